"""Scenes, options, rulebooks and the page itself, over HTTP."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

import zashiki
from zashiki.server.http import page
from zashiki.server.protocol import Scene
from zashiki.server.scenes import scenes
from zashiki.server.scenes.scene_cache import KEPT, Place, SceneCache
from zashiki.text.speech import LANGUAGES

from .servers import GAME, Inside, Seat

RECORD = (Path(__file__).parents[1] / "games" / "geishas_road" / "records" / "level-standard.txt").read_text("utf-8")


def made(server: Inside, **order: object) -> list[Seat]:
    answer = httpx.post(f"{server.url}/api/tables", json={"game": GAME, **order}).json()
    return [Seat(server.url, answer["table"], s["key"], s["seat"]) for s in answer["seats"]]


def test_a_scene_has_words_in_every_language_and_a_picture_of_each_part(server: Inside) -> None:
    seats = made(server)
    turn = seats[0].show()["position"]["turn"]
    prompts = set()
    for language in LANGUAGES:
        scene = seats[turn].get("/scene", lang=language, after=-1).json()
        prompts.add(scene["prompt"])
        assert {part["role"] for part in scene["parts"]} == {"defs", "board", "own", "other"}
        assert scene["choices"]
        assert all(choice["label"] for choice in scene["choices"])
    assert len(prompts) == len(LANGUAGES)
    other = seats[1 - turn].get("/scene").json()
    assert other["choices"] == []


def test_choices_say_whether_they_can_be_taken_back(server: Inside) -> None:
    seats, luck = made(server), random.Random(1)
    checked = 0
    for _ in range(14):
        position = seats[0].show()["position"]
        me = seats[position["turn"]]
        choice = luck.choice(me.get("/scene").json()["choices"])
        me.do("moves", at=position["version"], action=choice["action"])
        assert me.show()["position"]["can_take_back"] == (not choice["final"])
        checked += choice["final"]
    assert checked


def test_a_scene_of_the_past_shows_what_was(server: Inside) -> None:
    me, other = made(server)
    first = me.show()["position"]
    before = {seat.seat: seat.get("/scene", at=first["version"]).json() for seat in (me, other)}
    actor = (me, other)[first["turn"]]
    actor.do("moves", at=first["version"], action=actor.get("/scene").json()["choices"][0]["action"])
    again = actor.get("/scene", at=first["version"]).json()
    assert again["parts"] == before[actor.seat]["parts"]
    assert again["version"] == first["version"]
    assert actor.get("/scene", at=-1).json()["parts"] == []
    assert actor.get("/scene", at="soon").status_code == 400


def test_a_table_can_begin_from_a_record(server: Inside) -> None:
    seats = made(server, record=RECORD, upto=60)
    state = zashiki.replay(RECORD)
    there = state.replayed([entry.action for entry in state.log[:60]])
    assert seats[there.turn].show()["position"]["view"] == there.view(there.turn)
    redealt = made(server, record=RECORD, upto=60, redealt=there.turn)
    assert redealt[there.turn].show()["position"]["view"] == there.view(there.turn)


@pytest.mark.parametrize(
    ("order", "said"),
    [({"record": "no record"}, "begins with"), ({"record": RECORD.replace("gift", "grift")}, "grift")],
)
def test_a_record_that_cannot_be_used_says_why(server: Inside, order: dict[str, object], said: str) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json={"game": GAME, **order})
    assert answer.status_code == 422
    assert said in answer.json()["text"]


def test_options_that_go_together(server: Inside) -> None:
    found = httpx.get(f"{server.url}/api/games/{GAME}/options", params={"mode": "maiko"}).json()
    assert found["settled"]["mode"] == "maiko"
    assert True not in found["choices"]["fate"]
    wrong = httpx.get(f"{server.url}/api/games/{GAME}/options", params={"mode": "chess"})
    assert wrong.status_code == 422
    assert "mode is one of" in wrong.json()["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook(server: Inside, language: str) -> None:
    book = httpx.get(f"{server.url}/api/games/{GAME}/rules", params={"lang": language}).json()
    ids = [rule["id"] for section in book["sections"] for rule in section["paragraphs"]]
    assert ids == list(zashiki.load(GAME).kind.rulebook.ids[1:])


def test_an_unknown_game_is_told(server: Inside) -> None:
    answer = httpx.get(f"{server.url}/api/games/chess/rules")
    assert answer.status_code == 422
    assert answer.json()["refusal"] == "unknown-game"


@pytest.mark.parametrize("path", ["/", "/play/iki", "/table/abcdefgh"])
def test_the_page_is_served_with_a_strict_policy(server: Inside, path: str) -> None:
    if page.file("index.html") is None:
        pytest.fail("the page has not been built: ./run setup")
    answer = httpx.get(server.url + path)
    assert answer.status_code == 200
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert 'id="room"' in answer.text


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/assets/..%2f..%2frouter.py", "/posters/../../page.py"])
def test_files_outside_the_page_are_not_served(server: Inside, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == 404
    assert answer.json()["refusal"] == "unknown-path"


def test_what_watchers_see_is_drawn_once_and_seats_see_their_own(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int | None] = []
    usual = scenes.scene

    def draw(table: Any, viewer: int | None, *rest: Any) -> Any:
        drawn.append(viewer)
        return usual(table, viewer, *rest)

    monkeypatch.setattr(scenes, "scene", draw)
    one, two, watcher = server.seats()
    passer_by = Seat(server.url, one.table)
    first = watcher.get("/scene").json()
    plain = passer_by.client.get(f"{passer_by.path}/scene", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert first == plain.json() == passer_by.get("/scene").json()
    assert [seat.get("/scene").json()["parts"] != first["parts"] for seat in (one, two)] == [True, True]
    assert drawn == [None, 0, 1], "one picture for all who watch"
    for question in ({"lang": "pl"}, {"shape": "narrow"}, {"after": -1}):
        assert watcher.get("/scene", **question).json() != first
    one.do("name", name="Aki")
    assert watcher.get("/scene").json()["names"] != first["names"], "a new name is a new picture"
    turn = one.show()["position"]["turn"]
    position = (one, two)[turn].show()["position"]
    (one, two)[turn].move(position["legal"][0]["action"], position["version"])
    assert watcher.get("/scene").json()["version"] > first["version"]


def test_the_pictures_seen_longest_ago_are_forgotten() -> None:
    cache, drawn = SceneCache(), list[int]()

    def show(number: int) -> None:
        def draw() -> Scene:
            drawn.append(number)
            return Scene(number, number, None, "", [], [], [], [], [])

        assert cache.find(Place("t", number, None, "en", "wide"), draw).scene.number == number

    for number in range(KEPT):
        show(number)
    show(0)
    show(KEPT)
    show(0)
    show(1)
    assert drawn == [*range(KEPT), KEPT, 1]
