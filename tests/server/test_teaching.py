"""Lessons and examples over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import zashiki
from zashiki.teaching.examples import examples_of
from zashiki.teaching.lessons import LEARNER, lesson_of

from .servers import Inside


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    path = tmp_path_factory.mktemp("server") / "tables.db"
    with Inside(f"sqlite:///{path}", games=()) as running:
        yield running


EVERY_GAME = pytest.mark.parametrize("game", zashiki.games())


def ask(server: Inside, path: str, status: int = 200, **query: Any) -> dict[str, Any]:
    answer = httpx.get(f"{server.url}/api/games/{path}", params=query, timeout=60)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


@EVERY_GAME
def test_every_step_has_its_scene_and_its_action_among_the_choices(server: Inside, game: str) -> None:
    steps = ask(server, f"{game}/lesson", lang="fr")["steps"]
    assert [step["action"] for step in steps] == [step.action for step in lesson_of(game).steps]
    for step in steps[::5]:
        scene = ask(server, f"{game}/lesson/scene", at=step["at"], lang="fr", shape="narrow")
        assert scene["number"] == step["at"]
        labels = {choice["action"]: choice["label"] for choice in scene["choices"]}
        assert step["action"] is None or labels[step["action"]] == step["label"]


@EVERY_GAME
def test_a_scene_shows_what_the_learner_may_see(server: Inside, game: str) -> None:
    lesson = lesson_of(game)
    state = lesson.state(lesson.steps[0].after)
    parts = state.game.kind.parts(state.view(LEARNER), LEARNER, state.game.facts_in("en"), "wide")
    scene = ask(server, f"{game}/lesson/scene", at=lesson.steps[0].after, lang="en")
    assert [part["svg"] for part in scene["parts"]] == [part.svg for part in parts]


def test_why_not_in_a_lesson(server: Inside) -> None:
    at = next(step.after for step in lesson_of("geishas-road").steps if step.action)
    why = ask(server, "geishas-road/lesson/why-not", at=at, action="choose red 3", lang="pl")
    assert why["rule"] in zashiki.load("geishas-road").kind.rulebook.ids
    assert why["text"]
    assert ask(server, "geishas-road/lesson/why-not", at=at, action="reveal")["rule"] is None


def test_beyond_the_end_is_the_end(server: Inside) -> None:
    last = len(lesson_of("iki").source.record.lines)
    assert ask(server, "iki/lesson/scene", at=99_999)["number"] == last
    assert ask(server, "iki/lesson/scene", at=-1)["number"] == 0


@pytest.mark.parametrize(
    ("path", "refusal"),
    [
        ("chess/lesson", "unknown-game"),
        ("iki/examples/no-such", "unknown-path"),
        ("iki/lesson/why-not?action=fly&at=20", "unknown-action"),
        ("iki/lesson/scene?at=soon", "bad-request"),
    ],
)
def test_what_is_not_there_is_refused(server: Inside, path: str, refusal: str) -> None:
    answer = httpx.get(f"{server.url}/api/games/{path}", timeout=60)
    assert answer.json()["refusal"] == refusal


@EVERY_GAME
def test_every_example_can_be_played_on(server: Inside, game: str) -> None:
    listed = ask(server, f"{game}/examples", lang="ru")["examples"]
    assert {each["id"] for each in listed} == set(examples_of(game))
    for each in listed:
        example = ask(server, f"{game}/examples/{each['id']}", lang="ru", shape="narrow")
        assert example["after"]["lines"]
        people = [{"kind": "person"}] * example["players"]
        order = {"game": game, "seats": people, "record": example["record"], "upto": example["upto"]}
        made = httpx.post(f"{server.url}/api/tables", json=order, timeout=60)
        assert made.status_code == 200, (each["id"], made.text)
