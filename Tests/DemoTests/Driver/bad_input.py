"""What nobody should do and everybody does: too many clicks, keys held down, ways back and out at the worst moment."""

import time

from display import TOUCH
from navigation import open_sheet, push, wait_for_sheet_to_close, wait_for_title
from person import TURN
from routes import choose_in_history
from scenario import scenario, wait_for_gallery, wait_for_page
from tree import Role


# Field reports: double back, double open.
@scenario("S17", "S18")
def many_clicks(stage):
    """Double back, double open: three fast clicks on Back are one step, and on a row they open one page."""
    titles = stage.titles()
    person = stage.start("--page", "deep-stack")
    wait_for_page(person)
    for title in ("Level 1", "Level 2"):
        push(person, title)
        person.watch_turn()
    person.mouse_click(person.button("Back"), times=3, gap=60)
    wait_for_title(person, "Level 1")
    person.watch_turn()
    assert person.title == "Level 1", f"three fast clicks led to {person.title}"
    # The button's own page goes in its handler, and what it was is clicked again.
    person.mouse_click(person.button("Pop to Root"), times=3, gap=60)
    wait_for_gallery(person, titles)
    person.watch_turn()
    person.mouse_click(person.row(titles["deep-stack"]), times=3, gap=60)
    wait_for_page(person)
    person.watch_turn()
    person.press("alt+Left")
    wait_for_gallery(person, titles)
    person.close()


# Field reports: double back, double open.
@scenario("S17", "S18", needs=[TOUCH])
def many_taps(stage):
    """Double open: two fast taps of a finger open one page, wherever the mouse is, and reach nothing on it."""
    titles = stage.titles()
    person = stage.start("--page", "deep-stack")
    wait_for_page(person)
    # Where the first page's button was, the next one has another that leads back.
    for is_mouse_there in (False, True):
        push_button = person.button("Push")
        if is_mouse_there:
            person.mouse_to(push_button)
        person.finger_tap(push_button, times=2, gap=100)
        wait_for_title(person, "Level 1")
        # Until no tap is one more of these, and whatever they led to is there.
        time.sleep(TURN)
        assert person.title == "Level 1", f"two fast taps led to {person.title}"
        person.finger_tap(person.button("Back"), times=2, gap=100)
        wait_for_title(person, titles["deep-stack"])
        time.sleep(TURN)
        assert person.title == titles["deep-stack"], f"two fast taps on Back led to {person.title}"
    person.close()


# Field reports: double back, double open.
@scenario("S17", "S18", "S1")
def held_keys(stage):
    """Double back, double open: a key that is held down is one step, one page, and never more than there is."""
    titles = stage.titles()
    person = stage.start("--page", "deep-stack")
    wait_for_page(person)
    for keys, focused in (("alt+Left", "Push"), ("Escape", "Push"), ("space", "Back")):
        push(person, "Level 1")
        push(person, "Level 2")
        person.watch_turn()
        if focused == "Back":
            reach(person, "Back")
        with person.holding(keys):
            pass
        wait_for_title(person, "Level 1")
        person.watch_turn()
        assert person.title == "Level 1", f"{keys}, held down, led to {person.title}"
        person.press("alt+Left")
        wait_for_title(person, titles["deep-stack"])
        person.watch_turn()
    person.press("alt+Left")
    wait_for_gallery(person, titles)
    person.watch_turn()
    with person.holding("alt+Left"):
        pass
    person.focus_row(person.row(titles["deep-stack"]))
    with person.holding("Return"):
        pass
    wait_for_title(person, titles["deep-stack"])
    person.watch_turn()
    assert person.title == titles["deep-stack"], f"Return, held down, led to {person.title}"
    person.close()


# Field report: never below root.
@scenario("S1", "S17")
def never_below_root(stage):
    """Never below root: any number of ways back, as fast as fingers are, end at the gallery, which works."""
    titles = stage.titles()
    person = stage.start("--page", "deep-stack")
    wait_for_page(person)
    push(person, "Level 1")
    person.watch_turn()
    person.press(*["alt+Left", "XF86Back", "Escape"] * 5)
    # While a page moves, some of them are not taken (rule S17).
    while not person.rows(titles["deep-stack"]):
        person.watch_turn()
        person.press("alt+Left")
    wait_for_gallery(person, titles)
    person.mouse_click(person.windows()[0], times=5, gap=30, button=8)
    person.press(*["Escape"] * 5)
    wait_for_gallery(person, titles)
    person.open(titles["deep-stack"])
    wait_for_page(person)
    person.close()


@scenario("F5", "S22")
def back_during_a_drag(stage):
    """Back while the mouse's button is held down: on a text that is selected, on a row, and on a scroll bar."""
    titles = stage.titles()
    person = stage.start("--page", "focus")
    wait_for_page(person)
    person.find(Role.TEXT, "Name")
    person.type("some words to select")
    with person.dragging(person.find(Role.TEXT, "Name"), 60, 0, begin=(0.1, 0.5)):
        person.press("alt+Left")
        wait_for_gallery(person, titles)
    person.watch_turn()
    open_with_keys(person, titles["focus"])
    with person.dragging(person.row("Open a page"), 0, 8):
        person.press("alt+Left")
        wait_for_gallery(person, titles)
    person.watch_turn()
    wait_for_gallery(person, titles)
    open_with_keys(person, titles["focus"])
    person.click("Source")
    person.wait_gone(Role.PUSH_BUTTON, "Source")
    person.watch_turn()
    with person.dragging(person.windows()[0], 0, 120, begin=(0.99, 0.25)):
        person.press("alt+Left")
        wait_for_page(person)
    person.watch_turn()
    # What was held down holds nothing now.
    person.click("Source")
    person.wait_gone(Role.PUSH_BUTTON, "Source")
    person.close()


# Field report: Escape through a dialog.
@scenario("M10", "S19")
def back_under_a_menu(stage):
    """Escape through a dialog: while the history menu is open, the page under it does not go back by key or mouse."""
    person = stage.start("--page", "history")
    wait_for_page(person)
    person.click("Open All Chapters")
    wait_for_title(person, "Arrival")
    person.watch_turn()
    for way in ("alt+Left", "XF86Back", "mouse", "Escape"):
        person.mouse_click(person.button("Back"), button=3)
        person.find(Role.MENU_ITEM, "The Way Home")
        if way == "mouse":
            person.mouse_click_here(button=8)
        else:
            person.press(way)
        person.watch_turn()
        assert person.title == "Arrival", f"{way} went back under an open menu"
        if person.sees(Role.MENU_ITEM):
            person.press("Escape")
        person.wait_gone(Role.MENU_ITEM)
    choose_in_history(person, "The Harbour")
    wait_for_title(person, "The Harbour")
    person.close()


@scenario("S16", "S22")
def closed_at_bad_moments(stage):
    """The window closes while a page turns, and a sheet right after it came up: at once, and quietly."""
    person = stage.start("--page", "deep-stack", moving=True)
    wait_for_page(person)
    person.mouse_click(person.button("Push"))
    person.wait(lambda: person.title == "Level 1", "the page turn to begin")
    person.close()
    person = stage.start("--page", "modal", moving=True)
    wait_for_page(person)
    for _ in range(2):
        open_sheet(person)
        person.press("Escape")
        wait_for_sheet_to_close(person)
    person.close()


@scenario("S18", "S22")
def removes_itself(stage):
    """A page that goes in its own button's handler, by the mouse and by a key that is held down."""
    titles = stage.titles()
    person = stage.start("--page", "replace")
    wait_for_page(person)
    for way in ("mouse", "Return", "space"):
        person.click("Begin")
        wait_for_title(person, "Language")
        person.watch_turn()
        if way == "mouse":
            person.mouse_click(person.button("Next"), times=2, gap=40)
        else:
            person.wait(lambda: person.button("Next").is_focused, "the focus on Next")
            with person.holding(way):
                pass
        person.wait(lambda: person.title != "Language", "the next step")
        person.watch_turn()
        person.press("alt+Left")
        wait_for_title(person, titles["replace"])
        person.watch_turn()
    person.close()


def reach(person, name):
    """Brings the keyboard's focus to a button."""
    button = person.button(name)
    for _ in range(20):
        if button.is_focused:
            return
        person.press("Tab")
        time.sleep(0.1)
    raise AssertionError(f"the keyboard did not reach {name}")


def open_with_keys(person, title):
    """The page's own row has the focus after a way back."""
    person.open(title)
    wait_for_page(person)
    person.watch_turn()
