"""Whole games through the page, by clicks alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .player import DESK, PHONE, Player

MOST_CLICKS = 900
NewPlayer = Callable[..., Player]


@pytest.mark.parametrize(
    ("game", "screen"),
    [("geishas-road", DESK), ("tokaido-duo", PHONE), ("iki", DESK)],
    ids=["geishas-road-desk", "tokaido-duo-phone", "iki-desk"],
)
def test_a_whole_game_against_bots_by_clicks(new_player: NewPlayer, game: str, screen: dict[str, int]) -> None:
    player = new_player(screen)
    player.create_table(game, level="random")
    assert player.play_on(MOST_CLICKS) == "end", f"no end in sight: {player.asked}"
    ending = player.page.locator(".ending")
    assert ending.locator(".chart .score-bar").count() >= 2
    widths = ending.locator(".chart .stack").evaluate_all(
        "all => all.map(e => e.clientWidth / e.closest('.chart').clientWidth)"
    )
    assert min(widths) > 0.9, "the bars have room"
    totals = [int(text) for text in ending.locator(".who strong").all_inner_texts()]
    assert max(totals) > 0
    assert player.errors == []
