"""Setting up: the pieces, what chance lays out and with which odds, and where everything stands at the start."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tests.games.tokaido_duo.table import GAME, INDIGO, VERMILION, use
from tests.support import fields, find_events, let_chance, play_all, random_play
from zashiki import CHANCE

TOKENS = ["kimono 4", "kimono 4", "ceramics 4", "ceramics 3", "dolls 3", "dolls 3", "fans 3", "fans 2"]
LAID = ("north vermilion", "purple vermilion", *(f"token {token}" for token in TOKENS))
WAVES = ("wave hasty", "wave cunning", "wave inspired")


def odds(state):
    """What chance may do and how likely each is."""
    return {str(action): Fraction(p).limit_denominator(1000) for action, p in state.chances()}


def test_the_pieces_are_those_of_the_box():
    box = GAME.components
    assert box["trade.goods"] == [5, 6, 7, 8]  # kimono, ceramics, dolls, fans
    assert sum(box["trade.goods"]) == 26
    assert sorted(box["trade.tokens"]) == sorted(TOKENS)
    assert box["paintings.purple"] == [3, 3, 2, 2]  # moon, waterfall, mountain, bamboo
    assert box["paintings.green"] == [2, 2, 3, 3]
    assert sum(box["paintings.purple"]) + sum(box["paintings.green"]) == 20
    assert (box["trade.limit"], box["trade.strong_limit"], box["trade.coins_per_slab"]) == (5, 6, 10)
    assert (box["dice.pilgrim"], box["dice.merchant"], box["dice.artist"]) == (
        [1, 2, 2, 3, 3, 4],
        [1, 1, 2, 2, 3, 3],
        [1, 1, 2, 2, 3, 3],
    )
    assert (box["tracks.temple"], box["tracks.garden"]) == (list(range(1, 10)), list(range(1, 7)))
    assert box["points.slabs"] == [0, 5, 11, 18, 26, 35, 45]
    assert box["points.gifts"] == [0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40]
    assert (box["start.pilgrims"], box["start.merchants"], box["start.artists"]) == (
        [6, 22],
        ["c2", "c6"],
        ["r3", "r7"],
    )
    assert box["start.compass"] == "north"


def test_every_value_says_how_well_it_is_known():
    assert set(GAME.components.standing) == set(GAME.kind.shape) - {"edition.name"}


@pytest.mark.rule("setup.board", "setup.boards")
def test_before_anything_is_laid_out_the_boards_are_ready():
    state = GAME.start(chance="explicit")
    assert [e.rule for e in state.events_from(0)] == ["setup.board", "setup.boards"]
    s = fields(state)
    assert s["temples"] == s["gardens"] == [1, 1]
    assert s["goods"] == [[0] * 4] * 2
    assert s["coins"] == s["slabs"] == [0, 0]
    assert s["holder"] == [-1] * 3
    assert s["spring"] == -1


@pytest.mark.rule("setup.sides", "setup.figures")
def test_sides_and_colours_are_drawn_and_the_figures_stand_on_the_side_of_their_player():
    state = GAME.start(chance="explicit")
    assert odds(state) == {"north indigo": Fraction(1, 2), "north vermilion": Fraction(1, 2)}
    events = state.play("north vermilion")
    assert [(e.seat, e.data["side"]) for e in find_events(events, "side", "setup.sides")] == [
        (VERMILION, "north"),
        (INDIGO, "south"),
    ]
    stands = find_events(events, "stand", "setup.figures")
    assert [(e.seat, tuple(e.data.values())) for e in stands] == [
        (VERMILION, (6, "c2", "r3")),
        (INDIGO, (22, "c6", "r7")),
    ]
    assert odds(state) == {"purple indigo": Fraction(1, 2), "purple vermilion": Fraction(1, 2)}
    events = state.play("purple indigo")
    assert [(e.seat, e.data["colour"]) for e in find_events(events, "colour", "setup.sides")] == [
        (INDIGO, "purple"),
        (VERMILION, "green"),
    ]


@pytest.mark.rule("setup.tokens")
def test_eight_tokens_are_laid_from_a_shuffled_heap():
    state = GAME.start(chance="explicit")
    play_all(state, *LAID[:2])
    heap = Counter(TOKENS)
    for k, token in enumerate(TOKENS):
        left = sum(heap.values())
        assert odds(state) == {f"token {name}": Fraction(n, left) for name, n in heap.items() if n}
        (event,) = find_events(state.play(f"token {token}"), "token", "setup.tokens")
        assert event.data == {"town": f"c{k + 1}", "token": token}
        heap[token] -= 1
    assert state.view(None)["token"] == TOKENS


@pytest.mark.rule("setup.tiles", "round.roll")
def test_wave_tiles_lie_with_one_side_up_and_then_the_compass_begins():
    state = GAME.start(chance="explicit")
    play_all(state, *LAID)
    for wave, sides in zip(WAVES, ("serene hasty", "cunning strong", "skilled inspired"), strict=True):
        assert odds(state) == {f"wave {side}": Fraction(1, 2) for side in sides.split()}
        events = state.play(wave)
        assert [e.rule for e in find_events(events, "wave")] == ["setup.tiles"]
    assert state.view(None)["wave"] == ["hasty", "cunning", "inspired"]
    (begun,) = find_events(events, "round", "round.roll")
    assert (begun.seat, begun.data["round"]) == (VERMILION, 1)
    assert fields(state)["roller"] == VERMILION


@pytest.mark.rule("round.roll")
def test_the_odds_of_the_three_dice():
    state = GAME.start(chance="explicit")
    play_all(state, *LAID, *WAVES)
    sixths = {1: 1, 2: 2, 3: 2, 4: 1}
    assert odds(state) == {f"roll pilgrim {n}": Fraction(k, 6) for n, k in sixths.items()}
    state.play("roll pilgrim 4")
    for die in ("merchant", "artist"):
        assert odds(state) == {f"roll {die} {n}": Fraction(1, 3) for n in (1, 2, 3)}
        (event,) = find_events(state.play(f"roll {die} 2"), "roll", "round.roll")
        assert (event.seat, event.data) == (VERMILION, {"die": die, "number": 2})
    assert state.turn == VERMILION
    assert fields(state)["dice"] == [4, 2, 2]


@pytest.mark.rule("merchant.mountain", "open.information")
def test_the_odds_of_the_bag_are_those_of_what_nobody_holds():
    state, _ = use("merchant", 1, merchant=["c1", "c5"], goods=[{"fans": 2}, {"fans": 1, "kimono": 5}])
    state.play("draw 4")
    assert odds(state) == {
        "good ceramics": Fraction(6, 18),
        "good dolls": Fraction(7, 18),
        "good fans": Fraction(5, 18),
    }
    state.play("good ceramics")
    assert odds(state) == {
        "good ceramics": Fraction(5, 17),
        "good dolls": Fraction(7, 17),
        "good fans": Fraction(5, 17),
    }


@pytest.mark.rule("setup.paintings", "artist.paint")
@pytest.mark.parametrize(
    ("purple", "left"),
    [
        (INDIGO, {"moon": 2, "waterfall": 3, "mountain": 2, "bamboo": 1}),
        (VERMILION, {"moon": 1, "waterfall": 2, "mountain": 3, "bamboo": 2}),
    ],
)
def test_the_odds_of_a_face_down_painting_are_those_of_its_colour(purple, left):
    state, _ = use(
        "artist", 1, purple=purple, artist=["r1", "r2"], merchant=["m1", "m2"], gallery=["moon bamboo", ""]
    )  # both merchants and the other artist are at r2
    play_all(state, "to r2", "paint 3")
    assert odds(state) == {f"reveal {landscape}": Fraction(n, 8) for landscape, n in left.items()}


@pytest.mark.rule("setup.paintings", "open.information")
def test_colours_are_taken_with_all_paintings_face_down():
    state = GAME.start(chance="explicit")
    state.play("north indigo")
    events = state.play("purple indigo")
    assert {e.rule for e in find_events(events, "set up")} == {"setup.paintings", "open.information"}
    let_chance(state)
    assert state.view(None)["paintings"] == [[None] * 10] * 2
    assert fields(state)["revealed"] == fields(state)["gifted"] == [0, 0]


@pytest.mark.rule("setup.figures")
def test_no_action_is_taken_on_a_start_space():
    for seed in range(8):
        state, happened = next(random_play(GAME, seed))
        assert not {"coins", "spring", "temple", "garden", "tile"} & {e.verb for e in happened}
        assert state.view(None)["phase"] == "take die"
        assert fields(state)["spring"] == -1  # though both pilgrims stand on a hot spring


@pytest.mark.rule("setup.sides")
def test_either_seat_may_sit_in_the_north_and_either_may_be_purple():
    openings = [fields(GAME.start(seed=seed)) for seed in range(40)]
    assert {(s["north"], s["purple"]) for s in openings} == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert all(s["roller"] == s["turn"] == s["north"] for s in openings)


def test_chance_is_asked_for_nothing_but_what_is_random():
    asked = Counter()
    state = GAME.start(chance="explicit")
    while state.turn == CHANCE:
        asked[state.view(None)["phase"]] += 1
        state.play(state.chances()[0][0])
    assert asked == {"sides": 1, "colours": 1, "tokens": 8, "waves": 3, "roll": 3}
