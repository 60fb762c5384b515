"""The options of the game: it has none but the number of players."""

from typing import Any

from ....api.options import Option

OPTIONS = (Option("players", (2,), 2),)

VARIANTS: tuple[dict[str, Any], ...] = ({"players": 2},)
