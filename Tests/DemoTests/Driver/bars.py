"""The header bar: while pages turn, on a narrow screen, inside the window; and what a screen reader meets."""

import contextlib
import os
import signal
import subprocess
import time

from display import PICTURES, WINDOW_TOOLS
from displays import DISPLAY
from navigation import open_sheet, wait_for_sheet_to_close, wait_for_title
from scenario import GALLERY, scenario, wait_for_gallery, wait_for_page
from tree import Role

NARROW = (360, 640)
# How often a turn is looked at before one look has come in its middle.
LOOKS = 20


@scenario("B11")
def narrow_bar(stage):
    """At 360 pixels every button of a full bar is there, whole and beside the others, and the title gives way; whether
    the window's own buttons stand at its end or at its start.
    """
    titles = stage.titles()
    for layout in (":close", "close:"):
        person = stage.start("--page", "bar-items", desktop={"gtk-decoration-layout": layout})
        wait_for_page(person)
        person.resize(*NARROW)
        person.wait(lambda: person.windows()[0].extents()[2] <= NARROW[0], "the narrow window")
        assert_beside_each_other(person)
        person.press("alt+Left")
        wait_for_gallery(person, titles)
        person.close()


def assert_beside_each_other(person):
    """All buttons of the bar, in the window and none over another. The window's own has a name in the desktop's
    language.
    """
    top = person.button("Back").extents()[1]
    places = {button.name: button.extents() for button in person.elements(Role.PUSH_BUTTON)}
    places = {name: place for name, place in places.items() if abs(place[1] - top) < place[3]}
    ours = {person.button(name).name for name in ("Back", "Add", "Save", "Source")}
    assert len(places) == 5 and places.keys() > ours, f"in the bar are {places}"
    ordered = sorted(places.values())
    # Newer releases of GTK count the room around the window's own buttons as theirs.
    inside = [places[name] for name in ours]
    assert min(left for left, *_ in inside) >= 0, f"not all are in the window: {places}"
    assert max(left + wide for left, _, wide, _ in inside) <= NARROW[0], f"not all are in the window: {places}"
    for (left, _, wide, _), (following, *_) in zip(ordered, ordered[1:]):
        assert left + wide <= following, f"two overlap: {places}"


@scenario(needs=[PICTURES, WINDOW_TOOLS])
def controls_stand_still(stage):
    """In the middle of a page turn the title is between two, and the window's own buttons are as they were."""
    titles = stage.titles()
    person = stage.start(moving=True)
    wait_for_gallery(person, titles)
    person.focus_row(person.row(titles["default-back"]))
    person.mouse_away()
    time.sleep(0.3)
    before = looks_of_bar(person)
    for number in range(LOOKS):
        person.press("Return")
        with frozen(person, 0.01 * number):
            during = looks_of_bar(person)
        wait_for_title(person, titles["default-back"])
        person.watch_turn()
        after = looks_of_bar(person)
        assert during["controls"] == before["controls"], "the window's buttons change during a turn"
        person.press("alt+Left")
        wait_for_gallery(person, titles)
        person.watch_turn()
        if during["title"] not in (before["title"], after["title"]):
            break
    else:
        raise AssertionError("no look came in the middle of a turn")
    assert after["controls"] == before["controls"]
    person.close()


@scenario(needs=[WINDOW_TOOLS])
def system_title_bar(stage):
    """Where the desktop draws the title bar, the header bar stands below it, and in sheets as well."""
    person = stage.start("--system-title-bar", "--page", "modal")
    wait_for_page(person)
    assert buttons(person) == {"Back", "Source", "Open Sheet", "Open Form"}, f"there are {buttons(person)}"
    opener = person.button("Open Sheet")
    open_sheet(person)
    sheet = person.windows()[-1]
    assert buttons(person, sheet) == {"Done", "Next"}, f"the sheet has {buttons(person, sheet)}"
    person.press("alt+F4")
    wait_for_sheet_to_close(person)
    person.wait(lambda: opener.is_focused, "the focus on what opened the sheet")
    person.press("alt+Left")
    wait_for_gallery(person, stage.titles())
    person.close()


@scenario("F3", "S21")
def page_is_announced(stage):
    """The page that comes is named by its title, and has the focus inside: a screen reader says where it is. A sheet is
    a dialog of its title.
    """
    titles = stage.titles()
    person = stage.start()
    wait_for_gallery(person, titles)
    person.open(titles["modal"])
    wait_for_page(person)
    page = person.wait(lambda: named_pages(person, titles["modal"]), "a page that is called by its title")[0]
    person.wait(lambda: any(each.is_focused for each in page.walk()), "the focus inside the page")
    person.wait(lambda: not named_pages(person, GALLERY), "the page below to leave the tree")
    open_sheet(person)
    sheet = person.windows()[-1]
    assert (sheet.role, sheet.name) == (Role.DIALOG, "First Step"), f"the sheet is {sheet}"
    person.wait(lambda: any(each.is_focused for each in sheet.walk()), "the focus inside the sheet")
    person.press("Escape")
    wait_for_sheet_to_close(person)
    person.close()


def named_pages(person, title):
    # What a group is to assistive technologies has changed since GTK 4.8.
    return person.elements(Role.PANEL, title) + person.elements(Role.GROUPING, title)


def buttons(person, within=None):
    return {button.name for button in person.elements(Role.PUSH_BUTTON, within=within)}


@contextlib.contextmanager
def frozen(person, seconds):
    """Stops the application so many seconds from now, as it is, and lets it go on afterwards."""
    time.sleep(seconds)
    os.kill(person.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(person.process.pid, signal.SIGCONT)


def looks_of_bar(person):
    """Checksums of what the bar shows in its middle, and of the window's own buttons at its end."""
    left, top, width, _ = DISPLAY.place(person, person.active_window())
    person.pictures = person.scratch
    picture = person.screenshot("bar")
    return {
        "title": checksum(picture, left + width // 4, top, width // 2, 40),
        "controls": checksum(picture, left + width - 110, top, 110, 40),
    }


def checksum(picture, x, y, width, height):
    crop = ["-crop", f"{width}x{height}+{x}+{y}", "+repage", "-format", "%#", "info:"]
    return subprocess.run(["convert", picture, *crop], check=True, capture_output=True).stdout
