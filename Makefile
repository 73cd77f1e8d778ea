# Backable: build, run and test. Everything is built by SwiftPM; `make help` names the targets.

SWIFT ?= swift
# Where SwiftPM builds, and where the pictures of `make walk` are left.
BUILD ?= .build
# make run PATH_TO_SHOW=/a/folder, make run ARGS="--page deep-stack"
PATH_TO_SHOW ?=
ARGS ?=
# make test-window SETTINGS="x11-ltr wayland-rtl-moving"
SETTINGS ?=
# make soak SOAK=5000000 BACKABLE_SEED=7
SOAK ?= 1000000
export SWIFT PATH_TO_SHOW ARGS

DEMO = $(BUILD)/debug/backable-demo
LEAK_BUILD = $(BUILD)/leaks
# The headless package, which is the core and its tests alone, is another package to SwiftPM.
HEADLESS_BUILD = $(BUILD)/headless

.PHONY: help run walk build builds test test-window soak-window soak-leaks lint test-headless coverage headless-run sanitize sanitize-widgets sanitize-threads sanitize-demo soak bench docs leaks screenshots translations clean

help:
	@echo 'make run            build and open the demo; without a display, walk through it and take pictures'
	@echo 'make walk           the walk on a virtual display, also where there is a real one'
	@echo 'make test           every test, on a virtual display'
	@echo 'make test-window    the rules by a person at the demo: X11, Wayland; left-to-right, right-to-left; animations or none'
	@echo 'make soak-window    random actions by a person at the demo; SEED=… ACTIONS=2000'
	@echo 'make soak-leaks     the same under Address and Leak Sanitizer'
	@echo 'make lint           the strict check of the format'
	@echo 'make test-headless  the tests of the navigation logic, without GTK or a display; what proves each rule and report'
	@echo 'make coverage       which lines of Navigation those tests run'
	@echo 'make sanitize       those tests under Thread Sanitizer, then under Address and Leak Sanitizer; planted faults'
	@echo 'make sanitize-widgets  the tests of the widgets and windows under Address and Leak Sanitizer'
	@echo 'make sanitize-threads  the same tests under Thread Sanitizer'
	@echo 'make sanitize-demo  a person at the demo under Address Sanitizer; SETTINGS=… as above'
	@echo 'make soak           a million random sequences of operations, checked against a model; SOAK=… for more'
	@echo 'make bench          our programs against C, gtkmm, Vala, PyGObject and libadwaita, in turn; README=1: in the documents'
	@echo 'make docs           the documentation of the libraries, what of it is missing, and whether every listing compiles'
	@echo 'make leaks          200 pushes and pops in the running demo under Leak Sanitizer'
	@echo 'make screenshots    new pictures in Resources/screenshots'
	@echo 'make translations   bring the translations up to date with the words in the sources'
	@echo 'make clean          remove what was built'

run:
	@.ci/require-packages run
	@$(SWIFT) build --scratch-path $(BUILD) --product backable-demo
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
	  exec $(DEMO) $(ARGS) $${PATH_TO_SHOW:+"$$PATH_TO_SHOW"}; \
	else \
	  echo 'There is no display here: the demo runs on a virtual one (Xvfb), and each step leaves a picture.'; \
	  exec $(MAKE) --no-print-directory walk; \
	fi

walk:
	@.ci/require-packages test
	@$(SWIFT) build --scratch-path $(BUILD) --product backable-demo
	@.ci/with-display /usr/bin/python3 Tests/DemoTests/Driver/driver.py walk $(DEMO) --pictures $(BUILD)/walk \
	  $${PATH_TO_SHOW:+--folder "$$PATH_TO_SHOW"}

build:
	@.ci/require-packages run
	$(SWIFT) build --scratch-path $(BUILD) --build-tests

# All that `.ci/run` needs besides the tests of `make test`: these mostly wait for windows, and leave time for it.
builds:
	.ci/headless-build $(HEADLESS_BUILD) --enable-code-coverage
	.ci/headless-build $(HEADLESS_BUILD)-thread --sanitize=thread
	.ci/headless-build $(HEADLESS_BUILD)-address --sanitize=address
	$(SWIFT) build --scratch-path $(LEAK_BUILD) --sanitize=address --build-tests

test:
	@.ci/require-packages test
	$(SWIFT) build --scratch-path $(BUILD) --build-tests
	.ci/failures-last $(BUILD)/test.log .ci/with-display $(SWIFT) test --scratch-path $(BUILD) --skip-build

test-window:
	@.ci/require-packages test
	@$(SWIFT) build --scratch-path $(BUILD) --product backable-demo
	@/usr/bin/python3 -B Tests/DemoTests/Driver/side_by_side.py $(DEMO) --table $(SETTINGS)

# What failed is played again for some minutes, until few actions are left.
SOAK_WINDOW = env BACKABLE_SEED=$(SEED) BACKABLE_ACTIONS=$(or $(ACTIONS),2000) BACKABLE_SHRINK=$(or $(SHRINK),240) \
  .ci/with-display /usr/bin/python3 -B Tests/DemoTests/Driver/driver.py soak

soak-window:
	@.ci/require-packages test
	@$(SWIFT) build --scratch-path $(BUILD) --product backable-demo
	@$(SOAK_WINDOW) $(DEMO)

soak-leaks:
	@.ci/require-packages test
	@$(SWIFT) build --scratch-path $(LEAK_BUILD) --sanitize=address --product backable-demo
	@.ci/without-leaks $(LEAK_BUILD) $(SOAK_WINDOW) $(LEAK_BUILD)/debug/backable-demo

lint:
	@.ci/require-packages headless
	$(SWIFT) format lint --strict -r -p Sources Tests Package.swift

# `make test-headless coverage` judges one run twice.
test-headless: headless-run
	@.ci/rules $(HEADLESS_BUILD)/test.log
	@.ci/field-reports $(HEADLESS_BUILD)/test.log

coverage: headless-run
	@.ci/coverage $(HEADLESS_BUILD)

# The headless package has no GTK in it, and what was built shows it: no command that SwiftPM planned has GTK's
# include path or library, and the tests load no such library. Whether they passed is for the log to say.
headless-run:
	@.ci/require-packages headless
	@.ci/headless-test $(HEADLESS_BUILD) --enable-code-coverage || test -f $(HEADLESS_BUILD)/test.log
	@grep -q -e '"-module-name","Navigation"' $(HEADLESS_BUILD)/debug.yaml
	@if { cat $(HEADLESS_BUILD)/debug.yaml; ldd $(HEADLESS_BUILD)/debug/BackablePackageTests.xctest; } | \
	  grep -e gtk-4; then echo 'The core was built with GTK in reach.'; exit 1; fi
	@echo 'The core and its tests were built without GTK: no command and no library names it.'

# Thread Sanitizer needs an address space that is laid out as it expects, which a kernel that randomises more
# than usual does not give; newer toolchains see to that themselves. Where it may not be asked for, it is not.
# Swift's backtracer never ends in a process under a sanitizer, and with it a test that crashes.
# A tenth of the random sequences: each costs about ten times as much.
SANITIZED = $$(setarch -R true 2>/dev/null && echo setarch -R) \
  env SWIFT_BACKTRACE=enable=no BACKABLE_SEQUENCES=1000

sanitize:
	@.ci/require-packages headless
	$(SANITIZED) TSAN_OPTIONS=halt_on_error=1 .ci/headless-test $(HEADLESS_BUILD)-thread --sanitize=thread
	$(SANITIZED) .ci/without-leaks $(HEADLESS_BUILD)-address \
	  .ci/headless-test $(HEADLESS_BUILD)-address --sanitize=address
	.ci/sanitizers-bite $(BUILD)/faults

# The same for everything that needs a display.
WIDGET_TESTS = --skip-build --disable-swift-testing --filter '^(GtkInteropTests|BackableTests)\.'

sanitize-widgets:
	@.ci/require-packages test
	$(SWIFT) build --scratch-path $(LEAK_BUILD) --sanitize=address --build-tests
	$(SANITIZED) .ci/without-leaks $(LEAK_BUILD) .ci/failures-last $(LEAK_BUILD)/test.log \
	  .ci/with-display $(SWIFT) test --scratch-path $(LEAK_BUILD) --sanitize=address $(WIDGET_TESTS)

sanitize-threads:
	@.ci/require-packages test
	$(SWIFT) build --scratch-path $(BUILD)/threads --sanitize=thread --build-tests
	$(SANITIZED) TSAN_OPTIONS=halt_on_error=1 .ci/failures-last $(BUILD)/threads/test.log \
	  .ci/with-display $(SWIFT) test --scratch-path $(BUILD)/threads --sanitize=thread $(WIDGET_TESTS)

# The scenarios of the running demo that show a rule. What it loses is for `make leaks` and `make soak-leaks` to see.
sanitize-demo:
	@.ci/require-packages test
	@$(SWIFT) build --scratch-path $(LEAK_BUILD) --sanitize=address --product backable-demo
	@.ci/without-leaks $(LEAK_BUILD)/demo /usr/bin/python3 -B Tests/DemoTests/Driver/side_by_side.py \
	  $(LEAK_BUILD)/debug/backable-demo --table $(or $(SETTINGS),x11-ltr-moving)

soak:
	@.ci/require-packages headless
	BACKABLE_SEQUENCES=$(SOAK) .ci/headless-test $(HEADLESS_BUILD)-release -c release --filter ModelTests

# `make bench README=1` puts the table into Tests/Peers/RESULTS.md as well, and the rows that tell the most into the
# README. It builds what ships from nothing, to say how long that takes.
bench:
	@.ci/require-packages bench
	@.ci/with-display /usr/bin/python3 -B Tests/Peers/bench.py $(BUILD)/bench \
	  $(if $(README),--readme README.md --results Tests/Peers/RESULTS.md)

# In one archive, $(BUILD)/docs/Documentation.doccarchive: `docc preview` or any web server shows it.
docs:
	@.ci/require-packages docs
	@$(SWIFT) build --scratch-path $(BUILD) --target Backable
	@$(SWIFT) build --scratch-path $(BUILD) --target NavigationTesting
	@.ci/listings $(BUILD)
	@.ci/docs $(BUILD)

leaks:
	@.ci/require-packages test
	$(SWIFT) build --scratch-path $(LEAK_BUILD) --sanitize=address --product backable-demo
	.ci/without-leaks $(LEAK_BUILD) \
	  .ci/with-display /usr/bin/python3 Tests/DemoTests/Driver/driver.py leak $(LEAK_BUILD)/debug/backable-demo

screenshots:
	@.ci/require-packages pictures
	@$(SWIFT) build --scratch-path $(BUILD) --product backable-demo
	.ci/with-display /usr/bin/python3 Tests/DemoTests/Driver/driver.py screenshots $(DEMO) \
	  --pictures Resources/screenshots

translations:
	@.ci/require-packages test
	.ci/translations

clean:
	rm -rf $(BUILD)
