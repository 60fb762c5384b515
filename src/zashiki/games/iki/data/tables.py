"""The tables that the rules read: components and options as numbers."""

from typing import Any

from ....api.edition import Components
from ....engine.schema import Grid, Row, Schema, i8, i16, i32, public
from . import names
from .amounts import parse_amounts, parse_deal

i64 = "i8"
Cube = list[list[list[int]]]
OFFERS = names.N_CHARACTERS + names.N_DEALS + names.N_TOKENS
"""Everything one can deal in, as one list: abilities of characters, deals of shops, market tokens."""
FIRST_DEAL, FIRST_TOKEN = names.N_CHARACTERS, names.N_CHARACTERS + names.N_DEALS
RICHES = 32
"""From so much mon on every character can be paid."""
RETIRED = 4
"""The level of a retired character in the table of salaries."""

PER = ("", "sandal", "rice", "fire", "mon", "types", "crowd", "fish")
"""What a building or a pouch of tobacco may count."""
PER_NOTHING, PER_SANDAL, PER_RICE, PER_FIRE, PER_MON, PER_TYPES, PER_CROWD, PER_FISH = range(8)

BEHIND = (0b1100, 0b0011, 0b0011 << 4, 0b1100 << 4, 0b1100 << 8, 0b0011 << 8, 0b0011 << 12, 0b1100 << 12)
BEHIND_FOR_TWO = (0b110, 0b011, 0b011 << 4, 0b110 << 4, 0b110 << 8, 0b011 << 8, 0b011 << 12, 0b110 << 12)
"""The rooms behind the shops, from the lap line on."""
EDGE_ROOMS, MIDDLE_ROOMS, CORNER_ROOMS = 0x1111, 0x2222, 0x8888
THREE_ROOMS, FOUR_ROOMS = 0x7777, 0xFFFF


class Tables(Schema):
    """One edition with one choice of options."""

    # options
    players: int = public(i8, 0, "how many play")
    buildings_burn: int = public(i8, 0, "1: buildings burn")
    free_space_only: int = public(i8, 0, "1: at the New Year only spaces without an oyakata")
    largest_first: int = public(i8, 0, "1: larger ikizama numbers take their turns first")
    one_deal: int = public(i8, 0, "1: a visit is one deal, with the shop or with a character")
    every_kobun: int = public(i8, 0, "1: harmony counts all own kobun of the group")

    # the board
    board: int = public(i32, 0, "the rooms there are")
    edge: int = public(i32, 0, "the rooms at the edge")
    dear: int = public(i32, 0, "the rooms with a surcharge")
    surcharge: int = public(i8, 0, "that surcharge")
    depth: int = public(i8, 0, "rooms of a nagaya")
    groups: Row = public(i32, 5, "the rooms of each group of harmony")
    behind: Row = public(i32, 8, "the rooms behind each shop")
    next_shop: Row = public(i8, 8, "the shop after each shop")
    first_shop: int = public(i8, 0, "the shop after the lap line")
    fire_strength: Row = public(i8, 14, "strength of the fire at the end of each month, 0: no fire")
    top: int = public(i8, 0, "the last step of the fire track")
    blockers: Row = public(i8, 5, "blockers by space")

    # set-up and turn
    goods: Row = public(i16, 5, "what each player begins with")
    kobun: int = public(i8, 0, "kobun of each player")
    buildings: int = public(i8, 0, "buildings in a game")
    cards_a_month: int = public(i8, 0, "characters turned up each month")
    income: Row = public(i8, 5, "income")
    any_space: Row = public(i8, 5, "what the space 1-4 gives in place of income")
    fee: int = public(i8, 0, "mon for building at the shop")

    # characters
    season: Row = public(i64, 4, "the characters of each season")
    affordable: Row = public(i64, RICHES, "the characters that cost at most so much")
    cost: Row = public(i8, names.N_CHARACTERS, "price in mon")
    type: Row = public(i8, names.N_CHARACTERS, "type")
    of_type: Row = public(i64, 5, "the characters of each type")
    fire_bonus: Row = public(i8, names.N_CHARACTERS, "fire steps for hiring")
    start: Row = public(i8, names.N_CHARACTERS, "the level to begin with")
    token: Row = public(i8, names.N_CHARACTERS, "special token on retiring, or -1")
    salary: Cube = public(i8, (names.N_CHARACTERS, RETIRED + 1, names.IKI + 1), "salary at each level; 4 is retired")

    # offers
    kind: Row = public(i8, OFFERS, "what the deal does")
    pay: Grid = public(i8, (OFFERS, names.IKI + 1), "what it costs")
    gain: Grid = public(i8, (OFFERS, names.IKI + 2), "what it gives")
    others: Row = public(i8, OFFERS, "mon every other player gets")
    less_wood: Row = public(i8, OFFERS, "wood less for a building")
    less_koban: Row = public(i8, OFFERS, "koban less for a building")
    deals_of: Row = public(i16, 8, "the deals of each shop")

    # buildings and tokens
    wood: Row = public(i8, len(names.BUILDINGS), "wood a building costs")
    koban: Row = public(i8, len(names.BUILDINGS), "koban a building costs")
    worth: Row = public(i8, len(names.BUILDINGS), "points at the end")
    counts: Row = public(i8, len(names.BUILDINGS), "what it counts at the end")
    each: Row = public(i8, len(names.BUILDINGS), "points for each of these")
    most: Row = public(i8, len(names.BUILDINGS), "at most so many")
    lasting: Row = public(i8, len(names.BUILDINGS), "size of its lasting effect")
    token_points: Row = public(i8, names.N_TOKENS, "bonus of a fish; points of tobacco")
    token_counts: Row = public(i8, names.N_TOKENS, "what a pouch counts")
    token_every: Row = public(i8, names.N_TOKENS, "for how many of these it scores")

    # the final count
    type_score: Row = public(i8, 6, "points for 0 to 5 types")
    fish_score: Row = public(i8, 5, "points for fish of 0 to 4 seasons")
    pipe_factor: int = public(i8, 0, "what a pipe multiplies tobacco by")
    koban_score: int = public(i8, 0, "points of a koban")
    wood_score: int = public(i8, 0, "points of a wood")
    mon_for_a_point: int = public(i8, 0, "mon for a point")


def build(components: Components, options: dict[str, Any]) -> Any:
    """The tables of an edition under the given options."""
    values = _options(options) | _board(components, options["players"] == 2)
    for part in (_turn, _characters, _offers, _buildings, _count):
        values |= part(components)
    return Tables.with_values({name: _lists(value) for name, value in values.items()})


def _lists(value: Any) -> Any:
    return [_lists(part) for part in value] if isinstance(value, list | tuple) else value


def _options(options: dict[str, Any]) -> dict[str, Any]:
    return {
        "players": options["players"],
        "buildings_burn": options["buildings_burn"],
        "free_space_only": options["new_year_free_space_only"],
        "largest_first": options["largest_first"],
        "one_deal": options["one_deal"],
        "every_kobun": options["harmony_every_kobun"],
    }


def _board(components: Components, two: bool) -> dict[str, Any]:
    ring = [names.SHOPS.index(name) for name in components["board.ring"]]
    fires = components["fires.strength_for_two" if two else "fires.strength"]
    depth = 3 if two else 4
    return {
        "board": THREE_ROOMS if two else FOUR_ROOMS,
        "edge": EDGE_ROOMS,
        "dear": MIDDLE_ROOMS if two else CORNER_ROOMS,
        "surcharge": components["board.middle_surcharge" if two else "board.corner_surcharge"],
        "depth": depth,
        "groups": [((1 << depth) - 1) << (4 * n) for n in range(4)] + [0 if two else CORNER_ROOMS],
        "behind": _by_shop(ring, BEHIND_FOR_TWO if two else BEHIND),
        "next_shop": _by_shop(ring, [*ring[1:], ring[0]]),
        "first_shop": ring[0],
        "fire_strength": [dict(zip((5, 8, 11), fires, strict=True)).get(month, 0) for month in range(14)],
        "top": components["board.fire_track"],
        "blockers": components["board.blockers"],
    }


def _by_shop(ring: list[int], by_place: Any) -> list[int]:
    return [by_place[ring.index(shop)] for shop in range(len(names.SHOPS))]


def _turn(components: Components) -> dict[str, Any]:
    return {
        "goods": parse_amounts(components["setup.goods"])[: names.IKI],
        "kobun": components["setup.kobun"],
        "buildings": components["setup.buildings"],
        "cards_a_month": components["setup.cards_a_month"],
        "income": parse_amounts(components["turn.income"])[: names.IKI],
        "any_space": parse_amounts(components["turn.any_space"])[: names.IKI],
        "fee": components["shops.building_fee"],
    }


def _characters(components: Components) -> dict[str, Any]:
    cards = [components[f"characters.{name}"] for name in names.CHARACTERS]
    salaries = [_salary(card) for card in cards]
    season = ((1 << names.PER_SEASON) - 1) << names.STARTERS
    return {
        "season": [season << (names.PER_SEASON * k) for k in range(4)],
        "affordable": [_set(card["cost"] <= mon for card in cards) for mon in range(RICHES)],
        "cost": [card["cost"] for card in cards],
        "type": [names.TYPES.index(card["type"]) for card in cards],
        "of_type": [_set(card["type"] == name for card in cards) for name in names.TYPES],
        "fire_bonus": [card["fire"] for card in cards],
        "start": [card["start"] for card in cards],
        "token": [names.SPECIAL.index(card["token"]) if "token" in card else -1 for card in cards],
        "salary": salaries,
    }


def _set(members: Any) -> int:
    return sum(1 << k for k, member in enumerate(members) if member)


def _salary(card: dict[str, Any]) -> list[tuple[int, ...]]:
    nothing = (0,) * (names.IKI + 1)
    if "token" in card:
        return [nothing] * (RETIRED + 1)
    levels = [parse_amounts(text)[: names.IKI + 1] for text in card["salary"]]
    return [nothing, *levels, levels[-1]]


def _offers(components: Components) -> dict[str, Any]:
    texts = [components[f"characters.{name}"]["ability"] for name in names.CHARACTERS]
    texts += [
        text
        for shop, own in zip(names.SHOPS, names.DEALS_OF, strict=True)
        if own
        for text in components[f"shops.{shop}"]
    ]
    deals = [parse_deal(text) for text in texts]
    prices = [list(deal.pay) for deal in deals]
    for name in names.TOKENS:
        token = components[f"tokens.{name}"]
        deals.append(parse_deal(token.get("gives", "0")))
        prices.append([token["price"], *deals[-1].pay[1:]])
    return {
        "kind": [deal.kind for deal in deals],
        "pay": prices,
        "gain": [deal.gain for deal in deals],
        "others": [deal.others for deal in deals],
        "less_wood": [deal.less_wood for deal in deals],
        "less_koban": [deal.less_koban for deal in deals],
        "deals_of": [sum(1 << k for k in own) for own in names.DEALS_OF],
    }


def _buildings(components: Components) -> dict[str, Any]:
    cards = [components[f"buildings.{name}"] for name in names.BUILDINGS]
    return {
        "wood": [card["wood"] for card in cards],
        "koban": [card["koban"] for card in cards],
        "worth": [card.get("points", 0) for card in cards],
        "counts": [PER.index(card.get("per", "")) for card in cards],
        "each": [card.get("each", 0) for card in cards],
        "most": [card.get("most", 0) for card in cards],
        "lasting": [card.get("lasting", 0) for card in cards],
    }


def _count(components: Components) -> dict[str, Any]:
    tokens = [components[f"tokens.{name}"] for name in names.TOKENS]
    return {
        "token_points": [token.get("points", 0) for token in tokens],
        "token_counts": [PER.index(token.get("per", "")) for token in tokens],
        "token_every": [token.get("every", 1) for token in tokens],
        "type_score": components["score.types"],
        "fish_score": components["score.fish"],
        "pipe_factor": components["score.pipe_factor"],
        "koban_score": components["score.koban"],
        "wood_score": components["score.wood"],
        "mon_for_a_point": components["score.mon_for_a_point"],
    }
