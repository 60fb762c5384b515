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
    try:
        # A task of its own: woken twice a move, it need not go down through the application's layers each time.
        await asyncio.create_task(_listen(parlour, socket, table, viewer, outbox))
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


async def _listen(parlour: Parlour, socket: WebSocket, table: Table, viewer: int | None, outbox: Outbox) -> None:
    where, unread, line = address(socket), 0, outbox.line
    form: Any = protocol.AnyCommand
    while not outbox.closed:
        text = await _receive(line)
        command: protocol.Command | None = None
        try:
            command = decode(text, form)
            await parlour.act(table, viewer, command, where, outbox.message)
        except Refused as refused:
            parlour.meter.count("zashiki_refusals_total", "refusal", refused.refusal)
            outbox.message(refused.message(command.id if command else None))
            unread += command is None
            if unread > PATIENCE:
                raise Refused("too-many", "Too much that cannot be read.") from refused
