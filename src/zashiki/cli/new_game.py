"""`zashiki new-game`: the smallest whole game, to be made into another."""

from pathlib import Path
from typing import Annotated

import typer

from ..scaffold import write_game
from .common import console, polite

TESTS = Path(__file__).parents[3] / "tests" / "games"


@polite
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its name as commands take it, such as go-fish.")],
    title: Annotated[str | None, typer.Option(help="Its title; by default made from the name.")] = None,
) -> None:
    """Write a small card game with rules, a draw, a secret, bots and a plain board: change it into your own."""
    out = console()
    written = write_game(name, title or name.replace("-", " ").title(), TESTS if TESTS.is_dir() else None)
    for file in written:
        out.print(str(file), highlight=False)
    out.print(f"\n{len(written)} files. It can be played at once: [bold]zashiki play {name}[/bold],")
    out.print("or in the browser: [bold]zashiki serve --open[/bold].")
    out.print("CONTRIBUTING.md leads from here to a game of your own.")
