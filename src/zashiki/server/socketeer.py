"""The WebSocket side: one socket is one viewer at one table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from . import narrator, protocol
from .doorkeeper import check_origin, viewer_of
from .line import Line, Outbox
from .parlour import Parlour
from .receiver import address, decode, find_table, refusal_response
from .refusals import Refused
from .table import Table

LOGGER = logging.getLogger("zashiki.server")
COMMAND: Any = protocol.AnyCommand
PATIENCE = 20
"""Messages that cannot be read before a socket is closed."""


def live(parlour: Parlour) -> Callable[[WebSocket], Awaitable[None]]:
    """The endpoint of `WS /api/tables/{id}/live`."""

    async def endpoint(socket: WebSocket) -> None:
        try:
            check_origin(socket.headers, parlour.settings.origins)
            if parlour.host.courier.sockets >= parlour.settings.sockets:
                raise Refused("too-many", "Too many sockets are open here; try again later.")
        except Refused as refused:
            parlour.meter.count("zashiki_refusals_total", "refusal", refused.refusal)
            await socket.send_denial_response(refusal_response(refused))
            return
        await socket.accept()
        try:
            await _attend(parlour, socket)
        except Refused as refused:
            parlour.meter.count("zashiki_refusals_total", "refusal", refused.refusal)
            await _part(socket, refused)
        except WebSocketDisconnect:
            pass

    return endpoint


async def _part(socket: WebSocket, refused: Refused) -> None:
    """Say why, and close."""
    try:
        await socket.send_text(narrator.ENCODER.encode(refused.message()).decode())
        await socket.close(4000 + refused.status, refused.refusal)
    except (WebSocketDisconnect, RuntimeError):
        pass


async def _attend(parlour: Parlour, socket: WebSocket) -> None:
    try:
        async with asyncio.timeout(parlour.settings.hello_seconds):
            first = await _receive(socket)
    except TimeoutError:
        raise Refused("bad-request", "Nothing was said; the first message is {key, after}.") from None
    hello = decode(first, protocol.Hello)
    table = await find_table(parlour, socket.path_params["table"])
    viewer = viewer_of(table, hello.key, address(socket), parlour.wrong_keys)
    if parlour.host.courier.count(table) >= parlour.settings.sockets_per_table:
        raise Refused("too-many", "Too many sockets are open at this table.")
    outbox = Outbox(socket.scope, parlour.settings.outbox_bytes, parlour.meter, parlour.host.courier.post)
    news = [] if hello.after is None else await parlour.host.news(table, hello.after)
    outbox.message(narrator.whole(table, viewer, news, hello.views))
    parlour.host.courier.join(table, viewer, outbox, hello.views)
    guest = Guest(parlour, table, viewer, address(socket), outbox)
    try:
        # A task of its own: woken at every message, it need not go down through the application's layers each time.
        await asyncio.create_task(guest.listen())
    finally:
        parlour.host.courier.leave(table, viewer, outbox, hello.views)
        if viewer is not None:
            parlour.steward.seen(table, viewer)


async def _receive(source: WebSocket | Line) -> str:
    message: Any = await source.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return text if text is not None else ""


class Guest:
    """Whoever sits at the other end of a line, heard until they go."""

    __slots__ = ("_outbox", "_parlour", "_table", "_viewer", "_where")

    def __init__(self, parlour: Parlour, table: Table, viewer: int | None, where: str, outbox: Outbox) -> None:
        self._parlour, self._table, self._viewer, self._where, self._outbox = parlour, table, viewer, where, outbox

    async def listen(self) -> None:
        """Do what is asked, one thing after the other."""
        line, unread = self._outbox.line, 0
        line.short = None if self._viewer is None else self._hear_move
        while not self._outbox.closed:
            text = await _receive(line)
            command: protocol.Command | None = None
            try:
                command = decode(text, COMMAND)
                await self._parlour.act(self._table, self._viewer, command, self._where, self._outbox.message)
            except Refused as refused:
                self._refuse(refused, command.id if command else None)
                unread += command is None
                if unread > PATIENCE:
                    raise Refused("too-many", "Too much that cannot be read.") from refused

    def _hear_move(self, text: str) -> bool:
        """Take a move the short way; false if it is none, or has to wait for something."""
        table, express = self._table, self._parlour.host.express
        try:
            move = decode(text, COMMAND)
        except Refused:
            return False
        if not isinstance(move, protocol.Move) or self._viewer is None or not express.serves(table, self._viewer, move):
            return False
        try:
            seat = self._parlour.admit(table, self._viewer, move, self._where)
            express.move(table, seat, move, self._outbox.message, self._refuse)
        except Refused as refused:
            self._refuse(refused, move.id)
        return True

    def _refuse(self, refused: Refused, id_: str | None) -> None:
        self._parlour.meter.count("zashiki_refusals_total", "refusal", refused.refusal)
        self._outbox.message(refused.message(id_))
