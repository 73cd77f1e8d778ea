"""The accessibility tree of one application, as an assistive technology sees it."""

import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

Role = Atspi.Role
StateType = Atspi.StateType

# What a person can do something with. A widget of one of these roles must have a name.
ACTIONABLE = {
    Role.PUSH_BUTTON, Role.TOGGLE_BUTTON, Role.CHECK_BOX, Role.RADIO_BUTTON, Role.COMBO_BOX, Role.ENTRY,
    Role.TEXT, Role.PASSWORD_TEXT, Role.SPIN_BUTTON, Role.SLIDER, Role.LINK, Role.MENU_ITEM,
    Role.CHECK_MENU_ITEM, Role.RADIO_MENU_ITEM, Role.PAGE_TAB, Role.LIST_ITEM, Role.TABLE_CELL,
}  # fmt: skip


# Only these are asked for characters: each question is a message there and back.
TEXTUAL = {Role.LABEL, Role.TEXT, Role.ENTRY, Role.PASSWORD_TEXT, Role.SPIN_BUTTON, Role.LINK, Role.STATIC}

# What lies inside these is of no interest to a search, and each look inside costs messages.
LEAVES = {Role.LABEL, Role.IMAGE, Role.PUSH_BUTTON, Role.SCROLL_BAR, Role.TOGGLE_BUTTON}


class Gone(Exception):
    """The element left the tree while it was being looked at."""


class Element:
    """One node of the tree. Every property is asked for anew: nothing here is a memory."""

    def __init__(self, accessible):
        self.accessible = accessible

    def _ask(self, question):
        try:
            return question(self.accessible)
        except GLib.Error as error:
            raise Gone(str(error)) from error

    @property
    def role(self):
        return self._ask(Atspi.Accessible.get_role)

    @property
    def role_name(self):
        # The words of 2.46 and of later releases differ ("push button", "button"): the enum does not.
        return self.role.value_nick

    @property
    def name(self):
        return self._ask(Atspi.Accessible.get_name) or ""

    @property
    def description(self):
        """What is read out after the name: its tooltip, where it has one."""
        return self._ask(Atspi.Accessible.get_description) or ""

    @property
    def children(self):
        result = []
        for index in range(self._ask(Atspi.Accessible.get_child_count)):
            child = self._ask(lambda accessible: accessible.get_child_at_index(index))
            if child is not None:
                result.append(Element(child))
        return result

    @property
    def parent(self):
        return Element(self._ask(Atspi.Accessible.get_parent))

    @property
    def text(self):
        """The characters of a label, an entry or a text view; empty for anything else."""
        if self.role not in TEXTUAL:
            return ""
        interface = self._ask(Atspi.Accessible.get_text_iface)
        if interface is None:
            return ""
        try:
            # An end of -1, which should mean "to the last", gives nothing from GTK 4.8.
            return Atspi.Text.get_text(interface, 0, Atspi.Text.get_character_count(interface))
        except GLib.Error as error:
            raise Gone(str(error)) from error

    @property
    def full_text(self):
        """Its own name and text and those of everything inside it, a line each, without repetition."""
        lines = []
        for element in self.walk():
            for line in (element.name, element.text):
                if line and line not in lines:
                    lines.append(line)
        return "\n".join(lines)

    def has_state(self, state):
        return self._ask(Atspi.Accessible.get_state_set).contains(state)

    @property
    def is_enabled(self):
        return self.has_state(Atspi.StateType.SENSITIVE)

    @property
    def is_checked(self):
        return self.has_state(Atspi.StateType.CHECKED)

    @property
    def is_pressed(self):
        """Whether a button that is a switch is on."""
        return self.has_state(Atspi.StateType.PRESSED)

    @property
    def is_focused(self):
        return self.has_state(Atspi.StateType.FOCUSED)

    @property
    def actions(self):
        interface = self._ask(Atspi.Accessible.get_action_iface)
        if interface is None:
            return []
        names = []
        for index in range(self._ask(lambda _: Atspi.Action.get_n_actions(interface))):
            try:
                names.append(Atspi.Action.get_action_name(interface, index))
            except GLib.Error as error:
                # GTK 4.8 counts the actions of icons that an entry could have, and has not.
                if f"No action with index {index}" not in error.message:
                    raise Gone(str(error)) from error
        return names

    def act(self):
        """Does the first thing that can be done with it: a click, for a button."""
        interface = self._ask(Atspi.Accessible.get_action_iface)
        if interface is None or not self._ask(lambda _: Atspi.Action.do_action(interface, 0)):
            raise AssertionError(f"{self} cannot be clicked")

    def extents(self):
        """(x, y, width, height) within its window."""
        interface = self._ask(Atspi.Accessible.get_component_iface)
        box = self._ask(lambda _: Atspi.Component.get_extents(interface, Atspi.CoordType.WINDOW))
        return box.x, box.y, box.width, box.height

    def walk(self, leaves=LEAVES):
        """The element and everything inside it, parents first, but nothing inside leaves.

        What leaves the tree meanwhile is left out.
        """
        yield self
        try:
            children = [] if self.role in leaves else self.children
        except Gone:
            return
        for child in children:
            yield from child.walk(leaves)

    def dump(self, depth=0):
        """The tree below, a line a node, for people to read."""
        try:
            line = f"{'  ' * depth}{self.role_name} {self.name!r}"
            text = self.text
            if text and text != self.name:
                line += f" text={text[:60]!r}"
            lines = [line]
            for child in self.children:
                lines += child.dump(depth + 1)
            return lines
        except Gone:
            return [f"{'  ' * depth}(left meanwhile)"]

    def __eq__(self, other):
        return isinstance(other, Element) and self.accessible == other.accessible

    def __hash__(self):
        return hash(self.accessible)

    def __str__(self):
        try:
            return f"{self.role_name} {self.name!r}"
        except Gone:
            return "an element that has left"


# libatspi asks each new application for a cache that GTK offers a moment later, and complains.
GLib.log_set_handler("dbind", GLib.LogLevelFlags.LEVEL_WARNING, lambda *_: None, None)


def application(process_id, timeout=20):
    """The application with the given process id, once it is on the accessibility bus."""
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        desktop.set_cache_mask(Atspi.Cache.NONE)
        for index in range(desktop.get_child_count()):
            try:
                candidate = desktop.get_child_at_index(index)
                if candidate is not None and candidate.get_process_id() == process_id:
                    # No main loop runs here, so changes would never reach a cache.
                    candidate.set_cache_mask(Atspi.Cache.NONE)
                    return Element(candidate)
            except GLib.Error:
                continue
        time.sleep(0.05)
    raise AssertionError(f"process {process_id} did not appear on the accessibility bus within {timeout} s")
