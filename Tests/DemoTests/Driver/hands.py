"""What a person does with a hand: on the mouse, on a touchpad and on a touch screen."""

import contextlib
import time

from displays import DISPLAY

# Longer than it takes to draw what changes under the mouse, in seconds.
HOVER = 0.3
# How many events a movement of fingers has.
STEPS = 15


class Hands:
    """The part of a Person."""

    nudge = 1
    # Where on the window a finger is that is down, and the window that it was on last.
    finger_at = None
    finger_window = None

    def mouse_to(self, element, part=(0.5, 0.5)):
        """Puts the mouse on the middle of an element of the active window, or such a part of its width and height."""
        self.focus_window()
        x, y, width, height = element.extents()
        DISPLAY.point(self, int(x + width * part[0]), int(y + height * part[1]))

    @contextlib.contextmanager
    def dragging(self, element, dx, dy, begin=(0.5, 0.5)):
        """Holds the mouse's button down on an element, from such a part of its width and height on, and moves so many
        pixels from there; lets go at the end.
        """
        self.mouse_to(element, begin)
        DISPLAY.hold(1, True)
        try:
            for _ in range(STEPS):
                DISPLAY.nudge(round(dx / STEPS), round(dy / STEPS))
                time.sleep(0.01)
            yield
        finally:
            DISPLAY.hold(1, False)

    def mouse_away(self):
        """Puts the mouse into a corner of the display, where it points at nothing of ours."""
        DISPLAY.point_away()

    def mouse_click(self, element, times=1, gap=0, button=1):
        """Clicks an element with the mouse. `gap` is the time between the clicks in milliseconds."""
        self.mouse_to(element)
        self.mouse_click_here(times, gap, button)

    def mouse_click_here(self, times=1, gap=0, button=1):
        """Clicks where the mouse is. No hand is quite still, and GTK relies on that: a click without any motion
        after the widget under the mouse has gone reaches nothing (so with GtkStack, too).
        """
        self.nudge = -self.nudge
        DISPLAY.nudge(self.nudge)
        DISPLAY.click(button, times, gap)

    def mouse_hold(self, element, seconds=0.8):
        """Presses the mouse's left button on an element, and lets it go after a while. GTK takes half a second for a
        long press.
        """
        self.mouse_to(element)
        DISPLAY.hold(1, True)
        time.sleep(seconds)
        DISPLAY.hold(1, False)

    def fingers(self, dx, dy=0, seconds=0.3):
        """Moves two fingers on the touchpad, so many pixels towards the end edge and down; they stay on it."""
        # What is scrolled goes the other way.
        sign = 1 if self.is_mirrored else -1
        for _ in range(STEPS):
            DISPLAY.scroll(sign * dx / STEPS, -dy / STEPS)
            time.sleep(seconds / STEPS)

    def fingers_up(self):
        """Takes the two fingers off the touchpad."""
        DISPLAY.end_scroll()

    def finger(self, *places, seconds=0.3):
        """Puts a finger on a place of the active window and moves it over others, each (x, y) from the start edge and
        the top; it stays down. A finger that is down goes on from where it is.
        """
        if self.finger_at is None:
            place, *places = places
            self.look_for_window()
            self.touch(place)
        for place in places:
            (x0, y0), (x1, y1) = self.finger_at, place
            for step in range(1, STEPS + 1):
                time.sleep(seconds / STEPS)
                self.touch((x0 + (x1 - x0) * step / STEPS, y0 + (y1 - y0) * step / STEPS))

    def finger_tap(self, element, times=1, gap=0):
        """Taps the middle of an element of the active window with a finger. `gap` is the time between the taps in
        milliseconds.
        """
        x, y, width, height = element.extents()
        start = self.active_width() - x - width if self.is_mirrored else x
        for number in range(times):
            if number:
                time.sleep(gap / 1000)
            self.finger((start + width / 2, y + height / 2))
            self.finger_up()

    def resting_place(self, window):
        """Where a window is. One that has just opened may move once more, and a finger that is down cannot look again."""
        place = None
        while place != (place := DISPLAY.place(self, window)):
            time.sleep(0.1)
        return place

    def active_width(self):
        """How wide the active window is."""
        return DISPLAY.place(self, self.active_window())[2]

    def look_for_window(self):
        """A finger need not look again for a window that it was on."""
        window = self.active_window()
        if window == self.finger_window:
            return
        left, top, self.finger_width, _ = self.resting_place(window)
        self.finger_origin = (left, top)
        self.finger_window = window
        # The mouse showed where the window is. A finger that comes before GTK has drawn what hovering changes is taken
        # for a click, however far it moves; so without any swipe of ours, too (GTK 4.8).
        self.mouse_away()
        time.sleep(HOVER)

    def touch(self, place):
        self.finger_at = place
        DISPLAY.touch(*self.on_touch_screen(place))

    def second_finger(self, place):
        """Taps a place, as `finger` has it, with another finger while the first one is down."""
        DISPLAY.touch_again(*self.on_touch_screen(place))

    def on_touch_screen(self, place):
        """Where a place, as `finger` has it, is on the display."""
        x = self.finger_width - place[0] if self.is_mirrored else place[0]
        return self.finger_origin[0] + x, self.finger_origin[1] + place[1]

    def finger_up(self):
        DISPLAY.end_touch()
        self.finger_at = None
