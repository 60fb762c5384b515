"""A cache of views: most fields of a record do not change from move to move, and a value seen before is JSON already.

What a viewer may see is decided by the schema alone, as in `State.view`; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Generic, TypeVar, cast

import msgspec

from ...api.game import Game
from ...api.state import State
from ...engine.schema import OWN, PUBLIC, Field, Schema

MAX_VALUES = 4_096
"""Values of one field that are kept before its cache is cleared."""
RUN_LENGTH = 8
"""Neighbouring fields that are compared at once with what they were."""
ENCODE = msgspec.json.Encoder().encode
Show = Callable[[Any], Any]
T = TypeVar("T")


class FieldCache(Generic[T]):
    """A cache of what depends on one field alone, by the bytes of the field. Callers must not change what they get."""

    __slots__ = ("_cached", "_find", "name", "place")

    def __init__(self, schema: type[Schema], field: str, find: Callable[[State], T]) -> None:
        part, start = schema.dtype.fields[field][:2]  # type: ignore[index]
        self.name, self.place = field, slice(start, start + part.itemsize)
        self._find = find
        self._cached: dict[bytes, T] = {}

    def get(self, key: bytes, state: State) -> T:
        """The value for a position; `key` is the bytes of its record."""
        raw = key[self.place]
        found = self._cached.get(raw)
        if found is None:
            if len(self._cached) >= MAX_VALUES:
                self._cached.clear()
            found = self._cached[raw] = self._find(state)
        return found


ShownField = FieldCache[tuple[Any, bytes]]
"""A field as it is shown, and its JSON."""
Run = tuple[slice, list[tuple[int, ShownField]]]
"""Neighbouring fields: their bytes in the record, and each field with its number among all."""


class FieldGroup:
    """Some fields followed from position to position: only those that changed are shown anew."""

    __slots__ = ("_key", "_parts", "_runs", "values")

    def __init__(self, runs: list[Run]) -> None:
        self._runs = runs
        self._parts = [b""] * sum(len(fields) for _, fields in runs)
        self._key = b""
        self.values: dict[str, Any] = {}

    def update(self, key: bytes, state: State) -> bytes:
        """Follow to the position whose record has these bytes; returns the fields as JSON, without braces."""
        before, self._key = self._key, b""  # if a field cannot be shown, all are shown anew next time
        for place, fields in self._runs:
            if key[place] != before[place]:
                for number, field in fields:
                    if key[field.place] != before[field.place]:
                        self.values[field.name], self._parts[number] = field.get(key, state)
        self._key = key
        return b",".join(self._parts)


@cache
def shared(schema: Any) -> list[Run]:
    """The fields of a game's record that all viewers see alike."""
    return _runs(schema, lambda field: field.show if field.visible == PUBLIC else _count(field))


@cache
def personal(schema: Any, seat: int | None) -> list[Run]:
    """The fields of which a viewer sees only the own part."""

    def choose(field: Field) -> Show | None:
        if field.visible != OWN:
            return None
        return lambda value: [field.show(part) if k == seat else field.veiled(part) for k, part in enumerate(value)]

    return _runs(schema, choose)


def _count(field: Field) -> Show | None:
    """Of a field that nobody may see, its size may be public."""
    return field.veiled if field.visible != OWN and field.counted else None


def _runs(schema: type[Schema], choose: Callable[[Field], Show | None]) -> list[Run]:
    chosen = [(field.name, choose(field)) for field in schema.fields.values()]
    fields = [_shown_field(schema, field, show) for field, show in chosen if show]
    fields.sort(key=lambda field: int(field.place.start))
    numbered = list(enumerate(fields))
    runs = [numbered[k : k + RUN_LENGTH] for k in range(0, len(numbered), RUN_LENGTH)]
    return [(slice(run[0][1].place.start, run[-1][1].place.stop), run) for run in runs]


def _shown_field(schema: type[Schema], field: str, show: Show) -> ShownField:
    head = ENCODE(field) + b":"

    def find(state: State) -> tuple[Any, bytes]:
        value = show(schema.read(state.cells, field))
        return value, head + ENCODE(value)

    return FieldCache(schema, field, find)


@lru_cache(maxsize=256)
def encoded_scores(_game: Game) -> dict[tuple[int, ...], msgspec.Raw]:
    """The scores of a game as JSON, by the points they are made from; tables with the same options share them."""
    return {}


class ViewCache:
    """The views of one position: what all see alike is found once, and for each viewer only the own part."""

    __slots__ = ("_encoded_scores", "_json", "_key", "_own", "_schema", "_scores", "_shared", "_state")

    def __init__(self, state: State) -> None:
        self._schema = cast(Any, state.game.kind.schema)
        self._encoded_scores = encoded_scores(state.game)
        self._shared = FieldGroup(shared(self._schema))
        self._own: dict[int | None, FieldGroup] = {}
        self.update(state)

    def update(self, state: State) -> None:
        """Go to another position of the game."""
        self._state, self._key = state, self._schema.key(state.cells)
        self._json = self._shared.update(self._key, state)
        self._scores: msgspec.Raw | None = None

    @property
    def scores(self) -> msgspec.Raw:
        """The same as `state.scores()`, as JSON."""
        if self._scores is None:
            points, known = tuple(self._state.points()), self._encoded_scores
            if points not in known:
                if len(known) >= MAX_VALUES:
                    known.clear()
                known[points] = msgspec.Raw(ENCODE(self._state.scores()))
            self._scores = known[points]
        return self._scores

    def view(self, seat: int | None) -> tuple[dict[str, Any], msgspec.Raw]:
        """The same as `state.view(seat)`, and its JSON."""
        group = self._own.get(seat)
        if group is None:
            group = self._own[seat] = FieldGroup(personal(self._schema, seat))
        own = group.update(self._key, self._state)
        parts = [self._json, own] if own else [self._json]
        return self._shared.values | group.values, msgspec.Raw(b"{" + b",".join(parts) + b"}")
