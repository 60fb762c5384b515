"""Looking back at a game that is over: every moment of it, through any eyes, and every draw to be derived again."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from ..core.actions import Action
from ..core.entry import CHANCE
from ..core.events import Event
from ..core.state import OPEN, Entry, State
from . import protocol as p
from . import scenery
from .refusals import Refused
from .table import Table

KEPT = 32
"""Games kept at hand for those who step through them."""


@dataclass(frozen=True)
class Eyes:
    """Who looks: a seat, or somebody to whom every hand is open."""

    seat: int | None

    @staticmethod
    def read(text: str, players: int) -> Eyes:
        """The eyes a question names: the number of a seat, or `open`."""
        if text == "open":
            return Eyes(None)
        if text.isdecimal() and len(text) < 3 and int(text) < players:
            return Eyes(int(text))
        raise Refused("bad-request", f"`eyes` is a seat from 0 to {players - 1}, or open.")

    def view(self, state: State) -> dict[str, Any]:
        """What they see of a position."""
        return state.laid_open() if self.seat is None else state.view(self.seat)

    def event(self, event: Event) -> Event:
        """What they see of an event."""
        return event if self.seat is None else event.seen_by(self.seat)

    def know(self, entry: Entry) -> bool:
        """Do they see what exactly was done?"""
        return self.seat is None or entry.known_to in (OPEN, self.seat)


@dataclass(frozen=True)
class Step:
    """An action of the past: what it was, what came of it, and if chance did it, what else might have come."""

    entry: Entry
    events: list[Event]
    totals: list[int]
    options: list[tuple[Action, int]] | None


class Past:
    """A finished game, replayed once and kept position by position."""

    def __init__(self, state: State) -> None:
        self.game = state.game
        self.log = state.log
        self.header = state.record().header
        twin = state.replayed([])
        self._cells = [_copied(twin)]
        self.first = totals(twin)
        self.steps: list[Step] = []
        for entry in self.log:
            options = twin.weights() if twin.turn == CHANCE else None
            events = twin.play(entry.action)
            self._cells.append(_copied(twin))
            self.steps.append(Step(entry, events, totals(twin), options))

    def at(self, k: int) -> State:
        """The position after `k` actions."""
        return State(self.game, self._cells[k], self.log[:k], None)


def _copied(state: State) -> Any:
    return state.game.kind.schema.copy(state.cells)


def totals(state: State) -> list[int]:
    """The points of each seat as they stand."""
    standing = state.game.kind.standing
    if standing is None:
        return [row["total"] for row in state.scores()]
    view, facts = state.view(None), state.game.facts
    return [standing(view, facts, seat) for seat in range(state.game.players)]


class Archive:
    """The games that were looked at last."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._pasts: OrderedDict[str, Past] = OrderedDict()
        self._lock = threading.Lock()

    def past(self, table: Table) -> Past:
        """The past of a table that is over."""
        with self._lock:
            if table.id in self._pasts:
                self._pasts.move_to_end(table.id)
                return self._pasts[table.id]
        past = Past(finished(table))
        with self._lock:
            self._pasts[table.id] = past
            while len(self._pasts) > self._kept:
                self._pasts.popitem(last=False)
        return past

    def story(self, table: Table, viewer: int | None, eyes: Eyes, language: str) -> p.Story:
        """The whole game in words, with the draws and what they are derived from."""
        past, facts = self.past(table), _facts(table, language)
        ending = table.ending
        outcome = p.Outcome(ending.winners, ending.reason, ending.notes) if ending else None
        return p.Story(
            table=table.id,
            game=table.game.name,
            title=facts["say"].say("game-title"),
            names=list(facts["names"]),
            seats=list(table.game.seats),
            you=viewer,
            outcome=outcome,
            commitment=table.header.commitment,
            seed=table.seed,
            salts=list(table.salts),
            given=int(past.header.get("given", "0")),
            first=past.first,
            moments=[_moment(past, k, eyes, facts) for k in range(len(past.steps))],
        )

    def scene(self, table: Table, k: int, eyes: Eyes, language: str, shape: str) -> p.Scene:
        """The position after `k` actions, drawn and put into words."""
        past, facts = self.past(table), _facts(table, language)
        if not 0 <= k <= len(past.steps):
            raise Refused("bad-request", f"`at` is a number of actions from 0 to {len(past.steps)}.")
        state, kind = past.at(k), table.game.kind
        view = eyes.view(state)
        ended = scenery.ended(table, facts) if k == len(past.steps) else None
        return p.Scene(
            number=k,
            version=k,
            turn=None if state.turn == CHANCE else state.turn,
            prompt=ended or kind.prompt(view, eyes.seat, facts),
            choices=[],
            parts=[scenery.scene_part(part) for part in kind.parts(view, eyes.seat, facts, shape)],
            lines=_lines(past, k - 1, eyes, facts) if k else [],
            scores=[p.Score(row["total"], row["by_source"]) for row in state.scores()],
            names=list(facts["names"]),
        )


def finished(table: Table) -> State:
    """The last position of a game that is over; before the end there are secrets to keep."""
    if table.state is None:
        raise Refused("not-started", "The game has not begun.", table.version)
    if table.ending is None:
        raise Refused("not-allowed", "A game can be looked back at when it is over.", table.version)
    return table.state


def _facts(table: Table, language: str) -> dict[str, Any]:
    return table.game.facts_in(language, tuple(seat.name for seat in table.seats))


def _moment(past: Past, k: int, eyes: Eyes, facts: dict[str, Any]) -> p.Moment:
    step, kind = past.steps[k], past.game.kind
    action = kind.actions[step.entry.action]
    by_chance = step.entry.actor == CHANCE
    return p.Moment(
        k=k + 1,
        seat=None if by_chance else step.entry.actor,
        action=action.text,
        label=kind.label(action, facts) if eyes.know(step.entry) and not by_chance else None,
        lines=_lines(past, k, eyes, facts),
        totals=step.totals,
        draw=_draw(past, k) if by_chance else None,
    )


def _draw(past: Past, k: int) -> p.Draw:
    given = int(past.header.get("given", "0"))
    number = sum(entry.actor == CHANCE for entry in past.log[given:k]) if k >= given else None
    return p.Draw(number, [(action.text, weight) for action, weight in past.steps[k].options or []])


def _lines(past: Past, k: int, eyes: Eyes, facts: dict[str, Any]) -> list[p.LogLine]:
    kind, found = past.game.kind, []
    for event in past.steps[k].events:
        seen = eyes.event(event)
        text = kind.tell(seen, eyes.seat, facts)
        if text:
            found.append(p.LogLine(k + 1, seen.seat, seen.verb, text, seen.rule, list(kind.marks(seen))))
    return found
