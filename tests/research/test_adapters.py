"""The research doors: each passes the public test of its own library, and none shows a secret."""

from __future__ import annotations

import json
import pickle
import random
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import zashiki
from zashiki.api.view import View
from zashiki.engine.compiler import JIT
from zashiki.registry import kind

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from zashiki.research import aec, document, single  # noqa: E402
from zashiki.research.observation import Layout  # noqa: E402
from zashiki.research.vector import VectorGames  # noqa: E402

DOCS = Path(__file__).parents[2] / "docs"
GAMES = zashiki.games()
BATCHED = GAMES
every_game = pytest.mark.parametrize("name", GAMES)
compiled = pytest.mark.skipif(not JIT, reason="batches are compiled code")


def walk(name: str, seed: int, **options: Any) -> list[zashiki.State]:
    """Every position of a random game."""
    state, luck, found = zashiki.load(name, **options).start(seed=seed), random.Random(seed), []
    while state.turn is not None:
        found.append(state.copy())
        state.play(luck.choice(state.legal()))
    return found


@every_game
def test_pettingzoo_is_content(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(aec.env(name), num_cycles=150)
        seed_test(lambda: aec.env(name), num_cycles=30)


@every_game
def test_gymnasium_is_content(name: str) -> None:
    check_env(gymnasium.make(single.env_id(name)).unwrapped, skip_render_check=True)


@every_game
def test_an_agent_is_given_what_its_seat_may_know(name: str) -> None:
    for state in walk(name, 3)[::9]:
        layout = Layout(state.game.kind)
        for seat in range(state.game.players):
            here, there = (layout.flatten(s.bot_view(seat).cells) for s in (state, state.redeal(seat, 5)))
            assert (here == there).all()


@every_game
def test_every_number_of_a_view_has_its_place(name: str) -> None:
    layout = Layout(kind(name))
    places = [place for column in layout.columns for place in range(column.first, column.first + column.length)]
    assert places == list(range(layout.size))
    path = walk(name, 4)
    state = path[len(path) // 3]
    row = layout.flatten(state.bot_view(state.turn).cells)
    assert row[layout["seat"]] == state.turn == row[layout["turn"]]
    assert layout.features(np.stack([row, row])).shape == (2, layout.feature_size)


def test_a_hand_is_spread_into_its_cards() -> None:
    state = zashiki.load("geishas-road").start(seed=7)
    layout = Layout(state.game.kind)
    row = layout.flatten(state.bot_view(0).cells)
    held = int(row[layout["hand"]][0]).bit_count()
    assert held == len(state.view(0)["hand"][0])
    spread, sets = layout.features(row), 0
    assert set(np.unique(spread)) - {0.0, 1.0}
    for column in layout.columns:
        sets += column.field.counted
    assert sets > 5


def test_a_whole_episode_and_an_illegal_action() -> None:
    env = gymnasium.make("Zashiki/GeishasRoad-v1", rival="novice", seat=None, level="simple").unwrapped
    luck = np.random.default_rng(1)
    seats = set()
    for episode in range(2):
        seen, info = env.reset(seed=3 if episode == 0 else None)
        seats.add(info["seat"])
        over, reward = False, 0.0
        while not over:
            assert reward == 0
            seen, reward, over, _, info = env.step(luck.choice(np.flatnonzero(seen["action_mask"])))
        assert reward in (-1, 1)
        assert env.state_of_play().outcome is not None
    assert seats == {0, 1}
    seen, _ = env.reset()
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (-1, True)
    assert "[" in info["refusal"] or ":" in info["refusal"]


def test_tables_can_be_looked_at() -> None:
    env = aec.env("geishas-road", render_mode="ansi")
    env.reset(seed=1)
    assert "indigo" in env.render().lower()
    svg = aec.env("geishas-road", render_mode="svg")
    svg.reset(seed=1)
    assert svg.render().startswith("<svg")


@compiled
@pytest.mark.parametrize("name", BATCHED)
def test_a_batch_shows_each_seat_its_own_view(name: str) -> None:
    games = VectorGames(name, 32)
    luck = np.random.default_rng(1)
    seen, info = games.reset(seed=1)
    state = games.game
    for step in range(150):
        i = step % 32
        turn = int(info["turn"][i])
        cells = games.record(i)
        assert (games.layout.flatten(View.of(state, cells, turn, []).cells) == seen[i]).all()
        legal = [a for a in range(state.num_actions) if not state.kind.kernels.why(state.tables, cells, 0, a)]
        assert np.flatnonzero(info["action_mask"][i]).tolist() == legal
        actions = (luck.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1)
        seen, _, _, _, info = games.step(actions)


@compiled
def test_a_batch_is_repeatable_ends_its_games_and_pays() -> None:
    def played(seat: int | None) -> tuple[Any, int, float]:
        games = VectorGames("geishas-road", 64, seat=seat, copy=True, level="simple")
        luck = np.random.default_rng(2)
        seen, info = games.reset(seed=5)
        ended, won = 0, 0.0
        for _ in range(120):
            actions = (luck.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1)
            seen, reward, over, _, info = games.step(actions)
            assert not reward[~over].any()
            assert np.allclose(info["payoffs"][over].sum(axis=1), 0, atol=1e-5)
            ended, won = ended + int(over.sum()), won + float((reward > 0).sum())
            if seat is not None:
                assert (info["turn"] == seat).all()
        return seen, ended, won

    for seat in (None, 1):
        one, two = played(seat), played(seat)
        assert (one[0] == two[0]).all()
        assert one[1] == two[1] >= 64
        assert 0.2 < one[2] / one[1] < 0.8


@compiled
def test_a_batch_refuses_an_illegal_action_and_changes_nothing() -> None:
    games = VectorGames("geishas-road", 8)
    seen, info = games.reset(seed=1)
    before, actions = [games.record(i) for i in range(8)], info["action_mask"].argmax(axis=1)
    actions[5] = int(np.flatnonzero(~info["action_mask"][5])[0])
    with pytest.raises(zashiki.IllegalAction, match="game 5"):
        games.step(actions)
    for wrong in (-1, games.game.num_actions):
        actions[5] = wrong
        with pytest.raises(zashiki.InvalidAction):
            games.step(actions)
    with pytest.raises(zashiki.InvalidAction):
        games.step(actions[:3])
    assert all((games.record(i) == before[i]).all() for i in range(8))
    with pytest.raises(ValueError, match="read-only"):
        info["action_mask"][0, 0] = True
    assert seen is not None


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_is_content(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from zashiki.research import spiel

    game = pyspiel.load_game(spiel.spiel_name(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_states_are_resampled_pickled_and_read_as_tensors() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from zashiki.research import spiel

    game = pyspiel.load_game(spiel.spiel_name("geishas-road") + "(options=level:advanced)")
    state, luck = game.new_initial_state(), random.Random(3)
    seen = set()
    for step in range(90):
        if state.is_terminal():
            break
        if step % 15 == 14:
            for player in range(2):
                other = state.resample_from_infostate(player, luck.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                seen.add(other.information_state_string(1 - player) == state.information_state_string(1 - player))
            again = pickle.loads(pickle.dumps(state))
            assert str(again) == str(state)
        state.apply_action(luck.choice(state.legal_actions()))
    assert False in seen


def test_the_documented_tables_are_those_of_the_code() -> None:
    text = (DOCS / "research.md").read_text(encoding="utf-8")
    named = [name for name in GAMES if f"## {kind(name).title}\n" in text]
    assert "geishas-road" in named
    assert document.rewritten(text, named) == text, "python -m zashiki.research.document docs/research.md"


@compiled
def test_the_notebook_runs() -> None:
    pytest.importorskip("pyspiel")
    notebook = json.loads((DOCS / "research.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert names["finished"] > 1000
