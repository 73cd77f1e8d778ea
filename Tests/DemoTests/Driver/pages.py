"""The pages that answer, ask, replace, nest and hold the focus."""

from navigation import start_with_changed_note, wait_for_title
from scenario import scenario, wait_for_gallery, wait_for_page
from tree import Role


# Field report: main actor starved.
@scenario()
def result(stage):
    """A page's answer arrives where it was asked for; going back instead is an answer, too. So in a sheet."""
    person = stage.start("--page", "result")
    wait_for_page(person)
    for opener in ("Choose a City", "In a Sheet"):
        person.click(opener)
        person.activate(person.row("Lisbon"))
        person.find(Role.LABEL, "Lisbon")
        person.wait_gone(Role.LABEL, "Helsinki")
        person.click(opener)
        person.row("Helsinki")
        person.press("alt+Left")
        person.find(Role.LABEL, "You went back")
    person.close()


@scenario("S15", "S16", "B6")
def unsaved_changes(stage):
    """S16: whichever way back is taken from a changed note, one question is asked before anything moves."""
    titles = stage.titles()
    person = start_with_changed_note(stage)
    for keys in ("alt+Left", "ctrl+w", "alt+F4"):
        person.press(keys)
        person.button("Keep Editing")
        person.click("Keep Editing")
        person.wait_gone(Role.PUSH_BUTTON, "Keep Editing")
        assert person.title == titles["unsaved-changes"], f"{keys} led to {person.title}"
    person.click("Back")
    person.button("Discard")
    person.press("Escape")
    person.wait_gone(Role.PUSH_BUTTON, "Discard")
    assert person.title == titles["unsaved-changes"], "Escape out of the question left the page"
    person.click("Back")
    person.click("Discard")
    wait_for_gallery(person, titles)

    person.open(titles["unsaved-changes"])
    wait_for_page(person)
    person.find(Role.TEXT, "Note")
    person.type("bread")
    person.click("Save")
    person.wait_gone(Role.LABEL, "Not saved")
    person.click("Back")
    wait_for_gallery(person, titles)
    person.close()


@scenario()
def replace(stage):
    """Steps that take each other's place: from each of them one step back leads to where they began."""
    titles = stage.titles()
    person = stage.start("--page", "replace")
    wait_for_page(person)
    person.click("Begin")
    wait_for_title(person, "Language")
    for title in ("Keyboard", "Time Zone", "Ready"):
        person.watch_turn()
        person.click("Next")
        wait_for_title(person, title)
    person.wait_gone(Role.PUSH_BUTTON, "Next")
    person.watch_turn()
    person.press("alt+Left")
    wait_for_title(person, titles["replace"])
    person.close()


# Field report: nested.
@scenario("S14")
def nested(stage):
    """S14: the innermost way back first, and each button acts on its own stack."""
    titles = stage.titles()
    person = stage.start("--page", "nested")
    wait_for_page(person)
    for chapter in (2, 3):
        person.click("Next Chapter")
        person.find(Role.LABEL, f"Chapter {chapter}")
        person.wait_gone(Role.LABEL, f"Chapter {chapter - 1}")
    person.watch_turn()
    person.press("alt+Left")
    person.wait_gone(Role.LABEL, "Chapter 3")
    person.find(Role.LABEL, "Chapter 2")
    assert person.title == titles["nested"], "the outer stack went back"
    person.watch_turn()
    person.press("Escape")
    person.find(Role.LABEL, "Chapter 1")
    person.wait(lambda: len(person.elements(Role.PUSH_BUTTON, "Back")) == 1, "the outer Back alone")
    person.watch_turn()
    person.press("alt+Left")
    wait_for_gallery(person, titles)
    person.close()


@scenario("S19", "F5")
def history(stage):
    """A right click on Back lists the screens below; the chosen one is shown at once, and what was left comes again by
    the keyboard and the mouse.
    """
    titles = stage.titles()
    person = stage.start("--page", "history")
    wait_for_page(person)
    person.click("Open All Chapters")
    wait_for_title(person, "Arrival")
    person.watch_turn()
    person.mouse_click(person.button("Back"), button=3)
    # GTK 4.18 leaves the name to the words inside.
    listed = person.wait(
        lambda: [item.name or item.full_text for item in person.elements(Role.MENU_ITEM)], "the menu"
    )
    assert listed[0] == "The Way Home" and titles["history"] in listed, f"the menu lists {listed}"
    person.find(Role.MENU_ITEM, containing="The Harbour").act()
    wait_for_title(person, "The Harbour")
    person.wait_gone(Role.MENU_ITEM)
    for way in ("alt+Right", "mouse"):
        person.watch_turn()
        if way == "mouse":
            person.mouse_click(person.button("Forward"), button=9)
        else:
            person.press(way)
        wait_for_title(person, "A Storm at Night" if way == "alt+Right" else "snake_case & <other> marks")
    person.close()


# Field report: no focusable child.
@scenario("F1", "F2", "F4")
def focus_and_keys(stage):
    """F1–F4: the focus comes back to where it was, and Escape leaves text alone."""
    titles = stage.titles()
    person = stage.start("--page", "focus")
    wait_for_page(person)
    name = person.find(Role.TEXT, "Name")
    person.wait(lambda: name.is_focused, "the focus in the first field")
    person.type("Ada")
    person.press("Escape")
    assert person.title == titles["focus"], "Escape in a text left the page"

    row = person.row("Open a page")
    person.activate(row)
    wait_for_title(person, "Nothing to Focus")
    back = person.button("Back")
    person.wait(lambda: back.is_focused, "the focus on Back, where nothing else can have it")
    person.watch_turn()
    person.press("Escape")
    wait_for_title(person, titles["focus"])
    person.wait(lambda: row.is_focused, "the focus on the row again")
    person.watch_turn()
    person.press("Escape")
    wait_for_gallery(person, titles)
    person.close()
