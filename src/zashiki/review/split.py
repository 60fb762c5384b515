"""Split of a result into luck and choice: what came of draws and dice, and what of decisions.

Between the first position and the result the value changes step by step. What a chance action changes is luck, what
a decision changes is the choice of the seat that made it. The steps add up: value at the start, luck and the choices
of all seats together are the result, exactly, for every seat.
"""

from itertools import pairwise
from math import sqrt

import msgspec

from ..engine.kernels import CHANCE
from .position_value import Value
from .reviewed_game import ReviewedGame


class Amount(msgspec.Struct, frozen=True):
    """A number and its standard error."""

    value: float
    error: float


class Split(msgspec.Struct, frozen=True):
    """The result of one seat taken apart, in shares of the win or in points."""

    start: Amount
    luck: Amount
    choice: Amount
    """What all decisions together changed for this seat."""
    choices: list[Amount]
    """What the decisions of each seat changed for this one."""
    result: Amount


def split(reviewed: ReviewedGame, values: dict[int, Value], seat: int, points: bool = False) -> Split:
    """The luck and the choices of a game for a seat, from the values at its borders.

    A value between two parts counts for the one and against the other; within one part it cancels. So each value enters
    the error of a part as often as it is left over there.
    """
    borders, players = reviewed.borders, reviewed.game.players
    worth = {k: _amount(values[k], seat, points) for k in borders}
    if reviewed.ending and reviewed.result:
        worth[len(reviewed.timeline) + 1] = _amount(reviewed.result, seat, points)
    parts: dict[int, dict[int, int]] = {actor: {} for actor in (CHANCE, *range(players))}
    for start, end in pairwise(borders):
        _step(parts[_actor(reviewed, start, end)], start, end)
    last = borders[-1]
    if reviewed.ending and reviewed.ending.seat is not None:
        _step(parts[reviewed.ending.seat], last, last + 1)
        last += 1
    together: dict[int, int] = {}
    for seat_ in range(players):
        for k, n in parts[seat_].items():
            together[k] = together.get(k, 0) + n
    choices = [_sum(parts[k], worth) for k in range(players)]
    return Split(worth[0], _sum(parts[CHANCE], worth), _sum(together, worth), choices, worth[last])


def _amount(value: Value, seat: int, points: bool) -> Amount:
    if points:
        return Amount(value.points[seat], value.points_error[seat])
    return Amount(value.wins[seat], value.wins_error[seat])


def _actor(reviewed: ReviewedGame, start: int, end: int) -> int:
    """Whose step leads from a border to the next."""
    return next((m.actor for m in reviewed.timeline.moments[start:end] if m.open), CHANCE)


def _step(counts: dict[int, int], start: int, end: int) -> None:
    counts[start] = counts.get(start, 0) - 1
    counts[end] = counts.get(end, 0) + 1


def _sum(counts: dict[int, int], worth: dict[int, Amount]) -> Amount:
    value = sum(n * worth[k].value for k, n in counts.items())
    return Amount(value, sqrt(sum((n * worth[k].error) ** 2 for k, n in counts.items())))
