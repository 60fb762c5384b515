"""What can happen, for the log, the animation and the score ledger."""

from ....api.events import EventTable, Verb
from ....engine.schema import One
from . import names

SEAT, SIDE, COLOUR = One(names.SEATS), One(names.SIDES), One(names.COLOURS)
CHARACTER, WAVE, TOKEN = One(names.CHARACTERS), One(names.WAVES), One(names.TOKENS)
TOWN, REGION, GOOD, LANDSCAPE = One(names.TOWNS), One(names.REGIONS), One(names.GOODS), One(names.LANDSCAPES)

VERBS = EventTable(
    (
        # setting up
        Verb("set up"),
        Verb("side", (("side", SIDE),)),
        Verb("colour", (("colour", COLOUR),)),
        Verb("token", (("town", TOWN), ("token", TOKEN))),
        Verb("wave", (("wave", WAVE),)),
        Verb("stand", (("station", None), ("town", TOWN), ("region", REGION))),
        # the dice
        Verb("round", (("round", None),)),
        Verb("roll", (("die", CHARACTER), ("number", None))),
        Verb("take", (("die", CHARACTER), ("number", None))),
        # moves: stations are numbers from 0
        Verb("walk", (("start", None), ("stop", None), ("steps", None))),
        Verb("push on", (("start", None), ("stop", None))),
        Verb("go", (("start", TOWN), ("stop", TOWN))),
        Verb("blocked", (("town", TOWN), ("number", None))),
        Verb("via", (("start", REGION), ("stop", REGION))),
        Verb("to", (("start", REGION), ("stop", REGION))),
        Verb("use wave", (("wave", WAVE),)),
        Verb("spare wave", (("wave", WAVE),)),
        # actions
        Verb("leave", (("die", CHARACTER),)),
        Verb("nothing", (("die", CHARACTER),)),
        Verb("coins", (("town", TOWN), ("coins", None))),
        Verb("slab", (("slabs", None),)),
        Verb("coins stay", (("coins", None),)),
        Verb("temple", (("slot", None),)),
        Verb("garden", (("slot", None),)),
        Verb("spring", (("from", SEAT),)),
        Verb("tile", (("wave", WAVE), ("from", SEAT))),
        Verb("good", (("good", GOOD),)),
        Verb("return", (("good", GOOD),)),
        Verb("sell", (("good", GOOD), ("number", None), ("coins", None))),
        Verb("paint", (("number", None),)),
        Verb("reveal", (("landscape", LANDSCAPE), ("place", None))),
        Verb("gift", (("landscape", LANDSCAPE), ("gifts", None))),
        # the hot spring
        Verb("again", (("die", CHARACTER), ("number", None))),
        Verb("enough"),
        Verb("spring back"),
        # the end
        Verb("trigger", (("trigger", One(names.TRIGGERS)),)),
        Verb("play out"),
        Verb("score", (("source", One(names.SOURCES)), ("points", None))),
        Verb("win", (("by", One(names.ENDINGS)),)),
    )
)
(
    E_SET_UP, E_SIDE, E_COLOUR, E_TOKEN, E_WAVE, E_STAND, E_ROUND, E_ROLL, E_TAKE,
    E_WALK, E_PUSH_ON, E_GO, E_BLOCKED, E_VIA, E_TO, E_USE_WAVE, E_SPARE_WAVE,
    E_LEAVE, E_NOTHING, E_COINS, E_SLAB, E_COINS_STAY, E_TEMPLE, E_GARDEN, E_SPRING, E_TILE, E_GOOD, E_RETURN,
    E_SELL, E_PAINT, E_REVEAL, E_GIFT, E_AGAIN, E_ENOUGH, E_SPRING_BACK,
    E_TRIGGER, E_PLAY_OUT, E_SCORE, E_WIN,
) = range(len(VERBS.verbs))  # fmt: skip
