"""Where the pieces of Tokaido Duo are: each somewhere, once."""

from __future__ import annotations

from collections import Counter

from zashiki import State
from zashiki.games.tokaido_duo.data.names import COAST, LANDSCAPES, TOKENS, TOWNS
from zashiki.games.tokaido_duo.data.phases import PHASES

from ...support import fields

SETTING_UP = 4
"""Phases before the first roll."""
TOO_MANY_FOR_NOW = {PHASES.index("draw"), PHASES.index("return")}


def check(state: State) -> None:
    """Raise if a figure, token, tile, painting, marker or coin is lost or there twice."""
    s, components = fields(state), state.game.components
    if s["phase"] < SETTING_UP:
        return
    check_figures(s, components)
    check_tokens(s, components)
    check_goods(s, components)
    check_coins(s, components)
    check_paintings(s, components)
    check_dice(s)


def check_figures(s, components) -> None:
    stations = components["ring.stations"]
    coastal = [TOWNS[town] for town in s["merchant"] if town < COAST]
    on_the_rim = coastal + [stations[k] if stations[k] in TOWNS else k for k in s["pilgrim"]]
    assert len(set(on_the_rim)) == len(on_the_rim), "two figures stand on one station"
    assert all(0 <= k < len(stations) for k in s["pilgrim"])
    assert min(s["merchant"]) >= 0
    assert min(s["artist"]) >= 0


def check_tokens(s, components) -> None:
    assert Counter(TOKENS[k] for k in s["token"]) == Counter(components["trade.tokens"])
    assert all(side // 2 == character for character, side in enumerate(s["wave"]))


def check_goods(s, components) -> None:
    for kind, there in enumerate(components["trade.goods"]):
        held = [goods[kind] for goods in s["goods"]]
        assert min(held) >= 0
        assert sum(held) <= there
    if s["phase"] in TOO_MANY_FOR_NOW:
        return
    for seat, goods in enumerate(s["goods"]):
        strong = s["holder"][1] == seat and s["wave"][1] == 3
        assert sum(goods) <= components["trade.strong_limit" if strong else "trade.limit"]


def check_coins(s, components) -> None:
    for coins, slabs in zip(s["coins"], s["slabs"], strict=True):
        assert coins >= 0
        assert coins < components["trade.coins_per_slab"] or slabs == 6


def check_paintings(s, components) -> None:
    for seat, row in enumerate(s["paintings"]):
        assert 0 <= s["gifted"][seat] <= s["revealed"][seat] <= len(row)
        assert all((landscape >= 0) == (k < s["revealed"][seat]) for k, landscape in enumerate(row))
        there = components["paintings.purple" if seat == s["purple"] else "paintings.green"]
        shown = Counter(landscape for landscape in row if landscape >= 0)
        assert all(shown[k] <= there[k] for k in range(len(LANDSCAPES)))
        if s["revealed"][seat] == len(row):
            assert [shown[k] for k in range(len(LANDSCAPES))] == there


def check_dice(s) -> None:
    if s["turn"] < 0:
        return
    taken = [seat for seat in s["dice_of"] if seat >= 0]
    assert all(1 <= number <= 6 for number in s["dice"])
    assert taken.count(s["roller"]) <= 2
    assert taken.count(1 - s["roller"]) <= 1
