"""`zashiki serve`: the table server."""

import os
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Annotated

import typer

from ..errors import ZashikiError
from .common import polite

USUAL_PORT = 8000
TRIED_PORTS = 20
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


@polite
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="The port to listen at; by default the first free from 8000.")
    ] = None,
    db: Annotated[
        str | None, typer.Option(metavar="URL", help="A file for SQLite, or postgresql://user@host/name.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Server processes; more than one needs PostgreSQL.")] = 1,
    bots: Annotated[int | None, typer.Option(min=1, help="Bot processes of each server process.")] = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the page in a browser, on a desktop.")] = False,
) -> None:
    """Serve tables over HTTP and WebSocket. Every limit is a setting: ZASHIKI_<NAME> in the environment."""
    from ..server.run import serve as run

    if db is not None:
        os.environ["ZASHIKI_DB"] = db
    if bots is not None:
        os.environ["ZASHIKI_BOTS"] = str(bots)
    chosen = port or free_port(host)
    address = f"http://{'127.0.0.1' if host in ('', '0.0.0.0') else host}:{chosen}/"
    if open_ or sys.stdout.isatty():  # otherwise there is only the log, as JSON
        print(f"Zashiki is at {address}   (Ctrl+C closes it)", flush=True)
    if open_ and _on_a_desktop():
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    run(host, chosen, workers)


def free_port(host: str) -> int:
    """The first free port from the usual one on."""
    for port in range(USUAL_PORT, USUAL_PORT + TRIED_PORTS):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise ZashikiError(f"ports {USUAL_PORT} to {USUAL_PORT + TRIED_PORTS - 1} are all taken; choose one with --port")


def _on_a_desktop() -> bool:
    return os.name == "nt" or os.uname().sysname == "Darwin" or any(map(os.environ.get, DISPLAYS))


def _open_when_ready(address: str) -> None:
    for _ in range(240):
        try:
            with urllib.request.urlopen(f"{address}readyz", timeout=2):
                webbrowser.open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.5)
