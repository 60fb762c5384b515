"""The screen of a table in the terminal: board, news, choices, scores, the end."""

from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..api.endings import read_ending
from ..api.game import Game
from ..api.state import Outcome, State
from ..engine.schema import OWN
from ..text.speech import Speech, message_id
from .words import words_of

NEWS_LINES = 14
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what was scrolled off it."""


def has_secrets(game: Game) -> bool:
    """Does a seat of this game know something that another may not?"""
    return any(field.visible == OWN for field in game.kind.schema.fields.values())


def seat_name(game: Game, seat: int) -> str:
    """What a seat is called."""
    return game.facts.names[seat]


def show_board(out: Console, state: State, seat: int | None) -> None:
    """The table as that seat sees it."""
    out.print(state.game.kind.board(state.view(seat), seat, state.game.facts))


def sentences_since(state: State, start: int, seat: int | None) -> list[str]:
    """What happened since log entry `start`, as sentences for that seat."""
    game = state.game
    sentences = (game.kind.tell(event.seen_by(seat), seat, game.facts) for event in state.events_from(start))
    return [sentence for sentence in sentences if sentence]


def show_news(out: Console, sentences: list[str], say: Speech) -> None:
    """The last things that happened, in a few lines."""
    if not sentences:
        return
    out.print(Rule(say.say("news"), style="dim", align="left"))
    left_out = len(sentences) - NEWS_LINES
    if left_out > 1:
        out.print(f"  [dim]{say.say('news-before', lines=left_out)}[/dim]")
        sentences = sentences[left_out:]
    for sentence in sentences:
        out.print(f"  {sentence}", markup=False)


def show_choices(out: Console, state: State, seat: int) -> None:
    """The legal actions, numbered: each in words, and in the notation that can be typed."""
    view, facts, button = state.view(seat), state.game.facts, state.game.kind.button
    names = [
        Text.assemble((f"{number:>4} ", "bold"), button(action, view, facts), (f"  {action.text}", "dim"))
        for number, action in enumerate(state.legal(), start=1)
    ]
    out.print(Columns(names, padding=(0, 2)))


def score_table(state: State) -> Table:
    """Points by source, a column for each seat."""
    game, scores = state.game, state.scores()
    table = Table(box=None, padding=(0, 2, 0, 1), header_style="bold")
    say = game.facts.say
    table.add_column(words_of(game).say("score-points"), style="dim")
    for seat in range(game.players):
        table.add_column(seat_name(game, seat), justify="right")
    for source in game.kind.sources:
        points = [row["by_source"].get(source, 0) for row in scores]
        if any(points):
            table.add_row(named(say, "source", source), *(str(p) for p in points))
    table.add_row(words_of(game).say("score-total"), *(str(row["total"]) for row in scores), style="bold")
    return table


def ending(state: State) -> RenderableType:
    """How the game ended: winner, reason, points, and what else is worth telling."""
    outcome = state.outcome
    if outcome is None:
        return Text(state.prompt())
    return Panel(
        Group(_winner(state.game, outcome), "", score_table(state), *_notes(state.game, outcome)),
        title=words_of(state.game).say("ending"),
        border_style="yellow",
        expand=False,
        padding=(1, 3),
    )


def stopped(game: Game, ending: str) -> str:
    """How a game ended that was not played to its end."""
    found, say = read_ending(game, ending), words_of(game)
    name = "" if found.seat is None else seat_name(game, found.seat)
    return say.say(f"stopped-{found.reason}", name=name)


def named(say: Speech, kind: str, value: str) -> str:
    """What something is called, if the game has a word for it."""
    id_ = message_id(kind, value)
    return say.say(id_) if id_ in say else value


def _winner(game: Game, outcome: Outcome) -> Text:
    say, names = words_of(game), ", ".join(seat_name(game, seat) for seat in outcome.winners)
    won = say.say("ending-won" if len(outcome.winners) == 1 else "ending-shared", name=names)
    reason = say.say("ending-reason", reason=named(game.facts.say, "won", outcome.reason))
    return Text(f"{won}\n{reason}", "bold")


def _notes(game: Game, outcome: Outcome) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for title, value in outcome.notes.items():
        rows = _note(game, value)
        if rows:
            lines += ["", Text(named(game.facts.say, "note", title), "dim"), *(Text(f"  {row}") for row in rows)]
    return lines


def _note(game: Game, value: Any) -> list[str]:
    """A note's lines. A list of seats is printed in its order, a list with one part for each seat by seat."""
    if not isinstance(value, list):
        return [str(value)]
    if all(part is None or part in game.seats for part in value):
        return [f"{k}: {seat_name(game, game.seats.index(part))}" for k, part in enumerate(value, start=1) if part]
    if len(value) == game.players:
        return [f"{seat_name(game, k)}: {_listed(game, part)}" for k, part in enumerate(value) if part]
    return [_listed(game, value)]


def _listed(game: Game, value: Any) -> str:
    return ", ".join(_explained(game, str(part)) for part in value) if isinstance(value, list) else str(value)


def _explained(game: Game, name: str) -> str:
    """What an achievement, a card or a type is called; what is none of them is said as it is."""
    say = game.facts.say
    ids = (message_id(kind, name) for kind in ("feat", "card", "type"))
    return next((say.say(id_) for id_ in ids if id_ in say), name)


def hide_table(out: Console, game: Game, seat: int) -> str:
    """Clear the screen before another player takes the keyboard; returns what to ask."""
    if out.is_terminal:
        out.file.write(CLEAR)
    say, name = words_of(game), seat_name(game, seat)
    out.print(Rule(say.say("pass-on", name=name), style="yellow"))
    return f"{say.say('pass-on-enter', name=name)} "
