"""Where the pieces of Geisha's Road are: each somewhere, once."""

from __future__ import annotations

from zashiki import State

from ...support import fields

CARDS = (1 << 20) - 1


def check(state: State) -> None:
    """Raise if a card, guest, token or geisha is lost or there twice."""
    s = fields(state)
    check_cards(s)
    if s["game"] == 0:
        check_prestige(s, fate=state.game.options["fate"])
    check_guests(s, guests_in_play=bool(s["game"] == 1 or (s["game"] == 0 and state.game.options["level"] != "simple")))
    if s["house"][4] >= 0:
        assert sorted(s["house"]) == [0, 1, 2, 3, 4]
    if s["phase"] > 1:
        assert all(0 <= place < 5 for place in s["geisha"])


def check_cards(s: dict) -> None:
    piles = [s["deck"], s["spent"], *s["hand"], *s["zone"], *s["kept"], *s["discarded"], *s["veiled"], *s["under"]]
    piles += [1 << card for card in s["offer"] if card >= 0]
    everything = 0
    for pile in piles:
        assert everything & pile == 0, "a card is in two places"
        everything |= pile
    assert everything == CARDS, "a card is nowhere"
    face_down = sum(card == -2 for card in s["offer"])
    assert face_down == sum(bool(mask) for mask in s["veiled"])


def check_prestige(s: dict, fate: bool) -> None:
    on_geisha = 0
    for tokens in s["prestige"]:
        assert on_geisha & tokens == 0
        on_geisha |= tokens
    taken = [t for k, t in enumerate(s["row"]) if k < s["geiko_next"] or 5 <= k < s["okaasan_next"]]
    assert sorted(taken) == [t for t in range(9) if on_geisha >> t & 1]
    laid = [t for t in s["row"] if t >= 0]
    assert len(laid) == len(set(laid)) <= (5 if fate else 9)


def check_guests(s: dict, guests_in_play: bool) -> None:
    if s["phase"] <= 3:
        return
    for colour in range(5):
        there = sum(place[colour] for place in s["guests"]) + sum(row[colour] for row in s["collected"])
        assert there == (3 if guests_in_play else 0)
