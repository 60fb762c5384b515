"""The turn as a visible list of steps: what can be done, what each action does, what follows by itself."""

from __future__ import annotations

from typing import Any

from ...core.scratch import Events, Moves, Random
from . import actions as a_
from . import events as e_
from .artist import arrive, choose_region, give, paint, pass_through, reach_region
from .chance import SIZE, apply_chance, chance_first, weight
from .choices import choices, choices_first
from .dice import choose_die, die_to_roll, next_die
from .estimate import AHEAD, CURIOSITY, chapter, estimate, stray  # noqa: F401  (asked for by bots)
from .kernel import cite, emit, lowest, random_below, rule
from .merchant import destinations, draw_goods, go, put_back, reach_town, sell, stay_blocked
from .names import (
    ACTED,
    ARRIVED,
    AT_CANVAS,
    AT_SHORE,
    AT_STATION,
    DIE_DONE,
    FACES,
    FINISHED,
    IN_MOUNTAINS,
    MERCHANT,
    ON_COAST,
    PATH,
    PILGRIM,
    RETURN,
    ROLL,
    ROUTE,
    SET_OUT,
    TAKE_DIE,
    WALK,
)
from .payoff import payoff  # noqa: F401  (an entry point of the game, beside those below)
from .pilgrim import reach_station, visit, walk, walks
from .refusals import refusal  # noqa: F401  (an entry point of the game, beside those below)
from .rounds import after_action, end_round, keep_spring, use_spring
from .setup import set_up
from .state import State
from .tables import Tables
from .waves import take_tile

CHANCE = -1
SIDES_OF_A_DIE = 6

R_OPTIONAL = cite("turn.optional")


@rule
def start(t: Tables, s: State, ev: Events) -> None:
    """The first position: everything is still to be laid out."""
    set_up(s, ev)


@rule
def list_set(moves: Moves, first: int, mask: int) -> int:
    """Write the actions `first + k` for every k in the set."""
    n = 0
    while mask:
        moves.ids[n] = first + lowest(mask)
        n += 1
        mask &= mask - 1
    return n


@rule
def legal(t: Tables, s: State, moves: Moves) -> int:
    """Write the legal actions into the list, return how many."""
    if s.turn >= 0:
        return list_set(moves, choices_first(s), choices(t, s))
    return chances(t, s, moves) if s.turn == CHANCE else 0


@rule
def chances(t: Tables, s: State, moves: Moves) -> int:
    """Write what chance may do and how heavy each possibility is, return how many."""
    first, n = chance_first(s), 0
    for k in range(SIZE[s.phase]):
        heavy = weight(t, s, k)
        if heavy > 0:
            moves.ids[n] = first + k
            moves.weights[n] = heavy
            n += 1
    return n


@rule
def draw_chance(t: Tables, s: State, rng: Random) -> int:
    """What `chances` lists, drawn by its weights without making the list."""
    if s.phase == ROLL:
        die = die_to_roll(s)
        rolled: int = t.faces[die][random_below(rng, SIDES_OF_A_DIE)]
        return a_.ROLL + FACES * die + rolled - 1
    everything, drawn = 0, 0
    for k in range(SIZE[s.phase]):
        heavy = weight(t, s, k)
        everything += heavy
        if heavy and random_below(rng, everything) < heavy:
            drawn = k
    return chance_first(s) + drawn


@rule
def redeal(t: Tables, v: Any, s: State, rng: Random) -> None:
    """Nothing is hidden from anybody, so there is nothing to deal anew."""


@rule
def apply(t: Tables, s: State, a: int, ev: Events) -> None:
    """Do an action, and all that follows from it until somebody is asked again."""
    if s.turn == CHANCE:
        apply_chance(t, s, a, ev)
    elif s.phase <= PATH:
        move(t, s, a, ev)
    else:
        act(t, s, a, ev)
    while s.phase > FINISHED:
        if s.phase == SET_OUT:
            set_out(t, s, ev)
        elif s.phase == ARRIVED:
            reach(t, s, ev)
        elif s.phase == ACTED:
            after_action(t, s, ev)
        elif s.phase == DIE_DONE:
            next_die(s, ev)
        else:
            end_round(t, s, ev)


@rule
def move(t: Tables, s: State, a: int, ev: Events) -> None:
    """Take a die, or move a figure with it."""
    phase = s.phase
    if phase == TAKE_DIE:
        choose_die(s, a - a_.TAKE, ev)
    elif phase == ROUTE:
        go(s, a - a_.GO, ev)
    elif phase == WALK:
        walk(t, s, a - a_.WALK + 1, 1, ev)
    elif a < a_.VIA:
        arrive(s, a - a_.TO, ev)
    else:
        pass_through(s, a - a_.VIA, ev)
        s.phase = SET_OUT


@rule
def act(t: Tables, s: State, a: int, ev: Events) -> None:
    """Take the action of a space, or leave it; return goods; use the hot spring."""
    phase = s.phase
    if a == a_.LEAVE:
        emit(ev, e_.E_LEAVE, R_OPTIONAL, s.player, s.die, 0, 0)
        s.phase = ACTED
    elif phase == AT_STATION:
        visit(t, s, a - a_.VISIT, ev)
    elif phase == AT_CANVAS:
        if a == a_.GIFT:
            give(t, s, ev)
        else:
            paint(t, s, a - a_.PAINT + 1, ev)
    elif phase == IN_MOUNTAINS:
        draw_goods(t, s, a - a_.DRAW + 1, ev)
    elif phase == ON_COAST:
        plainly = a >= a_.SELL_PLAINLY
        sell(t, s, a - (a_.SELL_PLAINLY if plainly else a_.SELL) + 1, plainly, ev)
    elif phase == RETURN:
        put_back(s, s.turn, a - a_.RETURN, ev)
    elif phase == AT_SHORE:
        take_tile(s, a - a_.TILE, ev)
    elif a == a_.AGAIN:
        use_spring(s, ev)
    else:
        keep_spring(s, ev)


@rule
def set_out(t: Tables, s: State, ev: Events) -> None:
    """The die moves its figure: ask where to if there is a choice."""
    seat = s.player
    s.turn = seat
    if s.die == PILGRIM:
        ways = walks(t, s, seat)
        s.phase = WALK
        if ways & (ways - 1) == 0:
            walk(t, s, s.dice[PILGRIM], 0, ev)
    elif s.die == MERCHANT:
        ways = destinations(t, s, seat)
        s.phase = ROUTE
        if ways == 0:
            stay_blocked(s, ev)
        elif ways & (ways - 1) == 0:
            go(s, lowest(ways), ev)
    else:
        choose_region(t, s, ev)


@rule
def reach(t: Tables, s: State, ev: Events) -> None:
    """The figure has stopped: ask what it does there, if it can do anything."""
    if s.die == PILGRIM:
        reach_station(t, s, ev)
    elif s.die == MERCHANT:
        reach_town(s, ev)
    else:
        reach_region(t, s, ev)
