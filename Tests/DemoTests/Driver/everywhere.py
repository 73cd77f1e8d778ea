"""Every page in surroundings that few have: the keyboard alone, large text, a small screen, no icons, no session bus."""

import subprocess

from audit import faults_on
from display import PICTURES
from displays import DISPLAY
from scenario import scenario, wait_for_gallery, wait_for_page
from tree import Role
from x11 import xdotool

# As large as GNOME's accessibility settings offer, and more, in 1024ths of a dot per inch.
LARGE = {"gtk-xft-dpi": 2 * 96 * 1024}
# The smallest screen of a phone, on its side.
SMALL = (360, 294)


@scenario("F1", "F3", is_long=True)
def every_page_by_keyboard(stage):
    """Every page is reached from the gallery, gone through and left by the keyboard alone; Back returns to its row."""
    titles = stage.titles()
    person = stage.start()
    wait_for_gallery(person, titles)
    for title in in_order(person, titles):
        # The gallery's rows are one list a section: the arrows go through it, Tab to the next.
        for _ in range(40):
            if focused_row(person) == title:
                break
            person.press("Tab" if is_last_of_section(person) else "Down")
            person.watch_turn()
        else:
            raise AssertionError(f"the arrows do not lead to {title}:\n{person.tree()}")
        person.press("Return")
        wait_for_page(person)
        person.watch_turn()
        go_through(person, title)
        person.press("alt+Left")
        person.wait(lambda: focused_row(person) == title, f"the focus on the row of {title}")
    person.close()


@scenario(is_long=True)
def large_text_on_a_small_screen(stage):
    """With text twice as large, on the smallest screen, every page has its title, its Back, and nothing to complain of."""
    titles = stage.titles()
    person = stage.start(desktop=LARGE)
    wait_for_gallery(person, titles)
    person.resize(*SMALL)
    person.wait(lambda: person.windows()[0].extents()[3] <= 2 * SMALL[1], "the small window")
    for page, title in titles.items():
        # A second start asks the first for the page.
        assert person.run("--page", page)[0] == 0
        wait_for_page(person)
        person.watch_turn()
        x, y, width, height = person.button("Back").extents()
        whole = person.windows()[0].extents()
        assert 0 <= x and x + width <= whole[2] and y + height <= whole[3], f"Back is cut off on {title}"
        person.press("alt+Left")
        person.wait(lambda: not person.has_button("Back"), "the gallery")
    person.close()


@scenario()
def no_icons(stage):
    """Without any icon theme but GTK's own everything has its name, and can be used."""
    titles = stage.titles()
    person = stage.start("--page", "bar-items", XDG_DATA_DIRS="/nonexistent", desktop={"gtk-icon-theme-name": "none"})
    wait_for_page(person)
    assert not faults_on(person, "bar-items")
    person.press("alt+Left")
    wait_for_gallery(person, titles)
    person.close()


@scenario(needs=[PICTURES])
def no_session_bus(stage):
    """Without a session bus the application runs, as an instance of its own; GTK alone says what is missing."""
    person = stage.person()
    with open(person.said, "w", encoding="utf-8") as errors:
        person.process = subprocess.Popen(
            [person.app, "--page", "form"],
            env=person.environment(DBUS_SESSION_BUS_ADDRESS="unix:path=/nonexistent"),
            stdin=subprocess.DEVNULL,
            stderr=errors,
        )
    person.wait(lambda: "Form" in titles_of_windows(), "the window")
    # Without the bus nobody sees into it: the keys go to the window that has the keyboard.
    DISPLAY.press(["alt+Left"])
    person.wait(lambda: "Backable" in titles_of_windows(), "the gallery")
    DISPLAY.press(["alt+F4"])
    assert person.process.wait(20) == 0
    person.process = None
    with open(person.said, encoding="utf-8") as file:
        said = [line for line in file.read().split("\n") if line and "session bus" not in line]
    assert not said, said


def in_order(person, titles):
    """The titles as the gallery lists them."""
    rows = [row.name for row in person.all_rows()]
    return [name for name in rows if name in titles.values()]


def focused_row(person):
    return next((row.name for row in person.all_rows() if row.is_focused), None)


def is_last_of_section(person):
    """Whether the focus is on the last row of its list, or on none at all."""
    for element in person.root.walk():
        if element.role == Role.LIST:
            rows = [child for child in element.children if child.role == Role.LIST_ITEM]
            if any(row.is_focused for row in rows):
                return rows[-1].is_focused
    return True


def go_through(person, title):
    """Tab leads through what there is and into the bar, to Source, and never ends in nothing."""
    person.tab_until(
        lambda: any(each.is_focused for each in person.elements(Role.PUSH_BUTTON, "Source")),
        f"Source on {title}",
        most=80,
    )


def titles_of_windows():
    found = xdotool("search", "--onlyvisible", "--name", ".").split()
    return [xdotool("getwindowname", window) for window in found]
