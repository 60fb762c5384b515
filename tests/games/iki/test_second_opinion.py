"""Random games of every variant, retold by an independent reading of the rules: same choices, goods, points, winner."""

from __future__ import annotations

import random

import pytest

import zashiki
from tests.games.iki.reference import Year
from tests.games.iki.table import GOODS, THREE, board, fire, game, iki, order, row, where
from tests.support import legal
from zashiki import Game, State

SEEDS, RICH_SEEDS = range(6), range(100, 104)
POOR, RICH = "8 mon, 1 rice, 1 sandal", "30 mon, 12 rice, 8 sandal, 8 wood, 6 koban"
LINES = {"walk", "buy", "build", "use", "train", "swap", "hire", "go"}
"""What a keen player does rather than stop."""


def name_of(variant):
    return " ".join(f"{key}={value}" for key, value in variant.items())


def keen(rng: random.Random, choices: list[str]) -> str:
    """Mostly something that makes the board fuller, so that rare things happen."""
    busy = [text for text in choices if text.split()[0] in LINES]
    return rng.choice(busy if busy and rng.random() < 0.7 else choices)


def agree(year: Year, state: State) -> None:
    """The same table in both tellings."""
    for seat in range(year.players):
        assert [year.goods[seat][good] for good in GOODS] == state.view(None)["goods"][seat]
        assert year.iki(seat) == iki(state, seat)
        assert year.place[seat] == where(state, seat)
        assert sorted(year.retired[seat]) == sorted(state.view(None)["retired"][seat])
    assert year.fire_order() == order(state)
    assert [year.step(seat) for seat in range(year.players)] == fire(state)
    told = {room: (card.name, card.owner, card.level) for room, card in year.board.items()}
    assert told == board(state)
    assert year.row == row(state)


def tell_both(played: Game, seed: int, goods: str) -> State:
    """Play a game and let the slow reader follow; returns its end."""
    rng = random.Random(seed)
    state = played.start(chance="explicit")
    year = Year(played.options, goods)
    story = year.tell()
    seat, choices = next(story)
    while state.turn is not None:
        assert state.turn == seat
        assert sorted(legal(state)) == sorted(choices)
        if state.view(None)["phase"] == "ikizama":
            agree(year, state)
        chosen = keen(rng, legal(state))
        state.play(chosen)
        try:
            seat, choices = story.send(chosen)
        except StopIteration:
            assert state.turn is None
    told = [{source: n for source, n in points.items() if n} for points in year.points]
    assert [row["by_source"] for row in state.outcome.scores] == told
    assert (state.outcome.winners, state.outcome.reason) == ((year.winner,), year.reason)
    return state


@pytest.mark.parametrize("variant", THREE.kind.variants, ids=name_of)
def test_the_engine_and_a_slow_reader_agree_at_every_step(variant):
    for seed in SEEDS:
        tell_both(game(**variant), seed, POOR)


@pytest.mark.parametrize("variant", THREE.kind.variants, ids=name_of)
def test_they_agree_among_the_rich_who_build_and_trade(variant, tmp_path):
    path = tmp_path / "rich.toml"
    path.write_text(f'[edition]\nname = "rich"\n\n[setup]\ngoods = "{RICH}"\n', encoding="utf-8")
    played = zashiki.load("iki", edition=path, **variant)
    ends = [tell_both(played, seed, RICH) for seed in RICH_SEEDS]
    assert any("buildings" in row["by_source"] for end in ends for row in end.scores())
