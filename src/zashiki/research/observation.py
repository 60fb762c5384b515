"""An observation: what a seat may know, as one row of numbers. docs/research.md has the tables.

It is the View record flattened, field by field in the order in which the state keeps them: nothing else is in it, so
nothing hidden can be. A set is one number with a bit for each member (two numbers, low half first, where 32 bits are
not enough).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from ..api.kind import Kind
from ..engine.schema import OWN, PUBLIC, Field, Many, One

if TYPE_CHECKING:
    import numpy.typing as npt

    Numbers = npt.NDArray[np.int32]

HALF = 1 << 32
QUADS, COUNTS = 2, 3
"""Kinds of steps in a recipe: 0, 1 and 2 copy numbers of one, two and four bytes; 3 counts the members of a set."""
SMALLEST_SET = 4
"""Bytes of the narrowest set that is counted."""
KIND_OF_WIDTH = {1: 0, 2: 1, 4: 2, 8: 2}


@dataclass(frozen=True)
class Column:
    """Where a field of the view stands in an observation."""

    field: Field
    first: int
    length: int

    @property
    def words(self) -> int:
        """How many numbers one value of the field takes."""
        return 2 if np.dtype(self.field.base).itemsize == 8 else 1

    @property
    def reads(self) -> str:
        """What a number means, for the table."""
        naming = self.field.naming
        if isinstance(naming, Many):
            return f"set of {len(naming.names)}: {_few(naming.names)}"
        if isinstance(naming, One):
            return f"one of {len(naming.names)}: {_few(naming.names)}; -1 none"
        return "number"


class Layout:
    """Where everything stands in the observations of a game."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.columns: list[Column] = []
        at = 0
        for field in _seen_in_order(kind):
            values = int(np.prod(field.shape)) if field.shape else 1
            length = values * (2 if np.dtype(field.base).itemsize == 8 else 1)
            self.columns.append(Column(field, at, length))
            at += length
        self.size = at

    def __getitem__(self, name: str) -> slice:
        """The numbers of a field."""
        column = next(c for c in self.columns if c.field.name == name)
        return slice(column.first, column.first + column.length)

    def flatten(self, cells: Any) -> Numbers:
        """The observation of a view record."""
        row = np.zeros(self.size, np.int32)
        for column in self.columns:
            values = np.array(self.kind.seat_schema.read(cells, column.field.name), np.int64).reshape(-1)
            if column.words == 2:
                halves = np.stack([values & (HALF - 1), (values >> 32) & (HALF - 1)], axis=1)
                values = halves.reshape(-1).astype(np.uint32).view(np.int32)
            row[column.first : column.first + column.length] = values
        return row

    def features(self, observation: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
        """Observations as a network likes them: every set as zeros and ones, the rest as they are.

        >>> import zashiki
        >>> game = zashiki.load("geishas-road")
        >>> state = game.start(seed=7)
        >>> layout = Layout(game.kind)
        >>> int(layout.features(layout.flatten(state.bot_view(0).cells)).shape[-1]) == layout.feature_size
        True
        """
        parts = []
        for column in self.columns:
            values = observation[..., column.first : column.first + column.length]
            naming = column.field.naming
            if not isinstance(naming, Many):
                parts.append(values.astype(np.float32))
                continue
            if column.words == 2:
                halves = values.astype(np.uint32).astype(np.int64)
                values = halves[..., 0::2] | (halves[..., 1::2] << 32)
            bits = (values[..., None].astype(np.int64) >> np.arange(len(naming.names))) & 1
            parts.append(bits.reshape(*values.shape[:-1], -1).astype(np.float32))
        return np.concatenate(parts, axis=-1)

    @cached_property
    def feature_size(self) -> int:
        """How many numbers `features` gives."""
        return int(self.features(np.zeros(self.size, np.int32)).shape[0])

    def recipe(self) -> npt.NDArray[np.int64]:
        """How compiled code copies an observation out of a state record: for each step its kind, the place in the
        observation, the byte it starts at, how many bytes further it starts for each seat, how many numbers it takes,
        and how many bytes lie from one to the next."""
        steps, counts = [], []
        offsets: Any = self.kind.schema.dtype.fields
        for name in self.kind.schema.dtype.names or ():
            field = self.kind.schema.fields[name]
            width, values = np.dtype(field.base).itemsize, int(np.prod(field.shape)) if field.shape else 1
            start = int(offsets[name][1])
            wide = 2 if width == 8 else 1
            if field.visible == PUBLIC:
                steps.append([KIND_OF_WIDTH[width], self[name].start, start, 0, values * wide, width // wide])
            elif field.visible == OWN:
                own = values // field.shape[0]
                hop = width // wide if own * wide > 1 else values * width
                steps.append([KIND_OF_WIDTH[width], self[name].start, start, own * width, own * wide, hop])
            if field.visible != PUBLIC and field.counted:
                if width < SMALLEST_SET:
                    raise ValueError(f"{name}: a counted set needs {SMALLEST_SET} bytes to be read by compiled code")
                counts.append([COUNTS, self[f"{name}_count"].start, start, 0, values, width])
        return np.array(_merged(steps + counts), np.int64)

    def table(self) -> str:
        """The columns as a table in Markdown."""
        lines = ["| numbers | field | shape | what a number is | meaning |", "|---|---|---|---|---|"]
        for column in self.columns:
            field, last = column.field, column.first + column.length - 1
            place = f"{column.first}" if column.length == 1 else f"{column.first}-{last}"
            shape = "x".join(map(str, field.shape)) or "1"
            lines.append(f"| {place} | `{field.name}` | {shape} | {column.reads} | {field.meaning} |")
        return "\n".join(lines)


def _seen_in_order(kind: Kind) -> list[Field]:
    """The fields of a view: whose it is, then as they lie in the memory of a state, then how large the hidden sets
    are."""
    kept = kind.schema.dtype.names or ()
    names = ["seat", *kept, *(f"{name}_count" for name in kept)]
    return [kind.seat_schema.fields[name] for name in names if name in kind.seat_schema.fields]


def action_table(kind: Kind) -> str:
    """The groups of a game's actions as a table in Markdown."""
    lines = ["| actions | notation | objects | meaning |", "|---|---|---|---|"]
    for group in kind.actions.groups:
        first, n = kind.actions.first(group.verb), len(group.objects)
        place = f"{first}" if n == 1 else f"{first}-{first + n - 1}"
        chance = " (chance)" if group.chance else ""
        lines.append(f"| {place} | `{kind.actions[first]}` | {_few(group.objects)} | {group.meaning}{chance} |")
    return "\n".join(lines)


def _few(names: tuple[str, ...]) -> str:
    return ", ".join(names) if len(names) <= 6 else f"{names[0]}, {names[1]}, .. {names[-1]}"


def _merged(steps: list[list[int]]) -> list[list[int]]:
    """Steps that go on where another stopped become one. Only numbers of four bytes, and sets, may lie apart."""
    found: list[list[int]] = []
    for step in steps:
        if found:
            kind, at, start, stride, n, hop = found[-1]
            goes_on = step[1:4] == [at + n, start + n * hop, stride] and step[5] == hop
            if goes_on and step[0] == kind and (kind >= QUADS or hop == 1 << kind):
                found[-1][4] += step[4]
                continue
        found.append(list(step))
    return found
