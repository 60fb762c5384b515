"""What a game folder gives to the rest: everything the public API needs to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..drawing.parts import Part
from ..engine.compiler import Compiler
from ..engine.contract import Rules, SearchHints
from ..engine.kernels import Kernels
from ..engine.schema import Schema
from ..errors import OptionError
from ..text.rulebook import Rulebook
from ..text.speech import ENGLISH, LANGUAGES, Speech, message_id, speech
from .actions import Action, ActionTable
from .edition import Check, Components, load_components
from .events import Event, EventTable
from .facts import Facts
from .options import Option, resolve
from .questions import Question
from .statistics import FigureTable

if TYPE_CHECKING:
    from rich.console import RenderableType

    from .game import Game
    from .state import State


View = dict[str, Any]
"""What a seat may know, as plain data (`State.view`)."""
Reader = int | None
"""The seat that reads; None is a spectator."""
Ranking = tuple[tuple[int, ...], ...]
"""The seats from the first place to the last; those who share a place stand together."""


def as_given(options: dict[str, Any]) -> dict[str, Any]:
    """The `settle` of a game whose options all go together."""
    return options


def fits(_components: Components) -> None:
    """The `cross_check` of a game whose components always fit together."""


def nothing_more(_placeholder: str, _facts: Facts) -> None:
    """The `rulebook_text` of a game whose rulebook names nothing but values of the components."""


@dataclass(frozen=True, kw_only=True)
class Kind:
    """Everything a game gives, room by room: what it must, and below what it may."""

    name: str
    """As `zashiki.load` takes it."""
    title: str
    rules_version: int
    """Raised by a change of rules that makes old records play differently."""

    # data
    components: Path
    """The standard components file; the game's folder is its parent."""
    shape: Mapping[str, Check]
    """What each value of a components file may be."""
    tables: Callable[[Components, dict[str, Any]], Any]
    """Components and options as the record that rules read."""
    schema: type[Schema]
    seat_schema: type[Schema]
    """What one seat may know of it, as a record of its own."""
    actions: ActionTable
    events: EventTable
    seats: tuple[str, ...]
    sources: tuple[str, ...]
    """Where points come from: the columns of the record's field `points`, the ledger."""
    options: tuple[Option, ...]
    variants: tuple[dict[str, Any], ...]
    """Choices of options that together use every rule: what the laws are tested on."""

    # rules and search
    rulebook: Rulebook
    compiler: Compiler
    rules: Rules
    search: SearchHints

    # words
    prompt: Callable[[View, Reader, Facts], str]
    """What is asked, in a sentence for the reader."""
    label: Callable[[Action, Facts], str]
    """An action as words on a button."""
    tell: Callable[[Event, Reader, Facts], str | None]
    """An event as a sentence for the reader, or None if it is not worth one."""
    highlights: Callable[[Event], tuple[str, ...]]
    """The places and pieces of the pictures that an event speaks of."""
    outcome: Callable[[View, Facts], tuple[Ranking, str, dict[str, Any]]]
    """Ranking, reason and notes of a finished game, from a spectator's view."""

    # board and terminal
    parts: Callable[[View, Reader, Facts, str], tuple[Part, ...]]
    """The table in pictures that a page can lay out, WIDE or NARROW."""
    svg: Callable[[View, Reader, Facts], str]
    """The table as one picture."""
    board: Callable[[View, Reader, Facts], RenderableType]
    """The table as something `rich` can print."""

    # what a game may give
    settle: Callable[[dict[str, Any]], dict[str, Any]] = as_given
    """Checks that the options go together and fills those left open; raises OptionError."""
    cross_check: Callable[[Components], tuple[str, str] | None] = fits
    """Names a key and a reason when values that are fine one by one do not fit together."""
    rulebook_text: Callable[[str, Facts], str | None] = nothing_more
    """The text for a placeholder of the rulebook that is not simply a value of the components: lists, amounts."""
    rebuild_log: Callable[[State, int, Any, int | str], State] | None = None
    """For games with secrets: the state of a re-dealt world with a past that leads to it."""
    label_here: Callable[[Action, View, Facts], str | None] | None = None
    """An action as words on a button in a position, where its label names but a place; None: the label will do."""
    questions: tuple[Question, ...] = ()
    """What players of the game argue about: `zashiki lab` answers it by many games."""
    statistics: Callable[[Game, int], list[FigureTable]] | None = None
    """Random play beside published figures of it: `zashiki bench --stats` compares them."""

    @property
    def folder(self) -> Path:
        """The game's folder."""
        return self.components.parent

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages that the game speaks: those with words and a rulebook."""
        return tuple(
            x for x in LANGUAGES if self._file("words", x, "ftl").exists() and self._file("rulebook", x, "md").exists()
        )

    def _file(self, room: str, language: str, ending: str) -> Path:
        return self.folder / room / f"{language}.{ending}"

    @cached_property
    def kernels(self) -> Kernels:
        """The compiled entry points."""
        return Kernels(self.compiler, self.rules, self.schema)

    def button(self, action: Action, view: dict[str, Any], facts: Facts) -> str:
        """An action as words on a button in a position: what lies at the places it names, as far as the view tells."""
        words = self.label_here(action, view, facts) if self.label_here else None
        return words or self.label(action, facts)

    def speech(self, language: str = ENGLISH) -> Speech:
        """The words of the game in a language, in English if it does not speak it."""
        return speech(language, self._file("words", language if language in self.languages else ENGLISH, "ftl"))

    def book(self, language: str = ENGLISH, components: Components | None = None) -> Rulebook:
        """The rulebook in a language, in English if there is none: the same paragraphs in each.

        Its numbers are those of the components, the standard ones if none are given.
        """
        language = language if language in self.languages else ENGLISH
        components = components or self.standard
        key = language, components.written
        if key not in self._books:
            facts = Facts({}, components, (), (), self.sources, self.speech(language))
            self._books[key] = Rulebook(self._file("rulebook", language, "md"), partial(self._filled, facts))
        return self._books[key]

    @cached_property
    def _books(self) -> dict[tuple[str, str], Rulebook]:
        return {}

    @cached_property
    def standard(self) -> Components:
        """The standard components."""
        return load_components(self.components, self.shape, self.cross_check)

    def _filled(self, facts: Facts, placeholder: str) -> str:
        """The text for a placeholder.

        `name` and a message; `mark` and a key, marked if its value is proposed; what the game makes of it; or a value.
        """
        word, _, rest = placeholder.partition(" ")
        if word in ("name", "mark"):
            return facts.say.say(rest) if word == "name" else facts.components.mark(rest)
        text = self.rulebook_text(placeholder, facts)
        if text is None:
            value = facts.components.at(placeholder)
            text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        return text

    def settled(self, given: dict[str, Any]) -> dict[str, Any]:
        """All options, those not given as the game settles them; raises OptionError."""
        return self.settle(resolve(self.options, given, self.name))

    def open_choices(self, option: Option, given: dict[str, Any]) -> list[Any]:
        """The choices of an option that go with what else was chosen."""
        return [choice for choice in option.choices if self._goes({**given, option.name: choice})]

    def _goes(self, given: dict[str, Any]) -> bool:
        try:
            self.settled(given)
        except OptionError:
            return False
        return True

    def option_help(self, option: Option, language: str = ENGLISH) -> str:
        """What an option means."""
        return self.speech(language).help(message_id("option", option.name))


def known_language(wanted: str | None) -> str:
    """The language to speak for a language tag such as `pl-PL`; English if we do not speak it."""
    language = (wanted or ENGLISH).lower().split("-")[0]
    return language if language in LANGUAGES else ENGLISH
