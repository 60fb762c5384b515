"""Prompts: what is asked, in one sentence for each phase, from a view."""

from ....api.facts import Facts
from ....generic.words import View, prompt_by
from ....text.speech import Name, Said, message_id
from ..data.names import BUILDINGS, ROOMS
from ..data.phases import PHASES as PHASE_NAMES
from ..rules.turn import PHASES
from .naming import card_name

SPEAKS_OF = {PHASE_NAMES[row.number]: row.speaks_of for row in PHASES}
"""What each question speaks of."""


def prompt(view: View, seat: int | None, facts: Facts) -> str:
    """What is asked of the one who decides, said to the reader in `seat`."""
    return prompt_by(question, view, seat, facts)


def question(view: View, facts: Facts) -> str:
    """What the seat whose turn it is has to decide; the phase table says what of the position is told with it."""
    spoken = dict(_said(what, view, view["turn"], facts) for what in SPEAKS_OF[view["phase"]])
    return facts.say.say(message_id("asked", view["phase"]), **spoken)


def _said(what: str, view: View, turn: int, facts: Facts) -> tuple[str, Said]:
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
