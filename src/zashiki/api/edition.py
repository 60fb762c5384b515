"""Components as data: the standard file of a game, and a user's own values laid over it."""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from ..errors import EditionError

STANDINGS = ("stated", "found", "inferred", "proposed", "printed")
"""How well a value is known; 'printed' is for those who read it off their own copy."""
MARK = "‡"
"""Stands after a value of our own that no source gives."""


@dataclass(frozen=True)
class Whole:
    """A whole number between two bounds."""

    least: int
    most: int

    def fault(self, value: Any) -> str | None:
        """What is wrong with the value, if anything."""
        if isinstance(value, bool) or not isinstance(value, int):
            return f"a whole number is needed, not {value!r}"
        if not self.least <= value <= self.most:
            return f"{value} is out of range; {self.least} to {self.most} is possible"
        return None


@dataclass(frozen=True)
class Words:
    """A list of so many different texts."""

    size: int

    def fault(self, value: Any) -> str | None:
        """What is wrong with the value, if anything."""
        if not isinstance(value, list) or not all(isinstance(v, str) and v.strip() for v in value):
            return f"a list of {self.size} texts is needed"
        if len(value) != self.size or len(set(value)) != self.size:
            return f"{self.size} different texts are needed, {len(set(value))} were given"
        return None


@dataclass(frozen=True)
class Text:
    """A text that is not empty."""

    def fault(self, value: Any) -> str | None:
        """What is wrong with the value, if anything."""
        return None if isinstance(value, str) and value.strip() else f"a text is needed, not {value!r}"


@dataclass(frozen=True)
class Wholes:
    """A list of so many whole numbers, perhaps with a fixed sum."""

    size: int
    least: int
    most: int
    total: int | None = None

    def fault(self, value: Any) -> str | None:
        """What is wrong with the value, if anything."""
        if not isinstance(value, list):
            return f"a list of {self.size} whole numbers is needed, not {value!r}"
        if len(value) != self.size:
            return f"{self.size} numbers are needed, {len(value)} were given"
        each = Whole(self.least, self.most)
        for k, v in enumerate(value):
            if each.fault(v):
                return f"number {k + 1}: {each.fault(v)}"
        if self.total is not None and sum(value) != self.total:
            return f"the numbers must add up to {self.total}, not {sum(value)}"
        return None


@dataclass(frozen=True)
class Pieces:
    """A list of so many pieces, each with the same keys."""

    size: int
    keys: Mapping[str, Whole]

    def fault(self, value: Any) -> str | None:
        """What is wrong with the value, if anything."""
        if not isinstance(value, list):
            return f"a list of {self.size} pieces is needed, not {value!r}"
        if len(value) != self.size:
            return f"{self.size} pieces are needed, {len(value)} were given"
        for k, piece in enumerate(value):
            if not isinstance(piece, dict) or set(piece) != set(self.keys):
                return f"piece {k + 1} needs exactly the keys {', '.join(self.keys)}"
            for key, check in self.keys.items():
                if check.fault(piece[key]):
                    return f"piece {k + 1}, {key}: {check.fault(piece[key])}"
        return None


Check = Whole | Words | Text | Wholes | Pieces


Values = dict[str, Any]
"""The values of an edition by `section.key`, as JSON holds them."""


class Components:
    """The values of one edition, by `section.key`."""

    def __init__(self, values: Values, standing: dict[str, str]) -> None:
        self._values = values
        self.standing = standing

    @property
    def values(self) -> Values:
        """All values, to be stored: `load_components` takes them in place of a file."""
        return dict(self._values)

    def __getitem__(self, key: str) -> Any:
        return self._values[key]

    def at(self, path: str) -> Any:
        """A value, or a value inside of it: `score.types.3`, `characters.monk.cost`. KeyError if there is none."""
        section, _, rest = path.partition(".")
        key, *inner = rest.split(".")
        value = self._values[f"{section}.{key}"]
        for step in inner:
            try:
                value = value[int(step) if isinstance(value, list) else step]
            except (IndexError, ValueError, TypeError) as error:
                raise KeyError(path) from error
        return value

    def mark(self, key: str) -> str:
        """The mark of a value that is proposed, nothing for one that a source gives."""
        return MARK if self.standing.get(key, "").startswith("proposed") else ""

    @cached_property
    def written(self) -> str:
        """All values as one text, names and standings included: the same for editions that read alike."""
        return json.dumps([self._values, self.standing], sort_keys=True)

    @property
    def name(self) -> str:
        """The edition's name."""
        return str(self._values["edition.name"])

    @cached_property
    def digest(self) -> str:
        """A short hash of every value that matters to play: two editions that play alike share it."""
        played = {k: v for k, v in self._values.items() if not k.startswith(("edition.", "names."))}
        return hashlib.sha256(json.dumps(played, sort_keys=True).encode()).hexdigest()[:12]


def load_components(
    standard: Path,
    shape: Mapping[str, Check],
    cross_check: Callable[[Components], tuple[str, str] | None],
    own: str | Path | Values | None = None,
) -> Components:
    """The standard components, with the values of the file `own` in place of the standard ones; or the values given.

    `cross_check` names a key and a reason when values that are fine one by one do not fit together.
    """
    if isinstance(own, dict):
        return _given(own, shape, cross_check)
    values, standing = _read(standard, shape)
    for key in shape:
        if key not in values:
            raise EditionError(f"{standard}: {key} is missing")
    path = standard
    if own is not None:
        path = Path(own)
        own_values, own_standing = _read(path, shape)
        if "edition.name" not in own_values:
            raise EditionError(f"{path}: edition.name is missing; give your edition a name")
        values |= own_values
        standing |= dict.fromkeys(own_values, "printed") | own_standing
    components = Components(values, standing)
    fault = cross_check(components)
    if fault:
        raise EditionError(f"{path}{_line(path, fault[0])}: {fault[0]}: {fault[1]}")
    return components


def _given(
    values: Values,
    shape: Mapping[str, Check],
    cross_check: Callable[[Components], tuple[str, str] | None],
) -> Components:
    """The components of values that were stored."""
    for key in shape.keys() | values.keys():
        fault = "there is no such key" if key not in shape else "is missing" if key not in values else None
        fault = fault or shape[key].fault(values[key])
        if fault:
            raise EditionError(f"stored edition: {key}: {fault}")
    components = Components(dict(values), {})
    mismatch = cross_check(components)
    if mismatch:
        raise EditionError(f"stored edition: {mismatch[0]}: {mismatch[1]}")
    return components


def _read(path: Path, shape: Mapping[str, Check]) -> tuple[dict[str, Any], dict[str, str]]:
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise EditionError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise EditionError(f"{path}: is not UTF-8 text") from error
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"{path}: is not TOML: {error}") from error
    standing = raw.pop("standing", {})
    values: dict[str, Any] = {}
    for section, content in raw.items():
        if not isinstance(content, dict):
            raise EditionError(f"{path}{_line(path, section)}: {section}: is not a section; write [{section}]")
        for key, value in content.items():
            values[f"{section}.{key}"] = value
    for key, value in values.items():
        if key not in shape:
            raise EditionError(f"{path}{_line(path, key)}: {key}: there is no such key")
        fault = shape[key].fault(value)
        if fault:
            raise EditionError(f"{path}{_line(path, key)}: {key}: {fault}")
    return values, _standing(path, standing, shape)


def _standing(path: Path, standing: Any, shape: Mapping[str, Check]) -> dict[str, str]:
    if not isinstance(standing, dict):
        raise EditionError(f"{path}: standing: is not a section; write [standing]")
    for key, text in standing.items():
        if key not in shape:
            raise EditionError(f"{path}{_line(path, key, 'standing')}: standing of {key}: there is no such key")
        if not isinstance(text, str) or text.split(":")[0] not in STANDINGS:
            where = f"{path}{_line(path, key, 'standing')}"
            raise EditionError(f"{where}: standing of {key}: must begin with one of {', '.join(STANDINGS)}")
    return dict(standing)


def _line(path: Path, key: str, section: str | None = None) -> str:
    """Where a key stands in the file, as ', line N'; `section` if it is not the one the key names."""
    name = key if section else key.rpartition(".")[2]
    wanted = section or key.rpartition(".")[0]
    inside = wanted == ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.strip().startswith("["):
            inside = line.strip().strip("[]").strip() == wanted
        elif inside and re.match(rf'\s*"?{re.escape(name)}"?\s*=', line):
            return f", line {number}"
    return ""
