"""`zashiki picture`: a position as an SVG file."""

import random
from pathlib import Path
from typing import Annotated

import typer

from ..registry import load
from .common import EditionFile, OptionList, console, polite, read_options, seat_number, write_file


@polite
def picture(
    game: Annotated[str, typer.Argument(help="The game's name.")],
    *,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE.svg", help="Where to write it.")],
    seed: Annotated[int, typer.Option(help="Chance, and the random moves.")] = 7,
    moves: Annotated[int, typer.Option(min=0, help="How many random moves are played first.")] = 12,
    seat: Annotated[str | None, typer.Option(help="Whose eyes: a seat's name or number; none: a spectator.")] = None,
    option: OptionList = None,
    edition: EditionFile = None,
) -> None:
    """Draw a position after some random moves."""
    chosen = load(game, edition, **read_options(option))
    state = chosen.start(seed=seed)
    luck = random.Random(seed)
    played = 0
    while played < moves and state.turn is not None:
        state.play(luck.choice(state.legal()))
        played += 1
    eyes = None if seat is None else seat_number(seat, chosen.seats)
    write_file(output, state.svg(eyes))
    console().print(f"{output}: {chosen.kind.title} after {played} moves", soft_wrap=True)
