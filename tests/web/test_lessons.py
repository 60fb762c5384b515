"""Lessons in the browser: the guided first games by clicks to their end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.support import FINISHED
from zashiki.teaching.lessons import lesson_of
from zashiki.text.speech import LANGUAGES

from .player import DESK, PHONE, Player

NewPlayer = Callable[..., Player]


GAMES = tuple(FINISHED)


MOMENT = 300


def attend(player: Player, game: str) -> None:
    player.page.goto(f"{player.url}/learn/{game}")
    player.page.wait_for_selector(".lesson-step[data-step]")


def at_step(player: Player, number: int) -> None:
    player.page.wait_for_function(
        """n => { const step = document.querySelector('.lesson-step');
        return step?.dataset.step === String(n) && !!step.querySelector('.buttons .main, [data-action]'); }""",
        arg=number,
    )


def follow(player: Player, action: str | None) -> None:
    """Do what the step asks for: on the board, or by its button if the board has no place for it."""
    if action is None:
        player.page.locator(".lesson-step .main").click()
        return
    before = shown_step(player)
    if player.on_board(action):
        for _ in range(10):
            if shown_step(player) != before:
                return
            player.page.wait_for_timeout(MOMENT)
    player.page.locator(f".lesson-step [data-action='{action}']").click()


def shown_step(player: Player) -> str:
    return str(player.page.evaluate("document.querySelector('.lesson-step')?.dataset.step ?? 'over'"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_guided_game_by_clicks_to_its_end(new_player: NewPlayer, game: str, language: str) -> None:
    player = new_player(PHONE if language in ("ru", "pl") else DESK, language=language)
    attend(player, game)
    lesson = lesson_of(game)
    for number, step in enumerate(lesson.steps):
        at_step(player, number)
        words = lesson.text(step, language).replace("*", "")
        assert player.page.locator(".note").inner_text().strip() == words
        for mark in step.look:
            assert player.page.locator(f"#stage .highlighted[data-mark~='{mark}']").count() > 0, (step.note, mark)
        follow(player, step.action)
    player.page.wait_for_selector(".lesson-end .main")
    assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 1
    assert player.errors == []


def test_a_lesson_can_be_left_and_resumed_and_leads_to_a_first_table(new_player: NewPlayer) -> None:
    player = new_player()
    player.page.locator("a.button[href='/learn/geishas-road']").click()
    steps = lesson_of("geishas-road").steps
    for number in range(5):
        at_step(player, number)
        follow(player, steps[number].action)
    at_step(player, 5)
    player.page.goto(player.url)
    attend(player, "geishas-road")
    at_step(player, 5)
    player.page.locator(".lesson-step .plain").first.click()
    at_step(player, 4)
    for number in range(4, len(steps)):
        at_step(player, number)
        follow(player, steps[number].action)
    player.page.locator(".lesson-end .main").click()
    player.at_table()
    assert player.wait() in ("choose", "confirm")
    assert player.errors == []


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_click_gets_a_friendly_why(new_player: NewPlayer, game: str) -> None:
    player = new_player()
    attend(player, game)
    steps = lesson_of(game).steps
    first = next(k for k, step in enumerate(steps) if step.action)
    for number in range(first):
        at_step(player, number)
        follow(player, None)
    at_step(player, first)
    places = player.page.locator("#stage [data-act]:not(.can)")
    for k in range(places.count()):
        place = places.nth(k)
        if place.is_visible() and not place.evaluate("e => !!e.closest('.can') || !!e.querySelector('.can')"):
            place.click(force=True)
            break
    notice = player.page.locator(".lesson-step .notice p")
    notice.wait_for()
    assert len(notice.inner_text()) > 10
    at_step(player, first)
    assert player.errors == []
