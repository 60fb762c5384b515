"""Handlers for operators: health, readiness, metrics."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from .. import protocol
from ..app import App
from ..refusals import Refused
from .http_io import answer_json


async def healthz(_app: App, _request: Request) -> protocol.Health:
    """Is the process alive?"""
    return protocol.Health("ok")


async def readyz(app: App, _request: Request) -> Response:
    """Can tables be served?"""
    status = await app.readiness()
    return answer_json(status, 200 if status.status == "ok" else 503)


async def metrics(app: App, request: Request) -> Response:
    """Metrics as Prometheus reads them; only for the addresses that a setting names."""
    allowed = app.settings.metrics
    if "*" not in allowed and (request.client is None or request.client.host not in allowed):
        raise Refused("unknown-path", "No such path.")
    return Response(app.metrics.text(), media_type="text/plain; version=0.0.4")
