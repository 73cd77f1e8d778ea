"""The whole accessibility tree of an application in few messages: to look often.

`tree.py` asks for each property of each element by itself, a message there and back. GTK answers for all elements that
anybody has seen before at once; the rest is looked for a level at a time.
"""

from gi.repository import Atspi, Gio, GLib

from tree import Gone, Role

ROOT = "/org/a11y/atspi/accessible/root"
ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
PATIENCE = 5000
# What stands in these does not come and go; of anything else, hidden elements must be told from shown ones.
FIXED = {Role.LIST_ITEM, Role.PUSH_BUTTON, Role.SCROLL_BAR}
# More is only to be read where something comes and goes all the time.
ROUNDS = 10


class Seen:
    """An element as it was at one glance; where it is, is asked anew."""

    def __init__(self, eye, item):
        (_, self.path), _, (_, self.parent_path), self.index, self.count, _, self.name, role, self.description, states = item
        self.eye = eye
        self.role = Role(role)
        self.states = states[0] | states[1] << 32
        self.children = []

    def has_state(self, state):
        return bool(self.states >> int(state) & 1)

    @property
    def is_focused(self):
        return self.has_state(Atspi.StateType.FOCUSED)

    @property
    def is_focusable(self):
        return self.has_state(Atspi.StateType.FOCUSABLE)

    @property
    def is_enabled(self):
        return self.has_state(Atspi.StateType.SENSITIVE)

    @property
    def is_pressed(self):
        """Whether a button that is a switch is on."""
        return self.has_state(Atspi.StateType.PRESSED)

    def extents(self):
        """(x, y, width, height) within its window."""
        by_window = GLib.Variant("(u)", (int(Atspi.CoordType.WINDOW),))
        return self.eye.ask([(self.path, COMPONENT, "GetExtents", by_window)])[0][0]

    def walk(self):
        """The element and everything inside it, parents first."""
        yield self
        for child in self.children:
            yield from child.walk()

    def dump(self, depth=0):
        """The tree below, a line a node, for people to read."""
        line = f"{'  ' * depth}{self.role.value_nick} {self.name!r}"
        line += f" ({self.description})" if self.description else ""
        line += " has the focus" if self.is_focused else ""
        return [line] + [line for child in self.children for line in child.dump(depth + 1)]

    def __str__(self):
        return f"{self.role.value_nick} {self.name!r}"


def titlebar(window):
    """The bar at the top. The content comes before it, and a tooltip after it while one is shown."""
    return window.children[1]


class Eye:
    """Looks at the application with the given process id."""

    def __init__(self, process_id):
        self.bus = accessibility_bus()
        self.application = self.name_of(process_id)

    def look(self):
        """The windows, with everything that is on show in them. Gone: something left meanwhile."""
        for _ in range(ROUNDS):
            items = self.ask([("/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems", None)])[0][0]
            seen = {item[0][1]: Seen(self, item) for item in items}
            windows, unseen = self.join(seen)
            if not unseen:
                return windows
            self.show(unseen)
        raise Gone("something comes and goes")

    def join(self, seen):
        """Gives each element its children. Returns the windows, and the paths of what nobody has seen before."""
        listed = {}
        for element in seen.values():
            listed.setdefault(element.parent_path, []).append(element)
        windows, unseen = [], []
        level = [(ROOT, windows)]
        while level:
            asked = []
            for path, children in level:
                if path != ROOT and seen[path].role in FIXED:
                    children += sorted(listed.get(path, []), key=lambda child: child.index)
                elif path == ROOT or seen[path].count:
                    asked.append((path, children))
            for (_, children), paths in zip(asked, self.children([path for path, _ in asked])):
                children += [seen[path] for path in paths if path in seen]
                unseen += [path for path in paths if path not in seen]
            level = [(child.path, child.children) for _, children in level for child in children]
        return windows, unseen

    def show(self, paths):
        """Has GTK answer for these elements and everything inside them from now on."""
        while paths:
            paths = [child for children in self.children(paths) for child in children]

    def children(self, paths):
        answers = self.ask([(path, ACCESSIBLE, "GetChildren", None) for path in paths])
        return [[path for _, path in answer[0]] for answer in answers]

    def ask(self, questions):
        """The answers to (path, interface, method, arguments), asked all at once."""
        answers = {}
        loop = GLib.MainContext.default()
        for number, (path, interface, method, arguments) in enumerate(questions):
            self.bus.call(
                self.application, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, PATIENCE, None,
                lambda bus, result, number: answers.update({number: result}), number,
            )  # fmt: skip
        while len(answers) < len(questions):
            loop.iteration(True)
        try:
            return [self.bus.call_finish(answers[number]).unpack() for number in range(len(questions))]
        except GLib.Error as error:
            raise Gone(str(error)) from error

    def name_of(self, process_id):
        for name in self.ask_bus("ListNames"):
            if name.startswith(":") and self.ask_bus("GetConnectionUnixProcessID", name) == process_id:
                return name
        raise Gone(f"process {process_id} is not on the accessibility bus")

    def ask_bus(self, method, name=None):
        bus = "org.freedesktop.DBus"
        arguments = GLib.Variant("(s)", (name,)) if name else None
        try:
            return self.bus.call_sync(bus, "/org/freedesktop/DBus", bus, method, arguments, None, 0, PATIENCE).unpack()[0]
        except GLib.Error:
            return None


def accessibility_bus():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    place = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, PATIENCE)
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(place.unpack()[0], flags, None, None)
