"""The table page: reasons, take-backs, tips, hints, rulebook, layout, chat."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.support import FINISHED
from zashiki.text.speech import LANGUAGES

from .player import DESK, PHONE, PLACE_FOR, Player

NewPlayer = Callable[..., Player]
GAMES = tuple(FINISHED)
SOMETHING_TOLD = """() => {
    for (const thing of document.querySelectorAll('#stage .own [data-tip]')) {
        const box = thing.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
        if (document.elementFromPoint(x, y)?.closest('[data-tip]') === thing) return [x, y, thing.dataset.tip];
    }
}"""


NOT_ALLOWED = """() => {
    for (const place of document.querySelectorAll('#stage [data-act]:not(.can)')) {
        if (place.closest('.can') || place.querySelector('.can')) continue;
        const box = place.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
        const found = document.elementFromPoint(x, y);
        if (found && found.closest('[data-act]') === place) return [x, y];
    }
}"""
"""Returns the middle of a place on the board whose actions are not legal now."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_allowed_says_why_and_opens_the_rule(new_player: NewPlayer, game: str, language: str) -> None:
    player = new_player(language=language)
    player.create_table(game)
    player.wait()
    player.page.mouse.click(*player.page.evaluate(NOT_ALLOWED))
    notice = player.page.locator(".notice p")
    notice.wait_for()
    assert len(notice.inner_text()) > 10
    player.page.locator(".notice button.small").click()
    rule = player.page.locator(".book article.here")
    rule.wait_for()
    assert notice.inner_text()[:20] in rule.inner_text().replace("\n", " ")
    assert player.errors == []


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_can_be_taken_back(new_player: NewPlayer, game: str) -> None:
    player = new_player(seed=2)
    player.create_table(game)
    for _ in range(80):
        player.step()
        if player.wait() == "choose" and player.page.locator(".undo button").count():
            break
    before = player.asked
    player.page.locator(".undo button").first.click()
    player.page.wait_for_function("before => document.querySelector('.asked p').innerText !== before", arg=before)
    player.wait()
    assert player.errors == []


def test_what_cannot_be_taken_back_is_asked_twice_unless_switched_off(new_player: NewPlayer) -> None:
    player = new_player(seed=2)
    player.create_table("tokaido-duo")
    seen = {player.step() for _ in range(16)}
    assert "confirm" in seen
    player.page.locator(".bar .popup button").last.click()
    player.page.locator(".popup-content .check input").nth(1).uncheck()
    player.page.keyboard.press("Escape")
    seen = {player.step() for _ in range(16)} - {"confirm"}
    assert player.page.locator(".confirm").count() == 0
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_tips_say_what_things_are(new_player: NewPlayer, game: str) -> None:
    player = new_player()
    player.create_table(game)
    player.wait()
    x, y, text = player.page.evaluate(SOMETHING_TOLD)
    player.page.mouse.move(x, y)
    tip = player.page.locator(".tip")
    tip.wait_for()
    assert tip.inner_text().startswith(text)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_points_at_what_it_speaks_of(new_player: NewPlayer, game: str) -> None:
    player = new_player()
    player.create_table(game)
    player.play_on(8)
    lines = player.page.locator(".log .line")
    for k in reversed(range(lines.count())):
        lines.nth(k).hover()
        if player.page.locator("#stage .highlighted").count():
            break
    assert player.page.locator("#stage .highlighted").count() > 0


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_does_not_jump_and_nothing_runs_out_of_the_page(
    new_player: NewPlayer, game: str, screen: dict[str, int]
) -> None:
    player = new_player(screen)
    player.page.evaluate(
        """() => { window.shift = 0; new PerformanceObserver(list => {
            for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
        }).observe({ type: "layout-shift", buffered: true }); }"""
    )
    player.create_table(game)
    player.play_on(4)
    assert player.page.evaluate("window.shift ?? 0") < 0.1
    assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 1


WHAT_IS_DRAWN = """() => [...document.querySelectorAll('#stage svg *')].map(thing => {
    const lit = ['class', 'tabindex', 'role', 'aria-label', 'style'];
    const said = [...thing.attributes].filter(a => !lit.includes(a.name)).map(a => `${a.name}=${a.value}`).sort();
    return [thing.tagName, ...said, thing.children.length ? '' : thing.textContent].join(' ');
})"""


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_brought_up_to_date_is_the_one_that_would_be_drawn_anew(new_player: NewPlayer, game: str) -> None:
    player = new_player(seed=5)
    player.create_table(game)
    for _ in range(3):
        player.play_on(7)
        player.wait()
        followed = player.page.evaluate(WHAT_IS_DRAWN)
        player.page.reload()
        player.at_table()
        player.wait()
        assert player.page.evaluate(WHAT_IS_DRAWN) == followed


def test_the_page_can_be_used_at_twice_the_size(new_player: NewPlayer) -> None:
    player = new_player({"width": 640, "height": 430})  # a desk of 1280 x 860 at 200%
    player.create_table("geishas-road")
    assert player.play_on(4) in ("choose", "confirm")
    assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_cuts_nothing_off(new_player: NewPlayer, game: str, language: str) -> None:
    player = new_player(PHONE, language=language)
    page = player.page
    page.goto(f"{player.url}/play/{game}")
    page.wait_for_selector(".table-options .seats select")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    player.create_table(game)
    player.wait()
    hidden = page.eval_on_selector_all(
        "#stage .part",
        "all => all.map(e => [e.dataset.part, e.scrollWidth - e.clientWidth]).filter(pair => pair[1] > 1)",
    )
    assert {name for name, _ in hidden} <= {"west", "east"}, "only the two banks of Edo are panned"


def test_the_book_stands_beside_the_table(new_player: NewPlayer) -> None:
    player = new_player()
    player.create_table("tokaido-duo")
    player.wait()
    player.page.locator(".bar > button.small").click()
    book = player.page.locator(".book")
    book.locator("article").first.wait_for()
    left = book.evaluate("e => e.getBoundingClientRect().left")
    for part in (".prompt", "#stage", ".bar"):
        assert player.page.locator(part).evaluate("e => e.getBoundingClientRect().right") <= left
    player.step()
    player.page.keyboard.press("Escape")
    book.wait_for(state="detached")
    assert player.errors == []


def test_a_tip_stays_on_the_page(new_player: NewPlayer) -> None:
    player = new_player()
    player.create_table("geishas-road")
    player.wait()
    crest, tip = player.page.locator("#stage .other [data-tip]").first.bounding_box(), player.page.locator(".tip")
    assert crest
    player.page.mouse.move(crest["x"] + 10, crest["y"] + 10)
    tip.wait_for()
    assert tip.evaluate("e => { const b = e.getBoundingClientRect(); return b.left >= 0 && b.right <= innerWidth }")


def test_no_tip_comes_up_under_a_pointer_that_rests_after_a_click(new_player: NewPlayer) -> None:
    player = new_player()
    player.create_table("tokaido-duo")
    player.wait()
    action = player.page.locator(".choices button[data-action]").first.get_attribute("data-action") or ""
    x, y = player.page.evaluate(PLACE_FOR, action)
    player.page.mouse.click(x, y)
    player.page.wait_for_timeout(1200)
    assert player.page.locator(".tip").count() == 0
    player.page.mouse.move(x + 60, y)
    player.page.mouse.move(x, y + 2)
    player.page.locator(".tip").wait_for()


def test_the_focus_follows_a_player_who_uses_the_keyboard(new_player: NewPlayer) -> None:
    player = new_player()
    player.create_table("geishas-road")
    for _ in range(4):
        player.wait()
        button = player.page.locator(".confirm .main, .choices button[data-action]").first
        button.focus()
        player.page.keyboard.press("Enter")
        player.page.wait_for_function(
            "() => document.activeElement.closest('.choices, .confirm') && document.activeElement.isConnected"
        )
    player.page.locator(".log .line").last.focus()
    newest = player.page.evaluate("document.activeElement.innerText")
    player.page.keyboard.press("ArrowUp")
    assert player.page.evaluate("document.activeElement.innerText") != newest
    assert player.page.locator(".log .line[tabindex='0']").count() == 1


def test_points_and_chat(new_player: NewPlayer) -> None:
    player = new_player()
    player.create_table("tokaido-duo")
    player.play_on(6)
    player.page.locator(".tabs button").nth(1).click()
    assert player.page.locator(".points .total td").count() == 2
    player.page.locator(".tabs button").nth(2).click()
    player.page.locator(".talk input").fill("good evening")
    player.page.locator(".talk form button").click()
    player.page.locator(".talk li", has_text="good evening").wait_for()
    assert player.errors == []


def test_my_tables_are_remembered(new_player: NewPlayer) -> None:
    player = new_player()
    player.create_table("geishas-road")
    table = player.page.url.rsplit("/", 1)[1]
    player.page.goto(player.url)
    player.page.locator(f".my-tables a[href='/table/{table}']").click()
    player.page.wait_for_selector("#stage .board svg")
    player.wait()
    assert player.errors == []


def test_hints_light_what_a_bot_would_do(new_player: NewPlayer) -> None:
    player = new_player()
    page = player.page
    page.goto(f"{player.url}/play/tokaido-duo")
    page.wait_for_selector(".table-options .seats select")
    page.locator(".hints input").check()
    page.locator(".table-options > .main").click()
    player.at_table()
    player.wait()
    button = page.locator(".choices button[data-action]").first
    action, label = button.get_attribute("data-action"), button.inner_text()
    hint = {"action": action, "label": label, "visits": 9, "win": 0.6, "error": 0.05, "scores": [20.0, 18.0]}
    page.route("**/hint?*", lambda route: route.fulfill(status=200, body=json.dumps({"candidates": [hint]})))
    page.locator(".hint button").click()
    page.locator(".candidates tbody tr").wait_for()
    assert label in page.locator(".candidates").inner_text()
    assert page.evaluate(
        "a => [...document.querySelectorAll('#stage [data-act]')].every(e => "
        "e.classList.contains('hinted') === e.dataset.act.split('|').includes(a))",
        action,
    )
    assert player.errors == []
