"""What a Wayland display tells an application: which of its surfaces has the keyboard, and where the pointer is.

A Wayland display tells nobody but the application itself where its windows are. With WAYLAND_DEBUG=client
libwayland writes every message to standard error, and that is read here.
"""

import re

# "[123.456] wl_pointer@7.motion(99, 1.5, 2.5)"; a request of the application has an arrow. Newer releases of libwayland
# name the queue, too, and write # in the place of @.
MESSAGE = re.compile(
    r"\[ *\d+\.\d+\] +(?:\{[^}]*\} +)?(?:discarded +)?(?:-> +)?"
    r"(?P<type>\w+)[@#](?P<id>\d+)\.(?P<verb>\w+)\((?P<arguments>.*)\)"
)
LINE = re.compile(r"\[ *\d+\.\d+\] ")
SURFACE = re.compile(r"wl_surface[@#](\d+)")
OBJECT = re.compile(r"[@#](\d+)")


class Tap:
    """Reads on in what one application says, each time it is asked."""

    def __init__(self, path):
        self.file = open(path, encoding="utf-8", errors="replace")
        self.rest = ""
        # The surface that has the keyboard, and the one that the pointer is over with the place on it.
        self.keyboard = None
        self.pointer = None
        self.steps = 0
        self.places = {}
        self.roles = {}

    def read(self):
        *lines, self.rest = (self.rest + self.file.read()).split("\n")
        for line in lines:
            if message := MESSAGE.match(line):
                self.follow(message)

    def follow(self, message):
        verb = f"{message['type']}.{message['verb']}"
        arguments = message["arguments"].split(", ")
        if verb == "wl_keyboard.enter":
            self.keyboard = surface(arguments[1])
        elif verb == "wl_keyboard.leave":
            self.keyboard = None
        elif verb == "wl_pointer.enter":
            self.pointer = (surface(arguments[1]), float(arguments[2]), float(arguments[3]))
            self.steps += 1
        elif verb == "wl_pointer.leave":
            self.pointer = None
        elif verb == "wl_pointer.motion" and self.pointer:
            self.pointer = (self.pointer[0], float(arguments[1]), float(arguments[2]))
            self.steps += 1
        elif verb == "xdg_wm_base.get_xdg_surface":
            self.roles[OBJECT.search(arguments[0])[1]] = surface(arguments[1])
        elif verb == "xdg_surface.set_window_geometry":
            self.places[self.roles.get(message["id"])] = tuple(map(int, arguments))

    def is_near(self, window, x, y):
        """Whether the pointer is there on a surface, but for what is rounded."""
        over = self.pointer
        return over is not None and over[0] == window and abs(over[1] - x) <= 1 and abs(over[2] - y) <= 1

    def frame(self, of):
        """(x, y, width, height) of the window's frame on its surface, which has room for its shadow around it."""
        return self.places[of]


def surface(argument):
    found = SURFACE.search(argument)
    return found and found[1]


def without_messages(said):
    """What else the application has said."""
    return "".join(line for line in said.splitlines(keepends=True) if not LINE.match(line))
