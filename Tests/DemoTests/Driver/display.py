"""What a person has in front of them: a display with windows, and the devices to use it with.

X11 and Wayland differ in all of that, and only there: a Person uses whichever display the environment names, and no
scenario can tell. What a kind of display has not is declared in its `lacks`, by the name that a scenario asks for it
with, and why.
"""

# What a scenario may need, and not every kind of display has.
PICTURES = "pictures"
WINDOW_TOOLS = "tools for windows"
TOUCHPAD = "touchpad"
TOUCH = "touch screen"


class Display:
    """What every kind has. A place is (x, y) in pixels; within a window it is counted as `Element.extents` does."""

    name = ""
    # Of what a scenario may need: what is missing, and why.
    lacks = {}

    @classmethod
    def missing(cls, needs):
        """Why a scenario with such needs cannot be played; empty where it can."""
        return "; ".join(cls.lacks[need] for need in needs if need in cls.lacks)

    def require(self):
        """Fails where the display does not answer: a scenario that has none to look at has proved nothing."""
        raise NotImplementedError

    def environment(self):
        """What an application's environment says of the display. None takes a variable away."""
        raise NotImplementedError

    def desktop_settings(self, _pairs):
        """The settings of GTK that the desktop overrides here: {schema: {key: value as a GVariant's text}}."""
        return {}

    def complaints(self, said):
        """What the application has said, without what the driver made it say."""
        return said

    # ---- Windows, each named by something that can be compared ---------------------------------------

    def active_window(self, person):
        """The window of the person's application that has the keyboard; None when it has none that does."""
        raise NotImplementedError

    def activate(self, person):
        """Gives the keyboard to a window of the application."""
        raise NotImplementedError

    def resize(self, person, width, height):
        raise NotImplementedError

    def place(self, person, window):
        """(x, y, width, height) of a window on the display."""
        raise NotImplementedError

    def screenshot(self, path):
        raise NotImplementedError

    # ---- Devices -------------------------------------------------------------------------------------

    def press(self, keys):
        """Presses keys one after the other; "alt+Left" holds one while the other is pressed."""
        raise NotImplementedError

    def hold_keys(self, keys, is_down):
        """Presses keys together, and keeps them down, or lets them go."""
        raise NotImplementedError

    def type(self, text):
        raise NotImplementedError

    def point(self, person, x, y):
        """Puts the mouse on a place within the active window."""
        raise NotImplementedError

    def point_away(self):
        """Puts the mouse into a corner, where it points at nothing of ours."""
        raise NotImplementedError

    def nudge(self, dx, dy=0):
        """Moves the mouse from where it is."""
        raise NotImplementedError

    def hold(self, button, is_down):
        """Presses a button of the mouse, or lets it go: 1 left, 2 middle, 3 right, 8 back, 9 forward."""
        raise NotImplementedError

    def click(self, button, times, gap):
        """Clicks where the mouse is, with so many milliseconds between the clicks."""
        raise NotImplementedError
