"""Views, quickly: most fields of a record do not change from move to move, and a field seen before is not shown anew.

What may be seen is decided by the record's declaration alone, as in `State.view`; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from ..core.registry import kind as kind_of
from ..core.schema import OWN, PUBLIC, Field
from ..core.state import State

REMEMBERED = 4_096
"""Values of one field kept before starting over."""
ENCODE = msgspec.json.Encoder().encode


class Showing:
    """One field through one viewer's eyes."""

    __slots__ = ("_known", "_name", "_place", "_show")

    def __init__(self, field: Field, place: slice, show: Callable[[Any], Any]) -> None:
        self._name = field.name
        self._place = place
        self._show = show
        self._known: dict[bytes, tuple[str, Any, bytes]] = {}

    def of(self, key: bytes, state: State) -> tuple[str, Any, bytes]:
        """The field's name, its value as it is shown, and both as JSON; whoever gets it must not change it."""
        found = self._known.get(key[self._place])
        return found if found is not None else self._learn(key[self._place], state)

    def _learn(self, raw: bytes, state: State) -> tuple[str, Any, bytes]:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        value = self._show(state.game.kind.schema.read(state.cells, self._name))
        self._known[raw] = (self._name, value, ENCODE(self._name) + b":" + ENCODE(value))
        return self._known[raw]


@cache
def shared(name: str) -> tuple[Showing, ...]:
    """The fields of a game that everybody is shown alike."""
    return _showings(name, lambda field: field.show if field.visible == PUBLIC else _count(field))


@cache
def personal(name: str, seat: int | None) -> tuple[Showing, ...]:
    """The fields of which a viewer is shown the own part."""

    def show(field: Field) -> Callable[[Any], Any] | None:
        if field.visible != OWN:
            return None
        return lambda value: [field.show(part) if k == seat else field.veiled(part) for k, part in enumerate(value)]

    return _showings(name, show)


def _count(field: Field) -> Callable[[Any], Any] | None:
    """Of what nobody may see, the size may be known."""
    return field.veiled if field.visible != OWN and field.counted else None


def _showings(name: str, choose: Callable[[Field], Callable[[Any], Any] | None]) -> tuple[Showing, ...]:
    schema, found = kind_of(name).schema, []
    for field in schema.fields.values():
        show = choose(field)
        part, start = schema.dtype.fields[field.name][:2]  # type: ignore[index]
        if show:
            found.append(Showing(field, slice(start, start + part.itemsize), show))
    return tuple(found)


class Sight:
    """A position as it is seen: what all see alike is looked at once, for each viewer only what is the own."""

    __slots__ = ("_alike", "_json", "_key", "_state", "scores")

    def __init__(self, state: State) -> None:
        self._state = state
        self._key = state.game.kind.schema.key(state.cells)
        parts = [showing.of(self._key, state) for showing in shared(state.game.name)]
        self._alike = {name: value for name, value, _ in parts}
        self._json = b",".join([json for _, _, json in parts])
        self.scores: Any = msgspec.Raw(ENCODE(state.scores()))

    def view(self, seat: int | None) -> tuple[dict[str, Any], Any]:
        """The same as `state.view(seat)`, and its JSON."""
        parts = [showing.of(self._key, self._state) for showing in personal(self._state.game.name, seat)]
        seen = self._alike | {name: value for name, value, _ in parts}
        return seen, msgspec.Raw(b"{" + b",".join([self._json, *(json for _, _, json in parts)]) + b"}")
