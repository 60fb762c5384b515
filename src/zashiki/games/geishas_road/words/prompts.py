"""Prompts: what is asked, in one sentence for each phase, from a view."""

from collections.abc import Callable

from ....api.facts import Facts
from ....generic.words import View, prompt_by
from ....text.speech import Said, message_id
from ..data.phases import PHASES
from ..rules.turn import PHASES as ROWS
from .naming import called, say

SPEAKS_OF = {PHASES[row.number]: row.speaks_of for row in ROWS}


def prompt(view: View, seat: int | None, facts: Facts) -> str:
    """What is asked of the one who decides, said to the reader in `seat`."""
    return prompt_by(question, view, seat, facts)


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
