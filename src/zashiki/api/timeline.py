"""Timeline of a game: every position of its log, with the events, the points and the choices of each step.

The log is replayed once. Positions are kept as the bytes of their records; points and choices are counted when they are
first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from ..engine.buffers import BUFFERS
from ..engine.kernels import CHANCE
from ..releases.loader import own_module
from .actions import Action
from .events import Event
from .game import Game
from .state import Entry, State

NOTHING: Mapping[int, int] = MappingProxyType({})


@dataclass(frozen=True)
class Moment:
    """One action of the log: the entry, the events it brought, and the positions before and after it."""

    number: int
    """Its place in the log, from 0: so many actions were done before it."""
    entry: Entry
    events: list[Event]
    timeline: Timeline = field(repr=False, compare=False)

    @property
    def actor(self) -> int:
        """The seat that acted, or CHANCE."""
        return self.entry.actor

    @property
    def action(self) -> int:
        """The number of the action."""
        return self.entry.action

    @property
    def by_chance(self) -> bool:
        """Was it a draw?"""
        return self.actor == CHANCE

    @cached_property
    def points(self) -> list[int]:
        """The running points of every seat after it."""
        return totals(self.timeline.state(self.number + 1))

    @cached_property
    def options(self) -> int:
        """How many actions were possible here."""
        return len(self.timeline.state(self.number).legal_ids())

    @property
    def open(self) -> bool:
        """Could it have been another action?"""
        return self.options > 1

    @cached_property
    def weights(self) -> list[tuple[Action, int]]:
        """Of a draw: what could have come, with the whole numbers it was drawn by."""
        return self.timeline.state(self.number).weights() if self.by_chance else []


class Timeline:
    """Every position of a game from the first on, numbered by the actions before it.

    >>> import zashiki
    >>> state = zashiki.load("tokaido-duo").start(seed=7)
    >>> _ = state.play(state.legal()[0])
    >>> timeline = Timeline.of(state)
    >>> timeline.state(len(timeline)) == state
    True
    >>> timeline.moments[-1].actor, str(timeline.moments[-1].events[0])
    (0, 'take seat 0 die=pilgrim number=1')
    """

    def __init__(self, game: Game, log: Sequence[Entry], given: int = 0, undone: Mapping[int, int] = NOTHING) -> None:
        self.game, self.log, self.given, self.undone = game, tuple(log), given, undone
        kind, cells = game.kind, game.kind.schema.new()
        _, size = kind.kernels.begin(game.tables, cells, BUFFERS.events)
        self.setup: list[Event] = kind.events.read(BUFFERS.told(size), kind.rulebook.ids)
        """What happened before the first action."""
        self._records, self._events = [kind.schema.key(cells)], list[list[Event]]()
        for entry in self.log:
            _, size = kind.kernels.step(game.tables, cells, entry.action, BUFFERS.events)
            self._events.append(kind.events.read(BUFFERS.told(size), kind.rulebook.ids))
            self._records.append(kind.schema.key(cells))

    @staticmethod
    def of(state: State) -> Timeline:
        """The timeline that ends with this state."""
        own = own_module(state, "api.timeline")
        made: Timeline = own.Timeline(state.game, state.log, state.given, state.undone)
        return made

    @cached_property
    def moments(self) -> list[Moment]:
        """Every action with what came of it."""
        both = zip(self.log, self._events, strict=True)
        return [Moment(number, entry, events, self) for number, (entry, events) in enumerate(both)]

    @cached_property
    def draw_numbers(self) -> dict[int, int]:
        """Which draw of the seed's stream each draw of the log was, by its place; undone draws have used up theirs."""
        found, used = dict[int, int](), 0
        for number, entry in enumerate(self.log):
            used += self.undone.get(number, 0)
            if entry.actor == CHANCE and number >= self.given:
                found[number] = used
                used += 1
        return found

    def __len__(self) -> int:
        return len(self.log)

    def state(self, number: int) -> State:
        """The position after so many actions: a state of its own, with explicit chance."""
        if not 0 <= number <= len(self):
            raise IndexError(f"there is no position {number}; the game has {len(self)} actions")
        return State(self.game, self.game.kind.schema.from_key(self._records[number]), list(self.log[:number]), None)

    def events(self, start: int = 0) -> list[Event]:
        """What the actions from `start` on brought; from 0 on the set-up too."""
        found = [] if start else list(self.setup)
        for events in self._events[start:]:
            found += events
        return found

    def last_events(self, number: int) -> list[Event]:
        """What the action that led to a position brought; nothing led to the first one."""
        return self._events[number - 1] if number else []


def totals(state: State) -> list[int]:
    """The points of every seat as they stand."""
    return [score["total"] for score in state.scores()]
