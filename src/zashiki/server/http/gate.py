"""The gate: ASGI middleware that finds who pays for a request, and lets those wait who are in debt."""

from __future__ import annotations

import asyncio
import re
from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..app import App
from ..budget import PAYER, Account, metered
from ..limiter import Limiter
from ..refusals import Refused
from ..settings import Rate
from .auth import network, seat_of
from .http_io import TABLE_ID, refusal_response

TABLE_PATH = re.compile(rf"/api/tables/({TABLE_ID.pattern})(?:/|$)")
BEARER = b"bearer "
REQUEST_SECONDS = 0.0002
"""Work of every request and new socket that is done outside the application: reading its head, writing the answer."""
PATIENCE = 2.0
"""Seconds that a request of a debtor waits before it is refused."""
LOOK_AGAIN = 0.02
"""Seconds until it is looked again whether a request of the same account is answered."""
AT_ONCE = 8
"""Requests of one account that are answered at the same time; the next ones wait."""
MOST_HELD = 64
"""Requests of one account that wait; the next ones are refused at once."""
LOOKUPS = Rate(30, 3)
"""Keys of tables that are not in memory, and new sockets, by address, while whoever has no key there is in debt."""


class Gate:
    """Charges the work of every request, socket and page file to an account, in this one place."""

    def __init__(self, app: ASGIApp, served: App) -> None:
        self._inner, self._app = app, served
        self._lookups = Limiter(LOOKUPS)
        self._held: dict[Account, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request once its payer may ask for more."""
        if scope["type"] not in ("http", "websocket"):
            await self._inner(scope, receive, send)
            return
        client = network(scope["client"][0] if scope.get("client") else "?")
        stranger = self._app.budget.client(client)
        PAYER.set(stranger)
        if scope["type"] == "websocket":
            stranger.charge(REQUEST_SECONDS)
            may = not stranger.wait() or self._lookups.take(client)
            await (metered(self._serve(scope, receive, send)) if may else self._refuse(scope, receive, send, stranger))
            return
        payer = await self._player(scope, client, stranger) or stranger
        PAYER.set(payer)
        payer.charge(REQUEST_SECONDS)
        if not await self._admitted(payer):
            await self._refuse(scope, receive, send, payer)
            return

        async def receive_idle() -> Message:
            """Receive, and count the request as idle until the client has sent something."""
            payer.active -= 1
            try:
                return await receive()
            finally:
                payer.active += 1

        payer.active += 1
        try:
            await metered(self._serve(scope, receive_idle, send))
        finally:
            payer.active -= 1

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._inner(scope, receive, send)

    async def _player(self, scope: Scope, client: str, stranger: Account) -> Account | None:
        """The account of the seat whose key the request carries, if it does."""
        found = TABLE_PATH.match(scope["path"])
        given = next((value for name, value in scope["headers"] if name == b"authorization"), b"")
        if not found or given[:7].lower() != BEARER:
            return None
        tables = self._app.host.tables
        table = tables.peek(found[1])
        if table is None and (not stranger.wait() or self._lookups.take(client)):
            try:
                table = await tables.find(found[1])
            except Refused:
                return None  # the handler says why
        seat = seat_of(table, given[7:].decode("latin-1").strip()) if table else None
        return None if table is None or seat is None else self._app.budget.seat(client, table.id, seat)

    async def _admitted(self, payer: Account) -> bool:
        """Wait until the payer may ask for more; false if that takes too long, or if too many wait already."""
        if payer.ready and payer.active < AT_ONCE:
            return True
        held, end = self._held, perf_counter() + PATIENCE
        if held.get(payer, 0) >= MOST_HELD:
            return False
        held[payer] = held.get(payer, 0) + 1
        try:
            while (wait := payer.wait()) or payer.active >= AT_ONCE:
                left = end - perf_counter()
                if left <= 0:
                    return False
                await asyncio.sleep(min(wait or LOOK_AGAIN, left))
        finally:
            held[payer] -= 1
            if not held[payer]:
                del held[payer]
        return True

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, payer: Account) -> None:
        """Refuse what an account cannot pay for; its connection is closed, so that the next one is counted."""
        refused = Refused("too-many", "You asked for too much work in a short time; wait a little.")
        refused.wait = payer.wait()
        self._app.metrics.count("zashiki_refusals_total", "refusal", refused.refusal)
        response = refusal_response(refused)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(response)
            return
        response.headers["connection"] = "close"
        await response(scope, receive, send)
