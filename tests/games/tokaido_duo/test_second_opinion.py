"""Random games beside an independent reading of the rules: every question, every choice, all odds, the same result."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

from tests.games.tokaido_duo.reference import CHANCE, SEATS, Referee, paths, regions_at
from tests.games.tokaido_duo.table import GAME
from tests.support import fields, random_end

REPLAYED = range(200)
ALONGSIDE = range(1000, 1040)


def compare(state, referee, result):
    """The end of a game as the engine and the referee see it."""
    winners, reason = result
    outcome = state.outcome
    assert [row["by_source"] for row in outcome.scores] == [referee.points(who) for who in SEATS]
    assert (tuple(SEATS[k] for k in outcome.winners), outcome.reason) == (winners, reason)
    s, view = fields(state), state.view(None)
    assert s["round_no"] == referee.rounds
    assert (view["trigger_by"], view["trigger"]) == referee.ended[0]
    for seat, who in enumerate(SEATS):
        me = referee.players[who]
        assert (view["pilgrim"][seat], view["merchant"][seat], view["artist"][seat]) == (
            me.pilgrim,
            me.merchant,
            me.artist,
        )
        assert (s["temples"][seat], s["gardens"][seat]) == (me.temple, me.garden)
        assert (s["coins"][seat], s["slabs"][seat]) == (me.coins, me.slabs)
        assert s["goods"][seat] == [me.goods[good] for good in ("kimono", "ceramics", "dolls", "fans")]
        assert view["paintings"][seat] == me.shown + [None] * (10 - len(me.shown))
        assert s["gifted"][seat] == me.gifts
    assert view["holder"] == list(referee.held.values())
    assert view["spring"] == referee.spring


@pytest.mark.parametrize("part", range(5))
def test_the_engine_and_a_slow_referee_agree_on_recorded_games(part):
    """The referee reads the record only: who acted, what was done."""
    for seed in REPLAYED[part::5]:
        state = random_end(GAME, seed)
        referee = Referee()
        game = referee.play()
        asked = next(game)
        result = None
        for number, line in enumerate(state.record().lines):
            who, answers = asked
            assert line.actor == who, (seed, number, line)
            assert line.action in answers, (seed, number, line, answers)
            try:
                asked = game.send(line.action)
            except StopIteration as end:
                result = end.value
                assert number == len(state.record().lines) - 1, "the record goes on after the end"
        assert result is not None, "the record ends too early"
        compare(state, referee, result)


def test_at_every_step_both_offer_the_same_choices_and_the_same_odds():
    seen = Counter()
    for seed in ALONGSIDE:
        rng = random.Random(seed)
        state, referee = GAME.start(chance="explicit"), Referee()
        game = referee.play()
        asked, result = next(game), None
        while result is None:
            who, answers = asked
            seen[state.view(None)["phase"]] += 1
            if who == CHANCE:
                odds = {str(action): Fraction(p).limit_denominator(1000) for action, p in state.chances()}
                assert odds == answers, seed
            else:
                assert state.turn == SEATS.index(who), seed
                assert {str(action) for action in state.legal()} == set(answers), (seed, state.view(None))
            action = rng.choice(sorted(answers))
            if action in ("leave", "enough") and rng.random() < 0.7:  # see more of the game
                action = rng.choice(sorted(answers))
            state.play(action)
            try:
                asked = game.send(action)
            except StopIteration as end:
                result = end.value
        assert state.turn is None
        compare(state, referee, result)
    unseen = set(GAME.kind.schema.fields["phase"].naming.names) - set(seen)
    assert unseen == {"over", "set out", "arrived", "acted", "die done", "round end"}


def test_the_referee_reads_the_map_as_the_data_sheet_does():
    assert regions_at(0) == {"r1", "r2"}
    assert regions_at(31) == {"r1"}
    assert regions_at(28) == {"r8", "r1"}
    assert regions_at("c5") == {"r5", "r6"}
    assert regions_at(27) == {"r8"}
    assert sorted(path[-1] for path in paths(["a-b", "b-c", "c-a"], "a", 2)) == ["b", "c"]
