"""A table of Tokaido Duo as tests lay it out: Indigo sits in the north, plays purple, and rolled the dice."""

from __future__ import annotations

from functools import cache
from typing import Any

import zashiki
from tests.support import arrange, fields, find_events, legal, random_play
from zashiki import Event, State
from zashiki.games.tokaido_duo.data import names

INDIGO, VERMILION = 0, 1
GAME = zashiki.load("tokaido-duo")
LANDSCAPES = names.LANDSCAPES
GOODS = names.GOODS
CHARACTERS = names.CHARACTERS
OUT_OF_THE_WAY = {"pilgrim": [30, 14], "merchant": ["m4", "m1"], "artist": ["r1", "r5"]}
"""Figures that hinder nobody: no coastal town is taken."""
TOKENS = ["kimono 4", "kimono 4", "ceramics 3", "ceramics 4", "dolls 3", "dolls 3", "fans 2", "fans 3"]
"""What is wanted in c1 to c8."""


def position(game: zashiki.Game = GAME, /, **given: Any) -> State:
    """A position in which Indigo is to take a die, with the figures out of the way.

    Dice go by name: `dice={"merchant": 2}`; so do goods: `goods=[{"fans": 2}, {}]`. `tiles={"strong": 1}` says which
    sides are up and who holds them. `gallery=["moon bamboo", ""]` are the paintings turned up from the first, `gone`
    the dice that have been taken.
    """
    put: dict[str, Any] = OUT_OF_THE_WAY | {"token": TOKENS, "turn": INDIGO, "player": INDIGO} | given
    if "dice" in put:
        put["dice"] = {CHARACTERS.index(die): number for die, number in put["dice"].items()}
    if "goods" in put:
        put["goods"] = [[row.get(good, 0) for good in GOODS] for row in put["goods"]]
    tiles = put.pop("tiles", {})
    put.setdefault("wave", {names.WAVES.index(wave) // 2: wave for wave in tiles})
    put.setdefault("holder", {names.WAVES.index(wave) // 2: holder for wave, holder in tiles.items()})
    if "gallery" in put:
        rows = [row.split() for row in put.pop("gallery")]
        put |= {"paintings": [row + [None] * (10 - len(row)) for row in rows], "revealed": [len(row) for row in rows]}
    if "gone" in put:
        put["dice_of"] = {CHARACTERS.index(die): seat for die, seat in put.pop("gone").items()}
    return arrange(game, **put)


def use(die: str, number: int, /, **given: Any) -> tuple[State, list[Event]]:
    """Indigo has just taken a die with that number; returns the position and what has happened."""
    given["dice"] = {die: number} | given.pop("dice", {})
    state = position(given.pop("game", GAME), **given)
    return state, state.play(f"take {die}")


@cache
def history(seed: int) -> list[tuple[dict[str, Any], list[Event]]]:
    """A random game: what everybody saw after each action, and the events that led there."""
    return [(state.view(None), events) for state, events in random_play(GAME, seed)]


def phase(state: State) -> str:
    """What is asked now."""
    return state.view(None)["phase"]


def last_die(die: str, number: int, /, **given: Any) -> tuple[State, list[Event]]:
    """The same with the last die of a round in which Indigo rolled."""
    first, second = (other for other in CHARACTERS if other != die)
    return use(die, number, gone={first: INDIGO, second: VERMILION}, **given)


def goods(state: State, seat: int) -> dict[str, int]:
    """The goods a seat holds."""
    return {good: n for good, n in zip(GOODS, fields(state)["goods"][seat], strict=True) if n}


def purse(state: State, seat: int) -> tuple[int, int]:
    """A seat's slabs and loose coins."""
    return fields(state)["slabs"][seat], fields(state)["coins"][seat]


def where(state: State, figure: str, seat: int = INDIGO) -> Any:
    """The station, town or region of a figure."""
    return state.view(None)[figure][seat]


def asked(state: State) -> set[str]:
    """What may be done now, in no order."""
    return set(legal(state))


def choices(state: State, verb: str) -> list[str]:
    """What may follow a verb now."""
    return [text.removeprefix(verb).strip() for text in legal(state) if text.split()[0] == verb.split(maxsplit=1)[0]]


def reached(state: State, events: list[Event], verb: str) -> set[str]:
    """Where a figure may go: the choices, or the one place where it went because there was no choice."""
    went = find_events(events, verb)
    return {e.data["stop"] for e in went} if went else set(choices(state, verb))


def by_source(state: State, seat: int) -> dict[str, int]:
    """A seat's points."""
    return state.scores()[seat]["by_source"]


def check_scored(state: State, seat: int, **points: int) -> None:
    """A seat has exactly these points, and their sum."""
    assert by_source(state, seat) == {source: n for source, n in points.items() if n}
    assert state.scores()[seat]["total"] == sum(points.values())
