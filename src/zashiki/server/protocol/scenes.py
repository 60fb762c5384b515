"""Scenes: a position drawn and in words, and the past of a finished game."""

from __future__ import annotations

from msgspec import Struct

from ...drawing.parts import Role
from .tables import Outcome, Score


class SceneChoice(Struct):
    """A legal action with words for a button; `final` if it cannot be taken back."""

    id: int
    action: str
    label: str
    final: bool


class ScenePart(Struct):
    """A picture: an `<svg>` of `width` to `height`, to be shown at least `least` CSS pixels wide."""

    name: str
    role: Role
    svg: str
    width: int
    height: int
    least: int
    seat: int | None


class LogLine(Struct):
    """A sentence of the log, the rule behind it, and the marks in the pictures that it speaks of."""

    number: int
    seat: int | None
    verb: str
    text: str
    rule: str
    marks: list[str]


class Scene(Struct):
    """`GET /api/tables/{id}/scene`: a position drawn and put into words for one viewer in one language."""

    number: int
    version: int
    turn: int | None
    prompt: str
    choices: list[SceneChoice]
    parts: list[ScenePart]
    lines: list[LogLine]
    scores: list[Score]
    names: list[str]


class Draw(Struct):
    """What chance chose from: draw `number` of the seed's stream picks one of the options by weight, in this order.

    The number is null for a draw of the given beginning, which does not come from the seed.
    """

    number: int | None
    options: list[tuple[str, int]]


class Moment(Struct):
    """An action of a game that is over: the `k`th, `seat` null for chance, and the totals after it."""

    k: int
    seat: int | None
    action: str
    label: str | None
    """Words for it; null for chance, and for what the viewer could not know."""
    lines: list[LogLine]
    totals: list[int]
    draw: Draw | None


class Story(Struct):
    """`GET /api/tables/{id}/story`: a game that is over, from its first draw to its end."""

    table: str
    game: str
    rules: int
    title: str
    names: list[str]
    seats: list[str]
    """What the seats are called in a record."""
    you: int | None
    outcome: Outcome | None
    commitment: str
    seed: str | None
    salts: list[str]
    salted: list[int]
    """The seats whose salts these are; none if the game is older than that."""
    unsalted: list[int]
    """The seats that were asked for a salt and were left out."""
    given: int
    """How many of the actions were given as the beginning."""
    undone: list[tuple[int, int]]
    """Undos: the number of actions before, and how many draws of the stream were discarded there."""
    first: list[int]
    """The totals before the first action."""
    moments: list[Moment]
