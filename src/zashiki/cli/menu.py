"""The menu: a game, its options, an opponent and a seat, chosen one after the other."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.table import Table

from .. import bots
from ..api.kind import Kind
from ..api.options import Option, show
from ..registry import games, kind

HOTSEAT = "a friend at this keyboard"
Ask = Callable[[str], str]


@dataclass
class Order:
    """What was chosen from the menu."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    bot: str = "novice"
    seat: str = "0"
    hotseat: bool = False


def order(out: Console, ask: Ask) -> Order:
    """Ask for everything; Enter takes what is marked."""
    out.print("[bold]Welcome to Zashiki.[/bold] Enter takes what is marked with *.\n")
    names = games()
    titles = [kind(name).title for name in names]
    chosen = Order(names[_pick(out, ask, "Which game?", titles, 0)])
    found = kind(chosen.game)
    for option in found.options:
        _choose_option(out, ask, found, option, chosen.options)
    opponents = [f"{name}: {level.help}" for name, level in bots.LEVELS.items()]
    picked = _pick(out, ask, "Whom do you play against?", [*opponents, HOTSEAT], list(bots.LEVELS).index(chosen.bot))
    if picked == len(opponents):
        chosen.hotseat = True
        return chosen
    chosen.bot = list(bots.LEVELS)[picked]
    players = found.settled(chosen.options)["players"]
    seats = [seat.capitalize() for seat in found.seats[:players]]
    chosen.seat = str(_pick(out, ask, "Where do you sit?", seats, 0))
    return chosen


def _choose_option(out: Console, ask: Ask, found: Kind, option: Option, given: dict[str, Any]) -> None:
    choices = found.open_choices(option, given)
    if len(choices) < 2:
        return
    usual = found.settled(given)[option.name]
    title = f"{option.name.replace('_', ' ').capitalize()}. [not bold dim]{found.option_help(option)}[/]"
    marked = choices.index(usual) if usual in choices else 0
    given[option.name] = choices[_pick(out, ask, title, [show(c) for c in choices], marked)]


def _pick(out: Console, ask: Ask, title: str, choices: Sequence[str], usual: int) -> int:
    """The number of a choice, asked for until it is one."""
    out.print(f"[bold]{title}[/bold]")
    table = Table.grid(padding=(0, 1))
    for k, choice in enumerate(choices):
        table.add_row("  *" if k == usual else "   ", str(k + 1), choice)
    out.print(table)
    while True:
        answer = ask(f"[{usual + 1}] > ").lower()
        if not answer:
            return usual
        if answer.isdecimal() and 1 <= int(answer) <= len(choices):
            return int(answer) - 1
        named = [k for k, choice in enumerate(choices) if choice.lower().startswith(answer)]
        if len(named) == 1:
            return named[0]
        out.print(f"That is none of them; say a number from 1 to {len(choices)}.")
