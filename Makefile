# Backable: build, run and test. Everything is built by SwiftPM; `make help` names the targets.

SWIFT ?= swift
# Where SwiftPM builds, and where the pictures of `make walk` are left.
BUILD ?= .build
# make run PATH_TO_SHOW=/a/folder, make run ARGS="--page deep-stack"
PATH_TO_SHOW ?=
ARGS ?=
export SWIFT PATH_TO_SHOW ARGS

DEMO = $(BUILD)/debug/backable-demo
LEAK_BUILD = $(BUILD)/leaks

.PHONY: help run walk build test test-headless lint core-alone leaks screenshots clean

help:
	@echo 'make run            build and open the demo; without a display, walk through it and take pictures'
	@echo 'make walk           the walk on a virtual display, also where there is a real one'
	@echo 'make test           every test, on a virtual display'
	@echo 'make test-headless  the tests of the navigation logic, without any display'
	@echo 'make lint           the strict check of the format'
	@echo 'make core-alone     the proof that Navigation builds without GTK'
	@echo 'make leaks          200 pushes and pops in the running demo under Leak Sanitizer'
	@echo 'make screenshots    new pictures in Resources/screenshots'
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

test:
	@.ci/require-packages test
	$(SWIFT) build --scratch-path $(BUILD) --build-tests
	.ci/with-display $(SWIFT) test --scratch-path $(BUILD) --skip-build

test-headless:
	@.ci/require-packages run
	$(SWIFT) test --scratch-path $(BUILD) --filter NavigationTests

lint:
	@.ci/require-packages run
	$(SWIFT) format lint --strict -r -p Sources Tests Package.swift

# SwiftPM looks for .pc files in places of its own, so they cannot be hidden from it. What proves that the core
# needs no GTK is the log of its build from nothing: every command is in it, and none has GTK's include path,
# which is the one thing that pkg-config certainly names.
core-alone:
	@.ci/require-packages run
	@rm -rf $(BUILD)/core-alone
	@mkdir -p $(BUILD)
	$(SWIFT) build -v --scratch-path $(BUILD)/core-alone --target NavigationTests >$(BUILD)/core-alone.log 2>&1 \
	  || { cat $(BUILD)/core-alone.log; exit 1; }
	@grep -q -e '-module-name Navigation ' $(BUILD)/core-alone.log || { echo 'The log has no command.'; exit 1; }
	@pkg-config --cflags gtk4 | grep -q gtk-4.0 || { echo 'The include path has another name.'; exit 1; }
	@if grep gtk-4.0 $(BUILD)/core-alone.log; then echo 'The core was built with GTK in reach.'; exit 1; fi
	@echo 'The core and its tests were built with no include path of GTK on any command.'

leaks:
	@.ci/require-packages test
	$(SWIFT) build --scratch-path $(LEAK_BUILD) --sanitize=address --product backable-demo
	ASAN_OPTIONS=detect_leaks=1 LSAN_OPTIONS=suppressions=$(CURDIR)/.ci/leaks.supp:print_suppressions=0 \
	  .ci/with-display /usr/bin/python3 Tests/DemoTests/Driver/driver.py leak $(LEAK_BUILD)/debug/backable-demo

screenshots:
	@.ci/require-packages test
	@$(SWIFT) build --scratch-path $(BUILD) --product backable-demo
	.ci/with-display /usr/bin/python3 Tests/DemoTests/Driver/driver.py screenshots $(DEMO) \
	  --pictures Resources/screenshots

clean:
	rm -rf $(BUILD)
