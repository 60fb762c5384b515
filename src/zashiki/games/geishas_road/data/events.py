"""The event table: what can happen, for the log, the animation and the score ledger."""

from ....api.events import EventTable, Verb
from ....engine.schema import One
from . import names

COLOUR, CARD, PLACE = One(names.COLOURS), One(names.CARDS), One(names.PLACES)
TOKEN, ACTION, SEAT = One(names.TOKENS), One(names.ACTIONS), One(names.SEATS)

VERBS = EventTable(
    (
        Verb("house", (("house", COLOUR), ("place", None))),
        Verb("stand", (("geisha", COLOUR), ("house", COLOUR))),
        Verb("lanterns", (("house", COLOUR), ("lanterns", None))),
        Verb("arrive", (("guest", COLOUR), ("house", COLOUR))),
        Verb("home", (("house", COLOUR),)),
        Verb("influence", (("geisha", COLOUR), ("house", COLOUR))),
        Verb("lay", (("token", TOKEN), ("place", None))),
        Verb("darken", (("token", TOKEN),)),
        Verb("draw", (("card", CARD),), private=("card",)),
        Verb("start", (("round", None),)),
        Verb("act", (("action", ACTION),)),
        Verb("keep", (("card", CARD),), private=("card",)),
        Verb("discard", (("card", CARD),), private=("card",)),
        Verb("offer", (("card", CARD), ("place", PLACE))),
        Verb("veil", (("card", CARD), ("place", PLACE)), private=("card",)),
        Verb("counter", (("place", PLACE),)),
        Verb("set aside", (("card", CARD), ("place", PLACE))),
        Verb("set aside hidden", (("card", CARD), ("place", PLACE)), private=("card",)),
        Verb("take", (("place", PLACE),)),
        Verb("choosing", ()),
        Verb("reveal", (("card", CARD), ("place", PLACE)), reveals=True),
        Verb("remove", (("card", CARD), ("place", PLACE))),
        Verb("manner", (("manner", One(names.MANNERS)),)),
        Verb("zone", (("card", CARD),)),
        Verb("work", (("card", CARD),)),
        Verb("under", (("card", CARD), ("house", COLOUR))),
        Verb("move", (("geisha", COLOUR), ("start", COLOUR), ("stop", COLOUR))),
        Verb("return", (("geisha", COLOUR), ("token", TOKEN), ("time", None))),
        Verb("flip", (("geisha", COLOUR), ("token", TOKEN))),
        Verb("guest", (("guest", COLOUR), ("house", COLOUR))),
        Verb("no guest", (("house", COLOUR),)),
        Verb("round end", (("round", None),)),
        Verb("compare", (("geisha", COLOUR), ("halves_indigo", None), ("halves_vermilion", None))),
        Verb("favour", (("geisha", COLOUR),)),
        Verb("tie", (("geisha", COLOUR),)),
        Verb("score", (("source", One(names.SOURCES)), ("points", None))),
        Verb("round won", (("round", None), ("points", None))),
        Verb("new round", (("round", None),)),
        Verb("again", ()),
        Verb("feat", (("feat", One(names.FEATS)),)),
        Verb("game won", (("game", One(names.GAMES)), ("by", One(names.ENDINGS)))),
        Verb("show", (("card", CARD),), reveals=True),
        Verb("new game", (("game", One(names.GAMES)),)),
    )
)
(
    E_HOUSE, E_STAND, E_LANTERNS, E_ARRIVE, E_HOME, E_INFLUENCE, E_LAY, E_DARKEN, E_DRAW, E_START, E_ACT, E_KEEP,
    E_DISCARD, E_OFFER, E_VEIL, E_COUNTER, E_ASIDE, E_ASIDE_HIDDEN, E_TAKE, E_CHOOSING, E_REVEAL, E_REMOVE, E_MANNER,
    E_ZONE, E_WORK, E_UNDER, E_MOVE, E_RETURN, E_FLIP, E_GUEST, E_NO_GUEST, E_ROUND_END, E_COMPARE, E_FAVOUR, E_TIE,
    E_SCORE, E_ROUND_WON, E_NEW_ROUND, E_AGAIN, E_FEAT, E_GAME_WON, E_SHOW, E_NEW_GAME,
) = range(len(VERBS.verbs))  # fmt: skip
