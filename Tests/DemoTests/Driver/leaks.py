"""The running demo under a sanitizer; without one the scenario is a test of many page turns."""

from navigation import push, wait_for_title
from scenario import scenario, wait_for_gallery, wait_for_page
from tree import Role

# 200 pushes and 200 pops, one after the other as a person makes them.
ROUNDS = 20
STEPS = 10


@scenario()
def leak(stage):
    """200 pushes and pops, each page and its source, then a clean close with nothing complained of."""
    titles = stage.titles()
    person = stage.start("--page", "deep-stack")
    wait_for_page(person)
    push(person, "Level 1")
    # GTK waits a quarter of a second before a click by accessibility acts; the mouse and the keyboard do not.
    # From here on the button is at the same place on every page.
    place = person.button("Push").extents()
    person.mouse_to(person.button("Push"))
    for _ in range(ROUNDS):
        for depth in range(2, STEPS + 2):
            person.mouse_click_here()
            wait_for_title(person, f"Level {depth}")
            person.wait(lambda: person.button("Push").extents() == place, "the page to be laid out")
        person.press(*["alt+Left"] * STEPS)
        wait_for_title(person, "Level 1")
        person.wait(lambda: person.button("Push").extents() == place, "the page to be laid out")
    person.click("Pop to Root")
    wait_for_gallery(person, titles)
    for page in titles:
        look_at(person, titles, page)
    person.close(timeout=60)


def look_at(person, titles, page):
    person.open(titles[page])
    wait_for_page(person)
    person.click("Source")
    person.wait_gone(Role.PUSH_BUTTON, "Source")
    person.click("Back")
    wait_for_page(person)
    person.click("Back")
    wait_for_gallery(person, titles)
