"""What scenarios share: their register, and words for what the demo shows."""

import os
from typing import NamedTuple

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
)

scenarios = {}


def scenario(*rules):
    """Registers a scenario under the name of its function; it is given a Stage. `rules` are the ids of the rules
    that it shows: such a scenario must hold in every setting of a window.
    """

    def register(function):
        function.rules = rules
        scenarios[function.__name__] = function
        return function

    return register


class Setting(NamedTuple):
    """How a window is used."""

    is_mirrored: bool = False
    is_moving: bool = False

    def __str__(self):
        direction = "right-to-left" if self.is_mirrored else "left-to-right"
        return f"{direction}, animations {'on' if self.is_moving else 'off'}"


SETTINGS = [Setting(mirrored, moving) for mirrored in (False, True) for moving in (False, True)]


class Stage:
    """What a scenario works with: the application's path, options, and people who are cleaned up after."""

    def __init__(self, app, pictures=None, folder=None, setting=Setting()):
        self.app = app
        self.pictures = pictures
        self.folder = folder
        self.setting = setting
        self.people = []

    def person(self):
        person = Person(self.app, self.pictures, is_mirrored=self.setting.is_mirrored)
        self.people.append(person)
        return person

    def start(self, *arguments, moving=False, **options):
        """Somebody who has started the application; without motion, unless page turns are to take time."""
        person = self.person()
        if not (moving or self.setting.is_moving):
            person.settings(**STILL)
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
