"""The options of the game: how many play, and which book is followed where the books differ."""

from __future__ import annotations

from typing import Any

from ...core.options import Option

YES_NO = (False, True)

OPTIONS = (
    Option("players", (2, 3, 4), 3, "How many play; for two there is a smaller board with neutral characters."),
    Option("buildings_burn", YES_NO, True,
           "Buildings burn like characters, as the Polish book says and the Russian one in its shop rules. "
           "No: a fire passes them, as the French summary says."),
    Option("new_year_free_space_only", YES_NO, False,
           "At the New Year only a space without an oyakata may be chosen, as the Russian book says. "
           "No: any space, as the Polish book and the French summary say."),
    Option("largest_first", YES_NO, False,
           "After the 1-4 space larger ikizama numbers go first, as one sentence of the Russian book says. "
           "No: from left to right, as the Polish book and the French summary say."),
    Option("one_deal", YES_NO, False,
           "A visit is one deal, with the shop or with a character, as the French summary can be read. "
           "No: one with each, as the Polish and the Russian book say."),
    Option("harmony_every_kobun", YES_NO, False,
           "Harmony counts all your kobun of the group, as the Russian book and the French summary word it. "
           "No: only those on the type that scores, as the Polish book says and its example shows."),
)  # fmt: skip

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


def settle(options: dict[str, Any]) -> dict[str, Any]:
    """Every mix of options goes together, and none is left open."""
    return dict(options)
