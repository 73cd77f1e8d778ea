"""The languages that the library ships: its words in them, and a locale for each, in which it speaks them."""

import contextlib
import functools
import os
import re
import subprocess
import tempfile

FOLDER = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../Resources/po"))
# Few systems have locales other than English ones. LANGUAGE alone is not enough: from version 2.39 on the C library
# passes it over in C.UTF-8, and newer releases of GTK take the direction from the locale.
LOCALES = {"ar": "ar_EG.UTF-8", "de": "de_AT.UTF-8"}


@functools.cache
def of(language):
    """The library's words in a language, by the English ones."""
    with open(os.path.join(FOLDER, f"{language}.po"), encoding="utf-8") as file:
        return dict(re.findall(r'^msgid "(.+)"\nmsgstr "(.+)"$', file.read(), re.MULTILINE))


def names(english, language):
    """What something may be called whose name is given in English: the words of the application are English as yet."""
    return {english, of(language).get(english, english)} if language else {english}


def environment(language, app):
    """What a person has in the environment whose desktop speaks a language. The locale is made once, and stays beside
    the application.
    """
    locale = LOCALES[language]
    folder = os.path.join(os.path.dirname(app), "driver-locales")
    made = os.path.join(folder, locale)
    if not os.path.isdir(made):
        os.makedirs(folder, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder) as scratch:
            name, encoding = locale.split(".")
            target = os.path.join(scratch, locale)
            subprocess.run(["localedef", "--no-archive", "-i", name, "-f", encoding, target], check=True)
            # Another driver may have made the same meanwhile, and that one stays.
            with contextlib.suppress(OSError):
                os.rename(target, made)
    return {"LOCPATH": folder, "LANG": locale, "LC_MESSAGES": ""}
