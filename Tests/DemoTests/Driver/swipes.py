"""Going back with fingers: one on a touch screen, two on a touchpad."""

import os
import tempfile
import time

from display import TOUCH, TOUCHPAD
from navigation import push, start_with_changed_note, wait_for_one_page, wait_for_title
from scenario import scenario, wait_for_gallery, wait_for_page
from tree import Role

# Half-way down a page, in pixels from the window's top: nothing of the header bar is there.
HALF_WAY_DOWN = 300


@scenario("L4", "S16", needs=[TOUCHPAD])
def swipe_on_touchpad(stage):
    """Two fingers uncover the page below; more than half of the way leads back, less or to and fro does not."""
    titles = stage.titles()
    person = stage.start("--page", "deep-stack")
    wait_for_page(person)
    push(person, "Level 1")
    push(person, "Level 2")
    person.mouse_to(person.button("Push"))
    for way in ([100], [300, -260]):
        for dx in way:
            person.fingers(dx)
            wait_for_page_below(person)
        person.fingers_up()
        wait_for_one_page(person)
        assert person.title == "Level 2", f"{way} led to {person.title}"
    for title in ("Level 1", titles["deep-stack"]):
        person.fingers(300)
        wait_for_page_below(person)
        person.fingers_up()
        wait_for_title(person, title)
        wait_for_one_page(person)
    person.fingers(300)
    person.fingers_up()
    wait_for_gallery(person, titles)
    # There is nothing to go back to.
    person.fingers(300)
    person.fingers_up()
    wait_for_gallery(person, titles)
    person.close()


@scenario("L4", needs=[TOUCHPAD])
def scroll_on_touchpad(stage):
    """Two fingers that go up scroll the content, however far they go sideways afterwards."""
    with tempfile.TemporaryDirectory(prefix="backable-") as top:
        person = start_with_long_list(stage, top)
        title = stage.titles()["files"]
        row = row_half_way_down(person)
        person.mouse_to(row)
        before = row.extents()[1]
        person.fingers(60, -200)
        person.fingers(300)
        person.wait(lambda: row.extents()[1] != before, "the content to scroll")
        person.fingers_up()
        stays(person, title)
        person.close()


@scenario("L4", "S16", "S17", needs=[TOUCH])
def swipe_with_a_finger(stage):
    """A finger from the start edge drags the page; a flick is enough, two leave one page, and from elsewhere none."""
    titles = stage.titles()
    person = stage.start("--page", "deep-stack", moving=True)
    wait_for_page(person)
    for level in (1, 2, 3):
        push(person, f"Level {level}")
    # Let go too early; brought back; from the middle.
    for places in ([5, 200], [5, 600, 100], [300, 780]):
        slide(person, *places)
        if places[0] < 32:
            wait_for_page_below(person)
        # A finger that rests has no speed.
        time.sleep(0.2)
        person.finger_up()
        wait_for_one_page(person)
        stays(person, "Level 3")
    slide(person, 5, 600)
    wait_for_page_below(person)
    assert person.title == "Level 3", "the title changed under the finger"
    person.finger_up()
    wait_for_title(person, "Level 2")
    wait_for_one_page(person)
    # The second comes while the page of the first is still going.
    for _ in range(2):
        slide(person, 5, 600, seconds=0.05)
        person.finger_up()
    wait_for_title(person, "Level 1")
    stays(person, "Level 1")
    flick(person)
    wait_for_title(person, titles["deep-stack"])
    person.close()


@scenario("L4", needs=[TOUCH])
def swipe_with_a_second_finger(stage):
    """A second finger that comes down lets nothing go: the page returns, however far and fast it came."""
    person = stage.start("--page", "deep-stack")
    wait_for_page(person)
    push(person, "Level 1")
    for to in (200, 600):
        slide(person, 5, to, seconds=0.05)
        person.second_finger((400, HALF_WAY_DOWN))
        wait_for_one_page(person)
        assert person.title == "Level 1", f"a second finger led to {person.title}"
        person.finger_up()
        stays(person, "Level 1")
    person.close()


@scenario("S15", "S16", "B6", needs=[TOUCH, TOUCHPAD])
def swipe_off_a_changed_note(stage):
    """A swipe off a page that asks: one question, and the page is where it was."""
    titles = stage.titles()
    person = start_with_changed_note(stage)
    for way in (finger_swipe, touchpad_swipe):
        way(person)
        person.button("Keep Editing")
        assert len(person.elements(Role.PUSH_BUTTON, "Keep Editing")) == 1, "there is more than one question"
        person.click("Keep Editing")
        person.wait_gone(Role.PUSH_BUTTON, "Keep Editing")
        stays(person, titles["unsaved-changes"])
    finger_swipe(person)
    person.click("Discard")
    wait_for_gallery(person, titles)
    person.close()


@scenario("L4", needs=[TOUCH])
def scroll_with_a_finger(stage):
    """A finger that goes up scrolls the content, and so it does from the edge."""
    with tempfile.TemporaryDirectory(prefix="backable-") as top:
        person = start_with_long_list(stage, top)
        title = stage.titles()["files"]
        for x in (200, 5):
            row = row_half_way_down(person)
            before = row.extents()[1]
            person.finger((x, 500), (x + 40, 300), (700, 300))
            person.wait(lambda: row.extents()[1] != before, "the content to scroll")
            person.finger_up()
            stays(person, title)
        person.close()


def slide(person, *xs, seconds=0.3):
    """Moves a finger to and fro across the page; it stays down."""
    person.finger(*((x, HALF_WAY_DOWN) for x in xs), seconds=seconds)


def flick(person):
    """Less than half of the way, fast. On a machine that is busy the letting go may be late, and then there was no
    speed: the third time it must have been right.
    """
    title = person.title
    for _ in range(3):
        slide(person, 5, 200, seconds=0.05)
        person.finger_up()
        person.watch_turn()
        if person.title != title:
            break


def finger_swipe(person):
    slide(person, 5, 600)
    person.finger_up()


def touchpad_swipe(person):
    person.mouse_to(person.find(Role.TEXT, "Note"))
    person.fingers(300)
    person.fingers_up()


def start_with_long_list(stage, folder):
    for number in range(100):
        with open(os.path.join(folder, f"entry {number:02}"), "w", encoding="utf-8"):
            pass
    person = stage.start("--page", "files", folder)
    person.row("entry 03")
    return person


def row_half_way_down(person):
    """A row that is on show; the tree has others."""
    return next(row for row in person.rows() if row.extents()[1] >= HALF_WAY_DOWN)


def wait_for_page_below(person):
    """A swipe uncovers it, and so it is in the tree."""
    person.wait(lambda: len(person.elements(Role.PUSH_BUTTON, "Push")) == 2, "the page below to be uncovered")


def stays(person, title):
    """No page turn is on its way."""
    person.watch_turn()
    assert person.title == title, f"this led to {person.title}"
