"""A language that is written from right to left: GTK then mirrors windows."""

import os
import shutil
import subprocess
import tempfile

# The demo has no words in Hebrew, so that its own stay as scenarios look for them. GTK 4.8 asks its translations for
# the direction, GTK 4.18 the locale, which must be there.
LANGUAGE = "he"
LOCALE = "he_IL"


def right_to_left(app):
    """What the environment of an application says. The locale is compiled once, into a folder beside it."""
    folder = os.path.join(os.path.dirname(app), "driver-locales")
    if not os.path.isdir(folder):
        compile_locale(folder)
    return {"LANGUAGE": LANGUAGE, "LANG": f"{LOCALE}.UTF-8", "LOCPATH": folder}


def compile_locale(folder):
    """Others may do the same just now: whoever is ready first leaves the folder."""
    scratch = tempfile.mkdtemp(prefix="driver-locales-", dir=os.path.dirname(folder))
    path = os.path.join(scratch, f"{LOCALE}.UTF-8")
    subprocess.run(["localedef", "-i", LOCALE, "-f", "UTF-8", path], check=True)
    try:
        os.rename(scratch, folder)
    except OSError:
        shutil.rmtree(scratch)
        assert os.path.isdir(folder), f"{folder} cannot be made"
