"""The gallery's search, the source of a page, and the inspector, by the keyboard."""

from audit import source_of
from navigation import wait_for_title
from scenario import GALLERY, scenario, wait_for_gallery, wait_for_page
from tree import LEAVES, Role
from windows import wait_for_windows
from x11 import is_active

INSPECTOR = "Inspector"
COPIED = "on the clipboard"


@scenario()
def searching_the_gallery(stage):
    """What is found in titles comes first, then keywords, then lines of source, which are shown; Return opens the first."""
    titles = stage.titles()
    person = stage.start()
    wait_for_gallery(person, titles)
    person.press("ctrl+f")
    person.type("sheet")
    person.wait(lambda: len(headings(person)) == 3, "three groups")
    assert headings(person) == ["In Titles", "In Keywords", "In Source"], headings(person)
    assert rows(person)[0] == titles["modal"], f"found first: {rows(person)}"

    person.press("ctrl+a")
    person.type("levelcontrols(DEPTH: 0)")
    person.wait(lambda: rows(person) == [titles["deep-stack"]], "the page with that line")
    number, line = next(
        (number, line)
        for number, line in enumerate(source_of("deep-stack")[1].splitlines(), 1)
        if "levelControls(depth: 0)" in line
    )
    person.find(Role.LABEL, f"Line {number}: {line.strip()}")
    person.press("Return")
    wait_for_title(person, titles["deep-stack"])
    person.press("alt+Left")
    person.wait(lambda: rows(person) == [titles["deep-stack"]], "the search as it was")

    person.press("ctrl+f", "ctrl+f")
    person.type("zzz")
    person.find(Role.LABEL, "No Pages Found")
    person.press("Return")
    person.click("Show All Pages")
    wait_for_gallery(person, titles)
    person.wait_gone(Role.LABEL, "No Pages Found")
    person.press("ctrl+f")
    person.type("zzz")
    person.find(Role.LABEL, "No Pages Found")
    person.press("Escape")
    wait_for_gallery(person, titles)
    person.close()


@scenario()
def copying_the_source(stage):
    """The source stands beside the paragraph and the rules; a key puts it on the clipboard, and a word says so."""
    person = stage.start("--page", "unsaved-changes")
    wait_for_page(person)
    person.click("Source")
    person.find(Role.LABEL, "Rules It Shows")
    person.find(Role.LABEL, "S16")
    person.press("ctrl+shift+c")
    person.find(containing=COPIED)
    person.press("alt+Left")
    wait_for_page(person)
    note = person.find(Role.TEXT, "Note")
    person.wait(lambda: note.is_focused or person.press("Tab"), "the focus in the note")
    person.press("ctrl+a", "ctrl+v")
    source = source_of("unsaved-changes")[1]
    person.wait(lambda: note.text == source, "the source in the note")
    person.press("alt+F4")
    person.click("Discard")
    person.wait_for_end()


@scenario()
def inspector_sees_push_and_back(stage):
    """The stack with its top, the calls as they come, and that Back frees the screen and its closures."""
    titles = stage.titles()
    person = stage.start("--page", "deep-stack")
    wait_for_page(person)
    open_inspector(person)
    person.row("Deep Stack, DeepStackPage, top")
    person.row("GalleryViewController, 1")
    closures = []
    for _ in range(2):
        go_to(person, titles["deep-stack"])
        person.press("Return")
        person.row("Level 1, LevelViewController, top")
        person.row("Deep Stack, DeepStackPage")
        person.row("LevelViewController, 1")
        person.wait(lambda: "didMove(toParent: NavigationController)" in calls(person), "the calls of the push")
        person.watch_turn()
        person.press("alt+Left")
        person.row("Deep Stack, DeepStackPage, top")
        person.wait(lambda: "freed" in calls(person), "the screen to be freed")
        person.wait_gone(Role.LIST_ITEM, "LevelViewController, 1")
        assert calls(person)[-7:] == [
            "willMove(toParent: nil)", "viewWillDisappear(true)", "viewWillAppear(true)",
            "viewDidDisappear(true)", "viewDidAppear(true)", "didMove(toParent: nil)", "freed",
        ], calls(person)  # fmt: skip
        closures.append(figure(person, "Closures"))
        go_to(person, INSPECTOR)
        person.press("ctrl+l")
        person.wait(lambda: not calls(person), "the list to be empty")
    assert closures[0] == closures[1], f"closures after each: {closures}"
    close_both(person)


@scenario()
def inspector_is_used(stage):
    """Paused it writes nothing down, and says how much it left out; it is searched, copied and cleared by keys."""
    titles = stage.titles()
    person = stage.start("--page", "deep-stack")
    wait_for_page(person)
    open_inspector(person)
    push_and_back(person, titles)
    person.wait(lambda: "freed" in calls(person), "the screen to be freed")
    before = calls(person)

    go_to(person, INSPECTOR)
    person.press("ctrl+p")
    person.find(Role.LABEL, "Paused")
    push_and_back(person, titles)
    go_to(person, INSPECTOR)
    assert calls(person) == before, f"paused, and yet: {calls(person)}"
    person.press("ctrl+p")
    person.wait_gone(Role.LABEL, "Paused")
    person.wait(lambda: calls(person)[-1] == "paused", "what was left out")
    assert calls(person)[:-1] == before

    person.press("ctrl+f")
    person.type("freed level")
    person.wait(lambda: calls(person) == ["freed"], "one event")
    person.press("ctrl+a")
    person.type("nowhere")
    person.find(Role.LABEL, containing="No event has")
    person.press("Escape")
    person.wait(lambda: len(calls(person)) == len(before) + 1, "all events again")

    person.press("ctrl+shift+c")
    person.find(containing=COPIED)
    person.press("ctrl+f", "ctrl+v")
    entry = person.wait(lambda: person.elements(Role.ENTRY, "Search", within=inspector(person)), "the entry")[0]
    person.wait(lambda: "Deep Stack, DeepStackPage, top" in entry.text, "the report")
    assert f"Events: {len(before) + 1}" in entry.text and "\tfreed\tLevelViewController “Level 1”" in entry.text
    person.press("Escape")
    person.press("ctrl+l")
    person.find(Role.LABEL, containing="Open a page and go back")
    assert not calls(person)
    close_both(person)


@scenario()
def inspector_closes_with_the_last_window(stage):
    """The gallery's button opens it; it follows windows that come, and goes with the last one."""
    titles = stage.titles()
    person = stage.start()
    wait_for_gallery(person, titles)
    person.click(INSPECTOR)
    wait_for_windows(person, GALLERY, INSPECTOR)
    person.press("ctrl+n")
    wait_for_windows(person, GALLERY, GALLERY, INSPECTOR)
    person.row("Window 2")
    # A second start shows the gallery, and not the inspector.
    status, _, errors = person.run("--page", "modal")
    assert status == 0, errors
    wait_for_windows(person, GALLERY, titles["modal"], INSPECTOR)
    go_to(person, titles["modal"])
    person.press("ctrl+w")
    wait_for_windows(person, GALLERY, INSPECTOR)
    go_to(person, GALLERY)
    person.close()


def open_inspector(person):
    person.press("ctrl+shift+d")
    person.wait(lambda: inspector(person), "the inspector")
    person.wait(lambda: is_active(person, INSPECTOR), "the inspector to be active")


def push_and_back(person, titles):
    go_to(person, titles["deep-stack"])
    person.press("Return")
    wait_for_title(person, "Level 1")
    person.watch_turn()
    person.press("alt+Left")
    wait_for_title(person, titles["deep-stack"])
    person.watch_turn()


def close_both(person):
    """The same keys that open the inspector close it."""
    go_to(person, INSPECTOR)
    person.press("ctrl+shift+d")
    person.wait(lambda: not inspector(person), "the inspector to close")
    person.wait(person.active_window_is_ours, "the window to be active")
    person.close()


def inspector(person):
    return next((window for window in person.windows() if window.name == INSPECTOR), None)


def events(person):
    """The rows of what happened, as they are read out."""
    found = []
    window = inspector(person)
    for element in window.walk(LEAVES | {Role.LIST}) if window else ():
        if element.role == Role.LIST and element.name == "Events":
            found += [row.name for row in element.children]
    return found


def calls(person):
    return [name.split(", ")[0] for name in events(person)]


def figure(person, name):
    """The number above a caption."""
    caption = person.wait(
        lambda: [each for each in person.elements(Role.LABEL) if each.full_text.startswith(name)], name
    )[0]
    return caption.parent.children[0].text


def headings(person):
    return [each.text for each in person.elements(Role.LABEL) if each.text.startswith("In ")]


def rows(person):
    return [row.name for row in person.rows()]


def go_to(person, title):
    """To another window, by the keyboard."""
    if not is_active(person, title):
        person.press("alt+Tab")
    person.wait(lambda: is_active(person, title) or person.press("alt+Tab"), f"{title} to be active")
