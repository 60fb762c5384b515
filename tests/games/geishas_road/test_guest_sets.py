"""Guests score in sets, divided the best way: vectors, and the whole table against an independent optimiser."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

from tests.games.geishas_road.table import COLOURS, INDIGO, STANDARD, VERMILION, end_round, last_turn, points
from tests.support import find_events
from zashiki.games.geishas_road.data.tables import guest_scores

SAME = (0, 0, 1, 4)
DIFFERENT = (0, 0, 1, 3, 6, 10)
VECTORS = {
    (2, 1, 0, 0, 0): 1,
    (3, 1, 0, 0, 0): 4,
    (2, 2, 0, 0, 0): 2,
    (2, 2, 2, 0, 0): 6,
    (3, 1, 1, 0, 0): 5,
    (3, 2, 1, 0, 0): 5,
    (3, 2, 2, 0, 0): 6,
    (3, 1, 1, 1, 0): 7,
    (3, 2, 1, 1, 0): 7,
    (2, 2, 1, 1, 0): 7,
    (2, 1, 1, 1, 1): 10,
    (3, 3, 2, 1, 0): 10,
    (3, 1, 1, 1, 1): 11,
    (3, 3, 1, 1, 1): 12,
    (3, 3, 3, 0, 0): 12,
    (3, 2, 2, 1, 1): 13,
    (3, 3, 3, 1, 1): 16,
    (3, 3, 3, 3, 0): 18,
    (2, 2, 2, 2, 2): 20,
    (3, 3, 3, 3, 3): 30,
}
QUIET_ZONES = {"indigo": "pink 3, red 3", "vermilion": "pink 4, yellow 4, blue 3"}


def index(holding: tuple[int, ...]) -> int:
    return sum(n * 4**c for c, n in enumerate(holding))


@cache
def by_hand(guests: tuple[int, ...]) -> int:
    """The best division of a row of guests, taking the first guest's set in every possible way."""
    if not guests:
        return 0
    first, others = guests[0], guests[1:]
    best = 0
    for size in range(len(others) + 1):
        for mates in itertools.combinations(range(len(others)), size):
            held = [first, *(others[k] for k in mates)]
            if len(set(held)) == len(held):
                worth = DIFFERENT[len(held)]
            elif len(set(held)) == 1 and len(held) < len(SAME):
                worth = SAME[len(held)]
            else:
                continue
            best = max(best, worth + by_hand(tuple(g for k, g in enumerate(others) if k not in mates)))
    return best


@pytest.mark.rule("score.same", "score.different", "score.once")
@pytest.mark.parametrize(("holding", "best"), VECTORS.items(), ids=str)
def test_the_twenty_vectors(holding, best):
    assert guest_scores(list(SAME), list(DIFFERENT))[index(holding)] == best


@pytest.mark.rule("score.once")
def test_the_whole_table_is_the_best_division_of_every_holding():
    table = guest_scores(list(SAME), list(DIFFERENT))
    assert len(table) == 1024
    for holding in itertools.combinations_with_replacement(range(3, -1, -1), 5):
        if sum(holding) > 11:
            continue  # the fuller ones below: dividing them by hand takes too long
        best = by_hand(tuple(c for c, n in enumerate(holding) for _ in range(n)))
        assert {table[index(order)] for order in set(itertools.permutations(holding))} == {best}, holding


@pytest.mark.rule("score.once")
def test_full_holdings_against_counting_sets():
    """Independent of the above: choose how many triples and pairs alike, then the rainbows that fit the rest."""
    table = guest_scores(list(SAME), list(DIFFERENT))
    for holding in itertools.product(range(4), repeat=5):
        best = 0
        for alike in itertools.product(*(range(n + 1) for n in holding)):
            rest = tuple(n - k for n, k in zip(holding, alike, strict=True))
            best = max(best, sum(SAME[k] for k in alike) + rainbows(tuple(sorted(rest))))
        assert table[index(holding)] == best, holding


@cache
def rainbows(rest: tuple[int, ...]) -> int:
    """The best sets of different colours in what is left, trying every set first."""
    colours = sum(n > 0 for n in rest)
    best = 0
    for size in range(2, colours + 1):
        for used in itertools.combinations([k for k, n in enumerate(rest) if n], size):
            left = tuple(sorted(n - (k in used) for k, n in enumerate(rest)))
            best = max(best, DIFFERENT[size] + rainbows(left))
    return best


@pytest.mark.parametrize(
    ("holding", "worth", "rule"),
    [
        ({"yellow": 3}, 4, "score.same"),
        ({"pink": 1, "red": 1, "yellow": 1, "blue": 1, "green": 1}, 10, "score.different"),
        ({"pink": 3, "red": 1, "blue": 1}, 5, "score.once"),
    ],
)
@pytest.mark.rule("score.same", "score.different", "score.once")
def test_guests_are_scored_at_the_end_of_the_round_and_explained(holding, worth, rule):
    state = last_turn(STANDARD, **QUIET_ZONES, collected=[{}, holding])
    events = end_round(state)
    scored = [e for e in find_events(events, "score") if e.data["source"] == "evening 1 guests"]
    assert [(e.seat, e.data["points"], e.rule) for e in scored] == [(VERMILION, worth, rule)]
    assert points(state, INDIGO, "evening 1 guests") == 0


@pytest.mark.rule("score.same", "score.different")
@pytest.mark.parametrize("holding", [{}, {"pink": 1}])
def test_one_guest_or_none_is_worth_nothing(holding):
    state = last_turn(STANDARD, **QUIET_ZONES, collected=[holding, {}])
    end_round(state)
    assert points(state, INDIGO, "evening 1 guests") == 0


@pytest.mark.rule("score.once")
def test_both_players_guests_are_scored_apart():
    all_but_pink = dict.fromkeys(COLOURS[1:], 1)
    state = last_turn(STANDARD, **QUIET_ZONES, collected=[{"pink": 3}, all_but_pink])
    end_round(state)
    assert [points(state, seat, "evening 1 guests") for seat in (INDIGO, VERMILION)] == [4, 6]
