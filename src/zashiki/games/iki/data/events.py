"""The event table: what can happen, for the log, the animation and the score ledger."""

from ....api.events import EventTable, Verb
from ....engine.schema import One
from . import names

CARD, ROOM, SHOP, SPACE = One(names.CARDS), One(names.ROOMS), One(names.SHOPS), One(names.SPACES)
SEAT, GOOD, TYPE = One(names.SEATS), One(names.WORTHS), One(names.TYPES)
NAGAYA = One(names.NAGAYA)

VERBS = EventTable(
    (
        Verb("first", ()),
        Verb("plan", (("building", CARD),)),
        Verb("starter", (("card", CARD),)),
        Verb("left out", (("card", CARD),)),
        Verb("month", (("month", None),)),
        Verb("block", (("space", SPACE),)),
        Verb("reveal", (("card", CARD),)),
        Verb("ikizama", (("space", SPACE),)),
        Verb("turn", (("space", SPACE),)),
        Verb("income", ()),
        Verb("hire", (("card", CARD),)),
        Verb("place", (("card", CARD), ("room", ROOM), ("level", None))),
        Verb("pay", (("good", GOOD), ("amount", None))),
        Verb("gain", (("good", GOOD), ("amount", None))),
        Verb("rise", (("step", None),)),
        Verb("walk", (("steps", None),)),
        Verb("step", (("shop", SHOP),)),
        Verb("lap", ()),
        Verb("visit", (("shop", SHOP),)),
        Verb("deal", (("deal", One(names.DEALS)),)),
        Verb("buy", (("token", One(names.TOKENS)),)),
        Verb("use", (("card", CARD), ("room", ROOM), ("owner", SEAT))),
        Verb("level", (("card", CARD), ("level", None), ("room", ROOM))),
        Verb("retire", (("card", CARD), ("room", ROOM))),
        Verb("token", (("token", One(names.SPECIAL)),)),
        Verb("swap", (("card", CARD), ("other", CARD))),
        Verb("build", (("building", CARD),)),
        Verb("leave", (("card", CARD), ("room", ROOM))),
        Verb("turn end", ()),
        Verb("neutral", (("card", CARD),)),
        Verb("fire", (("nagaya", NAGAYA), ("strength", None))),
        Verb("spread", (("room", ROOM), ("strength", None))),
        Verb("stop fire", (("room", ROOM), ("strength", None))),
        Verb("burn", (("card", CARD), ("room", ROOM), ("strength", None))),
        Verb("escape", (("card", CARD), ("room", ROOM))),
        Verb("fire out", (("nagaya", NAGAYA),)),
        Verb("payday", (("month", None),)),
        Verb("unhired", (("card", CARD),)),
        Verb("market", (("season", One(names.SEASONS)),)),
        Verb("salary", (("card", CARD), ("good", GOOD), ("amount", None))),
        Verb("harmony", (("type", TYPE), ("cards", None), ("kobun", None))),
        Verb("feed", (("rice", None),)),
        Verb("starve", (("card", CARD), ("room", ROOM))),
        Verb("row mon", ()),
        Verb("new year", ()),
        Verb("score", (("source", One(names.SOURCES)), ("points", None))),
        Verb("track", (("points", None),)),
        Verb("collect", (("characters", None),)),
        Verb("joker", (("type", TYPE),)),
        Verb("won", (("points", None), ("by", One(names.ENDINGS))), reveals=True),  # the seed is published
        Verb("supply", ()),
        Verb("decks", (("season", One(names.SEASONS)), ("cards", None))),
        Verb("blockers", (("tiles", None),)),
        Verb("alarm", (("strength", None),)),
        Verb("free", (("room", ROOM),)),
        Verb("stand", (("buildings", None),)),
    )
)
(
    E_FIRST, E_PLAN, E_STARTER, E_LEFT_OUT, E_MONTH, E_BLOCK, E_REVEAL, E_IKIZAMA, E_TURN, E_INCOME, E_HIRE, E_PLACE,
    E_PAY, E_GAIN, E_RISE, E_WALK, E_STEP, E_LAP, E_VISIT, E_DEAL, E_BUY, E_USE, E_LEVEL, E_RETIRE, E_TOKEN, E_SWAP,
    E_BUILD, E_LEAVE, E_TURN_END, E_NEUTRAL, E_FIRE, E_SPREAD, E_STOP_FIRE, E_BURN, E_ESCAPE, E_FIRE_OUT, E_PAYDAY,
    E_UNHIRED, E_MARKET, E_SALARY, E_HARMONY, E_FEED, E_STARVE, E_ROW_MON, E_NEW_YEAR, E_SCORE, E_TRACK,
    E_COLLECT, E_JOKER, E_WON, E_SUPPLY, E_DECKS, E_BLOCKERS, E_ALARM, E_FREE, E_STAND,
) = range(len(VERBS.verbs))  # fmt: skip
