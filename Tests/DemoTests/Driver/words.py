"""The languages that the library and the demo ship: their words in them, and a locale for each, in which they speak."""

import contextlib
import functools
import os
import re
import subprocess
import tempfile

RESOURCES = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../Resources"))
# Few systems have locales other than English ones. LANGUAGE alone is not enough: from version 2.39 on the C library
# passes it over in C.UTF-8, and newer releases of GTK take the direction from the locale.
LOCALES = {"ar": "ar_EG.UTF-8", "de": "de_AT.UTF-8"}


@functools.cache
def of(language, folder="po"):
    """The library's words in a language, by the English ones; with `folder` "po-demo" the demo's."""
    with open(os.path.join(RESOURCES, folder, f"{language}.po"), encoding="utf-8") as file:
        return dict(re.findall(r'^msgid "(.+)"\nmsgstr "(.+)"$', file.read(), re.MULTILINE))


def names(english, language):
    """What something of the library's may be called whose name is given in English."""
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


def english_demo(language, app):
    """A folder with a catalogue in which the demo's own words are the English ones in another language: somebody who plays
    in any language looks for the pages by one name. The library speaks the language all the same.
    """
    folder = os.path.join(os.path.dirname(app), "driver-locales", "english-demo")
    made = os.path.join(folder, language, "LC_MESSAGES", "backable-demo.mo")
    if not os.path.exists(made):
        os.makedirs(os.path.dirname(made), exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder) as scratch:
            catalogue = os.path.join(scratch, "demo.po")
            template = os.path.join(RESOURCES, "po-demo", "backable-demo.pot")
            subprocess.run(["msgen", "--output-file", catalogue, template], check=True)
            with open(catalogue, encoding="utf-8") as file:
                text = re.sub(r'^"Language: .*\n', "", file.read(), flags=re.MULTILINE)
            with open(catalogue, "w", encoding="utf-8") as file:
                file.write(text.replace('"Content-Type:', f'"Language: {language}\\n"\n"Content-Type:', 1))
            subprocess.run(["msgfmt", "--output-file", made + ".new", catalogue], check=True)
            os.replace(made + ".new", made)
    return folder
