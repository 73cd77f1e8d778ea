"""The ways back that a person has, and what they have in common: the gate, the screen's back(), one step each."""

import contextlib

from display import PICTURES
from navigation import start_with_changed_note, wait_for_title
from scenario import GALLERY, scenario, wait_for_gallery, wait_for_page
from tree import Gone, Role

# The ways of one step.
STEPS = ("button", "mouse", "alt+Left", "XF86Back", "Escape")
CLOSINGS = ("alt+F4", "ctrl+w", "ctrl+q")


def go_back(person, way):
    """Takes a way back in the window that is active."""
    if way == "button":
        person.click("Back")
    elif way == "mouse":
        person.mouse_click(person.windows()[-1], button=8)
    else:
        person.press(way)


def choose_in_history(person, title):
    """Takes the way back through the button's menu."""
    person.mouse_click(person.button("Back"), button=3)
    person.find(Role.MENU_ITEM, title).act()


@scenario("B5", "S16")
def own_way(stage):
    """Every way back of one step calls the screen's own back(); the history menu goes where it says."""
    titles = stage.titles()
    person = stage.start("--page", "default-back")
    wait_for_page(person)
    for way in STEPS:
        open_own_way(person)
        go_back(person, way)
        person.find(Role.LABEL, "Once more to leave.")
        assert person.title == "Own Way", f"{way} left the page without a word from its back()"
        go_back(person, way)
        wait_for_title(person, titles["default-back"])
        person.watch_turn()
    open_own_way(person)
    choose_in_history(person, titles["default-back"])
    wait_for_title(person, titles["default-back"])
    person.watch_turn()
    person.close()


# Field reports: guard bypassed, asked too late.
@scenario("S16", "B6")
def one_gate(stage):
    """Whichever way out is taken, one question comes before anything moves, and a no changes nothing."""
    titles = stage.titles()
    person = start_with_changed_note(stage)
    note = person.find(Role.TEXT, "Note")
    # Escape is the text's while it is edited.
    person.press("shift+Tab")
    person.wait(lambda: not note.is_focused, "the focus elsewhere")
    for way in (*STEPS, *CLOSINGS, "history"):
        if way == "history":
            choose_in_history(person, GALLERY)
        else:
            go_back(person, way)
        refuse(person)
        assert person.title == titles["unsaved-changes"], f"{way} left the page"
        assert person.button("Back").is_enabled, f"Back cannot be used after {way} was refused"
    go_back(person, "alt+Left")
    person.click("Discard")
    wait_for_gallery(person, titles)
    person.close()


# Field report: dimmed after refusal.
@scenario("B6", needs=[PICTURES])
def one_question(stage):
    """Backs that come while a question is open ask nothing more; a refused one leaves the button as it looked."""
    titles = stage.titles()
    person = start_with_changed_note(stage)
    person.watch_turn()
    before = person.looks_of(person.button("Back"))
    person.mouse_click(person.button("Back"), times=3, gap=60)
    refuse(person)
    person.press(*["alt+Left"] * 2)
    # The second is the question's own way back, or comes before there is one.
    if len(person.windows()) > 1:
        refuse(person)
    person.watch_turn()
    assert len(person.windows()) == 1, "there is one more question"
    assert person.title == titles["unsaved-changes"], "a question that was answered with no let the page go"
    person.wait(lambda: person.looks_of(person.button("Back")) == before, "the button to look as before the refusal")
    go_back(person, "button")
    person.click("Discard")
    wait_for_gallery(person, titles)
    person.close()


@scenario("B10")
def hidden_back(stage):
    """A page that hides its back button has no way back by keyboard or mouse; shown again it has all of them."""
    titles = stage.titles()
    person = stage.start("--page", "bar-items")
    wait_for_page(person)
    toggle = person.find(Role.CHECK_BOX, "Back is there")
    toggle.act()
    person.wait_gone(Role.PUSH_BUTTON, "Back")
    # Escape is the title's while it is edited.
    person.press("Tab")
    person.wait(lambda: toggle.is_focused, "the focus on the switch")
    for way in ("alt+Left", "XF86Back", "Escape", "mouse"):
        go_back(person, way)
    person.watch_turn()
    assert person.title == titles["bar-items"], f"a way back led to {person.title} without a button"
    toggle.act()
    go_back(person, "button")
    wait_for_gallery(person, titles)
    person.close()


# Field report: stale title.
@scenario("S21", "B7")
def title_follows(stage):
    """A title that is typed shows at once: in the bar, as the window's name, then in Back's tooltip and its menu."""
    person = stage.start("--page", "bar-items")
    wait_for_page(person)
    entry = person.find(Role.TEXT, "Title")
    person.wait(lambda: entry.is_focused, "the focus in the title")
    for title in ("Groceries", "<b>&amp;_x"):
        person.press("ctrl+a")
        person.type(title)
        wait_for_title(person, title)
        person.find(Role.LABEL, title)
        person.click("Source")
        person.wait_gone(Role.PUSH_BUTTON, "Source")
        person.watch_turn()
        back = person.button("Back")
        assert back.description == title, f"Back's tooltip is {back.description!r}"
        person.mouse_click(back, button=3)
        listed = person.wait(lambda: [item.name for item in person.elements(Role.MENU_ITEM)], "the menu")
        assert listed[0] == title, f"the menu lists {listed}"
        person.press("Escape")
        person.wait_gone(Role.MENU_ITEM)
        go_back(person, "button")
        wait_for_page(person)
        person.wait(lambda: entry.is_focused, "the focus in the title again")
        person.watch_turn()
    person.press("ctrl+a", "BackSpace")
    # A window has a name all the same: the program's.
    wait_for_title(person, "backable-demo")
    assert not person.elements(Role.LABEL, title), "the bar shows the title that there was"
    person.close()


@scenario("S20")
def chosen_twice(stage):
    """An entry of the history menu whose screen has left with the choice of another one leads nowhere."""
    person = stage.start("--page", "history")
    wait_for_page(person)
    person.click("Open All Chapters")
    wait_for_title(person, "Arrival")
    person.watch_turn()
    person.mouse_click(person.button("Back"), button=3)
    first = person.find(Role.MENU_ITEM, "The Harbour")
    late = person.find(Role.MENU_ITEM, "The Way Home")
    first.act()
    with contextlib.suppress(Gone, AssertionError):
        late.act()
    wait_for_title(person, "The Harbour")
    person.watch_turn()
    assert person.title == "The Harbour", f"the second choice led to {person.title}"
    person.close()


def open_own_way(person):
    person.activate(person.row("A way of its own"))
    wait_for_title(person, "Own Way")
    person.watch_turn()


def refuse(person):
    """Says no to the one question there is."""
    person.button("Keep Editing")
    person.wait(lambda: len(person.windows()) == 2, "one question")
    person.click("Keep Editing")
    person.wait(lambda: len(person.windows()) == 1, "the question to go")
    person.wait(lambda: person.active_window_is_ours(), "the window to become active again")
