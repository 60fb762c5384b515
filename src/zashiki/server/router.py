"""The HTTP side: each path with the function that answers it."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, TypeVar, get_args

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from ..bots import LEVELS
from ..core.errors import InvalidAction, OptionError
from ..core.kind import Kind, known_language
from ..core.pictures import NARROW, WIDE
from ..core.registry import games
from ..core.registry import kind as kind_of
from . import arbiter, narrator, page, protocol, reviewing, scenery, teaching
from .doorkeeper import bearer, check_origin, viewer_of
from .gallery import Place, packed
from .host import EVERYTHING
from .parlour import Parlour
from .past import Eyes, finished
from .receiver import HEADERS, address, answer_json, answer_packed, decode, find_table, refusal_response
from .refusals import Refused
from .shelf import FAILED
from .socketeer import live
from .surveyor import description
from .table import Table

LOGGER = logging.getLogger("zashiki.server")
T = TypeVar("T")
PACKED = protocol.Scene | protocol.Rules | protocol.Story | protocol.ReviewState | protocol.Lesson | protocol.Example
"""Answers that are long."""
Answer = Callable[[Parlour, Request], Awaitable[Any]]


def application(parlour: Parlour) -> Starlette:
    """The server as an ASGI application."""
    paths: list[tuple[str, str, Answer]] = [
        ("GET", "/healthz", _healthz),
        ("GET", "/readyz", _readyz),
        ("GET", "/metrics", _metrics),
        ("GET", "/api/schema.json", _schema),
        ("GET", "/api/games", _games),
        ("GET", "/api/games/{game}/options", _options),
        ("GET", "/api/games/{game}/rules", _rules),
        ("GET", "/api/games/{game}/lesson", _lesson),
        ("GET", "/api/games/{game}/lesson/scene", _lesson_scene),
        ("GET", "/api/games/{game}/lesson/why-not", _lesson_why_not),
        ("GET", "/api/games/{game}/examples", _examples),
        ("GET", "/api/games/{game}/examples/{example}", _example),
        ("POST", "/api/tables", _make_table),
        ("GET", "/api/tables/{table}", _show),
        ("GET", "/api/tables/{table}/scene", _scene),
        ("GET", "/api/tables/{table}/story", _story),
        ("GET", "/api/tables/{table}/moment", _past_scene),
        ("GET", "/api/tables/{table}/why-not", _why_not),
        ("GET", "/api/tables/{table}/record", _record),
        ("GET", "/api/tables/{table}/review", _review),
        ("POST", "/api/tables/{table}/review", _begin_review),
        ("GET", "/api/tables/{table}/hint", _hint),
        ("POST", "/api/tables/{table}/seats", _claim),
        *(("POST", f"/api/tables/{{table}}/{path}", _commands(path)) for path in protocol.COMMANDS),
    ]
    routes: list[Any] = [Route(path, _endpoint(parlour, answer), methods=[m]) for m, path, answer in paths]
    routes.append(WebSocketRoute("/api/tables/{table}/live", live(parlour)))
    routes += [Route(path, page.room, methods=["GET"]) for path in page.ROOMS]
    routes += [Route(path, page.asset, methods=["GET"]) for path in page.FILES]

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
        if isinstance(found, PACKED) and page.accepts_gzip(request):
            return answer_packed(packed(found))
        return found if isinstance(found, Response) else answer_json(found)

    return endpoint


async def _not_found(_request: Request, error: Exception) -> Response:
    if isinstance(error, HTTPException) and error.status_code == 405:
        return refusal_response(Refused("wrong-method", "This path takes another method."))
    return refusal_response(Refused("unknown-path", "No such path."))


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


def _number(request: Request, name: str) -> int | None:
    """The number of an entry in the question, if it is there."""
    given = request.query_params.get(name)
    if given is None:
        return None
    if not re.fullmatch(r"-?[0-9]{1,9}", given):
        raise Refused("bad-request", f"`{name}` is the number of an entry.")
    return max(-1, int(given))


def language_of(request: Request) -> str:
    """The language to answer in: `lang` in the question."""
    return known_language(request.query_params.get("lang"))


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


async def _games(parlour: Parlour, request: Request) -> protocol.Games:
    return games_info(parlour.settings.games or tuple(games()), language_of(request))


@cache
def games_info(names: tuple[str, ...], language: str) -> protocol.Games:
    """What can be played, and against whom."""
    bots = [protocol.BotInfo(name, level.help) for name, level in LEVELS.items()]
    return protocol.Games([scenery.game_info(name, language) for name in names], bots)


async def _options(_parlour: Parlour, request: Request) -> protocol.Fitting:
    kind = _kind(request)
    given = {name: value for name, value in request.query_params.items() if name != "lang"}
    try:
        return scenery.fitting(kind.name, given)
    except OptionError as error:
        raise Refused("bad-options", str(error)) from error


async def _rules(_parlour: Parlour, request: Request) -> protocol.Rules:
    return scenery.rules(_kind(request).name, language_of(request))


async def _lesson(_parlour: Parlour, request: Request) -> protocol.Lesson:
    return teaching.lesson(_kind(request).name, language_of(request))


async def _lesson_scene(parlour: Parlour, request: Request) -> protocol.Scene:
    parlour.asking.demand(address(request), "questions")
    at = _number(request, "at") or 0
    return teaching.lesson_scene(_kind(request).name, at, language_of(request), shape_of(request))


async def _lesson_why_not(parlour: Parlour, request: Request) -> protocol.WhyNot:
    parlour.asking.demand(address(request), "questions")
    at, text = _number(request, "at") or 0, request.query_params.get("action", "")[:120]
    return teaching.lesson_why_not(_kind(request).name, at, text, language_of(request))


async def _examples(_parlour: Parlour, request: Request) -> protocol.Examples:
    return teaching.examples(_kind(request).name, language_of(request))


async def _example(parlour: Parlour, request: Request) -> protocol.Example:
    parlour.asking.demand(address(request), "questions")
    id_ = request.path_params["example"]
    return teaching.example(_kind(request).name, id_, language_of(request), shape_of(request))


def shape_of(request: Request) -> str:
    """The shape of the page: `shape` in the question."""
    return NARROW if request.query_params.get("shape") == NARROW else WIDE


def _kind(request: Request) -> Kind:
    name = request.path_params["game"]
    if name not in games():
        raise Refused("unknown-game", f"There is no game '{name[:60]}'; there are {', '.join(games())}.")
    return kind_of(name)


async def _make_table(parlour: Parlour, request: Request) -> protocol.TableMade:
    parlour.creations.demand(address(request), "new tables")
    order = await _read(parlour, request, protocol.TableOrder)
    if parlour.settings.games and order.game not in parlour.settings.games:
        raise Refused("unknown-game", f"This server has {', '.join(parlour.settings.games)}.")
    return await parlour.host.founder.make(order)


async def _show(parlour: Parlour, request: Request) -> protocol.Update:
    table, viewer = await _arrive(parlour, request)
    after = _number(request, "after")
    if after is None:
        return narrator.whole(table, viewer, [])
    parlour.asking.demand(address(request), "questions")
    return narrator.whole(table, viewer, await parlour.host.news(table, after))


async def _scene(parlour: Parlour, request: Request) -> protocol.Scene | Response:
    """The table as it is, or as it was after entry `at`; lines of the log since entry `after`."""
    table, viewer = await _arrive(parlour, request)
    parlour.asking.demand(address(request), "questions")
    at, after = (_number(request, name) for name in ("at", "after"))
    language, shape = language_of(request), _shape(request)
    if at is not None and at < table.number:
        past: Table = await parlour.host.in_thread(parlour.host.replay, table.id, EVERYTHING, at)
        told = [told for told in past.recent if after is not None and told.row.number > after]
        return scenery.scene(past, viewer, told, language, shape)
    news = [] if after is None else await parlour.host.news(table, after)
    if viewer is not None:
        return scenery.scene(table, viewer, news, language, shape)
    place = Place(table.id, table.number, after, language, shape)
    picture = parlour.gallery.find(place, lambda: scenery.scene(table, None, news, language, shape))
    return answer_packed(picture.packed) if page.accepts_gzip(request) else picture.scene


async def _story(parlour: Parlour, request: Request) -> protocol.Story:
    """A game that is over, told through the eyes of a seat or with open hands."""
    table, viewer, eyes = await _look_back(parlour, request)
    story: protocol.Story = await parlour.host.in_thread(
        parlour.archive.story, table, viewer, eyes, language_of(request)
    )
    return story


async def _past_scene(parlour: Parlour, request: Request) -> protocol.Scene:
    """A position of a game that is over: after `at` of its actions."""
    table, _viewer, eyes = await _look_back(parlour, request)
    at = _number(request, "at") or 0
    scene: protocol.Scene = await parlour.host.in_thread(
        parlour.archive.scene, table, at, eyes, language_of(request), _shape(request)
    )
    return scene


async def _look_back(parlour: Parlour, request: Request) -> tuple[Table, int | None, Eyes]:
    table, viewer = await _arrive(parlour, request)
    parlour.asking.demand(address(request), "questions")
    finished(table)
    return table, viewer, Eyes.read(request.query_params.get("eyes", "open"), len(table.seats))


def _shape(request: Request) -> str:
    return NARROW if request.query_params.get("shape") == NARROW else WIDE


async def _why_not(parlour: Parlour, request: Request) -> protocol.WhyNot:
    table, viewer = await _arrive(parlour, request)
    parlour.asking.demand(address(request), "questions")
    arbiter.may_ask(table, viewer)
    text = request.query_params.get("action", "")[:120]
    try:
        action = table.game.kind.actions.parse(text)
    except InvalidAction as error:
        raise Refused("unknown-action", str(error), table.version) from error
    refusal = table.state.why_not(action, language_of(request)) if table.state else None
    return protocol.WhyNot(action.text, refusal.rule if refusal else None, refusal.text if refusal else None)


async def _record(parlour: Parlour, request: Request) -> Response:
    table, viewer = await _arrive(parlour, request)
    parlour.asking.demand(address(request), "questions")
    if table.state is None:
        raise Refused("not-started", "The game has not begun.", table.version)
    return Response(narrator.record(table, viewer), 200, HEADERS, "text/plain; charset=utf-8")


async def _review(parlour: Parlour, request: Request) -> protocol.ReviewState:
    table, _viewer = await _arrive(parlour, request)
    parlour.asking.demand(address(request), "questions")
    arbiter.may_review(table)
    depth = request.query_params.get("depth", protocol.ReviewOrder().depth)
    if depth not in get_args(protocol.ReviewDepth):
        raise Refused("bad-request", f"`depth` is one of {', '.join(get_args(protocol.ReviewDepth))}.")
    return reviewing.review_state(table, await parlour.reviewer.status(table, depth), language_of(request))


async def _begin_review(parlour: Parlour, request: Request) -> protocol.ReviewState:
    table, _viewer = await _arrive(parlour, request)
    parlour.asking.demand(address(request), "questions")
    order = await _read(parlour, request, protocol.ReviewOrder)
    arbiter.may_review(table)
    kept = await parlour.reviewer.status(table, order.depth)
    if kept is None or kept.state == FAILED:
        parlour.advice.demand(address(request), "reviews")
        kept = await parlour.reviewer.start(table, order.depth)
    return reviewing.review_state(table, kept, language_of(request))


async def _hint(parlour: Parlour, request: Request) -> protocol.Hint:
    table, viewer = await _arrive(parlour, request)
    seat = arbiter.may_have_hints(table, viewer)
    parlour.advice.demand((table.id, seat), "hints")
    version = table.version
    thoughts = await parlour.steward.advise(table, seat)
    return reviewing.hint(table, version, thoughts, language_of(request))


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
