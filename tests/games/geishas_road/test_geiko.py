"""Life of a Geiko, and its two optional rules."""

from __future__ import annotations

import pytest

from tests.games.geishas_road.table import (
    COLOURS,
    GEIKO,
    GEIKO_HIDDEN_CARD,
    GEIKO_HOME_STOP,
    INDIGO,
    VERMILION,
    cards,
    game,
    mask,
    points,
    position,
    where,
)
from tests.support import fields, find_events, legal, let_chance, random_play, rules_of

BOTH = game(mode="geiko", geiko_hidden_card=True, geiko_home_stop=True)
EACH = pytest.mark.parametrize(
    ("played", "last"),
    [(GEIKO, 5), (GEIKO_HOME_STOP, 5), (GEIKO_HIDDEN_CARD, 4), (BOTH, 4)],
    ids=["plain", "stop", "card", "both"],
)


def last_card(played=GEIKO, **given):
    """Vermilion lays the last card of the round, green 1, from the pink house to the red one; nobody lives there."""
    table = {
        "phase": "visit",
        "turn": VERMILION,
        "first": INDIGO,
        "deck": 0,
        "home": ["blue", "green"],
        "hand": ["pink 1, pink 2, pink 3, red 1, red 2", "blue 1, blue 2, blue 3, yellow 1, yellow 2, green 1"],
        "geisha": {"green": "pink"},
    }
    state = position(played, **table | given)
    return state, state.play("choose green 1")


@pytest.mark.rule("geiko.turn", "geiko.move")
def test_the_card_goes_under_the_house_where_she_is_before_she_moves():
    state = position(GEIKO, hand=["blue 2, pink 1", "red 1"], geisha={"blue": "green"}, home=["pink", "yellow"])
    events = state.play("choose blue 2")
    assert find_events(events, "under", "geiko.turn")[0].data == {"card": "blue 2", "house": "green"}
    assert [e.rule for e in find_events(events, "move")] == ["geiko.move"]
    assert where(state, "blue") == "red"
    assert state.view(None)["under"][4] == ["blue 2"]


@pytest.mark.rule("geiko.turn")
def test_turns_alternate_beginning_with_the_first_player():
    for seed in range(10):
        seats = [e.seat for _, events in random_play(GEIKO, seed) for e in find_events(events, "under")]
        first = seats[0]
        assert seats == [first, 1 - first] * 5 + [1 - first, first] * 5


@pytest.mark.rule("geiko.move")
def test_several_geisha_may_share_a_house():
    state = position(GEIKO, hand=["pink 1", "red 1"], home=["blue", "green"])
    state.play("choose pink 1")
    assert where(state, "pink") == where(state, "red") == "red"


@pytest.mark.rule("geiko.visit")
def test_a_stop_at_your_own_house_gives_two_points():
    state = position(GEIKO, hand=["pink 1", "red 1"], home=["red", "green"])
    events = state.play("choose pink 1")
    assert [(e.seat, e.data["points"]) for e in find_events(events, "score", "geiko.visit")] == [(INDIGO, 2)]


@pytest.mark.rule("geiko.visit")
def test_passing_or_leaving_your_house_is_no_visit():
    state = position(GEIKO, hand=["pink 2", "red 1"], home=["red", "pink"])
    assert not find_events(state.play("choose pink 2"), "score")


@pytest.mark.rule("geiko.draw")
def test_the_turn_ends_with_a_draw_while_there_is_a_deck():
    state = position(GEIKO, hand=["pink 1, pink 2", "red 1, red 2"], deck=mask("green 4"), home=["blue", "green"])
    state.play("choose pink 1")
    events = state.play("deal green 4")
    assert [(e.seat, e.rule) for e in find_events(events, "draw")] == [(INDIGO, "geiko.draw")]
    assert state.turn == VERMILION
    state.play("choose red 1")  # the deck is empty now
    assert state.turn == INDIGO


@pytest.mark.rule("geiko.end", "geiko.draw")
@EACH
def test_five_turns_each_and_the_hands_that_are_left(played, last):
    for seed in range(15):
        laid, draws = 0, 0
        for state, events in random_play(played, seed):
            laid += len(find_events(events, "under", "geiko.turn"))
            draws += len(find_events(events, "draw", "geiko.draw"))
            if find_events(events, "round end", "geiko.end"):
                break
            hands = [hand.bit_count() for hand in fields(state)["hand"]]
            assert min(hands) >= last
        assert (laid, draws) == (10, 8)


@pytest.mark.rule("geiko.end", "geiko.score-visits")
def test_the_points_of_visits_are_counted_at_the_end():
    state, events = last_card(points=[{"geiko 1 visits": 4}, {}])
    assert rules_of(events) >= {"geiko.end", "geiko.score-visits"}
    assert points(state, INDIGO, "geiko 1 visits") == 4


@pytest.mark.rule("geiko.score-difference")
@pytest.mark.parametrize(
    ("indigo", "vermilion", "difference"),
    [
        ("pink 1, pink 2, red 1, red 2, blue 1", "pink 3, red 3, yellow 3, blue 3, green 3", (8, 0)),
        ("pink 3, red 3, yellow 3, blue 3, green 3", "pink 1, pink 2, red 1, red 2, blue 1", (0, 8)),
        ("pink 1, pink 2, red 1, red 2, blue 4", "yellow 1, yellow 2, blue 1, blue 2, green 4", (0, 0)),
    ],
)
def test_the_lighter_hand_scores_the_difference(indigo, vermilion, difference):
    state, events = last_card(hand=[indigo, vermilion + ", green 1"])
    assert tuple(points(state, seat, "geiko 1 difference") for seat in (INDIGO, VERMILION)) == difference
    assert ("geiko.score-difference" in rules_of(events)) == any(difference)


@pytest.mark.rule("geiko.score-influence")
def test_all_geisha_at_a_house_count_together_and_the_pile_goes_to_the_higher_sum():
    _, events = last_card(
        hand=["pink 4, red 1, yellow 1, yellow 2, yellow 3", "pink 1, red 3, blue 1, blue 2, blue 3, green 1"],
        geisha={"green": "pink", "pink": "green", "red": "green", "yellow": "yellow", "blue": "yellow"},
        under={"green": "pink 2, green 4", "yellow": "red 4", "blue": "green 3, green 2"},
    )
    # green house: pink 4 + red 1 against 1 + 3; yellow house: yellow 6 against blue 6; blue house: no geisha;
    # pink house: green 1 lies under it, and nobody is left there
    houses = find_events(events, "score", "geiko.score-influence")
    assert [(e.seat, e.data["points"]) for e in houses] == [(INDIGO, 2 + 4)]


@pytest.mark.rule("geiko.second", "geiko.second-first", "geiko.homes")
def test_second_round_geisha_and_homes_stay_and_the_other_player_begins():
    state, events = last_card()
    geisha, home = fields(state)["geisha"], fields(state)["home"]
    events += let_chance(state)
    assert find_events(events, "new round", "geiko.second")
    assert find_events(events, "start", "geiko.second-first")[0].seat == VERMILION
    assert len(find_events(events, "draw", "geiko.second")) == 12
    now = fields(state)
    assert (now["geisha"], now["home"]) == (geisha, home)
    assert (now["first"], state.turn, now["round_no"]) == (VERMILION, VERMILION, 2)
    assert now["under"] == [0] * 5
    assert now["hand"][0] | now["hand"][1] | now["deck"] == (1 << 20) - 1


@pytest.mark.rule("geiko.winner")
def test_the_points_of_both_rounds_decide():
    state, events = last_card(round_no=2, points=[{"geiko 1 visits": 20}, {"geiko 2 visits": 4}])
    assert find_events(events, "game won", "geiko.winner")[0].seat == INDIGO
    assert (state.outcome.winners, state.outcome.reason) == ((INDIGO,), "points")


@pytest.mark.rule("geiko.tie")
@pytest.mark.parametrize("first", [INDIGO, VERMILION])
def test_equal_totals_go_to_who_began_the_second_round(first):
    even = ["pink 1, pink 2, red 1, red 2, blue 4", "yellow 1, yellow 2, blue 1, blue 2, green 4, green 1"]
    state, events = last_card(
        hand=even, geisha=dict.fromkeys(COLOURS, "yellow") | {"green": "pink"}, round_no=2, first=first
    )
    assert [row["total"] for row in state.scores()] == [0, 0]
    assert find_events(events, "game won", "geiko.tie")[0].seat == first
    assert (state.outcome.ranking, state.outcome.reason) == (((first,), (1 - first,)), "first player")


@pytest.mark.rule("geiko.hidden-card", "secret.hidden-card")
def test_optional_rule_1_each_lays_a_card_face_down_the_first_player_first():
    state = position(GEIKO_HIDDEN_CARD, first=VERMILION, turn=VERMILION, hand=["pink 1, pink 2", "red 1, red 2"])
    assert legal(state) == ["keep red 1", "keep red 2"]
    events = state.play("keep red 2")
    assert find_events(events, "keep", "geiko.hidden-card")[0].seat == VERMILION
    assert (state.turn, legal(state)) == (INDIGO, ["keep pink 1", "keep pink 2"])
    state.play("keep pink 1")
    assert (state.turn, legal(state)) == (VERMILION, ["choose red 1"])
    assert fields(state)["kept"] == [cards("pink 1"), cards("red 2")]
    assert state.view(INDIGO)["kept"] == [["pink 1"], 1]


@pytest.mark.rule("geiko.hidden-card")
def test_optional_rule_1_a_card_is_laid_down_in_the_second_round_as_well():
    laid = [
        (e.seat, state.view(None)["round_no"])
        for state, events in random_play(GEIKO_HIDDEN_CARD, 4)
        for e in find_events(events, "keep", "geiko.hidden-card")
    ]
    first = laid[0][0]
    assert laid == [(first, 1), (1 - first, 1), (1 - first, 2), (first, 2)]


@pytest.mark.rule("geiko.hidden-card-end", "geiko.score-influence")
def test_optional_rule_1_the_hidden_cards_count_in_the_piles():
    state, events = last_card(
        GEIKO_HIDDEN_CARD,
        hand=["pink 1, pink 2, pink 3, red 1", "blue 1, blue 2, blue 3, yellow 1, green 1"],
        kept=["pink 4", "blue 4"],
        geisha={"green": "pink", "pink": "yellow", "yellow": "blue"},
    )
    assert [e.data["card"] for e in find_events(events, "reveal", "geiko.hidden-card-end")] == ["pink 4", "blue 4"]
    houses = find_events(events, "score", "geiko.score-influence")
    assert [(e.seat, e.data["points"]) for e in houses] == [(INDIGO, 4), (VERMILION, 4)]
    assert fields(state)["kept"] == [0, 0]


@pytest.mark.rule("geiko.home-stop")
def test_optional_rule_2_a_stop_at_her_own_colour_is_a_point_for_whose_turn_it_is():
    state = position(GEIKO_HOME_STOP, hand=["red 1", "blue 1"], geisha={"red": "pink"}, home=["green", "red"])
    events = state.play("choose red 1")
    scored = [(e.seat, e.data["points"], e.rule) for e in find_events(events, "score")]
    assert scored == [(VERMILION, 2, "geiko.visit"), (INDIGO, 1, "geiko.home-stop")]
    assert points(state, INDIGO, "geiko 1 home stops") == 1


@pytest.mark.rule("geiko.home-stop")
def test_without_optional_rule_2_her_own_colour_means_nothing():
    state = position(GEIKO, hand=["red 1", "blue 1"], geisha={"red": "pink"}, home=["green", "blue"])
    assert not find_events(state.play("choose red 1"), "score")


def test_second_round_points_are_kept_apart_in_the_ledger():
    state = position(GEIKO, round_no=2, hand=["pink 1", "red 1"], home=["red", "green"])
    state.play("choose pink 1")
    assert state.scores()[INDIGO]["by_source"] == {"geiko 2 visits": 2}
