"""What comes first: Escape's order, the topmost sheet before what lies under it, the button before the focus."""

from navigation import open_sheet, wait_for_sheet_to_close, wait_for_title
from scenario import scenario, wait_for_gallery, wait_for_page
from tree import Atspi, Role


# Field reports: Escape while editing, Escape swallowed.
@scenario("F4", "M10")
def escape_order(stage):
    """Escape closes a popover, then ends a search, leaves edited text alone, and goes back where it may."""
    titles = stage.titles()
    person = stage.start("--page", "focus")
    wait_for_page(person)
    here = titles["focus"]
    name, search = person.find(Role.TEXT, "Name"), person.find(Role.ENTRY, "Search")
    person.wait(lambda: name.is_focused, "the focus in a text")
    person.type("Ada")
    press_and_stay(person, here, "Escape", "while a text is edited")
    assert name.text == "Ada", f"Escape left {name.text!r} of the text"

    person.press("Tab")
    person.wait(lambda: search.is_focused, "the focus in the search")
    person.type("words")
    press_and_stay(person, here, "Escape", "while a search is typed")
    assert search.text == "", "the search goes on"

    person.mouse_click(person.button("Menu"))
    person.wait(lambda: has_open_menu(person), "the menu")
    press_and_stay(person, here, "alt+Left", "under an open popover")
    press_and_stay(person, here, "Escape", "under an open popover")
    person.wait(lambda: not has_open_menu(person), "the menu to close")

    toggle = person.find(Role.CHECK_BOX, "Escape goes back")
    toggle.act()
    person.wait(lambda: not toggle.has_state(Atspi.StateType.CHECKED), "the switch to be off")
    press_and_stay(person, here, "Escape", "where it is turned off")
    toggle.act()
    person.wait(lambda: toggle.has_state(Atspi.StateType.CHECKED), "the switch to be on again")
    person.press("Escape")
    wait_for_gallery(person, titles)
    person.close()


@scenario("F4", "M8", "M10")
def form(stage):
    """A sheet that must not be closed yet stays, whatever the user does, and says why; the program closes it."""
    titles = stage.titles()
    person = stage.start("--page", "modal")
    wait_for_page(person)
    for way in ("Escape", "alt+F4"):
        open_form(person)
        person.press("Tab")
        person.press(way)
        wait_for_sheet_to_close(person)
    name = open_form(person)
    person.type("Ada")
    press_and_stay(person, titles["modal"], "Escape", "while a text is edited in the sheet")
    assert not person.sees(Role.LABEL, "Done keeps the name."), "Escape in a text tried to close the sheet"
    person.press("Tab")
    person.wait(lambda: not name.is_focused, "the focus outside the text")
    for way in ("Escape", "alt+Left", "ctrl+w", "alt+F4"):
        person.press(way)
        person.find(Role.LABEL, "Done keeps the name.")
        assert len(person.windows()) == 2, f"{way} closed the sheet"
    person.click("Done")
    wait_for_sheet_to_close(person)
    person.press("alt+Left")
    wait_for_gallery(person, titles)
    person.close()


# Field report: sheet's X.
@scenario("S16", "F7")
def ways_out_of_a_sheet(stage):
    """A sheet closes however it is asked to: by a button, by keys, and by a bare request of the window manager."""
    person = stage.start("--page", "modal")
    wait_for_page(person)
    opener = person.button("Open Sheet")
    for way in ("the desktop's button", "Done", "alt+F4", "ctrl+w", "Escape"):
        open_sheet(person)
        buttons = person.elements(Role.PUSH_BUTTON, within=person.windows()[-1])
        if way == "the desktop's button":
            # Its name is in the desktop's language.
            others = [person.button(name).name for name in ("Done", "Next")]
            person.mouse_click(next(button for button in buttons if button.name not in others))
        elif way == "Done":
            person.mouse_click(person.button(way))
        else:
            person.press(way)
        wait_for_sheet_to_close(person)
        person.wait(lambda: opener.is_focused, "the focus on what opened the sheet")
    person.close()


# Field reports: Escape through a dialog, parent closed too.
@scenario("M9", "M10", "F7")
def sheet_on_sheet(stage):
    """With one sheet over another each key acts on the topmost alone, and the focus comes back to what opened it."""
    titles = stage.titles()
    person = stage.start("--page", "modal")
    wait_for_page(person)
    open_sheet(person)
    for step in ("Second Step", "Third Step"):
        person.click("Next")
        person.wait(lambda: person.windows()[-1].name == step, step)
        person.watch_turn()
    for way in ("Escape", "alt+Left", "ctrl+w", "alt+F4"):
        opener = person.button("Open Another Sheet")
        opener.act()
        person.wait(lambda: len(person.windows()) == 3, "the second sheet")
        upper = person.windows()[-1]
        assert not person.elements(Role.PUSH_BUTTON, "Back", within=upper), "a sheet's first screen has a Back"
        person.wait(lambda: person.elements(Role.PUSH_BUTTON, "Next", within=upper)[0].is_focused, "the focus in it")
        person.press(way)
        person.wait(lambda: len(person.windows()) == 2, f"{way} to close the upper sheet")
        person.wait(lambda: opener.is_focused, "the focus on what opened the sheet")
        assert person.windows()[-1].name == "Third Step", f"{way} acted on the lower sheet, too"
    person.press("ctrl+w")
    wait_for_sheet_to_close(person)
    assert person.title == titles["modal"], "the page under the sheets went back"
    person.close()


# Field report: freed too early.
@scenario("B8")
def late_click(stage):
    """A click that takes effect when its page has left reaches nothing."""
    titles = stage.titles()
    person = stage.start("--page", "default-back")
    wait_for_page(person)
    for _ in range(3):
        person.activate(person.row("A button that holds a closure"))
        wait_for_title(person, "Closures")
        person.watch_turn()
        # GTK waits for a quarter of a second before such a click takes effect.
        person.click("Click Me")
        person.press("alt+Left")
        wait_for_title(person, titles["default-back"])
        person.watch_turn()
    person.activate(person.row("A button that holds a closure"))
    person.find(Role.LABEL, "Not clicked yet")
    person.click("Click Me")
    person.find(Role.LABEL, "Clicked once")
    person.close()


@scenario("B12", "F2", "B7")
def button_before_focus(stage):
    """Where the focus comes to the back button, its tooltip is the new page's already when it arrives."""
    titles = stage.titles()
    person = stage.start("--page", "focus")
    wait_for_page(person)
    back = person.button("Back")
    assert back.description == "Backable", f"Back's tooltip is {back.description!r}"
    person.activate(person.row("Open a page"))
    person.wait(lambda: back.is_focused, "the focus on Back")
    assert back.description == titles["focus"], "the button is not up to date"
    wait_for_title(person, "Nothing to Focus")
    person.watch_turn()
    person.press("space")
    wait_for_title(person, titles["focus"])
    person.wait(lambda: back.description == "Backable", "the tooltip of the page that came back")
    person.close()


def press_and_stay(person, title, key, when):
    """Presses a key that must not go back."""
    person.press(key)
    person.watch_turn()
    assert person.title == title, f"{key} {when} led to {person.title}"


def has_open_menu(person):
    """A menu button holds its menu, and a search does not look into buttons."""
    return any(element.role == Role.MENU_ITEM for element in person.root.walk(leaves=()))


def open_form(person):
    person.click("Open Form")
    person.wait(lambda: len(person.windows()) == 2, "the sheet's window")
    name = person.find(Role.TEXT, "Name")
    person.wait(lambda: person.active_window_is_ours(), "the sheet to become active")
    person.wait(lambda: name.is_focused, "the focus in the sheet")
    return name
