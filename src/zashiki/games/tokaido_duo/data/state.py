"""The record of a game of Tokaido Duo: every field and its shape. Nothing in it is hidden from anybody."""

from ....engine.schema import Grid, Many, One, Row, Schema, i8, i16, i32, public
from ....engine.seat_schema import SeatSchema
from . import names
from .phases import PHASES

SEAT, CHARACTER = One(names.SEATS), One(names.CHARACTERS)
NONE = -1
LAST_STATION = names.MOST_STATIONS - 1


class State(Schema):
    """Everything on and around the board."""

    # the match
    phase: int = public(i8, 0, "what is asked now", One(PHASES))
    turn: int = public(i8, 0, "the seat that decides; -1 chance, -2 over", start=-1, span=(-2, 1))
    round_no: int = public(i32, 0, "the round, from 1", span=(0, 2**31 - 1))
    trigger: int = public(i8, 0, "what set off the end first", One(names.TRIGGERS), NONE)
    trigger_by: int = public(i8, 0, "who set it off", SEAT, NONE)
    winners: int = public(i8, 0, "who won: one, or both", Many(names.SEATS))
    ending: int = public(i8, 0, "what decided the game", One(names.ENDINGS), NONE)
    points: Grid = public(i16, (2, len(names.SOURCES)), "the ledger: points of each seat by source")

    # the seats, and what lies beside the island
    north: int = public(i8, 0, "the seat on the north side", SEAT, NONE)
    purple: int = public(i8, 0, "the seat that plays purple", SEAT, NONE)
    token: Row = public(i8, 8, "the trade token at each coastal town", One(names.TOKENS), NONE)
    wave: Row = public(i8, 3, "the side of each character's wave tile that is up", One(names.WAVES), NONE)
    holder: Row = public(i8, 3, "who holds each wave tile; none: it lies in the sea", SEAT, NONE)
    spring: int = public(i8, 0, "who holds the hot-spring token; none: it lies on the board", SEAT, NONE)

    # the figures of each seat
    pilgrim: Row = public(i8, 2, "the station of each pilgrim, counted from 0", start=NONE, span=(-1, LAST_STATION))
    merchant: Row = public(i8, 2, "the town of each merchant", One(names.TOWNS), NONE)
    artist: Row = public(i8, 2, "the region of each artist", One(names.REGIONS), NONE)

    # the boards of each seat
    temples: Row = public(i8, 2, "the slot reached on the temple track", start=1, span=(1, names.TEMPLES))
    gardens: Row = public(i8, 2, "the slot reached on the garden track", start=1, span=(1, names.GARDENS))
    goods: Grid = public(i8, (2, 4), "goods held, by kind", span=(0, 26))
    coins: Row = public(i16, 2, "loose coins", span=(0, 9999))
    slabs: Row = public(i8, 2, "gold slabs", span=(0, names.SLABS))
    paintings: Grid = public(
        i8,
        (2, names.PAINTINGS),
        "the landscape of each painting in order; none: face down",
        One(names.LANDSCAPES),
        NONE,
    )
    revealed: Row = public(i8, 2, "paintings turned up, from the first", span=(0, names.PAINTINGS))
    gifted: Row = public(i8, 2, "paintings given away, from the first", span=(0, names.PAINTINGS))

    # the round, and the die in use
    roller: int = public(i8, 0, "who rolled the dice, and takes the first and the last", SEAT, NONE)
    dice: Row = public(i8, 3, "the number on each die; 0 before the roll", span=(0, names.FACES))
    dice_of: Row = public(i8, 3, "who took each die", SEAT, NONE)
    player: int = public(i8, 0, "who uses a die", SEAT, NONE)
    die: int = public(i8, 0, "the die in use", CHARACTER, NONE)
    ready: int = public(i8, 0, "1: the hot-spring token was there before the die was taken", span=(0, 1))
    second: int = public(i8, 0, "1: the die is used a second time", span=(0, 1))
    path: int = public(i16, 0, "the regions of the artist's present move, the start included", Many(names.REGIONS))
    steps: int = public(i8, 0, "steps the artist still walks, one by one", span=(0, names.FACES))
    draws: int = public(i8, 0, "goods still to draw or paintings still to turn up", span=(0, names.PAINTINGS))


View = SeatSchema.of(State)
"""What one seat may know, as a record of its own: here, everything."""
