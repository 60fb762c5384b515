"""The action table: fixed numbers, each with a notation that says what is done.

An artist's move is one action, the region of arrival (`to r3`). Only where the way there matters, which is with the
inspired artist, is it walked region by region: `via r2`, `via r7`, `to r3`. An action of a space names how much is
done, so that an optional effect of a wave tile is no question of its own: `draw 4` beside `draw 3`, `paint 2` beside
`paint 1`, `sell 3` beside `sell plainly 3`. `leave` stands before them, and declines.
"""

from ....api.actions import ActionTable, Group
from . import names


def _up_to(most: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(1, most + 1))


TABLE = ActionTable(
    (
        Group("take", names.CHARACTERS, "take that die"),
        Group("walk", _up_to(names.FACES + 1), "let the pilgrim walk so many stations (wave tile)"),
        Group("go", names.TOWNS, "let the merchant go to that town"),
        Group("to", names.REGIONS, "let the artist arrive in that region"),
        Group("via", names.REGIONS, "let the artist pass through that region first (inspired artist)"),
        Group("leave", meaning="do nothing here"),
        Group("visit", names.STATIONS[:4], "take the action of the pilgrim's station"),
        Group("tile", names.CHARACTERS, "take that wave tile"),
        Group("draw", _up_to(names.MOST_DRAWN), "draw so many goods from the bag"),
        Group("sell", _up_to(names.MOST_GOODS), "sell so many of the wanted goods"),
        Group("sell plainly", _up_to(names.MOST_GOODS), "the same without the extra coins of the cunning merchant"),
        Group("paint", _up_to(names.MOST_PAINTED), "turn so many paintings up"),
        Group("gift", meaning="give the front painting away"),
        Group("return", names.GOODS, "put one of these goods back into the bag"),
        Group("enough", meaning="keep the hot-spring token"),
        Group("again", meaning="use the hot-spring token: the same die again"),
        Group("north", names.SEATS, "that seat sits on the north side", chance=True),
        Group("purple", names.SEATS, "that seat plays purple", chance=True),
        Group("token", names.TOKENS, "the trade token of the next coastal town", chance=True),
        Group("wave", names.WAVES, "the side of the next wave tile that is up", chance=True),
        Group(
            "roll", tuple(f"{c} {n}" for c in names.CHARACTERS for n in _up_to(names.FACES)), "a die falls", chance=True
        ),
        Group("good", names.GOODS, "one of the goods comes out of the bag", chance=True),
        Group("reveal", names.LANDSCAPES, "the next painting is turned up", chance=True),
    )
)

A_TAKE, A_WALK, A_GO, A_TO, A_VIA, A_VISIT, A_TILE = (
    TABLE.first(v) for v in ("take", "walk", "go", "to", "via", "visit", "tile")
)
A_DRAW, A_SELL, A_SELL_PLAINLY, A_PAINT = (TABLE.first(v) for v in ("draw", "sell", "sell plainly", "paint"))
A_GIFT, A_LEAVE, A_RETURN, A_AGAIN, A_ENOUGH = (TABLE.first(v) for v in ("gift", "leave", "return", "again", "enough"))
A_NORTH, A_PURPLE, A_TOKEN, A_WAVE = (TABLE.first(v) for v in ("north", "purple", "token", "wave"))
A_ROLL, A_GOOD, A_REVEAL = (TABLE.first(v) for v in ("roll", "good", "reveal"))
