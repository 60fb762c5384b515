"""Whole games through the page, by clicks alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .guests import DESK, PHONE, Guest

MOST_CLICKS = 900
Enter = Callable[..., Guest]


@pytest.mark.parametrize(
    ("game", "screen"),
    [("geishas-road", DESK), ("tokaido-duo", PHONE), ("iki", DESK)],
    ids=["geishas-road-desk", "tokaido-duo-phone", "iki-desk"],
)
def test_a_whole_game_against_bots_by_clicks(guest: Enter, game: str, screen: dict[str, int]) -> None:
    someone = guest(screen)
    someone.order(game, level="random")
    assert someone.play_on(MOST_CLICKS) == "end", f"no end in sight: {someone.asked}"
    ending = someone.page.locator(".ending")
    assert ending.locator(".chart .tower").count() >= 2
    widths = ending.locator(".chart .stack").evaluate_all(
        "all => all.map(e => e.clientWidth / e.closest('.chart').clientWidth)"
    )
    assert min(widths) > 0.9, "the bars have room"
    totals = [int(text) for text in ending.locator(".who strong").all_inner_texts()]
    assert max(totals) > 0
    assert someone.complaints == []
