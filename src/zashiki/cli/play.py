"""`zashiki play`: a game in the terminal."""

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from .. import bots
from ..errors import ZashikiError
from ..registry import games, load
from ..text.speech import Speech
from . import menu, saving
from .common import EditionFile, Language, OptionList, console, polite, read_language, read_options, seat_number
from .saving import Setting
from .table import Table
from .words import is_yes, words

LEVELS = ", ".join(bots.LEVELS)


@polite
def play(
    game: Annotated[str | None, typer.Argument(help="The game's name; none: choose from a menu.")] = None,
    *,
    seat: Annotated[str, typer.Option(help="Your seat, by name or by number from 0.")] = "0",
    bot: Annotated[str, typer.Option(help=f"Your opponent: {LEVELS}.")] = "novice",
    seed: Annotated[str | None, typer.Option(help="Chance, to play the same deal again.")] = None,
    hints: Annotated[bool, typer.Option("--hints/--no-hints", help="Allow 'hint' at the table.")] = False,
    edition: EditionFile = None,
    option: OptionList = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="All seats at this keyboard, no bots.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the game.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game that was kept.")] = None,
    lang: Language = None,
) -> None:
    """Play against bots, or with friends at one keyboard."""
    out, language = console(), read_language(lang)
    if resume is not None:
        _resume(out, resume, edition, save, language)
        return
    options = read_options(option)
    if game is None:
        wanted = _menu(out, language)
        if wanted is None:
            return
        game, seat, bot, hotseat = wanted.game, wanted.seat, wanted.bot, wanted.hotseat
        options = wanted.options | options
    chosen = load(game, edition, **options)
    chosen.speak(language)
    bots.bot(bot, chosen)
    people = tuple(range(chosen.players)) if hotseat else (seat_number(seat, chosen.seats),)
    setting = Setting(people, bot, hints, str(edition.resolve()) if edition else None)
    again = True
    while again:
        luck = seed if seed is not None else secrets.token_hex(32)
        file = save if save is not None else saving.new_file(chosen.name)
        table = Table(out, chosen.start(seed=luck), setting, file, secrets.token_hex(8) if seed is None else seed)
        again = table.run() and _rematch(words(language))
        seed, save = None, None


def _menu(out: Console, language: str) -> menu.Order | None:
    if not sys.stdin.isatty():
        known = ", ".join(games())
        raise ZashikiError(f"say which game: zashiki play GAME. Games: {known}").worded("which-game", games=known)
    try:
        return menu.order(out, lambda question: input(question).strip(), language)
    except (EOFError, KeyboardInterrupt):
        out.print(f"\n{words(language).say('menu-left')}")
        return None


def _resume(out: Console, file: Path, edition: Path | None, save: Path | None, language: str) -> None:
    state, setting = saving.resume(file, edition)
    state.game.speak(language)
    table = Table(out, state, setting, save or file, secrets.token_hex(8))
    table.resumed()
    table.run()


def _rematch(say: Speech) -> bool:
    try:
        return is_yes(input(f"{say.say('again')} ").strip(), say)
    except (EOFError, KeyboardInterrupt):
        return False
