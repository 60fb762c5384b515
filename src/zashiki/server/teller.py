"""Tells what happened, quickly: the same thing is put into words once for each who may read it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ..core.events import Event
from ..core.game import Game
from ..core.registry import kind as kind_of
from .protocol import Choice, Happening

REMEMBERED = 16_384
"""Sentences of one game kept before starting over."""
ENCODE = msgspec.json.Encoder().encode


class Teller:
    """The words of one game, as JSON."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[tuple[Any, ...], Any] = {}
        self._choices = [ENCODE(choice) for choice in choices(game.name)]

    def happening(self, event: Event, viewer: int | None) -> Any:
        """An event as the viewer may know it: a Happening, encoded."""
        seen = event.seen_by(viewer)
        key = (seen.verb, seen.rule, seen.seat, viewer, *seen.data.values())
        return self._known.get(key) or self._learn(key, seen, viewer)

    def _learn(self, key: tuple[Any, ...], seen: Event, viewer: int | None) -> Any:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        text = self._game.kind.tell(seen, viewer, self._game.facts)
        self._known[key] = msgspec.Raw(ENCODE(Happening(seen.verb, seen.rule, seen.seat, seen.data, text)))
        return self._known[key]

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
