"""What both sides of the server share: reading messages, finding the table a path names, refusing."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, TypeVar

import msgspec
from starlette.responses import Response

from . import narrator
from .parlour import Parlour
from .refusals import Refused
from .table import Table

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{8,40}")
HEADERS = {"cache-control": "no-store", "x-content-type-options": "nosniff", "referrer-policy": "no-referrer"}
T = TypeVar("T")


@cache
def _decoder(form: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(form)


def decode(data: bytes | str, form: type[T]) -> T:
    """JSON as a message; what is wrong with it is told."""
    try:
        found: T = _decoder(form).decode(data)  # type: ignore[arg-type]
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request", f"This cannot be read: {error}") from error
    return found


async def find_table(parlour: Parlour, id_: str) -> Table:
    """The table a path names."""
    if not TABLE_ID.fullmatch(id_):
        raise Refused("unknown-table", "There is no such table.")
    return await parlour.host.table(id_)


def address(request: Any) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "?"


def answer_json(message: msgspec.Struct, status: int = 200) -> Response:
    """A message as an HTTP answer."""
    return Response(narrator.ENCODER.encode(message), status, HEADERS, "application/json")


def answer_packed(content: bytes) -> Response:
    """A packed message as an HTTP answer."""
    headers = {**HEADERS, "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(content, 200, headers, "application/json")


def refusal_response(refused: Refused) -> Response:
    """A refusal as an HTTP answer."""
    return answer_json(refused.message(), refused.status)
