"""Undo: the stream goes on after the draws that were undone; data and record text tell it exactly."""

from __future__ import annotations

import random

import pytest

import zashiki
from zashiki.api.records import Record
from zashiki.api.state import State
from zashiki.cli.verify import examine
from zashiki.errors import DataError, RecordError, ZashikiError

SALTS = {"indigo": "aa", "vermilion": None}


def played(game: str, undos: int = 6) -> tuple[State, list[int]]:
    """A finished game with undos and take-backs on the way, and the number of each draw after the deal."""
    state, luck = zashiki.load(game).start(seed="u", salts=SALTS), random.Random(game)
    assert state._stream is not None
    used: list[int] = []
    below = state._stream.below

    def noted(total: int) -> int:
        assert state._stream is not None
        used.append(state._stream.drawn)
        return below(total)

    state._stream.below = noted  # type: ignore[method-assign]
    while state.turn is not None:
        state.play(luck.choice(state.legal()))
        if state.taker_back is not None and luck.random() < 0.2:
            state.take_back(state.taker_back)
        choices = [k for k, entry in enumerate(state.log) if entry.actor != zashiki.CHANCE]
        if undos and state.turn is not None and len(choices) > 6 and luck.random() < 0.3:
            state.undo(choices[-luck.randrange(1, 6)])
            undos -= 1
            assert exact(state)
    return state, used


def exact(state: State) -> bool:
    """Both ways of keeping a state lead back to it, and it goes on alike."""
    again = state.game.from_json(state.to_json())
    return again == state and again.to_json() == state.to_json() and str(again.record()) == str(state.record())


@pytest.mark.parametrize("game", zashiki.games())
def test_no_number_of_the_stream_is_used_twice(game: str) -> None:
    state, used = played(game)
    assert used == list(range(used[0], state.drawn))
    drawn = sum(entry.actor == zashiki.CHANCE for entry in state.log)
    assert drawn + sum(state.undone.values()) == state.drawn
    text = str(state.record())
    assert str(zashiki.replay(text).record()) == text
    verdict = examine(Record.read(text))
    assert (verdict.fault, verdict.draws, verdict.undone) == (None, drawn, sum(state.undone.values()))
    assert state.undone


def test_a_record_without_an_undo_does_not_speak_of_it() -> None:
    state, _ = played("geishas-road", undos=0)
    assert "undone" not in state.record().header
    assert "undone" not in state.to_json()["chance"]


@pytest.mark.parametrize("told", ["3", "x+1", "4+0", "9+1 5+1", "999999+1", "5+1 5+1"])
def test_an_undo_that_cannot_be_is_refused(told: str) -> None:
    record = played("geishas-road", undos=0)[0].record()
    with pytest.raises(RecordError, match="undone"):
        zashiki.replay(Record({**record.header, "undone": told}, record.lines))


def test_draws_are_discarded_only_where_somebody_decided() -> None:
    record = played("geishas-road", undos=0)[0].record()
    assert record.lines[1].actor == "chance"
    changed = Record({**record.header, "undone": "1+1"}, record.lines)
    assert examine(changed).fault == ("undone", {"actions": 1})


def test_data_with_an_undo_that_cannot_be_is_refused() -> None:
    state = zashiki.load("geishas-road").start(seed=1)
    for undone in ([[len(state.log) + 1, 1]], [[2, 0]], [[3, 1], [2, 1]], [["x", 1]], [7]):
        data = state.to_json()
        data["chance"]["undone"] = undone
        with pytest.raises(DataError, match="chance"):
            state.game.from_json(data)


def test_an_undo_goes_back_to_a_decision() -> None:
    state = zashiki.load("geishas-road").start(seed=1)
    before = state.to_json()
    for length in (1, -1, len(state.log) + 1):
        with pytest.raises(ZashikiError):
            state.undo(length)
    assert state.to_json() == before
