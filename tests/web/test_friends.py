"""Playing with others: by link, on one device, watching, coming back, rematch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx

from zashiki.server.bench.processes import ServerProcess

from .player import Player

NewPlayer = Callable[..., Player]
CONNECTION_LOST = ("live", "ERR_CONNECTION", "WebSocket", "failed:")


def play_together(one: Player, two: Player, steps: int) -> None:
    """Let each player act whenever they can."""
    for _ in range(steps):
        for player in (one, two):
            if player.page.locator(".choices button, .confirm .main").count():
                player.step()
        one.page.wait_for_timeout(60)


def about(player: Player) -> dict[str, Any]:
    """The facts of the table that a page is at."""
    table = player.page.url.rsplit("/", 1)[1]
    found: dict[str, Any] = httpx.get(f"{player.url}/api/tables/{table}", timeout=30).json()["about"]
    return found


def test_the_stand_in_is_named_before_the_game(new_player: NewPlayer) -> None:
    host = new_player(seed=3)
    host.create_table("geishas-road", opponents="friends")
    named = host.page.locator(".waiting-room li small").all_inner_texts()
    assert named == ["While away: Novice bot"] * 2
    assert host.page.locator(".waiting-room .quiet").count() == 1
    assert host.errors == []


def test_two_browsers_by_link_with_the_server_restarted(new_player: NewPlayer, server: ServerProcess) -> None:
    host = new_player(seed=3)
    host.create_table("geishas-road", opponents="friends")
    link = host.page.locator(".invitation input").input_value()
    assert host.page.locator(".qr svg").count() == 1
    friend = new_player(seed=4)
    friend.page.goto(link)
    friend.page.locator(".waiting-room button.main").click()
    host.page.wait_for_selector("#stage .board svg")
    friend.page.wait_for_selector("#stage .board svg")
    assert len(about(host)["salts"]) == 2, "both browsers salted in the background"
    play_together(host, friend, 12)
    played = host.page.locator(".log li").count()
    assert played > 4
    server.kill()
    server.start()
    friend.page.reload()
    host.page.wait_for_selector(".offline", state="detached")
    friend.page.wait_for_selector("#stage .board svg")
    play_together(host, friend, 16)
    host.page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=played)
    assert host.errors_but(*CONNECTION_LOST) == []
    assert friend.errors_but(*CONNECTION_LOST) == []


def test_one_device_is_covered_between_turns(new_player: NewPlayer) -> None:
    pair = new_player(seed=5)
    pair.create_table("geishas-road", opponents="device")
    passes = 0
    for _ in range(40):
        found = pair.wait()
        if found == "pass":
            passes += 1
            stage = pair.page.locator("#stage")
            assert not stage.is_visible(), "the hand of the one before is still to be seen"
        pair.step()
    assert passes >= 3
    assert pair.errors == []


def test_a_game_without_secrets_is_not_covered(new_player: NewPlayer) -> None:
    pair = new_player(seed=6)
    pair.create_table("tokaido-duo", opponents="device")
    found = {pair.step() for _ in range(24)}
    assert "pass" not in found
    assert pair.errors == []


def test_a_watcher_sees_and_is_not_asked(new_player: NewPlayer) -> None:
    host = new_player(seed=7)
    host.create_table("geishas-road")
    watcher = new_player()
    watcher.page.goto(host.page.url)
    watcher.page.wait_for_selector("#stage .board svg")
    assert watcher.page.locator(".choices button").count() == 0
    html = watcher.page.locator("#stage").inner_html()
    assert "back-" in html, "hands are shown as backs"
    assert watcher.errors == []


def test_what_happened_meanwhile_is_shown_to_one_who_comes_back(new_player: NewPlayer) -> None:
    host = new_player(seed=8, motion=True)
    host.create_table("geishas-road", opponents="friends")
    link = host.page.locator(".invitation input").input_value()
    friend = new_player(seed=9)
    friend.page.goto(link)
    friend.page.locator(".waiting-room button.main").click()
    play_together(host, friend, 6)
    address = host.page.url
    host.page.goto("about:blank")
    for _ in range(6):
        if friend.page.locator(".choices button, .confirm .main").count():
            friend.step()
            friend.page.wait_for_timeout(150)
    host.page.goto(address)
    host.page.wait_for_selector("#stage .board svg")
    host.page.wait_for_selector(".choices button, .asked")
    assert host.errors_but("failed:") == []  # leaving the page breaks off what it was loading


def test_a_rematch_turns_the_table(new_player: NewPlayer) -> None:
    player = new_player(seed=12)
    player.create_table("geishas-road", level="random")
    assert player.play_on(500) == "end"
    first = player.page.url
    player.page.locator(".ending button.main").click()
    player.page.locator(".ending a.main").click()
    player.page.wait_for_url(lambda url: "/table/" in url and url != first)
    assert player.play_on(8) in ("choose", "confirm")
    assert player.page.locator(".log li").count() > 0
    assert player.errors == []
