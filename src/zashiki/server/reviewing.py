"""Reviews and hints as messages: actions in words, standard errors as intervals."""

from __future__ import annotations

from ..review.analysis import Review
from ..review.coach import Advice, Thought
from ..review.split import Split
from ..review.telling import Teller
from . import protocol as p
from .shelf import Kept
from .table import Table

WIDE = 2
"""Standard errors that are half of a 95% interval."""


def review_state(table: Table, kept: Kept | None, language: str) -> p.ReviewState:
    """How far a review is, and all of it once it is done."""
    if kept is None:
        return p.ReviewState("none", 0.0, None)
    if kept.review:
        return p.ReviewState("done", 1.0, _review(_teller(table, language), kept.review))
    state: p.ReviewStage = "failed" if kept.state == "failed" else "running"
    return p.ReviewState(state, kept.done / max(1, kept.total), None)


def hint(table: Table, version: int, thoughts: list[Thought], language: str) -> p.Hint:
    """What the coach thinks of the choices of a seat."""
    teller = _teller(table, language)
    return p.Hint(version, [_candidate(teller, thought) for thought in thoughts])


def _teller(table: Table, language: str) -> Teller:
    return Teller.of(table.game, language, tuple(seat.name for seat in table.seats))


def _review(teller: Teller, review: Review) -> p.Review:
    marked = {advice.number for advice in review.turning_points()}
    moments = [
        p.Worth(at, value.wins, [WIDE * error for error in value.wins_error], value.points)
        for at, value in review.values.items()
    ]
    return p.Review(
        method=teller.say("method"),
        depth=f"{teller.say(review.depth)} {teller.say('coach')}",
        over=review.over,
        seats=[_share(seat, split) for seat, split in enumerate(review.luck)],
        moments=moments,
        decisions=[_decision(teller, advice, advice.number in marked) for advice in review.advice],
    )


def _decision(teller: Teller, advice: Advice, costly: bool) -> p.Decision:
    actions = teller.game.kind.actions
    return p.Decision(
        at=advice.number,
        seat=advice.seat,
        action=actions[advice.chosen].text,
        best=actions[advice.best].text,
        cost=advice.cost,
        error=WIDE * advice.error,
        costly=costly,
        text=teller.better(advice) if advice.best != advice.chosen else None,
        candidates=[_candidate(teller, thought) for thought in advice.thoughts],
    )


def _candidate(teller: Teller, thought: Thought) -> p.Candidate:
    action = teller.game.kind.actions[thought.action]
    label = teller.label(thought.action)
    return p.Candidate(action.text, label, thought.visits, thought.wins, WIDE * thought.error, thought.points)


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
