"""What one action of a person may change: so that a step back is one step, and nothing else moves anything."""

from core import back_of, is_filled_stack, screens, shown

BACK = {"alt+Left", "button 8"}
FORWARD = {"alt+Right", "button 9"}
CLOSE = {"alt+F4", "ctrl+w"}
# Buttons that add more than one screen, and that take more than one away.
ADDS = {"Push 100": 100, "Open All Chapters": 8}
LEAVES = {"Pop to Root", "Pop to First Page", "Done", "Discard", "Close"}
QUESTION = "DiscardQuestion"
# Pages that are called what the user types.
RENAMED = {"BarItemsPage", "TitlesPage"}
# A page whose own back() goes back the second time only.
HESITATES = "OwnWayScreen"


def fault(doing, before, after, has_menu):
    """What is wrong about `after`; None: nothing. `doing` tells of the action, and `has_menu` whether one was open."""
    # An open menu takes what is meant for the page, and any button of the mouse chooses from it.
    if has_menu and is_ancestor(shapes(after), shapes(before)):
        return None
    if (doing.is_optional or may_stay(before)) and shapes(after) == shapes(before):
        return None
    allowed = outcomes(doing, before)
    if allowed is None:
        return size_fault(doing, before, after)
    return None if shapes(after) in allowed else f"{doing} led to what it does not lead to"


def may_stay(state):
    """Whether something that is on show may keep the user where they are."""
    return any(screen["keeps"] or screen["type"] == HESITATES for screen in state.top)


def outcomes(doing, before):
    """The shapes to which an action can lead where everything was at rest; None: they are not known."""
    if doing.way in BACK or doing.way == "Escape":
        return [after_back(before)]
    if doing.way == "Back":
        return [
            question_instead(before, shapes(before, stack))
            for stack in stacks(before)
            if back_of(stack["bar"]) and back_of(stack["bar"]).tooltip == doing.tooltip
        ]
    if doing.way in CLOSE and len(before.surfaces) > 1:
        return [shapes(before)[:-1]]
    if doing.way in CLOSE:
        return [question_instead(before, ())]
    if doing.way in FORWARD and before.can_go_forward:
        return None
    if doing.way in FORWARD or doing.way in ("nothing", "menu"):
        return [shapes(before)]
    return None


def size_fault(doing, before, after):
    """Only how many screens come or go is known. Two clicks open one (rule S18), unless the page adds them itself."""
    more = size(after) - size(before)
    if more > (doing.times * ADDS[doing.name] if doing.name in ADDS else 1):
        return f"{doing} opened {more} screens"
    if doing.way in FORWARD and more != 1:
        return f"{doing} led {more} screens forward instead of one"
    if doing.way == "choose" and shapes(after) != question_instead(before, None):
        return None if is_ancestor(shapes(after), shapes(before)) else f"{doing} led to another screen"
    if more < -1 and doing.name not in LEAVES and len(after.surfaces) == len(before.surfaces):
        return f"{doing} left {-more} screens"
    return None


def is_ancestor(after, before):
    """Whether one stack has lost some of its top, and everything else is as it was."""
    if after == before:
        return True
    if not isinstance(after, tuple) or not isinstance(before, tuple) or len(after) > len(before):
        return False
    if after == before[: len(after)]:
        return True
    different = [pair for pair in zip(after, before) if pair[0] != pair[1]]
    return len(after) == len(before) and len(different) == 1 and is_ancestor(*different[0])


def after_back(state):
    """Rules S14 and M9: the innermost stack pops, else the sheet closes, else nothing happens."""
    inner = stacks(state)
    if inner:
        return question_instead(state, shapes(state, inner[-1]))
    return shapes(state)[:-1] if len(state.surfaces) > 1 else shapes(state)


def question_instead(state, shape):
    """The page with unsaved changes asks before it leaves."""
    top = state.top[-1]
    outer = state.surfaces[-1]["bar"]
    if top["type"] != "UnsavedChangesPage" or not outer["subtitle"]:
        return shape
    return (*shapes(state), (QUESTION, "Unsaved Changes", ()))


def stacks(state):
    """The stacks on show of the topmost surface that can go back, the outermost first."""
    return [each for each in shown(state.surfaces[-1]) if is_filled_stack(each) and len(each["children"]) > 1]


def size(state):
    """How many steps a person can see: what a page holds from the start is none of them."""
    return sum(1 + sum(len(each["children"]) - 1 for each in stacks_within(surface)) for surface in state.surfaces)


def stacks_within(surface):
    return [each for each in screens(surface) if is_filled_stack(each)]


def shapes(state, popped=None):
    """All screens by type and title, surface by surface; as after a pop of one of the stacks."""
    return tuple(shape(surface, popped) for surface in state.surfaces)


def shape(screen, popped=None):
    children = screen["children"][:-1] if screen is popped else screen["children"]
    title = None if screen["type"] in RENAMED else screen["title"]
    return (screen["type"], title, tuple(shape(child, popped) for child in children))
