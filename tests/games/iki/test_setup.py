"""Setting up for two, three and four."""

from __future__ import annotations

import pytest

from tests.games.iki.cards import CARDS
from tests.games.iki.pieces import check
from tests.games.iki.table import SEASONS, TWO, board, fire, free_kobun, game, goods, order, phase, row
from tests.support import fields, find_events, legal, let_chance, play_all, why_not
from zashiki import CHANCE

SEATS = ("indigo", "vermilion", "moss", "ochre")
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
BUILDINGS = ("inn", "temple", "theatre", "merchant", "warehouse", "restaurant", "well", "farm", "villa", "tower")


def begun(players: int, first: int = 0):
    """The first starting card is asked for; chance has drawn the six first buildings."""
    state = game(players=players).start(chance="explicit")
    events = state.play(f"first {SEATS[first]}")
    events += let_chance(state)
    return state, events


@PLAYERS
@pytest.mark.rule("setup.goods", "setup.supply")
def test_everybody_begins_alike(players):
    state, _ = begun(players)
    for seat in range(players):
        assert goods(state, seat) == {"mon": 8, "rice": 1, "sandal": 1}
        assert free_kobun(state, seat) == 4
    assert fire(state) == [0] * players
    assert [r["by_source"] for r in state.scores()] == [{"mon": 2}] * players, "8 mon would be 2 points"
    assert state.game.players == players


@PLAYERS
@pytest.mark.rule("setup.first", "setup.fire-stack", "setup2.sun-moon")
def test_the_fire_markers_lie_in_the_order_of_the_players(players):
    for first in range(players):
        state, _ = begun(players, first)
        assert order(state) == [(first + k) % players for k in range(players)]
        assert state.view(None)["first"] == SEATS[first]


@PLAYERS
@pytest.mark.rule("setup.oyakata")
def test_every_oyakata_waits_before_the_line(players):
    state, _ = begun(players)
    assert state.view(None)["oyakata"] == [None] * 4


@PLAYERS
@pytest.mark.rule("setup.decks")
def test_four_decks_of_fourteen(players):
    state, _ = begun(players)
    unseen = state.view(None)["unseen"]
    assert {s: sum(CARDS[c].season == s for c in unseen) for s in SEASONS} == dict.fromkeys(SEASONS, 14)


@PLAYERS
@pytest.mark.rule("setup.markets")
def test_the_spring_tokens_are_for_sale(players):
    state = game(players=players).start(chance="explicit")
    assert state.view(None)["market"] == [f"spring {kind} {k}" for kind in ("fish", "pipe", "tobacco") for k in (1, 2)]
    assert find_events(state.events_from(0), "market", "setup.markets")


@PLAYERS
@pytest.mark.rule("setup.buildings")
def test_six_of_ten_buildings_each_as_likely_as_the_next(players):
    state = game(players=players).start(chance="explicit")
    state.play("first indigo")
    for k in range(6):
        assert phase(state) == "draw building"
        assert [p for _, p in state.chances()] == [1 / (10 - k)] * (10 - k)
        assert find_events(state.play(state.chances()[-1][0]), "plan", "setup.buildings")
    assert state.view(None)["plans"] == list(BUILDINGS[4:])
    assert state.view(None)["boxed"] == list(BUILDINGS[:4])
    assert phase(state) == "starter"


@PLAYERS
@pytest.mark.rule("setup.start-cards", "setup.start-rooms")
def test_starting_cards_go_into_the_outer_rooms_of_different_nagaya(players):
    state, _ = begun(players)
    assert state.turn == players - 1
    assert legal(state) == ["hire egg", "hire cotton", "hire glasses", "hire salt"]
    assert why_not(state, "hire monk") == why_not(state, "income") == "setup.start-cards"
    state.play("hire salt")
    assert legal(state) == ["room a1", "room b1", "room c1", "room d1"]
    assert why_not(state, "room a2") == "setup.start-rooms"
    state.play("room c1")
    assert state.turn == players - 2
    assert why_not(state, "hire salt") == "setup.start-cards"
    state.play("hire egg")
    assert legal(state) == ["room a1", "room b1", "room d1"]
    assert why_not(state, "room c1") == "setup.start-rooms"
    check(state)


@PLAYERS
@pytest.mark.rule("setup.start-cards", "setup.start-rooms")
def test_cards_nobody_takes_are_out_of_the_game(players):
    state, _ = begun(players)
    events = []
    while state.turn != CHANCE:
        events += state.play(legal(state)[0])
    assert len(find_events(events, "left out", "setup.start-cards")) == 4 - players
    assert len(board(state)) == players
    assert all(level == 1 for _, _, level in board(state).values())
    assert [free_kobun(state, seat) for seat in range(players)] == [3] * players
    assert all(goods(state, seat)["mon"] == 8 for seat in range(players))
    assert row(state) == {}
    check(state)


@pytest.mark.rule("setup.start-cards", "setup.start-rooms")
def test_the_fourth_player_has_no_choice_and_is_not_asked():
    state, _ = begun(4)
    events = play_all(state, "hire egg", "room a1", "hire salt", "room b1", "hire cotton", "room c1")
    assert board(state)["d1"] == ("glasses", 0, 1)
    assert len(find_events(events, "starter")) == 4
    assert state.turn == CHANCE


@PLAYERS
@pytest.mark.rule("setup2.blockers", "two.blockers")
def test_blockers_are_for_two_players_only(players):
    state = game(players=players).start(chance="explicit")
    assert fields(state)["blockers"] == ([0, 3, 3, 3, 3] if players == 2 else [0] * 5)


@pytest.mark.rule("setup2.board")
def test_for_two_there_are_twelve_rooms():
    state = TWO.start(seed=3)
    while phase(state) != "neutral room":
        state.play(legal(state)[0])
    assert why_not(state, "room a4") == "setup2.board"
    assert not any(text.endswith("4") for text in legal(state))


@pytest.mark.rule("setup2.board", "setup.start-rooms")
def test_a_starting_card_cannot_go_into_a_room_that_is_not_there():
    state, _ = begun(2)
    state.play("hire egg")
    assert why_not(state, "room a4") == "setup2.board"
    assert why_not(state, "room a3") == "setup.start-rooms"


@PLAYERS
@pytest.mark.rule("setup.goods", "setup.supply", "setup.decks", "setup.oyakata", "setup2.blockers")
def test_what_is_laid_out_is_told(players):
    events = game(players=players).start(chance="explicit").events_from(0)
    assert len(find_events(events, "supply", "setup.supply")) == 1
    assert [e.data for e in find_events(events, "decks", "setup.decks")] == [
        {"season": season, "cards": 14} for season in SEASONS
    ]
    given = [(e.seat, e.data["good"], e.data["amount"]) for e in find_events(events, "gain", "setup.goods")]
    assert given == [(seat, good, n) for seat in range(players) for good, n in (("mon", 8), ("rice", 1), ("sandal", 1))]
    assert [e.seat for e in find_events(events, "step", "setup.oyakata")] == list(range(players))
    assert [e.data for e in find_events(events, "blockers", "setup2.blockers")] == [{"tiles": 12}] * (players == 2)
