"""Whether a window shows what the core says, where nothing moves."""

import words
from core import back_of, bars, in_one_line, is_filled_stack, shown
from glance import titlebar
from tree import Role

BUTTONS = {Role.PUSH_BUTTON, Role.TOGGLE_BUTTON}
# What a page begins with depends on what a folder holds, or on how far it has been read.
CHANGING = {"FilesPage", "FolderViewController", "FileViewController"}
# What the button is called that opens a menu of the items for which there is no room.
MORE = {name for language in (None, *words.LOCALES) for name in words.names("More", language)}


class Agreement:
    """Compares a window with the core; remembers how each screen looks, so that no other is taken for it."""

    def __init__(self):
        self.beginnings = {}
        # The buttons that the desktop gives a window, by name: what the first bar has beside its items.
        self.controls = None
        # What back buttons are called, in the language of the run.
        self.backs = {"Back"}

    def faults(self, state, windows, has_hidden_menu=False):
        """What does not agree, a line each."""
        if len(windows) != len(state.surfaces):
            return [f"{len(windows)} windows are there instead of {len(state.surfaces)}"]
        if self.controls is None:
            names = [button.name for button in buttons(titlebar(windows[0]))]
            self.controls = [name for name in names if name not in item_names(state.surfaces[0]["bar"])]
        found = []
        for surface, window in zip(state.surfaces, windows):
            found += self.faults_in(surface, window)
        return found if has_hidden_menu else found + self.focus_faults(windows[-1])

    def faults_in(self, surface, window):
        bar = surface["bar"]
        title = in_one_line(bar["title"] or "")
        found = []
        if bar["title"] and window.name != title:
            found.append(f"the window is called {window.name!r} instead of {title!r}")
        found += self.back_faults(surface, window)
        found += self.bar_faults(bar, titlebar(window))
        found += self.page_faults(surface, window)
        return [f"{title!r}: {fault}" for fault in found]

    def bar_faults(self, bar, titlebar):
        """The outermost bar: its words, and the names of its items."""
        found = []
        lines = [element.name for element in titlebar.walk() if element.role == Role.LABEL]
        for line in filter(None, () if bar["view"] else (bar["title"], bar["subtitle"])):
            if lines.count(in_one_line(line)) != 1:
                found.append(f"the bar has {lines} instead of one {line!r}")
        there = [button.name for button in buttons(titlebar) if button.name not in self.controls]
        wanted = item_names(bar)
        # Where there is little room the last items of the end move into a menu, and the first of them never.
        if MORE & set(there):
            there = [name for name in there if name not in MORE]
            wanted = [name for name in wanted if name not in bar["right"][1:] or name in there]
        # A view of the program's own has the name that it gives itself.
        own = wanted.count("")
        named = [name for name in wanted if name]
        if any(there.count(name) < named.count(name) for name in named) or len(there) > len(named) + own:
            found.append(f"the bar's buttons are {there} instead of {wanted}")
        return found

    def back_faults(self, surface, window):
        """Each bar has the one back button that the core says, or none."""
        wanted = sorted(tuple(back_of(bar)) for bar in bars(surface) if bar["back"])
        self.backs |= {label for label, _, _ in wanted}
        there = sorted((each.name, each.description, each.is_enabled) for each in self.back_buttons(window))
        return [f"the back buttons are {there} instead of {wanted}"] if there != wanted else []

    def back_buttons(self, window):
        return [each for each in buttons(window) if each.name in self.backs]

    def focus_faults(self, window):
        """The keyboard's focus is in the topmost window, on something that is shown. Rule F2: a page on which nothing
        can have it leaves it to the back button, where there is one.
        """
        can_have_it = any(each.is_focusable for each in window.children[0].walk()) or self.back_buttons(window)
        if not can_have_it or any(each.is_focused for each in window.walk()):
            return []
        return [f"{window.name!r}: nothing has the focus"]

    def page_faults(self, surface, window):
        """Only the screens on show are in the tree, and they are those that the core has on top."""
        content = window.children[0]
        found = []
        if is_filled_stack(surface):
            pages = content.children[-1].children if content.children else []
            if len(pages) != 1:
                found.append(f"{len(pages)} pages are in the tree")
        named = [each for each in without_menus(content) if each.name and not each.name.startswith("Gtk")]
        path = tuple((screen["type"], screen["title"]) for screen in shown(surface))
        if named and not CHANGING & {kind for kind, _ in path}:
            beginning = self.beginnings.setdefault(path, named[0].name)
            if named[0].name != beginning:
                found.append(f"the page begins with {named[0].name!r} instead of {beginning!r}")
        return found + nested_faults(surface, named)


def nested_faults(surface, named):
    """A page of a stack within a page is recognised by its title, which stands on it."""
    labels = {element.name for element in named if element.role == Role.LABEL}
    return [
        f"the covered screen {below['title']!r} is in the tree"
        for stack in list(shown(surface))[1:]
        if is_filled_stack(stack)
        for below in stack["children"][:-1]
        if below["title"] in labels - {stack["children"][-1]["title"]}
    ]


def item_names(bar):
    back = back_of(bar)
    return ([back.label] if back else []) + bar["left"] + bar["right"]


def without_menus(element):
    if element.role != Role.MENU:
        yield element
        for child in element.children:
            yield from without_menus(child)


def buttons(element):
    """The buttons in an element. One that opens a menu has the button that GTK puts into it, and the menu."""
    if element.role in BUTTONS:
        return [element]
    return [button for child in element.children for button in buttons(child)]
