"""The export tab: play on from a position, download the record, a picture, an animation, Python code."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import zashiki

from .player import Player
from .review_page import RECORDS, actions, open_record, text_of, wait_for, with_coach

NewPlayer = Callable[..., Player]


@pytest.mark.parametrize("anew", [False, True], ids=["true-world", "re-dealt"])
def test_a_game_is_played_on_from_the_position_that_is_shown(new_player: NewPlayer, anew: bool) -> None:
    player, text = new_player(), text_of("geishas-road")
    page, state = player.page, zashiki.replay(text)
    with_coach(player, text)
    open_record(player, text)
    k = next(k for k in range(60, len(state.log)) if state.log[k].actor == 1)
    page.evaluate("k => { location.hash = `#${k}` }", k)
    wait_for(page, k)
    page.locator("[data-tab=take]").click()
    page.locator(".play-on .pills label").nth(1).click()
    if anew:
        page.locator(".play-on .check input").check()
    page.locator("[data-export=play-on]").click()
    player.at_table()
    assert player.wait() == "choose"
    table = page.url.rsplit("/", 1)[1]
    keys = page.evaluate("JSON.parse(localStorage['zashiki.tables'])[0].keys")
    headers = {"Authorization": f"Bearer {keys['1']}"}
    position = httpx.get(f"{player.url}/api/tables/{table}", headers=headers, timeout=30).json()["position"]
    there = state.replayed(actions(state, k))
    assert position["turn"] == 1
    assert position["view"] == there.view(1), "the seat sees the same as it did then"
    assert sorted(choice["action"] for choice in position["legal"]) == sorted(a.text for a in there.legal())
    assert player.step() in ("choose", "confirm")
    assert player.errors == []


def test_things_can_be_taken_away(new_player: NewPlayer, tmp_path: Path) -> None:
    player, text = new_player(), text_of("geishas-road")
    page = player.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    with_coach(player, text)
    open_record(player, text)
    page.evaluate("location.hash = '#40'")
    wait_for(page, 40)
    page.locator("[data-tab=take]").click()
    for what, ending in (("record", ".txt"), ("picture", ".svg")):
        with page.expect_download() as download:
            page.locator(f"[data-export={what}]").click()
        path = tmp_path / f"taken{ending}"
        download.value.save_as(path)
        taken = path.read_text(encoding="utf-8")
        assert download.value.suggested_filename.endswith(ending)
        assert taken.startswith("<svg") if what == "picture" else zashiki.replay(taken)
    page.locator("[data-export=python]").click()
    page.wait_for_function("() => document.querySelector('.downloads [role=status]').innerText !== ''")
    found: dict[str, Any] = {}
    exec(page.evaluate("navigator.clipboard.readText()"), found)
    assert len(found["state"].log) == 40
    assert player.errors == []


def test_a_game_becomes_an_animation(new_player: NewPlayer, tmp_path: Path) -> None:
    player = new_player()
    page, text = player.page, (RECORDS / "geishas_road/records/mode-geiko.txt").read_text(encoding="utf-8")
    with_coach(player, text)
    open_record(player, text)
    page.locator("[data-tab=take]").click()
    with page.expect_download(timeout=180_000) as download:
        page.locator("[data-export=film]").click()
    path = tmp_path / "film.gif"
    download.value.save_as(path)
    taken = path.read_bytes()
    decisions = sum(not line.startswith("chance: ") for line in text.split("\n\n", 1)[1].splitlines())
    assert taken[:6] == b"GIF89a"
    assert taken.count(b"\x21\xf9\x04") >= decisions, "a frame for every decision"
