"""Labels: an action in a few words, for a button."""

from typing import Any

from ....api.actions import Action
from ....api.facts import Facts
from ....text.speech import Name, Said, message_id
from ..data.actions import TABLE
from ..data.names import ACTIONS, COLOURS, MANNERS, PAIRS, PLACES, SEATS
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


UNSEEN = Name("card", "unseen")
"""A card that lies face down."""


def label_here(action: Action, view: dict[str, Any], facts: Facts) -> str | None:
    """The same in a position: a place of the offer is called by the card on it, as far as the view tells.

    >>> import zashiki
    >>> game = zashiki.load("geishas-road")
    >>> view = game.start(seed=7).view(0) | {"offer": ["red 2", "blue 3", "face down", "pink 1"]}
    >>> [label_here(game.kind.actions.parse(text), view, game.facts) for text in ("take ab", "counter c")]
    ['Take red 2 and blue 3', 'Counter-offer in place of the face-down card']
    """
    verb = TABLE.group_of[action.id].verb
    what = action.text.removeprefix(verb).strip()
    if verb == "choose":
        return _chosen(what, view, facts)
    if LABELS[verb][1] != "place":
        return None
    cards = [_lying(view, place, facts) for place in what]
    said: dict[str, Said] = dict(zip(("card", "other"), cards, strict=False))
    return say(facts, f"here-{verb}-pair" if what in PAIRS else f"here-{verb}", **said)


def _lying(view: dict[str, Any], place: str, facts: Facts) -> Said:
    """The card at a place of the offer; one that lies face down is known only to the seat that laid it."""
    card: str = view["offer"][PLACES.index(place)]
    if card != "face down":
        return called(facts, "card", card)
    turn = view["turn"]
    own = view["veiled"][turn] if view["veiled_at"][turn] == place else 0
    return called(facts, "card", own[0]) if isinstance(own, list) and own else UNSEEN


def _chosen(card: str, view: dict[str, Any], facts: Facts) -> str:
    """What choosing a card does in this phase."""
    use = "show" if view["doing"] == "intrigue" else view["phase"]
    said: dict[str, Said] = {"card": called(facts, "card", card)}
    if use == "visit":
        stands = view["geisha"][COLOURS.index(card.partition(" ")[0])]
        said["house"] = called(facts, "house", view["house"][stands])
    return say(facts, message_id("here", use), **said)
