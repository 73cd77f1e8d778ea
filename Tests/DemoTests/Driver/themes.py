"""The window in the themes that a desktop may ask for."""

import subprocess

from display import PICTURES
from person import STILL
from scenario import scenario, wait_for_gallery, wait_for_page

DARK = {"gtk-application-prefer-dark-theme": "1"}


# What a desktop asks for in two ways, and whether that is dark. GTK knows high contrast by this name alone.
THEMES = (
    ("light", None, {}, False),
    ("dark", None, DARK, True),
    ("dark", "Adwaita:dark", {}, True),
    ("high contrast", "HighContrast", {}, False),
    ("high contrast", None, {"gtk-theme-name": "HighContrast"}, False),
    ("dark, high contrast", "HighContrast:dark", {}, True),
)
# Pictures of one theme differ by a cursor that blinks.
ALIKE = 0.0003


@scenario(needs=[PICTURES])
def themes(stage):
    """Light, dark and in high contrast, by GTK_THEME and by the desktop's settings: each has looks of its own, dark is
    dark, and nothing is complained about.
    """
    titles = stage.titles()
    seen = {}
    for name, theme, settings, is_dark in THEMES:
        person = stage.person()
        person.settings(**STILL, **settings)
        person.start(GTK_THEME=theme)
        wait_for_gallery(person, titles)
        person.wait(lambda who=person, dark=is_dark: (brightness(who) < 0.5) == dark, f"the window to be {name}")
        seen.setdefault(name, []).append(brightness(person))
        person.open(titles["default-back"])
        wait_for_page(person)
        person.close()
    for name, values in seen.items():
        assert max(values) - min(values) < ALIKE, f"{name} looks different when it is asked for otherwise: {seen}"
    levels = sorted(values[0] for values in seen.values())
    assert all(after - before > ALIKE for before, after in zip(levels, levels[1:])), f"two themes look alike: {seen}"


def brightness(person):
    """How bright the window's page is, from 0 to 1."""
    person.pictures = person.scratch
    picture = person.screenshot("theme", of=person.active_window())
    command = ["convert", picture, "-colorspace", "Gray", "-format", "%[fx:mean]", "info:"]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
