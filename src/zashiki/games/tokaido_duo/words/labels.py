"""Labels: an action as words on a button."""

from typing import Any

from ....api.actions import Action
from ....api.facts import Facts
from ....text.speech import Name, Said, message_id
from ..data.actions import TABLE
from ..data.names import CHARACTERS
from .naming import landscape_of

NUMBER = "number"
OBJECTS: dict[str, str | None] = {
    "take": "character",
    "walk": NUMBER,
    "go": "town",
    "to": "region",
    "via": "region",
    "leave": None,
    "visit": None,
    "tile": "character",
    "draw": NUMBER,
    "sell": NUMBER,
    "sell plainly": NUMBER,
    "paint": NUMBER,
    "gift": None,
    "return": "good",
    "enough": None,
    "again": None,
}
"""What the object of each verb names: a number, a kind of name, or nothing that the sentence would have to say."""


def label(action: Action, facts: Facts) -> str:
    """What a player's action does, in a few words.

    >>> import zashiki
    >>> game = zashiki.load("tokaido-duo")
    >>> label(game.kind.actions.parse("to r3"), game.facts)
    'Go to R3, waterfall'
    """
    verb = TABLE.group_of[action.id].verb
    what, kind = action.text.removeprefix(verb).strip(), OBJECTS[verb]
    said: dict[str, Said] = {}
    if kind == NUMBER:
        said["number"] = int(what)
    elif kind:
        said["what"] = Name(kind, what)
    if kind == "region":
        said["landscape"] = landscape_of(what, facts.components)
    sentence = action.text if kind is None else verb
    return facts.say.say(message_id("do", sentence), **said)


def label_here(action: Action, view: dict[str, Any], facts: Facts) -> str | None:
    """The same in a position: a wave tile is called by its side.

    >>> import zashiki
    >>> game = zashiki.load("tokaido-duo")
    >>> label_here(game.kind.actions.parse("tile artist"), {"wave": ["hasty", "strong", "inspired"]}, game.facts)
    'Take the inspired artist'
    """
    if TABLE.group_of[action.id].verb != "tile":
        return None
    wave = view["wave"][CHARACTERS.index(action.text.removeprefix("tile").strip())]
    return facts.say.say("here-tile", wave=Name("wave", wave)) if wave else None
