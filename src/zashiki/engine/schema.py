"""Declares a record once: every field, its shape, who may see it, what it means.

From the declaration come the memory (a NumPy record, or its list twin when rules run as plain Python), JSON both
ways, equality and hash, what one seat may see, and the record a bot receives.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any, ClassVar

import numpy as np

from ..errors import DataError
from .compiler import JIT

PUBLIC, OWN, NOBODY = "public", "own", "nobody"
i8, i16, i32 = "i1", "i2", "i4"
Row = list[int]
Grid = list[list[int]]


@dataclass(frozen=True)
class One:
    """The number is an index into `names`; -1 is nothing; `special` names other negative numbers."""

    names: tuple[str, ...]
    special: tuple[tuple[int, str], ...] = ()

    def show(self, value: int) -> str | None:
        """The name, or None."""
        if value >= 0:
            return self.names[value]
        return dict(self.special).get(value)


@dataclass(frozen=True)
class Many:
    """The number is a set of `names` as a bit mask. Whoever may not see the set sees how many it holds."""

    names: tuple[str, ...]

    def show(self, value: int) -> list[str]:
        """The names in the set.

        >>> Many(("iris", "pine", "plum")).show(0b101)
        ['iris', 'plum']
        """
        found: list[str] = []
        for byte, sets in zip(value.to_bytes(8, "little", signed=True), self._sets, strict=False):
            found += sets[byte]
        return found

    @cached_property
    def _sets(self) -> list[list[tuple[str, ...]]]:
        """For every eight names, their 256 sets in the order of their numbers: a set is looked up, not taken apart."""
        eights = [self.names[k : k + 8] for k in range(0, len(self.names), 8)]
        return [[tuple(n for k, n in enumerate(eight) if byte >> k & 1) for byte in range(256)] for eight in eights]


@dataclass(frozen=True)
class Field:
    """One field of a record."""

    base: str
    shape: tuple[int, ...]
    visible: str
    meaning: str
    naming: One | Many | None = None
    start: int = 0
    span: tuple[int, int] | None = None
    rules: tuple[str, ...] = ()
    """The paragraphs of the rulebook that make it a secret."""
    name: str = ""

    @property
    def counted(self) -> bool:
        """Is the size known to those who may not see the content?"""
        return isinstance(self.naming, Many)

    def show(self, value: Any) -> Any:
        """The value as plain JSON data, numbers named."""
        if isinstance(value, list):
            return [self.show(v) for v in value]
        return self.naming.show(value) if self.naming else value

    def veiled(self, value: Any) -> Any:
        """What those who may not see the value are shown instead."""
        if isinstance(value, list):
            return [self.veiled(v) for v in value]
        return value.bit_count() if self.counted else None


def _field(
    visible: str,
    base: str,
    shape: int | tuple[int, ...],
    meaning: str,
    naming: One | Many | None = None,
    start: int = 0,
    span: tuple[int, int] | None = None,
    rules: tuple[str, ...] = (),
) -> Any:
    if isinstance(shape, int):
        shape = (shape,) if shape else ()
    return Field(base, shape, visible, meaning, naming, start, span, rules)


public = partial(_field, PUBLIC)
"""A field everybody may see."""
own = partial(_field, OWN)
"""A field whose first axis is the seat; each seat sees its own part."""
nobody = partial(_field, NOBODY)
"""A field nobody may see."""


class Schema:
    """Subclass it and give fields as class attributes; rules read them as attributes of a record.

    >>> class Purse(Schema):
    ...     coins: Row = own(i16, 2, "coins of each seat")
    ...     turn: int = public(i8, 0, "whose turn it is")
    >>> cells = Purse.new()
    >>> Purse.write(cells, "coins", [5, 7])
    >>> Purse.view(cells, seat=0)
    {'coins': [5, None], 'turn': 0}
    """

    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[Any]]
    twin: ClassVar[type]
    _blank: ClassVar[bytes]
    """One record in its start values, once one was made."""

    def __init_subclass__(cls) -> None:
        found = {k: replace(v, name=k) for k, v in vars(cls).items() if isinstance(v, Field)}
        declare(cls, found)

    @classmethod
    def new(cls, n: int = 1) -> Any:
        """`n` records in their start values."""
        if not JIT or n != 1:
            return cls._made(n)
        if not cls._blank:
            cls._blank = cls._made(1).tobytes()
        return _record(cls._blank, cls.dtype)

    @classmethod
    def _made(cls, n: int) -> Any:
        cells = np.zeros(n, cls.dtype) if JIT else [cls.twin() for _ in range(n)]
        for i in range(n):
            for name, field in cls.fields.items():
                if field.start or not JIT:
                    cls.write(cells, name, _filled(field.shape, field.start), i)
        return cells

    @classmethod
    def with_values(cls, values: dict[str, Any]) -> Any:
        """A record with these values."""
        cells = cls.new()
        for name, value in values.items():
            cls.write(cells, name, value)
        return cells

    @classmethod
    def read(cls, cells: Any, name: str, i: int = 0) -> Any:
        """The value of a field as plain Python data."""
        if JIT:
            return cells[name][i].tolist()
        return _plain(getattr(cells[i], name))

    @classmethod
    def write(cls, cells: Any, name: str, value: Any, i: int = 0) -> None:
        """Set a field."""
        if JIT:
            cells[name][i] = value
        else:
            setattr(cells[i], name, _plain(value))

    @classmethod
    def copy(cls, cells: Any, i: int = 0) -> Any:
        """A record of its own with the same content."""
        if JIT:
            return _record(cells[i : i + 1].tobytes(), cls.dtype)
        twin = cls.twin()
        for name in cls.fields:
            setattr(twin, name, _plain(getattr(cells[i], name)))
        return [twin]

    @classmethod
    def assign(cls, cells: Any, j: int, source: Any, i: int) -> None:
        """Copy one record over another, in place."""
        if JIT:
            cells[j] = source[i]
            return
        for name in cls.fields:
            setattr(cells[j], name, _plain(getattr(source[i], name)))

    @classmethod
    def key(cls, cells: Any) -> bytes:
        """The content as bytes: equal for equal records, compiled or not."""
        if JIT:
            return bytes(cells[0:1].tobytes())
        packed = np.zeros(1, cls.dtype)
        for name in cls.fields:
            packed[name][0] = getattr(cells[0], name)
        return packed.tobytes()

    @classmethod
    def from_key(cls, key: bytes) -> Any:
        """The record with this content."""
        cells = _record(key, cls.dtype)
        if JIT:
            return cells
        twin = cls.twin()
        for name in cls.fields:
            setattr(twin, name, _plain(cells[name][0]))
        return [twin]

    @classmethod
    def to_json(cls, cells: Any) -> dict[str, Any]:
        """Every field as numbers."""
        return {name: cls.read(cells, name) for name in cls.fields}

    @classmethod
    def from_json(cls, data: Any, where: str = "state") -> Any:
        """The record that `to_json` gave; a wrong one is refused with the place."""
        if not isinstance(data, dict):
            raise DataError(f"{where}: an object with the fields of the record is needed, not {type(data).__name__}")
        for name in data:
            if name not in cls.fields:
                raise DataError(f"{where}.{name}: there is no such field")
        cells = cls.new()
        for name, field in cls.fields.items():
            if name not in data:
                raise DataError(f"{where}.{name}: the field is missing")
            _check(data[name], field, field.shape, f"{where}.{name}")
            cls.write(cells, name, data[name])
        return cells

    @classmethod
    def view(cls, cells: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may know (None: a spectator), built up from the permitted facts."""
        seen: dict[str, Any] = {}
        for name, field in cls.fields.items():
            value = cls.read(cells, name)
            if field.visible == PUBLIC:
                seen[name] = field.show(value)
            elif field.visible == OWN:
                seen[name] = [field.show(part) if p == seat else field.veiled(part) for p, part in enumerate(value)]
            elif field.counted:
                seen[name] = field.veiled(value)
        return seen

    @classmethod
    def open_view(cls, cells: Any) -> dict[str, Any]:
        """What all seats know together, in the form of a view: every seat's own part is shown.

        >>> class Fan(Schema):
        ...     cards: Row = own(i16, 2, "cards of each seat", Many(("iris", "pine")))
        ...     deck: int = nobody(i16, 0, "cards nobody has seen", Many(("iris", "pine")))
        >>> cells = Fan.new()
        >>> Fan.write(cells, "cards", [1, 2])
        >>> Fan.open_view(cells)
        {'cards': [['iris'], ['pine']], 'deck': 0}
        """
        own = {name: field.show(cls.read(cells, name)) for name, field in cls.fields.items() if field.visible == OWN}
        return cls.view(cells, None) | own

    @classmethod
    def describe(cls) -> list[tuple[str, str, str]]:
        """Name, who may see it, and meaning of every field, for documentation."""
        return [(f.name, f.visible, f.meaning) for f in cls.fields.values()]


def declare(cls: type[Schema], fields: dict[str, Field]) -> None:
    """Give a schema its fields, and the memory that goes with them."""
    cls.fields = fields
    cls.dtype = np.dtype((np.record, [(f.name, f.base, f.shape) for f in sorted(fields.values(), key=_place)]))
    cls.twin = type(f"{cls.__name__}Twin", (), {"__slots__": tuple(fields)})
    cls._blank = b""


def _place(field: Field) -> tuple[bool, int]:
    """Where a field lies in memory: what all may see first, wide numbers before narrow ones, so that a batch can copy
    much of it in one go."""
    return field.visible != PUBLIC, -np.dtype(field.base).itemsize


def _record(content: bytes, dtype: np.dtype[Any]) -> Any:
    """A record that may be written to. NumPy's own ways to make or copy one look at every field, or let go of the
    interpreter's lock for so little memory that handing it over and back takes longer."""
    return np.frombuffer(bytearray(content), dtype)


def _filled(shape: Sequence[int], value: int) -> Any:
    if not shape:
        return value
    return [_filled(shape[1:], value) for _ in range(shape[0])]


def _plain(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return value.tolist()
    return [_plain(v) for v in value] if isinstance(value, list) else int(value)


def _check(value: Any, field: Field, shape: tuple[int, ...], where: str) -> None:
    if shape:
        if not isinstance(value, list) or len(value) != shape[0]:
            raise DataError(f"{where}: a list of {shape[0]} is needed")
        for k, part in enumerate(value):
            _check(part, field, shape[1:], f"{where}[{k}]")
        return
    if isinstance(value, bool) or not isinstance(value, int):
        raise DataError(f"{where}: a whole number is needed, not {value!r}")
    naming = field.naming
    if isinstance(naming, One):
        if not -1 <= value < len(naming.names) and value not in dict(naming.special):
            raise DataError(f"{where}: {value} names nothing; 0..{len(naming.names) - 1} is possible")
    elif isinstance(naming, Many):
        if value < 0 or value >> len(naming.names):
            raise DataError(f"{where}: {value} holds something that does not exist")
    else:
        limits = np.iinfo(field.base)
        least, most = field.span or (limits.min, limits.max)
        if not least <= value <= most:
            raise DataError(f"{where}: {value} is out of range {least}..{most}")
