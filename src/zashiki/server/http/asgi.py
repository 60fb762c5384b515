"""The ASGI application: the route table, the sockets and the page's files as one Starlette app."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as StarletteRoute

from .. import protocol
from ..app import App
from ..refusals import Refused
from ..scenes.scene_cache import packed
from . import page
from .auth import check_origin, network
from .connection import ADMITS
from .gate import Gate
from .http_io import accepts_gzip, answer_json, answer_packed, refusal_response
from .route import Handler
from .routes import ROUTES
from .sockets import live

PACKED = protocol.Scene | protocol.Story | protocol.ReviewState
"""Long answers, which are gzipped."""


def application(app: App) -> Starlette:
    """The server as an ASGI application."""
    routes: list[BaseRoute] = [StarletteRoute(r.path, _endpoint(app, r.handler), methods=[r.method]) for r in ROUTES]
    routes.append(WebSocketRoute("/api/tables/{table}/live", live(app)))
    routes += [StarletteRoute(path, page.room, methods=["GET"]) for path in page.ROOMS]
    routes += [StarletteRoute(path, page.asset, methods=["GET"]) for path in page.FILES]

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[dict[str, Any]]:
        await app.open()
        yield {ADMITS: lambda host: host in app.settings.proxies or app.connections.take(network(host))}
        await app.close()

    server = Starlette(routes=routes, lifespan=lifespan, middleware=[Middleware(Gate, served=app)])
    server.add_exception_handler(HTTPException, _not_found)
    server.add_exception_handler(Exception, _failed)
    return server


def _endpoint(app: App, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        try:
            if request.method == "POST":
                check_origin(request.headers, app.settings.origins)
            found = await handler(app, request)
        except Refused as refused:
            app.metrics.count("zashiki_refusals_total", "refusal", refused.refusal)
            return refusal_response(refused)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        if isinstance(found, PACKED) and accepts_gzip(request):
            return answer_packed(packed(found))
        return found if isinstance(found, Response) else answer_json(found)

    return endpoint


async def _not_found(_request: Request, error: Exception) -> Response:
    if isinstance(error, HTTPException) and error.status_code == 405:
        return refusal_response(Refused("wrong-method", "This path takes another method."))
    return refusal_response(Refused("unknown-path", "No such path."))


async def _failed(_request: Request, _error: Exception) -> Response:
    return refusal_response(Refused("server-error", "Something went wrong here; the log of the server says what."))
