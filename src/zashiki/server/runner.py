"""Starts server processes."""

from __future__ import annotations

import asyncio
import os
import socket
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from . import scribe
from .line import Line
from .parlour import Parlour
from .router import application
from .settings import SettingError, Settings
from .store import Store

MANY_FILES = 65_536
SEND_BUFFER = 64 * 1024
"""Bytes the system keeps for one slow reader; without a bound it is megabytes."""
SLOW_START = 120
"""Seconds a worker may be silent: on a busy machine the usual 5 are too few to start in, and it starts for ever."""
GRACE = 5
"""Seconds that open requests have to finish when the server stops."""


class PatientProtocol(HttpToolsProtocol):
    """HTTP with an end to patience: a connection that makes no request in time is closed."""

    patience = 10.0
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # TCP, always
        """A connection has that long to make its first request."""
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self._timer = self.loop.call_later(self.patience, transport.abort)

    def on_message_complete(self) -> None:
        """A whole request has come."""
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The socket has a patience of its own."""
        self._stop_timer()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more to wait for."""
        self._stop_timer()
        super().connection_lost(exc)

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None


def app() -> Starlette:
    """The application of one process, set by the environment."""
    scribe.begin(os.environ.get("ZASHIKI_LOG_LEVEL", "INFO"))
    settings = Settings.from_environment()
    PatientProtocol.patience = settings.hello_seconds
    return application(Parlour(settings))


def serve(host: str, port: int, workers: int = 1) -> None:
    """Serve until stopped. Several processes need PostgreSQL, through which they hear of each other."""
    settings = Settings.from_environment()
    allow_files()
    store = Store(settings.db)
    shared = store.shared
    store.close()
    if workers > 1 and not shared:
        raise SettingError("several server processes need a PostgreSQL database; SQLite serves one")
    uvicorn.run("zashiki.server.runner:app", host=host, port=port, workers=workers, **arguments(settings))


def allow_files() -> None:
    """Let this process have as many files and sockets open as the system lets it."""
    try:
        import resource
    except ImportError:  # not everywhere are there such limits
        return
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if most == resource.RLIM_INFINITY else most
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def arguments(settings: Settings) -> dict[str, Any]:
    """How uvicorn is set up."""
    return {
        "factory": True,
        "loop": "auto",  # uvloop where there is one
        "http": PatientProtocol,
        "ws": Line,
        "ws_max_size": settings.body_bytes,
        "ws_ping_interval": settings.ping_seconds,
        "ws_ping_timeout": settings.ping_seconds,
        "ws_per_message_deflate": False,
        "forwarded_allow_ips": ",".join(settings.proxies),
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "backlog": 4096,
        "timeout_graceful_shutdown": GRACE,
        "timeout_worker_healthcheck": SLOW_START,
    }
