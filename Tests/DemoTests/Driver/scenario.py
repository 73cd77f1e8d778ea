"""What scenarios share: their register, and words for what the demo shows.

Who writes a scenario may rely on this:

- It is a function that is given a Stage, and registered by `@scenario(…)` with the ids of the rules that it shows. It
  plays once in `make test` (with a line of its own in DrivenDemoTests.swift); with rules, also in every setting of
  `make test-window`: X11 and Wayland, left-to-right and right-to-left, animations off and on.
- It has a display, a session bus and an accessibility bus to itself, where nobody else has played. Others play at the
  same time: a page turn may take longer than it should, so wait for what is to come (`person.wait`), and never for a
  time. A scenario that measures time asks to be `alone`; one that takes more than twenty seconds says `is_long`, and
  begins among the first.
- It uses the display through the Person only: the keyboard, the mouse and windows are the same on both kinds. What not
  every display has is asked for by `needs` (display.py names it): PICTURES, TOUCHPAD, TOUCH, WINDOW_TOOLS. Where that
  is missing the scenario is not played, and the table says why.
- `person.press` and the swipes are as on a desktop from left to right, and mirrored in right-to-left.
- It ends with `person.close()`, which fails when the application complained of anything.
"""

import os
from typing import NamedTuple

from displays import DISPLAY, X11, Wayland
from person import STILL, Person
from tree import Role

REPOSITORY = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".."))
# The pages that the gallery must have; more may be there.
KNOWN_PAGES = (
    "default-back",
    "deep-stack",
    "modal",
    "bar-items",
    "files",
    "result",
    "unsaved-changes",
    "replace",
    "nested",
    "focus",
    "history",
    "windows",
    "async",
)

# What the gallery is called.
GALLERY = "Backable"

scenarios = {}


def scenario(*rules, needs=(), alone=False, is_long=False):
    """Registers a scenario under the name of its function; see above for what the parameters mean."""

    def register(function):
        function.rules = rules
        function.needs = needs
        function.alone = alone
        function.is_long = is_long
        scenarios[function.__name__] = function
        return function

    return register


class Setting(NamedTuple):
    """How a window is used."""

    is_mirrored: bool = False
    is_moving: bool = False
    is_wayland: bool = False

    @property
    def display(self):
        return Wayland if self.is_wayland else X11

    @property
    def words(self):
        """What it is called on the command line: three words of this kind."""
        direction = "rtl" if self.is_mirrored else "ltr"
        return [self.display.name.lower(), direction, "moving" if self.is_moving else "still"]

    def __str__(self):
        direction = "right-to-left" if self.is_mirrored else "left-to-right"
        return f"{self.display.name}, {direction}, animations {'on' if self.is_moving else 'off'}"


SETTINGS = [
    Setting(mirrored, moving, wayland)
    for wayland in (False, True)
    for mirrored in (False, True)
    for moving in (False, True)
]


def plain_setting(name):
    """The first setting, on a display of the first kind that has what the scenario needs."""
    needs = scenarios[name].needs
    return Setting(is_wayland=bool(X11.missing(needs)) and not Wayland.missing(needs))


class Stage:
    """What a scenario works with: the application's path, options, and people who are cleaned up after."""

    def __init__(self, app, pictures=None, folder=None, is_mirrored=False, is_moving=False):
        self.app = app
        self.pictures = pictures
        self.folder = folder
        self.setting = Setting(is_mirrored, is_moving, isinstance(DISPLAY, Wayland))
        self.people = []

    def person(self):
        person = Person(self.app, self.pictures, is_mirrored=self.setting.is_mirrored)
        self.people.append(person)
        return person

    def start(self, *arguments, moving=False, desktop=None, **options):
        """Somebody who has started the application; without motion, unless page turns are to take time. `desktop` is what
        else the desktop's settings say.
        """
        person = self.person()
        person.settings(**({} if moving or self.setting.is_moving else STILL), **(desktop or {}))
        return person.start(*arguments, **options)

    def titles(self):
        """The pages' titles by id, as `--list` prints them."""
        status, output, _ = self.person().run("--list")
        assert status == 0, f"--list ended with status {status}"
        return dict(line.split(None, 1) for line in output.splitlines() if line.strip())


def sees_gallery(person, titles):
    """True where the gallery's list is on show and nothing can be gone back from."""
    shown = person.all_rows()
    texts = "\n".join(row.name or row.full_text for row in shown)
    return all(titles[page] in texts for page in KNOWN_PAGES) and not person.has_button("Back")


def wait_for_gallery(person, titles):
    person.wait(lambda: sees_gallery(person, titles), "the gallery")


def wait_for_page(person):
    """Every page of the gallery has a Back and a Source button in its bar."""
    person.find(Role.PUSH_BUTTON, "Back")
    person.find(Role.PUSH_BUTTON, "Source")
