"""Lessons and examples as a page shows them: positions of records that come with the games."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import Any

from ..core.errors import InvalidAction
from ..core.events import Event
from ..core.examples import examples_of
from ..core.lessons import LEARNER, Lesson, lesson_of, lessons
from ..core.notes import NotedRecord
from ..core.records import Record
from ..core.state import State
from . import protocol as p
from .refusals import Refused

SCENES_KEPT = 64


def lesson(game: str, language: str) -> p.Lesson:
    """The steps of a guided first game."""
    given = _lesson(game)
    facts = given.played.game.facts_in(language)
    label, parse = given.kind.label, given.kind.actions.parse
    steps = [
        p.LessonStep(
            note=step.note,
            text=given.text(step, language),
            at=step.after,
            look=list(step.look),
            rule=step.rule,
            leap=step.leap,
            action=step.action,
            label=label(parse(step.action), facts) if step.action else None,
        )
        for step in given.steps
    ]
    return p.Lesson(game, LEARNER, steps)


@lru_cache(SCENES_KEPT)
def lesson_scene(game: str, at: int, language: str, shape: str) -> p.Scene:
    """A position of a lesson, as the learner sees it."""
    return _scene(_lesson(game).played, _within(at, _lesson(game)), LEARNER, language, shape)


def lesson_why_not(game: str, at: int, action: str, language: str) -> p.WhyNot:
    """Why something cannot be done at that moment of a lesson."""
    given = _lesson(game)
    try:
        meant = given.kind.actions.parse(action)
    except InvalidAction as error:
        raise Refused("unknown-action", str(error)) from error
    refusal = given.state(_within(at, given)).why_not(meant, language)
    return p.WhyNot(meant.text, refusal.rule if refusal else None, refusal.text if refusal else None)


def examples(game: str, language: str) -> p.Examples:
    """The examples of a rulebook."""
    found = examples_of(game).values()
    return p.Examples([p.ExampleInfo(each.id, each.rule, each.caption(language)) for each in found])


@lru_cache(SCENES_KEPT)
def example(game: str, id_: str, language: str, shape: str) -> p.Example:
    """One example: before, after, and the record to play on from."""
    found = examples_of(game).get(id_)
    if found is None:
        raise Refused("unknown-path", f"The rulebook of {game} has no example '{id_[:60]}'.")
    played = found.played
    before = _scene(played, found.start, found.seat, language, shape)
    after = _scene(played, found.stop, found.seat, language, shape, since=found.start)
    record = Record(played.record.header, played.record.lines[: found.start])
    header = {key: value for key, value in record.header.items() if key not in ("result", "ending", "seed")}
    text = str(Record(header, record.lines))
    return p.Example(id_, found.seat, played.game.players, before, after, text, found.start)


def _lesson(game: str) -> Lesson:
    if game not in lessons():
        raise Refused("unknown-path", f"There is no lesson for {game} yet.")
    return lesson_of(game)


def _within(at: int, given: Lesson) -> int:
    return max(0, min(at, len(given.played.positions) - 1))


def _scene(played: NotedRecord, at: int, seat: int, language: str, shape: str, since: int | None = None) -> p.Scene:
    """A position of a record in pictures and words; the lines tell what happened since, or in the last action."""
    state, facts = played.positions[at][0], played.game.facts_in(language)
    kind, view = played.game.kind, state.view(seat)
    first = max(0, at - 1) if since is None else since
    happened = [(k, event) for k in range(first + 1, at + 1) for event in played.positions[k][1]]
    said = [(k, event, kind.tell(event, seat, facts)) for k, event in ((k, e.seen_by(seat)) for k, e in happened)]
    return p.Scene(
        number=at,
        version=at,
        turn=_turn(state),
        prompt=kind.prompt(view, seat, facts),
        choices=_choices(state, seat, view, facts),
        parts=[p.ScenePart(**asdict(part)) for part in kind.parts(view, seat, facts, shape)],
        lines=[_line(k, event, text, list(kind.marks(event))) for k, event, text in said if text],
        scores=[p.Score(row["total"], row["by_source"]) for row in state.scores()],
        names=list(facts["names"]),
    )


def _line(number: int, event: Event, text: str, marks: list[str]) -> p.LogLine:
    return p.LogLine(number, event.seat, event.verb, text, event.rule, marks)


def _turn(state: State) -> int | None:
    return state.turn if state.turn is not None and state.turn >= 0 else None


def _choices(state: State, seat: int, view: dict[str, Any], facts: dict[str, Any]) -> list[p.SceneChoice]:
    if state.turn != seat:
        return []
    return [p.SceneChoice(a.id, a.text, state.game.kind.button(a, view, facts), False) for a in state.legal()]
