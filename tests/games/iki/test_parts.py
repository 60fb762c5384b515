"""The pictures in parts: what can be clicked, what moves, what is pointed at and asked about, wide and narrow."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import zashiki
from zashiki.drawing.parts import BOARD, DEFS, NARROW, OTHER, OWN, WIDE, Part

from .walks import KIND, LONG_NAME, SPOKEN, title, walk

BUTTONS_ONLY = {"done"}
"""What nothing on the table stands for."""
SHARE = 0.12
SMALLEST, SMALLEST_NUMBER = 12, 16
"""CSS pixels of the smallest text and the smallest number at a part's least width."""
NUMBER = re.compile(r"[+−]?\d+")
SCALE = re.compile(r"scale\(([\d.]+)\)")


def drawn(state: zashiki.State, seat: int | None, shape: str, language: str = "en") -> tuple[Part, ...]:
    assert KIND.parts is not None
    return KIND.parts(state.view(seat), seat, state.game.facts_in(language, (LONG_NAME,)), shape)


def elements(parts: tuple[Part, ...]) -> list[ET.Element]:
    return [element for part in parts for element in ET.fromstring(part.svg).iter()]


def positions(variant: dict[str, Any], seed: int) -> Iterator[tuple[zashiki.State, list[zashiki.Event], int]]:
    """Some positions of a random game, every kind of question and the end among them, seen by who is asked."""
    luck, seen = random.Random(seed), set()
    for state, events in walk(variant, seed):
        phase = state.view(None)["phase"]
        if phase not in seen or luck.random() < SHARE:
            seen.add(phase)
            yield state, events, state.turn if state.turn in (0, 1, 2, 3) else 0


@pytest.mark.parametrize("shape", [WIDE, NARROW])
@pytest.mark.parametrize("variant", KIND.variants, ids=title)
def test_everything_that_can_be_done_can_be_clicked(variant: dict[str, Any], shape: str) -> None:
    for state, events, seat in positions(variant, seed=6):
        parts = drawn(state, seat, shape)
        found = elements(parts)
        acts = {act for element in found for act in element.get("data-act", "").split("|") if act}
        for act in acts:
            KIND.actions.parse(act)
        if state.turn == seat:
            assert {str(action) for action in state.legal()} - BUTTONS_ONLY <= acts
        pieces = [element.get("data-piece") for element in found if element.get("data-piece")]
        assert len(pieces) == len(set(pieces))
        assert all("transform" not in element.attrib for element in found if element.get("data-piece"))
        assert KIND.highlights is not None
        wanted = {mark for event in events for mark in KIND.highlights(event)}
        assert wanted <= {element.get("data-mark") for element in found}


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("shape", [WIDE, NARROW])
def test_tips_and_rules_in_every_language(shape: str, language: str) -> None:
    for state, _, seat in positions({"players": 4}, seed=2):
        for element in elements(drawn(state, seat, shape, language)):
            if rule := element.get("data-rule"):
                assert rule in KIND.rulebook.ids
            if (tip := element.get("data-tip")) is not None:
                assert tip
                assert not set(tip) & set("{}$"), tip
            if element.get("data-act"):
                assert element.get("data-tip")
                assert element.get("data-rule")


@pytest.mark.parametrize("shape", [WIDE, NARROW])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_parts_there_are(players: int, shape: str) -> None:
    state = zashiki.load("iki", players=players).start(seed=8)
    for seat in (*range(players), None):
        parts = drawn(state, seat, shape)
        near = seat or 0
        assert [part.role for part in parts if part.role != BOARD] == [DEFS, OWN, *[OTHER] * (players - 1)]
        assert [part.seat for part in parts if part.seat is not None] == [(near + k) % players for k in range(players)]
        assert len({part.name for part in parts}) == len(parts)
        defined = {element.get("id") for element in elements(parts[:1])}
        for element in elements(parts):
            for value in element.attrib.values():
                for name in re.findall(r"url\(#([\w-]+)\)", value):
                    assert name in defined
        for part in parts[1:]:
            assert ET.fromstring(part.svg).get("viewBox") == f"0 0 {part.width} {part.height}"


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("variant", [{"players": 2}, {"players": 4}], ids=title)
def test_at_its_least_width_a_part_can_be_read(variant: dict[str, Any], language: str) -> None:
    for state, _, seat in positions(variant, seed=9):
        for shape in (WIDE, NARROW):
            for part in drawn(state, seat, shape, language)[1:]:
                assert part.least <= (1368 if shape == WIDE else 560)
                for size, words in lettering(ET.fromstring(part.svg), part.least / part.width):
                    least = SMALLEST_NUMBER if NUMBER.fullmatch(words) else SMALLEST
                    assert size >= least - 0.01, (part.name, words, size)


def lettering(element: ET.Element, scale: float) -> Iterator[tuple[float, str]]:
    """Every text with its size in CSS pixels."""
    if found := SCALE.search(element.get("transform", "")):
        scale *= float(found[1])
    if element.tag.endswith("text"):
        yield float(element.get("font-size", "0")) * scale, element.text or ""
    for child in element:
        yield from lettering(child, scale)


def test_a_long_name_is_cut() -> None:
    state = zashiki.load("iki").start(seed=8)
    for shape in (WIDE, NARROW):
        texts = [element.text for element in elements(drawn(state, 0, shape)) if element.tag.endswith("text")]
        assert LONG_NAME not in texts
        assert any(text and text.endswith("…") for text in texts)


def test_what_stands_alone_says_its_tips_as_titles() -> None:
    picture = ET.fromstring(zashiki.load("iki").start(seed=8).svg(0))
    tips = [element for element in picture.iter() if element.get("data-tip")]
    assert tips
    assert all(element[0].tag.endswith("title") and element[0].text == element.get("data-tip") for element in tips)
