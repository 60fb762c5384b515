"""The past of a finished game: its story and every position of it, from any perspective."""

from __future__ import annotations

import threading
from collections import OrderedDict

from ...api.facts import Facts
from ...api.state import State
from ...api.timeline import Moment, Timeline, totals
from .. import protocol as p
from ..refusals import Refused
from ..tables.table import Table
from .perspective import Perspective
from .scene_builder import build_scene, log_lines
from .scenes import ended, table_facts

KEPT = 32
"""Timelines in the cache."""


class Archive:
    """LRU cache of the timelines of finished tables, and the messages made from them."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._timelines: OrderedDict[str, Timeline] = OrderedDict()
        self._lock = threading.Lock()

    def timeline(self, table: Table) -> Timeline:
        """The timeline of a table that is over."""
        with self._lock:
            if table.id in self._timelines:
                self._timelines.move_to_end(table.id)
                return self._timelines[table.id]
        timeline = Timeline.of(finished(table))
        with self._lock:
            self._timelines[table.id] = timeline
            while len(self._timelines) > self._kept:
                self._timelines.popitem(last=False)
        return timeline

    def story(self, table: Table, viewer: int | None, perspective: Perspective, language: str) -> p.Story:
        """The whole game in words, with the draws and what they are derived from."""
        timeline, facts, state = self.timeline(table), table_facts(table, language), finished(table)
        ending = table.ending
        outcome = p.Outcome(ending.winners, ending.reason, ending.notes) if ending else None
        return p.Story(
            table=table.id,
            game=table.game.name,
            rules=table.game.kind.rules_version,
            title=facts.say.say("game-title"),
            names=list(facts.names),
            seats=list(table.game.seats),
            you=viewer,
            outcome=outcome,
            commitment=table.header.commitment,
            seed=table.seed,
            salts=list(table.salts),
            salted=_seats(table, state.salters[0]),
            unsalted=_seats(table, state.salters[1]),
            given=timeline.given,
            undone=list(timeline.undone.items()),
            first=totals(timeline.state(0)),
            moments=moments(timeline, perspective, facts),
        )

    def scene(self, table: Table, number: int, perspective: Perspective, language: str, shape: str) -> p.Scene:
        """The position after so many actions."""
        timeline, facts = self.timeline(table), table_facts(table, language)
        if not 0 <= number <= len(timeline):
            raise Refused("bad-request", f"`at` is a number of actions from 0 to {len(timeline)}.")
        lines = log_lines(table.game.kind, number, timeline.last_events(number), perspective, facts)
        prompt = ended(table, facts) if number == len(timeline) else None
        return build_scene(timeline.state(number), perspective, facts, shape, number, lines, prompt=prompt)


def finished(table: Table) -> State:
    """The last position of a game that is over; before the end there are secrets to keep."""
    if table.state is None:
        raise Refused("not-started", "The game has not begun.", table.version)
    if table.ending is None:
        raise Refused("not-allowed", "A game can be looked back at when it is over.", table.version)
    return table.state


def moments(timeline: Timeline, perspective: Perspective, facts: Facts) -> list[p.Moment]:
    """Every action of a game as a message. Draws are numbered; those of a given beginning came from no seed."""
    numbers = timeline.draw_numbers
    return [_moment(moment, perspective, facts, numbers.get(moment.number)) for moment in timeline.moments]


def _seats(table: Table, titles: tuple[str, ...]) -> list[int]:
    return [table.game.seats.index(title) for title in titles if title in table.game.seats]


def _moment(moment: Moment, perspective: Perspective, facts: Facts, draw: int | None) -> p.Moment:
    kind, number, by_chance = moment.timeline.game.kind, moment.number + 1, moment.by_chance
    action = kind.actions[moment.action]
    options = [(option.text, weight) for option, weight in moment.weights]
    return p.Moment(
        k=number,
        seat=None if by_chance else moment.actor,
        action=action.text,
        label=_label(moment, perspective, facts) if perspective.knows(moment.entry) and not by_chance else None,
        lines=log_lines(kind, number, moment.events, perspective, facts),
        totals=moment.points,
        draw=p.Draw(draw, options) if by_chance else None,
    )


def _label(moment: Moment, perspective: Perspective, facts: Facts) -> str:
    """What was done, called by what those who look saw at the places it names."""
    kind = moment.timeline.game.kind
    view = perspective.view(moment.timeline.state(moment.number))
    return kind.button(kind.actions[moment.action], view, facts)
