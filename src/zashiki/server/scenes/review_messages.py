"""Review and hint messages: actions in words, standard errors as intervals."""

from __future__ import annotations

from ...api.actions import Action
from ...api.kind import View
from ...api.timeline import Timeline
from ...review.analysis import Review
from ...review.coach import Advice, Assessment
from ...review.review_text import ReviewText
from ...review.split import Split
from .. import protocol as p
from ..storage.review_store import Kept
from ..tables.table import Table
from .scenes import table_facts

WIDE = 2
"""Standard errors that are half of a 95% interval."""


def review_state(table: Table, kept: Kept | None, language: str) -> p.ReviewState:
    """How far a review is, and all of it once it is done."""
    if kept is None:
        return p.ReviewState("none", 0.0, None)
    if kept.review:
        return p.ReviewState("done", 1.0, _review(_review_text(table, language), kept.review))
    state: p.ReviewStage = "failed" if kept.state == "failed" else "running"
    return p.ReviewState(state, kept.done / max(1, kept.total), None)


def hint(table: Table, version: int, assessments: list[Assessment], view: View, language: str) -> p.Hint:
    """The coach's assessments of the choices of a seat, in words for its view."""
    kind, facts = table.game.kind, table_facts(table, language)
    actions = [(each, kind.actions[each.action]) for each in assessments]
    return p.Hint(version, [_candidate(each, action, kind.button(action, view, facts)) for each, action in actions])


def _review_text(table: Table, language: str) -> ReviewText:
    timeline = Timeline.of(table.state) if table.state else None
    return ReviewText.of(table.game, language, tuple(seat.name for seat in table.seats), timeline)


def _review(text: ReviewText, review: Review) -> p.Review:
    marked = {advice.number for advice in review.turning_points()}
    moments = [
        p.Worth(at, value.wins, [WIDE * error for error in value.wins_error], value.points)
        for at, value in review.values.items()
    ]
    return p.Review(
        method=text.say("method"),
        depth=f"{text.say(review.depth)} {text.say('coach')}",
        over=review.over,
        seats=[_share(seat, split) for seat, split in enumerate(review.luck)],
        moments=moments,
        decisions=[_decision(text, advice, advice.number in marked) for advice in review.advice],
    )


def _decision(text: ReviewText, advice: Advice, costly: bool) -> p.Decision:
    actions = text.game.kind.actions
    return p.Decision(
        at=advice.number,
        seat=advice.seat,
        action=actions[advice.chosen].text,
        best=actions[advice.best].text,
        cost=advice.cost,
        error=WIDE * advice.error,
        costly=costly,
        text=text.better(advice) if advice.best != advice.chosen else None,
        candidates=[
            _candidate(each, actions[each.action], text.label(each.action, advice.number, advice.seat))
            for each in advice.assessments
        ],
    )


def _candidate(assessed: Assessment, action: Action, label: str) -> p.Candidate:
    return p.Candidate(action.text, label, assessed.visits, assessed.wins, WIDE * assessed.error, assessed.points)


def _share(seat: int, split: Split) -> p.SeatShare:
    return p.SeatShare(
        seat=seat,
        start=split.start.value,
        start_error=WIDE * split.start.error,
        luck=split.luck.value,
        luck_error=WIDE * split.luck.error,
        choice=split.choice.value,
        choice_error=WIDE * split.choice.error,
        choices=[part.value for part in split.choices],
        choices_error=[WIDE * part.error for part in split.choices],
        result=split.result.value,
        result_error=WIDE * split.result.error,
    )
