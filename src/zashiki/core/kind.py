"""What a game folder gives to the rest: everything the public API needs to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .actions import Action, ActionTable
from .edition import Check, Components
from .entry import Kernels
from .errors import OptionError
from .events import Event, EventTable
from .options import Option, resolve
from .pictures import Part
from .rulebook import Rulebook
from .schema import Schema
from .speech import ENGLISH, LANGUAGES, Speech, message_id, speech


@dataclass(frozen=True)
class Kind:
    """A kind of game, before options are chosen."""

    name: str
    title: str
    rules_version: int
    options: tuple[Option, ...]
    settle: Callable[[dict[str, Any]], dict[str, Any]]
    """Checks that the options go together and fills those left open; raises OptionError."""
    variants: tuple[dict[str, Any], ...]
    """Choices of options that together use every rule: what the laws are tested on."""
    components: Path
    shape: Mapping[str, Check]
    agree: Callable[[Components], tuple[str, str] | None]
    tables: Callable[[Components, dict[str, Any]], Any]
    schema: type[Schema]
    seen: type[Schema]
    actions: ActionTable
    events: EventTable
    rulebook: Rulebook
    kernels: Kernels
    seats: tuple[str, ...]
    prompt: Callable[[dict[str, Any], int | None, dict[str, Any]], str]
    """A sentence from a view: what is asked, said to the seat that reads it, in the language of the facts."""
    outcome: Callable[[dict[str, Any], dict[str, Any]], tuple[tuple[int, ...], str, dict[str, Any]]]
    """Winners, reason and notes, from the view of a finished game."""
    sources: tuple[str, ...]
    points_field: str
    svg: Callable[[dict[str, Any], int | None, dict[str, Any]], str]
    board: Callable[[dict[str, Any], int | None, dict[str, Any]], Any]
    """The table as something `rich` can print."""
    tell: Callable[[Event, int | None, dict[str, Any]], str | None]
    """An event as a sentence for the reader in that seat, or None if it is not worth one."""
    label: Callable[[Action, dict[str, Any]], str]
    """An action as words on a button."""
    parts: Callable[[dict[str, Any], int | None, dict[str, Any], str], tuple[Part, ...]]
    """The table in pieces that a page can lay out, WIDE or NARROW."""
    marks: Callable[[Event], tuple[str, ...]]
    """The places and pieces of the pictures that an event speaks of."""
    rewrite: Callable[[Any, int, Any, int | str], Any] | None = None
    """For games with secrets: the state of a re-dealt world with a past that leads to it."""
    whom: Callable[[Action, dict[str, Any], dict[str, Any]], str | None] | None = None
    """Who is meant by an action in a view, where its words name but a place."""
    standing: Callable[[dict[str, Any], dict[str, Any], int], int] | None = None
    """The points of a seat as they stand in a view, for a game that enters them in its ledger only at the end."""

    def button(self, action: Action, view: dict[str, Any], facts: dict[str, Any]) -> str:
        """An action as words on a button in a position: its label, and who is meant by it."""
        meant = self.whom(action, view, facts) if self.whom else None
        words = self.label(action, facts)
        return f"{words} · {meant}" if meant else words

    def speech(self, language: str = ENGLISH) -> Speech:
        """The words of the game in a language."""
        return speech(language, self.components.parent / "words")

    def book(self, language: str = ENGLISH) -> Rulebook:
        """The rulebook in a language: the same paragraphs in each."""
        return _book(self.rulebook.path.with_name(f"{language}.md"))

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


@cache
def _book(path: Path) -> Rulebook:
    return Rulebook(path)


def known_language(wanted: str | None) -> str:
    """The language to speak for a language tag such as `pl-PL`; English if we do not speak it."""
    language = (wanted or ENGLISH).lower().split("-")[0]
    return language if language in LANGUAGES else ENGLISH
