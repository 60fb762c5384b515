"""`zashiki replay`: a recorded game, every move checked again."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ..api.records import Record
from ..api.timeline import Timeline
from ..replay import replay as replayed
from .common import EditionFile, Language, console, polite, read_file, read_language
from .screen import ending, stopped
from .words import words_of

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record: the text file of a game.")]


@polite
def replay(
    file: RecordFile,
    step: Annotated[bool, typer.Option("--step", help="Show every move; Enter goes on.")] = False,
    edition: EditionFile = None,
    lang: Language = None,
) -> None:
    """Replay a record and print how it ended."""
    out = console()
    record = Record.read(read_file(file))
    state = replayed(record, edition)
    state.game.speak(read_language(lang))
    if step:
        _show_steps(out, Timeline.of(state), record)
    say = words_of(state.game)
    title = state.game.facts.say.say("game-title")
    out.print(say.say("replayed", game=title, actions=len(record.lines)), markup=False)
    if state.outcome:
        out.print(ending(state))
    elif "ending" in record.header:
        out.print(stopped(state.game, record.header["ending"]), markup=False)
    else:
        out.print(say.say("replay-stops", prompt=state.prompt()), markup=False)


def _show_steps(out: Console, timeline: Timeline, record: Record) -> None:
    """Print each action and what came of it."""
    game = timeline.game
    for moment, line in zip(timeline.moments, record.lines, strict=True):
        who = game.facts.say.say("review-draws") if moment.by_chance else game.facts.names[moment.actor]
        out.print(f"[dim]{moment.number + 1:4}[/dim]  {who}: [bold]{line.action}[/bold]")
        for event in moment.events:
            sentence = game.kind.tell(event, None, game.facts)
            if sentence:
                out.print(f"      {sentence}")
        if out.is_terminal and not moment.by_chance:
            try:
                out.input(f"[dim]      {words_of(game).say('enter-goes-on')}[/dim] ")
            except EOFError:
                return
