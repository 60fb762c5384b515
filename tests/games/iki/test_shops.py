"""The eight shops with every dealing, every fish, pipe and pouch of tobacco."""

from __future__ import annotations

import pytest

from tests.games.iki.cards import FISH, PIPES, TOBACCO
from tests.games.iki.table import (
    BEHIND,
    BEHIND_FOR_TWO,
    GOODS,
    INDIGO,
    ROOMS,
    SEASONS,
    THREE,
    TWO,
    VERMILION,
    amounts,
    board,
    final,
    fire,
    goods,
    last_guest,
    order,
    phase,
    source,
    told,
    verbs,
    visit,
)
from tests.support import find_events, legal, play_all, why_not

DEALS = [
    # shop, deal, price, gain
    ("sandals", "sandals", "2 mon", "2 sandal"),
    ("rice", "rice", "3 mon", "2 rice"),
    ("pawn", "pawn rice", "1 rice", "4 mon"),
    ("pawn", "pawn sandal", "1 sandal", "4 mon"),
    ("construction", "day rice", "1 mon", "1 rice"),
    ("exchange", "small change", "", "2 mon"),
    ("exchange", "koban", "6 mon", "1 koban"),
    ("exchange", "two koban", "10 mon", "2 koban"),
]
ONE_CARD = {"a": "egg", "b": "cotton", "c": "salt", "d": "glasses"}


@pytest.mark.rule(
    "shop.sandals", "shop.rice", "shop.pawn", "shop.construction", "shop.exchange", "visit.pay", "visit.shop-once"
)
@pytest.mark.parametrize(("shop", "deal", "price", "gain"), DEALS)
def test_every_dealing_of_a_shop(shop, deal, price, gain):
    rooms = {BEHIND[shop][0]: ("cotton", INDIGO)}  # so that the visit is not over
    state = visit(THREE, shop, rooms=rooms, goods=[price or "0 mon"])
    events = state.play(f"deal {deal}")
    assert goods(state, INDIGO) == amounts(gain)
    (told_,) = find_events(events, "deal")
    assert (told_.rule, told_.data["deal"]) == (f"shop.{shop}", deal)
    assert why_not(state, f"deal {deal}") == "visit.shop-once"
    for good, n in amounts(price).items():
        poor = visit(THREE, shop, goods=[f"{n - 1} {good}"])
        assert why_not(poor, f"deal {deal}") == "visit.pay"


@pytest.mark.rule("shop.tower", "track.fire")
@pytest.mark.parametrize("step", range(11))
def test_the_watchtower_lifts_one_step_onto_the_top(step):
    state = visit(THREE, "tower", fire=[step, min(10, step + 1), 0], fire_order=[1, 0, 2])
    events = state.play("deal watch")
    assert fire(state)[INDIGO] == min(10, step + 1)
    assert order(state)[0] == INDIGO
    assert told(events, "rise") == [{"step": min(10, step + 1)}]


@pytest.mark.parametrize("shop", BEHIND)
@pytest.mark.rule("visit.rooms", "two.rooms", "visit.building")
def test_only_the_rooms_behind_the_shop(shop):
    for played, behind, cited in ((THREE, BEHIND, "visit.rooms"), (TWO, BEHIND_FOR_TWO, "two.rooms")):
        for room in ROOMS:
            if played is TWO and room[1] == "4":
                continue
            state = visit(played, shop, rooms={room: ("salt", VERMILION)})
            assert ("use " + room in legal(state)) == (room in behind[shop])
            if room not in behind[shop]:
                assert why_not(state, f"use {room}") == cited
            state = visit(played, shop, rooms={room: ("inn", VERMILION)})
            assert why_not(state, f"use {room}") == ("visit.building" if room in behind[shop] else cited)
            assert why_not(visit(played, shop), f"use {room}") == cited


@pytest.mark.parametrize("shop", BEHIND)
@pytest.mark.rule("visit.shop-once")
def test_a_shop_offers_only_its_own_dealings(shop):
    state = visit(THREE, shop, goods=["30 mon, 9 rice, 9 sandal, 9 wood, 9 koban"], plans="inn, farm")
    own = {f"deal {deal}" for place, deal, _, _ in DEALS if place == shop}
    own |= {"deal watch"} if shop == "tower" else set()
    own |= {"build inn", "build farm"} if shop == "construction" else set()
    own |= {f"buy spring fish {k}" for k in (1, 2)} if shop == "fish" else set()
    own |= {f"buy spring {kind} {k}" for kind in ("pipe", "tobacco") for k in (1, 2)} if shop == "tobacco" else set()
    assert set(legal(state)) == own | {"done"}
    for action in state.game.actions:
        if str(action).split()[0] in ("deal", "buy", "build") and str(action) not in own:
            wanted = "build.offer" if shop == "construction" and str(action).startswith("build") else f"shop.{shop}"
            assert why_not(state, str(action)) == wanted, action


def month_of(token: str) -> int:
    """A month in which a token is for sale."""
    return 3 * SEASONS.index(token.split(maxsplit=1)[0]) + 1


@pytest.mark.parametrize("token", FISH)
@pytest.mark.rule("shop.fish", "score.fish", "setup.markets")
def test_every_fish(token):
    price, bonus = FISH[token]
    month = month_of(token)
    assert why_not(visit(THREE, "fish", month=month, goods=[f"{price - 1} mon"]), f"buy {token}") == "visit.pay"
    state = visit(THREE, "fish", month=month, goods=[f"{price} mon"])
    events = state.play(f"buy {token}")
    assert told(events, "pay") == [{"good": "mon", "amount": price}]
    assert state.view(None)["tokens"][INDIGO] == [token]
    assert token not in state.view(None)["market"]
    state, _ = final(THREE, tokens={INDIGO: token})
    assert source(state, INDIGO, "fish") == 3 + bonus


@pytest.mark.rule("score.fish")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 3), (2, 6), (3, 10), (4, 15)])
def test_fish_of_different_seasons(n, points):
    state, _ = final(THREE, tokens={INDIGO: ", ".join(f"{season} fish 1" for season in SEASONS[:n])})
    assert source(state, INDIGO, "fish") == points


@pytest.mark.parametrize("token", PIPES)
@pytest.mark.rule("shop.pipe", "shop.tobacco")
def test_every_pipe(token):
    price, gives = PIPES[token]
    month = month_of(token)
    assert why_not(visit(THREE, "tobacco", month=month, goods=[f"{price - 1} mon"]), f"buy {token}") == "visit.pay"
    rooms = {"b3": ("cotton", INDIGO, 2), "a1": ("salt", INDIGO, 1)}
    state = visit(THREE, "tobacco", month=month, rooms=rooms, goods=[f"{price} mon"])
    state.play(f"buy {token}")
    if gives == "experience":
        assert (phase(state), legal(state)) == ("train", ["train a1", "train b3"])
        events = state.play("train b3")
        assert find_events(events, "level", "shop.pipe")
        assert board(state)["b3"] == ("cotton", INDIGO, 3)
    else:
        assert fire(state)[INDIGO] == amounts(gives).get("fire", 0)
        assert goods(state, INDIGO) == {good: n for good, n in amounts(gives).items() if good in GOODS}
    assert state.view(None)["tokens"][INDIGO] == [token]
    assert phase(state) == "visit"  # no mon left for tobacco, the cotton seller is still there


@pytest.mark.parametrize("pipe", [1, 2])
@pytest.mark.rule("shop.pipe", "shop.tobacco")
def test_the_winter_pipes_can_be_bought_with_a_pouch(pipe):
    rooms = {"a1": ("salt", INDIGO, 3), "b1": ("egg", INDIGO, 1)}
    state = visit(THREE, "tobacco", month=12, rooms=rooms, goods=["20 mon"])
    state.play("buy winter tobacco 1")
    state.play(f"buy winter pipe {pipe}")
    if pipe == 1:
        events = state.play("train a1")
        assert told(events, "retire") == [{"card": "salt", "room": "a1"}]
    assert goods(state, INDIGO).get("koban", 0) == pipe - 1
    state = visit(THREE, "tobacco", month=12, rooms=rooms, goods=["20 mon"])
    state.play(f"buy winter pipe {pipe}")
    if pipe == 1:
        state.play("train b1")
    assert legal(state) == ["done", "buy winter tobacco 1", "buy winter tobacco 2"]


SCORES = {
    "2": 2,
    "3": 3,
    "4": 4,
    "5": 5,
    "per 2 fire": 3,  # at step 7
    "per type": 3,
    "per most frequent": 2,
    "per 4 mon": 2,  # of 11 mon
}


@pytest.mark.parametrize("token", TOBACCO)
@pytest.mark.rule("score.tobacco", "score.pipes", "shop.tobacco")
def test_every_pouch(token):
    price, scores = TOBACCO[token]
    month = month_of(token)
    assert why_not(visit(THREE, "tobacco", month=month, goods=[f"{price - 1} mon"]), f"buy {token}") == "visit.pay"
    state = visit(THREE, "tobacco", month=month, goods=[f"{price} mon"])
    events = state.play(f"buy {token}")
    assert told(events, "pay") == [{"good": "mon", "amount": price}]
    given = {"fire": [7, 0, 0], "retired": {INDIGO: "egg, sake, dice"}, "rooms": {"a1": ("kite", INDIGO)}}
    given |= {"goods": ["11 mon", "0 mon", "0 mon"]}
    for pipes, factor in (("", 1), (", spring pipe 1", 2), (", spring pipe 1, autumn pipe 2", 2)):
        state, events = final(THREE, tokens={INDIGO: token + pipes}, **given)
        assert source(state, INDIGO, "tobacco") == SCORES[scores] * factor
        assert find_events(events, "score", "score.pipes" if pipes else "score.tobacco")


@pytest.mark.rule("score.pipes")
def test_a_pipe_alone_scores_nothing():
    state, _ = final(THREE, tokens={INDIGO: "spring pipe 1, spring pipe 2"})
    assert state.scores()[INDIGO]["total"] == 0


@pytest.mark.rule("score.tobacco")
@pytest.mark.parametrize(("step", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4), (10, 5)])
def test_the_summer_pouch_counts_pairs_of_fire_steps(step, points):
    state, _ = final(THREE, tokens={INDIGO: "summer tobacco 2"}, fire=[step, 0, 0])
    assert source(state, INDIGO, "tobacco") == points


@pytest.mark.rule("shop.fish", "shop.tobacco")
def test_what_somebody_has_bought_is_not_for_sale():
    state = visit(THREE, "fish", goods=["30 mon"], tokens={VERMILION: "spring fish 2"})
    assert legal(state) == ["done", "buy spring fish 1"]
    assert why_not(state, "buy spring fish 2") == "shop.fish"
    state = visit(THREE, "tobacco", goods=["30 mon"], tokens={VERMILION: "spring pipe 2, spring tobacco 1"})
    assert legal(state) == ["done", "buy spring pipe 1", "buy spring tobacco 2"]
    assert why_not(state, "buy spring pipe 2") == "shop.tobacco"


@pytest.mark.rule("shop.fish")
def test_a_second_winter_fish_is_refused_at_new_year_too():
    state = last_guest(THREE, "fish", goods=["30 mon"], tokens={INDIGO: "winter fish 1"})
    assert why_not(state, "buy winter fish 2") == "shop.fish"


@pytest.mark.rule("shop.pipe", "track.fire")
def test_a_pipe_of_two_steps_is_one_move():
    state = visit(THREE, "tobacco", month=7, goods=["4 mon"], fire=[0, 2, 1], fire_order=[1, 2, 0])
    events = state.play("buy autumn pipe 2")
    assert told(events, "rise") == [{"step": 2}]
    assert order(state) == [0, 1, 2]


@pytest.mark.rule("ikizama.back")
def test_when_nothing_can_be_done_the_turn_ends_by_itself():
    state = visit(THREE, "sandals", goods=["2 mon"])
    events = play_all(state, "deal sandals")
    assert "turn end" in verbs(events)
    assert [e.rule for e in find_events(events, "turn end")] == ["ikizama.back"]
    assert state.view(None)["ikizama"][INDIGO] is None
