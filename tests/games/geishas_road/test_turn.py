"""A turn of the evening: draw, act, offer, choose, play; and what playing a card does."""

from __future__ import annotations

import pytest

from tests.games.geishas_road.table import (
    ADVANCED,
    ALL_ACTIONS,
    COLOURS,
    INDIGO,
    NO_GUESTS,
    SIMPLE,
    STANDARD,
    VERMILION,
    cards,
    guests,
    mask,
    position,
    where,
)
from tests.support import fields, find_events, legal, play_all, random_play, rules_of

GIFT = ("gift", "choose pink 3", "choose red 4", "choose blue 3")
COMPETITION = ("competition", "choose pink 3", "choose red 4", "choose blue 3", "choose green 4")


@pytest.mark.rule("turn.draw")
def test_a_turn_begins_with_a_card_from_the_deck():
    state = position(STANDARD, hand=["pink 3", "red 3"], deck=mask("blue 4, green 4"))
    play_all(state, "reveal", "choose pink 3")
    assert [str(action) for action, _ in state.chances()] == ["deal blue 4", "deal green 4"]
    events = play_all(state, "deal green 4")
    assert [(e.seat, e.data["card"]) for e in find_events(events, "draw", "turn.draw")] == [(VERMILION, "green 4")]
    assert fields(state)["hand"][VERMILION] == cards("red 3", "green 4")
    assert state.turn == VERMILION


@pytest.mark.rule("turn.draw", "turn.once", "round.end")
@pytest.mark.parametrize("game", [SIMPLE, STANDARD, ADVANCED], ids=["simple", "standard", "advanced"])
def test_eight_turns_make_a_round_and_empty_the_deck_and_both_hands(game):
    for seed in range(20):
        turns, decks = [], []
        for state, events in random_play(game, seed):
            turns += [e.seat for e in find_events(events, "act")]
            decks.append(fields(state)["deck"].bit_count())
            if find_events(events, "round end", "round.end"):
                break
        first = turns[0]
        assert turns == [first, 1 - first] * 4
        assert 0 in decks


@pytest.mark.rule("round.end")
def test_the_round_ends_when_both_have_used_all_four_actions_and_not_before():
    state = position(
        SIMPLE, hand=["pink 3", ""], kept=["", "red 4"], used=["intrigue, gift, competition", "intrigue, gift"]
    )
    events = play_all(state, "reveal", "choose pink 3")
    assert not find_events(events, "round end")
    assert fields(state)["drawer"] == VERMILION


@pytest.mark.rule("turn.action")
def test_choosing_an_action_turns_its_token_over():
    state = position(STANDARD, hand=["pink 3, red 3, blue 3", ""])
    events = state.play("gift")
    assert [(e.seat, e.data["action"]) for e in find_events(events, "act", "turn.action")] == [(INDIGO, "gift")]
    assert state.view(None)["used"] == [["gift"], []]


@pytest.mark.rule("turn.once")
def test_a_used_action_cannot_be_chosen_again():
    state = position(STANDARD, hand=["pink 3, red 3, blue 3", ""], used=["reveal, gift", ALL_ACTIONS])
    assert legal(state) == ["intrigue", "competition"]
    assert state.why_not("gift").rule == "turn.once"


@pytest.mark.rule("action.reveal")
def test_reveal_plays_one_card_from_the_hand():
    state = position(STANDARD, hand=["pink 3, red 4", ""])
    events = play_all(state, "reveal", "choose red 4")
    assert find_events(events, "offer", "action.reveal")
    assert state.view(None)["zone"] == [["red 4"], []]
    assert fields(state)["hand"][INDIGO] == cards("pink 3")


@pytest.mark.rule("action.intrigue")
def test_intrigue_keeps_one_card_and_discards_another_and_nobody_walks():
    state = position(STANDARD, hand=["pink 1, red 2, blue 3", ""])
    events = play_all(state, "intrigue", "keep pink 1", "discard red 2")
    assert [e.rule for e in events if e.verb in ("keep", "discard")] == ["action.intrigue", "action.intrigue"]
    assert fields(state)["kept"][INDIGO] == cards("pink 1")
    assert fields(state)["discarded"][INDIGO] == cards("red 2")
    assert fields(state)["hand"][INDIGO] == cards("blue 3")
    assert not find_events(events, "move")


@pytest.mark.rule("action.gift", "action.gift-choice", "action.gift-rest", "action.order")
def test_gift_the_opponent_plays_one_and_you_the_other_two_in_your_order():
    state = position(STANDARD, hand=["pink 3, red 4, blue 3", ""])
    events = play_all(state, *GIFT)
    assert [e.data["card"] for e in find_events(events, "offer", "action.gift")] == ["pink 3", "red 4", "blue 3"]
    assert (state.turn, legal(state)) == (VERMILION, ["take a", "take b", "take c"])
    events = state.play("take b")
    assert [(e.seat, e.data["place"]) for e in find_events(events, "take", "action.gift-choice")] == [(VERMILION, "b")]
    assert find_events(events, "choosing", "action.gift-rest")[0].seat == INDIGO
    assert state.view(None)["zone"] == [[], ["red 4"]]
    assert (state.turn, legal(state)) == (INDIGO, ["play a", "play c"])
    events = state.play("play c")
    assert [e.data["card"] for e in find_events(events, "zone")] == ["blue 3", "pink 3"]
    assert state.view(None)["zone"] == [["pink 3", "blue 3"], ["red 4"]]


@pytest.mark.rule("action.competition", "action.competition-choice", "action.competition-rest", "action.order")
def test_competition_the_opponent_plays_a_pair_and_you_the_other():
    state = position(STANDARD, hand=["pink 3, red 4, blue 3, green 4", ""])
    events = play_all(state, *COMPETITION)
    assert len(find_events(events, "offer", "action.competition")) == 4
    assert (state.turn, legal(state)) == (VERMILION, ["take ab", "take cd"])
    events = state.play("take cd")
    assert [e.data["place"] for e in find_events(events, "take", "action.competition-choice")] == ["c", "d"]
    assert (state.turn, legal(state)) == (VERMILION, ["play c", "play d"])
    events = state.play("play d")
    assert [e.data["card"] for e in find_events(events, "zone")] == ["green 4", "blue 3"]
    assert find_events(events, "choosing", "action.competition-rest")[0].seat == INDIGO
    assert (state.turn, legal(state)) == (INDIGO, ["play a", "play b"])
    state.play("play a")
    assert state.view(None)["zone"] == [["pink 3", "red 4"], ["blue 3", "green 4"]]


@pytest.mark.rule("action.competition")
def test_you_divide_a_competition_into_pairs_as_you_like():
    state = position(STANDARD, hand=["pink 3, red 4, blue 3, green 4", ""])
    play_all(
        state, "competition", "choose green 4", "choose pink 3", "choose red 4", "choose blue 3", "take ab", "play a"
    )
    assert state.view(None)["zone"][VERMILION] == ["pink 3", "green 4"]


@pytest.mark.rule("action.order")
def test_the_first_card_is_finished_with_its_tokens_before_the_second_begins():
    state = position(
        STANDARD, hand=["pink 2, red 1, blue 3", ""], influence={"yellow": VERMILION}, guests={"yellow": 1}
    )
    play_all(state, "gift", "choose pink 2", "choose red 1", "choose blue 3", "take c")
    events = state.play("play a")  # pink takes the last yellow guest, so red finds none there
    assert [e.verb for e in events if e.verb in ("zone", "guest", "no guest")] == ["zone", "guest", "zone", "no guest"]


@pytest.mark.rule("action.hand")
def test_a_card_already_in_the_offer_cannot_be_used_again():
    state = position(STANDARD, hand=["pink 3, red 4, blue 3", ""])
    play_all(state, "gift", "choose pink 3")
    assert legal(state) == ["choose red 4", "choose blue 3"]
    assert state.why_not("choose pink 3").rule == "action.hand"


@pytest.mark.rule("card.move")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
@pytest.mark.parametrize("start", range(5))
def test_a_geisha_walks_clockwise_as_many_houses_as_the_card_says(start, value):
    state = position(SIMPLE, hand=[f"pink {value}", ""], geisha={"pink": COLOURS[start]})
    events = play_all(state, "reveal", f"choose pink {value}")
    assert where(state, "pink") == COLOURS[(start + value) % 5]
    assert find_events(events, "zone", "card.move")
    assert find_events(events, "move", "card.move")


@pytest.mark.rule("card.home-second")
def test_the_second_return_takes_from_the_okaasan_row():
    state = position(
        SIMPLE, hand=["blue 4", ""], geisha={"blue": "green"}, returns={"blue": 1}, prestige={"blue": "1"}, geiko_next=1
    )
    events = play_all(state, "reveal", "choose blue 4")
    (home,) = find_events(events, "return", "card.home-second")
    assert home.data == {"geisha": "blue", "token": "6", "time": 2}
    assert state.view(None)["prestige"][3] == ["1", "6"]


@pytest.mark.rule("card.home-stop")
def test_passing_home_on_the_way_is_no_return():
    state = position(SIMPLE, hand=["blue 4", ""], geisha={"blue": "yellow"})
    events = play_all(state, "reveal", "choose blue 4")
    assert where(state, "blue") == "red"
    assert not find_events(events, "return")


@pytest.mark.rule("card.tokens-one", "card.tokens-choice")
@pytest.mark.parametrize(
    ("chosen", "collected", "holder"),
    [
        (("guest red", "guest red"), {"red": 2}, None),
        (("guest red", "influence"), {"red": 1}, INDIGO),
        (("influence",), {"red": 1}, INDIGO),
    ],
)
def test_a_one_takes_two_tokens_guests_or_a_guest_and_the_influence_token(chosen, collected, holder):
    state = position(STANDARD, hand=["pink 1", ""])
    events = play_all(state, "reveal", "choose pink 1", *chosen)
    assert guests(state, INDIGO) == collected
    assert fields(state)["influence"][1] == (-1 if holder is None else holder)
    taken = [e for e in events if e.verb in ("guest", "influence")]
    assert [e.rule for e in taken] == ["card.tokens-one", "card.tokens-one"]


@pytest.mark.rule("card.tokens-two", "card.tokens-choice")
@pytest.mark.parametrize("chosen", ["guest yellow", "influence"])
def test_a_two_takes_one_token(chosen):
    state = position(STANDARD, hand=["pink 2", ""])
    events = play_all(state, "reveal", "choose pink 2")
    assert legal(state) == ["guest yellow", "influence"]
    events = state.play(chosen)
    taken = [e for e in events if e.verb in ("guest", "influence")]
    assert [(e.rule, e.seat) for e in taken] == [("card.tokens-two", INDIGO)]


@pytest.mark.rule("card.tokens-none")
@pytest.mark.parametrize("value", [3, 4])
def test_a_three_or_a_four_takes_nothing(value):
    state = position(STANDARD, hand=[f"pink {value}", ""])
    events = play_all(state, "reveal", f"choose pink {value}")
    assert "card.tokens-none" in rules_of(events)
    assert guests(state, INDIGO) == {}
    assert fields(state)["influence"] == [-1] * 5


@pytest.mark.rule("card.tokens-none")
@pytest.mark.parametrize("value", [1, 2])
def test_at_the_simple_level_no_card_takes_a_token(value):
    state = position(SIMPLE, hand=[f"pink {value}", ""])
    events = play_all(state, "reveal", f"choose pink {value}")
    assert not find_events(events, "guest")
    assert not find_events(events, "influence")


@pytest.mark.rule("card.tokens-compulsory")
def test_an_empty_house_gives_nothing_and_play_goes_on():
    state = position(STANDARD, hand=["pink 1", ""], guests=NO_GUESTS, influence={"red": VERMILION})
    events = play_all(state, "reveal", "choose pink 1")
    assert find_events(events, "no guest", "card.tokens-compulsory")
    assert guests(state, INDIGO) == {}
    assert fields(state)["drawer"] == VERMILION


@pytest.mark.rule("card.tokens-choice")
def test_only_what_lies_where_she_stopped_may_be_taken():
    state = position(STANDARD, hand=["pink 2", ""])
    play_all(state, "reveal", "choose pink 2")
    assert state.why_not("guest pink").rule == "card.tokens-choice"
    assert state.why_not("guest red").rule == "card.tokens-choice"
