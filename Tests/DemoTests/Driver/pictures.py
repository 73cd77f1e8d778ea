"""Scenarios that leave pictures behind."""

import os
import tempfile
import time

from display import PICTURES
from navigation import open_sheet, wait_for_sheet_to_close
from person import STILL
from scenario import REPOSITORY, scenario, wait_for_gallery, wait_for_page


@scenario(needs=[PICTURES])
def walk(stage):
    """Gallery, default-back, a click on Back, files: a picture of each step."""
    titles = stage.titles()
    person = stage.start(stage.folder or REPOSITORY)
    person.pictures = stage.pictures or os.path.join(person.scratch, "pictures")
    # A PATH is shown at once; the walk begins at the gallery.
    wait_for_page(person)
    person.click("Back")
    wait_for_gallery(person, titles)
    taken = [person.screenshot("1-gallery")]
    person.open(titles["default-back"])
    wait_for_page(person)
    taken.append(person.screenshot("2-default-back"))
    person.click("Back")
    wait_for_gallery(person, titles)
    taken.append(person.screenshot("3-gallery-again"))
    person.open(titles["files"])
    wait_for_page(person)
    person.row()
    taken.append(person.screenshot("4-files"))
    person.close()
    for path in taken:
        assert os.path.getsize(path) > 2000, f"{path} shows nothing"
    if stage.pictures:
        print("A picture of each step:", *map(os.path.relpath, taken), sep="\n  ")


@scenario(needs=[PICTURES])
def screenshots(stage):
    """Pictures for the README: four screens, light and dark, in a wide window and in a narrow one."""
    assert stage.pictures, "where the pictures go must be said (--pictures)"
    with tempfile.TemporaryDirectory(prefix="backable-") as top:
        make_sample_folder(os.path.join(top, "Balcony"))
        for scheme in ("light", "dark"):
            for shape, size in (("", WIDE), ("-narrow", NARROW)):
                for screen in (gallery, default_back, files, modal):
                    person = stage.person()
                    person.pictures = stage.pictures
                    person.settings(**STILL, **LOOKS[scheme])
                    take(person, screen, f"{scheme}{shape}", size, top)


WIDE = (820, 620)
NARROW = (360, 640)
FONT = {"gtk-font-name": "Cantarell 11"}
LOOKS = {
    "light": {**FONT, "gtk-application-prefer-dark-theme": "0"},
    "dark": {**FONT, "gtk-application-prefer-dark-theme": "1"},
}
# The tree tells that a screen is there; drawing it takes a moment more, in seconds.
DRAWN = 0.5


def take(person, screen, looks, size, folder):
    """`screen` starts the application and goes to the screen."""
    window = screen(person, size, folder)
    person.mouse_away()
    time.sleep(DRAWN)
    person.screenshot(f"{screen.__name__.replace('_', '-')}-{looks}", of=window)
    if len(person.windows()) > 1:
        person.press("Escape")
        wait_for_sheet_to_close(person)
    person.close()


def gallery(person, size, _):
    person.start()
    person.row(containing="Files")
    return person.resize(*size)


def default_back(person, size, _):
    person.start("--page", "default-back")
    wait_for_page(person)
    return person.resize(*size)


def files(person, size, folder):
    person.start("--page", "files", folder)
    person.open("Balcony")
    person.row("Watering.txt")
    return person.resize(*size)


def modal(person, size, _):
    person.start("--page", "modal")
    wait_for_page(person)
    window = person.resize(*size)
    open_sheet(person)
    return window


def make_sample_folder(folder):
    """A folder with several kinds of files, for a picture that is the same on every machine."""
    for name in ("Drawings", "Photos", "Seeds"):
        os.makedirs(os.path.join(folder, name))
    for name, size in (
        ("Balcony.png", 48_200),
        ("Catalogue.pdf", 1_204_000),
        ("Harvest 2025.csv", 3_870),
        ("Rain.flac", 20_480_000),
        ("Shopping.md", 412),
        ("Tomatoes.jpg", 2_310_000),
        ("Watering.txt", 1_920),
    ):
        with open(os.path.join(folder, name), "wb") as file:
            file.truncate(size)
