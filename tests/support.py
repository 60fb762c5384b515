"""Helpers for tests of any game: positions written by name, moves in a row, events found by verb or rule."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import zashiki
from zashiki import Action, Event, Game, State
from zashiki.api.kind import LANGUAGES
from zashiki.engine.schema import Field, Many
from zashiki.registry import kind

FINISHED = [name for name in zashiki.games() if len(kind(name).languages) == len(LANGUAGES)]
"""The games that speak every language: those must have everything, a new one need not yet."""


@cache
def _opening(game: Game) -> dict[str, Any]:
    """The first decision of a player, when chance has always done the first thing it could."""
    state = game.start(chance="explicit")
    let_chance(state)
    return state.to_json()


def arrange(game: Game, /, **fields: Any) -> State:
    """A position: the opening with some fields of the record set, and chance left to the test.

    Numbers may be given by name: `phase="act"`, `hand=["pink 1, red 3", ""]`, `offer=["pink 1", "red 3", None, None]`.
    Of a row or grid a dict sets only some entries: `hand={0: "pink 1"}`.
    """
    data = copy.deepcopy(_opening(game)) | {"log": []}
    for name, value in fields.items():
        field = game.kind.schema.fields[name]
        data["state"][name] = _numbers(field, value, data["state"][name])
    return game.from_json(data)


def _numbers(field: Field, value: Any, before: Any) -> Any:
    if isinstance(before, list):
        given = value if isinstance(value, dict) else dict(enumerate(value))
        return [_numbers(field, given[k], old) if k in given else old for k, old in enumerate(before)]
    if isinstance(value, int):
        return int(value)
    if isinstance(field.naming, Many):
        return sum(1 << field.naming.names.index(name.strip()) for name in value.split(",") if name.strip())
    if value is None:
        return -1
    special = {name: number for number, name in field.naming.special}
    return special[value] if value in special else field.naming.names.index(value)


def fields(state: State) -> dict[str, Any]:
    """The record behind a state, as numbers."""
    return state.to_json()["state"]


def play_all(state: State, *actions: str) -> list[Event]:
    """Play one action after the other; returns everything that happened."""
    return [event for action in actions for event in state.play(action)]


def let_chance(state: State) -> list[Event]:
    """While it is chance's turn, let it do the first thing it can."""
    events = []
    while state.turn == zashiki.CHANCE:
        events += state.play(state.chances()[0][0])
    return events


def find_events(events: list[Event], verb: str, rule: str | None = None) -> list[Event]:
    """The events with this verb, and with this rule if one is given."""
    return [e for e in events if e.verb == verb and rule in (None, e.rule)]


def rules_of(events: list[Event]) -> set[str]:
    """The paragraphs that the events cite."""
    return {e.rule for e in events}


def texts(actions: list[Action]) -> list[str]:
    """The notations of some actions."""
    return [str(action) for action in actions]


def legal(state: State) -> list[str]:
    """The notations of the legal actions."""
    return texts(state.legal())


def why_not(state: State, action: str) -> str | None:
    """The paragraph that forbids the action now, if one does."""
    refusal = state.why_not(action)
    return refusal.rule if refusal else None


def random_play(game: Game, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """Every position of a random game with the events that led there, the opening with those of setting up."""
    rng = random.Random(seed)
    state = game.start(seed=seed)
    yield state, state.events_from(0)
    while state.turn is not None:
        yield state, state.play(rng.choice(state.legal()))


def random_game(game: Game, seed: int) -> tuple[State, list[Event]]:
    """The end of a random game, and everything that happened in it."""
    happened: list[Event] = []
    for state, events in random_play(game, seed):
        happened += events
        end = state
    return end, happened


def random_end(game: Game, seed: int) -> State:
    """The end of a random game."""
    return random_game(game, seed)[0]
