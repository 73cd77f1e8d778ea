"""A person at the application: starts it, looks, clicks, types, and closes it again.

What is seen is the accessibility tree; what is done goes through it, or through the devices of the display.
Nothing reaches into the process. Every look waits until what is looked for is there, or says after a while what was
there instead.
"""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time

import words
from displays import DISPLAY
from hands import Hands
from tree import LEAVES, Gone, Role, application

PATIENCE = 10.0
# Messages of GLib's logging: "(app:123): Gtk-WARNING **: …", and the library's diagnostics. GTK 4.18 loses count of what
# is pressed when it goes while a button or a finger is down, in applications of all kinds, and recovers; earlier it said
# nothing.
COMPLAINT = re.compile(
    r"-(WARNING|CRITICAL|ERROR) \*\*(?!.*Broken accounting of active state)"
    r"|AddressSanitizer|LeakSanitizer|runtime error|^Fatal|^Backable: ",
    re.MULTILINE,
)
# Settings of a person who wants no motion: a page turn is over at once, and nothing need be waited for.
STILL = {"gtk-enable-animations": "0"}
# Longer than a page turn takes, in seconds.
TURN = 0.6
MIRRORED = {"alt+Left": "alt+Right", "alt+Right": "alt+Left"}
# An application that outlived a driver that was stopped would be in the way of the next one.
DIES_WITH_US = ["setpriv", "--pdeathsig", "KILL", "--"]


class Person(Hands):
    def __init__(self, app, pictures=None, is_mirrored=False):
        self.app = os.path.abspath(app)
        self.pictures = pictures
        self.is_mirrored = is_mirrored
        # What they read; None: English. The library's words are looked for by their English names all the same.
        self.language = "ar" if is_mirrored else None
        self.sees_motion = True
        self.scratch = tempfile.mkdtemp(prefix="backable-driver-")
        self.said = os.path.join(self.scratch, "said")
        self.process = None
        self.root = None
        # What a Wayland display tells the application.
        self.tap = None

    # ---- Starting and closing ------------------------------------------------------------------------

    def environment(self, **changes):
        """The environment of the application: no settings or files of whoever runs the tests."""
        result = dict(os.environ)
        result.update(GSK_RENDERER="cairo", LANG="C.UTF-8")
        for kind in ("CONFIG", "CACHE", "DATA", "STATE"):
            result[f"XDG_{kind}_HOME"] = os.path.join(self.scratch, kind.lower())
        result["XDG_DATA_DIRS"] = self.data_without_applications()
        for name in ("NO_AT_BRIDGE", "LANGUAGE", "LC_ALL"):
            result.pop(name, None)
        if self.language:
            result.update(words.environment(self.language, self.app))
        if self.is_mirrored:
            result["TEXTDOMAINDIR"] = words.english_demo(self.language, self.app)
        changes = {**DISPLAY.environment(), **changes}
        result.update({name: value for name, value in changes.items() if value is not None})
        for name in [name for name, value in changes.items() if value is None]:
            result.pop(name, None)
        return result

    def data_without_applications(self):
        """The system's data folders without the applications: none is started by whoever opens a file elsewhere."""
        folders = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
        copies = []
        for number, folder in enumerate(filter(os.path.isdir, folders.split(":"))):
            copies.append(os.path.join(self.scratch, f"share-{number}"))
            if os.path.isdir(copies[-1]):
                continue
            os.mkdir(copies[-1])
            for name in os.listdir(folder):
                if name != "applications":
                    os.symlink(os.path.join(folder, name), os.path.join(copies[-1], name))
        return ":".join(copies)

    def settings(self, **pairs):
        """What the desktop's settings say; holds for the next start."""
        self.sees_motion = not STILL.items() <= pairs.items()
        self.write_groups("gtk-4.0/settings.ini", {"Settings": pairs})
        self.write_groups("glib-2.0/settings/keyfile", DISPLAY.desktop_settings(pairs))

    def write_groups(self, name, groups):
        path = os.path.join(self.scratch, "config", name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            for group, pairs in groups.items():
                file.write(f"[{group}]\n" + "".join(f"{key}={value}\n" for key, value in pairs.items()))

    def start(self, *arguments, prefix=(), **environment):
        """Starts the application and waits for its window. `prefix` is a command that it is run by."""
        self.tap = None
        with open(self.said, "w", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                [*DIES_WITH_US, *prefix, self.app, *arguments],
                env=self.environment(**environment),
                stdin=subprocess.DEVNULL,
                # What the core says of itself comes that way.
                stdout=subprocess.PIPE if "--inspect" in arguments else None,
                stderr=errors,
            )
        self.root = application(self.process.pid)
        self.wait(lambda: self.windows(), "a window")
        self.wait(lambda: self.active_window_is_ours(), "the window to become active")
        return self

    def run(self, *arguments, timeout=20, prefix=(), **environment):
        """Runs the application to its end: (status, standard output, standard error)."""
        done = subprocess.run(
            [*prefix, self.app, *arguments],
            env=self.environment(**environment),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=timeout,
        )
        return done.returncode, done.stdout.decode(), DISPLAY.complaints(done.stderr.decode(errors="replace"))

    def complaints(self):
        """The lines that the application has written to standard error so far."""
        with open(self.said, encoding="utf-8", errors="replace") as file:
            return DISPLAY.complaints(file.read())

    def close(self, timeout=20):
        """Closes the window as a person does; then the status is 0 and nothing was complained about."""
        self.press("alt+F4")
        self.wait_for_end(timeout)

    def wait_for_end(self, timeout=20):
        """The application ends by itself, with status 0, and has not complained about anything."""
        try:
            status = self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            raise AssertionError("the application was still running after its last window was closed") from None
        said = self.complaints()
        self.process = None
        assert status == 0, f"the application ended with status {status}\n{said}"
        assert not COMPLAINT.search(said), f"the application complained:\n{said}"

    def clean_up(self):
        """Ends an application that a failed scenario left behind, and removes the scratch folder."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        shutil.rmtree(self.scratch, ignore_errors=True)

    # ---- Looking -------------------------------------------------------------------------------------

    def wait(self, condition, what, timeout=PATIENCE):
        """The first true answer of `condition`; fails with the tree in words when none comes in time."""
        end = time.monotonic() + timeout
        while True:
            with contextlib.suppress(Gone):
                answer = condition()
                if answer:
                    return answer
            if self.process is not None and self.process.poll() is not None:
                raise AssertionError(
                    f"waiting for {what}: the application ended with status {self.process.returncode}\n"
                    + self.complaints()
                )
            if time.monotonic() > end:
                raise AssertionError(f"waited {timeout} s for {what}; there was only:\n{self.tree()}")
            time.sleep(0.02)

    def watch_turn(self):
        """Waits until a page turn has come to rest: a second way back that comes before is not taken (rule S17)."""
        if self.sees_motion:
            time.sleep(TURN)

    def windows(self):
        return self.root.children

    def tree(self):
        """What is there, in words, a line a node; of a long list only the beginning and the end."""
        lines = self.root.dump() if self.root else ["(no application)"]
        if len(lines) > 200:
            lines[120:-80] = [f"… {len(lines) - 200} lines more …"]
        return "\n".join(lines)

    def elements(self, role=None, name=None, containing=None, within=None):
        """Everything on show with the given role and name, or whose text contains the given words."""
        found = []
        names = words.names(name, self.language)
        for element in (within or self.root).walk():
            with contextlib.suppress(Gone):
                if role is not None and element.role != role:
                    continue
                if name is not None and element.name not in names:
                    continue
                if containing is not None and containing not in element.full_text:
                    continue
                found.append(element)
        return found

    def sees(self, role=None, name=None, containing=None):
        return bool(self.elements(role, name, containing))

    def find(self, role=None, name=None, containing=None, timeout=PATIENCE):
        """The first element with the given role, name and words, once it is there."""
        words = " ".join(
            str(part) for part in (role and role.value_nick, name and repr(name), containing) if part
        )
        return self.wait(lambda: self.elements(role, name, containing), words, timeout)[0]

    def wait_gone(self, role=None, name=None, containing=None, timeout=PATIENCE):
        """Leaving the tree is asynchronous: waits until nothing of the kind is there."""
        self.wait(
            lambda: not self.sees(role, name, containing), f"{name or containing!r} to leave", timeout
        )

    def has_button(self, name):
        return self.sees(Role.PUSH_BUTTON, name) or self.sees(Role.TOGGLE_BUTTON, name)

    def button(self, name, timeout=PATIENCE):
        return self.find(Role.PUSH_BUTTON, name, timeout=timeout)

    def rows(self, exactly=None, containing=None):
        """The rows of lists with that name (a row without one: with that text inside) or those words."""
        found = []
        for row in self.all_rows():
            with contextlib.suppress(Gone):
                name = row.name
                if exactly is not None and exactly not in ([name] if name else row.full_text.split("\n")):
                    continue
                if containing is not None and containing not in name and containing not in row.full_text:
                    continue
                found.append(row)
        return found

    def all_rows(self):
        """The rows of all lists, from the top down. A long list has only those near its visible part."""
        rows = []
        for element in self.root.walk(LEAVES | {Role.LIST}):
            with contextlib.suppress(Gone):
                if element.role == Role.LIST:
                    rows += [child for child in element.children if child.role == Role.LIST_ITEM]
        return rows

    def row(self, exactly=None, containing=None, timeout=PATIENCE):
        return self.wait(
            lambda: self.rows(exactly, containing), f"a row {exactly or containing!r}", timeout
        )[0]

    @property
    def title(self):
        """The title of the first window, which is the title of the screen on show."""
        return next((window.name for window in self.windows()), None)

    def screenshot(self, name, of=None):
        """Leaves a picture of the display, or of what of it lies where a window is, in the pictures' folder."""
        os.makedirs(self.pictures, exist_ok=True)
        path = os.path.join(self.pictures, f"{name}.png")
        DISPLAY.screenshot(path)
        if of is not None:
            # Where nothing composites, GTK draws a plain frame in the place of shadow and round corners.
            frame = ["-shave", "4x4", "-bordercolor", "#888888", "-border", "1"]
            crop(path, *DISPLAY.place(self, of), *frame, "-strip")
        return path

    def picture_of(self, element, margin=0):
        """Leaves a picture of an element of the active window, and of so many pixels around it."""
        path = self.screenshot(f"element-{element.name}")
        left, top, _, _ = DISPLAY.place(self, self.active_window())
        x, y, width, height = element.extents()
        crop(path, left + x - margin, top + y - margin, width + 2 * margin, height + 2 * margin)
        return path

    def looks_of(self, element):
        """What an element of the active window looks like, to compare; the mouse does not point at it."""
        self.mouse_away()
        before, self.pictures = self.pictures, self.scratch
        picture = self.picture_of(element)
        self.pictures = before
        done = subprocess.run(["identify", "-format", "%#", picture], check=True, capture_output=True)
        return done.stdout

    # ---- Doing ---------------------------------------------------------------------------------------

    def click(self, name):
        """Clicks the button of that name through the accessibility tree."""
        self.button(name).act()

    def focus_window(self):
        if not self.active_window_is_ours():
            DISPLAY.activate(self)

    def resize(self, width, height):
        """Gives the active window a size, as a person who drags its corner does, and returns the window."""
        DISPLAY.resize(self, width, height)
        self.finger_window = None
        return self.active_window()

    def active_window(self):
        """The window of the application that has the keyboard, to be compared with; None when none has it."""
        return DISPLAY.active_window(self)

    def active_window_is_ours(self):
        return self.active_window() is not None

    def press(self, *keys):
        """Presses keys on the keyboard, one after the other: "alt+Left", "Return". Left and right with Alt are as on
        a desktop from left to right.
        """
        self.focus_window()
        if self.is_mirrored:
            keys = [MIRRORED.get(key, key) for key in keys]
        DISPLAY.press(keys)

    @contextlib.contextmanager
    def holding(self, keys, seconds=1.2):
        """Holds keys down so long that they are repeated, goes on, and lets them go at the end."""
        self.focus_window()
        keys = MIRRORED.get(keys, keys) if self.is_mirrored else keys
        DISPLAY.hold_keys(keys, True)
        try:
            time.sleep(seconds)
            yield
        finally:
            DISPLAY.hold_keys(keys, False)

    def type(self, text):
        self.focus_window()
        DISPLAY.type(text)

    def tab_until(self, is_there, what, most=30):
        """Moves the keyboard's focus by Tab alone, until it is where it should be."""
        for _ in range(most):
            if is_there():
                return
            self.press("Tab")
            self.watch_turn()
        raise AssertionError(f"Tab does not lead to {what}:\n{self.tree()}")

    def focus_row(self, row):
        """Brings the keyboard's focus to a row: Tab until it is in the row's list, then Up or Down.

        GTK 4.8 gives no focus through the accessibility tree, and a selected row is not the focused one.
        """
        siblings = row.parent.children
        there = siblings.index(row)
        for _ in range(40):
            here = next((index for index, each in enumerate(siblings) if each.is_focused), None)
            if here == there:
                return
            if here is None:
                self.press("Tab")
            else:
                self.press(*["Down" if there > here else "Up"] * abs(there - here))
            time.sleep(0.03)
        raise AssertionError(f"the keyboard did not reach {row.full_text!r}; there was:\n{self.tree()}")

    def activate(self, row):
        """Goes to a row with the keyboard and presses Return."""
        self.focus_row(row)
        self.press("Return")

    def open(self, exactly):
        """Opens the row with exactly that text."""
        self.activate(self.row(exactly))


def crop(path, x, y, width, height, *more):
    """Leaves of a picture what lies in a box."""
    subprocess.run(["mogrify", "-crop", f"{width}x{height}+{x}+{y}", "+repage", *more, path], check=True)


def require_display():
    """A scenario that has no display to look at has proved nothing: that is a failure."""
    DISPLAY.require()
    assert os.environ.get("DBUS_SESSION_BUS_ADDRESS"), "there is no session bus"
