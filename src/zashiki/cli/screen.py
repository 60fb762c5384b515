"""The screen of a table in the terminal: board, news, choices, scores, the end."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..api.actions import Action
from ..api.game import Game
from ..api.state import Outcome, State
from ..engine.schema import OWN

NEWS_LINES = 14
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what was scrolled off it."""


def has_secrets(game: Game) -> bool:
    """Does a seat of this game know something that another may not?"""
    return any(field.visible == OWN for field in game.kind.schema.fields.values())


def seat_name(game: Game, seat: int) -> str:
    """A seat's name at the beginning of a sentence."""
    return game.seats[seat].capitalize()


def show_board(out: Console, state: State, seat: int | None) -> None:
    """The table as that seat sees it."""
    out.print(state.game.kind.board(state.view(seat), seat, state.game.facts))


def sentences_since(state: State, start: int, seat: int | None) -> list[str]:
    """What happened since log entry `start`, as sentences for that seat."""
    game = state.game
    sentences = (game.kind.tell(event.seen_by(seat), seat, game.facts) for event in state.events_from(start))
    return [sentence for sentence in sentences if sentence]


def show_news(out: Console, sentences: list[str]) -> None:
    """The last things that happened, in a few lines."""
    if not sentences:
        return
    out.print(Rule("What happened", style="dim", align="left"))
    left_out = len(sentences) - NEWS_LINES
    if left_out > 1:
        out.print(f"  [dim]... {left_out} lines before these; 'log' tells them all[/dim]")
        sentences = sentences[left_out:]
    for sentence in sentences:
        out.print(f"  {sentence}", markup=False)


def show_choices(out: Console, game: Game, legal: Sequence[Action]) -> None:
    """The legal actions, numbered, under what they mean."""
    for meaning, choices in by_verb(game, legal).items():
        names = [Text.assemble((f"{number:>4} ", "bold"), action.text) for number, action in choices]
        if len(names) == 1:
            out.print(Text.assemble(names[0], (f"   {meaning}", "dim")))
        else:
            out.print(Text(f"  {meaning}:", "dim"), Columns(names, padding=(0, 1)), sep="\n")


def by_verb(game: Game, legal: Sequence[Action]) -> dict[str, list[tuple[int, Action]]]:
    """The actions with their numbers in the menu, under what they mean."""
    groups: dict[str, list[tuple[int, Action]]] = {}
    for number, action in enumerate(legal, start=1):
        group = game.kind.actions.group_of[action.id]
        groups.setdefault(group.meaning or group.verb, []).append((number, action))
    return groups


def score_table(state: State) -> Table:
    """Points by source, a column for each seat."""
    game, scores = state.game, state.scores()
    table = Table(box=None, padding=(0, 2, 0, 1), header_style="bold")
    table.add_column("points", style="dim")
    for seat in range(game.players):
        table.add_column(seat_name(game, seat), justify="right")
    for source in game.kind.sources:
        points = [row["by_source"].get(source, 0) for row in scores]
        if any(points):
            table.add_row(source, *(str(p) for p in points))
    table.add_row("together", *(str(row["total"]) for row in scores), style="bold")
    return table


def ending(state: State) -> RenderableType:
    """How the game ended: winner, reason, points, and what else is worth telling."""
    outcome = state.outcome
    if outcome is None:
        return Text(state.prompt())
    return Panel(
        Group(_winner(state.game, outcome), "", score_table(state), *_notes(state.game, outcome)),
        title="The game is over",
        border_style="yellow",
        expand=False,
        padding=(1, 3),
    )


def _winner(game: Game, outcome: Outcome) -> Text:
    names = " and ".join(seat_name(game, seat) for seat in outcome.winners)
    return Text(f"{names} won. What decided it: {outcome.reason}.", "bold")


def _notes(game: Game, outcome: Outcome) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for title, value in outcome.notes.items():
        rows = _note(game, value)
        if rows:
            lines += ["", Text(title.replace("_", " "), "dim"), *(Text(f"  {row}") for row in rows)]
    return lines


def _note(game: Game, value: Any) -> list[str]:
    """A note's lines. A list of seats is printed in its order, a list with one part for each seat by seat."""
    if not isinstance(value, list):
        return [str(value)]
    if all(part is None or part in game.seats for part in value):
        return [f"{k}: {part.capitalize()}" for k, part in enumerate(value, start=1) if part]
    if len(value) == game.players:
        return [f"{seat_name(game, k)}: {_listed(game, part)}" for k, part in enumerate(value) if part]
    return [_listed(game, value)]


def _listed(game: Game, value: Any) -> str:
    return ", ".join(_explained(game, str(part)) for part in value) if isinstance(value, list) else str(value)


def _explained(game: Game, name: str) -> str:
    """A name under which the rulebook has a paragraph is given that paragraph's title."""
    for paragraph in game.book(game.facts.say.language):
        if paragraph.id.rpartition(".")[2] == name.replace("_", "-"):
            return paragraph.title
    return name.replace("_", " ")


def hide_table(out: Console, game: Game, seat: int) -> str:
    """Clear the screen before another player takes the keyboard; returns what to ask."""
    if out.is_terminal:
        out.file.write(CLEAR)
    out.print(Rule(f"Pass the keyboard to {seat_name(game, seat)}", style="yellow"))
    return f"{seat_name(game, seat)}, press Enter when nobody else looks. "
