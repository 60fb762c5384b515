"""Tells what happened, quickly: the same thing is put into words once for each who may read it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ..core.events import Event
from ..core.game import Game
from ..core.registry import kind as kind_of
from .parts import Key, Told
from .protocol import Choice, Happening

REMEMBERED = 16_384
"""Sentences of one game kept for a viewer before starting over."""
ENCODE = msgspec.json.Encoder().encode


class Teller:
    """The words of one game, as JSON."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[int | None, dict[Key, Any]] = {}
        self._choices = [ENCODE(choice) for choice in choices(game.name)]

    def happenings(self, told: Told, viewer: int | None) -> Any:
        """The events of an entry as the viewer may know them: Happenings, encoded."""
        if told.keys is None:
            told.keys = [(event.verb, event.rule, event.seat, *event.data.values()) for event in told.events]
        known = self._known.get(viewer) or self._known.setdefault(viewer, {})
        return [
            known.get(key) or self._learn(known, key, event.seen_by(viewer), viewer)
            for key, event in zip(told.keys, told.events, strict=True)
        ]

    def _learn(self, known: dict[Key, Any], key: Key, seen: Event, viewer: int | None) -> Any:
        """Remembered by all of the event, secrets included, but made from what this viewer sees of it."""
        if len(known) >= REMEMBERED:
            known.clear()
        text = self._game.kind.tell(seen, viewer, self._game.facts)
        known[key] = msgspec.Raw(ENCODE(Happening(seen.verb, seen.rule, seen.seat, seen.data, text)))
        return known[key]

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
