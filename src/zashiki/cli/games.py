"""`zashiki games`: what there is to play."""

from rich.table import Table

from .. import bots
from ..api.kind import Kind
from ..api.options import Option, show
from ..registry import games as names
from ..registry import kind
from ..text.speech import Speech
from .common import Language, console, polite, read_language
from .words import words


@polite
def games(lang: Language = None) -> None:
    """List the games with their options."""
    out, language = console(), read_language(lang)
    say = words(language)
    for name in names():
        found = kind(name)
        out.print(f"[bold]{found.speech(language).say('game-title')}[/bold]   zashiki play {name}")
        out.print(_options(found, say))
        out.print()
    out.print(f"[bold]{say.say('games-bots')}[/bold]")
    for level in bots.LEVELS:
        out.print(f"  [bold]{level}[/bold]  {say.say(f'bot-{level}')}")


def _options(found: Kind, say: Speech) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 1), show_header=False)
    table.add_column("option", no_wrap=True, style="bold")
    table.add_column("choices", no_wrap=True, max_width=24)
    table.add_column("help")
    for option in found.options:
        if len(option.choices) > 1:
            table.add_row(option.name, _choices(option, say), found.option_help(option, say.language))
    return table


def _choices(option: Option, say: Speech) -> str:
    lines = [say.say("games-usual", choice=show(c)) if c == option.default else show(c) for c in option.choices]
    return "\n".join(lines) if len(lines) > 2 else " | ".join(lines)
