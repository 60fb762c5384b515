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
from ..text.speech import ENGLISH, Speech, message_id
from .words import words

Ask = Callable[[str], str]


@dataclass
class Order:
    """What was chosen from the menu."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    bot: str = "novice"
    seat: str = "0"
    hotseat: bool = False


def order(out: Console, ask: Ask, language: str = ENGLISH) -> Order:
    """Ask for everything; Enter takes what is marked."""
    return _Menu(out, ask, words(language)).order()


@dataclass(frozen=True)
class _Menu:
    """The questions in one language. What can be chosen is told by its name, and may be typed in notation too."""

    out: Console
    ask: Ask
    say: Speech

    def order(self) -> Order:
        """Everything, one after the other."""
        self.out.print(f"[bold]{self.say.say('menu-welcome')}[/bold] {self.say.say('menu-how')}\n")
        names = games()
        titles = [(name, kind(name).speech(self.say.language).say("game-title")) for name in names]
        chosen = Order(names[self.pick(self.say.say("menu-game"), titles, 0)])
        found = kind(chosen.game)
        for option in found.options:
            self.choose_option(found, option, chosen.options)
        levels = list(bots.LEVELS)
        opponents = [(level, f"{level}: {self.say.say(f'bot-{level}')}") for level in levels]
        friend = ("friend", self.say.say("menu-hotseat"))
        picked = self.pick(self.say.say("menu-opponent"), [*opponents, friend], levels.index(chosen.bot))
        if picked == len(opponents):
            chosen.hotseat = True
            return chosen
        chosen.bot = levels[picked]
        players = found.settled(chosen.options)["players"]
        seats = [(seat, self.say.name("seat", seat)) for seat in found.seats[:players]]
        chosen.seat = str(self.pick(self.say.say("menu-seat"), seats, 0))
        return chosen

    def choose_option(self, found: Kind, option: Option, given: dict[str, Any]) -> None:
        """Ask for an option, unless what was chosen before leaves but one choice."""
        choices = found.open_choices(option, given)
        if len(choices) < 2:
            return
        usual, speech = found.settled(given)[option.name], found.speech(self.say.language)
        name, help_ = speech.name("option", option.name), speech.help(message_id("option", option.name))
        marked = choices.index(usual) if usual in choices else 0
        named = [(show(choice), self.name_of(speech, option, choice)) for choice in choices]
        given[option.name] = choices[self.pick(f"{name}. [not bold dim]{help_}[/]", named, marked)]

    def name_of(self, speech: Speech, option: Option, choice: Any) -> str:
        """What a choice is called."""
        if isinstance(choice, bool):
            return self.say.say("yes" if choice else "no")
        id_ = message_id("choice", option.name, choice)
        return speech.say(id_) if id_ in speech else show(choice)

    def pick(self, title: str, choices: Sequence[tuple[str, str]], usual: int) -> int:
        """The number of a choice, asked for until it is one; each is given in notation and by name."""
        self.out.print(f"[bold]{title}[/bold]")
        table = Table.grid(padding=(0, 1))
        for k, (_, name) in enumerate(choices):
            table.add_row("  *" if k == usual else "   ", str(k + 1), name)
        self.out.print(table)
        while True:
            answer = self.ask(f"[{usual + 1}] > ").lower()
            if not answer:
                return usual
            if answer.isdecimal() and 1 <= int(answer) <= len(choices):
                return int(answer) - 1
            meant = [k for k, both in enumerate(choices) if any(word.lower().startswith(answer) for word in both)]
            if len(meant) == 1:
                return meant[0]
            self.out.print(self.say.say("menu-none", most=len(choices)))
