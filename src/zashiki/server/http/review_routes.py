"""Handlers about looking back and advice: the story of a finished game, its review, hints."""

from __future__ import annotations

from typing import get_args

from starlette.requests import Request

from .. import protocol
from ..app import App
from ..refusals import Refused
from ..scenes import review_messages
from ..scenes.past import finished
from ..scenes.perspective import Perspective
from ..storage.review_store import FAILED
from ..tables import commands
from ..tables.table import Table
from .http_io import client_of, language_of, number_in, read_body, shape_of, table_and_viewer


async def story(app: App, request: Request) -> protocol.Story:
    """A finished game in words, seen by a seat or with open hands."""
    table, viewer, eyes = await _finished_table(app, request)
    return await app.host.background.in_thread(app.archive.story, table, viewer, eyes, language_of(request))


async def moment(app: App, request: Request) -> protocol.Scene:
    """A position of a finished game: after `at` of its actions."""
    table, _viewer, eyes = await _finished_table(app, request)
    at, language = number_in(request, "at") or 0, language_of(request)
    return await app.host.background.in_thread(app.archive.scene, table, at, eyes, language, shape_of(request))


async def _finished_table(app: App, request: Request) -> tuple[Table, int | None, Perspective]:
    table, viewer = await table_and_viewer(app, request)
    finished(table)
    return table, viewer, Perspective.read(request.query_params.get("eyes", "open"), len(table.seats))


async def review(app: App, request: Request) -> protocol.ReviewState:
    """How far a review is, and all of it once it is done."""
    table, _viewer = await table_and_viewer(app, request)
    commands.may_review(table)
    depth = request.query_params.get("depth", protocol.ReviewOrder().depth)
    if depth not in get_args(protocol.ReviewDepth):
        raise Refused("bad-request", f"`depth` is one of {', '.join(get_args(protocol.ReviewDepth))}.")
    return review_messages.review_state(table, await app.reviewer.status(table, depth), language_of(request))


async def begin_review(app: App, request: Request) -> protocol.ReviewState:
    """Begin a review, unless there is one."""
    table, _viewer = await table_and_viewer(app, request)
    order = await read_body(app, request, protocol.ReviewOrder)
    commands.may_review(table)
    kept = await app.reviewer.status(table, order.depth)
    if kept is None or kept.state == FAILED:
        app.advice.demand(client_of(request), "reviews")
        kept = await app.reviewer.start(table, order.depth, client_of(request))
    return review_messages.review_state(table, kept, language_of(request))


async def hint(app: App, request: Request) -> protocol.Hint:
    """What the coach thinks of the choices of the seat that decides."""
    table, viewer = await table_and_viewer(app, request)
    seat = commands.may_have_hints(table, viewer)
    app.advice.demand((table.id, seat), "hints")
    app.hints.demand(client_of(request), "hints")
    version, view = table.version, table.state.view(seat) if table.state else {}
    thoughts = await app.scheduler.advise(table, seat, client_of(request))
    return review_messages.hint(table, version, thoughts, view, language_of(request))
