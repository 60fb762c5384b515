"""Setting up: how many of everything, and where."""

from __future__ import annotations

import pytest

from tests.games.geishas_road.table import (
    ADVANCED,
    COUNTER,
    GEIKO,
    GEIKO_HIDDEN_CARD,
    HIDDEN,
    INDIGO,
    MAIKO,
    MAIKO_OFFERS,
    SIMPLE,
    STANDARD,
    VERMILION,
    position,
)
from tests.support import fields, find_events, legal, let_chance, play_all
from zashiki import CHANCE, Game, State

EVENINGS = pytest.mark.parametrize("game", [SIMPLE, STANDARD, ADVANCED], ids=["simple", "standard", "advanced"])
EVERY_GAME = pytest.mark.parametrize(
    "game", [SIMPLE, STANDARD, MAIKO, GEIKO], ids=["simple", "standard", "maiko", "geiko"]
)


def opened(game: Game, seed: int = 5) -> tuple[State, list]:
    """A table set up by a seed, and how that came about."""
    state = game.start(seed=seed)
    return state, state.events_from(0)


@pytest.mark.rule("setup.houses")
@EVENINGS
def test_five_houses_in_a_circle_each_with_its_own_geisha(game):
    state, events = opened(game)
    assert sorted(fields(state)["house"]) == [0, 1, 2, 3, 4]
    assert all(fields(state)["house"][place] == c for c, place in enumerate(fields(state)["geisha"]))
    assert len(find_events(events, "house", "setup.houses")) == 5
    assert len(find_events(events, "stand", "setup.houses")) == 5


@pytest.mark.rule("setup.houses")
def test_the_circle_is_random():
    assert len({tuple(fields(STANDARD.start(seed=seed))["house"]) for seed in range(20)}) > 5


@pytest.mark.rule("setup.row")
@EVENINGS
def test_the_row_shows_one_and_all_action_tokens_are_unused(game):
    state, events = opened(game)
    assert find_events(events, "new round", "setup.row")
    assert game.components["row.value_by_round"] == [1, 2]
    assert fields(state)["round_no"] == 1
    assert fields(state)["used"] == [0, 0]
    assert legal(state) == ["reveal", "intrigue", "gift", "competition"]


@pytest.mark.rule("setup.prestige")
@EVENINGS
def test_nine_light_tokens_in_rows_of_five_and_four(game):
    state, events = opened(game)
    assert sorted(fields(state)["row"]) == list(range(9))
    assert (fields(state)["geiko_next"], fields(state)["okaasan_next"]) == (0, 5)
    assert fields(state)["dark"] == 0
    assert len(find_events(events, "lay", "setup.prestige")) == 9
    assert game.components["prestige.geiko_row"] == 5


@pytest.mark.rule("setup.prestige")
def test_tokens_leave_each_row_in_order():
    state = position(
        SIMPLE, hand=["pink 4", "red 4"], geisha={"pink": "red", "red": "yellow"}, row=[8, 7, 6, 5, 4, 3, 2, 1, 0]
    )
    play_all(state, "reveal", "choose pink 4")
    let_chance(state)
    play_all(state, "reveal", "choose red 4")
    assert state.view(None)["prestige"][:2] == [["9"], ["8"]]


@pytest.mark.rule("setup.deal")
@EVENINGS
def test_six_cards_each_and_eight_in_the_deck(game):
    state = game.start(chance="explicit")
    events = []
    while "start indigo" not in legal(state):
        events += state.play(state.legal()[0])
    assert [hand.bit_count() for hand in fields(state)["hand"]] == [6, 6]
    assert fields(state)["deck"].bit_count() == 8
    dealt = find_events(events, "draw", "setup.deal")
    assert [e.seat for e in dealt] == [INDIGO] * 6 + [VERMILION] * 6
    assert all(fields(state)[name] == [0, 0] for name in ("zone", "kept", "discarded"))


@pytest.mark.rule("setup.first")
@EVENINGS
def test_chance_names_the_first_player(game):
    _, events = opened(game)
    assert len(find_events(events, "start", "setup.first")) == 1
    assert {fields(game.start(seed=seed))["first"] for seed in range(20)} == {INDIGO, VERMILION}


@pytest.mark.rule("setup.simple")
def test_simple_no_guests_and_one_influence_token_each():
    state, events = opened(SIMPLE)
    assert sum(map(sum, fields(state)["guests"])) == 0
    assert sorted(fields(state)["influence"]) == [-1, -1, -1, INDIGO, VERMILION]
    assert [e.seat for e in find_events(events, "influence", "setup.simple")] == [INDIGO, VERMILION]


@pytest.mark.rule("setup.guests")
@pytest.mark.parametrize("game", [STANDARD, ADVANCED], ids=["standard", "advanced"])
def test_standard_three_guests_and_the_influence_token_at_every_house(game):
    state, events = opened(game)
    for house, waiting in zip(fields(state)["house"], fields(state)["guests"], strict=True):
        assert waiting == [3 if c == house else 0 for c in range(5)]
    assert fields(state)["influence"] == [-1] * 5
    assert len(find_events(events, "influence", "setup.guests")) == 5


@pytest.mark.rule("setup.offer-tokens")
@pytest.mark.parametrize(
    ("game", "counter", "hidden"),
    [
        (SIMPLE, 0, 0),
        (STANDARD, 0, 0),
        (ADVANCED, 1, 1),
        (COUNTER, 1, 0),
        (HIDDEN, 0, 1),
        (MAIKO, 0, 0),
        (MAIKO_OFFERS, 1, 1),
    ],
)
def test_offer_tokens_of_each_level_and_module(game, counter, hidden):
    state, events = opened(game)
    assert fields(state)["counter"] == [counter, counter]
    assert fields(state)["hidden"] == [hidden, hidden]
    if game in (ADVANCED, COUNTER, HIDDEN):
        assert "setup.offer-tokens" in {e.rule for e in events}


@pytest.mark.rule("maiko.setup", "maiko.lanterns", "maiko.guests", "maiko.deal")
def test_maiko_lanterns_guests_and_cells():
    state, events = opened(MAIKO)
    assert sorted(fields(state)["house"]) == sorted(fields(state)["geisha"]) == [0, 1, 2, 3, 4]
    assert sorted(fields(state)["lanterns"]) == [2, 3, 3, 3, 4]
    assert [sum(waiting) for waiting in fields(state)["guests"]] == fields(state)["lanterns"]
    assert [sum(column) for column in zip(*fields(state)["guests"], strict=True)] == [3] * 5
    assert MAIKO.components["maiko.player_lanterns"] == [2, 4]
    counts = {
        ("house", "maiko.setup"): 5,
        ("stand", "maiko.setup"): 5,
        ("lanterns", "maiko.lanterns"): 5,
        ("arrive", "maiko.guests"): 15,
        ("draw", "maiko.deal"): 12,
        ("start", "maiko.deal"): 1,
    }
    assert {key: len(find_events(events, *key)) for key in counts} == counts
    assert fields(state)["prestige"] == [0] * 5


@pytest.mark.rule("maiko.setup", "geiko.setup")
@pytest.mark.parametrize("game", [MAIKO, GEIKO], ids=["maiko", "geiko"])
def test_geisha_stand_one_to_a_house_at_random(game):
    placed = [tuple(fields(game.start(seed=seed))["geisha"]) for seed in range(20)]
    assert all(sorted(places) == [0, 1, 2, 3, 4] for places in placed)
    assert len(set(placed)) > 5


@pytest.mark.rule("geiko.setup", "geiko.homes", "geiko.deal")
def test_geiko_homes_and_hands():
    state, events = opened(GEIKO)
    assert len(set(fields(state)["home"])) == 2
    assert [hand.bit_count() for hand in fields(state)["hand"]] == [6, 6]
    assert fields(state)["deck"].bit_count() == 8
    counts = {
        ("house", "geiko.setup"): 5,
        ("stand", "geiko.setup"): 5,
        ("home", "geiko.homes"): 2,
        ("draw", "geiko.deal"): 12,
        ("start", "geiko.deal"): 1,
    }
    assert {key: len(find_events(events, *key)) for key in counts} == counts


@pytest.mark.rule("geiko.hidden-card")
def test_geiko_with_a_hidden_card_begins_with_laying_it_down():
    state = GEIKO_HIDDEN_CARD.start(seed=5)
    assert all(action.startswith("keep ") for action in legal(state))
    assert state.turn == fields(state)["first"]


@pytest.mark.rule("turn.draw")
@EVERY_GAME
def test_every_card_is_somewhere_once_after_the_deal(game):
    state = game.start(seed=5)
    now = fields(state)
    places = [now["deck"], *now["hand"]]
    assert sum(place.bit_count() for place in places) == 20
    assert places[0] | places[1] | places[2] == (1 << 20) - 1
    drawn = 0 if game is GEIKO else 1
    assert now["deck"].bit_count() == 8 - drawn


def test_explicit_chance_lists_every_possibility_with_its_probability():
    state = MAIKO.start(chance="explicit")
    assert state.turn == CHANCE
    while state.turn == CHANCE:
        chances = state.chances()
        assert sum(p for _, p in chances) == pytest.approx(1)
        assert [action for action, _ in chances] == state.legal()
        state.play(chances[-1][0])


def test_lantern_cards_and_guests_come_by_how_many_are_left():
    state = MAIKO.start(chance="explicit")
    play_all(state, *(f"house {c}" for c in ("pink", "red", "yellow", "blue", "green")))
    play_all(state, *(f"geisha {c}" for c in ("pink", "red", "yellow", "blue", "green")))
    assert {str(a): round(p * 5) for a, p in state.chances()} == {"lanterns 2": 1, "lanterns 3": 3, "lanterns 4": 1}
    play_all(state, "lanterns 3", "lanterns 3", "lanterns 3", "lanterns 2", "lanterns 4", "arrive pink")
    assert {str(a): round(p * 14) for a, p in state.chances()} == {
        "arrive pink": 2, "arrive red": 3, "arrive yellow": 3, "arrive blue": 3, "arrive green": 3,
    }  # fmt: skip
