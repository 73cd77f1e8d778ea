"""What scenarios share: their register, and words for what the demo shows."""

import os

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
)

scenarios = {}


def scenario(function):
    """Registers a scenario under the name of its function; it is given a Stage."""
    scenarios[function.__name__] = function
    return function


class Stage:
    """What a scenario works with: the application's path, options, and people who are cleaned up after."""

    def __init__(self, app, pictures=None, folder=None):
        self.app = app
        self.pictures = pictures
        self.folder = folder
        self.people = []

    def person(self):
        person = Person(self.app, self.pictures)
        self.people.append(person)
        return person

    def start(self, *arguments, moving=False, **options):
        """Somebody who has started the application; without motion, unless page turns are to take time."""
        person = self.person()
        if not moving:
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
