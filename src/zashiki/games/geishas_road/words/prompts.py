"""Prompts: what is asked, in one sentence for each phase, from a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....api.facts import Facts
from ....engine.kernels import CHANCE, OVER
from ....text.speech import Name, Said, message_id
from ..data.phases import PHASES
from ..rules.turn import PHASES as ROWS
from .naming import called, say

View = dict[str, Any]
SPEAKS_OF = {PHASES[row.number]: row.speaks_of for row in ROWS}


def prompt(view: View, seat: int | None, facts: Facts) -> str:
    """What is asked of the one who decides, said to the reader in `seat`."""
    turn = view["turn"]
    if turn == OVER:
        return say(facts, "over", name=facts.names[facts.seats.index(view["winner"])])
    if turn == CHANCE:
        return say(facts, "chance", what=Name("chance", view["phase"]))
    if seat != turn:
        return say(facts, "waiting", name=facts.names[turn])
    return question(view, facts)


def question(view: View, facts: Facts) -> str:
    """What the seat whose turn it is has to decide; the phase table says what of the position is told with it."""
    said: dict[str, Said] = {"asked": view["phase"]}
    for part in SPEAKS_OF[view["phase"]]:
        said |= PARTS[part](view, facts)
    return say(facts, message_id("asked", str(said.pop("asked"))), **said)


def _offer(view: View, _facts: Facts) -> dict[str, Said]:
    number = sum(card is not None for card in view["offer"]) + 1
    return {"asked": f"offer {view['doing']}", "number": number, "pair": "ab" if number < 3 else "cd"}


def _answer(view: View, _facts: Facts) -> dict[str, Said]:
    may_counter = view["counter"][view["turn"]] and view["hand"][view["turn"]]
    return {"asked": f"{'counter' if may_counter else 'take'} {view['doing']}"}


def _place(view: View, _facts: Facts) -> dict[str, Said]:
    return {"place": view["swap_at"]}


def _house(view: View, facts: Facts) -> dict[str, Said]:
    return {"house": called(facts, "house", view["house"][view["spot"]])}


PARTS: dict[str, Callable[[View, Facts], dict[str, Said]]] = {
    "offer": _offer,
    "answer": _answer,
    "place": _place,
    "house": _house,
}
"""What a question tells of the position, by its name in the phase table; `asked` stands for the phase's own words."""
