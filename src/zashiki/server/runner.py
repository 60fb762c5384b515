"""Starts server processes."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import socket
import threading
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from . import scribe
from .line import Line
from .parlour import Parlour
from .router import application
from .settings import SettingError, Settings, warn_of_unknown
from .store import Store

try:
    import fcntl
except ImportError:  # Windows has none
    fcntl = None  # type: ignore[assignment]

MANY_FILES = 65_536
SEND_BUFFER = 64 * 1024
"""Bytes the system keeps for one slow reader; without a bound it is megabytes."""
SLOW_START = 120
"""Seconds a worker may be silent: on a busy machine the usual 5 are too few to start in, and it starts for ever."""
BACKLOG = 4096
"""Connections that may wait to be let in."""
FAILED = 3
"""The exit code of a server that could not start."""
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
    leave_with_parent()
    settings = Settings.from_environment()
    PatientProtocol.patience = settings.hello_seconds
    return application(Parlour(settings))


def serve(host: str, port: int, workers: int = 1) -> None:
    """Serve until stopped. Several processes need PostgreSQL, through which they hear of each other."""
    scribe.begin(os.environ.get("ZASHIKI_LOG_LEVEL", "INFO"))
    settings = Settings.from_environment()
    warn_of_unknown(os.environ)
    allow_files()
    store = Store(settings.db)
    if workers > 1 and not store.shared:
        raise SettingError("several server processes need a PostgreSQL database; SQLite serves one")
    with sole_use(store):
        store.alive()
        store.close()
        here, app_ = taken(host, port), "zashiki.server.runner:app"
        if workers > 1:
            here.close()  # the parent of the workers takes it at once
            uvicorn.run(app_, host=host, port=port, workers=workers, **arguments(settings))
            return
        server = uvicorn.Server(uvicorn.Config(app_, host=host, port=port, **arguments(settings)))
        with contextlib.suppress(KeyboardInterrupt):
            server.run([here])
    if not server.started:
        raise SystemExit(FAILED)


def taken(host: str, port: int) -> socket.socket:
    """A socket that listens at an address: nobody else gets it while the rules are loaded; who comes early waits."""
    place = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        place.bind((host, port))
        place.listen(BACKLOG)
    except OSError as error:
        place.close()
        raise SettingError(f"port {port} of {host} cannot be had: {error.strerror}; choose one with --port") from error
    return place


def sole_use(store: Store) -> contextlib.AbstractContextManager[Any]:
    """Have an SQLite database for this server alone: two do not hear of each other. Other commands may read it."""
    database = store.engine.url.database
    if store.shared or not database or database == ":memory:" or not fcntl:
        return contextlib.nullcontext()
    with contextlib.ExitStack() as held:
        try:
            lock = held.enter_context(Path(f"{database}.lock").open("w", encoding="utf-8"))
        except OSError as error:
            raise SettingError(f"{database}: nothing can be written beside it: {error.strerror}") from error
        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # gone with this process, however it ends
        except OSError as error:
            raise SettingError(f"{database}: another server has it open, and SQLite serves one") from error
        return held.pop_all()


def leave_with_parent() -> None:
    """A worker whose parent is gone stops too: it would hold the port, and nobody would look after it."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="parent", daemon=True).start()


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
        "backlog": BACKLOG,
        "timeout_graceful_shutdown": GRACE,
        "timeout_worker_healthcheck": SLOW_START,
    }
