"""The shape of a components file of this game, and the checks of an edition."""

from pathlib import Path

from ....api.edition import Check, Components, Pieces, Text, Whole, Wholes, Words

STANDARD = Path(__file__).parents[1] / "components.toml"
GUESTS = 15

SHAPE: dict[str, Check] = {
    "edition.name": Text(),
    "names.colours": Words(5),
    "names.geisha": Words(5),
    "items.values": Wholes(4, 1, 4, total=10),
    "items.takes": Wholes(4, 0, 2),
    "deal.hand": Whole(6, 6),
    "row.value_by_round": Wholes(2, 0, 9),
    "influence.half_points": Whole(0, 1),
    "guests.per_colour": Whole(3, 3),
    "guests.same_colour": Wholes(4, 0, 20),
    "guests.all_different": Wholes(6, 0, 20),
    "offers.unused_points": Whole(0, 9),
    "game.geisha_to_win": Whole(3, 5),
    "prestige.geiko_row": Whole(5, 5),
    "prestige.tokens": Pieces(9, {"light": Whole(-9, 9), "dark": Whole(-9, 9)}),
    "fate.tokens": Whole(5, 5),
    "fate.dark": Whole(0, 5),
    "maiko.player_lanterns": Wholes(2, 1, 6),
    "maiko.house_lanterns": Wholes(5, 1, 6, total=GUESTS),
    "maiko.row_value": Whole(0, 9),
    "geiko.visit_points": Whole(0, 9),
    "geiko.home_stop_points": Whole(0, 9),
}


def cross_check(components: Components) -> tuple[str, str] | None:
    """Values that must fit together: names a key and the reason if they do not."""
    if components["items.values"] != [1, 2, 3, 4]:
        return "items.values", "there is one card of each of the values 1, 2, 3, 4 in every colour"
    for key in ("guests.same_colour", "guests.all_different"):
        if components[key][0] != 0:
            return key, "an empty set is worth nothing, so the list begins with 0"
    return None
