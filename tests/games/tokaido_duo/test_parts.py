"""The pictures in parts: what a page may rely on, in every position."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from typing import Any

import pytest

from tests.games.tokaido_duo.table import GAME, INDIGO, VERMILION, history, legal, position, use
from tests.games.tokaido_duo.test_words import languages
from tests.support import random_play
from zashiki import State
from zashiki.drawing.parts import BOARD, DEFS, NARROW, OTHER, OWN, WIDE, Part

KIND = GAME.kind
SHAPES = (WIDE, NARROW)
BUTTONS = {"leave", "enough", "sell plainly"}
"""Only on buttons: to decline."""
AS_MUCH_AS_CAN_BE = {"sell", "draw"}
"""The picture means the highest number; lower ones are on buttons."""
SCALE = re.compile(r"scale\(([\d.]+)\)")

shapes = pytest.mark.parametrize("shape", SHAPES)


def drawn(view: dict[str, Any], seat: int | None, shape: str) -> tuple[Part, ...]:
    return KIND.parts(view, seat, GAME.facts, shape)


def elements(parts: tuple[Part, ...]) -> list[ET.Element]:
    return [element for part in parts for element in ET.fromstring(part.svg).iter()]


def attribute(parts: tuple[Part, ...], name: str) -> list[str]:
    return [text for part in parts for text in re.findall(rf' {name}="([^"]*)"', part.svg)]


def acts(parts: tuple[Part, ...]) -> list[list[str]]:
    return [text.split("|") for text in attribute(parts, "data-act")]


@cache
def some_views() -> list[dict[str, Any]]:
    """From the opening to the end, a few of each game."""
    return [view for seed in range(3) for view, _ in history(seed)[:: 29 + seed]] + [history(1)[-1][0]]


def decisions(seed: int) -> list[tuple[dict[str, Any], int, list[str]]]:
    """What a player saw when asked, and what they might do."""
    return [
        (state.view(state.turn), state.turn, [str(a) for a in state.legal()])
        for k, (state, _) in enumerate(random_play(GAME, seed))
        if state.turn is not None and k % 3 == 0
    ]


@shapes
def test_parts_are_the_board_the_own_mat_and_the_other(shape):
    for view in some_views():
        for seat in (INDIGO, VERMILION, None):
            parts = drawn(view, seat, shape)
            assert [part.role for part in parts] == [DEFS, BOARD, OWN, OTHER]
            assert [part.seat for part in parts[2:]] == [seat or 0, 1 - (seat or 0)]
            for part in parts:
                root = ET.fromstring(part.svg)
                assert root.get("viewBox") == (None if part.role == DEFS else f"0 0 {part.width} {part.height}")


@shapes
def test_a_phone_needs_no_panning_and_a_desk_little_room(shape):
    most = 900 if shape == WIDE else 360
    assert all(part.least <= most for part in drawn(some_views()[0], 0, shape))


@shapes
def test_what_is_used_is_defined_once(shape):
    for view in some_views()[::9]:
        parts = drawn(view, 0, shape)
        ids = Counter(attribute(parts, "id"))
        assert max(ids.values()) == 1
        whole = "".join(part.svg for part in parts)
        assert set(re.findall(r'url\(#([\w-]+)\)|href="#([\w-]+)"', whole)) <= {
            pair for id_ in ids for pair in ((id_, ""), ("", id_))
        }  # fmt: skip


@shapes
def test_pieces_are_drawn_once_and_have_no_transform(shape):
    figures = {f"{character}-{seat}" for character in ("pilgrim", "merchant", "artist") for seat in (0, 1)}
    tokens = {"die-pilgrim", "die-merchant", "die-artist", "wave-pilgrim", "wave-merchant", "wave-artist"}
    for view in some_views():
        parts = drawn(view, VERMILION, shape)
        pieces = Counter(attribute(parts, "data-piece"))
        assert max(pieces.values()) == 1
        assert set(pieces) >= figures | tokens | {"spring-token"}
        goods = sum(map(sum, view["goods"]))
        paintings = 20 - sum(view["gifted"])
        assert len(pieces) == 13 + 4 + goods + paintings + sum(view["slabs"])
        assert not [e for e in elements(parts) if "data-piece" in e.attrib and "transform" in e.attrib]


def by_verb(actions: list[str]) -> list[tuple[str, str]]:
    return [(KIND.actions.group_of[KIND.actions.parse(action).id].verb, action) for action in actions]


@pytest.mark.parametrize(("seed", "shape"), list(enumerate(SHAPES * 3)))
def test_whatever_may_be_done_can_be_clicked_or_is_on_a_button(shape, seed):
    for view, seat, possible in decisions(seed):
        named = acts(drawn(view, seat, shape))
        for element in named:
            assert len([action for action in element if action in possible]) <= 1, element
        clickable = {action for element in named for action in element}
        unseen = {verb: action for verb, action in by_verb(possible) if action not in clickable}
        assert not unseen.keys() - BUTTONS - AS_MUCH_AS_CAN_BE, view["phase"]
        highest = dict(by_verb(possible))
        assert {highest[verb] for verb in AS_MUCH_AS_CAN_BE & highest.keys()} <= clickable


@shapes
def test_every_act_is_an_action(shape):
    for view in some_views():
        for element in acts(drawn(view, 0, shape)):
            for action in element:
                assert str(KIND.actions.parse(action)) == action


def lit(state: State) -> Counter[str]:
    """The legal actions that something in the picture means, and how many things do."""
    possible = set(legal(state))
    return Counter(
        a for element in acts(drawn(state.view(state.turn), state.turn, WIDE)) for a in element if a in possible
    )


def test_a_walk_is_the_station_where_it_ends():
    state, _ = use("pilgrim", 2, tiles={"hasty": INDIGO}, pilgrim=[1, 20], merchant=["m1", "m4"])
    found = {e.get("data-act"): e.get("data-mark") for e in elements(drawn(state.view(0), 0, WIDE))}
    assert (found["walk 2"], found["walk 3"]) == ("station-3", "station-4")


def test_a_walk_to_a_taken_station_is_the_next_empty_one():
    state, _ = use("pilgrim", 2, tiles={"serene": INDIGO}, pilgrim=[1, 3], merchant=["m1", "c2"])
    found = {e.get("data-act"): e.get("data-mark") for e in elements(drawn(state.view(0), 0, NARROW))}
    assert (found["walk 1"], found["walk 2"]) == ("station-2", "station-5")


def test_only_the_station_of_the_pilgrim_is_visited():
    state, _ = use("pilgrim", 1, pilgrim=[0, 20])
    assert lit(state) == {"visit temple": 2}  # the station, and the pilgrim standing on it


def test_a_sale_is_the_town_with_its_token_and_sells_all():
    state = position(
        phase="coastal town", die="merchant", dice={"merchant": 1}, merchant=["c1", "m1"], goods=[{"kimono": 3}, {}]
    )
    assert lit(state) == {"sell 3": 3}


def test_goods_are_returned_from_the_own_mat_only():
    state = position(
        phase="return", die="merchant", dice={"merchant": 1}, goods=[{"fans": 4, "dolls": 2}, {"fans": 1}],
        merchant=["m1", "m4"],
    )  # fmt: skip
    assert lit(state) == {"return fans": 4, "return dolls": 2}


def test_the_painting_that_is_turned_up_last_means_how_many():
    state = position(
        phase="canvas", die="artist", dice={"artist": 1}, artist=["r1", "r1"], tiles={"skilled": INDIGO},
        gallery=["moon", ""], pilgrim=[5, 7], merchant=["m3", "m3"],
    )  # fmt: skip
    assert lit(state) == {"paint 1": 1, "paint 2": 1}
    found = {e.get("data-act"): e.get("data-mark") for e in elements(drawn(state.view(0), 0, NARROW))}
    assert found["paint 2"] == "painting-0-2"


@pytest.mark.parametrize(("shape", "seed"), [(WIDE, 0), (NARROW, 1)])
def test_what_the_log_points_at_is_in_the_picture(shape, seed):
    for view, events in history(seed):
        wanted = {mark for event in events for mark in KIND.highlights(event)}
        assert wanted <= set(attribute(drawn(view, 0, shape), "data-mark"))


@shapes
def test_tips_are_sentences_with_a_paragraph(shape):
    for view in some_views():
        explained = [e for e in elements(drawn(view, 0, shape)) if "data-tip" in e.attrib]
        assert len(explained) > 80
        for element in explained:
            assert element.attrib["data-tip"].endswith(".")
            assert element.attrib["data-rule"] in KIND.rulebook.ids
        silent = [e for e in elements(drawn(view, 0, shape)) if {"data-act", "data-piece"} & {*e.keys()}]
        assert all("data-tip" in e.attrib or e.get("data-piece", "").startswith(MOVED_UNDER_A_TIP) for e in silent)


MOVED_UNDER_A_TIP = ("temple-marker", "garden-marker", "slab")
"""Pieces explained by the track or place they lie on."""


def texts(element: ET.Element, scale: float) -> list[tuple[str, float]]:
    """Every line of text below an element, with the size it is drawn in."""
    found = SCALE.search(element.get("transform", ""))
    scale *= float(found[1]) if found else 1.0
    own = [(element.text or "", float(element.attrib["font-size"]) * scale)] if element.tag.endswith("text") else []
    return own + [line for child in element for line in texts(child, scale)]


@shapes
@languages
def test_all_letters_can_be_read_at_the_least_width(language, shape):
    facts = GAME.facts_in(language)
    waves = [{"wave": sides, "holder": holders} for sides in WAVES for holders in HOLDERS]
    for view in [*some_views()[::6], *(some_views()[0] | wave for wave in waves)]:
        for part in KIND.parts(view, 0, facts, shape)[1:]:
            for words, size in texts(ET.fromstring(part.svg), part.least / part.width):
                deciding = re.fullmatch(r"[+−]?\d+", words)
                assert size >= (15.9 if deciding else 11.9), (part.name, words, size)


WAVES = (["serene", "cunning", "skilled"], ["hasty", "strong", "inspired"])
HOLDERS = ([None, None, None], ["indigo"] * 3)


def test_long_names_are_squeezed_and_cut_short():
    facts = GAME.facts_in("en", ("n" * 40, "Wilhelmina Featherstonehaugh-Cholmondele"))
    for shape in SHAPES:
        for part in KIND.parts(some_views()[3], 0, facts, shape)[2:]:
            assert 'textLength="' in part.svg
            assert ("…" in part.svg) == (shape == WIDE)


def test_the_same_drawings_make_the_whole_picture():
    view = some_views()[5]
    whole = KIND.svg(view, 0, GAME.facts)
    ET.fromstring(whole)
    assert set(re.findall(r'data-tip="[^"]*"', whole)) == {
        tip for part in drawn(view, 0, WIDE) for tip in re.findall(r'data-tip="[^"]*"', part.svg)
    }
