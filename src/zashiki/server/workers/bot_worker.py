"""A bot process: reads a question on each line of its input, and writes the chosen action on a line of its output.

The bot pool runs it as `python -m zashiki.server.workers.bot_worker NICENESS`, at a low priority. It gets a seat's view
and nothing else.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from ...bots import bot
from ...releases.loader import own_module
from ...review.coach import Assessment
from ..tables.versions import Edition, game_for


class Question(msgspec.Struct):
    """A question: the view, the choices, the level of the bot, and the seed of its chance."""

    game: str
    options: dict[str, Any]
    rules: int
    edition: Edition | None
    seat: int
    level: str
    seed: str
    view: dict[str, Any]
    legal: list[int]
    iterations: int = 0
    """More than 0: thoughts about every choice are wanted, from a search of so many iterations."""


class Reply(msgspec.Struct):
    """A reply: the chosen action, and the thoughts if they were wanted."""

    action: int
    thoughts: list[Assessment] = []


def think(question: Question) -> Reply:
    """Answer a question."""
    game = game_for(question.game, tuple(question.options.items()), question.rules, question.edition)
    cells = game.kind.seat_schema.from_json(question.view, "view")
    view = own_module(game, "api.view").View(game, question.seat, cells, question.legal)
    if question.iterations:
        coach = own_module(game, "review.coach")
        thoughts = coach.candidates(view, question.iterations, question.seed)
        return Reply(thoughts[0].action, thoughts)
    return Reply(bot(question.level, game, question.seed).choose(view).id)


def main() -> None:
    """Answer questions until the input ends."""
    os.nice(int(sys.argv[1]))
    for line in sys.stdin.buffer:
        reply = think(msgspec.json.decode(line, type=Question))
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
