"""Two ways of searching against each other, seats exchanged over the same deals: how docs/performance.md compared them.

python bench/search_settings.py tokaido-duo "2000 epochs=4" "2000 epochs=2" --games 60 --seed q3
python bench/search_settings.py iki "8000 epochs=2" greedy --games 20 --seed i1 --option players=4
"""

from __future__ import annotations

import argparse
from typing import Any

import zashiki
from zashiki.api.game import Game
from zashiki.arena.standings import Share
from zashiki.bots import Bot, SearchBot, SearchSettings, bot


def thinker(text: str, game: Game, seed: str) -> Bot:
    """A bot by its name, or a search: its iterations and whatever of its settings is different."""
    iterations, *changes = text.split()
    if not iterations.isdigit():
        return bot(text, game, seed)
    changed: dict[str, Any] = {}
    for name, _, value in (change.partition("=") for change in changes):
        changed[name] = float(value) if "." in value else int(value)
    return SearchBot(game, iterations=int(iterations), seed=seed, settings=SearchSettings(**changed))


def main() -> None:
    """Play, and print the share of the first after every round of seats."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for word in ("game", "one", "other"):
        parser.add_argument(word)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    options = {name: int(value) if value.isdigit() else value for name, value in (o.split("=") for o in given.option)}
    game = zashiki.load(given.game, **options)
    won = 0.0
    for k in range(given.games):
        state, alone = game.start(seed=f"{given.seed}-{k // game.players}"), k % game.players
        names = [given.one if seat == alone else given.other for seat in range(game.players)]
        seats = [thinker(name, game, f"{given.seed}-{k}-{seat}") for seat, name in enumerate(names)]
        while state.turn is not None:
            state.play(seats[state.turn].choose(state.bot_view(state.turn)))
        winners = state.outcome.winners
        won += 1 / len(winners) if alone in winners else 0
        if alone == game.players - 1:
            print(f"{k + 1} games: {Share(won, k + 1)}", flush=True)


if __name__ == "__main__":
    main()
