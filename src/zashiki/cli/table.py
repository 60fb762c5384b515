"""A table in the terminal: who decides next, what is asked, what was answered."""

from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.rule import Rule

from .. import bots
from ..api.actions import Action
from ..api.state import State
from ..errors import IllegalAction, InvalidAction, ZashikiError
from ..text.error_text import error_text
from ..text.speech import Speech
from . import saving, screen
from .common import write_file
from .saving import Setting
from .table_commands import WORDS, Leave
from .words import words_of

try:
    import readline
except ImportError:  # without it the input line has no history, and that is all
    readline = None  # type: ignore[assignment]  # Windows has none


class Table:
    """One game at one terminal, from the present position to its end."""

    def __init__(self, out: Console, state: State, setting: Setting, file: Path, seed: int | str) -> None:
        self.out = out
        self.state = state
        self.setting = setting
        self.file = file
        self.hints = setting.hints
        self._bots = {
            seat: bots.bot(setting.bot, state.game, f"{seed} {seat}")
            for seat in range(state.game.players)
            if seat not in setting.people
        }
        self._told = dict.fromkeys(setting.people, 0)
        self._reader: int | None = None

    def run(self) -> bool:
        """Play on; False if somebody left before the end."""
        self.save()
        try:
            while self.state.turn is not None:
                self._decide(self.state.turn)
        except Leave:
            self.save()
            return self._left()
        except KeyboardInterrupt:  # a bot may be at work: what was saved before its turn is whole
            return self._left()
        self._finish()
        return True

    def _left(self) -> bool:
        self.out.print(f"\n{self.say.say('kept', command=self.command)}", soft_wrap=True, markup=False)
        return False

    @property
    def say(self) -> Speech:
        """The words of the terminal, in the language of the game."""
        return words_of(self.state.game)

    @property
    def command(self) -> str:
        """What goes on with this game."""
        return f"zashiki play --resume {quote(str(self.file))}"

    def resumed(self) -> None:
        """The game was played before: do not tell it all again."""
        self._told = dict.fromkeys(self.setting.people, self.length)

    @property
    def length(self) -> int:
        """How many actions were played."""
        return len(self.state.record().lines)

    def ask(self, question: str) -> str:
        """A line from the keyboard."""
        try:
            return input(question).strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def save(self) -> None:
        """Keep the game as it stands."""
        saving.save(self.file, self.state, self.setting)

    def write_record(self, seat: int | None) -> Path:
        """Write the game as text, as far as that seat may know it; a finished game is no secret."""
        path = self.file.with_suffix(".txt" if self.file.suffix != ".txt" else ".record.txt")
        write_file(path, str(self.state.record(seat)))
        return path

    # one decision

    def _decide(self, seat: int) -> None:
        if seat in self._bots:
            with self.out.status(self.say.say("thinking", name=screen.seat_name(self.state.game, seat))):
                self.state.play(self._bots[seat].choose(self.state.bot_view(seat)))
            return
        self.save()
        if seat != self._reader and len(self.setting.people) > 1 and screen.has_secrets(self.state.game):
            self._hide_table(seat)
        self._reader = seat
        self._show(seat)
        while not self._answered(seat, self.ask("> ")):
            pass

    def _hide_table(self, seat: int) -> None:
        """Hide what the last player saw and typed."""
        if readline:
            readline.clear_history()
        self.ask(screen.hide_table(self.out, self.state.game, seat))

    def _show(self, seat: int) -> None:
        start, length = min(self._told[seat], self.length), self.length
        self.out.print()
        screen.show_news(self.out, screen.sentences_since(self.state, start, seat), self.say)
        self._told[seat] = length
        self.out.print(Rule(style="dim"))
        screen.show_board(self.out, self.state, seat)
        self.out.print()
        self.show_question(seat)

    def show_question(self, seat: int) -> None:
        """What is asked of the seat, and what it may answer."""
        self.out.print(f"[bold]{self.state.prompt(seat)}[/bold]")
        screen.show_choices(self.out, self.state, seat)

    def _answered(self, seat: int, text: str) -> bool:
        """Do what the line says; true if the position has changed."""
        if not text:
            self._show(seat)
            return False
        try:
            action = self._meant(text)
            if action is not None:
                self.state.play(action)
                return True
            word, _, rest = text.partition(" ")
            return WORDS[word.lower()].run(self, seat, rest.strip())
        except IllegalAction as error:
            rule = error.refusal.rule
            text = self.state.game.book(self.say.language)[rule].text
            self.out.print(self.say.say("not-allowed", text=text, rule=rule), markup=False)
        except ZashikiError as error:
            self.out.print(error_text(error, self.say), markup=False)
        return False

    def _meant(self, text: str) -> Action | None:
        """The action a line means: by number, notation, or its object alone; None if it is another word."""
        legal, table = self.state.legal(), self.state.game.kind.actions
        if text.isdecimal():
            if not 1 <= int(text) <= len(legal):
                error = InvalidAction(f"there is no choice {text}; choose 1 to {len(legal)}")
                raise error.worded("choice", choice=text, most=len(legal))
            return legal[int(text) - 1]
        try:
            return table.parse(text)
        except InvalidAction as unknown:
            same_object = [a for a in legal if a.text.partition(" ")[2] == " ".join(text.lower().split())]
            if len(same_object) == 1:
                return same_object[0]
            if text.split(maxsplit=1)[0].lower() in WORDS:
                return None
            raise InvalidAction(str(unknown)).worded("not-said", why=unknown) from unknown

    def _finish(self) -> None:
        record = self.write_record(None)
        if self.file.parent == saving.folder():
            self.file.unlink(missing_ok=True)
        else:
            self.save()
        eyes = self._reader if len(self.setting.people) == 1 else None
        self.out.print()
        screen.show_news(self.out, screen.sentences_since(self.state, min(self._told.values()), eyes), self.say)
        screen.show_board(self.out, self.state, eyes)
        self.out.print(screen.ending(self.state))
        self.out.print(self.say.say("record", path=str(record)), soft_wrap=True, markup=False)
