"""`zashiki picture`: a position as an SVG file."""

import random
from pathlib import Path
from typing import Annotated

import typer

from ..registry import load
from .common import (
    EditionFile,
    Language,
    OptionList,
    console,
    polite,
    read_language,
    read_options,
    seat_number,
    write_file,
)
from .words import words_of


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
    lang: Language = None,
) -> None:
    """Draw a position after some random moves."""
    chosen = load(game, edition, **read_options(option))
    chosen.speak(read_language(lang))
    state = chosen.start(seed=seed)
    luck = random.Random(seed)
    played = 0
    while played < moves and state.turn is not None:
        state.play(luck.choice(state.legal()))
        played += 1
    eyes = None if seat is None else seat_number(seat, chosen.seats)
    write_file(output, state.svg(eyes))
    title = chosen.facts.say.say("game-title")
    said = words_of(chosen).say("picture", path=str(output), game=title, moves=played)
    console().print(said, soft_wrap=True, markup=False)
