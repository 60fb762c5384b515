"""Labels: actions as words on a button."""

from collections.abc import Callable
from typing import Any

from ....api.actions import Action
from ....api.facts import Facts
from ....text.speech import Name, Said, message_id
from ..data.actions import TABLE
from ..data.names import CHARACTERS, STARTERS
from .naming import card_name, deal_sentence, deal_text, pipe_gain, room_name, token_kind, worth_words

Spoken = dict[str, Said]


def _card(name: str, facts: Facts) -> Spoken:
    return {"card": card_name(name, facts)}


def _room(name: str, _: Facts) -> Spoken:
    return {"room": room_name(name)}


LABELS: dict[str, Callable[[str, Facts], Spoken]] = {
    "income": lambda _, facts: {"gain": worth_words(facts.components["turn.income"], facts.say)},
    "hire": _card,
    "room": _room,
    "ikizama": lambda space, _: {"space": room_name(space)},
    "walk": lambda steps, _: {"steps": int(steps)},
    "stop": lambda *_: {},
    "sandal": lambda *_: {},
    "ox step": lambda *_: {},
    "done": lambda *_: {},
    "build": lambda name, facts: {"building": card_name(name, facts)},
    "use": _room,
    "train": _room,
    "swap": _room,
    "neutral": _card,
    "burn": lambda *_: {},
    "escape": lambda *_: {},
    "starve": _room,
    "go": lambda shop, _: {"shop": Name("shop", shop)},
}
"""What the label of an action speaks of; deals and tokens say what they bring instead."""


def label(action: Action, facts: Facts) -> str:
    """What a player's action does, in a few words.

    >>> import zashiki
    >>> game = zashiki.load("iki")
    >>> [label(game.kind.actions.parse(text), game.facts) for text in ("hire monk", "deal rice")]
    ['Hire the Monk', 'Pay 3 mon, take 2 rice']
    """
    verb = TABLE.group_of[action.id].verb
    operand = action.text.removeprefix(verb).strip()
    if verb == "deal":
        return deal_sentence(deal_text(operand, facts), facts.say, "do-deal-trade", "do-deal-gain")
    if verb == "buy":
        return _buying(operand, facts)
    starting = verb == "hire" and operand in CHARACTERS[:STARTERS]
    id_ = "do-take" if starting else message_id("do", verb)
    return str(facts.say.say(id_, **LABELS[verb](operand, facts)))


ABOUT_SOMEBODY = ("use", "train", "swap", "starve")


def label_here(action: Action, view: dict[str, Any], facts: Facts) -> str | None:
    """The same in a position: a room is named with the character in it.

    >>> import zashiki
    >>> game = zashiki.load("iki")
    >>> view = game.start(seed=7).view(0) | {"card": ["monk"] + [None] * 15}
    >>> label_here(game.kind.actions.parse("use a1"), view, game.facts)
    'Deal with the Monk in A1'
    """
    verb = TABLE.group_of[action.id].verb
    card = view["card"][action.id - TABLE.first(verb)] if verb in ABOUT_SOMEBODY else None
    if card is None:
        return None
    room = room_name(action.text.removeprefix(verb).strip())
    return str(facts.say.say(message_id("here", verb), card=card_name(card, facts), room=room))


def _buying(token: str, facts: Facts) -> str:
    values, say, kind = facts.components[f"tokens.{token}"], facts.say, token_kind(token)
    price, points = values["price"], values.get("points", 0)
    if kind == "pipe":
        return str(say.say("do-buy-pipe", price=price, gain=pipe_gain(values, say)))
    if kind == "tobacco":
        return str(say.say("do-buy-tobacco", price=price, per=values.get("per") or "none", points=points))
    return str(
        say.say("do-buy-fish-bonus", price=price, points=points) if points else say.say("do-buy-fish", price=price)
    )
