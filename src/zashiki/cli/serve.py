"""`zashiki serve`: tables for people with a link."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from .common import polite


@polite
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at.")] = 8000,
    db: Annotated[
        str | None, typer.Option(metavar="URL", help="A file for SQLite, or postgresql://user@host/name.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Server processes; more than one needs PostgreSQL.")] = 1,
    bots: Annotated[int | None, typer.Option(min=1, help="Bot processes of each server process.")] = None,
) -> None:
    """Serve tables over HTTP and WebSocket. Every limit is a setting: ZASHIKI_<NAME> in the environment."""
    from ..server.runner import serve as run

    if db is not None:
        os.environ["ZASHIKI_DB"] = db
    if bots is not None:
        os.environ["ZASHIKI_BOTS"] = str(bots)
    run(host, port, workers)
