"""The entry points of a game: the few compiled functions that Python calls.

They are written once here and compiled anew for each game, with the game's own `legal`, `refusal`, `apply`,
`chances`, `draw_chance`, `redeal` and `start` in place of the names below. They take arrays and an index, never a bare
record: passing a record from Python is ten times slower.
"""

from collections.abc import Callable
from typing import Any

from . import ops
from .buffers import Moves, events_buffer, random_words
from .compiler import JIT, Compiler, counters, is_compiled
from .contract import Rules, from_ledger, nothing_hidden
from .schema import Schema
from .warm import warm

CHANCE, OVER = -1, -2
START = -1

legal: Callable[..., int]
refusal: Callable[..., int]
apply: Callable[..., None]
chances: Callable[..., int]
draw_chance: Callable[..., int]
redeal: Callable[..., None]
start: Callable[..., None]
assign: Callable[..., None]
points_now: Callable[..., int]
random_below: Callable[..., int] = ops.random_below


def legal_ids(tables: Any, games: Any, i: int, lists: Any) -> int:
    """List the legal actions of the seat to move; returns how many."""
    return legal(tables[0], games[i], lists[0])


def why(tables: Any, games: Any, i: int, a: int) -> int:
    """0, or the number of the paragraph that forbids the action."""
    return refusal(tables[0], games[i], a)


def outcomes(tables: Any, games: Any, i: int, lists: Any) -> int:
    """List the possible chance actions and their weights; returns how many."""
    return chances(tables[0], games[i], lists[0])


def chance_drawn(tables: Any, games: Any, rngs: Any) -> int:
    """What chance does, drawn with the fast generator."""
    return draw_chance(tables[0], games[0], rngs[0])


def deal_world(tables: Any, views: Any, root: Any, games: Any, j: int, rngs: Any) -> None:
    """Fill `games[j]` with a world that agrees with the view; `root` holds what the view knows, hidden places empty."""
    assign(games, j, root, 0)
    redeal(tables[0], views[0], games[j], rngs[0])


def copy_record(games: Any, j: int, root: Any, i: int) -> None:
    """Copy one record over another."""
    games[j] = root[i]


def drive(
    tables: Any, root: Any, games: Any, a: int, n: int, lists: Any, events: Any, rngs: Any, tally: Any
) -> tuple[int, int]:
    """Everything that applies actions: `n` random games from `root`, or the one action `a`, or the first position.

    One entry for all three, because each entry that contains `apply` compiles the whole game once more. Returns whose
    turn it is then and how much of the events is filled: to read them from the records takes longer than most actions.
    """
    t, s, moves, ev, rng = tables[0], games[0], lists[0], events[0], rngs[0]
    ev.size = 0
    if n == 0:
        if a == START:
            start(t, s, ev)
        else:
            apply(t, s, a, ev)
    for _ in range(n):
        assign(games, 0, root, 0)
        decisions, actions = 0, 0
        while s.turn != OVER:
            if s.turn != CHANCE:
                decisions += 1
                a = moves.ids[random_below(rng, legal(t, s, moves))]
            else:
                a = draw_chance(t, s, rng)
            actions += 1
            apply(t, s, a, ev)
        tally[0] += decisions
        tally[1] += actions
        tally[2] = max(tally[2], decisions)
    return s.turn, ev.size


def count_points(tables: Any, games: Any, i: int, n: int, sources: int, tally: Any) -> None:
    """Count the points of the first `n` seats as they stand now, source by source."""
    for seat in range(n):
        for source in range(sources):
            tally[seat * sources + source] = points_now(tables[0], games[i], seat, source)


ENTRIES = (drive, legal_ids, why, outcomes, chance_drawn, deal_world, count_points)


class Kernels:
    """The compiled entry points of one game."""

    legal_ids: Callable[..., int]
    why: Callable[..., int]
    outcomes: Callable[..., int]
    chance_drawn: Callable[..., int]
    deal_world: Callable[..., None]
    count_points: Callable[..., None]
    drive: Callable[..., tuple[int, int]]

    def __init__(self, compiler: Compiler, rules: Rules, schema: type[Schema]) -> None:
        self.compiler = compiler
        names = compiler.ops() | vars(rules)
        if rules.redeal is nothing_hidden:
            names["redeal"] = compiler.bind(nothing_hidden, names)
        if rules.points_now is from_ledger:
            names["points_now"] = compiler.bind(from_ledger, names)
        names["assign"] = compiler.bind(copy_record, names) if JIT else schema.assign
        self.names = names
        """The game's own functions, by the names shared code calls them."""
        for fn in ENTRIES:
            setattr(self, fn.__name__, compiler.bind(fn, names, entry=True, nogil=False))
        self.entries = tuple(fn.__name__ for fn in ENTRIES)
        self._unused = (schema.new(), Moves.new(), random_words(0), counters(3))

    @property
    def is_warm(self) -> bool:
        """Has everything been compiled from the present sources?"""
        return is_compiled(self.drive)

    def begin(self, tables: Any, games: Any, events: Any) -> tuple[int, int]:
        """Bring a fresh record to the first position; returns the same as `step`."""
        root, lists, rngs, tally = self._unused
        return self.drive(tables, root, games, START, 0, lists, events, rngs, tally)

    def step(self, tables: Any, games: Any, a: int, events: Any) -> tuple[int, int]:
        """Apply a legal action; returns whose turn it is then, and how much of the events is filled."""
        root, lists, rngs, tally = self._unused
        return self.drive(tables, root, games, a, 0, lists, events, rngs, tally)

    def playouts(self, tables: Any, root: Any, games: Any, n: int, rngs: Any) -> tuple[int, int, int]:
        """Play `n` random games from `root`, the last one left in `games`: player decisions, all actions, and the
        decisions of the longest game."""
        tally = counters(3)
        self.drive(tables, root, games, 0, n, Moves.new(), events_buffer(listening=False), rngs, tally)
        return int(tally[0]), int(tally[1]), int(tally[2])

    def warm(self, progress: Callable[[str, int, int], None] | None = None) -> None:
        """Compile what is not compiled yet, telling `progress` the entry's name, its number and how many there are."""
        warm(self, progress)
