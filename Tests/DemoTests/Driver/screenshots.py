"""Pictures for the README: what the demo looks like, light and dark, wide and narrow, and in the middle of a page turn."""

import contextlib
import os
import subprocess
import tempfile
import time

from bars import frozen, looks_of_bar
from display import PICTURES
from navigation import open_sheet, wait_for_sheet_to_close, wait_for_title
from person import STILL
from scenario import scenario, wait_for_page
from tree import Role

@scenario(needs=[PICTURES])
def screenshots(stage):
    """Screens in a wide window and in a narrow one, a menu, a page turn half-way; light, dark and in high contrast."""
    assert stage.pictures, "where the pictures go must be said (--pictures)"
    with tempfile.TemporaryDirectory(prefix="backable-") as top, composited():
        make_sample_folder(os.path.join(top, "Balcony"))
        for scheme in ("light", "dark"):
            for shape, size in (("", WIDE), ("-narrow", NARROW)):
                for screen in (gallery, default_back, files, modal):
                    person = stage.person()
                    person.pictures = stage.pictures
                    person.settings(**STILL, **LOOKS[scheme])
                    take(person, screen, f"{scheme}{shape}", size, top)
            person = stage.person()
            person.pictures = stage.pictures
            person.settings(**STILL, **LOOKS[scheme])
            take(person, history, scheme, WIDE, top)
        for is_mirrored, name in ((False, "turn-light"), (True, "turn-light-mirrored")):
            take_turn(stage, is_mirrored, name)
        person = stage.person()
        person.pictures = stage.pictures
        person.settings(**STILL, **FONT)
        take(person, contrast, "high", WIDE, top)


@contextlib.contextmanager
def composited():
    """Without it GTK draws no shadows, and black corners around menus."""
    compositor = subprocess.Popen(["xcompmgr"], stderr=subprocess.DEVNULL)
    try:
        time.sleep(DRAWN)
        yield
    finally:
        compositor.kill()
        compositor.wait()


def take_turn(stage, is_mirrored, name):
    """A page on its way over the gallery. Looks are taken at later and later moments, until one is in the middle."""
    person = stage.person()
    person.is_mirrored, person.language = is_mirrored, "ar" if is_mirrored else None
    person.pictures = stage.pictures
    person.settings(**LOOKS["light"])
    person.start()
    row = person.row(containing="Default Back Button")
    window = person.resize(*WIDE)
    person.focus_row(row)
    person.mouse_away()
    time.sleep(DRAWN)
    before = looks_of_bar(person)["title"]
    for moment in range(MOMENTS):
        person.press("Return")
        with frozen(person, moment * 0.02):
            during = looks_of_bar(person)["title"]
            person.pictures = stage.pictures
            person.screenshot(name, of=window)
        wait_for_page(person)
        person.watch_turn()
        after = looks_of_bar(person)["title"]
        person.press("alt+Left")
        person.wait(lambda: row.is_focused, "the gallery again")
        person.watch_turn()
        if during not in (before, after):
            break
    else:
        raise AssertionError("no look came in the middle of a turn")
    person.close()


WIDE = (820, 620)
NARROW = (360, 640)
FONT = {"gtk-font-name": "Cantarell 11"}
LOOKS = {
    "light": {**FONT, "gtk-application-prefer-dark-theme": "0"},
    "dark": {**FONT, "gtk-application-prefer-dark-theme": "1"},
}
MOMENTS = 20
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
    if person.sees(Role.MENU_ITEM):
        person.press("Escape")
        person.wait_gone(Role.MENU_ITEM)
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


def history(person, size, _):
    """With its menu open."""
    person.start("--page", "history")
    wait_for_page(person)
    window = person.resize(*size)
    person.click("Open All Chapters")
    wait_for_title(person, "Arrival")
    person.mouse_click(person.button("Back"), button=3)
    person.find(Role.MENU_ITEM, "The Harbour")
    return window


def contrast(person, size, _):
    person.start("--page", "bar-items", GTK_THEME="HighContrast")
    wait_for_page(person)
    return person.resize(*size)


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
