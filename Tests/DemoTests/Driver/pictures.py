"""A walk through the demo that leaves a picture of each step."""

import os

from display import PICTURES
from scenario import REPOSITORY, scenario, wait_for_gallery, wait_for_page


@scenario(needs=[PICTURES])
def walk(stage):
    """Gallery, default-back, a click on Back, files: a picture of each step."""
    titles = stage.titles()
    person = stage.start(stage.folder or REPOSITORY)
    person.pictures = stage.pictures or os.path.join(person.scratch, "pictures")
    # A PATH is shown at once; the walk begins at the gallery.
    wait_for_page(person)
    person.click("Back")
    wait_for_gallery(person, titles)
    taken = [person.screenshot("1-gallery")]
    person.open(titles["default-back"])
    wait_for_page(person)
    taken.append(person.screenshot("2-default-back"))
    person.click("Back")
    wait_for_gallery(person, titles)
    taken.append(person.screenshot("3-gallery-again"))
    person.open(titles["files"])
    wait_for_page(person)
    person.row()
    taken.append(person.screenshot("4-files"))
    person.close()
    for path in taken:
        assert os.path.getsize(path) > 2000, f"{path} shows nothing"
    if stage.pictures:
        print("A picture of each step:", *map(os.path.relpath, taken), sep="\n  ")
