"""A bot process: reads a view on each line, answers with an action on each line. It is given nothing else.

Run as `python -m zashiki.server.thinker` by the coach, at the lowest priority.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from ..bots import bot
from ..core.view import View
from ..review.coach import Thought, candidates
from .table import game_for

NICE = 19
"""Games of people go before the thinking of bots."""


class Question(msgspec.Struct):
    """A view, the choices, who is to think, and what its chance starts from."""

    game: str
    options: dict[str, Any]
    seat: int
    level: str
    seed: str
    view: dict[str, Any]
    legal: list[int]
    iterations: int = 0
    """More than 0: what is wanted are thoughts about every choice, from so much thinking."""


class Reply(msgspec.Struct):
    """The number of the chosen action, and the thoughts if they were wanted."""

    action: int
    thoughts: list[Thought] = []


def think(question: Question) -> Reply:
    """Choose."""
    game = game_for(question.game, tuple(question.options.items()))
    cells = game.kind.seen.from_json(question.view, "view")
    view = View(game, question.seat, cells, question.legal)
    if question.iterations:
        thoughts = candidates(view, question.iterations, question.seed)
        return Reply(thoughts[0].action, thoughts)
    return Reply(bot(question.level, game, question.seed).choose(view).id)


def main() -> None:
    """Answer until nobody asks any more."""
    os.nice(NICE)
    for line in sys.stdin.buffer:
        reply = think(msgspec.json.decode(line, type=Question))
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
