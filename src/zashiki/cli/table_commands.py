"""What can be said at the table beside a choice: one function a word, and the table of them all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from .. import bots
from ..errors import ZashikiError
from ..text.rulebook import Rulebook
from . import rules, screen
from .words import is_yes

if TYPE_CHECKING:
    from .table import Table

LOG_LINES = 40
HINTING_LEVEL = "apprentice"
FOUND_AT_ONCE = 4


class Leave(Exception):  # noqa: N818  (not an error: somebody gets up from the table)
    """Somebody wants to go."""


@dataclass(frozen=True)
class Word:
    """A word of the table: what it does (true: the position changed), how it is written; `help-WORD` tells what for."""

    run: Callable[[Table, int, str], bool]
    usage: str


def _book(table: Table) -> Rulebook:
    """The rulebook in the language of the table."""
    return table.state.game.book(table.say.language)


def _why(table: Table, _seat: int, text: str) -> bool:
    if not text:
        table.out.print(table.say.say("why-what", action=table.state.game.actions[0].text), markup=False)
        return False
    refusal = table.state.why_not(text)
    if refusal is None:
        table.out.print(table.say.say("why-not", action=text), markup=False)
    else:
        table.out.print(table.say.say("why-rule", action=text), markup=False)
        table.out.print(rules.panel(_book(table)[refusal.rule]))
    return False


def _undo(table: Table, seat: int, _text: str) -> bool:
    table.state.take_back(seat)
    table.out.print(table.say.say("taken-back"))
    return True


def _hint(table: Table, seat: int, _text: str) -> bool:
    if not table.hints:
        table.out.print(table.say.say("hints-not"))
        return False
    adviser = bots.bot(HINTING_LEVEL, table.state.game, table.length)
    if not isinstance(adviser, bots.Adviser):
        raise ZashikiError(f"the {HINTING_LEVEL} gives no advice").worded("no-advice")
    for message, weighed in zip(("hint-best", "hint-next"), adviser.weigh(table.state.bot_view(seat)), strict=False):
        percent = round(100 * weighed.wins)
        table.out.print(table.say.say(message, action=str(weighed.action), percent=percent), markup=False)
    return False


def _hints(table: Table, _seat: int, text: str) -> bool:
    if text.lower() in ("on", "off"):
        table.hints = text.lower() == "on"
    table.out.print(table.say.say("hints-on" if table.hints else "hints-off"))
    return False


def _log(table: Table, seat: int, text: str) -> bool:
    sentences = screen.sentences_since(table.state, 0, seat)
    shown = sentences if text.lower() == "all" else sentences[-LOG_LINES:]
    if len(shown) < len(sentences):
        table.out.print(f"[dim]{table.say.say('log-before', lines=len(sentences) - len(shown))}[/dim]")
    for number, sentence in enumerate(shown, start=len(sentences) - len(shown) + 1):
        table.out.print(f"{number:4}  {sentence}", markup=False)
    return False


def _score(table: Table, _seat: int, _text: str) -> bool:
    table.out.print(screen.score_table(table.state))
    return False


def _rule(table: Table, _seat: int, text: str) -> bool:
    found = rules.search(_book(table), text) if text else []
    if not found:
        message = table.say.say("error-rule-none", text=text) if text else table.say.say("rule-which")
        table.out.print(message, markup=False)
        return False
    rules.show(table.out, found[:FOUND_AT_ONCE])
    if len(found) > FOUND_AT_ONCE:
        others = ", ".join(paragraph.id for paragraph in found[FOUND_AT_ONCE:])
        table.out.print(f"[dim]{table.say.say('rule-also', rules=others)}[/dim]")
    return False


def _record(table: Table, seat: int, _text: str) -> bool:
    path = table.write_record(seat)
    table.out.print(table.say.say("record-so-far", path=str(path)), soft_wrap=True, markup=False)
    return False


def _save(table: Table, _seat: int, _text: str) -> bool:
    table.save()
    table.out.print(table.say.say("saved", command=table.command), soft_wrap=True, markup=False)
    return False


def _quit(table: Table, _seat: int, _text: str) -> bool:
    if is_yes(table.ask(f"{table.say.say('leave')} "), table.say, empty=True):
        raise Leave
    return False


def _help(table: Table, _seat: int, _text: str) -> bool:
    grid = Grid.grid(padding=(0, 3, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    say = table.say.say
    grid.add_row("3", say("help-number"))
    grid.add_row(table.state.legal()[-1].text, say("help-notation"))
    grid.add_row("Enter", say("help-enter"))
    for word in dict.fromkeys(WORDS.values()):
        grid.add_row(Text(word.usage), say(f"help-{word.usage.split()[0]}"))
    table.out.print(Panel(grid, title=say("help"), title_align="left", expand=False, border_style="dim"))
    return False


WORDS: dict[str, Word] = {
    "why": Word(_why, "why ACTION"),
    "undo": Word(_undo, "undo"),
    "hint": Word(_hint, "hint"),
    "hints": Word(_hints, "hints on | off"),
    "log": Word(_log, "log [all]"),
    "score": Word(_score, "score"),
    "rule": Word(_rule, "rule WORDS"),
    "record": Word(_record, "record"),
    "save": Word(_save, "save"),
    "quit": Word(_quit, "quit"),
    "help": Word(_help, "help"),
}
WORDS |= {"rules": WORDS["rule"], "exit": WORDS["quit"], "?": WORDS["help"], "scores": WORDS["score"]}
