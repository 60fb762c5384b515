"""Known answers for the page's fairness check: `python -m tests.web.fairness_fixture` writes them.

Everything in it is computed by the engine: a finished game with salts, and draws whose totals force retries.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import zashiki
from zashiki.engine.chance import commitment, draw

FILE = Path(__file__).parents[2] / "web" / "tests" / "fairness.json"
SEED, SALTS = "a seed", ("salt of Aki", "42/ume")
HALF = 2**254
RETRIED = [["first", HALF], ["second", HALF], ["third", 1]]
"""About half of all hashes lie beyond the last whole multiple of such a total, and are drawn again."""


def fixture() -> dict[str, Any]:
    """A game as the page gets it, without what the check does not read; and the option of each retried draw."""
    return {"game": finished_game(), "retried": {"options": RETRIED, "drawn": [retried(n) for n in range(12)]}}


def finished_game() -> dict[str, Any]:
    """The draws of a game that random play finished."""
    state = zashiki.load("geishas-road", mode="geiko").start(seed=SEED, salts=SALTS, chance="seed")
    luck = random.Random(1)
    while state.outcome is None:
        state.play(luck.choice(state.legal()))
    actions = [entry.action for entry in state.log]
    moments = []
    for k, entry in enumerate(state.log):
        if entry.actor == zashiki.CHANCE:
            options = [[action.text, weight] for action, weight in state.replayed(actions[:k]).weights()]
            number = len(moments)
            action = state.game.kind.actions[entry.action].text
            moments.append({"k": k + 1, "action": action, "draw": {"number": number, "options": options}})
    return {"seed": SEED, "salts": list(SALTS), "commitment": commitment(SEED), "given": 0, "moments": moments}


def retried(number: int) -> str:
    """The option that a draw with a huge total falls on."""
    left = draw(SEED, SALTS, number, 2 * HALF + 1)
    return "first" if left < HALF else "second" if left < 2 * HALF else "third"


if __name__ == "__main__":
    FILE.write_text(json.dumps(fixture(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
