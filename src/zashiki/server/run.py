"""Runs the server: settings, the database lock, the port, uvicorn and its worker processes."""

from __future__ import annotations

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

from ..api.edition import load_components
from ..registry import games
from ..registry import kind as kind_of
from . import json_log
from .app import App
from .http.asgi import application
from .http.connection import Connection, HttpConnection
from .settings import SettingError, Settings, warn_of_unknown
from .storage.store import Store

try:
    import fcntl
except ImportError:  # Windows has none
    fcntl = None  # type: ignore[assignment]

MANY_FILES = 65_536
SLOW_START = 120
"""Seconds a worker process may need to start: on a busy machine uvicorn's 5 are too few, and it restarts for ever."""
BACKLOG = 4096
"""Connections that may wait to be accepted."""
FAILED = 3
"""The exit code of a server that could not start."""
GRACE = 5
"""Seconds that open requests have to finish when the server stops."""


def app() -> Starlette:
    """The ASGI application of one process, configured by the environment."""
    json_log.configure(os.environ.get("ZASHIKI_LOG_LEVEL", "INFO"))
    stop_with_parent()
    settings = Settings.from_environment()
    HttpConnection.request_seconds = settings.hello_seconds
    return application(App(settings))


def serve(host: str, port: int, workers: int = 1) -> None:
    """Serve until stopped. Several processes need PostgreSQL, which carries notices between them."""
    json_log.configure(os.environ.get("ZASHIKI_LOG_LEVEL", "INFO"))
    settings = Settings.from_environment()
    warn_of_unknown(os.environ)
    check_components(settings.games or tuple(games()))
    allow_files()
    store = Store(settings.db)
    if workers > 1 and not store.shared:
        raise SettingError("several server processes need a PostgreSQL database; SQLite serves one")
    with exclusive_use(store):
        store.alive()
        store.close()
        port_socket, app_ = listening_socket(host, port), "zashiki.server.run:app"
        if workers > 1:
            port_socket.close()  # the parent of the workers binds it again at once
            uvicorn.run(app_, host=host, port=port, workers=workers, **arguments(settings))
            return
        server = uvicorn.Server(uvicorn.Config(app_, host=host, port=port, **arguments(settings)))
        with contextlib.suppress(KeyboardInterrupt):
            server.run([port_socket])
    if not server.started:
        raise SystemExit(FAILED)


def check_components(names: tuple[str, ...]) -> None:
    """Refuse to start with a components file that cannot be used, and say what is wrong with it."""
    for name in names:
        kind = kind_of(name)
        load_components(kind.components, kind.shape, kind.cross_check)


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket that listens before the rules are loaded: no other process gets the port, and early clients wait."""
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(BACKLOG)
    except OSError as error:
        found.close()
        raise SettingError(f"port {port} of {host} cannot be had: {error.strerror}; choose one with --port") from error
    return found


def exclusive_use(store: Store) -> contextlib.AbstractContextManager[Any]:
    """Lock an SQLite database for this server: two servers would not notice each other. Other commands may read it."""
    database = store.engine.url.database
    if store.shared or not database or database == ":memory:" or not fcntl:
        return contextlib.nullcontext()
    with contextlib.ExitStack() as stack:
        try:
            lock = stack.enter_context(Path(f"{database}.lock").open("w", encoding="utf-8"))
        except OSError as error:
            raise SettingError(f"{database}: nothing can be written beside it: {error.strerror}") from error
        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # released with this process, however it ends
        except OSError as error:
            raise SettingError(f"{database}: another server has it open, and SQLite serves one") from error
        return stack.pop_all()


def stop_with_parent() -> None:
    """Stop a worker process when its parent is gone: it would hold the port, and nobody would restart it."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="parent", daemon=True).start()


def allow_files() -> None:
    """Raise the limit of open files and sockets as far as the system allows."""
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if most == resource.RLIM_INFINITY else most
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def arguments(settings: Settings) -> dict[str, Any]:
    """The arguments for uvicorn."""
    return {
        "factory": True,
        "loop": "auto",  # uvloop where there is one
        "http": HttpConnection,
        "ws": Connection,
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
