"""The terminal in four languages: every command of it, in every game, without a sentence of English."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import zashiki
from tests.text.texts import game_files, shared_files
from zashiki.api.records import Record
from zashiki.cli import words
from zashiki.text.speech import LANGUAGES

from .conftest import Run

OTHERS = [language for language in LANGUAGES if language != "en"]
GAMES = zashiki.games()
COMMANDS = (
    "undo", "1", "help", "score", "log", "log all", "hint", "hints on", "hints off", "record", "save", "rule",
    "rule xyzzy", "why", "why nonsense", "99", "nonsense", "quit", "n",
)  # fmt: skip
MANY_WORDS = 3
"""A sentence has at least so many: shorter texts may be the same in two languages."""


@cache
def sentences(file: Path) -> frozenset[str]:
    """The longest run of fixed text of every message, as far as it is a sentence and not a name."""
    found = set()
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            texts = [part.value for part in _texts(entry)]
            found |= {plain(text) for text in texts if len(re.findall(r"[^\W\d]{2,}", text)) >= MANY_WORDS}
    return frozenset(found)


def _texts(node: object) -> list[ast.TextElement]:
    if isinstance(node, ast.TextElement):
        return [node]
    children = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else []
    return [text for child in children for text in _texts(child)]


def plain(text: str) -> str:
    """Words with single spaces, without frames around them."""
    return " ".join(re.sub(r"[│╭╰╮╯─├┤┼┬┴]", " ", text).split())


def english(game: str, language: str) -> set[str]:
    """Every English sentence that the terminal can say, but for those that are the same in the language."""
    files = [*shared_files("en")[:2], game_files(game, "en")[0]]
    same = [*shared_files(language)[:2], game_files(game, language)[0]]
    return set().union(*map(sentences, files)) - set().union(*map(sentences, same))


def typed(game: str) -> str:
    """Some choices, every command, a choice that is not allowed, and why it is not."""
    state = zashiki.load(game).start(seed=13)
    legal = {action.text for action in state.legal()}
    groups = zip(state.game.actions, state.game.kind.actions.group_of, strict=True)
    refused = next(action.text for action, group in groups if not group.chance and action.text not in legal)
    allowed = state.legal()[0].text
    return "\n".join(["1", *COMMANDS, f"why {refused}", f"why {allowed}", refused, "1", "1", "quit", "y", ""])


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_without_a_sentence_of_english(run: Run, game: str, language: str) -> None:
    result = run("play", game, "--bot", "random", "--seed", "13", "--lang", language, typed=typed(game))
    assert result.exit_code == 0
    output = plain(result.output)
    assert {sentence for sentence in english(game, language) if sentence in output} == set()
    say = words.words(language).say
    for id_ in ("help", "help-number", "hints-on", "hints-off", "score-total", "rule-which", "taken-back"):
        assert plain(say(id_)) in output, id_


@pytest.mark.parametrize("game", GAMES)
def test_the_same_game_in_english_says_them(run: Run, game: str) -> None:
    result = run("play", game, "--bot", "random", "--seed", "13", "--lang", "en", typed=typed(game))
    found = {sentence for sentence in english(game, "pl") if sentence in plain(result.output)}
    assert len(found) > 25


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, OTHERS, strict=True)))
def test_the_end_of_a_game_and_its_replay(run: Run, tmp_path: Path, game: str, language: str) -> None:
    options = ["--option", "mode=geiko"] if game == "geishas-road" else []
    saved = tmp_path / "kept.json"
    args = ["play", game, "--bot", "random", "--seed", "3", "--save", saved, "--lang", language, *options]
    played = run(*args, typed="1\n" * 400)
    assert words.words(language).say("ending") in played.output
    (record,) = tmp_path.glob("*.txt")
    replayed = run("replay", record, "--step", "--lang", language)
    verified = run("verify", record, "--lang", language)
    assert (replayed.exit_code, verified.exit_code) == (0, 0)
    output = plain(played.output + replayed.output + verified.output)
    assert {sentence for sentence in english(game, language) if sentence in output} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_verify_tells_of_salts_and_undone_draws(run: Run, tmp_path: Path, language: str) -> None:
    state = zashiki.load("geishas-road", mode="geiko").start(seed=4, salts={"indigo": "plum", "vermilion": None})
    while state.turn is not None:
        length, drawn = len(state.log), state.drawn
        state.play(state.legal()[0])
        if not state.undone and state.drawn > drawn and state.turn is not None:
            state.undo(length)
    record, file, say = state.record(), tmp_path / "record.txt", words.words(language).say
    untrue = Record({**record.header, "undone": f"1+1 {record.header['undone']}"}, record.lines)
    told = {
        str(record): [
            say("verified-salts", names=say("seat-indigo")),
            say("verified-unsalted", names=say("seat-vermilion")),
            say("verified-undone", draws=sum(record.undone.values())),
        ],
        str(untrue): [say("verify-undone", actions=1)],
    }
    for text, sentences_told in told.items():
        file.write_text(text, encoding="utf-8")
        output = plain(run("verify", file, "--lang", language).output)
        assert [sentence for sentence in sentences_told if plain(sentence) not in output] == []
        assert {sentence for sentence in english("geishas-road", language) if sentence in output} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_the_list_of_games(run: Run, language: str) -> None:
    output = plain(run("games", "--lang", language).output)
    for game in GAMES:
        assert f"zashiki play {game}" in output
        assert {sentence for sentence in english(game, language) if sentence in output} == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "args",
    [
        ["play", "chess"],
        ["play", "geishas-road", "--option", "mode=midnight"],
        ["play", "geishas-road", "--option", "mood=maiko"],
        ["play", "geishas-road", "--option", "mode=geiko", "--option", "fate=yes"],
        ["play", "geishas-road", "--bot", "grandmaster"],
        ["play", "geishas-road", "--seat", "7"],
        ["play", "--resume", "nowhere.json"],
        ["rules", "iki", "--id", "no.such"],
        ["replay", "nowhere.txt"],
    ],
)
def test_an_error_is_told_in_the_language(run: Run, args: list[str], language: str) -> None:
    told, english_text = run(*args, "--lang", language), run(*args, "--lang", "en")
    assert told.exit_code == english_text.exit_code == 2
    assert told.output != english_text.output
    assert "Traceback" not in told.output
    assert {s for s in english("geishas-road", language) if s in plain(told.output)} == set()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "pl_PL.UTF-8", "LANG": "fr_FR.UTF-8"}, "pl"),
        ({"LC_MESSAGES": "ru_RU", "LANG": "fr_FR.UTF-8"}, "ru"),
        ({"LANG": "fr_CA.UTF-8@euro"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LANG": "tlh_KX"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_names_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in words.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert words.environment_language() == language
    assert words.words(language).say("games-bots") in run("games").output
    assert words.words("ru").say("games-bots") in run("games", "--lang", "ru").output
