"""The end of a round, what follows it, and the end of an evening."""

from __future__ import annotations

import pytest

from tests.games.geishas_road.table import (
    ADVANCED,
    FATE,
    INDIGO,
    SIMPLE,
    STANDARD,
    VERMILION,
    end_round,
    last_turn,
    points,
)
from tests.support import fields, find_events, legal, let_chance, rules_of

THREE_TO_TWO = {
    "indigo": "pink 3, red 3, yellow 3",
    "vermilion": "pink 1, red 2, yellow 2, blue 4, green 4",
}
"""Indigo wins pink, red and yellow; Vermilion blue and green."""
FOUR_TO_ONE = {
    "indigo": "pink 3, red 3, yellow 3, blue 3",
    "vermilion": "pink 1, red 2, yellow 2, blue 2, green 4, green 3",
}
"""Indigo wins all but green."""
TWO_EACH = {"indigo": "pink 3, red 3, yellow 4", "vermilion": "pink 1, red 1, yellow 3, yellow 1, blue 4, green 4"}
"""Indigo wins pink and red, Vermilion blue and green; yellow is even."""


@pytest.mark.rule("round.intrigue", "round.end")
def test_intrigue_cards_are_turned_up_and_played_first_player_first():
    state = last_turn(SIMPLE, **THREE_TO_TWO)
    kept = state.view(INDIGO)["kept"][INDIGO] + state.view(VERMILION)["kept"][VERMILION]
    events = end_round(state)
    assert find_events(events, "round end", "round.end")
    shown = find_events(events, "reveal", "round.intrigue")
    assert [(e.seat, e.data["card"]) for e in shown] == [(INDIGO, kept[0]), (VERMILION, kept[1])]
    assert [e.data["card"] for e in find_events(events, "zone")][1:] == kept
    assert [e.data["geisha"] for e in find_events(events, "move")][1:] == [name.split()[0] for name in kept]


@pytest.mark.rule("round.compare", "round.favour")
def test_the_higher_sum_wins_a_geisha_and_takes_her_influence_token():
    state = last_turn(STANDARD, **THREE_TO_TWO)
    events = end_round(state)
    compared = {
        e.data["geisha"]: (e.data["halves_indigo"], e.data["halves_vermilion"]) for e in find_events(events, "compare")
    }
    assert compared == {"pink": (6, 2), "red": (6, 4), "yellow": (6, 4), "blue": (0, 8), "green": (0, 8)}
    assert rules_of(find_events(events, "compare")) == {"round.compare"}
    favours = [(e.data["geisha"], e.seat) for e in find_events(events, "favour", "round.favour")]
    assert favours == [("pink", 0), ("red", 0), ("yellow", 0), ("blue", 1), ("green", 1)]
    assert fields(state)["influence"] == [0, 0, 0, 1, 1]


@pytest.mark.rule("round.influence-half")
def test_the_influence_token_settles_equal_sums_for_its_holder():
    state = last_turn(STANDARD, **TWO_EACH, influence={"yellow": VERMILION})
    events = end_round(state)
    (yellow,) = [e for e in find_events(events, "compare", "round.influence-half") if e.data["geisha"] == "yellow"]
    assert (yellow.data["halves_indigo"], yellow.data["halves_vermilion"]) == (8, 9)
    assert fields(state)["influence"][2] == VERMILION


@pytest.mark.rule("round.influence-half", "round.compare")
def test_half_a_point_never_beats_a_whole_one():
    state = last_turn(STANDARD, **THREE_TO_TWO, influence={"red": VERMILION})  # 3 against 2 and a half
    events = end_round(state)
    assert "round.influence-half" not in rules_of(events)
    assert fields(state)["influence"][1] == INDIGO


@pytest.mark.rule("round.tie")
def test_an_even_comparison_gives_nobody_anything():
    state = last_turn(STANDARD, **TWO_EACH, prestige={"yellow": "5"})
    events = end_round(state)
    assert [e.data["geisha"] for e in find_events(events, "tie", "round.tie")] == ["yellow"]
    assert [points(state, seat, "evening 1 geisha") for seat in (INDIGO, VERMILION)] == [2, 2]
    assert fields(state)["influence"][2] == -1


@pytest.mark.rule("score.geisha")
@pytest.mark.parametrize(("round_no", "row"), [(1, 1), (2, 2)])
def test_a_geisha_is_worth_her_row_token_and_the_prestige_on_it(round_no, row):
    state = last_turn(STANDARD, **THREE_TO_TWO, round_no=round_no, round_winner=[0, None], prestige={"blue": "5, 6"})
    end_round(state)
    assert points(state, INDIGO, f"evening {round_no} geisha") == 3 * row
    assert points(state, VERMILION, f"evening {round_no} geisha") == 2 * row + 3 + 3


@pytest.mark.rule("round.winner")
@pytest.mark.parametrize(
    ("given", "winner"),
    [
        ({"collected": [{}, {"pink": 2}]}, VERMILION),  # more points
        ({"influence": {"yellow": VERMILION}, "collected": [{"pink": 2}, {}]}, VERMILION),  # equal points, more tokens
        ({}, INDIGO),  # all equal: the first player
        ({"first": VERMILION}, VERMILION),
    ],
)
def test_a_round_goes_to_points_then_influence_tokens_then_the_first_player(given, winner):
    state = last_turn(STANDARD, **TWO_EACH, **given)
    events = end_round(state)
    assert [e.seat for e in find_events(events, "round won", "round.winner")] == [winner]
    assert fields(state)["round_winner"][0] == winner


@pytest.mark.rule("score.four", "game.four")
@pytest.mark.parametrize("round_no", [1, 2])
def test_four_geisha_win_the_game_at_once_whatever_the_points(round_no):
    state = last_turn(
        STANDARD,
        **FOUR_TO_ONE,
        round_no=round_no,
        round_winner=[VERMILION if round_no == 2 else None, None],
        prestige={"green": "5, 6, 7"},
        points=[{}, {"evening 1 geisha": 9 if round_no == 2 else 0}],
    )
    events = end_round(state)
    assert find_events(events, "favour", "score.four")[0].seat == INDIGO
    assert find_events(events, "game won", "game.four")[0].seat == INDIGO
    assert (state.outcome.winners, state.outcome.reason) == ((INDIGO,), "four geisha")
    assert state.scores()[VERMILION]["total"] > state.scores()[INDIGO]["total"]


@pytest.mark.rule("score.four")
def test_three_geisha_do_not_end_the_game():
    state = last_turn(STANDARD, **THREE_TO_TWO)
    events = end_round(state)
    assert "score.four" not in rules_of(events)
    assert state.outcome is None


def second_round(game=STANDARD, **given):
    """The table after a first round that Indigo has won, until the loser is asked; and what happened."""
    state = last_turn(game, **THREE_TO_TWO, **given)
    events = end_round(state)
    return state, events + let_chance(state)


@pytest.mark.rule("second.actions")
def test_second_round_all_actions_are_open_again():
    state, events = second_round()
    assert "second.actions" in rules_of(events)
    assert fields(state)["used"] == [0, 0]


@pytest.mark.rule("second.deck", "second.deal")
def test_second_round_all_twenty_cards_are_gathered_and_dealt():
    state, events = second_round(discarded=["pink 4", "red 4"])
    assert find_events(events, "new round", "second.deck")
    now = fields(state)
    assert [now[name] for name in ("zone", "kept", "discarded")] == [[0, 0]] * 3
    assert [hand.bit_count() for hand in now["hand"]] == [6, 6]
    assert now["hand"][0] | now["hand"][1] | now["deck"] == (1 << 20) - 1
    assert len(find_events(events, "draw", "second.deal")) == 12


@pytest.mark.rule("second.prestige")
def test_second_round_all_nine_tokens_are_laid_out_again():
    state, events = second_round(prestige={"pink": "1, 6"}, geiko_next=1, okaasan_next=6, returns={"pink": 2})
    assert len(find_events(events, "lay", "second.prestige")) == 9
    now = fields(state)
    assert sorted(now["row"]) == list(range(9))
    assert (now["geiko_next"], now["okaasan_next"]) == (0, 5)
    assert now["prestige"] == now["returns"] == [0] * 5


@pytest.mark.rule("second.row")
def test_second_round_the_row_is_worth_two():
    state, events = second_round()
    assert "second.row" in rules_of(events)
    assert fields(state)["round_no"] == 2
    assert STANDARD.components["row.value_by_round"][1] == 2


@pytest.mark.rule("second.guests")
def test_second_round_all_guests_are_back():
    state, events = second_round(collected=[{"pink": 3}, {"red": 2}], guests={"blue": 1})
    assert "second.guests" in rules_of(events)
    assert fields(state)["collected"] == [[0] * 5, [0] * 5]
    for house, waiting in zip(fields(state)["house"], fields(state)["guests"], strict=True):
        assert waiting == [3 if c == house else 0 for c in range(5)]


@pytest.mark.rule("second.guests", "second.offers")
def test_second_round_at_the_simple_level_has_neither_guests_nor_offers():
    state, events = second_round(SIMPLE)
    assert not rules_of(events) & {"second.guests", "second.offers"}
    assert sum(map(sum, fields(state)["guests"])) == 0


@pytest.mark.rule("second.offers")
def test_second_round_offer_tokens_are_fresh():
    state, events = second_round(ADVANCED, counter=[0, 1], hidden=[1, 0])
    assert "second.offers" in rules_of(events)
    assert (fields(state)["counter"], fields(state)["hidden"]) == ([1, 1], [1, 1])


@pytest.mark.rule("second.stay")
def test_second_round_geisha_and_influence_tokens_stay():
    state = last_turn(STANDARD, **THREE_TO_TWO)
    events = end_round(state)
    geisha, influence = fields(state)["geisha"], fields(state)["influence"]
    events += let_chance(state)
    assert "second.stay" in rules_of(events)
    assert fields(state)["geisha"] == geisha != [0, 1, 2, 3, 4]
    assert fields(state)["influence"] == influence == [0, 0, 0, 1, 1]


@pytest.mark.rule("second.first")
@pytest.mark.parametrize("first", [INDIGO, VERMILION])
def test_second_round_the_loser_names_the_first_player(first):
    state, _ = second_round()
    assert state.turn == VERMILION
    assert legal(state) == ["start indigo", "start vermilion"]
    events = state.play(f"start {('indigo', 'vermilion')[first]}")
    assert find_events(events, "start", "second.first")[0].seat == first
    assert (fields(state)["first"], fields(state)["drawer"]) == (first, first)


@pytest.mark.rule("game.total")
def test_the_game_goes_to_the_higher_total_of_both_rounds():
    state = last_turn(
        STANDARD, **THREE_TO_TWO, round_no=2, round_winner=[1, None], points=[{}, {"evening 1 geisha": 3}],
    )  # 6 against 4 + 3  # fmt: skip
    events = end_round(state)
    assert find_events(events, "game won", "game.total")[0].seat == VERMILION
    assert (state.outcome.winners, state.outcome.reason) == ((VERMILION,), "points")
    assert [row["total"] for row in state.outcome.scores] == [6, 7]
    assert state.outcome.notes["rounds"] == ["vermilion", "indigo"]


@pytest.mark.rule("game.tie-influence")
def test_equal_totals_go_to_more_influence_tokens():
    state = last_turn(
        STANDARD, **THREE_TO_TWO, round_no=2, round_winner=[1, None], points=[{}, {"evening 1 geisha": 2}],
    )  # 6 against 4 + 2  # fmt: skip
    events = end_round(state)
    assert find_events(events, "game won", "game.tie-influence")[0].seat == INDIGO
    assert (state.outcome.ranking, state.outcome.reason) == (((INDIGO,), (VERMILION,)), "influence tokens")


@pytest.mark.rule("game.tie-first")
@pytest.mark.parametrize("first", [INDIGO, VERMILION])
def test_equal_tokens_too_go_to_the_first_player_of_the_second_round(first):
    state = last_turn(STANDARD, **TWO_EACH, round_no=2, round_winner=[0, None], first=first)
    events = end_round(state)
    assert find_events(events, "game won", "game.tie-first")[0].seat == first
    assert (state.outcome.ranking, state.outcome.reason) == (((first,), (1 - first,)), "first player")


@pytest.mark.rule("turn.own-turn")
def test_when_the_game_is_over_nobody_may_move():
    state = last_turn(STANDARD, **FOUR_TO_ONE)
    end_round(state)
    assert state.turn is None
    assert legal(state) == []
    assert {state.why_not(action).rule for action in STANDARD.actions} == {"turn.own-turn"}


@pytest.mark.rule("round.intrigue", "card.home-first")
def test_an_intrigue_card_may_bring_a_geisha_home():
    state = last_turn(SIMPLE, **THREE_TO_TWO, geisha={"yellow": "green"})  # Indigo has kept yellow 3
    events = end_round(state)
    assert [e.data["geisha"] for e in find_events(events, "return", "card.home-first")] == ["yellow"]


@pytest.mark.rule("fate.again")
def test_fate_lays_the_same_tokens_out_again_for_the_second_round():
    state, events = second_round(FATE, pool="1, 3, 5, 7, 9")
    assert sorted(e.data["token"] for e in find_events(events, "lay", "fate.again")) == ["1", "3", "5", "7", "9"]
    assert fields(state)["dark"].bit_count() == 2
