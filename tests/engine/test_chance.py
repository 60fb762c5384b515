"""The table's stream: fixed for ever, unbiased, and its own."""

from __future__ import annotations

import hashlib
from collections import Counter

import zashiki
from zashiki.engine.chance import SPACE, Stream, commitment, draw, new_seed


def test_a_draw_is_the_hash_that_the_documentation_promises() -> None:
    expected = int(hashlib.sha256(b"secret|salt/3/0").hexdigest(), 16) % 20
    assert draw("secret", ("salt",), 3, 20) == expected


def test_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment("secret") == hashlib.sha256(b"secret").hexdigest()


def test_draws_are_even() -> None:
    stream = Stream("even")
    seen = Counter(stream.below(6) for _ in range(6000))
    assert set(seen) == set(range(6))
    assert all(850 < n < 1150 for n in seen.values())


def test_values_that_would_favour_small_numbers_are_drawn_again() -> None:
    total = SPACE // 2 + 1
    values = [int(hashlib.sha256(f"x/0/{k}".encode()).hexdigest(), 16) for k in range(50)]
    fair = next(v for v in values if v < SPACE - SPACE % total)
    assert draw("x", (), 0, total) == fair % total


def test_salts_change_the_luck_but_not_the_commitment() -> None:
    game = zashiki.load("geishas-road")
    plain, salted = game.start(seed=7), game.start(seed=7, salts=("from ada",))
    assert plain != salted
    assert "salt: from ada" in str(salted.record())
    assert plain.record().header["commitment"] == salted.record().header["commitment"]


def test_new_seeds_cannot_be_guessed() -> None:
    assert len({new_seed() for _ in range(20)}) == 20
    assert len(new_seed()) == 64


def test_every_draw_of_a_game_can_be_derived_again() -> None:
    game = zashiki.load("geishas-road")
    state = game.start(seed="known")
    again = game.start(chance="explicit")
    number = 0
    for entry in state.log:
        if again.turn == zashiki.CHANCE:
            chances = again.chances()
            assert chances[draw("known", (), number, len(chances))][0].id == entry.action
            number += 1
        again.play(entry.action)
    assert number == len(state.log)
