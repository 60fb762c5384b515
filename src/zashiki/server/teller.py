"""Tells what happened, quickly: the same thing is put into words once for each who may read it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ..core.events import Event
from ..core.game import Game
from ..core.registry import kind as kind_of
from .parts import Told
from .protocol import Choice, Happening

REMEMBERED = 16_384
"""Sentences of one game kept for a viewer before starting over."""
ENCODE = msgspec.json.Encoder().encode
Known = dict[int, tuple[Event, Any]]
"""An event and its words by the event's identity: equal ones are mostly one, and as long as it is kept here no other
can take its place."""


class Teller:
    """The words of one game, as JSON."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[int | None, Known] = {viewer: {} for viewer in (None, *range(game.players))}
        self._choices = [ENCODE(choice) for choice in choices(game.name)]

    def happenings(self, told: Told, viewer: int | None) -> Any:
        """The events of an entry as the viewer may know them: Happenings, encoded."""
        known = self._known[viewer]
        return [(known.get(id(event)) or self._learn(known, event, viewer))[1] for event in told.events]

    def _learn(self, known: Known, event: Event, viewer: int | None) -> tuple[Event, Any]:
        """Remembered by the event itself, secrets included, but made from what this viewer sees of it."""
        if len(known) >= REMEMBERED:
            known.clear()
        seen = event.seen_by(viewer)
        text = self._game.kind.tell(seen, viewer, self._game.facts)
        words = msgspec.Raw(ENCODE(Happening(seen.verb, seen.rule, seen.seat, seen.data, text)))
        known[id(event)] = event, words
        return known[id(event)]

    def legal(self, actions: list[int]) -> Any:
        """Choices, encoded."""
        return msgspec.Raw(b"[" + b",".join([self._choices[action] for action in actions]) + b"]")


@lru_cache(maxsize=256)
def teller(game: Game) -> Teller:
    """The teller of a game; tables with the same options share it."""
    return Teller(game)


def choices(name: str) -> list[Choice]:
    """Every action of a game as a choice."""
    table = kind_of(name).actions
    return [Choice(a.id, a.text, a.text[:1].upper() + a.text[1:], table.group_of[a.id].meaning) for a in table]
