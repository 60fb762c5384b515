"""The command line as a whole: which commands there are."""

import sys
from importlib.metadata import version
from typing import Annotated

import typer

from . import (
    arena,
    backup,
    bench,
    bench_server,
    check,
    games,
    lab,
    new_game,
    picture,
    play,
    release,
    replay,
    review,
    rules,
    serve,
    settings,
    types,
    verify,
    warm,
)

COMMANDS = (
    play.play,
    serve.serve,
    games.games,
    rules.rules,
    replay.replay,
    review.review,
    verify.verify,
    check.check,
    backup.backup,
    settings.settings,
    picture.picture,
    warm.warm,
    types.types,
    new_game.new_game,
    release.release,
    arena.arena,
    lab.lab,
)

app = typer.Typer(
    name="zashiki",
    help="Zashiki: Japanese-themed board games, whole and exact.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"zashiki {version('zashiki')}")
        raise typer.Exit


@app.callback()
def _top(
    _version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Zashiki: Japanese-themed board games, whole and exact."""


for command in COMMANDS:
    app.command()(command)

measures = typer.Typer(invoke_without_command=True)
measures.callback()(bench.bench)
measures.command()(bench_server.server)
app.add_typer(measures, name="bench")


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign shows '?' instead
    app()
