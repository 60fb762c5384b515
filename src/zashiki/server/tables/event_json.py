"""Events and choices of a game as JSON: each is encoded once for each kind of reader and then looked up."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ...api.events import Event
from ...api.game import Game
from ..protocol import Choice, Happening
from .table_parts import AppliedEntry

MAX_EVENTS = 16_384
"""Events of one game that are kept for one kind of reader before the cache is cleared."""
ENCODE = msgspec.json.Encoder().encode
Encoded = dict[int, tuple[Event, Any]]
"""Events and their JSON by the event's id(): equal events are mostly one object, and while it is kept here no other
object can get its id."""


class EventEncoder:
    """The encoded events and choices of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        readers = [(viewer, texts) for viewer in (None, *range(game.players)) for texts in (False, True)]
        self._encoded: dict[tuple[int | None, bool], Encoded] = {reader: {} for reader in readers}
        self._choices = [ENCODE(choice) for choice in choices(game)]

    def happenings(self, entry: AppliedEntry, viewer: int | None, texts: bool) -> Any:
        """The events of an entry as the viewer may know them, with English sentences or without: encoded Happenings."""
        encoded = self._encoded[viewer, texts]
        return [(encoded.get(id(event)) or self._encode(encoded, event, viewer, texts))[1] for event in entry.events]

    def _encode(self, encoded: Encoded, event: Event, viewer: int | None, texts: bool) -> tuple[Event, Any]:
        """Encode what the viewer sees of an event; the key is the event itself, secrets included."""
        if len(encoded) >= MAX_EVENTS:
            encoded.clear()
        seen = event.seen_by(viewer)
        happening = Happening(seen.verb, seen.rule, seen.seat, seen.data)
        if texts:
            happening.text = self._game.kind.tell(seen, viewer, self._game.facts)
        encoded[id(event)] = event, msgspec.Raw(ENCODE(happening))
        return encoded[id(event)]

    def legal(self, actions: list[int]) -> Any:
        """Legal actions as an encoded list of Choices."""
        return msgspec.Raw(b"[" + b",".join([self._choices[action] for action in actions]) + b"]")


@lru_cache(maxsize=256)
def event_encoder(game: Game) -> EventEncoder:
    """The encoder of a game; tables with the same options share it."""
    return EventEncoder(game)


def choices(game: Game) -> list[Choice]:
    """Every action of a game as a choice."""
    table = game.kind.actions
    return [Choice(a.id, a.text, a.text[:1].upper() + a.text[1:], table.group_of[a.id].meaning) for a in table]
