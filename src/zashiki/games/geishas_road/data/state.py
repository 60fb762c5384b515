"""The record of a game of Geisha's Road: every field, its shape, and who may see it."""

from ....engine.schema import Grid, Many, One, Row, Schema, i8, i16, i32, nobody, own, public
from ....engine.seat_schema import SeatSchema
from . import names
from .phases import PHASES

COLOUR, CARD, SEAT = One(names.COLOURS), One(names.CARDS), One(names.SEATS)
CARD_SET, TOKEN_SET = Many(names.CARDS), Many(names.TOKENS)
NONE, FACE_DOWN = -1, -2
OFFERED = One(names.CARDS, ((FACE_DOWN, "face down"),))
TRAIL = 20
DREW, KEPT, THREW, VEILED, RETURN = 20, 21, 22, 23, 24
TRACE = One((*names.CARDS, "drew", "kept", "threw", "veiled", "return"))


class State(Schema):
    """Everything on and around the table."""

    # the match
    game: int = public(i8, 0, "which of the three games is on the table", One(names.GAMES))
    games_done: int = public(i8, 0, "games of the campaign finished", span=(0, 3))
    games_won: Row = public(i8, 2, "games of the campaign won by each seat", span=(0, 3))
    phase: int = public(i8, 0, "what is asked now", One(PHASES))
    turn: int = public(i8, 0, "the seat that decides; -1 chance, -2 over", span=(-2, 1))
    round_no: int = public(i8, 0, "the round, from 1", start=1, span=(1, 2))
    first: int = public(i8, 0, "the seat that begins the round", SEAT, NONE)
    active: int = public(i8, 0, "the seat whose turn it is", SEAT, NONE)
    bag: int = public(i16, 0, "what chance may still lay or draw (cards: the deck)")
    laid: int = public(i8, 0, "how many it has laid", span=(0, 15))
    round_winner: Row = public(i8, 2, "who won each round of the evening", SEAT, NONE)
    won: int = public(i16, 0, "the last comparison: geisha won by each seat, and those won by a token over equal cards")
    winner: int = public(i8, 0, "who won", SEAT, NONE)
    ending: int = public(i8, 0, "what decided the game", One(names.ENDINGS), NONE)
    points: Grid = public(i16, (2, len(names.SOURCES)), "the ledger: points of each seat by source")
    feats: Row = public(i32, 2, "achievements of each seat", Many(names.FEATS))

    # the circle of tea houses, by place clockwise
    house: Row = public(i8, 5, "the tea house on each place", COLOUR, NONE)
    guests: Grid = public(i8, (5, 5), "guests waiting at each place, by colour", span=(0, 3))
    lanterns: Row = public(i8, 5, "lanterns of the card at each place (maiko)", span=(0, 6))
    under: Row = public(i32, 5, "cards under the tea house on each place (geiko)", CARD_SET)
    home: Row = public(i8, 2, "the place each player calls their own (geiko)", start=NONE, span=(-1, 4))

    # the geisha, by colour
    geisha: Row = public(i8, 5, "the place where each geisha stands", start=NONE, span=(-1, 4))
    returns: Row = public(i8, 5, "how often each geisha came home this round", span=(0, 2))
    influence: Row = public(i8, 5, "who holds each influence token; none: at her house or on the row", SEAT, NONE)
    prestige: Row = public(i16, 5, "prestige tokens on each geisha", TOKEN_SET)

    # prestige tokens
    row: Row = public(
        i8, 9, "the tokens in the order they are taken: geiko row, then okaasan row", One(names.TOKENS), NONE
    )
    geiko_next: int = public(i8, 0, "the next place of the geiko row", span=(0, 5))
    okaasan_next: int = public(i8, 0, "the next place of the okaasan row", start=5, span=(5, 9))
    pool: int = public(i16, 0, "the tokens in the game", TOKEN_SET)
    dark: int = public(i16, 0, "the tokens that show their dark side", TOKEN_SET)

    # item cards
    deck: int = nobody(i32, 0, "cards nobody has seen", CARD_SET)
    hand: Row = own(i32, 2, "cards in hand", CARD_SET, rules=("secret.hands",))
    zone: Row = public(
        i32, 2, "cards laid open before each seat: played, or (geiko) the hand at the end of a round", CARD_SET
    )
    spent: int = public(i32, 0, "cards worked or removed, face up (maiko)", CARD_SET)
    kept: Row = own(
        i32,
        2,
        "the face-down card of an Intrigue, or of optional rule 1",
        CARD_SET,
        rules=("secret.intrigue", "secret.hidden-card"),
    )
    discarded: Row = own(i32, 2, "the card discarded by an Intrigue", CARD_SET, rules=("secret.discard",))
    drawer: int = public(i8, 0, "who is dealt the next card", SEAT, NONE)

    # tokens before the players
    used: Row = public(i8, 2, "action tokens turned over", Many(names.ACTIONS))
    counter: Row = public(i8, 2, "1 while the counter-offer token is unused", span=(0, 1))
    hidden: Row = public(i8, 2, "1 while the hidden-offer token is unused", span=(0, 1))
    collected: Grid = public(i8, (2, 5), "guests collected, by colour", span=(0, 3))

    # the offer, and what is being played
    doing: int = public(i8, 0, "the action in progress", One(names.ACTIONS), NONE)
    offer: Row = public(i8, 4, "the card on each place of the offer", OFFERED, NONE)
    veiled: Row = own(i32, 2, "the card a seat laid face down in the offer", CARD_SET, rules=("secret.offer",))
    veiled_at: Row = public(i8, 2, "on which place it lies", One(names.PLACES), NONE)
    chooser: int = public(i8, 0, "who chooses from the offer", SEAT, NONE)
    swap_at: int = public(i8, 0, "the place a counter-offer replaces", One(names.PLACES), NONE)
    player: int = public(i8, 0, "who plays cards now", SEAT, NONE)
    to_play: int = public(i8, 0, "places of the offer that player still plays", Many(names.PLACES))
    rest: int = public(i8, 0, "places of the offer the other player plays afterwards", Many(names.PLACES))
    manner: int = public(i8, 0, "learn or work (maiko)", One(names.MANNERS), NONE)
    picks: int = public(i8, 0, "tokens still to take", span=(0, 2))
    taking: int = public(i16, 0, "the paragraph by which they are taken", span=(0, 999))
    spot: int = public(i8, 0, "the place they are taken from", start=NONE, span=(-1, 4))
    revealed: int = public(i8, 0, "Intrigue cards played at the end of the round", span=(0, 2))

    # what the seats remember: cards known to have gone back into the deck, and what happened since
    returned: Grid = own(i8, (2, 2), "cards this seat saw go back into the deck by a counter-offer", CARD, NONE)
    returns_done: int = public(i8, 0, "counter-offers made this round", span=(0, 2))
    trail: Grid = public(
        i8, (2, TRAIL), "what each seat's hand gained and lost since the first counter-offer", TRACE, NONE
    )
    trail_length: Row = public(i8, 2, "how many entries that is", span=(0, TRAIL))


View = SeatSchema.of(State)
"""What one seat may know, as a record of its own."""
