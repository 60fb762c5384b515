"""The rulebook page: search, links to paragraphs, examples, size."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from tests.support import FINISHED
from zashiki.registry import kind
from zashiki.teaching.examples import examples_of
from zashiki.text.speech import LANGUAGES

from .player import PHONE, Player

NewPlayer = Callable[..., Player]


GAMES = tuple(FINISHED)


BUDGET = 40 * 1024


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
def test_a_search_lands_on_the_right_paragraph(new_player: NewPlayer, game: str, language: str) -> None:
    player = new_player(language=language)
    player.page.goto(f"{player.url}/rules/{game}")
    wanted, id_ = SEARCHES[game, language]
    player.page.wait_for_selector(".pages article")
    player.page.locator("input[type=search]").fill(wanted)
    first = player.page.locator(".pages.found article").first
    first.wait_for()
    assert first.get_attribute("id") == f"rule-{id_}"
    first.locator("a.anchor").click()
    player.page.wait_for_selector(f".pages:not(.found) article.here#rule-{id_.replace('.', chr(92) + '.')}")
    assert player.page.url.endswith(f"/rules/{game}#{id_}")
    assert player.errors == []


def test_a_link_opens_the_book_at_its_paragraph(new_player: NewPlayer) -> None:
    player = new_player(PHONE, language="fr")
    player.page.goto(f"{player.url}/rules/iki#fire.spread")
    rule = player.page.locator("article.here")
    rule.wait_for()
    player.page.wait_for_function("document.querySelector('.here').getBoundingClientRect().top < innerHeight")
    assert rule.locator("h4").inner_text().startswith(kind("iki").book("fr")["fire.spread"].title)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_opened_and_played_on(new_player: NewPlayer, game: str, language: str) -> None:
    player = new_player(language=language)
    example = next(iter(examples_of(game).values()))
    player.page.goto(f"{player.url}/rules/{game}#{example.rule}")
    figure = player.page.locator(f".example[data-example='{example.id}']")
    figure.locator("figcaption button").click()
    figure.locator(".example-board svg").first.wait_for(state="attached")
    figure.locator(".example-view .buttons button").first.click()
    assert figure.locator(".happened li").count() > 0
    figure.locator(".example-view .main").click()
    player.at_table()
    assert player.wait() in ("choose", "confirm")
    assert player.errors_but("icon.svg") == []


@pytest.mark.parametrize("game", GAMES)
def test_opening_the_rulebook_adds_at_most_40_kb(new_player: NewPlayer, game: str) -> None:
    player = new_player(language="ru")
    player.create_table(game)
    player.wait()
    packed: list[int] = []

    def weigh(response: Response) -> None:
        if "/rules" in response.url or "/examples" in response.url or "/assets/" in response.url:
            packed.append(len(gzip.compress(response.body(), 6)))

    player.page.on("response", weigh)
    player.page.locator(".bar button.small").first.click()
    player.page.wait_for_selector(".book article")
    player.page.wait_for_timeout(300)
    assert packed
    assert sum(packed) <= BUDGET
