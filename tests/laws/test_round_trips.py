"""Laws 2 and 3: copies, JSON and records are exact, the same seed is the same game anywhere, and old states stay."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from hypothesis import given, settings

import zashiki

from .positions import VARIANTS, load, seeds, some, variant_name, walk

variants = pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)


@variants
@settings(max_examples=3, deadline=None)
@given(seed=seeds)
def test_copy_json_and_record_are_exact(variant: tuple[str, int], seed: int) -> None:
    game = load(variant)
    for state in some(game, seed, 0.1):
        copy = state.copy()
        restored = game.from_json(json.dumps(state.to_json()))
        replayed = zashiki.replay(str(state.record()))
        for other in (copy, restored, replayed):
            assert other == state
            assert hash(other) == hash(state)
            assert other.legal() == state.legal()
            assert other.scores() == state.scores()
            assert other.outcome == state.outcome
        assert str(copy.record()) == str(restored.record()) == str(state.record())
        assert restored.to_json() == state.to_json()


@variants
@settings(max_examples=3, deadline=None)
@given(seed=seeds)
def test_a_restored_state_goes_on_like_the_first(variant: tuple[str, int], seed: int) -> None:
    game = load(variant)
    for state in some(game, seed, 0.04):
        if state.turn is None:
            continue
        one, two = state.copy(), game.from_json(state.to_json())
        action = state.legal()[-1]
        assert one.play(action) == two.play(action)
        assert one == two


@variants
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_old_states_never_change(variant: tuple[str, int], seed: int) -> None:
    kept = []
    for state in walk(load(variant), seed):
        kept.append((state.copy(), hash(state), json.dumps(state.to_json())))
    for old, its_hash, its_data in kept:
        assert hash(old) == its_hash
        assert json.dumps(old.to_json()) == its_data


@variants
@settings(max_examples=3, deadline=None)
@given(seed=seeds)
def test_taking_back_restores_the_position_before(variant: tuple[str, int], seed: int) -> None:
    previous = None
    for state in walk(load(variant), seed):
        if previous is not None:
            actor = previous.turn
            assert actor is not None
            if state.can_take_back(actor):
                undone = state.copy()
                assert not undone.can_take_back(actor), "a copy has no choices to take back"
                back = state
                back.take_back(actor)
                assert back == previous
                assert str(back.record()) == str(previous.record())
                back.play(undone.log[-1].action)
                assert back == undone
        previous = state.copy()


FINGERPRINT = """
import hashlib, sys, zashiki
from zashiki.engine.buffers import random_words
from zashiki.registry import kind
from zashiki.api.state import State

def fingerprint(name, games):
    digest = hashlib.sha256()
    for options in kind(name).variants:
        game = zashiki.load(name, **options)
        root, cells, rng = State.fresh(game, None), game.kind.schema.new(), random_words(7)
        for _ in range(games):
            tally = game.kind.kernels.playouts(game.tables, root._cells, cells, 1, rng)
            digest.update(repr(tally).encode() + game.kind.schema.key(cells))
        state = game.start(seed=5)
        while state.turn is not None:
            legal = state.legal()
            for event in state.play(legal[len(legal) // 2]):
                digest.update(repr(event.to_json()).encode())
        digest.update(str(state.record()).encode() + repr(state.redeal(0, 3).to_json()).encode())
    return digest.hexdigest()

print(fingerprint(sys.argv[1], int(sys.argv[2])))
"""
SEEDS = 150
"""Games of each variant; with some twenty variants that is thousands of seeds."""


def fingerprint_elsewhere(name: str, **environment: str) -> str:
    """What another process makes of the same seeds."""
    command = [sys.executable, "-c", FINGERPRINT, name, str(SEEDS)]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("name", zashiki.games())
def test_same_seeds_same_games_in_another_process_and_without_compiler(name: str) -> None:
    compiled = fingerprint_elsewhere(name, PYTHONHASHSEED="1")
    assert len(compiled) == 64
    assert fingerprint_elsewhere(name, PYTHONHASHSEED="2", NUMBA_DISABLE_JIT="1") == compiled
