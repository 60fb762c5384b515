"""A game as readable text: a header, then one action a line, chance included.

```
zashiki record 1
game: geishas-road
options: mode=evening level=standard
edition: standard 5f0c1a2b3c4d
rules: 1
players: 2
commitment: 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451

chance: house pink
...
indigo: gift
```
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ..errors import RecordError
from .options import show

FORMAT = "zashiki record 1"
REQUIRED = ("game", "options", "edition", "rules", "players", "commitment")
MAX_RECORD = 100_000
"""Characters of a record, at most: the longest of thousands of random games has a quarter of that."""
KNOWN = (*REQUIRED, "given", "salt", "salted", "unsalted", "undone", "seed", "ending", "result", "seat")
NUMBER = re.compile(r"[0-9]{1,6}")
UNDONE = re.compile(r"([0-9]{1,6})\+([1-9][0-9]{0,5})")
"""Draws that an undo discarded: `14+3` is three of them, after 14 actions."""


@dataclass(frozen=True)
class Line:
    """One action: who acted (a seat's name or `chance`), what was done, and the line of the text it came from."""

    actor: str
    action: str
    number: int = 0


@dataclass(frozen=True)
class Record:
    """A game written down; `str(record)` is the text, `Record.read(text)` the way back."""

    header: dict[str, str]
    lines: tuple[Line, ...] = field(default=())

    def __str__(self) -> str:
        top = [FORMAT, *(f"{key}: {value}" for key, value in self.header.items()), ""]
        return "\n".join([*top, *(f"{line.actor}: {line.action}" for line in self.lines)]) + "\n"

    @property
    def salts(self) -> tuple[str, ...]:
        """What the players added to the seed."""
        return tuple(self.header["salt"].split(" | ")) if "salt" in self.header else ()

    @property
    def given(self) -> int:
        """How many of the actions were given as the beginning, and not drawn from the seed."""
        text = self.header.get("given", "0")
        if not NUMBER.fullmatch(text) or int(text) > len(self.lines):
            error = RecordError(f"header: 'given: {text}' is not a number of the {len(self.lines)} actions")
            raise error.worded("record-given", text=text, actions=len(self.lines))
        return int(text)

    @property
    def undone(self) -> dict[int, int]:
        """How many draws were discarded by an undo, by the number of actions before it.

        >>> Record({"undone": "0+2 3+1"}, (Line("indigo", "gift"),) * 3).undone
        {0: 2, 3: 1}
        """
        text = self.header.get("undone", "")
        found = [UNDONE.fullmatch(part) for part in text.split()]
        places = {int(match[1]): int(match[2]) for match in found if match}
        if len(places) < len(found):
            error = RecordError(f"header: 'undone: {text}' cannot be read; '14+3' is 3 draws undone after 14 actions")
            raise error.worded("record-undone", text=text)
        if not undone_fits(places, self.given, len(self.lines)):
            least, most = self.given, len(self.lines)
            error = RecordError(f"header: 'undone: {text}' cannot be; places rise from {least} to {most}")
            raise error.worded("record-undone-places", text=text, least=least, most=most)
        return places

    def seats(self, key: str) -> tuple[str, ...]:
        """The seats that a line of the header names: who is `salted`, who is `unsalted`."""
        return tuple(self.header[key].split(" | ")) if key in self.header else ()

    as_html: ClassVar[Callable[[Record], str]]
    """How a record shows itself in a notebook: `zashiki.notebook` gives it, since it replays the game."""

    def _repr_html_(self) -> str:
        return type(self).as_html(self)

    @staticmethod
    def read(text: str) -> Record:
        """Read a record; what cannot be read is named with its line."""
        if len(text) > MAX_RECORD:
            error = RecordError(f"a record has at most {MAX_RECORD:,} characters, and this has {len(text):,}")
            raise error.worded("record-size", most=MAX_RECORD, size=len(text))
        rows = text.splitlines()
        if not rows or rows[0].strip() != FORMAT:
            first = rows[0].strip() if rows else "nothing"
            error = RecordError(f"line 1: a record begins with '{FORMAT}', not with '{first[:40]}'")
            raise error.worded("record-begin", begin=FORMAT)
        header: dict[str, str] = {}
        lines: list[Line] = []
        in_header = True
        for number, raw in enumerate(rows[1:], start=2):
            row = raw.split("#", 1)[0].strip()
            if not row:
                in_header = in_header and not header
                continue
            key, colon, value = row.partition(":")
            if not colon:
                error = RecordError(f"line {number}: '{row}' is not of the form 'who: what'")
                raise error.worded("record-form", line=number, text=row)
            if in_header:
                if key not in KNOWN:
                    error = RecordError(f"line {number}: the header has no '{key}'; it has {', '.join(KNOWN)}")
                    raise error.worded("record-key", line=number, key=key, keys=", ".join(KNOWN))
                header[key] = value.strip()
            else:
                lines.append(Line(key.strip(), value.strip(), number))
        for key in REQUIRED:
            if key not in header:
                raise RecordError(f"the header lacks '{key}'").worded("record-lacks", key=key)
        return Record(header, tuple(lines))


def write_options(options: dict[str, Any]) -> str:
    """Options as they stand in a header."""
    return " ".join(f"{name}={show(value)}" for name, value in options.items() if value is not None)


def write_undone(undone: dict[int, int]) -> str:
    """Discarded draws as they stand in a header."""
    return " ".join(f"{place}+{draws}" for place, draws in undone.items())


def undone_fits(undone: dict[int, int], given: int, length: int) -> bool:
    """Are the places in the order of the log, after the given beginning, with a draw or more at each?"""
    inside = all(given <= place <= length and draws > 0 for place, draws in undone.items())
    return inside and [*undone] == sorted(undone)


def read_options(text: str) -> dict[str, str]:
    """Options of a header, values still as text."""
    found = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise RecordError(f"options: '{part}' is not of the form name=value").worded("option-form", text=part)
        found[name] = value
    return found
