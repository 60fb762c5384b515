"""Views, quickly: most fields of a record do not change from move to move, and a field seen before is not shown anew.

What may be seen is decided by the record's declaration alone, as in `State.view`; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..core.kernel import JIT
from ..core.registry import kind as kind_of
from ..core.schema import OWN, PUBLIC, Field, Schema
from ..core.state import State

REMEMBERED = 4_096
"""Values of one field kept before starting over."""


class Showing:
    """One field through one viewer's eyes."""

    __slots__ = ("_known", "_schema", "_show", "name")

    def __init__(self, schema: type[Schema], name: str, show: Callable[[Any], Any]) -> None:
        self.name = name
        self._show = show
        self._schema = schema
        self._known: dict[bytes, Any] = {}

    def of(self, cells: Any) -> Any:
        """The value as it is shown; whoever gets it must not change it."""
        raw = cells[self.name].tobytes()
        if raw not in self._known:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[raw] = self._show(self._schema.read(cells, self.name))
        return self._known[raw]


@cache
def showings(name: str, seat: int | None) -> tuple[Showing, ...]:
    """Every field of a game that a viewer is shown."""
    kind = kind_of(name)
    shown = ((field.name, _shown(field, seat)) for field in kind.schema.fields.values())
    return tuple(Showing(kind.schema, field, show) for field, show in shown if show)


def _shown(field: Field, seat: int | None) -> Callable[[Any], Any] | None:
    if field.visible == PUBLIC:
        return field.show
    if field.visible == OWN:
        return lambda value: [field.show(part) if k == seat else field.veiled(part) for k, part in enumerate(value)]
    return field.veiled if field.counted else None


@cache
def own_showings(name: str, seat: int) -> tuple[Showing, ...]:
    """The fields that a seat is shown otherwise than a watcher."""
    fields = kind_of(name).schema.fields
    return tuple(showing for showing in showings(name, seat) if fields[showing.name].visible == OWN)


def view(state: State, seat: int | None, watched: dict[str, Any] | None = None) -> dict[str, Any]:
    """The same as `state.view(seat)`; given what a watcher sees, only what is the seat's own is looked at."""
    if not JIT:
        return state.view(seat)
    cells = state._cells
    if watched is None:
        return {showing.name: showing.of(cells) for showing in showings(state.game.name, seat)}
    if seat is None:
        return watched
    return watched | {showing.name: showing.of(cells) for showing in own_showings(state.game.name, seat)}
