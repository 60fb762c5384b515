"""Settings of the server: limits and times, each from an environment variable `ZASHIKI_<NAME>`."""

from __future__ import annotations

import ast
import difflib
import inspect
import logging
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, NamedTuple

from ..errors import ZashikiError
from ..registry import games

LOGGER = logging.getLogger("zashiki.server")


class SettingError(ZashikiError, ValueError):
    """A setting that cannot be used: says its name and the reason."""


@dataclass(frozen=True)
class Rate:
    """So many at once, then so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Settings:
    """Every setting of the server."""

    db: str = "sqlite:///zashiki.db"
    """Where the log is kept: `sqlite:///file` or `postgresql://user@host/name`."""
    games: tuple[str, ...] = ()
    """The games offered, comma-separated; none named: all."""
    bots: int = 1
    """Bot processes of each server process; for `strongest` there is one more."""
    origins: tuple[str, ...] = ()
    """Origins allowed besides the server's own, comma-separated."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Proxies in front of the server, comma-separated: their X-Forwarded-For header is believed."""
    metrics: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that may read /metrics, comma-separated; *: every address."""
    body_bytes: int = 16_384
    """The largest request body and socket message; a record that is posted comes on top."""
    outbox_bytes: int = 262_144
    """Unsent bytes for a slow reader before its socket is closed."""
    hello_seconds: float = 10.0
    """How long a connection may take for a request, or for its first message."""
    ping_seconds: float = 20.0
    """Between two pings of a socket; twice that without an answer closes it."""
    sockets_per_table: int = 200
    """Sockets that watchers may have open at one table."""
    sockets_per_client: int = 100
    """Sockets that watchers behind one address may have open."""
    sockets: int = 20_000
    """Sockets open in one server process."""
    loaded_tables: int = 5_000
    """Tables kept in memory when nobody is connected to them."""
    recent: int = 16
    """Entries of each table whose events are kept in memory for those who come back."""
    chat_length: int = 500
    """Characters of a chat message."""
    create_rate: Rate = Rate(30, 0.5)
    """New tables and rematches, by address."""
    wrong_key_rate: Rate = Rate(20, 0.2)
    """Wrong keys, by address and table."""
    command_rate: Rate = Rate(60, 20)
    """Moves and other commands, by seat."""
    chat_rate: Rate = Rate(8, 0.5)
    """Chat messages, by seat."""
    connect_rate: Rate = Rate(300, 60)
    """New connections, by address; those of proxies are not counted."""
    work_rate: Rate = Rate(800, 100)
    """Milliseconds of work for whoever has no key, by address."""
    seat_work_rate: Rate = Rate(600, 40)
    """Milliseconds of work for a player, by seat."""
    players_work_rate: Rate = Rate(3000, 300)
    """Milliseconds of work for all players behind one address together."""
    advice_rate: Rate = Rate(10, 0.2)
    """Reviews begun, by address, and hints, by seat."""
    hint_rate: Rate = Rate(60, 2)
    """Hints, by address."""
    reviews_waiting: int = 6
    """Reviews that may wait, by address."""
    bot_tables: int = 4
    """Tables of bots alone that may be played at the same time, by address."""
    bot_seconds: float = 60.0
    """How long a bot may think before its process is replaced."""
    abandoned_days: float = 180.0
    """Days of uptime without an entry after which a table that has not ended is closed as abandoned; 0: never."""
    salt_seconds: float = 6.0
    """How long a game waits for the hashes of salts when every seat is taken, and then again for the salts."""
    bot_grace: float = 3.0
    """How long a process waits before it lets its own bots answer a position that another process made."""

    @staticmethod
    def from_environment(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
        """The settings of this process; `given` wins over the environment.

        >>> Settings.from_environment({"ZASHIKI_OUTBOX_BYTES": "4096", "ZASHIKI_CHAT_RATE": "4/0.5"}).chat_rate
        Rate(burst=4.0, per_second=0.5)
        """
        found: dict[str, Any] = {}
        for field in fields(Settings):
            text = environment.get(f"ZASHIKI_{field.name.upper()}")
            if text is not None:
                found[field.name] = _checked(field.name, text, _read(field.name, text, field.default))
        return Settings(**{**found, **{k: v for k, v in given.items() if v is not None}})


FORMS = {Rate: "so many at once/so many a second, like 8/0.5", int: "a whole number", float: "a number"}
"""How a setting is written."""


def _read(name: str, text: str, default: Any) -> Any:
    try:
        if isinstance(default, Rate):
            burst, _, each = text.partition("/")
            return Rate(float(burst), float(each))
        if isinstance(default, tuple):
            return tuple(part.strip() for part in text.split(",") if part.strip())
        return type(default)(text)
    except ValueError as error:
        raise SettingError(f"ZASHIKI_{name.upper()}={text!r} cannot be read; it is {FORMS[type(default)]}") from error


LEAST = {"body_bytes": 1024, "outbox_bytes": 4096, "hello_seconds": 0.1, "ping_seconds": 0.1, "bot_seconds": 1.0}
"""The least that makes sense; of other whole numbers 1, of other numbers 0."""


def _checked(name: str, text: str, value: Any) -> Any:
    """A setting that makes sense."""
    if name == "games":
        unknown = [game for game in value if game not in games()]
        if unknown:
            raise SettingError(f"ZASHIKI_GAMES: there is no game '{unknown[0]}'; there are {', '.join(games())}")
    numbers = [value.burst, value.per_second] if isinstance(value, Rate) else [value]
    least = LEAST.get(name, 1 if isinstance(value, int) else 0)
    for number in numbers:
        if isinstance(number, int | float) and not least <= number < math.inf:
            raise SettingError(f"ZASHIKI_{name.upper()}={text!r} is out of range; it is at least {least:g}")
    return value


OTHERS = ("CACHE", "CLUSTER", "LOG_LEVEL", "SAVES")
"""Variables that are no settings of the server."""


def warn_of_unknown(environment: Mapping[str, str]) -> None:
    """Log a warning for every variable that looks like a setting and is none: it may be misspelt."""
    known = {f"ZASHIKI_{name}" for name in (*OTHERS, *(field.name.upper() for field in fields(Settings)))}
    for name in sorted(name for name in environment if name.startswith("ZASHIKI_") and name not in known):
        near = difflib.get_close_matches(name, known, 1)
        LOGGER.warning("unknown setting", extra={"setting": name, "meant": near[0] if near else None})


class Variable(NamedTuple):
    """An environment variable that sets something."""

    name: str
    field: str
    usual: str
    meaning: str

    @staticmethod
    def write(value: Any) -> str:
        """A value as it is written in the environment.

        >>> [Variable.write(value) for value in (Rate(8, 0.5), ("iki", "tokaido-duo"), 10.0)]
        ['8/0.5', 'iki,tokaido-duo', '10']
        """
        if isinstance(value, Rate):
            return f"{value.burst:g}/{value.per_second:g}"
        if isinstance(value, tuple):
            return ",".join(value)
        return f"{value:g}" if isinstance(value, float) else str(value)


def variables() -> list[Variable]:
    """Every setting with its meaning, read from the docstrings of `Settings`."""
    (described,) = ast.parse(inspect.getsource(Settings)).body
    texts = [node.value for node in getattr(described, "body", [])[1:] if isinstance(node, ast.Expr)]
    meanings = [text.value for text in texts if isinstance(text, ast.Constant)]
    return [
        Variable(f"ZASHIKI_{field.name.upper()}", field.name, Variable.write(field.default), str(meaning))
        for field, meaning in zip(fields(Settings), meanings, strict=True)
    ]


def table() -> str:
    """The settings as a Markdown table.

    >>> print(table().splitlines()[4])
    | `ZASHIKI_BOTS` | `1` | Bot processes of each server process; for `strongest` there is one more. |
    """
    rows = [f"| `{v.name}` | {f'`{v.usual}`' if v.usual else ''} | {v.meaning} |" for v in variables()]
    return "\n".join(["| variable | usually | |", "|---|---|---|", *rows])
