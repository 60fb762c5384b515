"""Life of a Maiko."""

from __future__ import annotations

import pytest

from tests.games.geishas_road.table import (
    ALL_ACTIONS,
    BUT_REVEAL,
    INDIGO,
    MAIKO,
    MAIKO_OFFERS,
    NO_GUESTS,
    VERMILION,
    cards,
    guests,
    mask,
    points,
    position,
    where,
)
from tests.support import fields, find_events, legal, play_all, random_play, rules_of


@pytest.mark.rule("maiko.turn")
def test_a_turn_draws_a_card_and_uses_an_action():
    state = position(MAIKO, hand=["pink 4", "red 4"], guests=NO_GUESTS, deck=mask("blue 4"))
    events = play_all(state, "reveal", "choose pink 4", "deal blue 4")
    assert find_events(events, "act", "maiko.turn")[0].seat == INDIGO
    assert [e.seat for e in find_events(events, "draw")] == [VERMILION]
    assert legal(state) == ["reveal", "intrigue", "gift", "competition"]


@pytest.mark.rule("maiko.reveal", "maiko.work")
def test_reveal_works_the_card_without_asking():
    state = position(MAIKO, hand=["blue 1, pink 1", ""], geisha={"blue": "pink"}, guests={"red": {"green": 1}})
    events = play_all(state, "reveal", "choose blue 1")
    assert find_events(events, "offer", "maiko.reveal")
    assert find_events(events, "work", "maiko.work")
    assert fields(state)["spent"] == cards("blue 1")
    assert fields(state)["zone"] == [0, 0]
    assert guests(state, INDIGO) == {"green": 1}


@pytest.mark.rule("maiko.work")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_every_worked_card_takes_one_guest_whatever_its_value(value):
    everywhere = {c: {"pink": 1, "red": 1} for c in NO_GUESTS}
    state = position(MAIKO, hand=[f"blue {value}", ""], geisha={"blue": "blue"}, guests=everywhere)
    play_all(state, "reveal", f"choose blue {value}")
    assert legal(state) == ["guest pink", "guest red"]
    assert state.why_not("guest blue").rule == "maiko.work"
    state.play("guest red")
    assert guests(state, INDIGO) == {"red": 1}


@pytest.mark.rule("maiko.cells")
def test_taking_a_guest_is_compulsory():
    state = position(MAIKO, hand=["blue 1", ""], geisha={"blue": "pink"}, guests={"red": {"pink": 1, "green": 1}})
    play_all(state, "reveal", "choose blue 1")
    assert legal(state) == ["guest pink", "guest green"]


@pytest.mark.rule("maiko.cells")
def test_nobody_ever_has_more_than_six_guests():
    for seed in range(60):
        for state, _ in random_play(MAIKO, seed):
            assert max(map(sum, fields(state)["collected"])) <= 6


@pytest.mark.rule("maiko.cells")
def test_the_sixth_guest_fills_the_last_cell_and_the_second_worked_card_takes_none():
    state = position(
        MAIKO,
        hand=["pink 4, blue 1, green 2", ""],
        geisha={"blue": "pink", "green": "pink"},
        guests={"red": {"red": 1}, "yellow": {"yellow": 1}},
        collected=[{"pink": 3, "red": 2}, {}],
    )
    play_all(state, "gift", "choose pink 4", "choose blue 1", "choose green 2", "take a", "learn", "work")
    events = state.play("play c")
    assert find_events(events, "no guest", "maiko.cells")
    assert guests(state, INDIGO) == {"pink": 3, "red": 2, "yellow": 1}
    assert where(state, "blue") == "red"


@pytest.mark.rule("maiko.intrigue", "maiko.intrigue-choice")
@pytest.mark.parametrize("manner", ["learn", "work"])
def test_intrigue_the_opponent_removes_one_card_and_says_what_becomes_of_the_other(manner):
    state = position(
        MAIKO, hand=["blue 1, pink 3", ""], geisha={"blue": "pink"}, guests={"red": {"pink": 1, "green": 1}}
    )
    events = play_all(state, "intrigue", "choose blue 1", "choose pink 3")
    assert [e.data["card"] for e in find_events(events, "offer", "maiko.intrigue")] == ["blue 1", "pink 3"]
    assert (state.turn, legal(state)) == (VERMILION, ["remove a", "remove b"])
    events = state.play("remove b")
    assert find_events(events, "remove", "maiko.intrigue-choice")[0].data["card"] == "pink 3"
    assert (state.turn, legal(state)) == (VERMILION, ["learn", "work"])
    events = state.play(manner)
    assert find_events(events, "manner", "maiko.intrigue-choice")[0].seat == VERMILION
    if manner == "learn":
        assert state.view(None)["zone"] == [["blue 1"], []]
        assert fields(state)["spent"] == cards("pink 3")
    else:
        assert (state.turn, legal(state)) == (INDIGO, ["guest pink", "guest green"])  # the guest is Indigo's to choose
        assert fields(state)["spent"] == cards("pink 3", "blue 1")


@pytest.mark.rule("maiko.intrigue", "maiko.end")
def test_nothing_is_kept_face_down_and_the_game_ends_with_the_last_action():
    state = position(MAIKO, turn=VERMILION, hand=["", "pink 4"], used=[ALL_ACTIONS, BUT_REVEAL], guests=NO_GUESTS)
    events = play_all(state, "reveal", "choose pink 4")
    assert find_events(events, "round end", "maiko.end")
    assert not find_events(events, "reveal")
    assert state.turn is None


@pytest.mark.rule("maiko.learn")
def test_a_learned_card_goes_to_the_zone_and_nobody_moves():
    state = position(MAIKO, hand=["pink 1, red 2, blue 3", ""])
    play_all(state, "gift", "choose pink 1", "choose red 2", "choose blue 3")
    events = play_all(state, "take b", "learn")
    assert find_events(events, "zone", "maiko.learn")[0].data["card"] == "red 2"
    assert not find_events(events, "move")
    assert not find_events(events, "guest")


@pytest.mark.rule("maiko.same")
def test_both_cards_of_a_side_are_treated_alike_and_the_sides_need_not_agree():
    state = position(MAIKO, hand=["pink 3, red 3, blue 3, green 3", ""], guests=NO_GUESTS)
    play_all(state, "competition", "choose pink 3", "choose red 3", "choose blue 3", "choose green 3", "take ab")
    assert (state.turn, legal(state)) == (VERMILION, ["learn", "work"])
    events = state.play("learn")  # both are learned at once: their order means nothing
    assert find_events(events, "manner", "maiko.same")[0].seat == VERMILION
    assert state.view(None)["zone"] == [[], ["pink 3", "red 3"]]
    assert (state.turn, legal(state)) == (INDIGO, ["learn", "work"])
    play_all(state, "work", "play d")
    assert fields(state)["spent"] == cards("blue 3", "green 3")


@pytest.mark.rule("maiko.offers")
def test_learn_or_work_is_said_before_a_face_down_card_is_turned_up():
    state = position(MAIKO_OFFERS, hand=["pink 3, red 3, blue 3", ""])
    play_all(state, "gift", "choose pink 3", "veil red 3", "choose blue 3")
    events = state.play("take b")
    assert not find_events(events, "reveal")
    assert legal(state) == ["learn", "work"]
    assert "red 3" not in str(state.view(VERMILION))
    assert find_events(state.play("learn"), "reveal")[0].data["card"] == "red 3"


@pytest.mark.rule("counter.use", "modules.maiko")
def test_a_counter_offer_in_maiko_passes_the_choice_back():
    state = position(MAIKO_OFFERS, hand=["pink 3, red 3, blue 3", "green 4"], deck=mask("yellow 3, yellow 4"))
    play_all(
        state, "gift", "choose pink 3", "choose red 3", "choose blue 3", "counter a", "choose green 4", "deal yellow 3"
    )
    play_all(state, "take a", "learn")
    assert state.view(None)["zone"] == [["green 4"], []]
    assert state.turn == VERMILION
    state.play("learn")
    assert state.view(None)["zone"] == [["green 4"], ["red 3", "blue 3"]]


def scored(**given):
    """The end of a Maiko after Vermilion has worked pink 4 for nothing."""
    empty = {"turn": VERMILION, "hand": ["", "pink 4"], "used": [ALL_ACTIONS, BUT_REVEAL], "guests": NO_GUESTS}
    state = position(given.pop("game", MAIKO), **empty | given)
    return state, play_all(state, "reveal", "choose pink 4")


@pytest.mark.rule("maiko.score-guests")
def test_guests_score_by_the_cards_of_their_colour_in_both_zones():
    state, events = scored(
        zone=["yellow 1, yellow 2", "yellow 4, red 1"], collected=[{"yellow": 2}, {"yellow": 1, "red": 2, "blue": 3}]
    )
    assert [points(state, seat, "maiko guests") for seat in (INDIGO, VERMILION)] == [2 * 3, 1 * 3 + 2 * 1]
    assert "maiko.score-guests" in rules_of(events)


@pytest.mark.rule("maiko.score-cells")
def test_empty_cells_of_your_own_cards_score_one_each():
    state, events = scored(collected=[{"yellow": 2}, {"red": 3, "blue": 3}])
    assert [points(state, seat, "maiko lanterns") for seat in (INDIGO, VERMILION)] == [4, 0]
    assert "maiko.score-cells" in rules_of(events)


@pytest.mark.rule("maiko.score-houses")
def test_a_tea_house_scores_its_empty_cells_and_the_row_token_wherever_the_geisha_stands():
    state, _ = scored(
        zone=["red 4", "red 3, blue 1"],
        lanterns={"red": 4, "blue": 3},
        guests=NO_GUESTS | {"red": {"pink": 1}, "blue": {"red": 3}},
        geisha={"red": "green"},
    )
    assert points(state, INDIGO, "maiko houses") == (4 - 1) + 1
    assert points(state, VERMILION, "maiko houses") == 0 + 1


@pytest.mark.rule("maiko.winner")
def test_more_points_win():
    state, events = scored(zone=["", "red 3"])
    assert find_events(events, "game won", "maiko.winner")[0].seat == VERMILION
    assert (state.outcome.winners, state.outcome.reason) == ((VERMILION,), "points")


@pytest.mark.rule("maiko.tie")
@pytest.mark.parametrize("first", [INDIGO, VERMILION])
def test_equal_points_go_to_the_first_player(first):
    state, events = scored(first=first)
    assert find_events(events, "game won", "maiko.tie")[0].seat == first
    assert (state.outcome.ranking, state.outcome.reason) == (((first,), (1 - first,)), "first player")


@pytest.mark.rule("maiko.end", "maiko.turn")
def test_every_card_is_learned_worked_or_removed_by_the_end():
    for seed in range(40):
        *_, (state, _) = random_play(MAIKO, seed)
        now = fields(state)
        assert now["deck"] == now["hand"][0] == now["hand"][1] == 0
        assert now["zone"][0] | now["zone"][1] | now["spent"] == (1 << 20) - 1
        assert sum(map(sum, now["collected"])) + sum(map(sum, now["guests"])) == 15
