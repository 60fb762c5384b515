"""Reviews and hints: what the coach thinks of positions and decisions."""

from __future__ import annotations

from msgspec import Struct

from .types import ReviewStage


class Candidate(Struct):
    """An action the coach thought about: how often, the chance to win with it, the final scores it expects by seat.

    Here and in reviews `error` is half of the 95% interval: twice the standard error.
    """

    action: str
    label: str
    visits: int
    win: float
    error: float
    scores: list[float]


class Hint(Struct):
    """`GET /api/tables/{id}/hint`: what the coach thinks of the choices from the seat's view, the best first."""

    version: int
    candidates: list[Candidate]


class SeatShare(Struct):
    """The result of a seat split into parts, in shares of the win: `start`, `luck` and `choice` add up to `result`."""

    seat: int
    start: float
    start_error: float
    luck: float
    luck_error: float
    choice: float
    choice_error: float
    choices: list[float]
    """What the decisions of each seat changed for this one; they add up to `choice`."""
    choices_error: list[float]
    result: float
    result_error: float


class Worth(Struct):
    """What the position after `at` actions is worth to each seat: the share of the win, and expected final points."""

    at: int
    values: list[float]
    errors: list[float]
    points: list[float]


class Decision(Struct):
    """What the coach thinks of a decision, in the position after `at` actions; the best action first."""

    at: int
    seat: int
    action: str
    best: str
    cost: float
    error: float
    costly: bool
    """Is it one of the few that cost most?"""
    text: str | None
    """What was better and by how much, if anything."""
    candidates: list[Candidate]


class Review(Struct):
    """The review of a finished game. `method` and `depth` are sentences for people."""

    method: str
    depth: str
    over: bool
    """Was it played to a result? Else the last position stands for it."""
    seats: list[SeatShare]
    moments: list[Worth]
    """The positions in which luck and choice meet, or the choices of two seats."""
    decisions: list[Decision]


class ReviewState(Struct):
    """`GET` and `POST /api/tables/{id}/review`: how far the review is, from 0 to 1, and all of it once it is done."""

    state: ReviewStage
    progress: float
    review: Review | None
