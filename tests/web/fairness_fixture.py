"""Known answers for the page's fairness check: `python -m tests.web.fairness_fixture` writes them.

Everything in it is computed by the engine: a finished game with salts, one in which draws were undone, and draws whose
totals force retries.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import zashiki
from zashiki.api.timeline import Timeline
from zashiki.engine.chance import commitment, draw

FILE = Path(__file__).parents[2] / "web" / "tests" / "fairness.json"
SEED, SALTS = "a seed", ("salt of Aki", "42/ume")
HALF = 2**254
RETRIED = [["first", HALF], ["second", HALF], ["third", 1]]
"""About half of all hashes lie beyond the last whole multiple of such a total, and are drawn again."""


def fixture() -> dict[str, Any]:
    """A game as the page gets it, without what the check does not read; and the option of each retried draw."""
    drawn = [retried(n) for n in range(12)]
    undone = finished_game(undos=3)
    return {"game": finished_game(), "undone": undone, "retried": {"options": RETRIED, "drawn": drawn}}


def finished_game(undos: int = 0) -> dict[str, Any]:
    """The draws of a game that random play finished, with so many undos on the way."""
    state = zashiki.load("geishas-road", mode="geiko").start(seed=SEED, salts=SALTS, chance="seed")
    luck = random.Random(1)
    while state.outcome is None:
        length, drawn = len(state.log), state.drawn
        state.play(luck.choice(state.legal()))
        if undos and state.drawn > drawn and state.outcome is None and luck.random() < 0.5:
            state.undo(length)
            undos -= 1
    actions, numbers = [entry.action for entry in state.log], Timeline.of(state).draw_numbers
    moments = []
    for k, entry in enumerate(state.log):
        if entry.actor == zashiki.CHANCE:
            options = [[action.text, weight] for action, weight in state.replayed(actions[:k]).weights()]
            action = state.game.kind.actions[entry.action].text
            moments.append({"k": k + 1, "action": action, "draw": {"number": numbers[k], "options": options}})
    undone = [list(pair) for pair in state.undone.items()]
    facts = {"seed": SEED, "salts": list(SALTS), "commitment": commitment(SEED), "given": 0, "undone": undone}
    return {**facts, "moments": moments}


def retried(number: int) -> str:
    """The option that a draw with a huge total falls on."""
    left = draw(SEED, SALTS, number, 2 * HALF + 1)
    return "first" if left < HALF else "second" if left < 2 * HALF else "third"


if __name__ == "__main__":
    FILE.write_text(json.dumps(fixture(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
