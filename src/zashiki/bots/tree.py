"""Information-set Monte Carlo tree search, written once and compiled for each game.

Every iteration deals a world from the bot's view, walks down one tree that is shared by all worlds, adds a leaf, plays
the game out and remembers the result along the way (max-n: each seat for itself). A step whose object the bot's seat
could not see (a card the rival keeps or draws) leads to the same node whatever it was: so the tree can hold no
plan that needs a secret.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Any

from ..engine.contract import PAYOFF_SCALE
from ..engine.kernels import CHANCE, OVER
from ..engine.schema import Schema, i32, public

DEEPEST = 400
"""Steps of a game the tree follows at most."""
FAR = 1_000_000
"""More actions than any game has."""
MOST_SEATS = 6
HOPE = PAYOFF_SCALE // 2
"""What a choice never tried is thought to bring."""
FULL = 0.7
"""Share of the table that may be filled; a full tree grows no more, but goes on learning."""

MIX, WORD, SHIFT = 0x1E3779B97F4A7C15, (1 << 62) - 1, 24
"""Spreads keys over the table: the middle bits of a product."""

legal: Callable[..., int]
apply: Callable[..., None]
draw_chance: Callable[..., int]
redeal: Callable[..., None]
assign: Callable[..., None]
random_below: Callable[..., int]
payoff: Callable[..., int]
estimate: Callable[..., int]
epoch: Callable[..., int]
prune: Callable[..., int]
rollout_choice: Callable[..., int]
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

    nodes: int = public(i32, 0, "nodes of the tree", start=1)
    filled: int = public(i32, 0, "edges of the tree")
    length: int = public(i32, 0, "steps of the way")
    edges: list[int] = public(i32, DEEPEST, "the edges taken")
    seats: list[int] = public(i32, DEEPEST, "who took them")
    played: int = public(i32, 0, "choices of the whole iteration, tree and playout")
    history: list[int] = public(i32, DEEPEST, "each choice: seat and action")
    worth: list[int] = public(i32, MOST_SEATS, "what the iteration came to for each seat, 0 to 1000")


class Plan(Schema):
    """How to search."""

    players: int = public(i32, 0, "seats of the game", start=2)
    exploration: int = public(i32, 0, "how much curiosity weighs against the average result so far, in thousandths")
    levels: int = public(i32, 0, "how deep the tree may become", start=DEEPEST)
    beyond: int = public(i32, 0, "actions played beyond the tree before the position is estimated", start=FAR)
    epochs: int = public(i32, 0, "after how many epochs the position is estimated; 0 is never")
    paranoid: int = public(i32, 0, "1: the others are thought to play against the searching seat, not each for itself")
    history_percent: int = public(i32, 0, "of 100 choices beyond the tree, how many follow what went well before")
    finish: int = public(
        i32, 0, "every how many iterations the game is played to its end, to learn the points", start=1
    )
    first: int = public(i32, 0, "the action every iteration begins with; -1: whichever is the most promising", start=-1)


def find_edge(edges: Any, key: int) -> int:
    """The place of a key in the table, or the empty place where it would stand."""
    size = len(edges)
    at = (((key * MIX) & WORD) >> SHIFT) & (size - 1)
    while edges[at].mark != 0 and edges[at].mark != key:
        at = (at + 1) & (size - 1)
    return at


def choose_edge(edges: Any, base: int, exploration: int, moves: Any, n: int, rng: Any) -> int:
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
            hope = edge.value / edge.visits + exploration * sqrt(log(edge.chances) / edge.visits)
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


def choose_freely(t: Any, s: Any, plan: Any, history: Any, base: int, moves: Any, n: int, rng: Any) -> int:
    """A choice beyond the tree: as the game's playouts choose, or the better of two by how they went before."""
    k: int = rollout_choice(t, s, moves, n, rng)
    if plan.history_percent == 0 or n == 1 or random_below(rng, 100) >= plan.history_percent:
        return k
    other = random_below(rng, n)
    here, there = 2 * (base + moves.ids[k]), 2 * (base + moves.ids[other])
    better = (history[there] + HOPE) * (history[here + 1] + 1) > (history[here] + HOPE) * (history[there + 1] + 1)
    return other if better else k


def weigh(t: Any, s: Any, plan: Any, path: Any, me: int) -> None:
    """Note what the position is worth to each seat that chose on the way (all, if history are learnt); to the others of
    a paranoid, what it is not worth to that one."""
    concerned = -1 if plan.history_percent > 0 else 0
    for k in range(path.length):
        if path.seats[k] >= 0:
            concerned |= 1 << path.seats[k]
    for seat in range(plan.players):
        if (concerned >> seat) & 1 == 0:
            continue
        asked = me if plan.paranoid else seat
        worth = payoff(t, s, asked) if s.turn == OVER else estimate(t, s, asked)
        path.worth[seat] = worth if asked == seat else PAYOFF_SCALE - worth


def learn(edges: Any, plan: Any, path: Any, width: int, history: Any) -> None:
    """Remember the result of an iteration along its way."""
    for k in range(path.length):
        edge = edges[path.edges[k]]
        edge.visits += 1
        if path.seats[k] >= 0:
            edge.value += path.worth[path.seats[k]]
    if plan.history_percent > 0:
        for k in range(path.played):
            at = path.history[k]
            history[2 * at] += path.worth[at // width]
            history[2 * at + 1] += 1


def search(
    tables: Any, views: Any, root: Any, games: Any, n: int, width: int, plans: Any, edges: Any, paths: Any, masks: Any,
    lists: Any, events: Any, rngs: Any, tally: Any, history: Any
) -> None:  # fmt: skip
    """`n` iterations from a view. `masks` gives for each action what a seat that may not know its object sees of it;
    `tally` gathers, by the first action taken, the games played to their end and the final points of the seats."""
    t, v, s, plan, path = tables[0], views[0], games[0], plans[0], paths[0]
    moves, ev, rng = lists[0], events[0], rngs[0]
    me = v.seat
    for iteration in range(n):
        assign(games, 0, root, 0)
        redeal(t, v, s, rng)
        path.length, path.played = 0, 0
        node, growing, first, beyond, weighed = 1, True, -1, plan.beyond, False
        here = epoch(t, s) + plan.epochs
        while s.turn != OVER:
            if not weighed and (beyond < 0 or (plan.epochs and epoch(t, s) >= here)):
                weigh(t, s, plan, path, me)
                weighed, growing = True, False
                if plan.finish == 0 or iteration % plan.finish != 0:
                    break
            seat = s.turn
            base = node * width
            if seat == CHANCE:
                a = draw_chance(t, s, rng)
                if growing:
                    step = masks[a] if masks[a] >= 0 and hidden_from(s, me) else a
                    node = abs(follow(edges, path, base, a, step, seat))
                    growing = node != 0
            else:
                count = legal(t, s, moves)
                if growing and count > 1:
                    count = prune(t, s, moves, count)
                    if first < 0 and plan.first >= 0:
                        a = plan.first
                    else:
                        a = moves.ids[choose_edge(edges, base, plan.exploration, moves, count, rng)]
                    step = masks[a] if masks[a] >= 0 and seat != me else a
                    node = follow(edges, path, base, a, step, seat)
                    growing = node > 0
                else:
                    a = moves.ids[choose_freely(t, s, plan, history, seat * width, moves, count, rng)]
                if first < 0:
                    first = a
                if plan.history_percent > 0 and not weighed and count > 1 and path.played < DEEPEST:
                    path.history[path.played] = seat * width + a
                    path.played += 1
            apply(t, s, a, ev)
            growing = growing and path.length < plan.levels
            if not growing:
                beyond -= 1
        if not weighed:
            weigh(t, s, plan, path, me)
        learn(edges, plan, path, width, history)
        if s.turn == OVER:
            at = first * (SEATS + 1)
            tally[at] += 1
            for seat in range(SEATS):
                tally[at + 1 + seat] += final_points(s, seat)


def final_points(s: Any, seat: int) -> int:
    """The total of a seat's ledger."""
    total = 0
    for k in range(SOURCES):
        total += s.points[seat][k]
    return total


def keep_all(t: Any, s: Any, moves: Any, n: int) -> int:
    """For a game that gives no `prune`: every legal action is worth a thought."""
    return n


def uniform_choice(t: Any, s: Any, moves: Any, n: int, rng: Any) -> int:
    """For a game that gives no `rollout_choice`: playouts choose among the `n` listed actions with equal chance."""
    return random_below(rng, n)


def one_epoch(t: Any, s: Any) -> int:
    """For a game that gives no `epoch`: it is one from beginning to end."""
    return 0


def drawer_is_another(s: Any, me: int) -> bool:
    """Is the card that is being dealt for somebody else?"""
    return s.drawer != me  # type: ignore[no-any-return]  # a record's field


def nothing_is_hidden(s: Any, me: int) -> bool:
    """In a game without secrets every draw is open."""
    return False


PARTS = (final_points, find_edge, choose_edge, choose_freely, follow, weigh, learn)
"""What `search` calls, in the order in which they are compiled."""
