"""A Wayland display that mutter gives without a screen; the devices are those of its remote desktop."""

import ctypes
import os
import time

from display import PICTURES, WINDOW_TOOLS, Display
from mutter import RemoteDesktop, soon
from tap import Tap, without_messages

# Numbers of the kernel's input events.
BUTTONS = {1: 0x110, 2: 0x112, 3: 0x111, 8: 0x113, 9: 0x114}
MODIFIERS = {"alt": "Alt_L", "ctrl": "Control_L", "shift": "Shift_L", "super": "Super_L"}
# Of a scroll: nothing moves any more; it comes from fingers.
FINISHED, FINGERS = 1, 4
SIZE = (1024, 768)
# For the application to say where the mouse is, and to hand a corner over to the display, in seconds.
PROBE = 0.4
HANDED_OVER = 0.3
# What the desktop's own settings say has the last word here: schema, key, and whether the value is a text.
OVERRIDDEN = {
    "gtk-enable-animations": ("org/gnome/desktop/interface", "enable-animations", False),
    "gtk-font-name": ("org/gnome/desktop/interface", "font-name", True),
    "gtk-decoration-layout": ("org/gnome/desktop/wm/preferences", "button-layout", True),
}


class Wayland(Display):
    name = "Wayland"
    lacks = {
        PICTURES: "mutter without a shell takes no pictures",
        WINDOW_TOOLS: "no program may minimise or activate another's windows",
    }

    def __init__(self):
        self.at = (0.0, 0.0)
        self.is_touched = False

    def require(self):
        """Connects. The devices come with the first use of them, and an application should not see them come."""
        assert os.environ.get("WAYLAND_DISPLAY"), "there is no display (WAYLAND_DISPLAY is not set)"
        self.desktop = RemoteDesktop()
        self.press(["Shift_L"])
        self.touch(0, 0)
        self.end_touch()
        self.point_away()

    def environment(self):
        return {
            "GDK_BACKEND": "wayland", "DISPLAY": None, "WAYLAND_DEBUG": "client", "GSETTINGS_BACKEND": "keyfile",
        }  # fmt: skip

    def desktop_settings(self, pairs):
        schemas = {}
        for name in OVERRIDDEN.keys() & pairs.keys():
            schema, key, is_text = OVERRIDDEN[name]
            value = f"'{pairs[name]}'" if is_text else ("false", "true")[int(pairs[name])]
            schemas.setdefault(schema, {})[key] = value
        return schemas

    def complaints(self, said):
        return without_messages(said)

    # ---- Windows -------------------------------------------------------------------------------------

    def active_window(self, person):
        return tap_of(person).keyboard

    def activate(self, person):
        assert soon(lambda: self.active_window(person)), "no window of the application gets the keyboard"

    def resize(self, person, width, height):
        """Drags the corner, which has its handle in the shadow."""
        self.activate(person)
        window = self.active_window(person)
        _, _, now_wide, now_high = tap_of(person).frame(window)
        self.point(person, now_wide + 2, now_high + 2)
        self.hold(1, True)
        # The application hands the corner over to the display, which then follows the mouse.
        time.sleep(HANDED_OVER)
        x, y = self.at
        self.move_to(x + (width - now_wide) / 2, y + (height - now_high) / 2)
        self.move_to(x + width - now_wide, y + height - now_high)
        has_followed = soon(lambda: tap_of(person).frame(window)[2:] == (width, height))
        self.hold(1, False)
        self.activate(person)
        assert has_followed, f"the window is {tap_of(person).frame(window)[2:]}, not {width} × {height}"

    def place(self, person, window):
        x, y, width, height = tap_of(person).frame(window)
        left, top = self.origin(person, window)
        return (left + x, top + y, width, height)

    def origin(self, person, window):
        """Where on the display the window's surface begins. The mouse goes over the window to find it out."""
        tap = tap_of(person)
        is_there = tap.pointer is not None and tap.pointer[0] == window
        for x, y in [(self.at[0] + 1, self.at[1])] * is_there + places_to_look():
            before = tap.steps
            self.move_to(x, y)
            if soon(lambda: tap_of(person).steps > before, PROBE) and tap.pointer[0] == window:
                return (x - tap.pointer[1], y - tap.pointer[2])
        raise AssertionError(f"the mouse is nowhere over the window {window}")

    # ---- Keyboard and mouse --------------------------------------------------------------------------

    def press(self, keys):
        for key in keys:
            self.hold_keys(key, True)
            self.hold_keys(key, False)
            time.sleep(0.03)

    def hold_keys(self, keys, is_down):
        symbols = [keysym(MODIFIERS.get(name, name)) for name in keys.split("+")]
        for symbol in symbols if is_down else reversed(symbols):
            self.key(symbol, is_down)

    def type(self, text):
        for letter in text:
            self.strike(XKB.xkb_utf32_to_keysym(ord(letter)))

    def strike(self, symbol):
        self.key(symbol, True)
        self.key(symbol, False)
        time.sleep(0.03)

    def key(self, symbol, is_down):
        self.desktop.notify("NotifyKeyboardKeysym", "(ub)", symbol, is_down)

    def point(self, person, x, y):
        """A window may move just then, and the display may be behind: it is there when the application says so."""
        for _ in range(5):
            self.activate(person)
            window = self.active_window(person)
            goal = self.on_display(person, x, y)
            left, top, _, _ = tap_of(person).frame(window)
            self.move_to(*goal)
            if soon(lambda: tap_of(person).is_near(window, left + x, top + y), PROBE):
                return
        raise AssertionError(f"the mouse does not get to {x}, {y} of the window: {tap_of(person).pointer}")

    def on_display(self, person, x, y):
        """The place on the display of a place within the active window."""
        left, top, _, _ = self.place(person, self.active_window(person))
        return (left + x, top + y)

    def move_to(self, x, y):
        self.at = (x, y)
        self.desktop.place("NotifyPointerMotionAbsolute", "(sdd)", float(x), float(y))

    def point_away(self):
        self.move_to(0, 0)

    def nudge(self, dx, dy=0):
        self.move_to(self.at[0] + dx, self.at[1] + dy)

    def hold(self, button, is_down):
        self.desktop.notify("NotifyPointerButton", "(ib)", BUTTONS[button], is_down)

    def click(self, button, times, gap):
        for number in range(times):
            if number:
                time.sleep(gap / 1000)
            self.hold(button, True)
            self.hold(button, False)

    # ---- Touchpad and touch screen -------------------------------------------------------------------

    def scroll(self, dx, dy):
        """Two fingers on the touchpad: the content is to move so far to the left and up."""
        self.desktop.notify("NotifyPointerAxis", "(ddu)", float(dx), float(dy), FINGERS)

    def end_scroll(self):
        """The two fingers go up. mutter 43 tells no application so."""
        self.desktop.notify("NotifyPointerAxis", "(ddu)", 0.0, 0.0, FINGERS | FINISHED)

    def touch(self, x, y):
        """The finger comes down on a place of the display, or moves there."""
        verb = "NotifyTouchMotion" if self.is_touched else "NotifyTouchDown"
        self.is_touched = True
        self.desktop.place(verb, "(sudd)", 0, float(x), float(y))

    def end_touch(self):
        self.is_touched = False
        self.desktop.notify("NotifyTouchUp", "(u)", 0)

    def touch_again(self, x, y):
        """A second finger comes down on a place of the display, and goes up again, while the first one stays."""
        self.desktop.place("NotifyTouchDown", "(sudd)", 1, float(x), float(y))
        self.desktop.notify("NotifyTouchUp", "(u)", 1)


def tap_of(person):
    """The tap on the person's application, up to date."""
    if person.tap is None:
        person.tap = Tap(person.said)
    person.tap.read()
    return person.tap


def places_to_look():
    """Over the display, from its middle outwards: a window is near the middle."""
    columns, rows = (range(32, length, 64) for length in SIZE)
    middle = (SIZE[0] / 2, SIZE[1] / 2)
    grid = [(x, y) for x in columns for y in rows]
    return [middle, *sorted(grid, key=lambda place: abs(place[0] - middle[0]) + abs(place[1] - middle[1]))]


# Every GTK that knows Wayland brings it.
XKB = ctypes.CDLL("libxkbcommon.so.0")


def keysym(name):
    symbol = XKB.xkb_keysym_from_name(name.encode(), 0)
    assert symbol, f"there is no key {name}"
    return symbol
