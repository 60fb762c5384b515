"""Reading requests and writing answers: what the handlers of HTTP and of sockets share."""

from __future__ import annotations

import gzip
import hashlib
import math
import re
from collections.abc import Callable, Hashable
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ...api.kind import known_language
from ...api.records import MAX_RECORD
from ...drawing.parts import NARROW, WIDE
from ..app import App
from ..refusals import Refused
from ..scenes.scene_cache import packed
from ..tables import updates
from ..tables.stored_table import StoredTable
from ..tables.table import Table
from .auth import bearer, network, viewer_of

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{8,40}")
HEADERS = {"cache-control": "no-store", "x-content-type-options": "nosniff", "referrer-policy": "no-referrer"}
CONSTANTS = 512
"""Rulebooks, lessons and examples kept in memory, each some ten kilobytes."""
MAX_ACTION = 120
"""Characters of an action's notation that are read."""
RECORD_BYTES = 6 * MAX_RECORD
"""Bytes that a record has in JSON at most: a character is written in one byte to six."""
T = TypeVar("T")


@cache
def _decoder(form: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(form)


def decode(data: bytes | str, form: type[T]) -> T:
    """JSON as a message; a wrong one is refused with what is wrong."""
    try:
        found: T = _decoder(form).decode(data)  # type: ignore[arg-type]
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request", f"This cannot be read: {error}") from error
    return found


async def read_body(app: App, request: Request, form: type[T], more: int = 0) -> T:
    """The body of a request, of at most the allowed size and `more` bytes, as a message."""
    limit, body = app.settings.body_bytes + more, bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise Refused("too-large", f"A body has at most {limit} bytes.")
    return decode(bytes(body), form)


def number_in(request: Request, name: str) -> int | None:
    """The number of an entry or action in the query, if it is given."""
    given = request.query_params.get(name)
    if given is None:
        return None
    if not re.fullmatch(r"-?[0-9]{1,9}", given):
        raise Refused("bad-request", f"`{name}` is the number of an entry.")
    return max(-1, int(given))


def action_in(request: Request) -> str:
    """The action in the query."""
    return request.query_params.get("action", "")[:MAX_ACTION]


def language_of(request: Request) -> str:
    """The language to answer in: `lang` in the query."""
    return known_language(request.query_params.get("lang"))


def shape_of(request: Request) -> str:
    """The shape of the pictures: `shape` in the query."""
    return NARROW if request.query_params.get("shape") == NARROW else WIDE


def client_of(request: HTTPConnection) -> str:
    """Who asks, as the limits count it."""
    return network(request.client.host if request.client else "?")


async def find_table(app: App, id_: str) -> Table:
    """The table that a path names."""
    if not TABLE_ID.fullmatch(id_):
        raise Refused("unknown-table", "There is no such table.")
    return await app.host.tables.find(id_)


async def table_and_viewer(app: App, request: Request) -> tuple[Table, int | None]:
    """The table that a path names, and the seat that the request's key opens."""
    table = await find_table(app, request.path_params["table"])
    return table, viewer_of(table, bearer(request.headers), client_of(request), app.wrong_keys)


async def loaded_or_stored(app: App, request: Request) -> tuple[Table | StoredTable, int | None]:
    """The same; a table that cannot be loaded as far as it is stored: it can still be read, and closed."""
    try:
        return await table_and_viewer(app, request)
    except Refused as refused:
        if refused.refusal != "broken-table":
            raise
    table = await app.host.tables.stored(request.path_params["table"])
    return table, viewer_of(table, bearer(request.headers), client_of(request), app.wrong_keys)


def answer_json(message: msgspec.Struct, status: int = 200) -> Response:
    """A message as an HTTP answer."""
    return Response(updates.ENCODER.encode(message), status, HEADERS, "application/json")


def answer_packed(content: bytes) -> Response:
    """A gzipped message as an HTTP answer."""
    headers = {**HEADERS, "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(content, 200, headers, "application/json")


class Constant(NamedTuple):
    """A message that never changes while the process lives: gzipped, with its tag."""

    packed: bytes
    tag: str


@lru_cache(CONSTANTS)
def constant(make: Callable[..., msgspec.Struct], *arguments: Hashable) -> Constant:
    """What a pure function makes of these arguments, made once."""
    content = packed(make(*arguments))
    return Constant(content, f'"{hashlib.sha256(content).hexdigest()[:24]}"')


def answer_constant(request: Request, found: Constant) -> Response:
    """A constant as an HTTP answer; a client that has it already is told so."""
    headers = {**HEADERS, "cache-control": "no-cache", "etag": found.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(None, 304, headers)
    if accepts_gzip(request):
        return Response(found.packed, 200, {**headers, "content-encoding": "gzip"}, "application/json")
    return Response(gzip.decompress(found.packed), 200, headers, "application/json")


def accepts_gzip(request: Request) -> bool:
    """Whether the client takes gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


def answer_text(text: str) -> Response:
    """A text as an HTTP answer."""
    return Response(text, 200, HEADERS, "text/plain; charset=utf-8")


def refusal_response(refused: Refused) -> Response:
    """A refusal as an HTTP answer."""
    answer = answer_json(refused.message(), refused.status)
    if refused.status == 429:
        answer.headers["retry-after"] = str(max(1, math.ceil(refused.wait)))
    return answer
