"""The options of the game: how many play, and which book is followed where the books differ."""

from typing import Any

from ....api.options import Option

YES_NO = (False, True)

OPTIONS = (
    Option("players", (2, 3, 4), 3),
    Option("buildings_burn", YES_NO, True),
    Option("new_year_free_space_only", YES_NO, False),
    Option("largest_first", YES_NO, False),
    Option("one_deal", YES_NO, False),
    Option("harmony_every_kobun", YES_NO, False),
)

VARIANTS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 4, "buildings_burn": False},
    {"players": 3, "new_year_free_space_only": True},
    {"players": 2, "buildings_burn": False, "new_year_free_space_only": True},
    {"players": 4, "largest_first": True},
    {"players": 3, "one_deal": True},
    {"players": 2, "harmony_every_kobun": True},
    {
        "players": 4,
        "buildings_burn": False,
        "new_year_free_space_only": True,
        "largest_first": True,
        "one_deal": True,
        "harmony_every_kobun": True,
    },
)
