"""Handlers about a table that is played at: making it, sitting down, commands, updates, scenes."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ...errors import InvalidAction
from .. import protocol
from ..app import App
from ..refusals import Refused
from ..scenes import scenes
from ..scenes.scene_cache import Place
from ..tables import commands, updates
from ..tables.stored_table import StoredTable
from .http_io import (
    RECORD_BYTES,
    accepts_gzip,
    action_in,
    answer_packed,
    answer_text,
    client_of,
    language_of,
    loaded_or_stored,
    number_in,
    read_body,
    shape_of,
    table_and_viewer,
)
from .route import Handler


async def make_table(app: App, request: Request) -> protocol.TableMade:
    """A new table, with the keys of its seats."""
    app.creations.demand(client_of(request), "new tables")
    order = await read_body(app, request, protocol.TableOrder, RECORD_BYTES)
    if app.settings.games and order.game not in app.settings.games:
        raise Refused("unknown-game", f"This server has {', '.join(app.settings.games)}.")
    return await app.table_factory.make(order, client_of(request), language_of(request))


async def show(app: App, request: Request) -> protocol.Update:
    """The table as the viewer may see it, with the entries since `after`."""
    table, viewer = await loaded_or_stored(app, request)
    if isinstance(table, StoredTable):
        if table.result is None:
            raise Refused("broken-table", table.reason)
        return table.update(viewer, table.result)
    after = number_in(request, "after")
    if after is None:
        return updates.full_update(table, viewer, [])
    return updates.full_update(table, viewer, await app.host.entries_after(table, after))


async def scene(app: App, request: Request) -> protocol.Scene | Response:
    """The table now, or as it was after entry `at`, drawn and in words; lines of the log since entry `after`."""
    table, viewer = await table_and_viewer(app, request)
    at, after = (number_in(request, name) for name in ("at", "after"))
    language, shape = language_of(request), shape_of(request)
    if at is not None and at < table.number:
        past = await app.host.tables.replayed(table, at)
        entries = [entry for entry in past.recent if after is not None and entry.row.number > after]
        return scenes.scene(past, viewer, entries, language, shape)
    entries = [] if after is None else await app.host.entries_after(table, after)
    if viewer is not None:
        return scenes.scene(table, viewer, entries, language, shape)
    place = Place(table.id, table.number, after, language, shape)
    picture = app.scene_cache.find(place, lambda: scenes.scene(table, None, entries, language, shape))
    return answer_packed(picture.packed) if accepts_gzip(request) else picture.scene


async def why_not(app: App, request: Request) -> protocol.WhyNot:
    """Which rule forbids an action, for the seat that decides."""
    table, viewer = await table_and_viewer(app, request)
    commands.may_ask(table, viewer)
    try:
        action = table.game.kind.actions.parse(action_in(request))
    except InvalidAction as error:
        raise Refused("unknown-action", str(error), table.version) from error
    refusal = table.state.why_not(action, language_of(request)) if table.state else None
    return protocol.WhyNot(action.text, refusal.rule if refusal else None, refusal.text if refusal else None)


async def record(app: App, request: Request) -> Response:
    """The game as text, as far as the viewer may know it."""
    table, viewer = await loaded_or_stored(app, request)
    if isinstance(table, StoredTable):
        if not table.record:
            raise Refused("broken-table", table.reason)
        return answer_text(table.record)
    if table.state is None:
        raise Refused("not-started", "The game has not begun.", table.version)
    return answer_text(updates.record(table, viewer))


async def claim(app: App, request: Request) -> protocol.SeatKey:
    """Sit down on an open seat."""
    table, _viewer = await table_and_viewer(app, request)
    app.creations.demand(client_of(request), "seats taken")
    return await app.host.claim(table, await read_body(app, request, protocol.Claim))


def command(form: type[protocol.Command]) -> Handler:
    """The handler of one kind of command."""

    async def handle(app: App, request: Request) -> protocol.Ack:
        table, seat = await loaded_or_stored(app, request)
        given = await read_body(app, request, form)
        if isinstance(table, StoredTable):
            if seat is None or not isinstance(given, protocol.Resign):
                raise Refused("broken-table", table.reason)
            return await app.host.close_stored(table, seat, given)
        answers: list[protocol.Ack] = []
        await app.act(table, seat, given, client_of(request), answers.append)
        return answers[0]

    handle.__doc__ = form.__doc__
    return handle
