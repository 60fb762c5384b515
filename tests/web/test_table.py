"""What the table does for one who sits at it: reasons, take-backs, tips, rules, settings."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from zashiki.core.speech import LANGUAGES

from .guests import DESK, PHONE, PLACE_FOR, Guest

Enter = Callable[..., Guest]
GAMES = ("geishas-road", "tokaido-duo", "iki")
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
"""The middle of a place on the board that stands for an action and offers none now."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_allowed_says_why_and_opens_the_rule(guest: Enter, game: str, language: str) -> None:
    someone = guest(language=language)
    someone.order(game)
    someone.wait()
    someone.page.mouse.click(*someone.page.evaluate(NOT_ALLOWED))
    notice = someone.page.locator(".notice p")
    notice.wait_for()
    assert len(notice.inner_text()) > 10
    someone.page.locator(".notice button.small").click()
    rule = someone.page.locator(".book article.here")
    rule.wait_for()
    assert notice.inner_text()[:20] in rule.inner_text().replace("\n", " ")
    assert someone.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_can_be_taken_back(guest: Enter, game: str) -> None:
    someone = guest(seed=2)
    someone.order(game)
    for _ in range(80):
        someone.step()
        if someone.wait() == "choose" and someone.page.locator(".undo button").count():
            break
    before = someone.asked
    someone.page.locator(".undo button").first.click()
    someone.page.wait_for_function("before => document.querySelector('.asked p').innerText !== before", arg=before)
    someone.wait()
    assert someone.complaints == []


def test_what_cannot_be_taken_back_is_asked_twice_unless_switched_off(guest: Enter) -> None:
    someone = guest(seed=2)
    someone.order("tokaido-duo")
    seen = {someone.step() for _ in range(16)}
    assert "confirm" in seen
    someone.page.locator(".bar .popup button").last.click()
    someone.page.locator(".leaf .check input").nth(1).uncheck()
    someone.page.keyboard.press("Escape")
    seen = {someone.step() for _ in range(16)} - {"confirm"}
    assert someone.page.locator(".confirm").count() == 0
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_things_say_what_they_are(guest: Enter, game: str) -> None:
    someone = guest()
    someone.order(game)
    someone.wait()
    x, y, text = someone.page.evaluate(SOMETHING_TOLD)
    someone.page.mouse.move(x, y)
    tip = someone.page.locator(".tip")
    tip.wait_for()
    assert tip.inner_text().startswith(text)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_points_at_what_it_speaks_of(guest: Enter, game: str) -> None:
    someone = guest()
    someone.order(game)
    someone.play_on(8)
    lines = someone.page.locator(".log .line")
    for k in reversed(range(lines.count())):
        lines.nth(k).hover()
        if someone.page.locator("#stage .spoken").count():
            break
    assert someone.page.locator("#stage .spoken").count() > 0


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_does_not_jump_and_nothing_runs_out_of_the_page(
    guest: Enter, game: str, screen: dict[str, int]
) -> None:
    someone = guest(screen)
    someone.page.evaluate(
        """() => { window.shift = 0; new PerformanceObserver(list => {
            for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
        }).observe({ type: "layout-shift", buffered: true }); }"""
    )
    someone.order(game)
    someone.play_on(4)
    assert someone.page.evaluate("window.shift ?? 0") < 0.1
    assert someone.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 1


WHAT_IS_DRAWN = """() => [...document.querySelectorAll('#stage svg *')].map(thing => {
    const lit = ['class', 'tabindex', 'role', 'aria-label', 'style'];
    const said = [...thing.attributes].filter(a => !lit.includes(a.name)).map(a => `${a.name}=${a.value}`).sort();
    return [thing.tagName, ...said, thing.children.length ? '' : thing.textContent].join(' ');
})"""


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_brought_up_to_date_is_the_one_that_would_be_drawn_anew(guest: Enter, game: str) -> None:
    someone = guest(seed=5)
    someone.order(game)
    for _ in range(3):
        someone.play_on(7)
        someone.wait()
        followed = someone.page.evaluate(WHAT_IS_DRAWN)
        someone.page.reload()
        someone.at_table()
        someone.wait()
        assert someone.page.evaluate(WHAT_IS_DRAWN) == followed


def test_the_page_can_be_used_at_twice_the_size(guest: Enter) -> None:
    someone = guest({"width": 640, "height": 430})  # a desk of 1280 x 860 at 200%
    someone.order("geishas-road")
    assert someone.play_on(4) in ("choose", "confirm")
    assert someone.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_cuts_nothing_off(guest: Enter, game: str, language: str) -> None:
    someone = guest(PHONE, language=language)
    page = someone.page
    page.goto(f"{someone.house}/play/{game}")
    page.wait_for_selector(".wishes .seats select")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    someone.order(game)
    someone.wait()
    hidden = page.eval_on_selector_all(
        "#stage .part",
        "all => all.map(e => [e.dataset.part, e.scrollWidth - e.clientWidth]).filter(pair => pair[1] > 1)",
    )
    assert {name for name, _ in hidden} <= {"west", "east"}, "only the two banks of Edo are panned"


def test_the_book_stands_beside_the_table(guest: Enter) -> None:
    someone = guest()
    someone.order("tokaido-duo")
    someone.wait()
    someone.page.locator(".bar > button.small").click()
    book = someone.page.locator(".book")
    book.locator("article").first.wait_for()
    left = book.evaluate("e => e.getBoundingClientRect().left")
    for part in (".prompt", "#stage", ".bar"):
        assert someone.page.locator(part).evaluate("e => e.getBoundingClientRect().right") <= left
    someone.step()
    someone.page.keyboard.press("Escape")
    book.wait_for(state="detached")
    assert someone.complaints == []


def test_a_tip_stays_on_the_page(guest: Enter) -> None:
    someone = guest()
    someone.order("geishas-road")
    someone.wait()
    crest, tip = someone.page.locator("#stage .other [data-tip]").first.bounding_box(), someone.page.locator(".tip")
    assert crest
    someone.page.mouse.move(crest["x"] + 10, crest["y"] + 10)
    tip.wait_for()
    assert tip.evaluate("e => { const b = e.getBoundingClientRect(); return b.left >= 0 && b.right <= innerWidth }")


def test_no_tip_comes_up_under_a_pointer_that_rests_after_a_click(guest: Enter) -> None:
    someone = guest()
    someone.order("tokaido-duo")
    someone.wait()
    action = someone.page.locator(".choices button[data-action]").first.get_attribute("data-action") or ""
    x, y = someone.page.evaluate(PLACE_FOR, action)
    someone.page.mouse.click(x, y)
    someone.page.wait_for_timeout(1200)
    assert someone.page.locator(".tip").count() == 0
    someone.page.mouse.move(x + 60, y)
    someone.page.mouse.move(x, y + 2)
    someone.page.locator(".tip").wait_for()


def test_one_who_moves_by_keys_is_led_on(guest: Enter) -> None:
    someone = guest()
    someone.order("geishas-road")
    for _ in range(4):
        someone.wait()
        button = someone.page.locator(".confirm .main, .choices button[data-action]").first
        button.focus()
        someone.page.keyboard.press("Enter")
        someone.page.wait_for_function(
            "() => document.activeElement.closest('.choices, .confirm') && document.activeElement.isConnected"
        )
    someone.page.locator(".log .line").last.focus()
    newest = someone.page.evaluate("document.activeElement.innerText")
    someone.page.keyboard.press("ArrowUp")
    assert someone.page.evaluate("document.activeElement.innerText") != newest
    assert someone.page.locator(".log .line[tabindex='0']").count() == 1


def test_points_and_talk(guest: Enter) -> None:
    someone = guest()
    someone.order("tokaido-duo")
    someone.play_on(6)
    someone.page.locator(".tabs button").nth(1).click()
    assert someone.page.locator(".points .total td").count() == 2
    someone.page.locator(".tabs button").nth(2).click()
    someone.page.locator(".talk input").fill("good evening")
    someone.page.locator(".talk form button").click()
    someone.page.locator(".talk li", has_text="good evening").wait_for()
    assert someone.complaints == []


def test_my_tables_are_remembered(guest: Enter) -> None:
    someone = guest()
    someone.order("geishas-road")
    table = someone.page.url.rsplit("/", 1)[1]
    someone.page.goto(someone.house)
    someone.page.locator(f".my-tables a[href='/table/{table}']").click()
    someone.page.wait_for_selector("#stage .board svg")
    someone.wait()
    assert someone.complaints == []
