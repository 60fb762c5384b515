"""The action table: fixed numbers, each with a notation that says what is done."""

from ....api.actions import ActionTable, Group
from .names import ACTIONS, CARDS, COLOURS, LANTERN_NUMBERS, MANNERS, PAIRS, PLACES, SEATS, TOKENS

TABLE = ActionTable(
    (
        *(Group(name, meaning=f"use the action {name.capitalize()}") for name in ACTIONS),
        Group("choose", CARDS, "play the card, or lay it face up in an offer"),
        Group("veil", CARDS, "lay the card face down in an offer (hidden offer)", private=True),
        Group("keep", CARDS, "lay the card face down for the end of the round", private=True),
        Group("discard", CARDS, "discard the card face down (Intrigue)", private=True),
        Group("take", (*PLACES[:3], *PAIRS), "take that card or pair of the offer"),
        Group("counter", PLACES, "replace that card of the offer (counter-offer)"),
        Group("play", PLACES, "play that card of the offer first"),
        Group("remove", PLACES[:2], "remove that card from the game (Intrigue of a Maiko)"),
        *(Group(name, meaning=f"let the card or cards {name}") for name in MANNERS),
        Group("guest", COLOURS, "take a guest of that colour"),
        Group("influence", meaning="take the influence token"),
        Group("start", SEATS, "that seat begins"),
        Group("deal", CARDS, "a card comes from the deck", private=True, chance=True),
        Group("house", COLOURS, "the tea house on the next place of the circle", chance=True),
        Group("geisha", COLOURS, "the geisha on the next place of the circle", chance=True),
        Group("lanterns", LANTERN_NUMBERS, "the lantern card at the next tea house", chance=True),
        Group("arrive", COLOURS, "a guest comes to the next free lantern", chance=True),
        Group("home", COLOURS, "the tea house a player calls their own", chance=True),
        Group("token", COLOURS, "the influence token a player begins with", chance=True),
        Group("prestige", TOKENS, "the prestige token on the next place of the rows", chance=True),
        Group("dark", TOKENS, "a prestige token turned to its dark side", chance=True),
    )
)

A_ACT = TABLE.first(ACTIONS[0])
A_CHOOSE, A_VEIL, A_KEEP_CARD, A_DISCARD_CARD = (TABLE.first(v) for v in ("choose", "veil", "keep", "discard"))
A_TAKE, A_TAKE_PAIR, A_COUNTER, A_PLAY, A_REMOVE_CARD = (
    TABLE.first("take"),
    TABLE.first("take") + 3,
    TABLE.first("counter"),
    TABLE.first("play"),
    TABLE.first("remove"),
)
A_SAY_MANNER, A_TAKE_GUEST, A_TAKE_INFLUENCE, A_START = (
    TABLE.first(v) for v in ("learn", "guest", "influence", "start")
)
A_DEAL_CARD, A_HOUSE, A_GEISHA, A_LANTERNS, A_ARRIVE = (
    TABLE.first(v) for v in ("deal", "house", "geisha", "lanterns", "arrive")
)
A_HOME, A_TOKEN_OF, A_PRESTIGE, A_DARK = (TABLE.first(v) for v in ("home", "token", "prestige", "dark"))
