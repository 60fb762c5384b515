"""The row type of the route table, and the query parameters that rows name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...drawing.parts import NARROW, WIDE
from ...text.speech import LANGUAGES
from .. import protocol
from ..app import App
from ..refusals import STATUS

Handler = Callable[[App, Request], Awaitable[msgspec.Struct | Response]]
Schema = dict[str, Any]
Message = type[msgspec.Struct]
TEXT, JSON = "text/plain", "application/json"


@dataclass(frozen=True)
class Query:
    """A parameter in the query of a path."""

    name: str
    schema: Schema
    required: bool = False


_NUMBER: Schema = {"type": "integer", "minimum": -1, "maximum": 999_999_999}
LANG = Query("lang", {"type": "string", "enum": list(LANGUAGES)})
RULES = Query("rules", {"type": "integer", "minimum": 1, "maximum": 999_999_999})
SHAPE = Query("shape", {"type": "string", "enum": [WIDE, NARROW]})
AT = Query("at", _NUMBER)
AFTER = Query("after", _NUMBER)
EYES = Query("eyes", {"type": "string", "pattern": "^([0-9]|1[0-5]|open)$"})
ACTION = Query("action", {"type": "string", "maxLength": 120}, required=True)
DEPTH = Query("depth", {"type": "string", "enum": list(get_args(protocol.ReviewDepth))})

Refusals = tuple[protocol.RefusalKind, ...]
EVERYWHERE: Refusals = ("unknown-path", "wrong-method", "server-error")
BY_METHOD: dict[str, Refusals] = {"GET": (), "POST": ("foreign-origin", "bad-request", "too-large", "too-many")}
BY_PARAMETER: dict[str, Refusals] = {
    "table": ("unknown-table", "bad-key", "too-many", "broken-table", "try-again"),
    "game": ("unknown-game",),
    "example": (),
}
"""Refusals of every path with this parameter."""


@dataclass(frozen=True)
class Route:
    """A row of the route table: what is asked, who answers, what is answered and what may be refused."""

    method: str
    path: str
    handler: Handler
    answer: Message | str
    """The message that is answered, or the media type of what is no message."""
    query: tuple[Query, ...] = ()
    body: Message | None = None
    refuses: Refusals = ()
    """Refusals of this path, beside those of its method and its parameters."""

    @property
    def summary(self) -> str:
        """What the path is for: the first line of the handler's docstring."""
        return (self.handler.__doc__ or "").split("\n", maxsplit=1)[0]

    @property
    def parameters(self) -> list[str]:
        """The parameters in the path."""
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]

    @property
    def refusals(self) -> dict[int, list[protocol.RefusalKind]]:
        """Everything that may be refused, by HTTP status."""
        all_ = {*EVERYWHERE, *BY_METHOD[self.method], *self.refuses}
        all_.update(kind for name in self.parameters for kind in BY_PARAMETER[name])
        found: dict[int, list[protocol.RefusalKind]] = {}
        for kind in sorted(all_, key=lambda kind: (STATUS[kind], kind)):
            found.setdefault(STATUS[kind], []).append(kind)
        return found
