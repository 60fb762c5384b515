"""Friends far apart, and friends around one device."""

from __future__ import annotations

from collections.abc import Callable

from zashiki.server.bench.processes import ServerProcess

from .guests import Guest

Enter = Callable[..., Guest]
BROKEN_LINE = ("live", "ERR_CONNECTION", "WebSocket", "failed:")


def play_together(one: Guest, two: Guest, steps: int) -> None:
    """Each acts when it can."""
    for _ in range(steps):
        for guest in (one, two):
            if guest.page.locator(".choices button, .confirm .main").count():
                guest.step()
        one.page.wait_for_timeout(60)


def test_two_browsers_by_link_with_the_server_restarted(guest: Enter, server: ServerProcess) -> None:
    host = guest(seed=3)
    host.order("geishas-road", company="friends")
    link = host.page.locator(".invitation input").input_value()
    assert host.page.locator(".qr svg").count() == 1
    friend = guest(seed=4)
    friend.page.goto(link)
    friend.page.locator(".gathering button.main").click()
    host.page.wait_for_selector("#stage .board svg")
    friend.page.wait_for_selector("#stage .board svg")
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
    assert host.without(*BROKEN_LINE) == []
    assert friend.without(*BROKEN_LINE) == []


def test_one_device_with_a_curtain(guest: Enter) -> None:
    pair = guest(seed=5)
    pair.order("geishas-road", company="device")
    curtains = 0
    for _ in range(40):
        found = pair.wait()
        if found == "curtain":
            curtains += 1
            stage = pair.page.locator("#stage")
            assert not stage.is_visible(), "the hand of the one before is still to be seen"
        pair.step()
    assert curtains >= 3
    assert pair.complaints == []


def test_a_game_without_secrets_needs_no_curtain(guest: Enter) -> None:
    pair = guest(seed=6)
    pair.order("tokaido-duo", company="device")
    found = {pair.step() for _ in range(24)}
    assert "curtain" not in found
    assert pair.complaints == []


def test_a_watcher_sees_and_is_not_asked(guest: Enter) -> None:
    host = guest(seed=7)
    host.order("geishas-road")
    watcher = guest()
    watcher.page.goto(host.page.url)
    watcher.page.wait_for_selector("#stage .board svg")
    assert watcher.page.locator(".choices button").count() == 0
    html = watcher.page.locator("#stage").inner_html()
    assert "back-" in html, "hands are shown as backs"
    assert watcher.complaints == []


def test_what_happened_meanwhile_is_shown_to_one_who_comes_back(guest: Enter) -> None:
    host = guest(seed=8, motion=True)
    host.order("geishas-road", company="friends")
    link = host.page.locator(".invitation input").input_value()
    friend = guest(seed=9)
    friend.page.goto(link)
    friend.page.locator(".gathering button.main").click()
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
    assert host.without("failed:") == []  # leaving the page breaks off what it was loading


def test_a_rematch_turns_the_table(guest: Enter) -> None:
    someone = guest(seed=12)
    someone.order("geishas-road", level="random")
    assert someone.play_on(500) == "end"
    first = someone.page.url
    someone.page.locator(".ending button.main").click()
    someone.page.locator(".ending a.main").click()
    someone.page.wait_for_url(lambda url: "/table/" in url and url != first)
    assert someone.play_on(8) in ("choose", "confirm")
    assert someone.page.locator(".log li").count() > 0
    assert someone.complaints == []
