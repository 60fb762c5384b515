"""Labels: an action in a few words, for a button."""

from ....api.actions import Action
from ....api.facts import Facts
from ..data.actions import TABLE
from ..data.names import ACTIONS, MANNERS, PAIRS, SEATS
from .naming import called, say

LABELS: dict[str, tuple[str, str]] = {
    **{verb: (f"do-{verb}", "") for verb in (*ACTIONS, *MANNERS, "influence")},
    **{verb: (f"do-{verb}", "card") for verb in ("choose", "veil", "keep", "discard")},
    **{verb: (f"do-{verb}", "place") for verb in ("take", "counter", "play", "remove")},
    "guest": ("do-guest", "guest"),
    "start": ("do-start", "name"),
}
"""For each verb that a player can say: its message, and what its object is."""


def label(action: Action, facts: Facts) -> str:
    """What a player's action does, in a few words.

    >>> import zashiki
    >>> game = zashiki.load("geishas-road")
    >>> [label(game.kind.actions.parse(text), game.facts) for text in ("gift", "take cd", "start indigo")]
    ['Gift: 3 cards', 'Take pair cd', 'Indigo begins']
    """
    verb = TABLE.group_of[action.id].verb
    message, kind = LABELS[verb]
    what = action.text.removeprefix(verb).strip()
    if not kind:
        return say(facts, message)
    if kind == "place":
        return say(facts, f"{message}-pair" if what in PAIRS else message, place=what)
    if kind == "name":
        return say(facts, message, name=facts.names[SEATS.index(what)])
    return say(facts, message, **{kind: called(facts, kind, what)})
