"""The table in the terminal and the sentences of the log, for every variant."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import zashiki
from zashiki.games.geishas_road.data import names
from zashiki.games.geishas_road.data.phases import PHASES
from zashiki.games.geishas_road.terminal import signs as text_words
from zashiki.games.geishas_road.words import log as told
from zashiki.registry import kind

from .conftest import GAME

KIND = kind(GAME)
NOT_ASKED = {"over", "playing", "round end", "game end"}
"""Phases nobody is asked anything in."""


def title(variant: dict[str, Any]) -> str:
    return " ".join(f"{k}={v}" for k, v in variant.items())


def walk(variant: dict[str, Any], seed: int) -> Iterator[tuple[zashiki.State, list[zashiki.Event]]]:
    """Every position of a random game, chance's included, with what happened last."""
    state, luck, events = zashiki.load(GAME, **variant).start(chance="explicit"), random.Random(seed), []
    while True:
        yield state, events
        if state.turn is None:
            return
        events = state.play(luck.choice(state.legal()))


def shown(state: zashiki.State, seat: int | None, width: int) -> str:
    out = Console(file=io.StringIO(), width=width, color_system=None)
    out.print(KIND.board(state.view(seat), seat, state.game.facts))
    return out.file.getvalue()  # type: ignore[attr-defined]


def check_board(state: zashiki.State, seat: int | None) -> None:
    for width in (80, 100):
        text = shown(state, seat, width)
        assert max(map(cell_len, text.splitlines())) <= width
        for rival in {0, 1} - {seat}:
            for card in state.view(rival)["hand"][rival] + state.view(rival)["kept"][rival]:
                colour, value = card.split()
                assert card not in text
                assert f"{text_words.SIGNS[colour]}{value}" not in text
    assert seat is None or all(card in text for card in state.view(seat)["hand"][seat])


@pytest.mark.parametrize("variant", KIND.variants, ids=title)
def test_the_board_fits_and_keeps_secrets_in_every_phase(variant: dict[str, Any]) -> None:
    seen = set()
    for state, _ in walk(variant, seed=3):
        view = state.view(None)
        key = (view["game"], view["phase"], view["doing"])
        if key in seen:
            continue
        seen.add(key)
        check_board(state, state.turn if state.turn in (0, 1) else None)
    assert any(phase == "over" for _, phase, _ in seen)


def test_every_phase_is_met_by_the_games_above() -> None:
    met = {state.view(None)["phase"] for variant in KIND.variants for state, _ in walk(variant, seed=3)}
    assert met >= set(PHASES) - NOT_ASKED


def test_every_colour_has_a_narrow_sign_of_its_own() -> None:
    signs = [text_words.SIGNS[colour] for colour in names.COLOURS]
    assert len(set(signs)) == len(names.COLOURS)
    assert all(cell_len(sign) == 1 for sign in signs)


def test_what_is_told_by_its_rule_has_a_verb_and_a_rule() -> None:
    verbs = {verb.name for verb in KIND.events.verbs}
    assert {verb for verb, _ in told.BY_RULE} <= verbs
    assert all(rule in KIND.rulebook.ids for _, rule in told.BY_RULE)
    assert verbs | set(told.BY_RULE.values()) >= told.SILENT


@pytest.mark.parametrize("variant", KIND.variants, ids=title)
def test_what_happens_is_told_without_gaps_and_secrets(variant: dict[str, Any]) -> None:
    used = set()
    for state, events in walk(variant, seed=4):
        for event in events:
            used.add(event.verb)
            for seat in (0, 1, None):
                sentence = KIND.tell(event.seen_by(seat), seat, state.game.facts)
                if sentence is None:
                    continue
                assert sentence[0].isupper() or sentence[0].isdigit()
                assert sentence.endswith(".")
                assert "None" not in sentence
                assert "{" not in sentence
                if event.private and seat != event.seat:
                    assert str(event.data["card"]) not in sentence
    assert "game won" in used
