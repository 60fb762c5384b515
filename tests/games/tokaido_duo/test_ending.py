"""The end: four ways to set it off, the round played out, three scores, ties."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.table import GAME, INDIGO, VERMILION, by_source, check_scored, history, last_die, use
from tests.support import fields, find_events, play_all, random_game, why_not

TEN = "moon moon moon waterfall waterfall waterfall mountain mountain bamboo bamboo"
TRIGGERS = {
    "temple": ("pilgrim", {"pilgrim": [0, 14], "temples": [8, 1]}, ("visit temple",)),
    "garden": ("pilgrim", {"pilgrim": [1, 14], "gardens": [5, 1]}, ("visit garden",)),
    "slab": (
        "merchant",
        {"merchant": ["m1", "m4"], "slabs": [5, 0], "goods": [{"kimono": 3}, {}]},
        ("go c1", "sell 3"),
    ),
    "gift": ("artist", {"artist": ["r8", "r5"], "gallery": [TEN, ""], "gifted": [9, 0]}, ("to r1", "gift")),
}


def play_on(state):
    """Play the first legal action until the round is over."""
    events, number = [], fields(state)["round_no"]
    while state.turn is not None and fields(state)["round_no"] == number:
        events += state.play("leave" if "leave" in map(str, state.legal()) else state.legal()[0])
    return events


@pytest.mark.rule("end.temple", "end.garden", "end.slab", "end.gift", "end.round-out")
@pytest.mark.parametrize("trigger", TRIGGERS)
def test_each_trigger_by_the_first_die_lets_the_other_two_be_used(trigger):
    die, given, actions = TRIGGERS[trigger]
    state, _ = use(die, 1, coins=[2, 0], **given)
    events = play_all(state, *actions)
    (set_off,) = find_events(events, "trigger", f"end.{trigger}")
    assert (set_off.seat, set_off.data["trigger"]) == (INDIGO, trigger)
    assert [e.rule for e in find_events(events, "play out")] == ["end.round-out"]
    assert state.outcome is None
    events = play_on(state)
    assert [e.seat for e in find_events(events, "take")] == [VERMILION, INDIGO]
    assert state.turn is None
    assert state.view(None)["trigger"] == trigger
    assert not find_events(events, "round")
    assert why_not(state, "take artist") == "turn.own-turn"


@pytest.mark.rule("end.temple", "end.garden", "end.slab", "end.gift")
@pytest.mark.parametrize("trigger", TRIGGERS)
def test_each_trigger_by_the_last_die_ends_the_game_at_once(trigger):
    die, given, actions = TRIGGERS[trigger]
    state, _ = last_die(die, 1, **given)
    events = play_all(state, *actions)
    assert find_events(events, "trigger", f"end.{trigger}")
    assert state.turn is None
    assert state.outcome is not None
    assert state.outcome.winners == (INDIGO,)


@pytest.mark.rule("end.temple", "end.garden", "end.slab", "end.gift")
@pytest.mark.parametrize("trigger", TRIGGERS)
def test_one_short_of_the_trigger_the_game_goes_on(trigger):
    die, given, actions = TRIGGERS[trigger]
    short = {"temples": [7, 1], "gardens": [4, 1], "slabs": [4, 0], "gifted": [8, 0]}
    given = {name: short.get(name, value) for name, value in given.items()}
    state, _ = last_die(die, 1, **given)
    events = play_all(state, *actions)
    assert not find_events(events, "trigger")
    assert find_events(events, "round", "round.next-roller")


@pytest.mark.rule("end.round-out")
def test_the_end_may_be_set_off_by_both_players_in_one_round():
    state, _ = use(
        "pilgrim", 1, pilgrim=[0, 14], temples=[8, 1], merchant=["c1", "m4"], slabs=[0, 5], goods=[{}, {"dolls": 4}],
        dice={"merchant": 1, "artist": 1},
    )  # fmt: skip
    first = state.play("visit temple")
    second = play_all(state, "take merchant", "go c5", "sell 4")
    assert [e.seat for e in find_events(first + second, "trigger")] == [INDIGO, VERMILION]
    assert len(find_events(first + second, "play out")) == 1
    play_on(state)
    assert state.view(None)["trigger_by"] == "indigo"


@pytest.mark.rule("score.faith")
@pytest.mark.parametrize(("temple", "garden", "faith"), [(1, 1, 1), (9, 6, 54), (7, 6, 42), (9, 1, 9), (1, 6, 6)])
def test_faith_is_temple_times_garden(temple, garden, faith):
    state, _ = last_die(
        "pilgrim", 1, pilgrim=[30, 14], temples=[temple, 1], gardens=[garden, 1], trigger="slab", trigger_by=VERMILION
    )
    events = state.play("leave")
    (scored,) = (e for e in find_events(events, "score", "score.faith") if e.seat == INDIGO)
    assert scored.data == {"source": "faith", "points": faith}
    assert by_source(state, INDIGO) == {"faith": faith}


@pytest.mark.rule("score.trade", "score.culture")
def test_coins_goods_and_paintings_on_the_board_give_no_points():
    state, _ = last_die(
        "pilgrim", 1, pilgrim=[30, 14], coins=[9, 0], goods=[{"kimono": 5}, {}], gallery=[TEN, ""],
        trigger="slab", trigger_by=VERMILION,
    )  # fmt: skip
    events = state.play("leave")
    check_scored(state, INDIGO, faith=1)
    assert not find_events(events, "score", "score.trade")
    assert not find_events(events, "score", "score.culture")
    assert state.outcome.winners == (INDIGO,)  # equal points, more coins
    assert state.outcome.reason == "coins"


@pytest.mark.rule("score.trade", "score.culture", "end.winner")
def test_the_three_scores_are_added():
    state, _ = last_die(
        "pilgrim", 1, pilgrim=[30, 14], temples=[3, 4], gardens=[2, 4], slabs=[3, 1], gallery=[TEN, TEN],
        gifted=[7, 2], trigger="slab", trigger_by=VERMILION,
    )  # fmt: skip
    events = state.play("leave")
    check_scored(state, INDIGO, faith=6, trade=18, culture=23)
    check_scored(state, VERMILION, faith=16, trade=5, culture=4)
    assert (state.outcome.winners, state.outcome.reason) == ((INDIGO,), "points")
    assert [(e.seat, e.rule) for e in find_events(events, "win")] == [(INDIGO, "end.winner")]


@pytest.mark.rule("end.winner")
def test_points_come_before_coins():
    state, _ = last_die(
        "pilgrim", 1, pilgrim=[30, 14], temples=[2, 1], coins=[0, 9], trigger="slab", trigger_by=VERMILION
    )
    state.play("leave")
    assert state.outcome.winners == (INDIGO,)


@pytest.mark.rule("end.tie-coins")
@pytest.mark.parametrize(("coins", "winner"), [((5, 4), INDIGO), ((0, 1), VERMILION)])
def test_equal_points_are_decided_by_coins(coins, winner):
    state, _ = last_die("pilgrim", 1, pilgrim=[30, 14], coins=list(coins), trigger="slab", trigger_by=VERMILION)
    events = state.play("leave")
    assert (state.outcome.winners, state.outcome.reason) == ((winner,), "coins")
    assert [(e.seat, e.rule) for e in find_events(events, "win")] == [(winner, "end.tie-coins")]


@pytest.mark.rule("end.tie-coins", "merchant.sixth-slab")
def test_coins_over_the_sixth_slab_count_for_a_tie():
    state, _ = last_die(
        "merchant", 1, merchant=["m1", "m4"], slabs=[5, 6], coins=[2, 9], goods=[{"kimono": 5}, {}], temples=[1, 1]
    )
    play_all(state, "go c1", "sell 5")
    assert fields(state)["coins"] == [12, 9]
    assert (state.outcome.winners, state.outcome.reason) == ((INDIGO,), "coins")


@pytest.mark.rule("end.shared")
def test_a_shared_victory_is_told_as_one():
    state, _ = last_die("pilgrim", 1, pilgrim=[30, 14], trigger="slab", trigger_by=VERMILION)
    state.play("leave")
    assert (state.outcome.winners, state.outcome.reason) == ((INDIGO, VERMILION), "shared victory")
    assert "share" in state.prompt()
    assert state.outcome.notes["set_off_by"] == "the sixth gold slab, by Vermilion"


@pytest.mark.rule("end.round-out", "turn.own-turn")
def test_random_games_end_with_the_round_in_which_the_end_was_set_off():
    seen = set()
    for seed in range(60):
        end, happened = random_game(GAME, seed)
        verbs = [e.verb for e in happened]
        since = happened[verbs.index("trigger") :]
        assert not find_events(since, "round")
        assert len(find_events(happened, "play out")) == 1
        assert len(find_events(happened, "take")) == 3 * fields(end)["round_no"]
        seen |= {e.data["trigger"] for e in find_events(happened, "trigger")}
        last = [e for e in happened if e.verb in ("score", "win")]
        assert happened[-len(last) :] == last
    assert seen == set(TRIGGERS)


@pytest.mark.rule("end.temple", "end.garden", "end.slab", "end.gift")
def test_nothing_grows_beyond_its_end():
    for seed in range(25):
        for view, _ in history(seed):
            assert max(view["temples"]) <= 9
            assert max(view["gardens"]) <= 6
            assert max(view["slabs"]) <= 6
            assert all(0 <= g <= r <= 10 for g, r in zip(view["gifted"], view["revealed"], strict=True))
            ended = 9 in view["temples"] or 6 in view["gardens"] or 6 in view["slabs"] or 10 in view["gifted"]
            assert ended == (view["trigger"] is not None)
