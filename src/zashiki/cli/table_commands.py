"""What can be said at the table beside a choice: one function a word, and the table of them all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from shlex import quote
from typing import TYPE_CHECKING

from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from .. import bots
from ..errors import ZashikiError
from ..text.rulebook import Rulebook
from . import rules, screen

if TYPE_CHECKING:
    from .table import Table

LOG_LINES = 40
HINTING_LEVEL = "apprentice"
FOUND_AT_ONCE = 4


class Leave(Exception):  # noqa: N818  (not an error: somebody gets up from the table)
    """Somebody wants to go."""


@dataclass(frozen=True)
class Word:
    """A word of the table: what it does (true: the position changed), how it is written, what it is for."""

    run: Callable[[Table, int, str], bool]
    usage: str
    help: str


def _book(table: Table) -> Rulebook:
    game = table.state.game
    return game.book(game.facts.say.language)


def _why(table: Table, _seat: int, text: str) -> bool:
    if not text:
        table.out.print("Why what? Name an action, for example: why " + table.state.game.actions[0].text)
        return False
    refusal = table.state.why_not(text)
    if refusal is None:
        table.out.print(f"Nothing speaks against '{text}': it is one of your choices.", markup=False)
    else:
        table.out.print(f"'{text}' is not allowed now:", markup=False)
        table.out.print(rules.panel(_book(table)[refusal.rule]))
    return False


def _undo(table: Table, seat: int, _text: str) -> bool:
    table.state.take_back(seat)
    table.out.print("Taken back.")
    return True


def _hint(table: Table, seat: int, _text: str) -> bool:
    if not table.hints:
        table.out.print("Hints are off at this table; 'hints on' allows them.")
        return False
    adviser = bots.bot(HINTING_LEVEL, table.state.game, table.length)
    if not isinstance(adviser, bots.Adviser):
        raise ZashikiError(f"the {HINTING_LEVEL} gives no advice")
    best, *others = adviser.weigh(table.state.bot_view(seat))
    table.out.print(f"The {HINTING_LEVEL} would say [bold]{best.action}[/bold]: {_odds(best)}.")
    if others:
        table.out.print(f"[dim]Next comes {others[0].action}: {_odds(others[0])}.[/dim]")
    return False


def _odds(weighed: bots.Weighed) -> str:
    return f"{weighed.wins:.0%} of the games it tried that way were won"


def _hints(table: Table, _seat: int, text: str) -> bool:
    if text.lower() in ("on", "off"):
        table.hints = text.lower() == "on"
    table.out.print(f"Hints are {'on' if table.hints else 'off'}.")
    return False


def _log(table: Table, seat: int, text: str) -> bool:
    sentences = screen.sentences_since(table.state, 0, seat)
    shown = sentences if text.lower() == "all" else sentences[-LOG_LINES:]
    if len(shown) < len(sentences):
        table.out.print(f"[dim]... {len(sentences) - len(shown)} lines before these; 'log all' tells them[/dim]")
    for number, sentence in enumerate(shown, start=len(sentences) - len(shown) + 1):
        table.out.print(f"{number:4}  {sentence}", markup=False)
    return False


def _score(table: Table, _seat: int, _text: str) -> bool:
    table.out.print(screen.score_table(table.state))
    return False


def _rule(table: Table, _seat: int, text: str) -> bool:
    found = rules.search(_book(table), text) if text else []
    if not found:
        table.out.print(f"The rulebook says nothing about '{text}'." if text else "Which rule? Try: rule draw")
        return False
    rules.show(table.out, found[:FOUND_AT_ONCE])
    if len(found) > FOUND_AT_ONCE:
        others = ", ".join(paragraph.id for paragraph in found[FOUND_AT_ONCE:])
        table.out.print(f"[dim]Also: {others}[/dim]")
    return False


def _record(table: Table, seat: int, _text: str) -> bool:
    path = table.write_record(seat)
    table.out.print(f"The game so far, as you may know it: {path}", soft_wrap=True)
    return False


def _save(table: Table, _seat: int, _text: str) -> bool:
    table.save()
    table.out.print(f"Saved. Go on later with:  zashiki play --resume {quote(str(table.file))}", soft_wrap=True)
    return False


def _quit(table: Table, _seat: int, _text: str) -> bool:
    answer = table.ask("Leave the table? The game is kept. [Y/n] ")
    if answer.lower() in ("", "y", "yes"):
        raise Leave
    return False


def _help(table: Table, _seat: int, _text: str) -> bool:
    grid = Grid.grid(padding=(0, 3, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_row("3", "the third of your choices")
    grid.add_row(table.state.legal()[-1].text, "the same by its name; a part that is clear is enough")
    grid.add_row("Enter", "show the table again")
    for word in dict.fromkeys(WORDS.values()):
        grid.add_row(Text(word.usage), word.help)
    table.out.print(Panel(grid, title="What can be said here", title_align="left", expand=False, border_style="dim"))
    return False


WORDS: dict[str, Word] = {
    "why": Word(_why, "why ACTION", "why an action is not allowed: the rule"),
    "undo": Word(_undo, "undo", "take your last choice back, until something was revealed or another chose"),
    "hint": Word(_hint, "hint", "what a bot would do in your place"),
    "hints": Word(_hints, "hints on | off", "allow hints, or not"),
    "log": Word(_log, "log [all]", "what happened"),
    "score": Word(_score, "score", "points so far, by source"),
    "rule": Word(_rule, "rule WORDS", "look something up in the rulebook"),
    "record": Word(_record, "record", "write the game so far as text, and say where"),
    "save": Word(_save, "save", "keep the game; it is kept at every turn anyway"),
    "quit": Word(_quit, "quit", "leave; the game is kept"),
    "help": Word(_help, "help", "this list"),
}
WORDS |= {"rules": WORDS["rule"], "exit": WORDS["quit"], "?": WORDS["help"], "scores": WORDS["score"]}
