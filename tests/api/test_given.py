"""Games that go on from a given beginning."""

from __future__ import annotations

import random

import pytest

import zashiki
from zashiki.api.records import Record
from zashiki.cli.verify import examine
from zashiki.errors import RecordError

GAME = zashiki.load("tokaido-duo")


def played(state, seed):
    luck = random.Random(seed)
    while state.turn is not None:
        state.play(luck.choice(state.legal()))
    return state


def beginning(length):
    return [entry.action for entry in played(GAME.start(seed=5), 1).log[:length]]


def test_it_goes_on_where_the_beginning_ends():
    state = GAME.start(seed=9, after=beginning(60))
    assert [entry.action for entry in state.log[:60]] == beginning(60)
    assert played(state, 2).outcome is not None


def test_its_record_replays_and_its_own_draws_are_verified():
    state = played(GAME.start(seed=9, after=beginning(60)), 2)
    text = str(state.record())
    assert "given: 60" in text
    assert zashiki.replay(text) == state
    assert examine(Record.read(text)).fault is None
    assert game_json(state) == state


def game_json(state):
    return GAME.from_json(state.to_json())


def test_an_altered_draw_after_the_beginning_is_found():
    lines = str(played(GAME.start(seed=9, after=beginning(60)), 2).record()).splitlines()
    last = max(k for k, line in enumerate(lines) if line.startswith("chance: roll"))
    number = int(lines[last][-1])
    lines[last] = lines[last][:-1] + str(number % 4 + 1)
    assert (examine(Record.read("\n".join(lines))).fault or ("",))[0] == "draw"


def test_a_record_that_gives_more_than_it_has_is_refused():
    text = str(GAME.start(seed=9, after=beginning(20)).record()).replace("given: 20", "given: 2000")
    with pytest.raises(RecordError, match="given: 2000"):
        zashiki.replay(text)
