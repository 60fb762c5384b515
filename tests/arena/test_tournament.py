"""Tournaments: fair, repeatable, and safe from interruptions."""

from __future__ import annotations

import json
import os
import warnings
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

import zashiki
from zashiki.arena.executors import by_processes, by_ray, in_turn
from zashiki.arena.match import Job, Result, play
from zashiki.arena.ratings import elo, rate
from zashiki.arena.standings import tabulate
from zashiki.arena.tournament import Folder, Played, Tournament, run
from zashiki.cli.app import app

GAME = "geishas-road"


def tournament(games: int = 4, bots: tuple[str, ...] = ("novice", "random"), **options: str) -> Tournament:
    return Tournament.of(zashiki.load(GAME, **options), None, bots, games, "5")


def quiet(_done: int, _games: int) -> None:
    pass


def facts(results: list[Result]) -> list[object]:
    return [(r.number, r.bots, r.seed, r.winners, r.scores, r.actions) for r in results]


def test_every_pair_meets_on_the_same_deals_in_every_seat() -> None:
    jobs = tournament(4, ("novice", "greedy", "random")).jobs()
    assert len(jobs) == 12
    assert [job.number for job in jobs] == list(range(12))
    seats = Counter((job.bots, job.seed) for job in jobs)
    assert set(seats.values()) == {1}
    for job in jobs:
        assert seats[job.bots[::-1], job.seed] == 1


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert tournament(3).games == 4


@pytest.mark.parametrize("name", [name for name in zashiki.games() if "players" in str(zashiki.load(name).options)])
def test_a_lone_bot_sits_in_every_seat_equally_often(name: str) -> None:
    most = max(next(o for o in zashiki.load(name).kind.options if o.name == "players").choices)
    game = zashiki.load(name, players=most)
    jobs = Tournament.of(game, None, ("novice", "random"), 2 * most, "5").jobs()
    alone = Counter(job.bots.index("novice") for job in jobs)
    assert alone == dict.fromkeys(range(most), 2)
    assert all(job.bots.count("novice") == 1 for job in jobs)


def test_the_same_tournament_gives_the_same_games_here_and_in_other_processes(tmp_path: Path) -> None:
    small = tournament(2, level="simple")
    here = run(small, Folder(tmp_path / "here"), in_turn, False, quiet)
    there = run(small, Folder(tmp_path / "there"), lambda jobs: by_processes(jobs, 2), False, quiet)
    assert facts(here) == facts(there)


def test_an_interruption_loses_nothing(tmp_path: Path) -> None:
    small, folder = tournament(4, ("greedy", "random"), level="simple"), Folder(tmp_path / "part")

    def interrupted(jobs: list[Job]) -> Played:
        for job in jobs[:2]:
            yield play(job)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(small, folder, interrupted, False, quiet)
    with (folder.path / "results.jsonl").open("a") as lines:
        lines.write('{"number": 2, "bots": ["gre')
    assert [r.number for r in folder.results()] == [0, 1]
    told: list[tuple[int, int]] = []
    again = run(small, Folder(tmp_path / "part"), in_turn, True, lambda done, games: told.append((done, games)))
    whole = run(small, Folder(tmp_path / "whole"), in_turn, False, quiet)
    assert told[0] == (2, 4)
    assert facts(again) == facts(whole)
    for result in again:
        text = (folder.path / "games" / f"{result.number:06}.txt").read_text()
        assert zashiki.replay(text).outcome.winners == result.winners


def test_a_folder_is_not_written_over_and_not_resumed_as_something_else(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.begin(tournament(), resume=False)
    with pytest.raises(zashiki.OptionError, match="holds a tournament already"):
        folder.begin(tournament(), resume=False)
    with pytest.raises(zashiki.OptionError, match="bots was"):
        folder.begin(tournament(bots=("greedy", "random")), resume=True)
    assert folder.begin(tournament(games=8), resume=True) == []


def test_bots_must_be_different_and_exist() -> None:
    for bots in (("random",), ("random", "random"), ("random", "oracle")):
        with pytest.raises(zashiki.OptionError):
            tournament(bots=bots)


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    """200 games at 400 Elo apart: ten wins to one loss; the interval holds the truth, and is not wide."""
    deals = [[(0, 1, 1.0)] * 10 + [(0, 1, 0.0)] for _ in range(20)]
    one, other = rate(2, deals)
    assert one.elo - other.elo == pytest.approx(400, abs=12)
    mixed = [[(0, 1, float(k % 11 > 0)), (0, 1, float(k % 7 > 0))] for k in range(100)]
    first, _ = rate(2, mixed)
    assert first.least < first.elo < first.most
    assert first.most - first.least < 120


def test_ratings_of_three_are_consistent_and_a_sweep_stays_finite() -> None:
    found = elo(3, [(0, 1, 1.0)] * 10 + [(1, 2, 1.0)] * 10)
    assert found[0] > found[1] > found[2]
    assert sum(found) == pytest.approx(0, abs=1e-6)
    assert found[0] - found[2] < 2000


def test_the_table_counts_what_happened() -> None:
    results = [
        Result(0, ("a", "b"), "s", (0,), "points", (9, 4), (10, 10), (0.5, 1.0), 50),
        Result(1, ("b", "a"), "s", (0, 1), "points", (5, 5), (10, 10), (1.0, 0.5), 60),
    ]
    table = tabulate(("a", "b"), results)
    first = table.standings[0]
    assert (first.bot, first.share.won, first.score) == ("a", 1.5, 7.0)
    assert [share.won for share in first.by_seat] == [1.0, 0.5]
    assert first.decisions_per_second == pytest.approx(20)
    assert (table.actions, table.decisions) == (55, 20)


def test_the_command_prints_a_table_and_json(tmp_path: Path) -> None:
    words = ["arena", GAME, "--bots", "greedy", "random", "--games", "2", "--option", "level=simple"]
    told = CliRunner().invoke(app, [*words, "--out", str(tmp_path / "a"), "--json"])
    assert told.exit_code == 0, told.output
    data = json.loads(told.stdout)
    assert data["games"] == 2
    assert {row["bot"] for row in data["standings"]} == {"greedy", "random"}
    shown = CliRunner().invoke(app, [*words, "--out", str(tmp_path / "a"), "--resume"])
    assert shown.exit_code == 0
    assert "against" in shown.stdout
    refused = CliRunner().invoke(app, [*words, "--executor", "abacus"])
    assert refused.exit_code == 2


def test_a_ray_cluster_of_two_workers_plays_the_same_games(tmp_path: Path) -> None:
    try:
        import ray
    except ImportError:
        warnings.warn("NOT TESTED: the Ray executor, because Ray is not installed (zashiki[cluster])", stacklevel=1)
        if os.environ.get("ZASHIKI_CLUSTER"):
            pytest.fail("ZASHIKI_CLUSTER says that Ray must be there")
        pytest.skip("Ray is not installed")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        small = tournament(2, ("greedy", "random"), level="simple")
        far = run(small, Folder(tmp_path / "far"), by_ray, False, quiet)
        here = run(small, Folder(tmp_path / "here"), in_turn, False, quiet)
        assert facts(far) == facts(here)
    finally:
        ray.shutdown()
