"""What a person at the demo may do next: chosen by chance among what is on show, and done with keyboard and mouse."""

from typing import NamedTuple

import words
from glance import titlebar
from tree import ACTIONABLE, Gone, Role

KEYS = {
    "alt+Left": 12, "alt+Right": 5, "Escape": 5, "Tab": 8, "shift+Tab": 2, "Down": 3, "Up": 2, "Left": 1, "Right": 1,
    "Return": 8, "space": 4, "shift+F10": 2, "Menu": 2, "Home": 1, "End": 1,
}  # fmt: skip
MENU_KEYS = {"shift+F10", "Menu"}
TEXTS = {Role.TEXT, Role.ENTRY}
# Without a space, which would press what has the focus.
WORDS = ("a", "milk", "deep", "Ada-1", "zz")
WIDTHS = (360, 420, 600, 800)
HEIGHTS = (420, 520, 620)
SEARCH = "Search"
SWITCHES = {Role.PUSH_BUTTON, Role.TOGGLE_BUTTON}
# What opens another window beside this one.
NOT_USED = {"Inspector"}
# The application's own menu leads to windows that are none of the library's, and to preferences that change everything.
APPLICATION_MENU = {name for language in (None, *words.LOCALES) for name in words.names("Menu", language)}
# Deeper than this nothing new is to be seen, and what the core says gets long.
DEEP = 150


class Action(NamedTuple):
    """One action, by names that mean the same in another run."""

    kind: str
    what: object = None
    button: int = 1
    times: int = 1
    # Whether the person looks afterwards, until nothing moves, or goes on at once.
    looks: bool = True

    def __str__(self):
        words = " ".join(map(str, self.what)) if isinstance(self.what, (list, tuple)) else self.what
        more = f" button {self.button}" if self.button != 1 else ""
        more += f" × {self.times}" if self.times != 1 else ""
        return f"{self.kind} {'' if words is None else words}{more}{'' if self.looks else ', and at once'}"


class Doing(NamedTuple):
    """What an action means where it is done: see steps.py."""

    # "alt+Left", "Escape", "button 8", "Back", "alt+F4", "choose", "nothing", "something" …
    way: str
    name: str = None
    times: int = 1
    tooltip: str = None
    # Whether it may as well do nothing.
    is_optional: bool = False

    def __str__(self):
        return " ".join(filter(None, (self.way, self.name and repr(self.name))))


class Scene:
    """What a person sees at one moment: the topmost window, and what the core said before."""

    def __init__(self, state, windows, agreement):
        self.state = state
        self.agreement = agreement
        self.window = windows[-1]
        self.is_sheet = len(windows) > 1
        self.controls = agreement.controls
        self.elements = list(self.window.walk())

    @property
    def menu(self):
        """The items of an open menu."""
        return [each for each in self.elements if each.role == Role.MENU_ITEM]

    @property
    def focus(self):
        return next((each for each in self.elements if each.is_focused), None)

    def is_application_menu(self, element):
        """Whether it is the gallery's menu button, or stands in it."""
        top = self.state.top[-1]["type"] if self.state.window else None
        if top != "GalleryViewController" or self.is_sheet:
            return False
        buttons = [each for each in self.elements if each.name in APPLICATION_MENU]
        return any(each is element for button in buttons for each in button.walk())

    def backs(self):
        return self.agreement.back_buttons(self.window)

    def targets(self):
        """What can be used, without the window's own buttons."""
        return [
            each for each in self.elements
            if each.role in ACTIONABLE and each.is_enabled and each.name not in self.controls
            and each.name not in NOT_USED
            and not (each.name == "Push 100" and max(self.state.depths) > DEEP)
            and not self.is_application_menu(each)
        ]  # fmt: skip

    def name_of(self, target):
        """The role, the name, and which one of that kind it is."""
        alike = self.alike(target.role.value_nick, target.name)
        return target.role.value_nick, target.name, alike.index(target)

    def alike(self, role, name):
        return [each for each in self.elements if each.role.value_nick == role and each.name == name]

    def is_in_view(self, target):
        """Whether the middle of it can be clicked: a page scrolls under its bar."""
        x, y, width, height = target.extents()
        _, _, whole_width, whole_height = self.window.extents()
        top = titlebar(self.window)
        _, bar_y, _, bar_height = top.extents()
        is_in_bar = any(each is target for each in top.walk())
        middle = y + height // 2
        return 0 <= x + width // 2 < whole_width and (
            is_in_bar or bar_y + bar_height <= middle < whole_height - 2
        )


class Chance:
    """Chooses the next action."""

    def __init__(self, random, pages, haste):
        self.random = random
        self.pages = pages
        self.haste = haste

    def next(self, scene):
        action = self.by_place(scene)
        return action._replace(looks=self.random.random() >= self.haste)

    def by_place(self, scene):
        if scene.menu and self.random.random() < 0.5:
            return Action("choose", self.random.randrange(min(len(scene.menu), 6)))
        top = scene.state.top[-1]["type"] if scene.state.window else None
        if top == "GalleryViewController" and not scene.is_sheet and self.random.random() < 0.45:
            return Action("open", self.random.choice(self.pages))
        kinds = {
            self.key: 50, self.click: 34, self.back: 10, self.mouse: 9, self.type: 4, self.resize: 4,
            self.close: 7 if scene.is_sheet else 1, self.wheel: 2,
        }  # fmt: skip
        (kind,) = self.random.choices(list(kinds), list(kinds.values()))
        return kind(scene)

    def key(self, scene):
        (key,) = self.random.choices(list(KEYS), list(KEYS.values()))
        # The menu of a text is GTK's, and has troubles of its own.
        if key in MENU_KEYS and scene.focus and scene.focus.role in TEXTS:
            key = "Tab"
        if scene.is_application_menu(scene.focus):
            key = "Tab"
        return Action("press", key)

    def click(self, scene):
        targets = scene.targets()
        if not targets:
            return self.key(scene)
        target = self.random.choice(targets)
        try:
            if not scene.is_in_view(target):
                return self.wheel(scene)
        except Gone:
            # It was there when the person looked last.
            return self.key(scene)
        return Action("click", scene.name_of(target), times=self.random.choice((1, 1, 1, 2)))

    def back(self, scene):
        """The button: once, twice, three times, held down, with the other button."""
        backs = scene.backs()
        if not backs:
            return Action("press", "alt+Left")
        button, times = self.random.choice(((1, 1), (1, 1), (1, 2), (1, 3), (3, 1), (3, 1), (1, 0)))
        return Action("click", scene.name_of(self.random.choice(backs)), button, times)

    def mouse(self, scene):
        return Action("click", ("frame", "", 0), self.random.choice((8, 8, 9)))

    def type(self, _):
        return Action("type", self.random.choice(WORDS))

    def resize(self, scene):
        return Action("resize", (self.random.choice(WIDTHS), self.random.choice(HEIGHTS)))

    def close(self, scene):
        if scene.is_sheet and self.random.random() < 0.3:
            return Action("click", ("control", "", 0))
        return Action("press", self.random.choice(("alt+F4", "ctrl+w")))

    def wheel(self, _):
        return Action("click", ("frame", "", 0), self.random.choice((4, 5)), 4)


def perform(person, scene, action):
    """Does it. Returns what it means there; None: what it needs is not there."""
    if action.kind == "press":
        person.press(action.what)
        return doing_of_key(scene, action.what)
    if action.kind == "type":
        person.type(action.what)
        return Doing("nothing")
    if action.kind == "resize":
        return resize(person, scene, action.what)
    if action.kind == "open":
        return open_page(person, scene, action.what)
    if action.kind == "choose":
        return choose(person, scene, action.what)
    return click(person, scene, action)


def doing_of_key(scene, key):
    if key in ("Return", "space"):
        return doing_with(scene, scene.focus, 1)._replace(is_optional=True)
    if key == "Escape":
        return Doing(key, is_optional=True)
    if key in ("alt+Left", "alt+Right", "alt+F4", "ctrl+w"):
        return Doing(key)
    return Doing("menu" if key in MENU_KEYS else "nothing")


def doing_with(scene, element, times):
    if element is None:
        return Doing("something")
    if element in scene.backs():
        return Doing("Back", element.name, times, element.description)
    if element.role == Role.MENU_ITEM:
        return Doing("choose", element.name)
    return Doing("something", element.name, times)


def resize(person, scene, size):
    _, _, width, height = scene.window.extents()
    # Where nothing would change, nothing would say that it has.
    if abs(width - size[0]) < 20 or abs(height - size[1]) < 20:
        return None
    person.resize(*size)
    return Doing("nothing")


def open_page(person, scene, page):
    """By the gallery's search."""
    switch = next((each for each in scene.elements if each.name == SEARCH and each.role in SWITCHES), None)
    if switch is None:
        return None
    if switch.is_pressed:
        person.press("ctrl+f")
    person.press("ctrl+f")
    person.type(page)
    person.press("Return")
    return Doing("something", is_optional=True)


def choose(person, scene, index):
    """An item of an open menu, by the keyboard."""
    if index >= len(scene.menu):
        return None
    there = next((at for at, each in enumerate(scene.menu) if each.is_focused), None)
    if there is None:
        return None
    person.press(*["Down" if index > there else "Up"] * abs(index - there), "Return")
    return Doing("choose", scene.menu[index].name)


def click(person, scene, action):
    role, name, nth = action.what
    if role == "frame":
        person.mouse_click(scene.window, button=action.button, times=action.times)
        return Doing(f"button {action.button}") if action.button in (8, 9) else Doing("nothing")
    if role == "control":
        found = [each for each in scene.elements if each.name == scene.controls[-1]]
    else:
        found = scene.alike(role, name)
    if nth >= len(found):
        return None
    target = found[nth]
    if not scene.is_in_view(target):
        return None
    if action.times == 0:
        person.mouse_hold(target)
        return Doing("nothing")
    person.mouse_click(target, times=action.times, gap=30, button=action.button)
    if role == "control":
        return Doing("alt+F4")
    return doing_with(scene, target, action.times) if action.button == 1 else Doing("nothing")
