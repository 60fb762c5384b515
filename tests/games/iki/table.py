"""A table of IKI as tests lay it out: rooms, row and goods by name, everything not mentioned put away."""

from __future__ import annotations

from functools import cache
from typing import Any

import zashiki
from tests.support import arrange, fields
from zashiki import Event, Game, State
from zashiki.games.iki.data import names

INDIGO, VERMILION, MOSS, OCHRE = range(4)
SEASONS = ("spring", "summer", "autumn", "winter")
GOODS = ("mon", "rice", "sandal", "wood", "koban")
RING = ("sandals", "rice", "tower", "tobacco", "pawn", "construction", "fish", "exchange")
ROOMS = tuple(f"{nagaya}{k}" for nagaya in "abcd" for k in (1, 2, 3, 4))
BEHIND = {
    "sandals": ("a3", "a4"),
    "rice": ("a1", "a2"),
    "tower": ("b1", "b2"),
    "tobacco": ("b3", "b4"),
    "pawn": ("c3", "c4"),
    "construction": ("c1", "c2"),
    "fish": ("d1", "d2"),
    "exchange": ("d3", "d4"),
}
BEHIND_FOR_TWO = {
    "sandals": ("a2", "a3"),
    "rice": ("a1", "a2"),
    "tower": ("b1", "b2"),
    "tobacco": ("b2", "b3"),
    "pawn": ("c2", "c3"),
    "construction": ("c1", "c2"),
    "fish": ("d1", "d2"),
    "exchange": ("d2", "d3"),
}
NOTHING = "0 mon"


@cache
def game(**options: Any) -> Game:
    """The game with these options."""
    return zashiki.load("iki", **options)


TWO, THREE, FOUR = game(players=2), game(players=3), game(players=4)


def amounts(text: str) -> dict[str, int]:
    """'2 mon, 1 rice' as a dict."""
    pairs = (part.split() for part in text.split(",") if part.strip())
    return {good: int(n) for n, good in pairs}


def purse(text: str) -> list[int]:
    """Goods of a seat in the order of the record."""
    given = amounts(text)
    return [given.get(good, 0) for good in GOODS]


def season_of(card: str) -> int:
    """-1 for a starting card, else the number of the season."""
    return (names.CHARACTERS.index(card) - 4) // 14


def position(game: Game, /, **given: Any) -> State:
    """A position. Beside the fields of the record, in short form:

    rooms={"a1": ("monk", INDIGO, 2), "b1": ("inn", MOSS), "c1": ("kabuki", None)}: card, owner, level (the lowest
    there is if not said), goods=["8 mon, 1 rice", ...], row={"monk": 1} (mon on it), plans="inn", iki=[5, 0, 0].
    Characters not mentioned are in their decks, or out of the game once their season is over.
    """
    put: dict[str, Any] = {"month": 1, "fire": [0, 0, 0, 0], "queue": 0, "to_draw": 0, "first": INDIGO}
    put |= {"oyakata": [None] * 4, "ikizama": [None] * 4, "blocked": None} | given
    players = game.players
    rooms, row, iki = put.pop("rooms", {}), put.pop("row", {}), put.pop("iki", [0] * players)
    put["card"] = [rooms[r][0] if r in rooms else None for r in ROOMS]
    put["level"] = [_level(rooms.get(r)) for r in ROOMS]
    put["kobun"] = [", ".join(r for r, c in rooms.items() if c[1] == seat) for seat in range(4)]
    put["neutral"] = ", ".join(r for r, c in rooms.items() if c[1] is None)
    put["row"] = [", ".join(c for c, mon in row.items() if mon == n) for n in (0, 1, 2)]
    purses = put.pop("goods", [NOTHING] * players)
    put["goods"] = [purse(text) for text in purses] + [[0] * 5] * (4 - len(purses))
    put["retired"] = _four(put.get("retired", []))
    put["special"] = _four(put.get("special", []))
    put["tokens"] = _four(put.get("tokens", []))
    put["points"] = [[n] + [0] * 11 for n in iki] + [[0] * 12] * (4 - len(iki))
    put.setdefault("fire_order", sorted(range(players), key=lambda seat: -put["fire"][seat]))
    put["fire"] = list(put["fire"]) + [0] * (4 - len(put["fire"]))
    put.setdefault("turn", INDIGO)
    put.setdefault("active", put["turn"] if put["turn"] >= 0 else INDIGO)
    _put_away(put, rooms, row, game)
    return arrange(game, **put)


def _level(lying: tuple[Any, ...] | None) -> int:
    if lying is None or lying[0] in names.BUILDINGS:
        return 0
    if len(lying) > 2:
        return int(lying[2])
    return 2 if lying[0] in SHORT else 1


SHORT = (
    "shamisen", "puppeteer", "confectioner", "glass", "brush", "fan", "samurai", "mason", "sculptor", "cards",
    "incense",
)  # fmt: skip
"""The cards that start at level 2."""


def _four(given: Any) -> list[str]:
    rows = given if isinstance(given, dict) else dict(enumerate(given))
    return [rows.get(seat, "") for seat in range(4)]


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _put_away(put: dict[str, Any], rooms: dict[str, Any], row: dict[str, int], game: Game) -> None:
    """Cards and tokens that are nowhere yet go where they belong in that month."""
    season = (min(max(put["month"], 1), 12) - 1) // 3
    lying = {lain[0] for lain in rooms.values()} | set(row) | {put.get("picked")}
    lying |= {card for text in put["retired"] for card in _words(text)}
    rest = [card for card in names.CHARACTERS if card not in lying]
    in_decks = [card for card in rest if season_of(card) >= season and put["month"] < 13]
    put.setdefault("unseen", ", ".join(in_decks))
    put.setdefault("gone", ", ".join(card for card in rest if card not in _words(put["unseen"])))
    plans = put.setdefault("plans", "")
    out = [b for b in names.BUILDINGS if b not in _words(plans) and b not in lying]
    put.setdefault("boxed", ", ".join(out))
    bought = {token for text in put["tokens"] for token in _words(text)}
    for_sale = [f"{SEASONS[season]} {kind} {k}" for kind in ("fish", "pipe", "tobacco") for k in (1, 2)]
    put.setdefault("market", ", ".join(token for token in for_sale if token not in bought))
    if game.players == 2:
        put.setdefault("blockers", [0, 3, 3, 3, 3])


def visit(game: Game, shop: str, /, **given: Any) -> State:
    """Indigo has just arrived at a shop, as the last player of the month."""
    put: dict[str, Any] = {"phase": "visit", "turn": INDIGO, "shop_open": 1, "room_open": 1} | given
    seat = put["turn"]
    put.setdefault("ikizama", {s: ("1" if s == seat else None) for s in range(4)})
    put.setdefault("oyakata", {s: (shop if s == seat else None) for s in range(4)})
    put.setdefault("second", None)
    put.setdefault("using", None)
    return position(game, **put)


def hiring(game: Game, /, space: str = "1", **given: Any) -> State:
    """Indigo's turn begins: hire or take income."""
    put: dict[str, Any] = {"phase": "hire", "turn": INDIGO, "further": 1} | given
    seat = put["turn"]
    put.setdefault("ikizama", {s: (space if s == seat else None) for s in range(4)})
    return position(game, **put)


def moving(game: Game, start: str | None, space: str, /, **given: Any) -> State:
    """Indigo will walk from a shop (None: the start area) when income has been taken."""
    return hiring(game, space, **{"oyakata": {INDIGO: start}} | given)


def month_end(game: Game, month: int, /, **given: Any) -> list[Any]:
    """The last turn of a month ends. Returns the state and what happened."""
    state = visit(game, "exchange", **{"month": month} | given)
    return [state, state.play("done")]


def burning(game: Game, nagaya: str, /, month: int = 5, **given: Any) -> tuple[State, list[Event]]:
    """The month ends with a fire in that nagaya."""
    state, _ = month_end(game, month, **given)
    return state, state.play(f"fire {nagaya}")


def last_guest(game: Game, shop: str = "exchange", /, **given: Any) -> State:
    """The last visit of the New Year; `done` ends the game."""
    put: dict[str, Any] = {"month": 13, "queue": game.players - 1, "ikizama": [None] * 4} | given
    put.setdefault("guests", [*range(1, game.players), 0])
    return visit(game, shop, **put)


def final(game: Game, /, **given: Any) -> tuple[State, list[Event]]:
    """The game ends in this position."""
    state = last_guest(game, **given)
    return state, state.play("done")


def goods(state: State, seat: int) -> dict[str, int]:
    """What a seat owns, without zeros."""
    return {good: n for good, n in zip(GOODS, fields(state)["goods"][seat], strict=True) if n}


def iki(state: State, seat: int) -> int:
    """Where a seat's marker stands on the IKI track."""
    return sum(fields(state)["points"][seat][:5])


def source(state: State, seat: int, name: str) -> int:
    """The points of a seat from one source."""
    return state.scores()[seat]["by_source"].get(name, 0)


def fire(state: State) -> list[int]:
    """The steps of all seats on the fire track."""
    return fields(state)["fire"][: state.game.players]


def order(state: State) -> list[int]:
    """The seats in fire order."""
    return fields(state)["fire_order"][: state.game.players]


def board(state: State) -> dict[str, tuple[str, int | None, int]]:
    """What lies in the rooms: card, owner, level."""
    s = fields(state)
    found = {}
    for k, room in enumerate(ROOMS):
        if s["card"][k] >= 0:
            owner = next((seat for seat in range(4) if s["kobun"][seat] >> k & 1), None)
            found[room] = (names.CARDS[s["card"][k]], owner, s["level"][k])
    return found


def retired(state: State, seat: int) -> set[str]:
    """The retired characters of a seat."""
    return set(state.view(None)["retired"][seat])


def gone(state: State) -> set[str]:
    """Characters out of the game."""
    return set(state.view(None)["gone"])


def special(state: State, seat: int) -> set[str]:
    """Special tokens of a seat."""
    return set(state.view(None)["special"][seat])


def free_kobun(state: State, seat: int) -> int:
    """Kobun on a seat's own board."""
    return 4 - fields(state)["kobun"][seat].bit_count()


def row(state: State) -> dict[str, int]:
    """The characters for hire with the mon on them."""
    return {card: mon for mon, cards in enumerate(state.view(None)["row"]) for card in cards}


def where(state: State, seat: int) -> str | None:
    """The shop before which an oyakata stands."""
    return state.view(None)["oyakata"][seat]


def phase(state: State) -> str:
    """What is asked."""
    return state.view(None)["phase"]


def verbs(events: list[Event]) -> list[str]:
    """What happened, in order."""
    return [e.verb for e in events]


def told(events: list[Event], verb: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The data of all events with that verb, of one seat if given."""
    return [e.data for e in events if e.verb == verb and (seat is None or e.seat == seat)]


FULL_BOARD = {
    "a": ("egg", "librarian", "sake", "ukiyoe"),
    "b": ("cotton", "bubbles", "geta", "oxcart"),
    "c": ("glasses", "water", "dumpling", "carpenter"),
    "d": ("salt", "mask", "firewood", "eel"),
}


def full_board(depth: int, owners: dict[str, int], without: tuple[str, ...] = ()) -> dict:
    """Every room but some holds a character; those without an owner named are neutral or Ochre's."""
    rooms = {}
    for nagaya, cards in FULL_BOARD.items():
        for k in range(depth):
            room = f"{nagaya}{k + 1}"
            if room not in without:
                rooms[room] = (cards[k], owners.get(room, None if depth == 3 else "abcd".index(nagaya)))
    return rooms
