"""Going forth and back through the gallery's pages."""

import time

from person import STILL
from scenario import scenario, wait_for_gallery, wait_for_page
from tree import Role


@scenario
def default_back(stage):
    """The article's listing: the page has a button named "Back", and a click on it shows the gallery."""
    titles = stage.titles()
    person = stage.start("--page", "default-back")
    wait_for_page(person)
    assert len(person.elements(Role.PUSH_BUTTON, "Back")) == 1, "there is more than one Back"
    person.click("Back")
    wait_for_gallery(person, titles)
    person.open(titles["default-back"])
    wait_for_page(person)
    person.press("alt+Left")
    wait_for_gallery(person, titles)
    person.close()


@scenario
def deep_stack(stage):
    """Push by ones and by a hundred, pop to the first page and to the root."""
    titles = stage.titles()
    person = stage.person()
    person.settings(**STILL)
    person.start("--page", "deep-stack")
    wait_for_page(person)
    first = window_text(person)
    for _ in range(3):
        push_and_wait(person, "Push")
    push_and_wait(person, "Push 100")
    person.click("Pop to First Page")
    person.wait(lambda: window_text(person) == first, "the first page")
    push_and_wait(person, "Push 100")
    person.click("Pop to Root")
    wait_for_gallery(person, titles)
    person.close()


@scenario
def modal(stage):
    """Back on a sheet's first screen closes the sheet, by Alt+Left and by Escape; the page stays."""
    person = stage.start("--page", "modal")
    wait_for_page(person)
    for keys in ("alt+Left", "Escape"):
        open_sheet(person)
        person.press(keys)
        wait_for_sheet_to_close(person)
        wait_for_page(person)
    person.close()


@scenario
def modal_second_screen(stage):
    """Within a sheet Back pops; the sheet's first screen has no Back button, the second has."""
    person = stage.start("--page", "modal")
    wait_for_page(person)
    open_sheet(person)
    sheet = person.windows()[-1]
    assert not person.elements(Role.PUSH_BUTTON, "Back", within=sheet), "the first screen has a Back"
    person.click("Next")
    person.wait(lambda: person.elements(Role.PUSH_BUTTON, "Back", within=sheet), "Back in the sheet")
    person.elements(Role.PUSH_BUTTON, "Back", within=sheet)[0].act()
    person.wait(lambda: not person.elements(Role.PUSH_BUTTON, "Back", within=sheet), "the first screen")
    assert len(person.windows()) == 2, "going back inside the sheet closed it"
    person.press("alt+F4")
    wait_for_sheet_to_close(person)
    wait_for_page(person)
    person.close()


@scenario
def bar_items(stage):
    """The items at the start and the end of the bar have their words, and a click acts once."""
    person = stage.start("--page", "bar-items")
    wait_for_page(person)
    for name in ("Add", "Save"):
        before = window_text(person)
        person.click(name)
        person.wait(lambda: window_text(person) != before, f"something that {name} changes")
    person.close()


@scenario
def double_click_back(stage):
    """S17 and S18: two fast clicks on Back pop one page, and a double click on a row opens one."""
    titles = stage.titles()
    person = stage.start("--page", "deep-stack")
    wait_for_page(person)
    push_and_wait(person, "Push")
    one_deep = window_text(person)
    push_and_wait(person, "Push")
    person.mouse_click(person.button("Back"), times=2, gap=30)
    person.wait(lambda: window_text(person) == one_deep, "the page below")
    time.sleep(0.6)
    assert window_text(person) == one_deep, "two fast clicks popped more than one page"
    person.click("Pop to Root")
    wait_for_gallery(person, titles)

    person.mouse_click(person.row(titles["deep-stack"]), times=2, gap=30)
    wait_for_page(person)
    time.sleep(0.6)
    person.click("Back")
    wait_for_gallery(person, titles)
    person.close()


@scenario
def covered_not_in_tree(stage):
    """A covered screen is not in the accessibility tree, however it came to be covered."""
    titles = stage.titles()
    person = stage.start()
    wait_for_gallery(person, titles)
    person.open(titles["deep-stack"])
    wait_for_page(person)
    person.wait(lambda: not person.rows(exactly=titles["files"]), "the gallery's rows to leave the tree")
    push_and_wait(person, "Push")
    person.wait(lambda: len(person.elements(Role.PUSH_BUTTON, "Push")) == 1, "one page in the tree")
    for _ in range(2):
        person.press("alt+Left")
        time.sleep(0.6)
    wait_for_gallery(person, titles)
    assert not person.elements(Role.PUSH_BUTTON, "Push"), "a popped page is still in the tree"
    person.close()


def window_text(person):
    """What the window says, apart from the pages that are about to leave it."""
    return person.windows()[0].full_text


def push_and_wait(person, button):
    """Clicks and waits until the page that came is the only one in the tree."""
    before = window_text(person)
    person.click(button)
    person.wait(
        lambda: len(person.elements(Role.PUSH_BUTTON, "Push")) == 1 and window_text(person) != before,
        "the pushed page",
    )


def open_sheet(person):
    person.click("Open Sheet")
    person.wait(lambda: len(person.windows()) == 2, "the sheet's window")
    person.find(Role.PUSH_BUTTON, "Next")
    person.wait(lambda: person.active_window_is_ours(), "the sheet to become active")


def wait_for_sheet_to_close(person):
    person.wait(lambda: len(person.windows()) == 1, "the sheet to close")
