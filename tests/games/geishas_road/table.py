"""A table of Geisha's Road as tests lay it out: houses in the order pink, red, yellow, blue, green, clockwise."""

from __future__ import annotations

from functools import cache
from typing import Any

import zashiki
from tests.support import arrange, fields, play_all
from zashiki import Event, Game, State
from zashiki.games.geishas_road.data import names

INDIGO, VERMILION = 0, 1
COLOURS = names.COLOURS
ALL_ACTIONS = ", ".join(names.ACTIONS)
BUT_REVEAL = "intrigue, gift, competition"
BUT_GIFT = "reveal, intrigue, competition"
BUT_COMPETITION = "reveal, intrigue, gift"
NO_GUESTS = dict.fromkeys(COLOURS, 0)
BY_COLOUR = ("geisha", "influence", "returns", "prestige")
BY_HOUSE = ("lanterns", "under", "guests")


@cache
def game(**options: Any) -> Game:
    """The game with these options."""
    return zashiki.load("geishas-road", **options)


SIMPLE, STANDARD, ADVANCED = game(level="simple"), game(level="standard"), game(level="advanced")
COUNTER, HIDDEN = game(level="standard", counter_offer=True), game(level="standard", hidden_offer=True)
FATE = game(level="standard", fate=True)
MAIKO, GEIKO = game(mode="maiko"), game(mode="geiko")
MAIKO_OFFERS = game(mode="maiko", counter_offer=True, hidden_offer=True)
GEIKO_HIDDEN_CARD, GEIKO_HOME_STOP = (
    game(mode="geiko", geiko_hidden_card=True),
    game(mode="geiko", geiko_home_stop=True),
)
CAMPAIGN = game(mode="campaign", level="standard")


def card(text: str) -> int:
    """The number of a card."""
    return names.CARDS.index(text)


def cards(*texts: str) -> int:
    """A set of cards as a mask."""
    return sum(1 << card(text) for text in texts)


def mask(text: str) -> int:
    """A set of cards, written with commas, as a mask."""
    return cards(*(name.strip() for name in text.split(",") if name.strip()))


def position(game: Game, /, **given: Any) -> State:
    """A position in which cards not mentioned are in the deck and hands not mentioned are empty.

    Geisha and houses go by colour: `geisha={"blue": "yellow"}` stands blue on the yellow house; `guests={"red": 1}`
    leaves one red guest at the red house; `collected=[{"pink": 2}, {}]`; `points=[{"evening 1 geisha": 7}, {}]`.
    """
    house = given.get("house", COLOURS)
    put = {"active": given.get("turn", INDIGO), "hand": ["", ""]} | given
    put.setdefault("turn", put["active"])
    for name in BY_COLOUR:
        put |= {name: _by_colour(put[name], house, name)} if name in put else {}
    for name in BY_HOUSE:
        if isinstance(put.get(name), dict):
            put[name] = {house.index(c): _guests(c, v) if name == "guests" else v for c, v in put[name].items()}
    if "home" in put:
        put["home"] = [house.index(c) for c in put["home"]]
    if "spot" in put:
        put["spot"] = house.index(put["spot"])
    if "collected" in put:
        put["collected"] = [[row.get(c, 0) for c in COLOURS] for row in put["collected"]]
    if "points" in put:
        put["points"] = [[row.get(source, 0) for source in names.SOURCES] for row in put["points"]]
    if "deck" not in put:
        put["deck"] = (1 << len(names.CARDS)) - 1 & ~_lying_about(put)
    return arrange(game, **put)


def _by_colour(value: dict[str, Any], house: tuple[str, ...], name: str) -> dict[int, Any]:
    return {COLOURS.index(c): house.index(v) if name == "geisha" else v for c, v in value.items()}


def _guests(colour: str, given: int | dict[str, int]) -> list[int]:
    counts = given if isinstance(given, dict) else {colour: given}
    return [counts.get(c, 0) for c in COLOURS]


def _lying_about(put: dict[str, Any]) -> int:
    found = mask(put.get("spent", ""))
    for name in ("hand", "zone", "kept", "discarded", "veiled", "under"):
        rows = put.get(name, ())
        for text in rows.values() if isinstance(rows, dict) else rows:
            found |= text if isinstance(text, int) else mask(text)
    return found | sum(1 << card(name) for name in put.get("offer", ()) if name not in (None, "face down"))


def last_turn(game: Game, /, indigo: str, vermilion: str, **given: Any) -> State:
    """The last turn of a round in which the zones will be as given.

    Vermilion, second player, has the Reveal left; both Intrigue cards are still to come. The cards for these three
    are the highest of the zones, and their geisha stand where the walks will not end at home (unless told otherwise).
    """
    zones = [[name.strip() for name in text.split(",") if name.strip()] for text in (indigo, vermilion)]
    zones = [sorted(zone, key=lambda name: name[-1]) for zone in zones]
    kept = [zones[INDIGO].pop(), zones[VERMILION].pop()]
    last = zones[VERMILION].pop()
    settled = {"zone": [", ".join(zone) for zone in zones], "kept": kept, "hand": ["", last], "deck": 0}
    stand = {c: _never_home(c, [int(name[-1]) for name in (last, *kept) if name.startswith(c)]) for c in COLOURS}
    settled |= {"geisha": stand, "guests": NO_GUESTS}
    settled |= {"first": INDIGO, "turn": VERMILION, "phase": "act", "used": [ALL_ACTIONS, BUT_REVEAL]}
    return position(game, **settled | given)


def _never_home(colour: str, walks: list[int]) -> str:
    """A house from which these walks, one after the other, never end at home."""
    home = COLOURS.index(colour)
    for start in range(home + 1, home + 5):
        if all((start + sum(walks[:k])) % 5 != home for k in range(len(walks) + 1)):
            return COLOURS[start % 5]
    raise ValueError(f"{colour} comes home wherever she starts")


def end_round(state: State) -> list[Event]:
    """Vermilion reveals the last card; the Intrigue cards follow and the round is scored."""
    (last,) = [name for k, name in enumerate(names.CARDS) if fields(state)["hand"][VERMILION] >> k & 1]
    return play_all(state, "reveal", f"choose {last}")


def points(state: State, seat: int, source: str) -> int:
    """The points a seat has from one source."""
    return state.scores()[seat]["by_source"].get(source, 0)


def guests(state: State, seat: int) -> dict[str, int]:
    """The guests a seat has collected."""
    return {c: n for c, n in zip(COLOURS, fields(state)["collected"][seat], strict=True) if n}


def feats(state: State, seat: int) -> list[str]:
    """The achievements of a seat."""
    return state.view(None)["feats"][seat]


def where(state: State, colour: str) -> str:
    """The house where a geisha stands."""
    view = state.view(None)
    return view["house"][view["geisha"][COLOURS.index(colour)]]
