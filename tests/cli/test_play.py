"""The terminal game, from the first prompt to the last."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import zashiki
from zashiki.cli import saving

from .conftest import GAME, Run

FIRST_CHOICES = "1\n" * 200


def saves(tmp_path: Path, ending: str) -> list[Path]:
    return sorted((tmp_path / "saves").glob(f"*{ending}"))


@pytest.mark.parametrize("mode", ["evening", "maiko", "geiko"])
def test_a_whole_game_is_played_by_numbers(run: Run, tmp_path: Path, mode: str) -> None:
    result = run("play", GAME, "--bot", "random", "--seed", "3", "--option", f"mode={mode}", typed=FIRST_CHOICES)
    assert result.exit_code == 0
    assert "The game is over" in result.output
    assert "What decided it:" in result.output
    (record,) = saves(tmp_path, ".txt")
    assert record.name in result.output
    assert "result:" in record.read_text(encoding="utf-8")
    assert not saves(tmp_path, ".json")


def test_a_campaign_ends_with_achievements_and_a_rematch_can_follow(run: Run, tmp_path: Path) -> None:
    typed = "1\n" * 109 + "y\n"
    result = run("play", GAME, "--bot", "random", "--seed", "3", "--option", "mode=campaign", typed=typed + "1\n" * 3)
    assert "Achievements" in result.output
    assert "Games won" in result.output


def test_a_rematch_is_another_game(run: Run, tmp_path: Path) -> None:
    probe = run("play", GAME, "--bot", "random", "--seed", "3", "--option", "mode=geiko", typed=FIRST_CHOICES)
    decisions = probe.output.split("The game is over")[0].count("> ")
    result = run(
        "play", GAME, "--bot", "random", "--seed", "3", "--option", "mode=geiko", typed="1\n" * decisions + "y\n1\n"
    )
    assert "Another game?" in result.output
    assert "The game is kept" in result.output
    assert len(saves(tmp_path, ".json")) == 1


def test_a_choice_by_number_by_notation_and_by_its_object_is_the_same(run: Run, tmp_path: Path) -> None:
    kept = []
    for typed in ("1\n3\n", "reveal\nchoose red 3\n", "Reveal\nred  3\n"):
        file = tmp_path / f"{len(kept)}.json"
        run("play", GAME, "--bot", "random", "--seed", "13", "--save", file, typed=typed)
        kept.append(json.loads(file.read_text(encoding="utf-8"))["log"])
    state = zashiki.load(GAME).start(seed=13)
    assert [a.text for a in state.legal()][:1] == ["reveal"], "the seed begins with a choice of actions for seat 0"
    state.play("reveal")
    assert state.legal()[2].text == "choose red 3"
    assert kept[0] == kept[1] == kept[2]


def test_undo_takes_a_choice_back_and_says_why_it_cannot(run: Run) -> None:
    result = run("play", GAME, "--bot", "random", "--seed", "13", typed="undo\ngift\nundo\n")
    assert "There is nothing to take back" in result.output
    assert "Taken back." in result.output
    after = result.output.split("Taken back.")[1]
    assert "Choose one of your unused actions" in after


def test_why_shows_the_rule_with_title_id_and_text(run: Run) -> None:
    result = run("play", GAME, "--bot", "random", "--seed", "13", typed="why take a\nwhy gift\nwhy\nwhy nonsense\n")
    paragraph = zashiki.load(GAME).book()["turn.action"]
    assert paragraph.title in result.output
    assert "turn.action" in result.output
    assert paragraph.text.split(",")[0] in result.output
    assert "Nothing speaks against “gift”" in result.output
    assert "Why what?" in result.output
    assert "“nonsense” names no action" in result.output


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99; choose 1 to 4."),
        ("0", "There is no choice 0"),
        ("²", "names no action"),
        ("choose purple 3", "names no action of this game; did you mean"),
        ("take a", "That is not allowed now."),
        ("deal pink 1", "That is not allowed now."),
        ("[bold]", "names no action"),
        ("hint", "Hints are off"),
        ("rule", "Which rule?"),
        ("rule xyzzy", "says nothing about “xyzzy”"),
        ("help", "What can be said here"),
        ("score", "together"),
        ("log", "Round 1 begins."),
        ("rule four geisha", "game.four"),
        ("rule turn.draw", "Draw a card"),
        ("hints on", "Hints are on."),
        ("save", "Saved."),
    ],
)
def test_every_word_and_every_mistake_gets_a_clear_answer(run: Run, typed: str, answer: str) -> None:
    result = run("play", GAME, "--bot", "random", "--seed", "13", typed=f"{typed}\n")
    assert answer in result.output
    assert "Traceback" not in result.output
    assert result.exit_code == 0


def test_hints_name_a_legal_choice_with_its_odds(run: Run) -> None:
    result = run("play", GAME, "--bot", "random", "--seed", "13", "--hints", typed="hint\n")
    found = re.search(r"The apprentice would say (\w+): (\d+)% of the games", result.output)
    assert found
    assert found[1] in {"reveal", "intrigue", "gift", "competition"}


def test_quit_asks_and_the_game_is_taken_up_where_it_was_left(run: Run, tmp_path: Path) -> None:
    result = run("play", GAME, "--bot", "random", "--seed", "13", typed="gift\n1\nquit\nn\nquit\ny\n")
    assert result.output.count("Leave the table?") == 2
    (kept,) = saves(tmp_path, ".json")
    assert str(kept) in result.output.replace("\n", "")
    again = run("play", "--resume", kept, typed="log\n")
    assert "Lay card 2 of 3 for the Gift" in again.output
    assert "You choose Gift." in again.output
    end = run("play", "--resume", kept, typed=FIRST_CHOICES)
    assert "The game is over" in end.output


@pytest.mark.parametrize("mode", ["maiko", "geiko"])
def test_every_mode_can_be_resumed(run: Run, tmp_path: Path, mode: str) -> None:
    file = tmp_path / "kept.json"
    run("play", GAME, "--option", f"mode={mode}", "--bot", "random", "--seed", "5", "--save", file, typed="1\n")
    before = json.loads(file.read_text(encoding="utf-8"))
    result = run("play", "--resume", file)
    assert result.exit_code == 0
    assert json.loads(file.read_text(encoding="utf-8")) == before


def test_an_own_edition_is_remembered_when_a_game_is_resumed(run: Run, tmp_path: Path) -> None:
    edition, file = tmp_path / "mine.toml", tmp_path / "kept.json"
    edition.write_text('[edition]\nname = "mine"\n[row]\nvalue_by_round = [3, 5]\n', encoding="utf-8")
    run("play", GAME, "--edition", edition, "--bot", "random", "--seed", "5", "--save", file, typed="1\n")
    state, setting = saving.resume(file)
    assert state.game.components["row.value_by_round"] == [3, 5]
    assert setting.edition == str(edition)


def test_the_record_so_far_holds_no_secret_of_the_other_seat(run: Run, tmp_path: Path) -> None:
    run("play", GAME, "--bot", "random", "--seed", "13", typed="record\n")
    (record,) = saves(tmp_path, ".txt")
    text = record.read_text(encoding="utf-8")
    assert "seat: indigo" in text
    assert text.count("deal ?") == 6
    assert "seed:" not in text


def test_a_hot_seat_curtain_falls_between_hands(run: Run) -> None:
    """Between two curtains nothing may be read of the hand that the other player holds."""
    result = run("play", GAME, "--hotseat", "--seed", "5", typed="\n1\n" + "1\n" * 40)
    parts = re.split(r"─ Pass the keyboard to (\w+) ─", result.output)[1:]
    assert len(parts) >= 8
    seats = zashiki.load(GAME).seats
    for name, text in zip(parts[::2], parts[1::2], strict=True):
        assert name.lower() in seats
        assert "Your hand" in text
    checked = _check_secrets(parts)
    assert checked > 100


def _check_secrets(parts: list[str]) -> int:
    """Play the same game beside the screen; an Enter at a curtain is one of the typed lines."""
    game = zashiki.load(GAME)
    state, checked, reader = game.start(seed="5"), 0, None
    screens = iter(zip(parts[::2], parts[1::2], strict=True))
    name, text = "", ""
    for line in ["", *["1"] * 40]:
        seat = state.turn
        if seat != reader:
            name, text = next(screens)
            assert name.lower() == game.seats[seat]
            reader = seat
            continue
        for card in state.view(1 - seat)["hand"][1 - seat]:
            assert not re.search(rf"\b{card}\b", text), f"{card} of the other hand is to be read"
            checked += 1
        state.play(state.legal()[int(line or 1) - 1])
    return checked


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["play", "geisha-road"], "did you mean “geishas-road”?"),
        (["play", GAME, "--option", "mode=midnight"], "mode is one of: evening, maiko, geiko, campaign"),
        (["play", GAME, "--option", "mode"], "is not of the form name=value"),
        (["play", GAME, "--option", "mood=maiko"], "did you mean “mode”?"),
        (["play", GAME, "--option", "mode=geiko", "--option", "fate=yes"], "modules.fate-evening"),
        (["play", GAME, "--edition", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["play", GAME, "--bot", "grandmaster"], "bots: random, novice, apprentice"),
        (["play", GAME, "--seat", "7"], "seats: 0 indigo, 1 vermilion"),
        (["play", "--resume", "nowhere.json"], "nowhere.json: cannot be read"),
        (["play"], "Say which game"),
    ],
)
def test_bad_orders_are_told_in_one_sentence_and_leave_with_2(run: Run, args: list[str], message: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert message in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"game": "go", "options": {}}', '{"game": 3}'])
def test_a_file_that_is_no_game_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="utf-8")
    result = run("play", "--resume", file)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


@pytest.mark.parametrize(("field", "value"), [("turn", 7), ("phase", 99), ("points", [[9] * 18] * 2)])
def test_a_position_its_moves_do_not_lead_to_is_refused(run: Run, tmp_path: Path, field: str, value: object) -> None:
    data = zashiki.load(GAME).start(seed=13).to_json()
    data["state"][field] = value
    file = tmp_path / "edited.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    result = run("play", "--resume", file)
    assert result.exit_code == 2
    assert f"state.{field}" in result.output or "not where the log leads" in result.output


def test_the_command_itself_reads_a_pipe(tmp_path: Path) -> None:
    """The real program, in another process, without colour."""
    env = os.environ | {"ZASHIKI_SAVES": str(tmp_path), "NO_COLOR": "1", "LC_ALL": "C"}
    command = [sys.executable, "-m", "zashiki", "play", GAME, "--bot", "random", "--seed", "13"]
    done = subprocess.run(command, input="gift\n", capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0
    assert "Lay card 1 of 3 for the Gift" in done.stdout
    assert "The game is kept" in done.stdout
    assert "\x1b" not in done.stdout
