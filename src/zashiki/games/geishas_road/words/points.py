"""Points as they stand now, counted from a view: the same as `State.scores()` for the game on the table."""

from functools import cache
from typing import Any

from ....api.facts import Facts
from ..data.names import COLOURS
from ..data.tables import guest_scores

View = dict[str, Any]


def points_now(view: View, seat: int, facts: Facts) -> dict[str, int]:
    """The points of the game on the table by source, zeros left out: the ledger and what lies open in this round."""
    game = view["game"]
    ledger = zip(facts.sources, view["points"][seat], strict=True)
    points = {source: entered for source, entered in ledger if source.startswith(game)}
    if view["phase"] != "over":
        part = game if game == "maiko" else f"{game} {view['round_no']}"
        for kind, open_points in round_points(view, seat, facts).items():
            points[f"{part} {kind}"] += open_points
    return {source: total for source, total in points.items() if total}


def round_points(view: View, seat: int, facts: Facts) -> dict[str, int]:
    """What the round would bring if it ended now, as far as it lies open; in Life of a Geiko that is nothing more."""
    if view["game"] == "geiko":
        return {}
    held, components = view["collected"][seat], facts.components
    led = sum(worth(view, c, facts) for c in range(5) if leads(view, seat, c, facts))
    offers = components["offers.unused_points"] * (view["counter"][seat] + view["hidden"][seat])
    if view["game"] == "evening":
        table = _guest_table(tuple(components["guests.same_colour"]), tuple(components["guests.all_different"]))
        return {"geisha": led, "guests": table[sum(n << (2 * c) for c, n in enumerate(held))], "offers": offers}
    learned = view["zone"][0] + view["zone"][1]
    guests = sum(n * len(values_of(learned, colour)) for n, colour in zip(held, COLOURS, strict=True))
    empty = sum(components["maiko.player_lanterns"]) - sum(held)
    return {"guests": guests, "lanterns": empty, "houses": led, "offers": offers}


def values_of(cards: list[str], colour: str) -> list[int]:
    """The values of the cards of one colour.

    >>> values_of(["pink 1", "red 2", "pink 4"], "pink")
    [1, 4]
    """
    return [int(value) for of, value in map(str.split, cards) if of == colour]


def influence(view: View, seat: int, c: int, facts: Facts) -> int:
    """A player's influence on a geisha, in halves: the cards in the zone and the influence token."""
    bonus = facts.components["influence.half_points"] if view["influence"][c] == facts.seats[seat] else 0
    return int(2 * sum(values_of(view["zone"][seat], COLOURS[c])) + bonus)


def leads(view: View, seat: int, c: int, facts: Facts) -> bool:
    """Has a player more influence on a geisha than the other?"""
    return influence(view, seat, c, facts) > influence(view, 1 - seat, c, facts)


def row_value(view: View, facts: Facts) -> int:
    """What a geisha's row token is worth in this round."""
    if view["game"] == "maiko":
        return int(facts.components["maiko.row_value"])
    return int(facts.components["row.value_by_round"][view["round_no"] - 1])


def side_value(token: str, dark: bool, facts: Facts) -> int:
    """What a prestige token shows on a side."""
    return int(facts.components["prestige.tokens"][int(token) - 1]["dark" if dark else "light"])


def token_value(view: View, token: str, facts: Facts) -> int:
    """What a prestige token is worth now, by the side it shows."""
    return side_value(token, token in view["dark"], facts)


def worth(view: View, c: int, facts: Facts) -> int:
    """What a geisha brings: her row token, with her prestige tokens or (maiko) the free lanterns at her house."""
    row = row_value(view, facts)
    if view["game"] == "evening":
        return row + sum(token_value(view, token, facts) for token in view["prestige"][c])
    if COLOURS[c] not in view["house"]:
        return row
    place = view["house"].index(COLOURS[c])
    return row + int(view["lanterns"][place] - sum(view["guests"][place]))


@cache
def _guest_table(same: tuple[int, ...], different: tuple[int, ...]) -> list[int]:
    return guest_scores(list(same), list(different))
