"""The pictures in parts keep what the page is promised: actions, pieces, highlights, tips, and legible letters."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from xml.etree import ElementTree

import pytest

import zashiki
from tests.support import random_play
from zashiki import Event, Game, State
from zashiki.drawing.parts import BOARD, DEFS, NARROW, OTHER, OWN, WIDE, Part
from zashiki.games.geishas_road import GAME
from zashiki.games.geishas_road.board.look import fitted
from zashiki.games.geishas_road.board.pieces import CARD_WIDTH

Element = ElementTree.Element
in_every_variant = pytest.mark.parametrize("variant", range(len(GAME.variants)))
in_both_shapes = pytest.mark.parametrize("shape", [WIDE, NARROW])
LONG_NAMES = ("Bartholomew Featherstonehaugh-Cholmonde", "Ли")
LEAST_LETTERS = 12
PLACED = re.compile(r'<g transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)"><g transform="translate\(0 0\)">')
SCALE = re.compile(r"scale\(([\d.]+)\)")


@cache
def load(variant: int) -> Game:
    return zashiki.load("geishas-road", **GAME.variants[variant])


def drawn(state: State, seat: int | None, shape: str) -> tuple[Part, ...]:
    """The parts of a position, players by names of their own."""
    game = state.game
    return game.kind.parts(state.view(seat), seat, game.facts_in("en", LONG_NAMES), shape)


def elements(parts: tuple[Part, ...]) -> list[Element]:
    return [element for part in parts for element in ElementTree.fromstring(part.svg).iter()]


def attributes(found: list[Element], name: str) -> list[str]:
    return [value for element in found if (value := element.get(name)) is not None]


def some_positions(variant: int, every: int) -> Iterator[tuple[State, int | None]]:
    """Positions of a random game, looked at by the one who is asked, and now and then by a spectator."""
    for k, (state, _) in enumerate(random_play(load(variant), variant + 50)):
        if k % every == 0 or state.turn is None:
            yield state, state.turn if k % (3 * every) else None


@in_both_shapes
@in_every_variant
def test_parts_are_complete_and_keep_their_promises(variant: int, shape: str) -> None:
    table, book = GAME.actions, {paragraph.id for paragraph in GAME.rulebook}
    for state, seat in some_positions(variant, 6):
        parts = drawn(state, seat, shape)
        roles = [part.role for part in parts]
        near = seat or 0
        assert roles.count(DEFS) == roles.count(OWN) == roles.count(OTHER) == 1
        assert roles.count(BOARD) == (1 if state.view(seat)["game"] == "geiko" else 2)
        assert [part.seat for part in parts if part.role in (OWN, OTHER)] == [near, 1 - near]
        found = elements(parts)
        assert max(Counter(attributes(found, "data-piece")).values()) == 1
        assert max(Counter(attributes(found, "data-mark")).values()) == 1
        assert all(element.get("transform") is None for element in found if element.get("data-piece"))
        for acts in attributes(found, "data-act"):
            assert all(str(table.parse(text)) == text for text in acts.split("|"))
        assert all(attributes(found, "data-tip"))
        assert set(attributes(found, "data-rule")) <= book
        assert all(element.get("data-rule") for element in found if element.get("data-tip"))
        ids = attributes(found, "id")
        assert len(ids) == len(set(ids))
        for name in re.findall(r"(?:url\(#|href=\"#)([\w.-]+)", "".join(part.svg for part in parts)):
            assert name in ids


@in_every_variant
def test_everything_legal_can_be_clicked(variant: int) -> None:
    for k, (state, _) in enumerate(random_play(load(variant), variant)):
        if state.turn is not None and k % 2 == 0:
            found = elements(drawn(state, state.turn, NARROW if k % 4 else WIDE))
            acts = {text for acts in attributes(found, "data-act") for text in acts.split("|")}
            assert {str(action) for action in state.legal()} <= acts


@in_every_variant
def test_what_an_event_points_at_is_in_the_picture_after_it(variant: int) -> None:
    """Where one game of a campaign ends and the next begins, the picture is of the next already."""
    game = load(variant)
    on_table = None
    for k, (state, events) in enumerate(random_play(game, variant + 7)):
        view = state.view(0)
        if view["game"] == on_table:
            there = set(attributes(elements(drawn(state, 0, NARROW if k % 2 else WIDE)), "data-mark"))
            for event in events:
                assert set(GAME.highlights(event.seen_by(0))) <= there or hidden_from(event, 0), event
        on_table = view["game"]


def hidden_from(event: Event, seat: int) -> bool:
    """Some events say less to those who may not know; then there is less to point at."""
    return event.seen_by(seat) != event


@in_both_shapes
@in_every_variant
def test_letters_can_be_read_at_the_least_width(variant: int, shape: str) -> None:
    for state, seat in some_positions(variant, 9):
        for part in drawn(state, seat, shape):
            if part.role != DEFS:
                smallest = min(letter_sizes(ElementTree.fromstring(part.svg), 1.0))
                assert smallest * part.least / part.width >= LEAST_LETTERS, (part.name, smallest)
                assert part.least <= (360 if shape == NARROW else 1040)


def letter_sizes(element: Element, scale: float) -> Iterator[float]:
    for factor in SCALE.findall(element.get("transform", "")):
        scale *= float(factor)
    if element.get("font-size") and (element.text or ""):
        yield float(element.get("font-size", "0")) * scale
    for child in element:
        yield from letter_sizes(child, scale)


@in_every_variant
def test_parts_do_not_tell_the_worlds_apart(variant: int) -> None:
    for state, seat in some_positions(variant, 11):
        if state.turn is not None and seat is not None:
            other = state.redeal(seat, 3)
            assert drawn(state, seat, NARROW) == drawn(other, seat, NARROW)
            assert drawn(state, seat, WIDE) == drawn(other, seat, WIDE)


def test_a_guest_keeps_its_name_on_its_way_from_the_house_to_a_mat() -> None:
    game = zashiki.load("geishas-road", level="standard")
    where = [places_of_guests(state) for state, _ in random_play(game, 3)]
    assert all(len(places) == 15 for places in where)
    moved = 0
    for before, after in pairwise(where):
        changed = {name for name in before if before[name] != after[name]}
        assert all(before[name] == "street" or after[name] == "street" for name in changed)
        moved += len(changed)
    assert moved


def places_of_guests(state: State) -> dict[str, str]:
    """In which part each guest is."""
    return {
        piece: part.name
        for part in drawn(state, 0, WIDE)
        for piece in attributes(elements((part,)), "data-piece")
        if piece.startswith("guest-")
    }


def test_hand_cards_are_wide_enough_for_a_thumb() -> None:
    """Every card of the hand, and none of them under another."""
    for moves, (state, _) in enumerate(random_play(zashiki.load("geishas-road"), 2)):
        if state.turn is None or moves > 12:
            return
        own = next(part for part in drawn(state, state.turn, NARROW) if part.role == OWN)
        hand = own.svg[own.svg.index('<g class="hand"') :]
        places = [tuple(map(float, place)) for place in PLACED.findall(hand)]
        assert len(places) == len(state.view(state.turn)["hand"][state.turn])
        for x, _y, scale in places:
            assert x >= 0
            assert CARD_WIDTH * scale * 360 / own.width >= 64
        for (x, y, scale), (next_x, next_y, _) in pairwise(places):
            assert next_y > y or next_x >= x + CARD_WIDTH * scale


def test_long_words_are_made_to_fit() -> None:
    assert 'font-size="20"' in fitted("short", 0, 0, 20, 100)
    assert "textLength" in fitted("a good deal longer than that", 0, 0, 20, 150)
    assert "…" in fitted("w" * 60, 0, 0, 20, 100)
