"""Helpers for the tests of the review page: recorded games, the way to their review, a made-up coach."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route

import zashiki

from .player import Player

RECORDS = Path(__file__).parents[1] / "games"


FILES = {
    "geishas-road": RECORDS / "geishas_road/records/level-standard-hidden_offer-yes.txt",
    "tokaido-duo": RECORDS / "tokaido_duo/records/players-2.txt",
    "iki": RECORDS / "iki/records/players-3.txt",
}


ALTERABLE = {"geishas-road": RECORDS / "geishas_road/records/level-simple.txt"}
"""Records in which one draw can be altered and every later move stays legal."""
LANGUAGES = ("en", "ru", "fr", "pl")


COACH = "**/api/tables/*/review?*"


def text_of(game: str) -> str:
    return FILES[game].read_text(encoding="utf-8")


def open_record(player: Player, text: str) -> None:
    """Open the review of a record from the front page."""
    page = player.page
    page.goto(player.url)
    page.locator(".review-record summary").click()
    page.locator(".review-record textarea").fill(text)
    page.locator(".review-record button").click()
    at_review(player)


def at_review(player: Player) -> None:
    player.page.wait_for_url("**/review/*")
    player.page.wait_for_selector(".review #stage .board svg")
    player.page.wait_for_function("() => location.hash.length > 1")


def place(page: Page) -> int:
    return int(page.evaluate("location.hash.slice(1)"))


def wait_for(page: Page, k: int) -> None:
    page.wait_for_function("k => location.hash === `#${k}`", arg=k)


def coached(text: str, seat: int = 0) -> dict[str, Any]:
    """A review as the server sends it, with made-up numbers."""
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


def with_coach(player: Player, text: str) -> None:
    """Answer the page's questions for a review: none, then running, then done."""
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

    player.page.route(COACH, answer)


def actions(state: Any, k: int) -> list[int]:
    return [entry.action for entry in state.log[:k]]
