"""Where the pieces of IKI are: each somewhere, once."""

from __future__ import annotations

from zashiki import State
from zashiki.games.iki.data.names import BUILDINGS, CHARACTERS, SPECIAL, TOKENS
from zashiki.games.iki.data.phases import DRAW_BLOCKER, FEED

from ...support import fields

ALL_CHARACTERS = (1 << len(CHARACTERS)) - 1
ALL_BUILDINGS = (1 << len(BUILDINGS)) - 1
FIRST_BUILDING = len(CHARACTERS)
TOKEN_CARDS = {"monk": "hire", "oxcart": "move", "yamabushi": "mountain escape", "miko": "shrine escape"}
TOKEN_CARDS |= {"puppeteer": "joker"}


def check(state: State) -> None:
    """Raise if a card, kobun, token or marker is lost or there twice."""
    s = fields(state)
    players = state.game.players
    check_cards(s)
    check_rooms(s, players)
    check_markets(s)
    check_special(s)
    check_markers(s, players)
    assert all(amount >= 0 for row in s["goods"] for amount in row), "nobody owes goods"
    for seat in range(players, 4):
        assert not any(s["goods"][seat]), "an empty seat owns nothing"
        assert not any(s[name][seat] for name in ("kobun", "retired", "tokens", "special"))


def check_cards(s: dict) -> None:
    """Every character and every building is in one place."""
    in_rooms = [card for card in s["card"] if card >= 0] + ([s["picked"]] if s["picked"] >= 0 else [])
    assert len(in_rooms) == len(set(in_rooms))
    characters = [1 << card for card in in_rooms if card < FIRST_BUILDING]
    once([s["unseen"], *s["row"], *s["retired"], s["gone"], *characters], ALL_CHARACTERS)
    buildings = [1 << (card - FIRST_BUILDING) for card in in_rooms if card >= FIRST_BUILDING]
    once([s["plans"], s["boxed"], *buildings], ALL_BUILDINGS)


def once(piles: list[int], everything: int) -> None:
    """The piles share nothing and together are everything."""
    found = 0
    for pile in piles:
        assert found & pile == 0, "something is in two places"
        found |= pile
    assert found == everything, "something is nowhere"


def check_rooms(s: dict, players: int) -> None:
    """A kobun or the ring of a neutral character in every room with a card, and nowhere else; four kobun a seat."""
    filled = sum(1 << room for room, card in enumerate(s["card"]) if card >= 0)
    once([*s["kobun"], s["neutral"]], filled)
    assert players == 2 or s["neutral"] == 0
    for kobun in s["kobun"]:
        assert kobun.bit_count() <= 4
    for card, level in zip(s["card"], s["level"], strict=True):
        assert (1 <= level <= 3) == (0 <= card < FIRST_BUILDING)
    if players == 2:
        assert all(s["card"][room] < 0 for room in (3, 7, 11, 15)), "there is no fourth room"


def check_markets(s: dict) -> None:
    """A market token is for sale, with one owner, or gone; only tokens of past seasons are gone."""
    season = max(0, min(s["month"], 12) - 1) // 3
    paid = int(s["phase"] == FEED and s["month"] < 12)  # the markets are already those of the next season
    there = s["market"]
    for tokens in s["tokens"]:
        assert there & tokens == 0, "a token is in two places"
        there |= tokens
    for token in range(len(TOKENS)):
        of_season = token % 8 // 2
        if of_season > season + paid:
            assert not there >> token & 1, "a token of a later season is not out yet"
        elif of_season == season + paid:
            assert there >> token & 1, "a token of the season is for sale or owned"
        else:
            assert not s["market"] >> token & 1, "what nobody bought is gone"
    for tokens in s["tokens"]:
        for pair in range(4):
            assert (tokens >> (2 * pair) & 3).bit_count() <= 1, "one fish a season"


def check_special(s: dict) -> None:
    """A special token has at most one owner, and that is who has retired its character."""
    for name, token in TOKEN_CARDS.items():
        bit, card = 1 << SPECIAL.index(token), CHARACTERS.index(name)
        owners = [seat for seat in range(4) if s["special"][seat] & bit]
        assert len(owners) <= 1
        assert all(s["retired"][seat] >> card & 1 for seat in owners)


def check_markers(s: dict, players: int) -> None:
    """Fire markers stand in an order of their steps; ikizama and blockers have a space each; points are not below 0."""
    if s["first"] >= 0:
        order = s["fire_order"][:players]
        assert sorted(order) == list(range(players))
        steps = [s["fire"][seat] for seat in order]
        assert steps == sorted(steps, reverse=True)
    taken = [space for space in (*s["ikizama"], s["blocked"]) if space >= 0]
    assert len(taken) == len(set(taken)), "one ikizama to a space"
    if players == 2:
        drawn = min(12, s["month"] - (1 if s["phase"] == DRAW_BLOCKER else 0))
        assert sum(s["blockers"]) == 12 - drawn
    for row in s["points"]:
        assert sum(row[:5]) >= 0, "the IKI track does not go below 0"
