"""Games: what can be played, its options, its bots and its rulebook."""

from __future__ import annotations

from msgspec import Struct

from .types import OptionValue


class OptionInfo(Struct):
    """An option of a game; if its default is null, the game derives it from the other options."""

    name: str
    title: str
    choices: list[OptionValue]
    titles: list[str | None]
    """The title of each choice; null if it needs none."""
    helps: list[str | None]
    default: OptionValue | None
    help: str


class GameInfo(Struct):
    """A game that can be played."""

    name: str
    title: str
    line: str
    """An inviting sentence."""
    facts: str
    """Players and time."""
    rules: int
    seats: list[str]
    seat_titles: list[str]
    sources: dict[str, str]
    """What the sources of points are called."""
    secrets: bool
    """Does a seat hold something that others may not see?"""
    lesson: bool
    """Is there a guided first game?"""
    options: list[OptionInfo]


class Fitting(Struct):
    """`GET /api/games/{game}/options`: the choices that still go with those made, and all options as settled."""

    choices: dict[str, list[OptionValue]]
    settled: dict[str, OptionValue | None]


class Rule(Struct):
    """A paragraph of a rulebook."""

    id: str
    title: str
    text: str


class RulesSection(Struct):
    """A section of a rulebook; its own text stands before the paragraphs."""

    title: str
    intro: str
    paragraphs: list[Rule]


class Rules(Struct):
    """`GET /api/games/{game}/rules`."""

    title: str
    sections: list[RulesSection]


class BotInfo(Struct):
    """A strength of bots."""

    level: str
    help: str


class Games(Struct):
    """`GET /api/games`."""

    games: list[GameInfo]
    bots: list[BotInfo]
