"""The size of the page, and the time from a click to its effect."""

from __future__ import annotations

import statistics
from collections.abc import Callable

import pytest

from tests.support import FINISHED
from zashiki.server.http import page as files

from .player import Player

NewPlayer = Callable[..., Player]


Note = Callable[[str, object], None]


GAMES = tuple(FINISHED)


JS_LIMIT, LIMIT = 90_000, 300_000


def test_the_page_is_light(new_player: NewPlayer, record_property: Note) -> None:
    player = new_player()
    player.create_table("iki")
    player.play_on(2)
    found = set(player.page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)"))
    loaded = {url: weight(url) for url in found | {f"{player.url}/index.html"} if "/api/" not in url}
    scripts = sum(size for url, size in loaded.items() if url.endswith(".js"))
    files = sum(loaded.values())
    said = f"a table page: {scripts / 1000:.1f} KB of JavaScript packed, {files / 1000:.1f} KB of files in all"
    record_property("measured", said)
    assert 0 < scripts <= JS_LIMIT
    assert files <= LIMIT


def weight(url: str) -> int:
    """The size of a file of the page as it is sent, gzipped where the server does so."""
    found = files.file(url.split("/", 3)[3].split("?", maxsplit=1)[0])
    return len(found.packed or found.body) if found else 0


CLICK_TO_EFFECT = """button => new Promise((done, fail) => {
    if (!button.isConnected) return done(null);
    setTimeout(() => fail(new Error('a click without effect: ' + button.innerText)), 30000);
    const start = performance.now(), asked = !document.querySelector('.confirm');
    const tell = () => requestAnimationFrame(() => done(performance.now() - start));
    const seen = new MutationObserver(changes => {
        const drawn = changes.some(change => change.attributeName === 'data-number');
        if (drawn || (asked && document.querySelector('.confirm'))) { seen.disconnect(); tell(); }
    });
    seen.observe(document.querySelector('.desk'), { subtree: true, childList: true, attributeFilter: ['data-number'] });
    button.click();
})"""
"""Milliseconds from the click until the next position or the confirmation is shown; null if the button was gone."""


@pytest.mark.alone
@pytest.mark.parametrize("game", GAMES)
def test_a_click_is_answered_at_once(new_player: NewPlayer, game: str, record_property: Note) -> None:
    player = new_player(seed=11)
    player.create_table(game)
    times = []
    for _ in range(14):
        found = player.wait()
        if found == "end":
            break
        button = player.page.locator(".confirm .main" if found == "confirm" else ".choices button[data-action]").first
        times.append(button.evaluate(CLICK_TO_EFFECT))
        player.page.wait_for_timeout(120)
    times = [time for time in times if time is not None]
    low, middle, high = statistics.quantiles(times, n=4)
    said = (
        f"{game}: a click is answered after {middle:.0f} ms (median of {len(times)}; half lie in {low:.0f}-{high:.0f})"
    )
    record_property("measured", said)
    assert middle < 1000, "a generous ceiling; the number printed is the measure"
