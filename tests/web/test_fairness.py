"""The fairness check in the browser, and its known answers for the page's unit tests."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable

import pytest

import zashiki
from zashiki.errors import ZashikiError

from .fairness_fixture import FILE, fixture
from .player import Player
from .review_page import ALTERABLE, FILES, LANGUAGES, actions, at_review, open_record, with_coach

NewPlayer = Callable[..., Player]


@pytest.mark.parametrize("game", FILES)
def test_the_browser_finds_every_draw_fair_and_an_altered_one_not(new_player: NewPlayer, game: str) -> None:
    text = (ALTERABLE.get(game) or FILES[game]).read_text(encoding="utf-8")
    draws = sum(line.startswith("chance: ") for line in text.splitlines())
    number, altered = altered_draw(text)
    addresses: dict[str, str] = {}
    said = set()
    for language in LANGUAGES:
        player = new_player(language=language)
        page = player.page
        with_coach(player, text)
        verdict = check_draws(player, text, "good", addresses)
        assert str(draws) in verdict
        assert page.locator(".draws li.good").count() == draws + 1
        said.add(verdict)
        verdict = check_draws(player, altered, "bad", addresses)
        assert str(number) in verdict
        assert page.locator(".draws li.bad").count() == 1
        said.add(verdict)
        assert player.errors == []
        page.close()
    assert len(said) == 2 * len(LANGUAGES)


def test_the_check_tells_whose_salts_and_what_was_undone(new_player: NewPlayer) -> None:
    state = zashiki.load("geishas-road", mode="geiko").start(seed=3, salts={"indigo": "a1", "vermilion": None})
    undone = False
    while state.turn is not None:
        length, drawn = len(state.log), state.drawn
        state.play(state.legal()[0])
        if state.drawn > drawn and state.turn is not None and not undone:
            state.undo(length)
            undone = True
    addresses: dict[str, str] = {}
    said = set()
    for language in LANGUAGES:
        player = new_player(language=language)
        with_coach(player, str(state.record()))
        check_draws(player, str(state.record()), "good", addresses)
        salts = player.page.locator(".fairness .salts").inner_text()
        assert "{" not in salts
        assert salts.strip().endswith(".")
        said |= {salts, player.page.locator(".fairness .undone").inner_text()}
        assert player.errors == []
        player.page.close()
    assert len(said) == 2 * len(LANGUAGES)


def check_draws(player: Player, text: str, expected: str, addresses: dict[str, str]) -> str:
    """The browser's verdict on a record, opened now or before."""
    page = player.page
    if expected in addresses:
        page.goto(addresses[expected])
        at_review(player)
    else:
        open_record(player, text)
        addresses[expected] = page.url.split("#")[0]
    page.locator("[data-tab=fairness]").click()
    page.locator(f".verdict.{expected}").wait_for()
    return page.locator(".verdict").inner_text()


def altered_draw(text: str) -> tuple[int, str]:
    """The record with one draw changed to another that was possible: the draw's number from 1, and the text."""
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


def test_the_known_answers_of_the_unit_tests_are_what_the_engine_computes() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == fixture(), "python -m tests.web.fairness_fixture"
