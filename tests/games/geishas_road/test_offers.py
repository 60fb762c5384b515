"""Counter-offers and hidden offers."""

from __future__ import annotations

import pytest

from tests.games.geishas_road.table import (
    ADVANCED,
    COUNTER,
    HIDDEN,
    INDIGO,
    VERMILION,
    card,
    cards,
    end_round,
    last_turn,
    mask,
    points,
    position,
)
from tests.support import fields, find_events, legal, play_all, rules_of
from zashiki import State

DECK = mask("yellow 3, yellow 4")


def gift(game=ADVANCED, veil: str = "", **given) -> State:
    """Indigo offers pink 3, red 4 and blue 3; Vermilion, with green 3 and green 4 in hand, is asked."""
    state = position(game, **{"hand": ["pink 3, red 4, blue 3, red 3", "green 3, green 4"], "deck": DECK} | given)
    state.play("gift")
    for name in ("pink 3", "red 4", "blue 3"):
        state.play(f"{'veil' if name == veil else 'choose'} {name}")
    return state


def competition(game=ADVANCED, **given) -> State:
    """Indigo offers pink 3 with red 4 and blue 3 with blue 4."""
    hands = ["pink 3, red 4, blue 3, blue 4, red 3", "green 3, green 4"]
    state = position(game, **{"hand": hands, "deck": DECK} | given)
    play_all(state, "competition", "choose pink 3", "choose red 4", "choose blue 3", "choose blue 4")
    return state


@pytest.mark.rule("counter.use", "counter.back", "counter.draw", "counter.chooser")
def test_a_counter_offer_swaps_a_card_draws_another_and_passes_the_choice_back():
    state = gift()
    events = play_all(state, "counter b", "choose green 4")
    assert find_events(events, "counter", "counter.use")[0].seat == VERMILION
    assert find_events(events, "set aside", "counter.back")[0].data == {"card": "red 4", "place": "b"}
    assert state.view(None)["offer"] == ["pink 3", "green 4", "blue 3", None]
    assert fields(state)["deck"] == DECK | cards("red 4")
    events = state.play("deal yellow 3")
    assert [e.seat for e in find_events(events, "draw", "counter.draw")] == [VERMILION]
    assert fields(state)["hand"][VERMILION] == cards("green 3", "yellow 3")
    assert fields(state)["counter"] == [1, 0]
    assert state.turn == INDIGO
    assert legal(state)[:3] == ["take a", "take b", "take c"]


@pytest.mark.rule("counter.chooser")
def test_the_choosing_event_names_who_chooses_now():
    events = play_all(gift(), "counter b", "choose green 4")
    assert [e.seat for e in find_events(events, "choosing", "counter.chooser")] == [INDIGO]


@pytest.mark.rule("counter.draw")
def test_the_card_set_aside_may_be_drawn_again():
    state = gift()
    play_all(state, "counter a", "choose green 3")
    assert "deal pink 3" in legal(state)
    play_all(state, "deal pink 3")
    assert fields(state)["hand"][VERMILION] == cards("pink 3", "green 4")


@pytest.mark.rule("counter.place")
def test_the_new_card_lies_where_the_old_one_lay():
    state = competition()
    events = play_all(state, "counter c", "choose green 3")
    assert find_events(events, "offer", "counter.place")[0].data == {"card": "green 3", "place": "c"}
    assert state.view(None)["offer"] == ["pink 3", "red 4", "green 3", "blue 4"]


@pytest.mark.rule("counter.once")
def test_a_spent_counter_offer_is_not_offered_again():
    state = gift(counter=[1, 0])
    assert legal(state) == ["take a", "take b", "take c"]
    assert state.why_not("counter a").rule == "counter.once"


@pytest.mark.rule("counter.use")
def test_without_the_module_there_is_no_counter_offer():
    state = gift(HIDDEN)
    assert state.why_not("counter a").rule == "counter.use"
    assert legal(state) == ["take a", "take b", "take c"]


@pytest.mark.rule("counter.again")
def test_a_counter_to_a_counter_gives_the_choice_back():
    state = gift()
    play_all(state, "counter b", "choose green 4", "deal yellow 3")
    events = play_all(state, "counter b", "choose red 3", "deal green 4")
    assert find_events(events, "counter", "counter.again")[0].seat == INDIGO
    assert state.view(None)["offer"] == ["pink 3", "red 3", "blue 3", None]
    assert state.turn == VERMILION
    assert legal(state) == ["take a", "take b", "take c"]  # both tokens are spent


@pytest.mark.rule("counter.use", "counter.again")
def test_a_later_counter_offer_of_the_same_round_answers_no_counter():
    state = gift(counter=[0, 1], returns_done=1)  # Indigo's was used earlier in the round, on another offer
    events = state.play("counter b")
    assert find_events(events, "counter")[0].rule == "counter.use"


@pytest.mark.rule("hidden.use", "secret.offer")
def test_a_hidden_offer_lays_one_card_face_down():
    state = gift(veil="red 4")
    assert state.view(VERMILION)["offer"] == ["pink 3", "face down", "blue 3", None]
    assert fields(state)["hidden"] == [0, 1]
    assert fields(state)["veiled"] == [cards("red 4"), 0]


@pytest.mark.rule("hidden.use")
def test_the_veil_event_cites_the_hidden_offer():
    state = position(ADVANCED, hand=["pink 3, red 4, blue 3", ""])
    events = play_all(state, "gift", "veil pink 3")
    assert [e.seat for e in find_events(events, "veil", "hidden.use")] == [INDIGO]


@pytest.mark.rule("hidden.once")
def test_one_card_only_and_once_a_round():
    state = position(ADVANCED, hand=["pink 3, red 4, blue 3", ""])
    play_all(state, "gift", "veil pink 3")
    assert legal(state) == ["choose red 4", "choose blue 3"]
    assert state.why_not("veil red 4").rule == "hidden.once"


@pytest.mark.rule("hidden.use")
def test_without_the_module_no_card_lies_face_down():
    state = position(COUNTER, hand=["pink 3, red 4, blue 3", ""])
    state.play("gift")
    assert state.why_not("veil pink 3").rule == "hidden.use"


@pytest.mark.rule("hidden.reveal")
def test_the_chosen_face_down_card_is_turned_up_and_played():
    state = gift(veil="red 4")
    events = state.play("take b")
    (shown,) = find_events(events, "reveal", "hidden.reveal")
    assert shown.data == {"card": "red 4", "place": "b"}
    assert [e.verb for e in events].index("reveal") < [e.verb for e in events].index("zone")
    assert state.view(None)["zone"][VERMILION] == ["red 4"]
    assert fields(state)["veiled"] == [0, 0]


@pytest.mark.rule("hidden.both", "hidden.use")
def test_a_counter_offer_may_be_laid_face_down_and_spends_both_tokens():
    state = gift()
    events = play_all(state, "counter b", "veil green 4")
    assert find_events(events, "veil", "hidden.both")[0].seat == VERMILION
    assert state.view(INDIGO)["offer"] == ["pink 3", "face down", "blue 3", None]
    assert (fields(state)["counter"], fields(state)["hidden"]) == ([1, 0], [1, 0])
    play_all(state, "deal yellow 4", "take b")
    assert state.view(None)["zone"][INDIGO] == ["green 4"]


@pytest.mark.rule("hidden.counter")
def test_a_counter_offer_may_replace_a_face_down_card_unseen():
    state = gift(veil="red 4")
    events = play_all(state, "counter b", "choose green 4")
    (aside,) = find_events(events, "set aside hidden", "hidden.counter")
    assert aside.seat == INDIGO
    assert aside.seen_by(VERMILION).data == {"card": None, "place": "b"}
    assert fields(state)["deck"] >> card("red 4") & 1
    assert fields(state)["veiled"] == [0, 0]


@pytest.mark.rule("hidden.reveal")
def test_two_face_down_cards_in_one_offer_are_kept_apart():
    state = gift(veil="pink 3")
    play_all(state, "counter c", "veil green 3", "deal yellow 3")
    assert state.view(None)["offer"] == ["face down", "red 4", "face down", None]
    events = state.play("take c")  # Indigo takes Vermilion's hidden card
    assert find_events(events, "reveal")[0].data == {"card": "green 3", "place": "c"}
    assert state.view(None)["zone"][INDIGO] == ["green 3"]
    events = state.play("play a")  # and Vermilion plays Indigo's
    assert find_events(events, "reveal")[0].data == {"card": "pink 3", "place": "a"}
    assert state.view(None)["zone"][VERMILION] == ["pink 3", "red 4"]


@pytest.mark.rule("counter.use")
def test_hands_and_deck_keep_their_sizes_through_a_counter_offer():
    state = gift()
    before = [h.bit_count() for h in fields(state)["hand"]], fields(state)["deck"].bit_count()
    play_all(state, "counter a", "choose green 3", "deal yellow 3")
    assert ([h.bit_count() for h in fields(state)["hand"]], fields(state)["deck"].bit_count()) == before


@pytest.mark.rule("score.offers")
def test_unused_offer_tokens_are_worth_a_point_each():
    state = last_turn(ADVANCED, "pink 3, red 3", "pink 4, yellow 4, blue 3", counter=[1, 0], hidden=[1, 1])
    events = end_round(state)
    assert [points(state, seat, "evening 1 offers") for seat in (INDIGO, VERMILION)] == [2, 1]
    assert "score.offers" in rules_of(events)


@pytest.mark.rule("score.offers")
def test_with_one_module_only_its_token_scores():
    state = last_turn(COUNTER, "pink 3, red 3", "pink 4, yellow 4, blue 3")
    end_round(state)
    assert [points(state, seat, "evening 1 offers") for seat in (INDIGO, VERMILION)] == [1, 1]
