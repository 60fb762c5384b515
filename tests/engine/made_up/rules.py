"""The made-up game: a coin says who takes, a card and a die say how much, the other player can only pass."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from zashiki.engine.compiler import Compiler
from zashiki.engine.kernels import CHANCE, OVER
from zashiki.engine.phases import Phase, rules_of
from zashiki.engine.schema import Row, Schema, i8, public
from zashiki.engine.seat_schema import SeatSchema
from zashiki.text.rulebook import Rulebook

TOSS, DEAL, ROLL, TAKE, PASS, FINISHED, PAY = range(7)
SIDE, CARD, DIE, NUMBER, PASSED, END = 0, 2, 5, 11, 17, 18
"""The first action of each group: two sides, three cards, six faces, six numbers, one pass."""
RED, N_CARDS, FACES = 2, 3, 6


class Tables(Schema):
    cards: Row = public(i8, N_CARDS, "how many cards of each colour")


class State(Schema):
    phase: int = public(i8, 0, "what is asked")
    turn: int = public(i8, 0, "who is asked", start=CHANCE)
    card: int = public(i8, 0, "the card in play")
    die: int = public(i8, 0, "the number of the die")
    taken: int = public(i8, 0, "counters just taken")
    forced: Row = public(i8, 2, "1: taking, passing was the only choice")
    points: Row = public(i8, 2, "counters of each seat")


FOLDER = Path(__file__).parent
BOOK = Rulebook(FOLDER / "rulebook.md")
VIEW = SeatSchema.of(State)
rule = Compiler(FOLDER, Tables, State, VIEW, BOOK.path)
rule_forced = Compiler(FOLDER / "forced", Tables, State, VIEW, BOOK.path)
"""The compiler of the game in which an only choice is made at once: each game has a cache of its own."""
random_below = rule.ops()["random_below"]
R_TOSS, R_TAKE, R_MOST, R_RED = map(BOOK.cite, ("toss.side", "take.number", "take.most", "take.last"))


@rule
def set_up(t: Tables, s: State, ev: Any) -> None:
    s.phase = TOSS


@rule
def toss(s: State, side: int) -> None:
    s.taken = side
    s.phase = DEAL


@rule
def card_weight(t: Tables, card: int) -> int:
    return t.cards[card]


@rule
def deal(s: State, card: int) -> None:
    s.card = card
    s.phase = ROLL


@rule
def quick_roll(rng: Any) -> int:
    return DIE + random_below(rng, FACES)


@rule
def roll(s: State, face: int) -> None:
    s.die = face + 1
    s.turn = s.taken
    s.phase = TAKE


@rule
def numbers(s: State, seat: int) -> int:
    return (1 << s.die) - 1


@rule
def take(s: State, seat: int, a: int, number: int, forced: int) -> None:
    s.taken = a - NUMBER + 1 if number >= 0 else 0
    s.forced[0] = forced
    s.phase = PAY


@rule
def pay(s: State) -> None:
    s.points[s.turn] += s.taken * (2 if s.card == RED else 1)
    s.turn = 1 - s.turn
    s.phase = PASS


@rule
def go_by(s: State, forced: int) -> None:
    s.forced[1] = forced
    s.phase = FINISHED
    s.turn = OVER


@rule
def take_paragraph(s: State) -> int:
    return R_RED if s.card == RED else R_TAKE


@rule
def why_not(t: Tables, s: State, a: int) -> int:
    if s.turn < 0:
        return R_TOSS
    return R_MOST if NUMBER <= a < PASSED else 0


PHASES = (
    Phase(TOSS, SIDE, choices=0b11, does=toss),
    Phase(DEAL, CARD, choices=(1 << N_CARDS) - 1, does=deal, weight=card_weight),
    Phase(ROLL, DIE, choices=(1 << FACES) - 1, does=roll, draw=quick_roll),
    Phase(TAKE, NUMBER, take_paragraph, numbers, take),
    Phase(PAY, does=pay),
    Phase(PASS, PASSED, "pass.pass", 1, go_by),
)
FORCED = rules_of(rule_forced, BOOK.cite, PHASES, FINISHED, set_up, why_not, forced=True)
ASKED = rules_of(rule, BOOK.cite, PHASES, FINISHED, set_up, why_not)
