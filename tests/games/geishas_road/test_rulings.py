"""The rulings R1 to R38: what the book leaves open, each as one situation."""

from __future__ import annotations

import pytest

from tests.games.geishas_road.table import (
    ADVANCED,
    ALL_ACTIONS,
    BUT_REVEAL,
    CAMPAIGN,
    COLOURS,
    FATE,
    GEIKO,
    GEIKO_HIDDEN_CARD,
    GEIKO_HOME_STOP,
    INDIGO,
    MAIKO,
    MAIKO_OFFERS,
    NO_GUESTS,
    SIMPLE,
    STANDARD,
    VERMILION,
    end_round,
    feats,
    game,
    guests,
    last_turn,
    mask,
    points,
    position,
    where,
)
from tests.support import fields, find_events, legal, let_chance, play_all, random_play, rules_of
from zashiki import CHANCE, OptionError

OFFERERS_HAND = "pink 3, red 4, blue 3, red 3"
THREE_TO_TWO = {"indigo": "pink 3, red 3, yellow 3", "vermilion": "pink 1, red 2, yellow 2, blue 4, green 4"}
TWO_EACH = {"indigo": "pink 3, red 3, yellow 4", "vermilion": "pink 1, red 1, yellow 3, yellow 1, blue 4, green 4"}
FOUR_TO_ONE = {"indigo": "pink 3, red 3, yellow 3, blue 3", "vermilion": "pink 1, red 2, yellow 2, green 4, green 3"}


def gift(game=ADVANCED, **given):
    """Indigo has offered pink 3, red 4 and blue 3; Vermilion is asked."""
    hands = {"hand": [OFFERERS_HAND, "green 3, green 4"], "deck": mask("yellow 3, yellow 4")}
    state = position(game, **hands | given)
    play_all(state, "gift", "choose pink 3", "choose red 4", "choose blue 3")
    return state


@pytest.mark.rule("card.home-stop")
def test_r01_a_third_return_cannot_happen():
    for seed in range(200):
        for state, _ in random_play(STANDARD, seed):
            assert max(fields(state)["returns"]) <= 2


@pytest.mark.rule("card.home-second")
def test_r02_a_fifth_second_return_finds_the_okaasan_row_empty_and_play_goes_on():
    state = position(
        STANDARD, round_no=2, hand=["blue 4", ""], geisha={"blue": "green"}, returns={"blue": 1}, okaasan_next=9
    )
    events = play_all(state, "reveal", "choose blue 4")
    (home,) = find_events(events, "return")
    assert (home.rule, home.data["token"]) == ("card.home-second", None)
    assert fields(state)["prestige"] == [0] * 5
    assert fields(state)["drawer"] == VERMILION


@pytest.mark.rule("card.home-stop")
def test_r03_standing_at_home_when_round_two_begins_is_no_return():
    state = last_turn(STANDARD, **THREE_TO_TWO, geisha={c: c for c in COLOURS})
    end_round(state)
    let_chance(state)
    assert where(state, "pink") == "pink"
    assert fields(state)["returns"] == fields(state)["prestige"] == [0] * 5
    state = position(STANDARD, round_no=2, hand=["pink 4", ""])
    assert not find_events(play_all(state, "reveal", "choose pink 4"), "return")


@pytest.mark.rule("card.tokens-compulsory")
def test_r04_a_one_takes_all_there_is_when_that_is_less_than_two():
    state = position(STANDARD, hand=["pink 1", ""], guests={"red": 1}, influence={"red": VERMILION})
    events = play_all(state, "reveal", "choose pink 1")
    assert guests(state, INDIGO) == {"red": 1}
    assert find_events(events, "no guest", "card.tokens-compulsory")


@pytest.mark.rule("card.tokens-compulsory")
def test_r04_the_last_guest_and_the_token_are_both_taken_unasked():
    state = position(STANDARD, hand=["pink 1", ""], guests={"red": 1})
    play_all(state, "reveal", "choose pink 1")
    assert guests(state, INDIGO) == {"red": 1}
    assert fields(state)["influence"][1] == INDIGO
    assert state.turn == CHANCE


@pytest.mark.rule("card.tokens-choice")
def test_r05_whoever_plays_the_card_picks_freely_among_guests_and_token():
    state = position(STANDARD, hand=["pink 1, blue 3, green 3", ""])
    play_all(state, "gift", "choose pink 1", "choose blue 3", "choose green 3", "take a")
    assert state.turn == VERMILION  # in Indigo's turn it is Vermilion who plays pink 1
    assert legal(state) == ["guest red", "influence"]
    play_all(state, "influence")
    assert guests(state, VERMILION) == {"red": 1}
    assert fields(state)["influence"][1] == VERMILION


@pytest.mark.rule("round.intrigue")
def test_r06_intrigue_cards_collect_tokens_at_the_end_of_the_round_first_player_first():
    state = position(
        STANDARD,
        first=VERMILION,
        turn=INDIGO,
        deck=0,
        hand=["green 4", ""],
        kept=["pink 2", "pink 1"],
        used=[BUT_REVEAL, ALL_ACTIONS],
    )
    events = play_all(state, "reveal", "choose green 4")
    assert (state.turn, legal(state)) == (VERMILION, ["guest red", "influence"])
    events += play_all(state, "guest red", "guest red")
    assert (state.turn, legal(state)) == (INDIGO, ["guest blue", "influence"])
    events += state.play("influence")
    assert [e.seat for e in find_events(events, "reveal", "round.intrigue")] == [VERMILION, INDIGO]
    assert find_events(events, "round won")


@pytest.mark.rule("card.home-first")
def test_r07_prestige_comes_before_tokens():
    state = position(STANDARD, hand=["pink 2", ""], geisha={"pink": "blue"})
    events = play_all(state, "reveal", "choose pink 2", "guest pink")
    assert [e.verb for e in events if e.verb in ("return", "guest")] == ["return", "guest"]


@pytest.mark.rule("counter.hand")
def test_r08_no_counter_offer_with_an_empty_hand():
    state = gift(hand=[OFFERERS_HAND, ""])
    assert legal(state) == ["take a", "take b", "take c"]
    assert state.why_not("counter a").rule == "counter.hand"


@pytest.mark.rule("counter.draw", "counter.hand")
@pytest.mark.parametrize("played", [ADVANCED, MAIKO_OFFERS], ids=["advanced", "maiko"])
def test_r09_a_counter_offer_never_meets_an_empty_deck(played):
    for seed in range(150):
        for state, _ in random_play(played, seed):
            if any(action.startswith("counter") for action in legal(state)):
                assert fields(state)["deck"] > 0


@pytest.mark.rule("counter.draw")
def test_r09_if_it_did_the_card_set_aside_would_be_drawn_again():
    state = gift(deck=0)
    play_all(state, "counter b", "choose green 3")
    assert legal(state) == ["deal red 4"]


@pytest.mark.rule("counter.chooser")
def test_r10_after_a_counter_offer_to_a_gift_the_giver_takes_one_and_the_other_plays_two():
    state = gift()
    play_all(state, "counter b", "choose green 4", "deal yellow 3", "take b")
    assert state.view(None)["zone"][INDIGO] == ["green 4"]
    assert (state.turn, legal(state)) == (VERMILION, ["play a", "play c"])
    play_all(state, "play a")
    assert state.view(None)["zone"] == [["green 4"], ["pink 3", "blue 3"]]


@pytest.mark.rule("counter.again")
def test_r11_a_counter_to_a_counter_swaps_the_choice_back_and_then_it_stops():
    state = gift()
    play_all(state, "counter b", "choose green 4", "deal yellow 3", "counter b", "choose red 3", "deal red 4")
    assert (state.turn, legal(state)) == (VERMILION, ["take a", "take b", "take c"])
    play_all(state, "take c", "play b")
    assert state.view(None)["zone"] == [["pink 3", "red 3"], ["blue 3"]]


@pytest.mark.rule("counter.place", "action.competition-choice")
def test_r12_in_a_competition_the_new_card_keeps_the_place_and_the_pairs_stay():
    state = position(
        ADVANCED, hand=["pink 3, red 4, blue 3, blue 4", "green 3, green 4"], deck=mask("yellow 3, yellow 4")
    )
    play_all(state, "competition", "choose pink 3", "choose red 4", "choose blue 3", "choose blue 4")
    play_all(state, "counter c", "choose green 3", "deal yellow 3")
    assert [action for action in legal(state) if action.startswith("take")] == ["take ab", "take cd"]
    play_all(state, "take cd", "play c", "play a")
    assert state.view(None)["zone"] == [["blue 4", "green 3"], ["pink 3", "red 4"]]


@pytest.mark.rule("hidden.counter")
def test_r13_a_face_down_card_may_be_replaced_and_goes_back_unseen():
    state = position(ADVANCED, hand=["pink 3, red 4, blue 3", "green 3, green 4"], deck=mask("yellow 3, yellow 4"))
    events = play_all(state, "gift", "choose pink 3", "veil red 4", "choose blue 3", "counter b", "choose green 3")
    assert find_events(events, "set aside hidden", "hidden.counter")
    assert "red 4" not in str([e.seen_by(VERMILION).to_json() for e in events])
    assert "red 4" not in str(state.view(VERMILION))
    assert state.view(INDIGO)["returned"][INDIGO] == ["red 4", None]
    assert state.view(VERMILION)["returned"][VERMILION] == [None, None]


@pytest.mark.rule("hidden.use", "hidden.both")
def test_r14_offerer_and_counter_offerer_may_each_hide_a_card():
    state = position(ADVANCED, hand=["pink 3, red 4, blue 3", "green 3, green 4"], deck=mask("yellow 3, yellow 4"))
    state.play("gift")
    assert {"veil pink 3", "veil red 4", "veil blue 3"} <= set(legal(state))
    play_all(state, "choose pink 3", "veil red 4", "choose blue 3", "counter a")
    assert {"veil green 3", "veil green 4"} <= set(legal(state))
    play_all(state, "veil green 3", "deal yellow 4")
    assert fields(state)["hidden"] == [0, 0]


@pytest.mark.rule("maiko.offers", "maiko.score-offers")
def test_r15_in_maiko_offers_touch_gift_and_competition_only():
    state = position(MAIKO_OFFERS, hand=["pink 3, red 4, blue 3, green 3", "green 4"])
    state.play("intrigue")
    assert state.why_not("veil pink 3").rule == "maiko.offers"
    play_all(state, "choose pink 3", "choose red 4")
    assert (state.turn, legal(state)) == (VERMILION, ["remove a", "remove b"])
    assert state.why_not("counter a").rule == "maiko.offers"
    state = position(MAIKO_OFFERS, hand=["pink 3, red 4, blue 3, green 3", "green 4"])
    state.play("gift")
    assert "veil pink 3" in legal(state)
    play_all(state, "choose pink 3", "choose red 4", "choose blue 3")
    assert "counter a" in legal(state)


@pytest.mark.rule("maiko.score-offers")
def test_r15_unused_offer_tokens_score_in_maiko_too():
    state = position(
        MAIKO_OFFERS,
        turn=VERMILION,
        hand=["", "pink 4"],
        used=[ALL_ACTIONS, BUT_REVEAL],
        guests=NO_GUESTS,
        counter=[1, 0],
    )
    events = play_all(state, "reveal", "choose pink 4")
    assert [points(state, seat, "maiko offers") for seat in (INDIGO, VERMILION)] == [2, 1]
    assert "maiko.score-offers" in rules_of(events)


@pytest.mark.rule("round.favour")
@pytest.mark.parametrize("holder", [None, INDIGO, VERMILION])
def test_r16_the_influence_token_goes_to_the_winner_from_wherever_it_is(holder):
    state = last_turn(STANDARD, **THREE_TO_TWO, influence={"pink": holder})
    end_round(state)
    assert fields(state)["influence"][0] == INDIGO


@pytest.mark.rule("round.tie")
def test_r17_a_tie_without_a_holder_scores_nobody_and_the_token_can_be_taken_next_round():
    state = last_turn(STANDARD, **TWO_EACH)
    end_round(state)
    assert fields(state)["influence"][2] == -1
    let_chance(state)
    assert fields(state)["influence"][2] == -1
    state = position(STANDARD, round_no=2, hand=["pink 2", ""])
    play_all(state, "reveal", "choose pink 2", "influence")
    assert fields(state)["influence"][2] == INDIGO


@pytest.mark.rule("score.four")
def test_r18_only_geisha_won_in_this_round_count_towards_four():
    state = last_turn(
        STANDARD, **THREE_TO_TWO, round_no=2, round_winner=[0, None], influence={"blue": INDIGO, "green": INDIGO}
    )
    events = end_round(state)
    assert "score.four" not in rules_of(events)
    assert fields(state)["influence"] == [0, 0, 0, 1, 1]


@pytest.mark.rule("score.four", "round.favour")
def test_r18_after_the_comparison_the_tokens_on_your_side_are_the_geisha_you_won():
    for seed in range(60):
        for state, events in random_play(SIMPLE, seed):
            if not find_events(events, "round won"):
                continue
            won = [
                sorted(e.data["geisha"] for e in find_events(events, "favour", "round.favour") if e.seat == s)
                for s in (0, 1)
            ]
            held = [sorted(COLOURS[c] for c in range(5) if fields(state)["influence"][c] == s) for s in (0, 1)]
            assert won == held


@pytest.mark.rule("game.four")
@pytest.mark.parametrize("round_no", [1, 2])
def test_r19_four_geisha_come_before_points_after_either_round(round_no):
    before = [{}, {"evening 1 geisha": 30}] if round_no == 2 else [{}, {}]
    given = {"round_no": round_no, "round_winner": [1 if round_no == 2 else None, None], "points": before}
    state = last_turn(STANDARD, **FOUR_TO_ONE, **given, prestige={"green": "5, 6, 7, 8"})
    end_round(state)
    assert (state.outcome.winners, state.outcome.reason) == ((INDIGO,), "four geisha")


@pytest.mark.rule("game.four", "maiko.winner")
def test_r19_four_colours_win_nothing_special_in_maiko():
    state = position(
        MAIKO,
        turn=VERMILION,
        hand=["", "pink 4"],
        used=[ALL_ACTIONS, BUT_REVEAL],
        guests=NO_GUESTS,
        lanterns=[0, 0, 0, 0, 0],
        zone=["pink 1, red 1, yellow 1, blue 1", ""],
        collected=[{}, {"pink": 2, "red": 2, "yellow": 2}],
    )
    play_all(state, "reveal", "choose pink 4")
    assert [row["total"] for row in state.scores()] == [6 + 4, 6]
    assert (state.outcome.winners, state.outcome.reason) == ((INDIGO,), "points")


@pytest.mark.rule("second.first")
def test_r20_the_loser_chooses_after_seeing_the_new_hand():
    state = last_turn(STANDARD, **THREE_TO_TWO)
    end_round(state)
    let_chance(state)
    assert (state.turn, legal(state)) == (VERMILION, ["start indigo", "start vermilion"])
    assert len(state.view(VERMILION)["hand"][VERMILION]) == 6


@pytest.mark.rule("second.first", "round.winner")
@pytest.mark.parametrize("first", [INDIGO, VERMILION])
def test_r21_when_all_is_equal_the_loser_is_who_was_not_first(first):
    state = last_turn(STANDARD, **TWO_EACH, first=first)
    end_round(state)
    let_chance(state)
    assert state.turn == 1 - first


@pytest.mark.rule("fate.negative")
def test_r22_with_fate_a_geisha_may_cost_points_and_a_round_may_be_negative(tmp_path):
    edition = tmp_path / "harsh.toml"
    tokens = ", ".join(["{ light = 2, dark = -5 }"] * 9)
    edition.write_text(f'[edition]\nname = "harsh"\n\n[prestige]\ntokens = [{tokens}]\n')
    harsh = game(level="standard", fate=True, edition=str(edition))
    state = last_turn(harsh, **THREE_TO_TWO, prestige={"blue": "1", "green": "2"}, dark="1, 2")
    events = end_round(state)
    lost = find_events(events, "score", "fate.negative")
    assert [(e.seat, e.data["points"]) for e in lost] == [(VERMILION, 1 - 5), (VERMILION, 1 - 5)]
    assert points(state, VERMILION, "evening 1 geisha") == -8


@pytest.mark.rule("fate.again", "fate.dark")
def test_r23_fate_keeps_its_five_tokens_and_darkens_two_anew():
    pools, darkened = set(), set()
    for seed in range(30):
        by_round = {1: [], 2: []}
        round_no = 1
        for _, events in random_play(FATE, seed):
            for event in events:
                round_no = event.data["round"] if event.verb == "new round" else round_no
                if event.verb in ("lay", "darken"):
                    by_round[round_no].append((event.verb, event.data["token"]))
        laid = [sorted(token for verb, token in by_round[r] if verb == "lay") for r in (1, 2)]
        dark = [sorted(token for verb, token in by_round[r] if verb == "darken") for r in (1, 2)]
        assert len(laid[0]) == 5
        assert len(dark[0]) == 2
        if laid[1]:
            assert laid[0] == laid[1]
            assert len(dark[1]) == 2
        pools.add(tuple(laid[0]))
        darkened |= {tuple(dark[0]) == tuple(dark[1])}
    assert len(pools) > 10
    assert darkened == {False, True} or darkened == {False}


@pytest.mark.rule("modules.fate-evening")
@pytest.mark.parametrize("mode", ["maiko", "geiko"])
def test_r24_fate_is_not_for_maiko_or_geiko(mode):
    with pytest.raises(OptionError, match=r"\[modules\.fate-evening\]"):
        game(mode=mode, fate=True)


@pytest.mark.rule("maiko.cells")
def test_r25_with_six_guests_she_still_moves_and_none_is_taken():
    full = {"pink": 3, "red": 3}
    state = position(
        MAIKO, hand=["blue 1", ""], geisha={"blue": "pink"}, collected=[full, {}], guests={"red": {"green": 2}}
    )
    events = play_all(state, "reveal", "choose blue 1")
    assert where(state, "blue") == "red"
    assert find_events(events, "no guest", "maiko.cells")
    assert guests(state, INDIGO) == full


@pytest.mark.rule("maiko.cells")
def test_r25_at_an_empty_house_she_still_moves_and_none_is_taken():
    state = position(MAIKO, hand=["blue 1", ""], geisha={"blue": "pink"}, guests={"red": 0})
    events = play_all(state, "reveal", "choose blue 1")
    assert where(state, "blue") == "red"
    assert find_events(events, "no guest", "maiko.cells")
    assert guests(state, INDIGO) == {}


@pytest.mark.rule("maiko.order", "maiko.work")
@pytest.mark.parametrize(("first", "taken"), [("play b", "red"), ("play c", "yellow")])
def test_r26_two_worked_cards_go_in_any_order_with_a_guest_each(first, taken):
    state = position(
        MAIKO,
        hand=["pink 4, blue 1, green 2", ""],
        geisha={"blue": "pink", "green": "pink"},
        guests={"red": {"red": 1}, "yellow": {"yellow": 1}},
    )
    play_all(state, "gift", "choose pink 4", "choose blue 1", "choose green 2", "take a", "learn", "work")
    assert legal(state) == ["play b", "play c"]
    assert state.why_not("play a").rule == "maiko.order"
    events = state.play(first)
    assert find_events(events, "guest", "maiko.work")[0].data["guest"] == taken
    assert guests(state, INDIGO) == {"red": 1, "yellow": 1}


@pytest.mark.rule("maiko.score-houses")
def test_r27_equal_sums_leave_a_tea_house_to_nobody():
    state = position(
        MAIKO,
        turn=VERMILION,
        hand=["", "pink 4"],
        used=[ALL_ACTIONS, BUT_REVEAL],
        guests=NO_GUESTS,
        zone=["red 4, blue 1", "red 3, red 1"],
    )
    events = play_all(state, "reveal", "choose pink 4")
    scored = find_events(events, "score", "maiko.score-houses")
    assert [e.seat for e in scored] == [INDIGO]  # blue; red is even
    assert len(find_events(events, "compare", "maiko.score-houses")) == 5


@pytest.mark.rule("geiko.visit")
def test_r28_the_owner_gets_two_points_in_the_rivals_turn_as_well():
    state = position(GEIKO, hand=["red 1, pink 1", "blue 1"], geisha={"red": "red"}, home=["green", "yellow"])
    events = state.play("choose red 1")
    assert [(e.seat, e.data["points"]) for e in find_events(events, "score", "geiko.visit")] == [(VERMILION, 2)]


@pytest.mark.rule("geiko.homes")
def test_r29_the_two_own_houses_differ_and_are_kept_in_the_second_round():
    for seed in range(40):
        homes = [fields(state)["home"] for state, _ in random_play(GEIKO, seed)]
        assert homes[0][0] != homes[0][1]
        assert homes[0] == homes[-1]


@pytest.mark.rule("geiko.hidden-card-end")
def test_r30_the_hidden_card_is_laid_under_her_house_and_moves_nobody():
    state = position(
        GEIKO_HIDDEN_CARD,
        phase="visit",
        turn=VERMILION,
        deck=0,
        hand=["pink 1, pink 2, pink 3, pink 4", "red 1, red 2, red 3, red 4, blue 3"],
        kept=["green 1", "green 2"],
        geisha={"green": "blue", "blue": "pink"},
        home=["green", "pink"],
    )
    events = state.play("choose blue 3")
    assert len(find_events(events, "move")) == 1  # blue only
    assert [e.data["card"] for e in find_events(events, "reveal", "geiko.hidden-card-end")] == ["green 1", "green 2"]
    assert [e.data["house"] for e in find_events(events, "under", "geiko.hidden-card-end")] == ["blue", "blue"]
    assert not find_events(events, "score", "geiko.visit")


@pytest.mark.rule("geiko.home-stop")
def test_r31_home_stops_have_no_upper_limit():
    state = position(
        GEIKO_HOME_STOP,
        hand=["red 1", ""],
        geisha={"red": "pink"},
        home=["green", "blue"],
        points=[{"geiko 1 home stops": 5}, {}],
    )
    events = state.play("choose red 1")
    assert [(e.seat, e.data["points"]) for e in find_events(events, "score", "geiko.home-stop")] == [(INDIGO, 1)]
    assert points(state, INDIGO, "geiko 1 home stops") == 6


@pytest.mark.rule("campaign.winner")
def test_r32_the_campaign_goes_to_whoever_wins_most_games_and_shows_the_points():
    state = position(
        CAMPAIGN,
        game="geiko",
        games_done=2,
        games_won=[1, 1],
        phase="visit",
        round_no=2,
        first=INDIGO,
        turn=VERMILION,
        deck=0,
        hand=["pink 1, pink 2, pink 3, red 1, red 2", "blue 1, blue 2, blue 3, green 1, green 2, yellow 4"],
        geisha=dict.fromkeys(COLOURS, "pink"),
        home=["green", "red"],
        points=[{"maiko guests": 90}, {"geiko 1 visits": 50}],
    )
    events = state.play("choose yellow 4")
    assert find_events(events, "game won", "campaign.winner")[0].seat == VERMILION
    assert (state.outcome.winners, state.outcome.reason) == ((VERMILION,), "games won")
    assert state.outcome.notes["games_won"] == [1, 2]
    assert state.outcome.scores[INDIGO]["total"] > state.outcome.scores[VERMILION]["total"]


@pytest.mark.rule("feat.hard-year")
@pytest.mark.parametrize("tokens", [{}, {"pink": "1"}, {"pink": "1", "red": "2", "blue": "3"}])
def test_r33_few_prestige_tokens_means_three_or_fewer(tokens):
    state = last_turn(STANDARD, **THREE_TO_TWO, prestige=tokens)
    end_round(state)
    assert "hard_year" in feats(state, INDIGO) + feats(state, VERMILION)


@pytest.mark.rule("setup.first", "maiko.deal", "geiko.deal")
@pytest.mark.parametrize("played", [STANDARD, MAIKO, GEIKO], ids=["evening", "maiko", "geiko"])
def test_r34_chance_decides_who_begins(played):
    state = played.start(chance="explicit")
    while "start indigo" not in legal(state):
        state.play(state.legal()[0])
    assert [(str(action), p) for action, p in state.chances()] == [("start indigo", 0.5), ("start vermilion", 0.5)]


@pytest.mark.rule("secret.discard")
def test_r35_an_intrigue_discard_is_never_shown():
    state = position(STANDARD, hand=["pink 3, red 2", "blue 1"])
    events = play_all(state, "intrigue", "keep pink 3", "discard red 2")
    assert "red 2" not in str([e.seen_by(VERMILION).to_json() for e in events])
    assert state.view(VERMILION)["discarded"] == [1, []]
    assert "red 2" not in str(state.record(VERMILION))
    state = last_turn(STANDARD, **THREE_TO_TWO, discarded=["red 1", "green 3"])
    events = end_round(state) + let_chance(state)
    assert not [e for e in events if e.verb != "draw" and e.data.get("card") in ("red 1", "green 3")]


@pytest.mark.rule("hidden.reveal")
def test_r36_a_hidden_card_is_seen_by_all_just_before_it_is_played():
    state = position(ADVANCED, hand=["pink 3, red 4, blue 3, blue 4", "green 4"])
    play_all(state, "competition", "veil pink 3", "choose red 4", "choose blue 3", "choose blue 4")
    assert not find_events(state.play("take ab"), "reveal")
    assert legal(state) == ["play a", "play b"]
    assert "pink 3" not in str(state.view(VERMILION))  # it stays face down while the order is decided
    events = state.play("play b")
    assert [e.verb for e in events if e.verb in ("zone", "reveal")][:3] == ["zone", "reveal", "zone"]
    assert find_events(events, "reveal", "hidden.reveal")[0].seen_by(None).data["card"] == "pink 3"


@pytest.mark.rule("round.winner", "feat.domination")
def test_r37_a_round_ended_by_four_geisha_counts_for_round_achievements():
    state = last_turn(STANDARD, **FOUR_TO_ONE, prestige={"pink": "5, 6", "red": "7, 8"})  # 4 + 12 points
    events = end_round(state)
    assert find_events(events, "round won", "round.winner")[0].data == {"round": 1, "points": 16}
    assert {"onslaught", "domination"} <= set(feats(state, INDIGO))


@pytest.mark.rule("round.winner")
def test_r37_four_geisha_win_the_round_even_with_fewer_points():
    state = last_turn(STANDARD, **FOUR_TO_ONE, prestige={"green": "5, 6, 7, 8, 9"})
    events = end_round(state)
    assert find_events(events, "round won", "round.winner")[0].seat == INDIGO
    assert feats(state, VERMILION) == []


@pytest.mark.rule("modules.offers-level")
@pytest.mark.parametrize("offer", ["counter_offer", "hidden_offer"])
def test_r38_offers_are_not_for_the_simple_level(offer):
    with pytest.raises(OptionError, match=r"\[modules\.offers-level\]"):
        game(level="simple", **{offer: True})
