"""The game as a visible list of steps: what is asked, what each choice does, what follows before the next one."""

from __future__ import annotations

from typing import Any

from ...core.scratch import Events, Moves, Random
from . import actions as a_
from . import events as e_
from .choices import base, options
from .estimate import AHEAD, CURIOSITY, HABIT, chapter, estimate, stray  # noqa: F401  (asked for by bots)
from .fire import save_or_burn, spread
from .kernel import cite, count, emit, lowest, nth, random_below, rule
from .months import (
    begin_event,
    begin_month,
    choose_neutral,
    choose_space,
    end_event,
    end_turn,
    end_turns,
    next_guest,
    next_ikizama,
    next_turn,
    place_neutral,
)
from .names import (
    ARRIVE,
    BUILDING_ROOM,
    DEAL_DONE,
    DRAW_BLOCKER,
    ESCAPE,
    EVENT,
    EVENT_DONE,
    FEED,
    FEEDING,
    FINISHED,
    FIRE_SPREADS,
    FURTHER,
    HIRE,
    HIRE_ROOM,
    IKIZAMA,
    MONTH_START,
    NEUTRAL,
    NEUTRAL_ROOM,
    NEXT_GUEST,
    NEXT_IKIZAMA,
    NEXT_STARTER,
    NEXT_TURN,
    PAYDAY,
    PLAN,
    SECOND_TOKEN,
    STARTER,
    STARTER_ROOM,
    SWAP_FIRST,
    SWAP_SECOND,
    TRAIN,
    TURN_END,
    TURNS_DONE,
    VISIT,
    WALK,
    WALKING,
)
from .payday import feed_all, payday, starve
from .payoff import payoff  # noqa: F401  (an entry point of the game, beside those below)
from .refusals import CHOICES, explain
from .scoring import final_count
from .setup import apply_chance, next_starter, place_starter, start, take_starter  # noqa: F401  (start: an entry point)
from .state import State
from .tables import Tables
from .turns import arrive, choose_steps, go_further, hire, move_in, take_income, walk
from .visit import begin_building, choose_swap, do_business, finish_building, finish_deal, swap, train

CHANCE, OVER = -1, -2

R_GO, R_FREE_SPACE = cite("newyear.place"), cite("option.new-year-free-space-only")


@rule
def refusal(t: Tables, s: State, a: int) -> int:
    """0, or the number of the paragraph that forbids the action."""
    if s.turn != OVER:
        k = a - base(s)
        if 0 <= k < CHOICES and (options(t, s) >> k) & 1:
            return 0
    return explain(t, s, a)


@rule
def list_set(moves: Moves, first: int, choices: int) -> int:
    """List the actions `first + k` for every k in the set."""
    n = 0
    while choices:
        moves.ids[n] = first + lowest(choices)
        n += 1
        choices &= choices - 1
    return n


@rule
def legal(t: Tables, s: State, moves: Moves) -> int:
    """Write the legal actions into the list, return how many. `refusal` is the law; this is its quick list."""
    return list_set(moves, base(s), options(t, s)) if s.turn != OVER else 0


@rule
def apply(t: Tables, s: State, a: int, ev: Events) -> None:
    """Do a legal action, then whatever leaves no choice, until somebody has one."""
    asking = False
    forced = 0
    while not asking:
        if s.turn == CHANCE:
            apply_chance(t, s, a, ev)
        else:
            take_step(t, s, a, forced, ev)
        while s.phase > FINISHED:
            go_on(t, s, ev)
        asking = True
        if s.turn >= 0:
            choices = options(t, s)
            if choices & (choices - 1) == 0:
                a = base(s) + lowest(choices)
                asking = False
                forced = 1


@rule
def take_step(t: Tables, s: State, a: int, forced: int, ev: Events) -> None:
    """What the seat to move has chosen, by what it was asked."""
    phase = s.phase
    if phase == VISIT or phase == SECOND_TOKEN:
        do_business(t, s, a, ev)
    elif phase == HIRE:
        if a == a_.INCOME:
            take_income(t, s, forced, ev)
        else:
            hire(t, s, a - a_.HIRE, ev)
    elif phase == HIRE_ROOM:
        move_in(t, s, a - a_.ROOM, ev)
    elif phase == IKIZAMA:
        choose_space(s, a - a_.SPACE, ev)
    elif phase == FURTHER:
        go_further(s, a, ev)
    elif phase == WALK:
        choose_steps(s, a - a_.WALK_STEPS + 1, ev)
    elif phase == TRAIN:
        train(t, s, a - a_.TRAIN, ev)
    elif phase == SWAP_FIRST:
        choose_swap(s, a - a_.SWAP)
    elif phase == SWAP_SECOND:
        swap(s, a - a_.SWAP, ev)
    elif phase == PLAN:
        begin_building(t, s, a - a_.BUILD, ev)
    elif phase == BUILDING_ROOM:
        finish_building(t, s, a - a_.ROOM, ev)
    elif phase == STARTER:
        take_starter(s, a - a_.HIRE, ev)
    elif phase == STARTER_ROOM:
        place_starter(t, s, a - a_.ROOM, ev)
    elif phase == NEUTRAL:
        choose_neutral(t, s, a - a_.NEUTRAL, ev)
    elif phase == NEUTRAL_ROOM:
        place_neutral(t, s, a - a_.ROOM, ev)
    elif phase == ESCAPE:
        save_or_burn(t, s, a, ev)
    elif phase == FEED:
        starve(s, s.turn, a - a_.STARVE, ev)
    else:
        s.oyakata[s.active] = a - a_.GO
        emit(ev, e_.E_STEP, R_FREE_SPACE if t.free_space_only else R_GO, s.active, a - a_.GO, 0, 0)
        s.phase = ARRIVE


@rule
def go_on(t: Tables, s: State, ev: Events) -> None:
    """The next thing that happens by itself."""
    phase = s.phase
    if phase == WALKING:
        walk(t, s, ev)
    elif phase == ARRIVE:
        arrive(t, s, ev)
    elif phase == DEAL_DONE:
        finish_deal(t, s, ev)
    elif phase == TURN_END:
        end_turn(s, ev)
    elif phase == NEXT_TURN:
        next_turn(t, s, ev)
    elif phase == NEXT_IKIZAMA:
        next_ikizama(t, s)
    elif phase == TURNS_DONE:
        end_turns(t, s)
    elif phase == EVENT:
        begin_event(t, s, ev)
    elif phase == EVENT_DONE:
        end_event(s, ev)
    elif phase == MONTH_START:
        begin_month(t, s, ev)
    elif phase == FIRE_SPREADS:
        spread(t, s, ev)
    elif phase == PAYDAY:
        payday(t, s, ev)
    elif phase == FEEDING:
        feed_all(t, s, ev)
    elif phase == NEXT_STARTER:
        next_starter(t, s, ev)
    elif phase == NEXT_GUEST:
        next_guest(t, s)
    else:
        final_count(t, s, ev)


@rule
def chances(t: Tables, s: State, moves: Moves) -> int:
    """Write what chance may do and how heavy each possibility is, return how many."""
    n: int = list_set(moves, base(s), options(t, s))
    for k in range(n):
        moves.weights[k] = s.blockers[moves.ids[k] - a_.BLOCK] if s.phase == DRAW_BLOCKER else 1
    return n


@rule
def draw_chance(t: Tables, s: State, rng: Random) -> int:
    """What `chances` lists, drawn by its weights without making the list."""
    if s.phase != DRAW_BLOCKER:
        objects = options(t, s)
        drawn: int = base(s) + nth(objects, random_below(rng, count(objects)))
        return drawn
    left = 0
    for space in range(5):
        left += s.blockers[space]
    pick, space = random_below(rng, left), 0
    while pick >= s.blockers[space]:
        pick -= s.blockers[space]
        space += 1
    return a_.BLOCK + space


@rule
def redeal(t: Tables, v: Any, s: State, rng: Random) -> None:
    """Nothing is hidden, so every seat's world is the true one."""
