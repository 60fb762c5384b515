"""A game as moments: every action of its log, what it did, and the scores after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..core.endings import Ending, read_ending
from ..core.entry import CHANCE
from ..core.errors import ZashikiError
from ..core.events import Event
from ..core.game import Game
from ..core.records import Record
from ..core.replaying import replay
from ..core.state import State
from .values import Value, certain, settled


@dataclass(frozen=True)
class Moment:
    """One action: who acted (a seat or CHANCE), what, what was told of it, and the scores of every seat after it."""

    number: int
    """Its place in the log, from 0; the position it was made in is the one after `number` actions."""
    actor: int
    action: int
    events: tuple[Event, ...]
    scores: tuple[int, ...]
    options: int
    """How many actions were possible: from two on it was a decision, or luck."""

    @property
    def open(self) -> bool:
        """Could it have been another action?"""
        return self.options > 1


class Story:
    """A game played to its end or not, move by move."""

    def __init__(self, game: Game, actions: list[int], ending: Ending | None = None, given: int = 0) -> None:
        self.game, self.actions, self.ending, self.given = game, actions, ending, given

    @staticmethod
    def of(told: State | Record | str, edition: Any = None) -> Story:
        """The story of a state, or of a record.

        >>> import zashiki
        >>> state = zashiki.load("geishas-road").start(seed=7)
        >>> [moment.actor for moment in Story.of(state).moments][:2]
        [-1, -1]
        """
        if isinstance(told, State):
            return Story(told.game, [entry.action for entry in told.log])
        record = told if isinstance(told, Record) else Record.read(told)
        state = replay(record, edition)
        ending = read_ending(state.game, record.header["ending"]) if "ending" in record.header else None
        return Story(state.game, [entry.action for entry in state.log], ending, record.given)

    def states(self) -> Iterator[State]:
        """Every position from the first on: the same object, played on. The last is the end of the log."""
        state = self._opening()
        yield state
        for action in self.actions:
            state.play(action)
            yield state

    def position(self, number: int) -> State:
        """The position after so many actions."""
        if not 0 <= number <= len(self.actions):
            raise ZashikiError(f"there is no position {number}; the game has {len(self.actions)} actions")
        state = self._opening()
        for action in self.actions[:number]:
            state.play(action)
        return state

    @cached_property
    def moments(self) -> list[Moment]:
        """Every action with what came of it."""
        state, found = self._opening(), []
        for number, action in enumerate(self.actions):
            actor = state.turn
            if actor is None:
                raise ZashikiError(f"action {number} comes after the end of the game")
            options = len(state.chances()) if actor == CHANCE else len(state.legal_ids())
            events = tuple(state.play(action))
            scores = tuple(int(row["total"]) for row in state.scores())
            found.append(Moment(number, actor, action, events, scores, options))
        return found

    @cached_property
    def result(self) -> Value | None:
        """What the game came to, if it is over: by its rules, or because somebody stopped it."""
        state = self.position(len(self.actions))
        if state.turn is None:
            return certain(self.game, state.cells)
        if self.ending is None or self.ending.seat is None:
            return None
        points = [float(row["total"]) for row in state.scores()]
        return settled(self.game.players, self.ending.winners(self.game), points)

    @cached_property
    def borders(self) -> list[int]:
        """The positions between luck and choice, and between the choices of two seats; the first and the last too.

        An action without an alternative changes nothing, so it belongs to whatever came before it.
        """
        found, last = [0], None
        for moment in self.moments:
            if moment.open:
                if last is not None and moment.actor != last:
                    found.append(moment.number)
                last = moment.actor
        end = len(self.actions)
        return [*found, end] if found[-1] != end else found

    @cached_property
    def decisions(self) -> list[int]:
        """The moments at which a seat had a choice."""
        return [m.number for m in self.moments if m.actor != CHANCE and m.open and m.number >= self.given]

    def _opening(self) -> State:
        state: State = self.game.start(chance="explicit")
        return state
