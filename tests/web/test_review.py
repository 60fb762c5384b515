"""The review room: a recorded game from its first draw to its end, through any eyes, with coach and fairness check."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route

import zashiki
from zashiki.core.errors import ZashikiError
from zashiki.server.past import totals as standing

from .guests import DESK, PHONE, Guest

Enter = Callable[..., Guest]
RECORDS = Path(__file__).parents[1] / "games"
FILES = {
    "geishas-road": RECORDS / "geishas_road/records/level-standard-hidden_offer-yes.txt",
    "tokaido-duo": RECORDS / "tokaido_duo/records/players-2.txt",
    "iki": RECORDS / "iki/records/players-3.txt",
}
ALTERABLE = {"geishas-road": RECORDS / "geishas_road/records/level-simple.txt"}
"""In most games of cards every draw matters to a later move; here one can be altered and the moves stay allowed."""
SHORT = FILES | ALTERABLE | {"iki": RECORDS / "iki/records/players-2.txt"}
"""Whole games that a coach is soon through with."""
LANGUAGES = ("en", "ru", "fr", "pl")
COACH = "**/api/tables/*/review?*"
NO_COACH = ("/review?", "console: Failed to load resource")


def text_of(game: str) -> str:
    return FILES[game].read_text(encoding="utf-8")


def open_record(someone: Guest, text: str) -> None:
    """The front room's way to review a record."""
    page = someone.page
    page.goto(someone.house)
    page.locator(".review-record summary").click()
    page.locator(".review-record textarea").fill(text)
    page.locator(".review-record button").click()
    at_review(someone)


def at_review(someone: Guest) -> None:
    someone.page.wait_for_url("**/review/*")
    someone.page.wait_for_selector(".review #stage .board svg")
    someone.page.wait_for_function("() => location.hash.length > 1")


def place(page: Page) -> int:
    return int(page.evaluate("location.hash.slice(1)"))


def wait_for(page: Page, k: int) -> None:
    page.wait_for_function("k => location.hash === `#${k}`", arg=k)


def coached(text: str, seat: int = 0) -> dict[str, Any]:
    """What a coach might say of a game: its form is the server's, its numbers are made up."""
    state = zashiki.replay(text)
    n, players = len(state.log), state.game.players
    mine = [k for k, entry in enumerate(state.log) if entry.actor == seat]
    labels = {k: state.game.kind.actions[state.log[k].action].text for k in mine}
    moments = [{"at": k, "values": [1 / players] * players, "errors": [0.02] * players} for k in range(0, n + 1, 8)]
    decisions = [
        {
            "at": k, "seat": seat, "action": labels[k], "cost": 0.12 if j in (2, 5) else 0.0, "error": 0.03,
            "costly": j in (2, 5),
            "candidates": [
                {"action": labels[k], "label": labels[k].capitalize(), "visits": 300, "win": 0.41, "error": 0.03,
                 "scores": [7.5] * players},
                {"action": "other", "label": "Something else", "visits": 120, "win": 0.53, "error": 0.04,
                 "scores": [9.0] * players},
            ],
        }
        for j, k in enumerate(mine)
    ]  # fmt: skip
    share = {"luck": 0.2, "luck_error": 0.05, "choice": -0.1, "choice_error": 0.06, "start": 0.5, "result": 0.6}
    review = {
        "method": "Every draw is weighed by what it changes.", "depth": "400 playouts a decision",
        "seats": [{"seat": k, **share} for k in range(players)], "moments": moments, "decisions": decisions,
    }  # fmt: skip
    return {"state": "done", "progress": 1.0, "review": review}


def with_coach(someone: Guest, text: str) -> None:
    """A coach who has not begun, then works, then is done."""
    asked: list[str] = []
    done = coached(text)

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        started = "POST" in asked
        working = started and asked[-1] == "POST"
        none = {"state": "none", "progress": 0.0, "review": None}
        running = {"state": "running", "progress": 0.4, "review": None}
        found = running if working else done if started else none
        route.fulfill(status=200, content_type="application/json", body=json.dumps(found))

    someone.page.route(COACH, answer)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", FILES)
def test_a_recorded_game_is_reviewed_from_end_to_end(guest: Enter, game: str, screen: dict[str, int]) -> None:
    someone, text = guest(screen), text_of(game)
    page, state = someone.page, zashiki.replay(text)
    with_coach(someone, text)
    open_record(someone, text)
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
    assert totals == [str(total) for total in standing(state.replayed(actions(state, place(page))))]
    page.locator("[data-tab=moves]").click()
    page.locator(".moves .line").last.click()
    page.wait_for_function("k => Number(location.hash.slice(1)) > k - 12", arg=len(state.log))
    assert page.locator(".moves [aria-current]").count() == 1
    page.locator("[data-tab=coach]").click()
    page.locator(".coach .main").click()
    page.locator(".coach progress").wait_for()
    page.locator(".shares .balance").first.wait_for()
    assert page.locator(".drawn.chances .curve").count() == state.game.players
    assert page.locator(".track .turning").count() == page.locator(".turnings li").count() == 2
    page.locator(".turnings .line").first.click()
    page.locator(".decision .candidates .played").wait_for()
    assert page.locator(".candidates tbody tr").count() == 2
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 1
    assert someone.complaints == []


@pytest.mark.parametrize("game", FILES)
def test_the_coach_himself_reviews_a_whole_game_in_every_language(guest: Enter, game: str) -> None:
    text = SHORT[game].read_text(encoding="utf-8")
    state = zashiki.replay(text)
    said, address = set(), ""
    for language in LANGUAGES:
        someone = guest(language=language)
        page = someone.page
        page.route(COACH, quickly)
        if address:  # what he found is kept with the table
            page.goto(address)
            at_review(someone)
            page.locator("[data-tab=coach]").click()
        else:
            open_record(someone, text)
            page.locator("[data-tab=coach]").click()
            page.locator(".coach .main").click()
            page.locator(".coach progress").wait_for()
            address = page.url.split("#")[0]
        page.locator(".shares .balance").first.wait_for(timeout=200_000)
        assert page.locator(".shares .share").count() == state.game.players
        assert page.locator(".drawn.chances .curve").count() == state.game.players
        assert page.locator(".track .turning").count() == page.locator(".turnings li").count() > 0
        page.locator(".turnings .line").first.click()
        page.locator(".decision .candidates .played").wait_for()
        assert page.locator(".candidates tbody tr").count() > 1
        said.add(page.locator(".coach").inner_text())
        assert someone.complaints == []
        page.close()
    assert len(said) == len(LANGUAGES)


def quickly(route: Route) -> None:
    """The page asks for the usual depth; a quick look takes the same way."""
    wish = '{"depth": "quick"}' if route.request.method == "POST" else None
    route.continue_(url=f"{route.request.url}&depth=quick", post_data=wish)


def actions(state: Any, k: int) -> list[int]:
    return [entry.action for entry in state.log[:k]]


def test_a_server_without_a_coach_is_reviewed_all_the_same(guest: Enter) -> None:
    someone = guest()
    someone.page.route(
        COACH,
        lambda route: route.fulfill(status=404, body='{"type": "refusal", "refusal": "unknown-path", "text": ""}'),
    )
    open_record(someone, text_of("tokaido-duo"))
    someone.page.locator("[data-tab=coach]").click()
    assert someone.page.locator(".coach").inner_text()
    assert someone.without(*NO_COACH) == []


@pytest.mark.parametrize("game", FILES)
def test_keys_step_through_the_game(guest: Enter, game: str) -> None:
    someone, text = guest(), text_of(game)
    page, state = someone.page, zashiki.replay(text)
    with_coach(someone, text)
    open_record(someone, text)
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
    assert someone.complaints == []


def test_a_link_leads_to_its_move(guest: Enter) -> None:
    someone, text = guest(), text_of("geishas-road")
    with_coach(someone, text)
    open_record(someone, text)
    address = someone.page.url.split("#")[0]
    someone.page.goto("about:blank")
    someone.page.goto(f"{address}#61")
    at_review(someone)
    wait_for(someone.page, 61)
    assert "61" in someone.page.locator(".where").inner_text()


def test_eyes_show_no_card_that_the_seat_did_not_see(guest: Enter) -> None:
    someone, text = guest(), text_of("geishas-road")
    page, state = someone.page, zashiki.replay(text)
    with_coach(someone, text)
    open_record(someone, text)
    for k in (45, 80):
        page.evaluate("k => { location.hash = `#${k}` }", k)
        view = state.replayed(actions(state, k)).laid_open()
        for seat, eyes in ((0, "0"), (1, "1"), (None, "open")):
            with page.expect_response(lambda r, k=k, eyes=eyes: f"at={k}&eyes={eyes}" in r.url or "story" in r.url):
                page.locator(".eyes select").select_option("open" if eyes != "open" else "0")
                page.locator(".eyes select").select_option(eyes)
            page.wait_for_timeout(600)
            shown = set(page.eval_on_selector_all("#stage [data-card]", "all => all.map(e => e.dataset.card)"))
            hands = [set(view["hand"][s]) for s in (0, 1)]
            if seat is None:
                assert hands[0] | hands[1] <= shown
            else:
                assert hands[seat] <= shown
                assert not shown & hands[1 - seat]


@pytest.mark.parametrize("game", FILES)
def test_the_browser_finds_every_draw_fair_and_an_altered_one_not(guest: Enter, game: str) -> None:
    text = (ALTERABLE.get(game) or FILES[game]).read_text(encoding="utf-8")
    draws = sum(line.startswith("chance: ") for line in text.splitlines())
    number, altered = altered_draw(text)
    addresses: dict[str, str] = {}
    said = set()
    for language in LANGUAGES:
        someone = guest(language=language)
        page = someone.page
        with_coach(someone, text)
        verdict = check_draws(someone, text, "good", addresses)
        assert str(draws) in verdict
        assert page.locator(".draws li.good").count() == draws + 1
        said.add(verdict)
        verdict = check_draws(someone, altered, "bad", addresses)
        assert str(number) in verdict
        assert page.locator(".draws li.bad").count() == 1
        said.add(verdict)
        assert someone.complaints == []
        page.close()
    assert len(said) == 2 * len(LANGUAGES)


def check_draws(someone: Guest, text: str, expected: str, addresses: dict[str, str]) -> str:
    """Open a record, or come back to where it was opened first; what the browser says of its draws."""
    page = someone.page
    if expected in addresses:
        page.goto(addresses[expected])
        at_review(someone)
    else:
        open_record(someone, text)
        addresses[expected] = page.url.split("#")[0]
    page.locator("[data-tab=fairness]").click()
    page.locator(f".verdict.{expected}").wait_for()
    return page.locator(".verdict").inner_text()


def altered_draw(text: str) -> tuple[int, str]:
    """The record with one draw changed to another that was possible then: its number from 1, and the text."""
    state = zashiki.replay(text)
    game, log = state.game, state.log
    numbers = [k for k, entry in enumerate(log) if entry.actor == zashiki.CHANCE]
    head = re.sub(r"^result: .*\n", "", text, flags=re.MULTILINE)
    lines = [f"{line.actor}: {line.action}" for line in state.record().lines]
    there = list(enumerate(numbers))
    for number, k in itertools.chain(*zip(reversed(there), there, strict=True)):  # from both ends
        for other, _ in state.replayed(actions(state, k)).chances():
            if other.id == log[k].action:
                continue
            body = "\n".join([*lines[:k], f"chance: {other.text}", *lines[k + 1 :]])
            changed = head.split("\n\n", 1)[0] + "\n\n" + body + "\n"
            try:
                again = zashiki.replay(changed)
            except ZashikiError:
                continue
            if again.outcome:
                result = again.record().header["result"]
                return number + 1, changed.replace("\n\n", f"\nresult: {result}\n\n", 1)
    raise AssertionError(f"no draw of {game.name} can be changed")


@pytest.mark.parametrize("anew", [False, True], ids=["true-world", "re-dealt"])
def test_a_game_is_played_on_from_the_position_that_is_shown(guest: Enter, anew: bool) -> None:
    someone, text = guest(), text_of("geishas-road")
    page, state = someone.page, zashiki.replay(text)
    with_coach(someone, text)
    open_record(someone, text)
    k = next(k for k in range(60, len(state.log)) if state.log[k].actor == 1)
    page.evaluate("k => { location.hash = `#${k}` }", k)
    wait_for(page, k)
    page.locator("[data-tab=take]").click()
    page.locator(".play-on .pills label").nth(1).click()
    if anew:
        page.locator(".play-on .check input").check()
    page.locator("[data-take=play-on]").click()
    someone.at_table()
    assert someone.wait() == "choose"
    table = page.url.rsplit("/", 1)[1]
    keys = page.evaluate("JSON.parse(localStorage['zashiki.tables'])[0].keys")
    headers = {"Authorization": f"Bearer {keys['1']}"}
    position = httpx.get(f"{someone.house}/api/tables/{table}", headers=headers, timeout=30).json()["position"]
    there = state.replayed(actions(state, k))
    assert position["turn"] == 1
    assert position["view"] == there.view(1), "the seat sees the same as it did then"
    assert sorted(choice["action"] for choice in position["legal"]) == sorted(a.text for a in there.legal())
    assert someone.step() in ("choose", "confirm")
    assert someone.complaints == []


def test_things_can_be_taken_away(guest: Enter, tmp_path: Path) -> None:
    someone, text = guest(), text_of("geishas-road")
    page = someone.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    with_coach(someone, text)
    open_record(someone, text)
    page.evaluate("location.hash = '#40'")
    wait_for(page, 40)
    page.locator("[data-tab=take]").click()
    for what, ending in (("record", ".txt"), ("picture", ".svg")):
        with page.expect_download() as download:
            page.locator(f"[data-take={what}]").click()
        path = tmp_path / f"taken{ending}"
        download.value.save_as(path)
        taken = path.read_text(encoding="utf-8")
        assert download.value.suggested_filename.endswith(ending)
        assert taken.startswith("<svg") if what == "picture" else zashiki.replay(taken)
    page.locator("[data-take=python]").click()
    page.wait_for_function("() => document.querySelector('.take-away [role=status]').innerText !== ''")
    found: dict[str, Any] = {}
    exec(page.evaluate("navigator.clipboard.readText()"), found)
    assert len(found["state"].log) == 40
    assert someone.complaints == []


def test_a_game_becomes_an_animation(guest: Enter, tmp_path: Path) -> None:
    someone = guest()
    page, text = someone.page, (RECORDS / "geishas_road/records/mode-geiko.txt").read_text(encoding="utf-8")
    with_coach(someone, text)
    open_record(someone, text)
    page.locator("[data-tab=take]").click()
    with page.expect_download(timeout=180_000) as download:
        page.locator("[data-take=film]").click()
    path = tmp_path / "film.gif"
    download.value.save_as(path)
    taken = path.read_bytes()
    decisions = sum(not line.startswith("chance: ") for line in text.split("\n\n", 1)[1].splitlines())
    assert taken[:6] == b"GIF89a"
    assert taken.count(b"\x21\xf9\x04") >= decisions, "a frame for every decision"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FILES)
def test_the_room_speaks_every_language(guest: Enter, game: str, language: str) -> None:
    someone, text = guest(language=language), text_of(game)
    page = someone.page
    with_coach(someone, text)
    open_record(someone, text)
    page.locator("[data-step=my-before]").click()
    said = []
    for tab in ("moves", "coach", "fairness", "take"):
        page.locator(f"[data-tab={tab}]").click()
        page.wait_for_timeout(200)
        said.append(page.locator(".review").inner_text())
    words = " ".join(said)
    assert not re.search(r"\b(tab|step|fair|coach|take|play-on|eyes)-[a-z]", words), "a message without words"
    assert bool(re.search("[а-яё]", words)) == (language == "ru")
    assert someone.complaints == []


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("tab", ["moves", "coach", "fairness", "take"])
def test_axe_finds_no_serious_fault(guest: Enter, tab: str, light: str) -> None:
    someone, text = guest(), text_of("tokaido-duo")
    someone.page.evaluate("light => localStorage.setItem('zashiki.light', JSON.stringify(light))", light)
    someone.page.route(COACH, lambda route: route.fulfill(status=200, body=json.dumps(coached(text))))
    open_record(someone, text)
    someone.page.locator("[data-step=my-before]").click()
    someone.page.locator(f"[data-tab={tab}]").click()
    someone.page.wait_for_timeout(500)
    found = Axe().run(someone.page).response["violations"]
    serious = [v for v in found if v["impact"] in ("serious", "critical")]
    assert [(v["id"], [n["target"] for n in v["nodes"]][:4]) for v in serious] == []


def test_hints_light_what_a_bot_would_do(guest: Enter) -> None:
    someone = guest()
    page = someone.page
    page.goto(f"{someone.house}/play/tokaido-duo")
    page.wait_for_selector(".wishes .seats select")
    page.locator(".hints input").check()
    page.locator(".wishes > .main").click()
    someone.at_table()
    someone.wait()
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
    assert someone.complaints == []
