"""Accessibility: the keyboard alone, and what axe finds in light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.support import FINISHED

from .player import Player

NewPlayer = Callable[..., Player]


GAMES = tuple(FINISHED)


FAULTS = ("serious", "critical")


def tab_to(player: Player, selector: str, most: int = 400) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(most):
        if player.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        player.page.keyboard.press("Tab")
    pytest.fail(f"the keyboard does not reach {selector}")


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_alone_is_enough(new_player: NewPlayer, game: str) -> None:
    player = new_player()
    tab_to(player, f".poster a[href='/play/{game}'].button")
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(".table-options .seats select")
    tab_to(player, ".table-options > .main")
    player.page.keyboard.press("Enter")
    player.at_table()
    for k in range(10):
        found = player.wait()
        on_board = k % 2 and player.page.locator("#stage .can").count()
        tab_to(player, ".confirm .main" if found == "confirm" else "#stage .can" if on_board else ".choices button")
        player.page.keyboard.press("Enter")
        player.page.wait_for_timeout(150)
    assert player.page.locator(".log li").count() > 2
    assert player.errors == []


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("room", ["front", "setup", *GAMES])
def test_axe_finds_no_serious_fault(new_player: NewPlayer, room: str, light: str) -> None:
    player = new_player()
    player.page.evaluate("light => localStorage.setItem('zashiki.light', JSON.stringify(light))", light)
    if room == "setup":
        player.page.goto(f"{player.url}/play/iki")
        player.page.wait_for_selector(".table-options .seats select")
    elif room in GAMES:
        player.create_table(room)
        player.wait()
    else:
        player.page.reload()
        player.page.wait_for_selector(".poster")
    found = Axe().run(player.page).response["violations"]
    faults = [(v["id"], v["impact"], [n["target"] for n in v["nodes"]][:4]) for v in found if v["impact"] in FAULTS]
    assert faults == []
