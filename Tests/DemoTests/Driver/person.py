"""A person at the application: starts it, looks, clicks, types, and closes it again.

What is seen is the accessibility tree; what is done goes through it, or through the X server's own keyboard
and mouse (xdotool). Nothing reaches into the process. Every look waits until what is looked for is there, or
says after a while what was there instead.
"""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time

from tree import LEAVES, Gone, Role, application

PATIENCE = 10.0
# Messages of GLib's logging: "(app:123): Gtk-WARNING **: …", and the library's diagnostics.
COMPLAINT = re.compile(
    r"-(WARNING|CRITICAL|ERROR) \*\*|AddressSanitizer|LeakSanitizer|runtime error|^Fatal|^Backable: ",
    re.MULTILINE,
)
# Settings of a person who wants no motion: a page turn is over at once, and nothing need be waited for.
STILL = {"gtk-enable-animations": "0"}
# Longer than a page turn takes, in seconds.
TURN = 0.6
MIRRORED = {"alt+Left": "alt+Right", "alt+Right": "alt+Left"}
# An application that outlived a driver that was stopped would be in the way of the next one.
DIES_WITH_US = ["setpriv", "--pdeathsig", "KILL", "--"]


class Person:
    def __init__(self, app, pictures=None, is_mirrored=False):
        self.app = os.path.abspath(app)
        self.pictures = pictures
        self.is_mirrored = is_mirrored
        self.sees_motion = True
        self.scratch = tempfile.mkdtemp(prefix="backable-driver-")
        self.process = None
        self.root = None
        self.nudge = 1
        self.is_dragging = False

    # ---- Starting and closing ------------------------------------------------------------------------

    def environment(self, **changes):
        """The environment of the application: no settings or files of whoever runs the tests."""
        result = dict(os.environ)
        result.update(GSK_RENDERER="cairo", GDK_BACKEND="x11", GSETTINGS_BACKEND="memory", LANG="C.UTF-8")
        for kind in ("CONFIG", "CACHE", "DATA", "STATE"):
            result[f"XDG_{kind}_HOME"] = os.path.join(self.scratch, kind.lower())
        for name in ("NO_AT_BRIDGE", "LANGUAGE", "LC_ALL", "WAYLAND_DISPLAY"):
            result.pop(name, None)
        if self.is_mirrored:
            result["LANGUAGE"] = "ar"
        result.update({name: value for name, value in changes.items() if value is not None})
        for name in [name for name, value in changes.items() if value is None]:
            result.pop(name, None)
        return result

    def settings(self, **pairs):
        """What the desktop's settings say; holds for the next start."""
        self.sees_motion = not STILL.items() <= pairs.items()
        folder = os.path.join(self.scratch, "config", "gtk-4.0")
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "settings.ini"), "w", encoding="utf-8") as file:
            file.write("[Settings]\n" + "".join(f"{key.replace('_', '-')}={pairs[key]}\n" for key in pairs))

    def start(self, *arguments, prefix=(), **environment):
        """Starts the application and waits for its window. `prefix` is a command that it is run by."""
        self.errors = tempfile.TemporaryFile(mode="w+", encoding="utf-8", errors="replace")
        self.process = subprocess.Popen(
            [*DIES_WITH_US, *prefix, self.app, *arguments],
            env=self.environment(**environment),
            stdin=subprocess.DEVNULL,
            stderr=self.errors,
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
        return done.returncode, done.stdout.decode(), done.stderr.decode(errors="replace")

    def complaints(self):
        """The lines that the application has written to standard error so far."""
        self.errors.flush()
        self.errors.seek(0)
        return self.errors.read()

    def close(self, timeout=20):
        """Closes the window as a person does; then the status is 0 and nothing was complained about."""
        self.press("alt+F4")
        try:
            status = self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            raise AssertionError("the application was still running after its window was closed") from None
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
        for element in (within or self.root).walk():
            with contextlib.suppress(Gone):
                if role is not None and element.role != role:
                    continue
                if name is not None and element.name != name:
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
        return self.windows()[0].name

    def screenshot(self, name, of=None):
        """Leaves a picture of the display, or of what of it lies where a window is, in the pictures' folder."""
        os.makedirs(self.pictures, exist_ok=True)
        path = os.path.join(self.pictures, f"{name}.png")
        subprocess.run(["import", "-window", "root", path], check=True)
        if of is not None:
            place = window_place(of)
            crop = f"{place['WIDTH']}x{place['HEIGHT']}+{place['X']}+{place['Y']}"
            # Where nothing composites, GTK draws a plain frame in the place of shadow and round corners.
            frame = ["-shave", "4x4", "-bordercolor", "#888888", "-border", "1"]
            subprocess.run(["mogrify", "-crop", crop, "+repage", *frame, "-strip", path], check=True)
        return path

    def picture_of(self, element, margin=0):
        """Leaves a picture of an element of the active window, and of so many pixels around it."""
        path = self.screenshot(f"element-{element.name}")
        place = window_place(active_window())
        x, y, width, height = element.extents()
        size = f"{width + 2 * margin}x{height + 2 * margin}"
        crop = f"{size}+{place['X'] + x - margin}+{place['Y'] + y - margin}"
        subprocess.run(["mogrify", "-crop", crop, "+repage", path], check=True)
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
        if self.active_window_is_ours():
            return
        mine = xdotool("search", "--onlyvisible", "--pid", str(self.process.pid)).split()
        assert mine, "the application has no visible window"
        xdotool("windowactivate", "--sync", mine[-1])

    def resize(self, width, height):
        """Gives the active window a size, as a person who drags its corner does, and returns the window."""
        window = active_window()
        xdotool("windowsize", "--sync", window, str(width), str(height))
        return window

    def active_window_is_ours(self):
        window = active_window()
        return bool(window) and xdotool("getwindowpid", window) == str(self.process.pid)

    def press(self, *keys):
        """Presses keys on the keyboard, one after the other: "alt+Left", "Return". Left and right with Alt are as on
        a desktop from left to right.
        """
        self.focus_window()
        if self.is_mirrored:
            keys = [MIRRORED.get(key, key) for key in keys]
        # To xdotool a button of the mouse is a modifier, too, which it lets go.
        clearing = [] if self.is_dragging else ["--clearmodifiers"]
        xdotool("key", *clearing, "--delay", "30", *keys)

    @contextlib.contextmanager
    def holding(self, keys, seconds=1.2):
        """Holds keys down so long that they are repeated, goes on, and lets them go at the end."""
        self.focus_window()
        keys = MIRRORED.get(keys, keys) if self.is_mirrored else keys
        xdotool("keydown", keys)
        try:
            time.sleep(seconds)
            yield
        finally:
            xdotool("keyup", keys)

    def type(self, text):
        self.focus_window()
        xdotool("type", "--clearmodifiers", "--delay", "20", text)

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

    def mouse_to(self, element, part=(0.5, 0.5)):
        """Puts the mouse on the middle of an element of the active window, or such a part of its width and height."""
        self.focus_window()
        x, y, width, height = element.extents()
        place = int(x + width * part[0]), int(y + height * part[1])
        xdotool("mousemove", "--window", active_window(), *map(str, place))

    @contextlib.contextmanager
    def dragging(self, element, dx, dy, begin=(0.5, 0.5)):
        """Holds the mouse's button down on an element, from such a part of its width and height on, and moves so many
        pixels from there; lets go at the end.
        """
        self.mouse_to(element, begin)
        xdotool("mousedown", "1")
        self.is_dragging = True
        try:
            for _ in range(10):
                xdotool("mousemove_relative", "--sync", "--", str(dx / 10), str(dy / 10))
            yield
        finally:
            xdotool("mouseup", "1")
            self.is_dragging = False

    def mouse_away(self):
        """Puts the mouse into a corner of the display, where it points at nothing of ours."""
        xdotool("mousemove", "0", "0")

    def mouse_click(self, element, times=1, gap=0, button=1):
        """Clicks an element with the mouse. `gap` is the time between the clicks in milliseconds."""
        self.mouse_to(element)
        self.mouse_click_here(times, gap, button)

    def mouse_click_here(self, times=1, gap=0, button=1):
        """Clicks where the mouse is. No hand is quite still, and GTK relies on that: a click without any motion
        after the widget under the mouse has gone reaches nothing (so with GtkStack, too).
        """
        self.nudge = -self.nudge
        xdotool("mousemove_relative", "--", str(self.nudge), "0")
        xdotool("click", "--repeat", str(times), "--delay", str(gap), str(button))


def window_place(window):
    """Where a window is on the display: X, Y, WIDTH and HEIGHT."""
    lines = xdotool("getwindowgeometry", "--shell", window).splitlines()
    return {key: int(value) for key, value in (line.split("=") for line in lines)}


def xdotool(*arguments):
    """What xdotool prints; empty when it fails (no active window, for instance)."""
    done = subprocess.run(["xdotool", *arguments], capture_output=True, text=True, timeout=20)
    return done.stdout.strip() if done.returncode == 0 else ""


def active_window():
    return xdotool("getactivewindow")


def require_display():
    """A scenario that has no display to look at has proved nothing: that is a failure."""
    assert os.environ.get("DISPLAY"), "there is no display (DISPLAY is not set)"
    assert xdotool("getdisplaygeometry"), f"the display {os.environ['DISPLAY']} does not answer"
    assert os.environ.get("DBUS_SESSION_BUS_ADDRESS"), "there is no session bus"
