"""What a game gives to compiled code: the rules that every game has, and what it may tell those who search it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .phases import Phase

PAYOFF_SCALE = 1000
"""A payoff and an estimate are whole numbers from 0 to this."""
PAYOFF_OF_WIN = 900
"""What winning is worth of it; the rest tells a narrow result from a clear one, so that lost games are played well."""


def nothing_hidden(t: Any, v: Any, s: Any, rng: Any) -> None:
    """The `redeal` of a game without secrets: every seat's world is the true one."""


def from_ledger(t: Any, s: Any, seat: int, source: int) -> int:
    """The `points_now` of a game that enters all points in its ledger when they are made."""
    return s.points[seat][source]  # type: ignore[no-any-return]  # a record's field


@dataclass(frozen=True)
class Rules:
    """The compiled rules of a game."""

    start: Callable[..., None]
    """`start(t, s, ev)` brings a new record to the first position."""
    legal: Callable[..., int]
    """`legal(t, s, moves)` lists the legal actions and returns how many there are."""
    refusal: Callable[..., int]
    """`refusal(t, s, a)` returns 0, or the number of the paragraph that forbids the action."""
    apply: Callable[..., None]
    """`apply(t, s, a, ev)` does a legal action and all that follows until somebody is asked again."""
    chances: Callable[..., int]
    """`chances(t, s, moves)` lists what chance may do, with weights, and returns how many possibilities there are."""
    draw_chance: Callable[..., int]
    """`draw_chance(t, s, rng)` draws one of these by its weight, without making the list."""
    redeal: Callable[..., None] = nothing_hidden
    """`redeal(t, v, s, rng)` deals the hidden places of a record anew, as the view allows."""
    points_now: Callable[..., int] = from_ledger
    """`points_now(t, s, seat, source)`: what a seat would have from a source if it were counted now, from what all may
    see; at the end of the game this is the ledger."""
    phases: tuple[Phase, ...] = ()
    """The phase table that the rules were made of."""


@dataclass(frozen=True)
class SearchHints:
    """What a game tells those who search it: compiled functions, and settings that were found by matches."""

    payoff: Callable[..., int]
    """`payoff(t, s, seat)`: what the end of the game is worth to a seat, 0 to PAYOFF_SCALE."""
    estimate: Callable[..., int] | None = None
    """`estimate(t, s, seat)`: the same for a position in the middle."""
    epoch: Callable[..., int] | None = None
    """`epoch(t, s)`: a number that grows when a part of the game ends, such as a round."""
    prune: Callable[..., int] | None = None
    """`prune(t, s, moves, n)` keeps those of the n listed actions that are worth a thought, returns how many."""
    rollout_choice: Callable[..., int] | None = None
    """`rollout_choice(t, s, moves, n, rng)`: which of the n listed actions a playout takes."""
    epochs_ahead: int = 1
    """After how many epochs a search estimates the position."""
    exploration: float = 0.7
    """How much a search weighs what it has tried little against the average result so far."""
    history_percent: int = 0
    """Of 100 choices in a playout, how many follow what went well before."""
