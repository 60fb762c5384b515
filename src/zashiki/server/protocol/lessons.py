"""Lessons and the examples of a rulebook."""

from __future__ import annotations

from msgspec import Struct

from .scenes import Scene


class LessonStep(Struct):
    """A moment of a lesson: what to read, where to look, and what to do; without an action there is only to read."""

    note: str
    text: str
    at: int
    """How many actions of the lesson's record have been done."""
    look: list[str]
    rule: str | None
    leap: bool
    """Is what came before it to be skipped, and not shown action by action?"""
    action: str | None
    label: str | None


class Lesson(Struct):
    """`GET /api/games/{game}/lesson`: the guided first game. The learner sits in `seat`."""

    game: str
    seat: int
    steps: list[LessonStep]


class ExampleInfo(Struct):
    """An example of a rulebook."""

    id: str
    rule: str
    caption: str


class Examples(Struct):
    """`GET /api/games/{game}/examples`."""

    examples: list[ExampleInfo]


class Example(Struct):
    """`GET /api/games/{game}/examples/{id}`: the position, what is done there, and the record to play on from."""

    id: str
    seat: int
    players: int
    before: Scene
    after: Scene
    """Its lines say what happened."""
    record: str
    upto: int
