"""Writes one recorded game of every variant that has none yet by the present rules: `python -m tests.record_games`."""

from __future__ import annotations

from pathlib import Path

import zashiki
from zashiki.bots import bot

from .laws.positions import VARIANTS, load, variant_name


def main() -> None:
    for variant in VARIANTS:
        game = load(variant)
        folder = Path(__file__).parent / "games" / game.name.replace("-", "_") / "records"
        version = "" if game.kind.rules_version == 1 else f"-rules-{game.kind.rules_version}"
        path = folder / f"{variant_name(variant).removeprefix(game.name + '-').replace('=', '-')}{version}.txt"
        if path.exists():
            continue
        folder.mkdir(exist_ok=True)
        state = game.start(seed=f"recorded {variant[1]}")
        player = bot("novice", game, seed=variant[1])
        while state.turn is not None:
            state.play(player.choose(state.bot_view(state.turn)))
        path.write_text(str(state.record()), encoding="utf-8")
        print(path.name, zashiki.replay(path.read_text(encoding="utf-8")).outcome)


if __name__ == "__main__":
    main()
