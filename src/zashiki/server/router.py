"""The HTTP side: each path with the function that answers it."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, TypeVar

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from ..bots import LEVELS
from ..core.errors import InvalidAction
from ..core.registry import games
from ..core.registry import kind as kind_of
from . import arbiter, narrator, protocol
from .doorkeeper import bearer, check_origin, viewer_of
from .parlour import Parlour
from .receiver import HEADERS, address, answer_json, decode, find_table, refusal_response
from .refusals import Refused
from .socketeer import live
from .surveyor import description
from .table import Table

LOGGER = logging.getLogger("zashiki.server")
T = TypeVar("T")
Answer = Callable[[Parlour, Request], Awaitable[Any]]


def application(parlour: Parlour) -> Starlette:
    """The server as an ASGI application."""
    paths: list[tuple[str, str, Answer]] = [
        ("GET", "/healthz", _healthz),
        ("GET", "/readyz", _readyz),
        ("GET", "/metrics", _metrics),
        ("GET", "/api/schema.json", _schema),
        ("GET", "/api/games", _games),
        ("POST", "/api/tables", _make_table),
        ("GET", "/api/tables/{table}", _show),
        ("GET", "/api/tables/{table}/why-not", _why_not),
        ("GET", "/api/tables/{table}/record", _record),
        ("POST", "/api/tables/{table}/seats", _claim),
        *(("POST", f"/api/tables/{{table}}/{path}", _commands(path)) for path in protocol.COMMANDS),
    ]
    routes: list[Any] = [Route(path, _endpoint(parlour, answer), methods=[m]) for m, path, answer in paths]
    routes.append(WebSocketRoute("/api/tables/{table}/live", live(parlour)))

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await parlour.open()
        yield
        await parlour.close()

    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_exception_handler(HTTPException, _not_found)
    app.add_exception_handler(Exception, _failed)
    return app


def _endpoint(parlour: Parlour, answer: Answer) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        try:
            if request.method == "POST":
                check_origin(request.headers, parlour.settings.origins)
            found = await answer(parlour, request)
        except Refused as refused:
            parlour.meter.count("zashiki_refusals_total", "refusal", refused.refusal)
            return refusal_response(refused)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it
        return found if isinstance(found, Response) else answer_json(found)

    return endpoint


async def _not_found(_request: Request, error: Exception) -> Response:
    wrong_method = isinstance(error, HTTPException) and error.status_code == 405
    kind, text = (
        ("wrong-method", "This path takes another method.") if wrong_method else ("unknown-path", "No such path.")
    )
    return refusal_response(Refused(kind, text))


async def _failed(_request: Request, _error: Exception) -> Response:
    return refusal_response(Refused("server-error", "Something went wrong here; the log of the server says what."))


# reading requests


async def _read(parlour: Parlour, request: Request, form: type[T]) -> T:
    """The body, of at most the allowed size, as a message."""
    limit, body = parlour.settings.body_bytes, bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise Refused("too-large", f"A body has at most {limit} bytes.")
    return decode(bytes(body), form)


async def _arrive(parlour: Parlour, request: Request) -> tuple[Table, int | None]:
    """The table and the seat of a request."""
    table = await find_table(parlour, request.path_params["table"])
    return table, viewer_of(table, bearer(request.headers), address(request), parlour.wrong_keys)


# the answers


async def _healthz(_parlour: Parlour, _request: Request) -> protocol.Health:
    return protocol.Health("ok")


async def _readyz(parlour: Parlour, _request: Request) -> Response:
    status = await parlour.readiness()
    return answer_json(status, 200 if status.status == "ok" else 503)


async def _metrics(parlour: Parlour, _request: Request) -> Response:
    return Response(parlour.meter.text(), media_type="text/plain; version=0.0.4")


async def _schema(_parlour: Parlour, _request: Request) -> Response:
    return Response(narrator.ENCODER.encode(description()), 200, HEADERS, "application/json")


async def _games(parlour: Parlour, _request: Request) -> protocol.Games:
    return games_info(parlour.settings.games or tuple(games()))


@cache
def games_info(names: tuple[str, ...]) -> protocol.Games:
    """What can be played, and against whom."""
    found = []
    for name in names:
        kind = kind_of(name)
        options = [protocol.OptionInfo(o.name, list(o.choices), o.default, o.help) for o in kind.options]
        found.append(protocol.GameInfo(name, kind.title, kind.rules_version, list(kind.seats), options))
    return protocol.Games(found, [protocol.BotInfo(name, level.help) for name, level in LEVELS.items()])


async def _make_table(parlour: Parlour, request: Request) -> protocol.TableMade:
    parlour.creations.demand(address(request), "new tables")
    order = await _read(parlour, request, protocol.TableOrder)
    if parlour.settings.games and order.game not in parlour.settings.games:
        raise Refused("unknown-game", f"This server has {', '.join(parlour.settings.games)}.")
    return await parlour.host.founder.make(order)


async def _show(parlour: Parlour, request: Request) -> protocol.Update:
    table, viewer = await _arrive(parlour, request)
    given = request.query_params.get("after")
    if given is None:
        return narrator.whole(table, viewer, [])
    if not re.fullmatch(r"-?[0-9]{1,9}", given):
        raise Refused("bad-request", "`after` is the number of an entry.")
    parlour.asking.demand(address(request), "questions")
    news = await parlour.host.news(table, max(-1, int(given)))
    return narrator.whole(table, viewer, news)


async def _why_not(parlour: Parlour, request: Request) -> protocol.WhyNot:
    table, viewer = await _arrive(parlour, request)
    parlour.asking.demand(address(request), "questions")
    arbiter.may_ask(table, viewer)
    text = request.query_params.get("action", "")[:120]
    try:
        action = table.game.kind.actions.parse(text)
    except InvalidAction as error:
        raise Refused("unknown-action", str(error), table.version) from error
    refusal = table.state.why_not(action) if table.state else None
    return protocol.WhyNot(action.text, refusal.rule if refusal else None, refusal.text if refusal else None)


async def _record(parlour: Parlour, request: Request) -> Response:
    table, viewer = await _arrive(parlour, request)
    parlour.asking.demand(address(request), "questions")
    if table.state is None:
        raise Refused("not-started", "The game has not begun.", table.version)
    return Response(narrator.record(table, viewer), 200, HEADERS, "text/plain; charset=utf-8")


async def _claim(parlour: Parlour, request: Request) -> protocol.SeatKey:
    table, _viewer = await _arrive(parlour, request)
    parlour.creations.demand(address(request), "seats taken")
    return await parlour.host.claim(table, await _read(parlour, request, protocol.Claim))


def _commands(path: str) -> Answer:
    form = protocol.COMMANDS[path]

    async def answer(parlour: Parlour, request: Request) -> protocol.Ack:
        table, seat = await _arrive(parlour, request)
        command = await _read(parlour, request, form)
        answers: list[protocol.Ack] = []
        await parlour.act(table, seat, command, address(request), answers.append)
        return answers[0]

    return answer
