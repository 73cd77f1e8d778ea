"""A display of the X Window System, with a window manager; keyboard and mouse are the server's own (xdotool)."""

import os
import re
import subprocess

from display import TOUCH, TOUCHPAD, Display


class X11(Display):
    name = "X11"
    is_button_down = False
    lacks = {
        TOUCHPAD: "the X server's test extension scrolls by a wheel alone",
        TOUCH: "the X server's test extension has no fingers",
    }

    def require(self):
        assert os.environ.get("DISPLAY"), "there is no display (DISPLAY is not set)"
        assert xdotool("getdisplaygeometry"), f"the display {os.environ['DISPLAY']} does not answer"

    def environment(self):
        return {"GDK_BACKEND": "x11", "WAYLAND_DISPLAY": None, "GSETTINGS_BACKEND": "memory"}

    def active_window(self, person):
        window = xdotool("getactivewindow")
        return window if window and xdotool("getwindowpid", window) == str(person.process.pid) else None

    def activate(self, person):
        mine = xdotool("search", "--onlyvisible", "--pid", str(person.process.pid)).split()
        assert mine, "the application has no visible window"
        xdotool("windowactivate", "--sync", mine[-1])

    def resize(self, person, width, height):
        xdotool("windowsize", "--sync", self.active_window(person), str(width), str(height))

    def place(self, _person, window):
        lines = xdotool("getwindowgeometry", "--shell", window).splitlines()
        values = dict(line.split("=") for line in lines)
        return tuple(int(values[key]) for key in ("X", "Y", "WIDTH", "HEIGHT"))

    def screenshot(self, path):
        subprocess.run(["import", "-window", "root", path], check=True)

    def press(self, keys):
        # To xdotool a button of the mouse is a modifier, too, which it lets go.
        clearing = [] if self.is_button_down else ["--clearmodifiers"]
        xdotool("key", *clearing, "--delay", "30", *keys)

    def hold_keys(self, keys, is_down):
        xdotool("keydown" if is_down else "keyup", keys)

    def type(self, text):
        xdotool("type", "--clearmodifiers", "--delay", "20", text)

    def point(self, person, x, y):
        xdotool("mousemove", "--window", self.active_window(person), str(x), str(y))

    def point_away(self):
        xdotool("mousemove", "0", "0")

    def nudge(self, dx, dy=0):
        xdotool("mousemove_relative", "--", str(dx), str(dy))

    def hold(self, button, is_down):
        self.is_button_down = is_down
        xdotool("mousedown" if is_down else "mouseup", str(button))

    def click(self, button, times, gap):
        xdotool("click", "--repeat", str(times), "--delay", str(gap), str(button))


def window_called(person, title):
    """The person's window of that title, the last one of several; None when there is none."""
    named = ["--name", f"^{re.escape(title)}$"]
    mine = xdotool("search", "--all", "--onlyvisible", "--pid", str(person.process.pid), *named).split()
    return mine[-1] if mine else None


def is_active(person, title):
    """Whether the keyboard's input goes to the window of that title."""
    return window_called(person, title) == person.active_window()


def activate(person, title):
    window = window_called(person, title)
    if window is not None:
        xdotool("windowactivate", "--sync", window)


def xdotool(*arguments):
    """What xdotool prints; empty when it fails (no active window, for instance)."""
    done = subprocess.run(["xdotool", *arguments], capture_output=True, text=True, timeout=20)
    return done.stdout.strip() if done.returncode == 0 else ""
