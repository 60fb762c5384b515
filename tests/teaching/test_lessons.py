"""Guided first games and the examples of the rulebooks: what they show is what the engine does."""

from __future__ import annotations

from pathlib import Path

import pytest

import zashiki
from tests.support import FINISHED
from zashiki.api.kind import LANGUAGES
from zashiki.registry import kind
from zashiki.teaching.annotated_records import NoteError
from zashiki.teaching.examples import examples_of
from zashiki.teaching.lessons import Lesson, lesson_of, lessons

EVERY_GAME = pytest.mark.parametrize("game", FINISHED)
MOST_STEPS = 40
MOST_LETTERS = 330
LEAST_EXAMPLES = 5
RECORD = """zashiki record 1
game: tokaido-duo
options: players=2
edition: {edition}
rules: 1
players: 2
commitment: none

{body}"""


def test_every_game_has_a_lesson():
    assert lessons() == FINISHED
    assert len(FINISHED) >= 3


@EVERY_GAME
def test_a_lesson_has_no_problems(game):
    assert list(lesson_of(game).problems()) == []


@EVERY_GAME
def test_a_lesson_is_short_and_says_one_thing_at_a_time(game):
    lesson = lesson_of(game)
    assert len(lesson.steps) <= MOST_STEPS
    for language in LANGUAGES:
        for step in lesson.steps:
            assert len(lesson.text(step, language)) <= MOST_LETTERS, (language, step.note)


@EVERY_GAME
def test_what_the_learner_does_is_what_the_record_has(game):
    lesson = lesson_of(game)
    asked = [step for step in lesson.steps if step.action]
    assert len(asked) >= 20
    for step in asked:
        line = lesson.source.record.lines[step.after]
        assert (line.actor, line.action) == (lesson.kind.seats[0], step.action)


@EVERY_GAME
def test_a_lesson_reaches_the_end_of_the_game(game):
    lesson = lesson_of(game)
    assert lesson.state(lesson.steps[-1].after).turn is None


@EVERY_GAME
def test_examples_show_what_they_expect(game):
    examples = examples_of(game)
    assert len(examples) >= LEAST_EXAMPLES
    assert [problem for example in examples.values() for problem in example.problems()] == []
    assert [unmet for example in examples.values() for unmet in example.source.unmet()] == []


@EVERY_GAME
@pytest.mark.parametrize("folder", ["lesson", "examples"])
def test_no_text_is_left_over_and_none_is_the_same_in_two_languages(game, folder):
    home = kind(game).folder / folder
    if folder == "lesson":
        wanted = {note.id for note in lesson_of(game).source.notes}
    else:
        wanted = set(examples_of(game))
    texts = {language: _messages(home / f"{language}.ftl") for language in LANGUAGES}
    assert {language: set(found) for language, found in texts.items()} == dict.fromkeys(LANGUAGES, wanted)
    for id_ in wanted:
        assert len({found[id_] for found in texts.values()}) == len(LANGUAGES), id_


def _messages(file: Path) -> dict[str, str]:
    rows = [row for row in file.read_text(encoding="utf-8").splitlines() if row and not row.startswith("#")]
    return dict(row.split(" = ", 1) for row in rows)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("chance: north indigo\n", "needs notes"),
        ("#: Welcome\nchance: north indigo\n", "line 9: '#: Welcome' is not a note"),
        ("#: welcome glance die\nchance: north indigo\n", "note 'welcome': 'glance' is none of look, rule, leap"),
        ("#: a\n#: a\nchance: north indigo\n", "each with an id of its own"),
        ("#: a rule x y\nchance: north indigo\n", "note 'a': one rule"),
    ],
)
def test_a_lesson_that_cannot_be_read_is_told_by_file_and_step(tmp_path, body, said):
    with pytest.raises(NoteError, match=r"record\.txt") as told:
        Lesson(kind("tokaido-duo"), folder(tmp_path, body))
    assert said in str(told.value)


def test_problems_name_the_step(tmp_path):
    body = "#: a look no-such-mark rule no.rule\nchance: north indigo\n#> side setup.sides seat=7\n"
    found = list(Lesson(kind("tokaido-duo"), folder(tmp_path, body)).problems())
    assert any("en.ftl: step 'a' has no text" in problem for problem in found)
    assert any("step 'a': the rulebook has no paragraph 'no.rule'" in problem for problem in found)
    assert any("step 'a': there is no mark 'no-such-mark'" in problem for problem in found)
    assert any("line 11: 'side setup.sides seat=7' is not so" in problem for problem in found)


def folder(path: Path, body: str) -> Path:
    components = zashiki.load("tokaido-duo").components
    text = RECORD.format(edition=f"{components.name} {components.digest}", body=body)
    (path / "record.txt").write_text(text, encoding="utf-8")
    for language in LANGUAGES:
        (path / f"{language}.ftl").write_text("# nothing\n", encoding="utf-8")
    return path
