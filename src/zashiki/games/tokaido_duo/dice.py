"""A round: the roll, and who takes which die when."""

from __future__ import annotations

from ...core.scratch import Events
from . import events as e_
from .kernel import cite, emit, rule
from .names import ROLL, ROUND_END, SET_OUT, TAKE_DIE
from .state import NONE, State

CHANCE = -1
DICE = 3

R_ROLL, R_NEXT_ROLLER = cite("round.roll"), cite("round.next-roller")
R_TAKE, R_ORDER, R_EVERY = cite("round.take-die"), cite("round.order"), cite("round.every-die")


@rule
def begin_round(s: State, roller: int, ev: Events) -> None:
    """The roller takes up all three dice."""
    s.round_no += 1
    s.roller = roller
    s.player = roller
    for c in range(DICE):
        s.dice[c] = 0
        s.dice_of[c] = NONE
    s.phase = ROLL
    s.turn = CHANCE
    emit(ev, e_.E_ROUND, R_ROLL if s.round_no == 1 else R_NEXT_ROLLER, roller, s.round_no, 0, 0)


@rule
def die_to_roll(s: State) -> int:
    """The first die that has not fallen yet."""
    if s.dice[0] == 0:
        return 0
    return 1 if s.dice[1] == 0 else 2


@rule
def roll(s: State, number: int, ev: Events) -> None:
    """The next die falls; after the third the roller takes one."""
    die = die_to_roll(s)
    s.dice[die] = number
    emit(ev, e_.E_ROLL, R_ROLL, s.roller, die, number, 0)
    if die == DICE - 1:
        s.phase = TAKE_DIE
        s.turn = s.roller


@rule
def free_dice(s: State) -> int:
    """The dice nobody has taken yet, as a set."""
    free = 0
    for c in range(DICE):
        if s.dice_of[c] == NONE:
            free |= 1 << c
    return free


@rule
def take_die(s: State, die: int, cited: int, ev: Events) -> None:
    """A die goes to the board of its character and has to be used."""
    seat = s.player
    s.dice_of[die] = seat
    s.die = die
    s.ready = s.spring == seat
    s.second = 0
    s.phase = SET_OUT
    emit(ev, e_.E_TAKE, cited, seat, die, s.dice[die], 0)


@rule
def next_die(s: State, ev: Events) -> None:
    """The first and the last die are the roller's, the second the other player's; the last leaves no choice."""
    s.die = NONE
    s.ready = 0
    s.second = 0
    s.path = 0
    free = free_dice(s)
    if free == 0:
        s.phase = ROUND_END
    elif free & (free - 1):
        s.player = 1 - s.roller
        s.turn = s.player
        s.phase = TAKE_DIE
    else:
        s.player = s.roller
        take_die(s, free >> 1, R_EVERY, ev)


@rule
def choose_die(s: State, die: int, ev: Events) -> None:
    """The player asked takes one of the dice that are left."""
    take_die(s, die, R_TAKE if s.player == s.roller else R_ORDER, ev)
