"""Views, quickly: most fields of a record do not change from move to move, and a field seen before is not shown anew.

What may be seen is decided by the record's declaration alone, as in `State.view`; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from ..core.game import Game
from ..core.registry import kind as kind_of
from ..core.schema import OWN, PUBLIC, Field
from ..core.state import State

REMEMBERED = 4_096
"""Values of one field kept before starting over."""
ABREAST = 8
"""Fields compared at a time with what they were."""
ENCODE = msgspec.json.Encoder().encode
Show = Callable[[Any], Any]
T = TypeVar("T")


class Glance(Generic[T]):
    """What follows from one field alone: found once for each value it has, and not to be changed by whoever gets it."""

    __slots__ = ("_find", "_known", "name", "place")

    def __init__(self, game: str, field: str, find: Callable[[State], T]) -> None:
        part, start = kind_of(game).schema.dtype.fields[field][:2]  # type: ignore[index]
        self.name, self.place = field, slice(start, start + part.itemsize)
        self._find = find
        self._known: dict[bytes, T] = {}

    def of(self, key: bytes, state: State) -> T:
        """What is found in a position whose content is this key."""
        raw = key[self.place]
        found = self._known.get(raw)
        if found is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            found = self._known[raw] = self._find(state)
        return found


Showing = Glance[tuple[Any, bytes]]
"""A field as it is shown, and its JSON."""
Strip = tuple[slice, list[tuple[int, Showing]]]
"""Fields that lie close to each other: from where to where, and each with its number among all."""


class Eyes:
    """Some fields, followed from position to position: only what changed is looked at."""

    __slots__ = ("_key", "_parts", "_strips", "values")

    def __init__(self, strips: list[Strip]) -> None:
        self._strips = strips
        self._parts = [b""] * sum(len(showings) for _, showings in strips)
        self._key = b""
        self.values: dict[str, Any] = {}

    def look(self, key: bytes, state: State) -> bytes:
        """See the position whose content is this key; returns the fields as JSON, without braces."""
        before, self._key = self._key, b""  # if something cannot be shown, all is looked at again
        for place, showings in self._strips:
            if key[place] != before[place]:
                for number, showing in showings:
                    if key[showing.place] != before[showing.place]:
                        self.values[showing.name], self._parts[number] = showing.of(key, state)
        self._key = key
        return b",".join(self._parts)


@cache
def shared(name: str) -> list[Strip]:
    """The fields of a game that everybody is shown alike."""
    return _strips(name, lambda field: field.show if field.visible == PUBLIC else _count(field))


@cache
def personal(name: str, seat: int | None) -> list[Strip]:
    """The fields of which a viewer is shown the own part."""

    def choose(field: Field) -> Show | None:
        if field.visible != OWN:
            return None
        return lambda value: [field.show(part) if k == seat else field.veiled(part) for k, part in enumerate(value)]

    return _strips(name, choose)


def _count(field: Field) -> Show | None:
    """Of what nobody may see, the size may be known."""
    return field.veiled if field.visible != OWN and field.counted else None


def _strips(name: str, choose: Callable[[Field], Show | None]) -> list[Strip]:
    chosen = [(field.name, choose(field)) for field in kind_of(name).schema.fields.values()]
    showings = [_showing(name, field, show) for field, show in chosen if show]
    showings.sort(key=lambda showing: int(showing.place.start))
    numbered = list(enumerate(showings))
    pieces = [numbered[k : k + ABREAST] for k in range(0, len(numbered), ABREAST)]
    return [(slice(piece[0][1].place.start, piece[-1][1].place.stop), piece) for piece in pieces]


def _showing(name: str, field: str, show: Show) -> Showing:
    head = ENCODE(field) + b":"

    def find(state: State) -> tuple[Any, bytes]:
        value = show(state.game.kind.schema.read(state.cells, field))
        return value, head + ENCODE(value)

    return Glance(name, field, find)


@lru_cache(maxsize=256)
def ledger(game: Game) -> Glance[msgspec.Raw]:
    """The scores of a game, as JSON."""
    return Glance(game.name, game.kind.points_field, lambda state: msgspec.Raw(ENCODE(state.scores())))


class Sight:
    """A game as it is seen: what all see alike is looked at once a position, for each viewer only what is the own."""

    __slots__ = ("_alike", "_json", "_key", "_ledger", "_name", "_own", "_state")

    def __init__(self, state: State) -> None:
        self._name, self._ledger = state.game.name, ledger(state.game)
        self._alike = Eyes(shared(self._name))
        self._own: dict[int | None, Eyes] = {}
        self.look(state)

    def look(self, state: State) -> None:
        """Look at another position of the game."""
        self._state, self._key = state, state.game.kind.schema.key(state.cells)
        self._json = self._alike.look(self._key, state)

    @property
    def scores(self) -> msgspec.Raw:
        """The same as `state.scores()`, as JSON."""
        return self._ledger.of(self._key, self._state)

    def view(self, seat: int | None) -> tuple[dict[str, Any], msgspec.Raw]:
        """The same as `state.view(seat)`, and its JSON."""
        eyes = self._own.get(seat)
        if eyes is None:
            eyes = self._own[seat] = Eyes(personal(self._name, seat))
        own = eyes.look(self._key, self._state)
        parts = [self._json, own] if own else [self._json]
        return self._alike.values | eyes.values, msgspec.Raw(b"{" + b",".join(parts) + b"}")
