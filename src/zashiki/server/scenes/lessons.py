"""Lesson and example messages: positions of the annotated records that come with the games."""

from __future__ import annotations

from ...api.records import Record
from ...errors import InvalidAction
from ...teaching.annotated_records import AnnotatedRecord
from ...teaching.examples import examples_of
from ...teaching.lessons import LEARNER, Lesson, lesson_of, lessons
from .. import protocol as p
from ..refusals import Refused
from .perspective import Perspective
from .scene_builder import build_scene, log_lines


def lesson(game: str, language: str) -> p.Lesson:
    """The steps of a guided first game."""
    given = _lesson(game)
    facts = given.source.game.facts_in(language)
    parse = given.kind.actions.parse

    def label(action: str, after: int) -> str:
        return given.kind.button(parse(action), given.state(after).view(LEARNER), facts)

    steps = [
        p.LessonStep(
            note=step.note,
            text=given.text(step, language),
            at=step.after,
            look=list(step.look),
            rule=step.rule,
            leap=step.leap,
            action=step.action,
            label=label(step.action, step.after) if step.action else None,
        )
        for step in given.steps
    ]
    return p.Lesson(game, LEARNER, steps)


def lesson_scene(game: str, at: int, language: str, shape: str) -> p.Scene:
    """A position of a lesson, as the learner sees it."""
    return _scene(_lesson(game).source, within(game, at), LEARNER, language, shape)


def lesson_why_not(game: str, at: int, action: str, language: str) -> p.WhyNot:
    """Why something cannot be done at that moment of a lesson."""
    given = _lesson(game)
    try:
        meant = given.kind.actions.parse(action)
    except InvalidAction as error:
        raise Refused("unknown-action", str(error)) from error
    refusal = given.state(within(game, at)).why_not(meant, language)
    return p.WhyNot(meant.text, refusal.rule if refusal else None, refusal.text if refusal else None)


def examples(game: str, language: str) -> p.Examples:
    """The examples of a rulebook."""
    found = examples_of(game).values()
    return p.Examples([p.ExampleInfo(each.id, each.rule, each.caption(language)) for each in found])


def example(game: str, id_: str, language: str, shape: str) -> p.Example:
    """One example: before, after, and the record to play on from."""
    found = examples_of(game).get(id_)
    if found is None:
        raise Refused("unknown-path", f"The rulebook of {game} has no example '{id_[:60]}'.")
    source = found.source
    before = _scene(source, found.start, found.seat, language, shape)
    after = _scene(source, found.stop, found.seat, language, shape, since=found.start)
    header = {key: value for key, value in source.record.header.items() if key not in ("result", "ending", "seed")}
    text = str(Record(header, source.record.lines[: found.start]))
    return p.Example(id_, found.seat, source.game.players, before, after, text, found.start)


def _lesson(game: str) -> Lesson:
    if game not in lessons():
        raise Refused("unknown-path", f"There is no lesson for {game} yet.")
    return lesson_of(game)


def within(game: str, at: int) -> int:
    """The position of a lesson that is nearest to `at`."""
    return max(0, min(at, len(_lesson(game).source.timeline)))


def _scene(source: AnnotatedRecord, at: int, seat: int, language: str, shape: str, since: int | None = None) -> p.Scene:
    """A position of a record; its lines tell the actions since that position, or the last action."""
    timeline, facts, perspective = source.timeline, source.game.facts_in(language), Perspective(seat)
    state = timeline.state(at)
    first = max(0, at - 1) if since is None else since
    lines = [
        line
        for moment in timeline.moments[first:at]
        for line in log_lines(source.game.kind, moment.number + 1, moment.events, perspective, facts)
    ]
    never_final = (lambda _action: False) if state.turn == seat else None
    return build_scene(state, perspective, facts, shape, at, lines, is_final=never_final)
