"""Information-set Monte Carlo tree search, written once and compiled for each game.

Every iteration deals a world from the bot's view, walks down one tree that is shared by all worlds, adds a leaf, plays
the game out and remembers the result along the way (max-n: each seat for itself). A step whose object the bot's seat
could not see (a card the rival keeps or draws) leads to the same node whatever it was: so the tree can hold no
plan that needs a secret.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any

from ..core.entry import CHANCE, OVER
from ..core.schema import Schema, i32, public

EXPLORE = 0.7
"""How much curiosity weighs against the average result so far."""
DEEPEST = 400
"""Steps of a game the tree follows at most."""
FULL = 0.7
"""Share of the table that may be filled; a full tree grows no more, but goes on learning."""

MIX, WORD, SHIFT = 0x1E3779B97F4A7C15, (1 << 62) - 1, 24
"""Spreads keys over the table: the middle bits of a product."""

CONSTANTS = ("EXPLORE", "DEEPEST", "FULL", "MIX", "WORD", "SHIFT", "log", "sqrt")

legal: Callable[..., int]
apply: Callable[..., None]
draw_chance: Callable[..., int]
redeal: Callable[..., None]
assign: Callable[..., None]
random_below: Callable[..., int]
payoff: Callable[..., int]
hidden_from: Callable[..., bool]
SEATS: int
SOURCES: int


class Edge(Schema):
    """A choice at a node of the tree, found by its mark."""

    mark: int = public("i8", 0, "node and action; 0 is an empty place")
    value: int = public("i8", 0, "sum of payoffs of the seat that chose")
    visits: int = public(i32, 0, "how often it was chosen")
    chances: int = public(i32, 0, "how often it could have been chosen")
    child: int = public(i32, 0, "the node it leads to; 0 is none")


class Path(Schema):
    """The way down the tree in one iteration, and how large the tree is."""

    nodes: int = public(i32, 0, "nodes of the tree")
    filled: int = public(i32, 0, "edges of the tree")
    length: int = public(i32, 0, "steps of the way")
    edges: list[int] = public(i32, DEEPEST, "the edges taken")
    seats: list[int] = public(i32, DEEPEST, "who took them")


def find_edge(edges: Any, key: int) -> int:
    """The place of a key in the table, or the empty place where it would stand."""
    size = len(edges)
    at = (((key * MIX) & WORD) >> SHIFT) & (size - 1)
    while edges[at].mark != 0 and edges[at].mark != key:
        at = (at + 1) & (size - 1)
    return at


def choose_edge(edges: Any, base: int, moves: Any, n: int, rng: Any) -> int:
    """Which of the `n` listed actions to take at a node: one never tried, else the most promising."""
    fresh, pick = 0, 0
    best, chosen = -1.0, 0
    for k in range(n):
        edge = edges[find_edge(edges, base + moves.ids[k])]
        if edge.mark == 0 or edge.visits == 0:
            fresh += 1
            if random_below(rng, fresh) == 0:
                pick = k
            continue
        edge.chances += 1
        if fresh == 0:
            hope = edge.value / (1000.0 * edge.visits) + EXPLORE * sqrt(log(edge.chances) / edge.visits)
            if hope > best:
                best, chosen = hope, k
    return pick if fresh > 0 else chosen


def follow(edges: Any, path: Any, base: int, action: int, step: int, seat: int) -> int:
    """Take a step in the tree, adding what is not there yet; returns the next node, 0 when a leaf was added.

    `action` is what is chosen, `step` what the searching seat sees of it: they differ for a secret.
    """
    room = int(FULL * len(edges))
    at = find_edge(edges, base + action)
    if edges[at].mark == 0:
        if path.filled >= room:
            return 0
        edges[at].mark = base + action
        edges[at].chances = 1
        path.filled += 1
    path.edges[path.length] = at
    path.seats[path.length] = seat
    path.length += 1
    if step != action:
        at = find_edge(edges, base + step)
        if edges[at].mark == 0:
            if path.filled >= room:
                return 0
            edges[at].mark = base + step
            path.filled += 1
    if edges[at].child == 0:
        path.nodes += 1
        edges[at].child = path.nodes
        added: int = path.nodes
        return -added
    known: int = edges[at].child
    return known


def search(
    tables: Any, views: Any, root: Any, games: Any, n: int, width: int, edges: Any, paths: Any, masks: Any,
    lists: Any, events: Any, rngs: Any, tally: Any
) -> None:  # fmt: skip
    """`n` iterations from a view. `masks` gives for each action what a seat that may not know its object sees of it;
    `tally` gathers the final points by the first action taken."""
    t, v, s, path, moves, ev, rng = tables[0], views[0], games[0], paths[0], lists[0], events[0], rngs[0]
    me = v.seat
    for _ in range(n):
        assign(games, 0, root, 0)
        redeal(t, v, s, rng)
        path.length = 0
        node, growing, first = 1, True, -1
        while s.turn != OVER:
            seat = s.turn
            base = node * width
            if seat == CHANCE:
                a = draw_chance(t, s, rng)
                if growing and path.length < DEEPEST:
                    step = masks[a] if masks[a] >= 0 and hidden_from(s, me) else a
                    node = abs(follow(edges, path, base, a, step, seat))
                    growing = node != 0
            else:
                count = legal(t, s, moves)
                if growing and path.length < DEEPEST and count > 1:
                    a = moves.ids[choose_edge(edges, base, moves, count, rng)]
                    step = masks[a] if masks[a] >= 0 and seat != me else a
                    node = follow(edges, path, base, a, step, seat)
                    growing = node > 0
                else:
                    a = moves.ids[random_below(rng, count)]
                if first < 0:
                    first = a
            apply(t, s, a, ev)
        for k in range(path.length):
            edge = edges[path.edges[k]]
            edge.visits += 1
            if path.seats[k] >= 0:
                edge.value += payoff(t, s, path.seats[k])
        for seat in range(SEATS):
            tally[first * SEATS + seat] += final_points(s, seat)


def final_points(s: Any, seat: int) -> int:
    """The total of a seat's ledger."""
    total = 0
    for k in range(SOURCES):
        total += s.points[seat][k]
    return total


def drawer_is_another(s: Any, me: int) -> bool:
    """Is the card that is being dealt for somebody else?"""
    return s.drawer != me  # type: ignore[no-any-return]


def nothing_is_hidden(s: Any, me: int) -> bool:
    """In a game without secrets every draw is open."""
    return False
