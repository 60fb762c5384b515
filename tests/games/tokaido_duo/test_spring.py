"""The hot spring: when the token may be used, with every character, whatever was done before and after."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.tokaido_duo.table import INDIGO, VERMILION, asked, goods, history, last_die, phase, purse, use, where
from tests.support import fields, find_events, play_all, why_not
from zashiki.games.tokaido_duo.data.names import CHARACTERS, SEATS

ACT = {"pilgrim": "visit temple", "merchant": "draw 2", "artist": "paint 2"}


def use_once(state, move, act):
    """Move and act or not; chance does what it can; returns the events."""
    events = play_all(state, *filter(None, [move]))
    events += state.play(act if act in asked(state) else "leave")
    while state.turn == -1:
        events += state.play(state.chances()[0][0])
    while phase(state) == "return":
        events += state.play(sorted(asked(state))[0])
    return events


ORDERS = list(product(CHARACTERS, ("act", "leave"), ("again", "enough"), ("act", "leave")))


@pytest.mark.rule("spring.when", "spring.again", "spring.return", "spring.fresh")
@pytest.mark.parametrize(("die", "first", "token", "second"), ORDERS)
def test_every_order_of_acting_and_using_the_token(die, first, token, second):
    start = {"pilgrim": [4, 14], "merchant": ["c2", "m2"], "artist": ["r1", "r5"]}
    state, _ = use(die, 1, spring=INDIGO, **start)
    moves = {"pilgrim": (None, None), "merchant": (None, "go m1"), "artist": ("to r2", "to r3")}[die]
    use_once(state, moves[0], ACT[die] if first == "act" else "leave")
    assert asked(state) == {"again", "enough"}
    assert why_not(state, "leave") == "spring.again"
    place = where(state, die)
    if token == "enough":
        (kept,) = find_events(state.play("enough"), "enough", "spring.when")
        assert kept.seat == INDIGO
        assert fields(state)["spring"] == INDIGO
        assert where(state, die) == place
    else:
        events = state.play("again")
        (again,) = find_events(events, "again", "spring.again")
        assert again.data == {"die": die, "number": 1}
        if state.turn == INDIGO:  # the pilgrim's second stop is a spring: nothing is asked there
            use_once(state, moves[1], ("draw 4" if die == "merchant" else "paint 1") if second == "act" else "leave")
        assert where(state, die) != place
        assert fields(state)["spring"] == -1
    assert (state.turn, phase(state)) == (VERMILION, "take die")
    assert fields(state)["dice_of"][CHARACTERS.index(die)] == INDIGO


@pytest.mark.rule("spring.when")
@pytest.mark.parametrize("holder", [None, VERMILION])
@pytest.mark.parametrize("die", CHARACTERS)
def test_without_the_token_nothing_is_asked(die, holder):
    state, _ = use(die, 1, spring=holder, merchant=["c1", "m4"])
    assert why_not(state, "again") == "spring.when"
    if die == "artist":
        state.play("to r2")
    state.play("leave")
    assert (state.turn, phase(state)) == (VERMILION, "take die")


@pytest.mark.rule("spring.when", "round.take-die")
def test_the_token_is_used_after_a_die_not_before():
    state, _ = use("artist", 1, spring=INDIGO)
    assert why_not(state, "again") == "spring.when"
    state.play("to r2")
    assert why_not(state, "again") == "spring.when"


@pytest.mark.rule("pilgrim.spring", "spring.when")
def test_the_first_stop_at_a_spring_with_the_token_does_nothing_and_it_may_still_be_used():
    state, events = use("pilgrim", 1, pilgrim=[5, 14], spring=INDIGO)
    assert [e.rule for e in find_events(events, "nothing")] == ["pilgrim.spring"]
    assert asked(state) == {"again", "enough"}
    play_all(state, "again", "visit temple")
    assert fields(state)["spring"] == -1


@pytest.mark.rule("pilgrim.spring")
def test_the_token_taken_by_the_opponent_is_gone():
    state, _ = use(
        "artist", 1, spring=INDIGO, pilgrim=[30, 5], dice={"pilgrim": 1, "merchant": 1}, merchant=["c1", "m4"]
    )
    play_all(state, "to r2", "leave", "enough")
    assert state.turn == VERMILION
    (taken,) = find_events(play_all(state, "take pilgrim", "visit spring"), "spring", "pilgrim.spring")
    assert (taken.seat, taken.data["from"]) == (VERMILION, "indigo")
    state.play("draw 4")  # Indigo's last die, the token is gone: no second use
    play_all(state, *["good fans"] * 4)
    assert phase(state) == "roll"
    assert goods(state, INDIGO) == {"fans": 4}


@pytest.mark.rule("spring.again")
def test_a_merchant_draws_twice_and_the_limit_holds_after_each():
    state, _ = use("merchant", 1, merchant=["c1", "m4"], spring=INDIGO, goods=[{"kimono": 3}, {}])
    play_all(state, "draw 4", *["good fans"] * 4, "return fans", "return fans")
    assert sum(fields(state)["goods"][INDIGO]) == 5
    play_all(state, "again", "go m2", "draw 2", "good dolls", "good dolls", "return kimono", "return kimono")
    assert goods(state, INDIGO) == {"kimono": 1, "fans": 2, "dolls": 2}
    assert fields(state)["spring"] == -1


@pytest.mark.rule("spring.again", "merchant.slab")
def test_a_merchant_sells_twice():
    state, _ = use("merchant", 2, merchant=["c4", "m1"], spring=INDIGO, goods=[{"dolls": 2, "ceramics": 2}, {}])
    play_all(state, "go c5", "sell 2", "again", "go c4", "sell 2")  # dolls at 3, ceramics at 4
    assert purse(state, INDIGO) == (1, 4)


@pytest.mark.rule("spring.again", "artist.one-action")
def test_an_artist_paints_and_then_gives():
    state, _ = use("artist", 1, artist=["r1", "r2"], spring=INDIGO)
    play_all(state, "to r2", "paint 2", "reveal waterfall", "reveal moon", "again", "to r3", "gift")
    assert (fields(state)["revealed"][INDIGO], fields(state)["gifted"][INDIGO]) == (2, 1)


@pytest.mark.rule("spring.again", "end.gift")
def test_an_artist_gives_twice_with_one_die():
    ten = "moon moon moon waterfall waterfall waterfall mountain mountain bamboo bamboo"
    state, _ = last_die("artist", 2, artist=["r8", "r2"], spring=INDIGO, gallery=[ten, ""], gifted=[8, 0])
    play_all(state, "to r1", "gift", "again")
    assert "to r7" in asked(state)
    events = play_all(state, "to r7", "gift")
    assert find_events(events, "trigger", "end.gift")
    assert state.scores()[INDIGO]["by_source"]["culture"] == 40


@pytest.mark.rule("spring.when", "spring.return")
def test_in_random_games_a_second_use_is_always_paid_with_a_token_held_before():
    uses = 0
    for seed in range(25):
        holder_at_take = holder = None
        for view, events in history(seed):
            for event in events:
                if event.verb == "take":
                    holder_at_take = holder
                elif event.verb == "spring":
                    holder = SEATS[event.seat]
                elif event.verb == "again":
                    assert holder_at_take == holder == SEATS[event.seat]
                    uses += 1
                elif event.verb == "spring back":
                    holder = None
            assert view["spring"] == holder
    assert uses > 20
