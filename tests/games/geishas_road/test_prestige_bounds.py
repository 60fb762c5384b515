"""How often geisha can come home: by every order of the cards, and by random play."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

from tests.games.geishas_road.table import ADVANCED, COLOURS, SIMPLE, STANDARD, position
from tests.support import fields, find_events, play_all, random_play

VALUES = (1, 2, 3, 4)


def returns(start: int, order: tuple[int, ...]) -> int:
    """How many walks end at home (place 0) when the cards are played in this order."""
    return sum((start + sum(order[: k + 1])) % 5 == 0 for k in range(len(order)))


@cache
def possible(start: int, missing: int) -> set[int]:
    """The numbers of returns of a geisha, over every choice and order of her cards with some missing."""
    orders = itertools.permutations(VALUES, len(VALUES) - missing)
    return {returns(start, order) for order in orders}


def totals(starts: tuple[int, ...]) -> set[int]:
    """The numbers of returns of all five geisha when two of the twenty cards are never played."""
    found = set()
    for gaps in itertools.product(range(3), repeat=5):
        if sum(gaps) == 2:
            ways = [possible(start, gap) for start, gap in zip(starts, gaps, strict=True)]
            found |= {sum(way) for way in itertools.product(*ways)}
    return found


@pytest.mark.rule("card.home-stop")
def test_no_geisha_can_come_home_a_third_time_in_any_order_from_any_place():
    for start in range(5):
        for missing in range(3):
            assert max(possible(start, missing)) <= 2


@pytest.mark.rule("card.home-first", "card.home-second")
def test_from_home_all_four_cards_give_one_or_two_returns_and_a_missing_card_at_most_one():
    assert possible(0, missing=0) == {1, 2}
    assert possible(0, missing=1) == {0, 1}


@pytest.mark.rule("setup.prestige")
def test_the_first_round_hands_out_three_to_nine_tokens():
    assert (min(totals((0,) * 5)), max(totals((0,) * 5))) == (3, 9)


@pytest.mark.rule("card.home-second")
def test_the_first_round_has_at_most_four_second_returns_so_four_okaasan_tokens_are_enough():
    most = 0
    for gaps in itertools.product(range(3), repeat=5):
        if sum(gaps) == 2:
            most = max(most, sum(2 in possible(0, gap) for gap in gaps))
    assert most == 4


@pytest.mark.rule("card.home-second")
def test_the_second_round_may_hand_out_none_and_may_see_five_second_returns():
    assert 0 in totals((1, 2, 0, 0, 0)) or 0 in totals((1, 1, 1, 1, 1))
    short = [start for start in range(1, 5) if 2 in possible(start, missing=1)]
    assert short  # she is away from home and the card she lacks is the one that closes the lap
    assert 10 in totals((short[0], short[0], 0, 0, 0))


@pytest.mark.rule("card.home-first", "card.home-second")
@pytest.mark.parametrize("order", list(itertools.permutations(VALUES)), ids=str)
def test_the_engine_counts_returns_like_the_arithmetic(order):
    state = position(SIMPLE)
    for value in order:
        walked = fields(state)
        state = position(
            SIMPLE,
            hand=[f"pink {value}", ""],
            geisha={"pink": COLOURS[walked["geisha"][0]]},
            returns={"pink": walked["returns"][0]},
            geiko_next=walked["geiko_next"],
            okaasan_next=walked["okaasan_next"],
        )
        play_all(state, "reveal", f"choose pink {value}")
    assert fields(state)["returns"][0] == returns(0, order)
    assert fields(state)["geisha"][0] == 0


@pytest.mark.rule("setup.prestige", "card.home-first", "card.home-second")
@pytest.mark.parametrize("game", [SIMPLE, STANDARD, ADVANCED], ids=["simple", "standard", "advanced"])
def test_random_rounds_keep_within_the_bounds(game):
    for seed in range(120):
        handed_out, round_no = {1: 0, 2: 0}, 1
        for _, events in random_play(game, seed):
            for event in events:
                if event.verb == "new round":
                    round_no = event.data["round"]
                handed_out[round_no] += event.verb == "return" and event.data["token"] is not None
            assert all(e.data["time"] <= 2 for e in find_events(events, "return"))
        assert 3 <= handed_out[1] <= 9, seed
        assert handed_out[2] <= 9, seed
