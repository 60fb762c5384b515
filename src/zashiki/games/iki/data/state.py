"""The record of a game of IKI: every field, its shape, and what it means. Nothing in it is hidden."""

from ....engine.schema import Grid, Many, One, Row, Schema, i8, i16, i32, public
from ....engine.seat_schema import SeatSchema
from . import names
from .phases import PHASES

SEAT, CARD, SPACE, SHOP, ROOM = (
    One(names.SEATS),
    One(names.CARDS),
    One(names.SPACES),
    One(names.SHOPS),
    One(names.ROOMS),
)
CHARACTER_SET, ROOM_SET, BUILDING_SET = Many(names.CHARACTERS), Many(names.ROOMS), Many(names.BUILDINGS)
TOKEN_SET, SPECIAL_SET = Many(names.TOKENS), Many(names.SPECIAL)
NONE = -1
i64 = "i8"
MOST_GOODS = 9999


class State(Schema):
    """Everything on and around the board."""

    # whose decision, and when
    phase: int = public(i8, 0, "what is asked now", One(PHASES))
    turn: int = public(i8, 0, "the seat that decides; -1 chance, -2 over", span=(-2, 3))
    month: int = public(i8, 0, "the month, 13 is the New Year; 0 while setting up", span=(0, 13))
    first: int = public(i8, 0, "the first player; with two players the one with the sun", SEAT, NONE)
    active: int = public(i8, 0, "whose turn it is", SEAT, NONE)
    queue: int = public(i8, 0, "how many have had their turn in the present order", span=(0, 4))
    to_draw: int = public(i8, 0, "cards chance still has to turn up", span=(0, 14))

    # the cards
    unseen: int = public(i64, 0, "characters still in the season decks", CHARACTER_SET)
    row: Row = public(i64, 3, "characters for hire that carry 0, 1 and 2 mon", CHARACTER_SET)
    retired: Row = public(i64, 4, "retired characters of each seat", CHARACTER_SET)
    gone: int = public(i64, 0, "characters out of the game", CHARACTER_SET)
    plans: int = public(i16, 0, "buildings on offer", BUILDING_SET)
    boxed: int = public(i16, 0, "buildings out of the game, never drawn or burned", BUILDING_SET)

    # the rooms
    card: Row = public(i8, 16, "the card in each room", CARD, NONE)
    level: Row = public(i8, 16, "the level of the character in each room; 0 for a building", span=(0, 3))
    kobun: Row = public(i32, 4, "the rooms where each seat's kobun are", ROOM_SET)
    neutral: int = public(i32, 0, "the rooms with neutral characters (two players)", ROOM_SET)

    # the seats
    goods: Grid = public(i16, (4, 5), "mon, rice, sandals, wood and koban of each seat", span=(0, MOST_GOODS))
    tokens: Row = public(i32, 4, "market tokens of each seat", TOKEN_SET)
    special: Row = public(i8, 4, "special tokens of each seat", SPECIAL_SET)
    market: int = public(i32, 0, "market tokens for sale", TOKEN_SET)
    fire: Row = public(i8, 4, "each seat's step on the fire track", span=(0, 10))
    fire_order: Row = public(i8, 4, "the seats in fire order", SEAT, NONE)
    ikizama: Row = public(i8, 4, "where each ikizama stands", SPACE, NONE)
    oyakata: Row = public(i8, 4, "the shop before which each oyakata stands; none: off the street", SHOP, NONE)
    guests: Row = public(i8, 4, "the seats in the order of their New Year turns", SEAT, NONE)
    blocked: int = public(i8, 0, "the space under the blocker (two players)", SPACE, NONE)
    blockers: Row = public(i8, 5, "blockers still in the stack, by space", span=(0, 12))

    # a turn in progress
    shop_open: int = public(i8, 0, "1 while the active seat may deal with the shop", span=(0, 1))
    room_open: int = public(i8, 0, "1 while the active seat may deal with a character", span=(0, 1))
    steps: int = public(i8, 0, "steps the oyakata still walks before anybody is asked", span=(0, 4))
    further: int = public(i8, 0, "1 while sandals and the Move +1 token may lengthen the move", span=(0, 1))
    ox_used: int = public(i8, 0, "1 if the Move +1 token has been used in this move", span=(0, 1))
    picked: int = public(i8, 0, "the card that is being placed", CARD, NONE)
    using: int = public(i8, 0, "the character whose ability is being carried out", CARD, NONE)
    swapping: int = public(i8, 0, "the first room of a change of rooms", ROOM, NONE)
    second: int = public(i8, 0, "what else may be bought at the Tobacco shop now", One(names.MARKETS), NONE)
    flame: int = public(i8, 0, "the room the fire has reached", ROOM, NONE)
    strength: int = public(i8, 0, "its strength there", span=(-3, 20))

    # the score
    points: Grid = public(i16, (4, len(names.SOURCES)), "the ledger: points of each seat by source")
    joker: int = public(i8, 0, "the type the Joker counts as", One(names.TYPES), NONE)
    winner: int = public(i8, 0, "who won", SEAT, NONE)
    ending: int = public(i8, 0, "what decided the game", One(names.ENDINGS), NONE)


View = SeatSchema.of(State)
"""What one seat may know: here, everything."""
