"""What only a window shows: the button's place and picture, the keys and the mouse, where the focus goes."""

import subprocess
import tempfile

from display import PICTURES
from navigation import open_sheet, push, wait_for_sheet_to_close, wait_for_title
from scenario import scenario, wait_for_gallery, wait_for_page
from tree import Role


# Field report: back on the root.
@scenario("B1", "B2", "B3")
def one_back_button(stage):
    """None in the gallery, one on every page that is pushed, and one again after push, pop, push."""
    titles = stage.titles()
    person = stage.start()
    wait_for_gallery(person, titles)
    for _ in range(2):
        person.open(titles["deep-stack"])
        wait_for_page(person)
        wait_for_backs(person, 1)
        person.watch_turn()
        person.click("Back")
        wait_for_gallery(person, titles)
        wait_for_backs(person, 0)
    person.close()


@scenario("B4")
def left_items(stage):
    """A left item replaces the button, and the keys go on working."""
    titles = stage.titles()
    person = stage.start("--page", "default-back")
    wait_for_page(person)
    for _ in range(2):
        person.activate(person.row("The button as a bar item"))
        wait_for_title(person, "Custom View")
        person.watch_turn()
        person.button("Home")
        wait_for_backs(person, 0)
        person.press("alt+Left")
        wait_for_title(person, titles["default-back"])
        wait_for_backs(person, 1)
        person.watch_turn()
    person.close()


@scenario("B7")
def own_looks(stage):
    """The button is called "Back" whatever it shows: an icon, words, another icon, and the first one again."""
    titles = stage.titles()
    person = stage.start("--page", "default-back")
    wait_for_page(person)
    for row, title in (("Looks in one place", "Own Looks"), ("A step further", "A Step Further")):
        for _ in range(2):
            person.activate(person.row(row))
            wait_for_title(person, title)
            wait_for_backs(person, 1)
            person.watch_turn()
            person.press("alt+Left")
            wait_for_title(person, titles["default-back"])
            wait_for_backs(person, 1)
            person.watch_turn()
    person.close()


@scenario("B11")
def bar_at_the_start(stage):
    """The button stands before other items at the start of the bar."""
    person = stage.start("--page", "bar-items")
    wait_for_page(person)
    back, add = (person.button(name).extents() for name in ("Back", "Add"))
    assert (back[0] < add[0]) != person.is_mirrored, f"Back is at {back[0]}, Add at {add[0]}"
    width = person.windows()[0].extents()[2]
    assert (back[0] < width / 2) != person.is_mirrored, f"Back is at {back[0]} of {width}"
    person.close()


# Field report: arrow not mirrored.
@scenario("B9", needs=[PICTURES])
def arrow_to_the_start(stage):
    """The button's arrow points to the start of the bar."""
    person = stage.start("--page", "bar-items")
    wait_for_page(person)
    person.mouse_away()
    with tempfile.TemporaryDirectory(prefix="backable-") as person.pictures:
        left, right = arrow_ink(person.picture_of(person.button("Back"), margin=6))
    assert (left > right) != person.is_mirrored, f"the arrow's ink: {left} at the left, {right} at the right"
    person.close()


# Field reports: mouse back, shortcut hits a button.
@scenario("F5", "F6")
def keys_and_mouse(stage):
    """Alt with the arrow and the mouse's back button work wherever the focus is, and press no button."""
    titles = stage.titles()
    person = stage.start("--page", "deep-stack")
    wait_for_page(person)
    for way in ("alt+Left", "mouse"):
        push(person, "Level 1")
        button = person.button("Push")
        if way == "mouse":
            person.mouse_click(button, button=8)
        else:
            person.wait(lambda: button.is_focused, "the focus on a button")
            person.press(way)
        wait_for_title(person, titles["deep-stack"])
        person.watch_turn()
    person.press("alt+Left")
    wait_for_gallery(person, titles)

    person.open(titles["focus"])
    wait_for_page(person)
    name = person.find(Role.TEXT, "Name")
    person.wait(lambda: name.is_focused, "the focus in a text")
    person.watch_turn()
    person.press("alt+Left")
    wait_for_gallery(person, titles)
    person.open(titles["focus"])
    wait_for_page(person)
    person.watch_turn()
    person.mouse_click(person.find(Role.TEXT, "Name"), button=8)
    wait_for_gallery(person, titles)
    person.close()


# Field reports: lost place, silent screen reader.
@scenario("F1", "F3", "F7")
def focus_follows(stage):
    """Into a page that is pushed and a sheet that opens, and back to where it was."""
    titles = stage.titles()
    person = stage.start()
    wait_for_gallery(person, titles)
    row = person.row(titles["modal"])
    person.activate(row)
    wait_for_page(person)
    opener = person.button("Open Sheet")
    person.wait(lambda: opener.is_focused, "the focus inside the page")
    open_sheet(person)
    person.wait(lambda: person.button("Next").is_focused, "the focus inside the sheet")
    person.press("alt+Left")
    wait_for_sheet_to_close(person)
    person.wait(lambda: opener.is_focused, "the focus on what opened the sheet")
    person.watch_turn()
    # The button in the bar has the focus when it is clicked, and is gone afterwards.
    person.mouse_click(person.button("Back"))
    wait_for_gallery(person, titles)
    person.wait(lambda: person.row(titles["modal"]).is_focused, "the focus on the row again")
    person.close()


@scenario("S19")
def ways_to_the_history(stage):
    """Holding Back, and Shift+F10 and Menu on it, open the menu; letting go is no click, and Escape only closes."""
    person = stage.start("--page", "focus")
    wait_for_page(person)
    person.activate(person.row("Open a page"))
    wait_for_title(person, "Nothing to Focus")
    back = person.button("Back")
    person.wait(lambda: back.is_focused, "the focus on Back")
    for way in ("shift+F10", "Menu", "mouse"):
        person.watch_turn()
        if way == "mouse":
            person.mouse_hold(back)
            person.find(Role.MENU_ITEM)
        else:
            # A Wayland compositor lets keys that have been let go already open nothing.
            with person.holding(way, 0):
                person.find(Role.MENU_ITEM)
        person.watch_turn()
        assert person.title == "Nothing to Focus", f"{way} led to {person.title}"
        person.press("Escape")
        person.wait_gone(Role.MENU_ITEM)
        person.watch_turn()
        assert person.title == "Nothing to Focus", f"Escape after {way} led to {person.title}"
    person.close()


def wait_for_backs(person, count):
    person.wait(
        lambda: len(person.elements(Role.PUSH_BUTTON, "Back")) == count, f"{count} Back buttons, not more or less"
    )


def arrow_ink(picture):
    """How much is drawn in the left and in the right half of what a picture shows, half-way up: an arrow has its tip
    there.
    """
    inks = []
    for place in ("West", "East"):
        crop = ["-fuzz", "10%", "-trim", "+repage", "-gravity", place, "-crop", "50%x20%+0+0", "-colorspace", "gray"]
        done = subprocess.run(
            ["convert", picture, *crop, "-format", "%[fx:maxima-mean]", "info:"],
            check=True,
            capture_output=True,
            text=True,
        )
        inks.append(float(done.stdout))
    return inks
