"""Going forth and back through the gallery's pages."""

from scenario import scenario, wait_for_gallery, wait_for_page
from tree import Role


@scenario("B2", "B7", "F5")
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


# Field report: pop to root.
@scenario()
def deep_stack(stage):
    """Push by ones and by a hundred, pop to the first page and to the root."""
    titles = stage.titles()
    person = stage.start("--page", "deep-stack")
    wait_for_page(person)
    first = person.title
    for depth in (1, 2, 3):
        push(person, f"Level {depth}")
    person.click("Push 100")
    wait_for_title(person, "Level 103")
    person.click("Back")
    wait_for_title(person, "Level 102")
    person.click("Pop to First Page")
    wait_for_title(person, first)
    person.click("Push 100")
    wait_for_title(person, "Level 100")
    person.click("Pop to Root")
    wait_for_gallery(person, titles)
    person.close()


@scenario("F4", "M9")
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


@scenario("M1")
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


@scenario()
def bar_items(stage):
    """The items at the start and the end of the bar have their words, and a click acts."""
    person = stage.start("--page", "bar-items")
    wait_for_page(person)
    for name, words in (("Add", "Added"), ("Save", "Saved")):
        assert not person.sees(Role.LABEL, words), f"{words} is said before {name} was clicked"
        person.click(name)
        person.find(Role.LABEL, words)
    person.close()


# Field reports: double back, double open.
@scenario("S17", "S18")
def double_click_back(stage):
    """S17 and S18: two fast clicks on Back pop one page, and a double click on a row opens one."""
    titles = stage.titles()
    person = stage.start("--page", "deep-stack", moving=True)
    wait_for_page(person)
    push(person, "Level 1")
    push(person, "Level 2")
    person.mouse_click(person.button("Back"), times=2, gap=30)
    wait_for_title(person, "Level 1")
    person.watch_turn()
    assert person.title == "Level 1", f"two fast clicks led to {person.title}"
    person.click("Pop to Root")
    wait_for_gallery(person, titles)
    person.watch_turn()

    person.mouse_click(person.row(titles["deep-stack"]), times=2, gap=30)
    wait_for_page(person)
    person.watch_turn()
    person.click("Back")
    wait_for_gallery(person, titles)
    person.watch_turn()

    # A row that leaves its page: while the page goes, the second click reaches nothing on it.
    person.open(titles["result"])
    wait_for_page(person)
    for city in ("Lisbon", "Reykjavík", "Athens"):
        person.click("Choose a City")
        wait_for_title(person, "Choose a City")
        person.watch_turn()
        person.mouse_click(person.row(city), times=2, gap=30)
        wait_for_title(person, titles["result"])
        person.find(Role.LABEL, city)
        person.watch_turn()
        assert not person.complaints(), person.complaints()
    person.close()


@scenario()
def covered_not_in_tree(stage):
    """A covered screen leaves the accessibility tree when the page turn is over; so does a popped one."""
    titles = stage.titles()
    person = stage.start(moving=True)
    wait_for_gallery(person, titles)
    person.open(titles["deep-stack"])
    wait_for_page(person)
    person.wait(lambda: not person.all_rows(), "the gallery's rows to leave the tree")
    push(person, "Level 1")
    person.press("alt+Left")
    wait_for_title(person, titles["deep-stack"])
    wait_for_one_page(person)
    person.press("alt+Left")
    wait_for_gallery(person, titles)
    person.wait_gone(Role.PUSH_BUTTON, "Push")
    person.close()


def wait_for_title(person, title):
    person.wait(lambda: person.title == title, f"the title {title!r} instead of {person.title!r}")


def wait_for_one_page(person):
    """Until the turn is over both pages are in the tree, each with its button."""
    person.wait(lambda: len(person.elements(Role.PUSH_BUTTON, "Push")) == 1, "the end of the page turn")


def push(person, title):
    """Clicks Push and waits until the page of that title is the only one in the tree."""
    person.click("Push")
    wait_for_title(person, title)
    wait_for_one_page(person)


def start_with_changed_note(stage):
    """Somebody on the page that asks before it is left, who has something to lose there."""
    person = stage.start("--page", "unsaved-changes")
    wait_for_page(person)
    person.find(Role.TEXT, "Note")
    person.type("milk")
    person.find(Role.LABEL, "Not saved")
    return person


def open_sheet(person):
    opener = person.active_window()
    person.click("Open Sheet")
    person.wait(lambda: len(person.windows()) == 2, "the sheet's window")
    person.find(Role.PUSH_BUTTON, "Next")
    person.wait(lambda: person.active_window() not in (None, opener), "the sheet to become active")


def wait_for_sheet_to_close(person):
    person.wait(lambda: len(person.windows()) == 1, "the sheet to close")
