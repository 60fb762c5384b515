"""What is asked, in one sentence for each phase, from a view."""

from __future__ import annotations

from typing import Any

from ...core.speech import Name, Said, message_id
from .words import called, say


def prompt(view: dict[str, Any], seat: int | None, facts: dict[str, Any]) -> str:
    """What is asked of the one who decides, said to the reader in `seat`."""
    turn = view["turn"]
    if turn == -2:
        return say(facts, "over", name=facts["names"][facts["seats"].index(view["winner"])])
    if turn == -1:
        return say(facts, "chance", what=Name("chance", view["phase"]))
    if seat != turn:
        return say(facts, "waiting", name=facts["names"][turn])
    return question(view, facts)


def question(view: dict[str, Any], facts: dict[str, Any]) -> str:
    """What the seat whose turn it is has to decide."""
    phase, operands = view["phase"], dict[str, Said]()
    if phase == "offer card":
        number = sum(card is not None for card in view["offer"]) + 1
        operands = {"number": number, "pair": "ab" if number < 3 else "cd"}
        phase = f"offer {view['doing']}"
    elif phase == "respond":
        may_counter = view["counter"][view["turn"]] and view["hand"][view["turn"]]
        phase = f"{'counter' if may_counter else 'take'} {view['doing']}"
    elif view["spot"] >= 0:
        operands["house"] = called(facts, "house", view["house"][view["spot"]])
    elif view["swap_at"] is not None:
        operands["place"] = view["swap_at"]
    return say(facts, message_id("asked", phase), **operands)
