"""The buttons that screens have by adopting a protocol, used with the keyboard alone, as they look and as they are read."""

import contextlib

from navigation import wait_for_title
from scenario import scenario, wait_for_gallery, wait_for_page
from tree import LEAVES, Gone, Role

SHEET = "New Contact"
MENU_ROLES = {Role.MENU_ITEM, Role.CHECK_MENU_ITEM, Role.RADIO_MENU_ITEM}
NOTICE = "The weather station did not answer."


@scenario()
def confirming_form(stage):
    """Return opens a form, what is typed can be confirmed at once, Return confirms, and the page has the answer."""
    person = stage.start("--page", "form")
    wait_for_page(person)
    for name in ("Ada", "Grace"):
        open_form(person)
        assert not person.button("Done").is_enabled, "Done can be used although there is nothing to confirm"
        person.press("Return")
        person.watch_turn()
        assert person.sees(Role.PUSH_BUTTON, "Done"), "Return confirmed nothing"
        person.type(name)
        person.wait(lambda: person.button("Done").is_enabled, "Done to be usable")
        person.press("Return")
        person.wait_gone(Role.PUSH_BUTTON, "Done")
        person.find(Role.LABEL, name)
    person.close()


@scenario("F4")
def cancelled_form(stage):
    """Cancel and Escape leave a form without an answer; Escape first leaves the text that is being edited alone."""
    person = stage.start("--page", "form")
    wait_for_page(person)
    for way in ("Cancel", "Escape"):
        open_form(person)
        person.type("Nobody")
        person.press("Escape")
        person.watch_turn()
        assert person.sees(Role.PUSH_BUTTON, "Cancel"), "Escape closed the form under an entry"
        # Out of the entry: to Done, or to Cancel.
        reach(person, "Cancel")
        person.press("space" if way == "Cancel" else "Escape")
        person.wait_gone(Role.PUSH_BUTTON, "Cancel")
        person.find(Role.LABEL, "Nobody yet")
    person.close()


@scenario("F4")
def searching(stage):
    """Control+F and typing open the search bar, the page shows what is found; Escape leaves the search, then the page."""
    titles = stage.titles()
    person = stage.start("--page", "search")
    wait_for_page(person)
    for begin in ("ctrl+f", None):
        if begin:
            person.press(begin)
            person.wait(lambda: person.elements(Role.ENTRY, "Search"), "the search bar")
        person.type("el")
        person.wait(lambda: trees(person) == ["Elm", "Hazel"], "two trees")
        switch = next(
            iter(person.elements(Role.TOGGLE_BUTTON, "Search") + person.elements(Role.PUSH_BUTTON, "Search"))
        )
        assert switch.is_pressed, "the button does not show that the search is on"
        person.press("Escape")
        person.wait(lambda: len(trees(person)) > 15, "all trees again")
        assert person.title == titles["search"], f"Escape led to {person.title}"
    person.press("ctrl+f")
    person.type("nowhere")
    person.find(Role.LABEL, "No tree is called that.")
    person.press("Escape")
    person.wait(lambda: len(trees(person)) > 15, "all trees again")
    person.watch_turn()
    person.press("Escape")
    wait_for_gallery(person, titles)
    person.close()


@scenario()
def refreshing(stage):
    """F5 and Control+R load again, once at a time; what goes wrong is said and can be put away; leaving cancels it."""
    titles = stage.titles()
    person = stage.start("--page", "refresh")
    wait_for_page(person)
    for number, keys in ((18, "F5"), (19, "ctrl+r")):
        person.press(keys, keys, keys)
        person.find(Role.LABEL, f"{number} °C")
    reach(person, "The station is asleep", role=Role.CHECK_BOX, others=(Role.TOGGLE_BUTTON,))
    person.press("space", "F5")
    person.find(Role.LABEL, NOTICE)
    assert person.button("Refresh").is_enabled, "Refresh cannot be used again"
    reach(person, "Close", within=lambda: person.find(Role.LABEL, NOTICE).parent)
    person.press("space")
    person.wait_gone(Role.LABEL, NOTICE)
    person.press("F5", "alt+Left")
    wait_for_gallery(person, titles)
    person.close()


@scenario()
def menu_of_a_page(stage):
    """F10 opens the menu as things are: what is switched on is marked, one of several is chosen, a menu is within."""
    person = stage.start("--page", "menu")
    wait_for_page(person)
    person.press("F10")
    person.wait(lambda: entry(person, "Large Text"), "the menu")
    assert not entry(person, "Large Text").is_checked, "Large Text is marked"
    person.press("Return")
    person.wait(lambda: not entry(person, "Large Text"), "the menu to close")
    person.press("F10")
    person.wait(lambda: entry(person, "Large Text"), "the menu")
    assert entry(person, "Large Text").is_checked, "Large Text is not marked"
    assert entry(person, "Centre").is_checked and not entry(person, "End").is_checked
    person.press("Down", "Down", "Down", "Return")
    person.wait(lambda: not entry(person, "Large Text"), "the menu to close")
    person.press("F10")
    person.wait(lambda: entry(person, "End"), "the menu")
    assert entry(person, "End").is_checked and not entry(person, "Centre").is_checked
    person.press("Escape")
    person.wait(lambda: not entry(person, "End"), "the menu to close")
    wait_for_title(person, stage.titles()["menu"])
    person.close()


@scenario()
def button_of_ones_own(stage):
    """A protocol of the program's gives its page a button, with an icon and a name."""
    person = stage.start("--page", "own-button")
    wait_for_page(person)
    reach(person, "Share")
    person.press("space")
    person.find(Role.LABEL, "Shared")
    person.close()


@scenario()
def titles_where_there_is_little_room(stage):
    """At 360 pixels nothing is cut off: the items but the first are in a menu, the way back is there, and all work."""
    titles = stage.titles()
    person = stage.start("--page", "titles")
    wait_for_page(person)
    reach(person, "Many items", role=Role.CHECK_BOX, others=(Role.TOGGLE_BUTTON,))
    person.press("space")
    for name in ("Mark", "Copy", "Print", "Send"):
        person.button(name)
    assert not person.has_button("More"), "a menu where there is room"
    person.resize(360, 640)
    more = person.wait(lambda: person.has_button("More") and person.button("More"), "the menu of what is left out")
    assert person.windows()[0].extents()[2] <= 360, "the window is wider than it was made"
    assert more.extents()[2] > 0 and person.has_button("Back") and person.has_button("Mark")
    assert not person.has_button("Send"), "Send is said to be in the bar, and cannot be seen"
    reach(person, "More")
    person.press("space")
    person.wait(lambda: entry(person, "Send"), "Send in the menu")
    person.press("Escape")
    person.wait(lambda: not entry(person, "Send"), "the menu to close")
    person.resize(800, 640)
    person.wait(lambda: person.has_button("Send"), "Send to be in the bar again")
    person.press("alt+Left")
    wait_for_gallery(person, titles)
    person.close()


def open_form(person):
    person.wait(lambda: person.button("New Contact").is_focused, "the focus on the button")
    person.press("Return")
    person.find(Role.PUSH_BUTTON, "Done")
    person.watch_turn()


def reach(person, name, role=Role.PUSH_BUTTON, others=(), within=None):
    """Brings the focus to what has that name, by Tab alone."""

    def has_focus():
        place = within() if within else None
        found = [element for each in (role, *others) for element in person.elements(each, name, within=place)]
        # A button that opens a menu has the button that GTK puts into it.
        return any(part.is_focused for element in found for part in [element, *element.children])

    person.tab_until(has_focus, name)


def entry(person, name):
    """An entry of an open menu; nothing where there is none. A menu is inside the button that opens it."""
    for element in person.root.walk(LEAVES - {Role.PUSH_BUTTON}):
        with contextlib.suppress(Gone):
            if element.role in MENU_ROLES and element.name == name:
                return element
    return None


def trees(person):
    return [row.name for row in person.rows()]
