"""One person with the demo, who does one thing after the other, looks whether all is well, and starts it again."""

import contextlib
import itertools
import os
import subprocess
import time
from collections import deque

from actions import Scene, perform
from agreement import Agreement
from core import Core
from glance import Eye
from person import STILL
from steps import CLOSE, fault
from tree import Gone, Role
from x11 import activate, is_active

PATIENCE = 8.0
# What may end the application; "something" is a button, such as that of a question.
CLOSERS = {"alt+F4", "ctrl+w", "choose", "something"}
# Clicks that come sooner after each other are one, in seconds; and a little more.
DOUBLE_CLICK = 0.6
# So many closures may come and go with menus and bars; a page that leaks leaves some at each visit.
SLACK = 60

# What GTK 4.8 says, of itself. Because of it warnings are not fatal here: any other line is a failure at the next rest.
NOT_OURS = (
    # Where somebody has looked by accessibility at a page that is taken out and put back. Some of what is on that page may
    # be out of reach for accessibility afterwards.
    "gtk_at_context_set_accessible_role: assertion '!self->realized' failed",
    # Where the menu of an entry is opened before the X server has said where the window is.
    "gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed",
)
LOST = "Object does not exist at path"

# Not of the demo's own stack: the core does not tell of it.
INSPECTOR = "Inspector"
INACTIVE = "the topmost window is not active"


class Run:
    def __init__(self, stage):
        self.person = stage.person()
        if not stage.setting.is_moving:
            self.person.settings(**STILL)
        self.home = os.path.join(self.person.scratch, "home")
        make_home(self.home)
        self.started = time.monotonic()
        self.done = []
        self.faults_of_gtk = self.starts = self.rests = self.skipped = self.deepest = 0
        self.agreement = Agreement()

    def start(self):
        self.starts += 1
        # What was done since then leads here without anything from before.
        self.begun = len(self.done)
        self.state = None
        self.scene = self.seen = None
        self.doings = []
        self.recent = deque(maxlen=4)
        self.had_menu = False
        self.is_next_lost = False
        # When and where the last click was, and which way it was.
        self.clicked = (0, None, None)
        self.least_closures = None
        self.person.start("--inspect", HOME=self.home)
        self.core = Core(self.person)
        self.eye = Eye(self.person.process.pid)
        self.settle()

    def do(self, action):
        """One action; then all is as it should be, unless the person goes on at once."""
        try:
            doing = perform(self.person, self.scene, action) if self.is_where_it_was(action) else None
        except Gone:
            doing = None
        except AssertionError:
            # There is no window any more to press a key in.
            if not self.is_over():
                raise
            doing = None
        if doing is None:
            self.skipped += 1
        else:
            self.done.append(action)
            self.doings.append(self.hampered(doing, action))
            self.recent.append(doing.way)
        # Who goes on at once acts on what was seen last.
        if action.looks or doing is None:
            self.settle()

    def is_where_it_was(self, action):
        """Who clicks at once must not hit what lies beside another window that has come or gone."""
        return action.kind == "press" or not self.doings or is_active(self.person, self.scene.window.name)

    def hampered(self, doing, action):
        """A click may rightly do nothing: one on Back soon after another belongs to that one, and so does one that comes
        soon after a click in a sheet that has gone, wherever it is; and GTK sends the click that follows a press of a
        fourth or fifth button to where that one was.
        """
        is_wheel = action.button in (4, 5)
        if action.kind not in ("click", "open") or is_wheel:
            return doing
        click = (time.monotonic(), self.scene.window, doing.way)
        (before, window, way), self.clicked = self.clicked, click
        is_soon = click[0] - before < DOUBLE_CLICK
        is_lost, self.is_next_lost = self.is_next_lost, action.button in (8, 9)
        belongs = is_soon and (way == doing.way == "Back" or window != self.scene.window)
        return doing._replace(is_optional=doing.is_optional or is_lost or belongs)

    # ---- Looking -------------------------------------------------------------------------------------

    def settle(self):
        """Waits until nothing moves and everything agrees. An application that was closed is started again."""
        if self.recent and self.recent[-1] in CLOSE and len(self.state.surfaces) == 1:
            self.leave_alone(0.5)
        begin = time.monotonic()
        end = begin + PATIENCE
        while True:
            try:
                faults = self.look()
            except Gone as gone:
                faults = [str(gone)]
            if not faults:
                return self.rest()
            if time.monotonic() > begin + 1:
                self.recover()
            if self.is_over():
                return self.end()
            if time.monotonic() > end:
                if any(LOST in each for each in faults):
                    return self.begin_anew()
                raise AssertionError("\n".join(faults))
            time.sleep(0.01)

    def leave_alone(self, seconds):
        """Waits for the end, without a question meanwhile: what is on its way then is never freed."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.person.process.wait(seconds)

    def begin_anew(self):
        """Part of the page cannot be seen by accessibility any more."""
        self.faults_of_gtk += 1
        self.close()
        self.start()

    def recover(self):
        """A click that came while a window opened or closed may have gone elsewhere: the person returns."""
        title = self.seen and self.seen.window.name
        if title and not is_active(self.person, title):
            activate(self.person, title)

    def look(self):
        """What does not agree, or is not as it should be after what was done."""
        state = self.core.ask()
        if not state.is_at_rest:
            return ["something moves"]
        if state.has_more_windows:
            return self.close_the_new_window()
        windows = self.eye.look()
        if any(window.name == INSPECTOR for window in windows):
            activate(self.person, INSPECTOR)
            return self.close_the_new_window()
        faults = self.agreement.faults(state, windows, self.may_have_hidden_menu)
        if self.core.ask() != state:
            return ["something moves"]
        self.seen = Scene(state, windows, self.agreement)
        if len(windows) > 1 and not is_active(self.person, windows[-1].name):
            faults.append(INACTIVE)
        faults += [f"still alive: {each}" for each in state.survivors]
        if self.state and len(self.doings) == 1:
            faults += filter(None, [fault(self.doings[0], self.state, state, self.had_menu)])
        return faults

    def close_the_new_window(self):
        """Whoever acts by chance in several windows proves nothing more; that one was opened is seen."""
        self.person.press("ctrl+w")
        self.doings = []
        self.leave_alone(0.5)
        return ["another window is open"]

    @property
    def may_have_hidden_menu(self):
        """The menu of an entry takes the focus and the keys, and is not in the tree with GTK 4.8."""
        return self.had_menu or any(doing.way == "menu" for doing in self.doings)

    def rest(self):
        self.had_menu = bool(self.seen.menu) or self.seen.focus is None and self.may_have_hidden_menu
        self.scene, self.state = self.seen, self.seen.state
        self.doings = []
        self.rests += 1
        self.deepest = max(self.deepest, *self.state.depths)
        said = self.complaints()
        assert not said, f"the application said:\n{said}"
        self.count_closures()

    def count_closures(self):
        """In the gallery, with nothing open, there are always about as many."""
        if self.state.depths != [2] or self.had_menu:
            return
        if self.least_closures is None:
            self.least_closures = self.state.closures
        more = self.state.closures - self.least_closures
        assert more <= SLACK, f"there are {more} more closures than in the beginning"

    # ---- Ending --------------------------------------------------------------------------------------

    def is_over(self):
        """Whether the application has ended, or is about to."""
        try:
            if self.person.process.poll() is None and self.core.ask().window:
                return False
        except Gone:
            pass
        self.person.process.wait(60)
        return True

    def end(self):
        self.check_status()
        assert CLOSERS & set(self.recent), f"the application ended, and nobody closed it: {self.recent}"
        self.start()

    def check_status(self):
        self.faults_of_gtk += sum(map(self.person.complaints().count, NOT_OURS))
        said = self.complaints()
        status = self.person.process.returncode
        assert status == 0 and not said, f"the application ended with status {status}:\n{said}"

    def complaints(self):
        lines = filter(str.strip, self.person.complaints().splitlines())
        return "\n".join(line for line in lines if not any(known in line for known in NOT_OURS))

    def finish(self):
        """Closes the application at the end."""
        self.settle()
        self.close()

    def close(self):
        """Whatever is open and whatever asks."""
        end = time.monotonic() + 2 * PATIENCE
        keys = itertools.cycle(("alt+F4", "Escape"))
        while not self.is_over():
            assert time.monotonic() < end, "the application could not be closed"
            # Closing the question means no, and the next request to close asks again. An open menu has the keyboard to
            # itself on X11: the window manager does not hear of Alt+F4 until Escape has closed it.
            with contextlib.suppress(Gone):
                discard = self.person.elements(Role.PUSH_BUTTON, "Discard")
                if discard:
                    discard[0].act()
                else:
                    self.person.press(next(keys))
            # Sooner the next would be the same request, as of a key that is held down.
            self.leave_alone(2)
        self.check_status()

    # ---- Telling -------------------------------------------------------------------------------------

    def summary(self):
        taken = time.monotonic() - self.started
        return (
            f"{len(self.done)} actions in {taken:.0f} s, {self.rests} times at rest, {self.starts} starts, "
            f"{self.skipped} not possible, {self.deepest} screens at most, "
            f"{self.faults_of_gtk} faults of GTK's own"
        )

    def sight(self):
        """The core and the windows as they are now, in words."""
        try:
            lines = [f"The core: {self.core.ask()}"]
            for window in self.eye.look():
                lines += window.dump()[:150]
            return lines
        except Gone as gone:
            return [f"Nothing more to see: {gone}"]


def make_home(folder):
    """A few folders and files, the same on every machine."""
    for path in ("Letters/Old/Older", "Empty"):
        os.makedirs(os.path.join(folder, path))
    for path, text in (("Letters/today.txt", "Dear reader\n"), ("Letters/Old/list.md", "* one\n"), ("note", "\0\1\2")):
        with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
            file.write(text)
