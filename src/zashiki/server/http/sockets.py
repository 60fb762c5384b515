"""The WebSocket side: one socket is one viewer at one table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from .. import protocol
from ..app import App
from ..budget import PAYER, Account, metered
from ..refusals import Refused
from ..tables import updates
from ..tables.outbox import Outbox
from ..tables.table import Table
from .auth import check_origin, viewer_of
from .connection import SCOPE_KEY, Connection
from .http_io import client_of, decode, find_table, refusal_response

COMMAND: Any = protocol.AnyCommand
MAX_UNREADABLE = 20
"""Messages that cannot be decoded before a socket is closed."""

SOCKETS_PER_SEAT = 20
"""A player may have the table open so often."""
WATCHERS_SHARE = 0.9
"""Of all sockets of a process, the part that watchers may fill: the rest is kept for players."""


def live(app: App) -> Callable[[WebSocket], Awaitable[None]]:
    """The endpoint of `WS /api/tables/{id}/live`."""

    async def endpoint(socket: WebSocket) -> None:
        try:
            check_origin(socket.headers, app.settings.origins)
            if app.host.broadcaster.sockets >= app.settings.sockets:
                raise Refused("too-many", "Too many sockets are open here; try again later.")
        except Refused as refused:
            app.metrics.count("zashiki_refusals_total", "refusal", refused.refusal)
            await socket.send_denial_response(refusal_response(refused))
            return
        socket.scope["extensions"][SCOPE_KEY].payer = PAYER.get()
        await socket.accept()
        try:
            await _serve(app, socket)
        except Refused as refused:
            app.metrics.count("zashiki_refusals_total", "refusal", refused.refusal)
            await _close(socket, refused)
        except WebSocketDisconnect:
            pass

    return endpoint


async def _close(socket: WebSocket, refused: Refused) -> None:
    """Send a refusal, and close the socket with its status."""
    try:
        await socket.send_text(updates.ENCODER.encode(refused.message()).decode())
        await socket.close(4000 + refused.status, refused.refusal)
    except (WebSocketDisconnect, RuntimeError):
        pass


async def _serve(app: App, socket: WebSocket) -> None:
    """Read the Hello, send the whole position, then handle commands until the client is gone."""
    try:
        async with asyncio.timeout(app.settings.hello_seconds):
            first = await _receive(socket)
    except TimeoutError:
        raise Refused("bad-request", "Nothing was said; the first message is {key, after}.") from None
    hello = decode(first, protocol.Hello)
    table = await find_table(app, socket.path_params["table"])
    client = client_of(socket)
    viewer = viewer_of(table, hello.key, client, app.wrong_keys)
    payer = app.budget.client(client) if viewer is None else app.budget.seat(client, table.id, viewer)
    PAYER.set(payer)
    if viewer is None and payer.wait():
        raise Refused("too-many", "You asked for too much work in a short time; wait a little.")
    await out_of_debt(payer)
    broadcaster = app.host.broadcaster
    _check_room(app, table, viewer, client)
    connection: Connection = socket.scope["extensions"][SCOPE_KEY]
    connection.payer = payer
    outbox = Outbox(connection, app.settings.outbox_bytes, app.metrics, broadcaster.flush_batch)
    entries = [] if hello.after is None else await app.host.entries_after(table, hello.after)
    outbox.put_message(updates.full_update(table, viewer, entries, hello.views))
    broadcaster.join(table, viewer, outbox, hello.views)
    app.watchers[client] += viewer is None
    session = SocketSession(app, table, viewer, client, connection, outbox, payer)
    try:
        # A task of its own: woken at every message, it need not go down through the application's layers each time.
        await asyncio.create_task(session.run())
    finally:
        broadcaster.leave(table, viewer, outbox, hello.views)
        if viewer is None:
            app.watchers[client] -= 1
            if not app.watchers[client]:
                del app.watchers[client]
        else:
            app.scheduler.clock_watch.mark_present(table.id, viewer)


async def out_of_debt(payer: Account) -> None:
    """Wait until an account may be charged again: who is in debt is answered late, and not refused."""
    while wait := payer.wait():
        await asyncio.sleep(wait)


def _check_room(app: App, table: Table, viewer: int | None, client: str) -> None:
    """Refuse a socket too many. Watchers have limits of their own, so that they cannot keep a player out."""
    settings, broadcaster = app.settings, app.host.broadcaster
    most = settings.sockets_per_table if viewer is None else SOCKETS_PER_SEAT
    if broadcaster.count(table, viewer) >= most:
        raise Refused("too-many", "Too many sockets are open at this table.")
    if viewer is None and broadcaster.sockets >= WATCHERS_SHARE * settings.sockets:
        raise Refused("too-many", "The server has no room for more watchers.")
    if viewer is None and app.watchers[client] >= settings.sockets_per_client:
        raise Refused("too-many", "Too many watchers' sockets are open at your address.")


async def _receive(source: WebSocket | Connection) -> str:
    message: Any = await source.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return text if text is not None else ""


class SocketSession:
    """One viewer's socket at a table, from the first command to the close."""

    __slots__ = ("_address", "_app", "_connection", "_outbox", "_payer", "_table", "_viewer")

    def __init__(
        self,
        app: App,
        table: Table,
        viewer: int | None,
        address_: str,
        connection: Connection,
        outbox: Outbox,
        payer: Account,
    ) -> None:
        self._app, self._table, self._viewer, self._address = app, table, viewer, address_
        self._connection, self._outbox, self._payer = connection, outbox, payer

    async def run(self) -> None:
        """Carry out the client's commands, one after the other, and charge them."""
        await metered(self._run())

    async def _run(self) -> None:
        unreadable = 0
        self._connection.on_text = None if self._viewer is None else self._on_move
        while not self._outbox.closed:
            text = await _receive(self._connection)
            await out_of_debt(self._payer)
            command: protocol.Command | None = None
            try:
                command = decode(text, COMMAND)
                await self._app.act(self._table, self._viewer, command, self._address, self._outbox.put_message)
            except Refused as refused:
                self._refuse(refused, command.id if command else None)
                unreadable += command is None
                if unreadable > MAX_UNREADABLE:
                    raise Refused("too-many", "Too much that cannot be read.") from refused

    def _on_move(self, text: str) -> bool:
        """Commit a move on the fast path; false if it is no move, or has to wait for something."""
        table, fast_path = self._table, self._app.fast_path
        if not self._payer.ready:
            return False
        try:
            move = decode(text, COMMAND)
        except Refused:
            return False
        if (
            not isinstance(move, protocol.Move)
            or self._viewer is None
            or not fast_path.serves(table, self._viewer, move)
        ):
            return False
        try:
            seat = self._app.admit(table, self._viewer, move, self._address)
            fast_path.move(table, seat, move, self._outbox.put_message, self._refuse, self._payer)
        except Refused as refused:
            self._refuse(refused, move.id)
        return True

    def _refuse(self, refused: Refused, id_: str | None) -> None:
        self._app.metrics.count("zashiki_refusals_total", "refusal", refused.refusal)
        self._outbox.put_message(refused.message(id_))
