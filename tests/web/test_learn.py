"""Learning in a browser: the guided first games by clicks to their end, the rulebook, its examples."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest

from zashiki.core.examples import examples_of
from zashiki.core.kind import LANGUAGES
from zashiki.core.lessons import lesson_of
from zashiki.core.registry import kind

from .guests import DESK, PHONE, Guest

Enter = Callable[..., Guest]
GAMES = ("geishas-road", "tokaido-duo", "iki")
BUDGET = 40 * 1024
MOMENT = 300


def attend(someone: Guest, game: str) -> None:
    someone.page.goto(f"{someone.house}/learn/{game}")
    someone.page.wait_for_selector(".teacher[data-step]")


def at_step(someone: Guest, number: int) -> None:
    someone.page.wait_for_function(
        """n => { const teacher = document.querySelector('.teacher');
        return teacher?.dataset.step === String(n) && !!teacher.querySelector('.buttons .main, [data-action]'); }""",
        arg=number,
    )


def follow(someone: Guest, action: str | None) -> None:
    """Do what the lesson asks for: on the board where it can be done there."""
    if action is None:
        someone.page.locator(".teacher .main").click()
        return
    before = teacher_step(someone)
    if someone.on_board(action):
        for _ in range(10):
            if teacher_step(someone) != before:
                return
            someone.page.wait_for_timeout(MOMENT)
    someone.page.locator(f".teacher [data-action='{action}']").click()  # no place for it, or the page moved just then


def teacher_step(someone: Guest) -> str:
    return str(someone.page.evaluate("document.querySelector('.teacher')?.dataset.step ?? 'over'"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_guided_game_by_clicks_to_its_end(guest: Enter, game: str, language: str) -> None:
    someone = guest(PHONE if language in ("ru", "pl") else DESK, language=language)
    attend(someone, game)
    lesson = lesson_of(game)
    for number, step in enumerate(lesson.steps):
        at_step(someone, number)
        words = lesson.text(step, language).replace("*", "")
        assert someone.page.locator(".note").inner_text().strip() == words
        for mark in step.look:
            assert someone.page.locator(f"#stage .spoken[data-mark~='{mark}']").count() > 0, (step.note, mark)
        follow(someone, step.action)
    someone.page.wait_for_selector(".finish .main")
    assert someone.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 1
    assert someone.complaints == []


def test_a_lesson_can_be_left_and_resumed_and_leads_to_a_first_table(guest: Enter) -> None:
    someone = guest()
    someone.page.locator("a.button[href='/learn/geishas-road']").click()
    steps = lesson_of("geishas-road").steps
    for number in range(5):
        at_step(someone, number)
        follow(someone, steps[number].action)
    at_step(someone, 5)
    someone.page.goto(someone.house)
    attend(someone, "geishas-road")
    at_step(someone, 5)
    someone.page.locator(".teacher .plain").first.click()
    at_step(someone, 4)
    for number in range(4, len(steps)):
        at_step(someone, number)
        follow(someone, steps[number].action)
    someone.page.locator(".finish .main").click()
    someone.at_table()
    assert someone.wait() in ("choose", "confirm")
    assert someone.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_click_gets_a_friendly_why(guest: Enter, game: str) -> None:
    someone = guest()
    attend(someone, game)
    steps = lesson_of(game).steps
    first = next(k for k, step in enumerate(steps) if step.action)
    for number in range(first):
        at_step(someone, number)
        follow(someone, None)
    at_step(someone, first)
    places = someone.page.locator("#stage [data-act]:not(.can)")
    for k in range(places.count()):
        place = places.nth(k)
        if place.is_visible() and not place.evaluate("e => !!e.closest('.can') || !!e.querySelector('.can')"):
            place.click(force=True)
            break
    notice = someone.page.locator(".teacher .notice p")
    notice.wait_for()
    assert len(notice.inner_text()) > 10
    at_step(someone, first)
    assert someone.complaints == []


SEARCHES = {
    ("geishas-road", "en"): ("four geisha", "score.four"),
    ("geishas-road", "ru"): ("четыре гейши", "score.four"),
    ("geishas-road", "fr"): ("quatre geishas", "score.four"),
    ("geishas-road", "pl"): ("cztery gejsze", "score.four"),
    ("tokaido-duo", "en"): ("front painting", "artist.front"),
    ("tokaido-duo", "ru"): ("поспешный странник", "wave.hasty"),
    ("tokaido-duo", "fr"): ("sixième plaque", "end.slab"),
    ("tokaido-duo", "pl"): ("wiara", "score.faith"),
    ("iki", "en"): ("harmony", "payday.harmony"),
    ("iki", "ru"): ("гармония", "payday.harmony"),
    ("iki", "fr"): ("auberge", "building.inn"),
    ("iki", "pl"): ("przychod", "hire.income"),
}


@pytest.mark.parametrize(("game", "language"), SEARCHES)
def test_a_search_lands_on_the_right_paragraph(guest: Enter, game: str, language: str) -> None:
    someone = guest(language=language)
    someone.page.goto(f"{someone.house}/rules/{game}")
    wanted, id_ = SEARCHES[game, language]
    someone.page.wait_for_selector(".pages article")
    someone.page.locator("input[type=search]").fill(wanted)
    first = someone.page.locator(".pages.found article").first
    first.wait_for()
    assert first.get_attribute("id") == f"rule-{id_}"
    first.locator("a.anchor").click()
    someone.page.wait_for_selector(f".pages:not(.found) article.here#rule-{id_.replace('.', chr(92) + '.')}")
    assert someone.page.url.endswith(f"/rules/{game}#{id_}")
    assert someone.complaints == []


def test_a_link_opens_the_book_at_its_paragraph(guest: Enter) -> None:
    someone = guest(PHONE, language="fr")
    someone.page.goto(f"{someone.house}/rules/iki#fire.spread")
    rule = someone.page.locator("article.here")
    rule.wait_for()
    someone.page.wait_for_function("document.querySelector('.here').getBoundingClientRect().top < innerHeight")
    assert rule.locator("h4").inner_text().startswith(kind("iki").book("fr")["fire.spread"].title)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_opened_and_played_on(guest: Enter, game: str, language: str) -> None:
    someone = guest(language=language)
    example = next(iter(examples_of(game).values()))
    someone.page.goto(f"{someone.house}/rules/{game}#{example.rule}")
    figure = someone.page.locator(f".example[data-example='{example.id}']")
    figure.locator("figcaption button").click()
    figure.locator(".little svg").first.wait_for(state="attached")
    figure.locator(".live .buttons button").first.click()
    assert figure.locator(".happened li").count() > 0
    figure.locator(".live .main").click()
    someone.at_table()
    assert someone.wait() in ("choose", "confirm")
    assert someone.without("icon.svg") == []


@pytest.mark.parametrize("game", GAMES)
def test_opening_the_rulebook_adds_at_most_40_kb(guest: Enter, game: str) -> None:
    someone = guest(language="ru")
    someone.order(game)
    someone.wait()
    packed: list[int] = []

    def weigh(response) -> None:
        if "/rules" in response.url or "/examples" in response.url or "/assets/" in response.url:
            packed.append(len(gzip.compress(response.body(), 6)))

    someone.page.on("response", weigh)
    someone.page.locator(".bar button.small").first.click()
    someone.page.wait_for_selector(".book article")
    someone.page.wait_for_timeout(300)
    assert packed
    assert sum(packed) <= BUDGET
