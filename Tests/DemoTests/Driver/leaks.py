"""Many page turns, and as many as it takes to be sure of leaks when the demo runs under a sanitizer."""

from navigation import push, wait_for_title
from scenario import scenario, wait_for_gallery, wait_for_page
from tree import Role

# How deep each round goes: pushes and pops one after the other, as a person makes them.
STEPS = 10


@scenario(is_long=True)
def leak(stage):
    """200 pushes and pops, each page and its source, then a clean close with nothing complained of."""
    turn_pages(stage, rounds=20)


@scenario(is_long=True)
def many_page_turns(stage):
    """The same with 40 pushes and pops: without a sanitizer more of them show no more."""
    turn_pages(stage, rounds=4)


def turn_pages(stage, rounds):
    titles = stage.titles()
    person = stage.start("--page", "deep-stack")
    wait_for_page(person)
    push(person, "Level 1")
    # GTK waits a quarter of a second before a click by accessibility acts; the mouse and the keyboard do not.
    # From here on the button is at the same place on every page.
    place = person.button("Push").extents()
    person.mouse_to(person.button("Push"))
    # So far apart two clicks are no double click, of which the rest would reach nothing on the page that it has led to.
    person.nudge = 8
    for _ in range(rounds):
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
