"""The commands beside `play`: games, rules, replay, verify, picture, warm, bench."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest
from rich.console import Console

import zashiki
from zashiki.api.endings import Ending
from zashiki.arena import bench
from zashiki.bots import LEVELS
from zashiki.cli import menu
from zashiki.cli.words import words
from zashiki.registry import kind

from .conftest import GAME, Run, finished


def test_version(run: Run) -> None:
    assert run("--version").output.startswith("zashiki ")


def test_games_lists_every_game_with_its_options(run: Run) -> None:
    output = run("games").output
    for name in zashiki.games():
        assert f"zashiki play {name}" in output
        for option in kind(name).options:
            assert len(option.choices) == 1 or option.name in output
    for level in LEVELS:
        assert level in output


# the rulebook


def test_rules_whole_by_id_and_by_words(run: Run) -> None:
    assert "Life of a Maiko" in run("rules", GAME).output
    assert "Draw a card" in run("rules", GAME, "--id", "turn.draw").output
    found = run("rules", GAME, "empty", "hand").output
    assert "counter.hand" in found
    assert "turn.once" not in found


@pytest.mark.parametrize("args", [["rules", GAME, "xyzzy"], ["rules", GAME, "--id", "no.such"], ["rules", "chess"]])
def test_rules_that_are_not_there(run: Run, args: list[str]) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("language", "said"), [("ru", "Четыре гейши"), ("fr", "Quatre geishas"), ("pl-PL", "Cztery gejsze")]
)
def test_rules_and_replays_in_other_languages(run: Run, record: Path, language: str, said: str) -> None:
    assert said in run("rules", GAME, "--lang", language, "--id", "score.four").output
    english = run("replay", record, "--step").output
    other = run("replay", record, "--step", "--lang", language)
    assert other.exit_code == 0
    assert other.output != english


def test_a_language_that_is_not_spoken(run: Run) -> None:
    result = run("rules", GAME, "--lang", "tlh")
    assert result.exit_code == 2
    assert "en, ru, fr, pl" in result.output


@pytest.mark.parametrize("game", zashiki.games())
def test_rules_tell_what_stands_behind_them(run: Run, game: str) -> None:
    output = run("rules", game, "--coverage").output
    assert all(f"| `{paragraph.id}` " in output for paragraph in kind(game).rulebook)


# records


def test_replay_tells_the_result(run: Run, record: Path) -> None:
    result = run("replay", record)
    assert result.exit_code == 0
    assert "all of them allowed" in result.output
    assert "What decided it:" in result.output


@pytest.mark.parametrize("mode", ["maiko", "geiko", "campaign"])
def test_every_mode_is_replayed_and_verified(run: Run, tmp_path: Path, mode: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(str(finished(mode=mode).record()), encoding="utf-8")
    assert run("replay", file).exit_code == 0
    assert run("verify", file).exit_code == 0


def test_replay_step_by_step_tells_every_action(run: Run, record: Path) -> None:
    output = run("replay", record, "--step").output
    lines = finished().record().lines
    assert all(f"{line.actor.capitalize()}: {line.action}" in output for line in lines)
    assert "draws" in output


def test_replay_of_a_game_that_is_not_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    file.write_text(str(zashiki.load(GAME).start(seed=13).record()), encoding="utf-8")
    assert "stops before the end. Indigo: Choose" in run("replay", file).output


def corrupted(record: Path, number: int, text: str) -> Path:
    """The record with one line replaced; lines count from 1."""
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[number - 1] = text
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return record


def first_line(record: Path, begins: str) -> int:
    lines = record.read_text(encoding="utf-8").splitlines()
    return next(k for k, line in enumerate(lines, start=1) if line.startswith(begins))


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("nonsense", ["indigo: fly", "indigo: take a", "no colon", "nobody: gift"])
def test_a_corrupted_move_is_named_with_its_line(run: Run, record: Path, command: str, nonsense: str) -> None:
    number = first_line(record, "indigo:")
    result = run(command, corrupted(record, number, nonsense))
    assert result.exit_code == 2
    assert f"line {number}" in result.output.lower()


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_no_record(run: Run, tmp_path: Path, command: str) -> None:
    file = tmp_path / "x.txt"
    assert run(command, file).exit_code == 2
    for content in (b"", b"hello\n", b"\xff\xfe\x00"):
        file.write_bytes(content)
        assert run(command, file).exit_code == 2


def test_verify_derives_every_draw(run: Run, record: Path) -> None:
    result = run("verify", record)
    draws = sum(line.actor == "chance" for line in finished().record().lines)
    assert result.exit_code == 0
    assert f"All {draws} draws follow from it. Verified." in result.output


def test_verify_names_the_first_draw_that_differs(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    first = first_line(record, "chance: prestige")
    lines[first - 1], lines[first] = lines[first], lines[first - 1]
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert run("replay", record).exit_code == 0, "another order of the tokens is a game that could have been"
    result = run("verify", record)
    assert result.exit_code == 1
    assert f"NOT verified: line {first}: draw 6 is" in result.output


def test_verify_checks_the_seed_against_the_commitment(run: Run, record: Path) -> None:
    result = run("verify", corrupted(record, first_line(record, "seed:"), "seed: 2"))
    assert result.exit_code == 1
    assert "the seed is not the one of the commitment" in result.output


def test_verify_takes_the_salts_of_the_players_into_account(run: Run, tmp_path: Path) -> None:
    state, luck = zashiki.load(GAME).start(seed=4, salts=("plum", "pine")), random.Random(4)
    while state.turn is not None:
        state.play(luck.choice(state.legal()))
    file = tmp_path / "salted.txt"
    file.write_text(str(state.record()), encoding="utf-8")
    verified = run("verify", file)
    assert verified.exit_code == 0
    assert "Salts of players went into every draw." in verified.output
    assert run("verify", corrupted(file, first_line(file, "salt:"), "salt: plum")).exit_code == 1


def test_verify_tells_whose_salts_and_what_was_undone(run: Run, tmp_path: Path) -> None:
    state, luck = zashiki.load(GAME).start(seed=4, salts={"indigo": "plum", "vermilion": None}), random.Random(4)
    undone = 0
    while state.turn is not None:
        length, drawn = len(state.log), state.drawn
        state.play(luck.choice(state.legal()))
        if not undone and state.drawn > drawn and state.turn is not None:
            undone = state.drawn - drawn
            state.undo(length)
    file = tmp_path / "undone.txt"
    file.write_text(str(state.record()), encoding="utf-8")
    output = " ".join(run("verify", file).output.split())
    assert "Salts of these players went into every draw: Indigo. None came in time from: Vermilion." in output
    assert words("en").say("verified-undone", draws=undone) in output
    assert "Verified." in output


def test_verify_checks_the_result_and_the_end(run: Run, record: Path) -> None:
    whole = record.read_text(encoding="utf-8")
    changed = run("verify", corrupted(record, first_line(record, "result:"), "result: indigo by magic"))
    assert changed.exit_code == 1
    record.write_text("\n".join(whole.splitlines()[:-4]) + "\n", encoding="utf-8")
    cut = run("verify", record)
    assert cut.exit_code == 1
    assert "before the end of the game" in cut.output


def test_verify_of_a_game_that_is_not_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    file.write_text(str(zashiki.load(GAME).start(seed=13).record()), encoding="utf-8")
    result = run("verify", file)
    assert result.exit_code == 2
    assert "holds no seed" in result.output


def stopped(tmp_path: Path, ending: Ending) -> Path:
    state, luck = zashiki.load(GAME).start(seed=5), random.Random(5)
    for _ in range(12):
        state.play(luck.choice(state.legal()))
    file = tmp_path / "stopped.txt"
    file.write_text(str(state.record(None, ending)), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("ending", "words"),
    [
        (Ending("resignation", 0), "indigo resigned"),
        (Ending("time", 1), "vermilion ran out of time"),
        (Ending("abandoned"), "abandoned"),
    ],
)
def test_a_game_that_stopped_early_is_replayed_and_verified(
    run: Run, tmp_path: Path, ending: Ending, words: str
) -> None:
    file = stopped(tmp_path, ending)
    assert f"ending: {words}\n" in file.read_text(encoding="utf-8")
    replayed, verified = run("replay", file), run("verify", file)
    assert (replayed.exit_code, verified.exit_code) == (0, 0)
    assert words.capitalize() in replayed.output
    assert f"stopped before its end: {words}." in verified.output


def test_an_ending_that_did_not_happen_is_found(run: Run, tmp_path: Path, record: Path) -> None:
    file = stopped(tmp_path, Ending("resignation", 0))
    assert run("verify", corrupted(file, first_line(file, "ending:"), "ending: vermilion resigned")).exit_code == 1
    assert run("replay", file).exit_code == 2
    assert run("verify", corrupted(file, first_line(file, "ending:"), "ending: indigo fell asleep")).exit_code == 2
    whole = record.read_text(encoding="utf-8").replace("result:", "ending: indigo resigned\nresult:", 1)
    record.write_text(whole, encoding="utf-8")
    assert "played to its end" in run("verify", record).output
    assert "played to its end" in run("replay", record).output


# pictures, compiling, measuring


def test_picture_writes_what_a_seat_sees(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    result = run("picture", GAME, "-o", file, "--seed", "3", "--moves", "0", "--seat", "vermilion")
    assert result.exit_code == 0
    assert file.read_text(encoding="utf-8") == zashiki.load(GAME).start(seed=3).svg(1)
    assert run("picture", GAME, "-o", tmp_path / "board.svg" / "under-a-file.svg").exit_code == 2


def test_warm_says_that_all_is_ready(run: Run) -> None:
    zashiki.load(GAME)
    assert "Geisha's Road: ready" in run("warm").output


def test_bench_measures_without_a_peer_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_args: object) -> None:
        raise bench.PeerMissing("OpenSpiel is not installed; ./run bench installs it")

    monkeypatch.setattr(bench, "_peer_rates", missing)
    monkeypatch.setattr(bench, "_start_up", lambda _code: 0.5)
    args = ["bench", "--game", GAME, "--seconds", "0.01", "--repeats", "2"]
    told = run(*args).output
    assert "No peer was measured: OpenSpiel is not installed" in told
    (report,) = json.loads(run(*args, "--json").stdout)
    assert report["state_bytes"] <= 512
    assert report["speeds"][0]["decisions_per_second"]["median"] > 0
    assert {"mode maiko", "mode geiko", "level advanced"} <= {speed["name"] for speed in report["speeds"]}


# the menu


def order(*answers: str) -> tuple[menu.Order, str]:
    """What those answers order, and what was shown."""
    out = Console(file=io.StringIO(), width=100)
    typed = iter(answers)
    chosen = menu.order(out, lambda _question: next(typed, ""))
    return chosen, out.file.getvalue()  # type: ignore[attr-defined]


def test_enter_takes_the_usual_game() -> None:
    chosen, shown = order()
    assert chosen.game == zashiki.games()[0]
    assert kind(chosen.game).settled(chosen.options) == zashiki.load(chosen.game).options
    found = kind(chosen.game)
    assert found.option_help(found.options[1]).split(";")[0] in shown


def test_the_menu_asks_only_for_what_goes_together() -> None:
    chosen, shown = order("geisha", "maiko", "bogus", "yes", "2", "app", "vermilion")
    assert chosen.options == {"mode": "maiko", "counter_offer": True, "hidden_offer": True}
    assert (chosen.bot, chosen.seat) == ("apprentice", "1")
    assert "That is none of them" in shown
    assert "Level." not in shown
    assert "Fate." not in shown


def test_the_menu_seats_friends() -> None:
    chosen, _ = order("", "geiko", "", "", str(len(LEVELS) + 1))
    assert chosen.hotseat


def test_statistics_of_random_play_are_printed_beside_known_ones(run: Run) -> None:
    result = run("bench", "--game", "tokaido-duo", "--stats", "20")
    assert result.exit_code == 0
    assert "ended by garden" in result.output
    assert "games of uniform random play ended" in result.output
