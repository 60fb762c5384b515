"""What each player may know: in the view, in the events and in the record."""

from __future__ import annotations

import pytest

from tests.games.geishas_road.table import (
    ADVANCED,
    GEIKO_HIDDEN_CARD,
    INDIGO,
    STANDARD,
    VERMILION,
    end_round,
    last_turn,
    mask,
    position,
)
from tests.support import find_events, play_all, random_play


def seen(events, seat):
    """The events as a seat may see them, as one text."""
    return str([event.seen_by(seat).to_json() for event in events])


@pytest.mark.rule("secret.hands")
def test_your_hand_is_yours_alone_but_its_size_is_open():
    state = position(STANDARD, hand=["pink 1, red 2", "blue 3"])
    assert state.view(INDIGO)["hand"] == [["pink 1", "red 2"], 1]
    assert state.view(VERMILION)["hand"] == [2, ["blue 3"]]
    assert state.view(None)["hand"] == [2, 1]
    assert state.view(INDIGO)["deck"] == state.view(VERMILION)["deck"] == 17


@pytest.mark.rule("secret.hands")
def test_a_card_you_draw_is_seen_by_you_alone():
    state = position(STANDARD, hand=["pink 3", "red 3"], deck=mask("blue 4, green 4"))
    events = play_all(state, "reveal", "choose pink 3", "deal green 4")
    assert "green 4" in seen(events, VERMILION)
    assert "green 4" not in seen(events, INDIGO) + seen(events, None)
    assert "green 4" in str(state.record(VERMILION))
    assert "green 4" not in str(state.record(INDIGO)) + str(state.record(None))


@pytest.mark.rule("secret.hands", "secret.intrigue", "secret.discard", "secret.offer")
def test_no_event_of_a_random_game_shows_the_other_side_what_is_face_down():
    for seed in range(15):
        for state, events in random_play(ADVANCED, seed):
            for event in events:
                if event.verb in ("draw", "keep", "discard", "veil", "set aside hidden"):
                    assert event.seen_by(event.seat).data["card"] is not None
                    assert event.seen_by(1 - event.seat).data["card"] is None
                    assert event.seen_by(None).data["card"] is None
            assert isinstance(state.view(INDIGO)["hand"][VERMILION], int)


@pytest.mark.rule("secret.intrigue")
def test_the_intrigue_card_is_known_to_its_owner_until_it_is_turned_up():
    state = position(STANDARD, hand=["pink 3, red 2, blue 3", "green 3"])
    events = play_all(state, "intrigue", "keep pink 3", "discard red 2")
    assert state.view(INDIGO)["kept"] == [["pink 3"], 0]
    assert state.view(VERMILION)["kept"] == [1, []]
    assert "pink 3" not in seen(events, VERMILION) + str(state.view(VERMILION)) + str(state.record(VERMILION))
    state = last_turn(STANDARD, "pink 3, red 3, yellow 3", "pink 1, red 2, blue 4, green 4")
    events = end_round(state)
    assert "yellow 3" in str([e.seen_by(VERMILION).data for e in find_events(events, "reveal", "round.intrigue")])


@pytest.mark.rule("secret.discard")
def test_the_intrigue_discard_is_known_to_its_owner_alone():
    state = position(STANDARD, hand=["pink 3, red 2, blue 3", "green 3"])
    events = play_all(state, "intrigue", "keep pink 3", "discard red 2")
    assert state.view(INDIGO)["discarded"] == [["red 2"], 0]
    assert state.view(VERMILION)["discarded"] == [1, []]
    assert "red 2" not in seen(events, VERMILION) + seen(events, None) + str(state.record(VERMILION))


@pytest.mark.rule("secret.offer")
def test_a_face_down_offer_is_known_to_who_laid_it_until_it_is_played():
    state = position(ADVANCED, hand=["pink 3, red 4, blue 3", "green 3"])
    events = play_all(state, "gift", "choose pink 3", "veil red 4", "choose blue 3")
    assert state.view(INDIGO)["veiled"] == [["red 4"], 0]
    assert state.view(VERMILION)["veiled"] == [1, []]
    assert "red 4" not in seen(events, VERMILION) + str(state.view(VERMILION)) + str(state.record(VERMILION))
    assert "veil ?" in str(state.record(VERMILION))
    assert "red 4" in seen(state.play("take b"), VERMILION)


@pytest.mark.rule("secret.hidden-card")
def test_the_hidden_card_of_a_geiko_is_known_to_its_owner_until_the_end_of_the_round():
    state = position(GEIKO_HIDDEN_CARD, hand=["pink 1, pink 2", "red 1, red 2"])
    events = state.play("keep pink 2")
    assert state.view(INDIGO)["kept"] == [["pink 2"], 0]
    assert state.view(VERMILION)["kept"] == [1, []]
    assert "pink 2" not in seen(events, VERMILION) + str(state.view(VERMILION)) + str(state.record(VERMILION))


@pytest.mark.rule("secret.hands", "secret.intrigue", "secret.discard", "secret.offer", "secret.hidden-card")
def test_the_schema_says_the_same():
    described = {name: visible for name, visible, _ in STANDARD.kind.schema.describe()}
    own = {name for name, visible in described.items() if visible == "own"}
    assert {"hand", "kept", "discarded", "veiled"} <= own
    assert described["deck"] == "nobody"
