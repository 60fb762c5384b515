"""The review page: a recorded game from its first draw to its end, from any perspective, with the coach."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Route

import zashiki

from .player import DESK, PHONE, Player
from .review_page import (
    ALTERABLE,
    COACH,
    FILES,
    LANGUAGES,
    RECORDS,
    actions,
    at_review,
    coached,
    open_record,
    place,
    text_of,
    wait_for,
    with_coach,
)

NewPlayer = Callable[..., Player]


SHORT = FILES | ALTERABLE | {"iki": RECORDS / "iki/records/players-2.txt"}
"""Short games, which the coach reviews quickly."""


NO_COACH = ("/review?", "console: Failed to load resource")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", FILES)
def test_a_recorded_game_is_reviewed_from_end_to_end(new_player: NewPlayer, game: str, screen: dict[str, int]) -> None:
    player, text = new_player(screen), text_of(game)
    page, state = player.page, zashiki.replay(text)
    with_coach(player, text)
    open_record(player, text)
    assert place(page) == len(state.log)
    assert page.locator(".drawn.scores .curve").count() == state.game.players
    page.locator("[data-step=first]").click()
    wait_for(page, 0)
    page.locator("[data-step=on]").click()
    wait_for(page, 1)
    page.locator("[data-step=my-next]").click()
    page.wait_for_function("() => location.hash !== '#1'")
    assert state.log[place(page)].actor >= 0, "it is a decision"
    totals = page.locator(".legend strong").all_inner_texts()
    assert totals == [str(row["total"]) for row in state.replayed(actions(state, place(page))).scores()]
    page.locator("[data-tab=moves]").click()
    page.locator(".moves .line").last.click()
    page.wait_for_function("k => Number(location.hash.slice(1)) > k - 12", arg=len(state.log))
    assert page.locator(".moves [aria-current]").count() == 1
    page.locator("[data-tab=coach]").click()
    page.locator(".coach .main").click()
    page.locator(".coach progress").wait_for()
    page.locator(".shares .balance").first.wait_for()
    assert page.locator(".drawn.chances .curve").count() == state.game.players
    assert page.locator(".track .turning").count() == page.locator(".turning-points li").count() == 2
    page.locator(".turning-points .line").first.click()
    page.locator(".decision .candidates .played").wait_for()
    assert page.locator(".candidates tbody tr").count() == 2
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 1
    assert player.errors == []


@pytest.mark.parametrize("game", FILES)
def test_the_coach_reviews_a_whole_game_in_every_language(new_player: NewPlayer, game: str) -> None:
    text = SHORT[game].read_text(encoding="utf-8")
    state = zashiki.replay(text)
    said, address = set(), ""
    for language in LANGUAGES:
        player = new_player(language=language)
        page = player.page
        page.route(COACH, quickly)
        if address:  # what he found is kept with the table
            page.goto(address)
            at_review(player)
            page.locator("[data-tab=coach]").click()
        else:
            open_record(player, text)
            page.locator("[data-tab=coach]").click()
            page.locator(".coach .main").click()
            page.locator(".coach progress").wait_for()
            address = page.url.split("#")[0]
        page.locator(".shares .balance").first.wait_for(timeout=200_000)
        assert page.locator(".shares .share").count() == state.game.players
        assert page.locator(".drawn.chances .curve").count() == state.game.players
        assert page.locator(".track .turning").count() == page.locator(".turning-points li").count() > 0
        page.locator(".turning-points .line").first.click()
        page.locator(".decision .candidates .played").wait_for()
        assert page.locator(".candidates tbody tr").count() > 1
        said.add(page.locator(".coach").inner_text())
        assert player.errors == []
        page.close()
    assert len(said) == len(LANGUAGES)


def quickly(route: Route) -> None:
    """Ask for a quick review in place of the usual one."""
    wish = '{"depth": "quick"}' if route.request.method == "POST" else None
    route.continue_(url=f"{route.request.url}&depth=quick", post_data=wish)


def test_a_server_without_a_coach_is_reviewed_all_the_same(new_player: NewPlayer) -> None:
    player = new_player()
    player.page.route(
        COACH,
        lambda route: route.fulfill(status=404, body='{"type": "refusal", "refusal": "unknown-path", "text": ""}'),
    )
    open_record(player, text_of("tokaido-duo"))
    player.page.locator("[data-tab=coach]").click()
    assert player.page.locator(".coach").inner_text()
    assert player.errors_but(*NO_COACH) == []


@pytest.mark.parametrize("game", FILES)
def test_keys_step_through_the_game(new_player: NewPlayer, game: str) -> None:
    player, text = new_player(), text_of(game)
    page, state = player.page, zashiki.replay(text)
    with_coach(player, text)
    open_record(player, text)
    last = len(state.log)
    page.keyboard.press("Home")
    wait_for(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    wait_for(page, 2)
    page.keyboard.press("ArrowLeft")
    wait_for(page, 1)
    page.keyboard.press("Shift+ArrowRight")
    decided = next(k for k, entry in enumerate(state.log) if entry.actor >= 0 and k > 1)
    wait_for(page, decided)
    page.keyboard.press(" ")
    wait_for(page, decided + 2)
    page.keyboard.press(" ")
    page.locator(".track input").focus()
    page.keyboard.press("End")
    wait_for(page, last)
    page.keyboard.press("ArrowLeft")
    wait_for(page, last - 1)
    assert player.errors == []


def test_a_link_leads_to_its_move(new_player: NewPlayer) -> None:
    player, text = new_player(), text_of("geishas-road")
    with_coach(player, text)
    open_record(player, text)
    address = player.page.url.split("#")[0]
    player.page.goto("about:blank")
    player.page.goto(f"{address}#61")
    at_review(player)
    wait_for(player.page, 61)
    assert "61" in player.page.locator(".where").inner_text()


def test_a_perspective_shows_no_card_that_the_seat_did_not_see(new_player: NewPlayer) -> None:
    player, text = new_player(), text_of("geishas-road")
    page, state = player.page, zashiki.replay(text)
    with_coach(player, text)
    open_record(player, text)
    for k in (45, 80):
        page.evaluate("k => { location.hash = `#${k}` }", k)
        view = state.replayed(actions(state, k)).open_view()
        for seat, eyes in ((0, "0"), (1, "1"), (None, "open")):
            with page.expect_response(lambda r, k=k, eyes=eyes: f"at={k}&eyes={eyes}" in r.url or "story" in r.url):
                page.locator(".perspective select").select_option("open" if eyes != "open" else "0")
                page.locator(".perspective select").select_option(eyes)
            page.wait_for_timeout(600)
            shown = set(page.eval_on_selector_all("#stage [data-card]", "all => all.map(e => e.dataset.card)"))
            hands = [set(view["hand"][s]) for s in (0, 1)]
            if seat is None:
                assert hands[0] | hands[1] <= shown
            else:
                assert hands[seat] <= shown
                assert not shown & hands[1 - seat]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FILES)
def test_the_review_page_speaks_every_language(new_player: NewPlayer, game: str, language: str) -> None:
    player, text = new_player(language=language), text_of(game)
    page = player.page
    with_coach(player, text)
    open_record(player, text)
    page.locator("[data-step=my-before]").click()
    said = []
    for tab in ("moves", "coach", "fairness", "take"):
        page.locator(f"[data-tab={tab}]").click()
        page.wait_for_timeout(200)
        said.append(page.locator(".review").inner_text())
    words = " ".join(said)
    assert not re.search(r"\b(tab|step|fair|coach|take|play-on|eyes)-[a-z]", words), "a message without words"
    assert bool(re.search("[а-яё]", words)) == (language == "ru")
    assert player.errors == []


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("tab", ["moves", "coach", "fairness", "take"])
def test_axe_finds_no_serious_fault(new_player: NewPlayer, tab: str, light: str) -> None:
    player, text = new_player(), text_of("tokaido-duo")
    player.page.evaluate("light => localStorage.setItem('zashiki.light', JSON.stringify(light))", light)
    player.page.route(COACH, lambda route: route.fulfill(status=200, body=json.dumps(coached(text))))
    open_record(player, text)
    player.page.locator("[data-step=my-before]").click()
    player.page.locator(f"[data-tab={tab}]").click()
    player.page.wait_for_timeout(500)
    found = Axe().run(player.page).response["violations"]
    serious = [v for v in found if v["impact"] in ("serious", "critical")]
    assert [(v["id"], [n["target"] for n in v["nodes"]][:4]) for v in serious] == []
