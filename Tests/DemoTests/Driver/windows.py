"""Several windows of one application, each with a stack of its own."""

from navigation import open_sheet, start_with_changed_note
from scenario import GALLERY, scenario, wait_for_page
from tree import Role


@scenario("F5", "M9")
def several_windows(stage):
    """A second window begins in the gallery; keys and buttons act in the active window alone; closing it leaves the
    first one as it was.
    """
    titles = stage.titles()
    person = stage.start("--page", "windows")
    wait_for_page(person)
    first = titles["windows"]
    person.press("ctrl+n")
    wait_for_windows(person, first, GALLERY)
    person.open(titles["deep-stack"])
    wait_for_windows(person, first, titles["deep-stack"])
    person.watch_turn()
    # The second one has no effect: the gallery is the root.
    for _ in range(2):
        person.press("alt+Left")
        wait_for_windows(person, first, GALLERY)
        person.watch_turn()
    person.press("ctrl+w")
    wait_for_windows(person, first)
    person.click("New Window")
    wait_for_windows(person, first, GALLERY)
    person.press("alt+F4")
    wait_for_windows(person, first)
    person.wait(person.active_window_is_ours, "the first window to be active")
    person.press("alt+Left")
    wait_for_windows(person, GALLERY)
    person.close()


@scenario("S16")
def quit_with_several_windows(stage):
    """Control+Q from any window asks in the one that has something to lose, and a no keeps them all."""
    titles = stage.titles()
    person = start_with_changed_note(stage)
    note = titles["unsaved-changes"]
    person.press("ctrl+n")
    wait_for_windows(person, note, GALLERY)
    person.press("ctrl+q")
    person.click("Keep Editing")
    person.wait_gone(Role.PUSH_BUTTON, "Keep Editing")
    wait_for_windows(person, note, GALLERY)
    person.press("ctrl+q")
    person.click("Discard")
    person.wait_for_end()


@scenario("S16", "M9")
def quit_from_a_sheet(stage):
    """Control+Q means the application in a sheet, too."""
    person = stage.start("--page", "modal")
    wait_for_page(person)
    open_sheet(person)
    person.press("ctrl+q")
    person.wait_for_end()


@scenario("S16")
def second_start_takes_nothing_away(stage):
    """A second start with a page to show leaves a changed note alone: it has a window of its own."""
    titles = stage.titles()
    person = start_with_changed_note(stage)
    status, _, errors = person.run("--page", "modal")
    assert status == 0, f"the second start ended with status {status}: {errors}"
    wait_for_windows(person, titles["unsaved-changes"], titles["modal"])
    person.find(Role.LABEL, "Not saved")
    person.wait(person.active_window_is_ours, "one of the windows to be active")
    person.press("ctrl+q")
    person.click("Discard")
    person.wait_for_end()


def wait_for_windows(person, *titles):
    """Waits until exactly the windows with these titles are open, in whatever order."""
    person.wait(
        lambda: sorted(window.name for window in person.windows()) == sorted(titles), f"the windows {titles}"
    )
