"""Work that takes a while: it goes on whatever the user does, ends with its page, and wakes nobody afterwards."""

import time

from navigation import wait_for_title
from scenario import scenario, wait_for_gallery, wait_for_page
from tree import Role

LOAD = "Load the Poem"
POEM = "The Poem"
# The poem takes two seconds.
LONG_ENOUGH = 3.0


# Field report: late push.
@scenario()
def left_while_loading(stage):
    """Late push: who leaves while a page loads is not taken elsewhere later, and finds the page as it was at first."""
    titles = stage.titles()
    person = stage.start("--page", "async")
    wait_for_page(person)
    for _ in range(2):
        person.click(LOAD)
        person.find(Role.LABEL, "1 of 4 lines")
        person.press("alt+Left")
        wait_for_gallery(person, titles)
        time.sleep(LONG_ENOUGH)
        wait_for_gallery(person, titles)
        person.open(titles["async"])
        person.find(Role.LABEL, "Nothing was asked for yet.")
        person.watch_turn()
    person.close()


# Field reports: late push, main actor starved.
@scenario()
def loading_goes_on(stage):
    """Late push: what comes while the page is covered waits. Main actor starved: it comes during a drag, too."""
    titles = stage.titles()
    person = stage.start("--page", "async")
    wait_for_page(person)
    person.click(LOAD)
    person.click("Source")
    wait_for_title(person, "AsyncPage.swift")
    time.sleep(LONG_ENOUGH)
    assert person.title == "AsyncPage.swift", f"{person.title} came over another page"
    person.press("alt+Left")
    wait_for_title(person, titles["async"])
    person.watch_turn()
    person.wait(lambda: person.button(LOAD).is_enabled, "the button to be usable again")

    person.click(LOAD)
    person.find(Role.LABEL, "1 of 4 lines")
    with person.dragging(person.windows()[0], 0, 60, begin=(0.5, 0.8)):
        wait_for_title(person, POEM)
    person.close()


@scenario(alone=True)
def idle(stage):
    """Where nothing happens the main thread sleeps, also after work was waited for: no polling."""
    person = stage.start("--page", "async")
    wait_for_page(person)
    person.click(LOAD)
    wait_for_title(person, POEM)
    person.mouse_away()
    # Until the window is drawn for the last time, and what GTK puts off is done.
    time.sleep(2)
    before = wakes(person.process.pid)
    time.sleep(10)
    woken = wakes(person.process.pid) - before
    assert woken == 0, f"the main thread woke {woken} times in 10 s"
    person.close()


def wakes(process_id):
    """How many times the main thread has gone to sleep so far."""
    with open(f"/proc/{process_id}/task/{process_id}/status", encoding="utf-8") as file:
        lines = dict(line.split(":", 1) for line in file if ":" in line)
    return int(lines["voluntary_ctxt_switches"])
