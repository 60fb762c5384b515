"""Prompts: what is asked, in one sentence for each phase, from a view."""

from __future__ import annotations

from typing import Any

from ....api.facts import Facts
from ....engine.kernels import CHANCE, OVER
from ....text.speech import Name, Said, message_id
from ..data.names import BUILDINGS, ROOMS
from ..data.phases import PHASES as PHASE_NAMES
from ..rules.turn import PHASES
from .naming import card_name

SPEAKS_OF = {PHASE_NAMES[row.number]: row.speaks_of for row in PHASES}
"""What each question speaks of."""


def prompt(view: dict[str, Any], seat: int | None, facts: Facts) -> str:
    """What is asked of the one who decides, said to the reader in `seat`."""
    phase, turn, say = view["phase"], view["turn"], facts.say
    if turn == OVER:
        return str(say.say("over", name=facts.names[facts.seats.index(view["winner"])]))
    if turn == CHANCE:
        return str(say.say("chance", what=say.say(message_id("chance", phase))))
    if seat != turn:
        return str(say.say("waiting", name=facts.names[turn]))
    spoken = dict(_said(what, view, turn, facts) for what in SPEAKS_OF[phase])
    return str(say.say(message_id("asked", phase), **spoken))


def _said(what: str, view: dict[str, Any], turn: int, facts: Facts) -> tuple[str, Said]:
    if what in ("picked", "using"):
        return "card", card_name(view[what], facts)
    if what in ("swapping", "flame"):
        return "card", card_name(view["card"][ROOMS.index(view[what])], facts)
    if what == "shop":
        return "shop", Name("shop", view["oyakata"][turn])
    if what == "second":
        return "second", view["second"]
    if what == "rice":
        return "rice", view["goods"][turn][1]
    cards = [view["card"][ROOMS.index(room)] for room in view["kobun"][turn]]
    return "eaters", sum(card not in BUILDINGS for card in cards)
