"""Prompts: what is asked, in one sentence for each phase, from a view."""

from collections.abc import Callable

from ....api.facts import Facts
from ....generic.words import View, prompt_by
from ....text.speech import Name, Said, message_id
from ..data.names import CHARACTERS, COASTAL, PILGRIM
from ..data.phases import PHASES as PHASE_NAMES
from ..rules.turn import PHASES
from .naming import landscape_of, place_name, trade_token

SPOKEN: dict[str, Callable[[View, Facts], Said]] = {
    "die": lambda view, facts: Name("character", view["die"]),
    "number": lambda view, facts: view["dice"][CHARACTERS.index(view["die"])],
    "wave": lambda view, facts: Name("wave", view["wave"][PILGRIM]),
    "steps": lambda view, facts: view["steps"],
    "region": lambda view, facts: Name("region", view["artist"][view["turn"]]),
    "landscape": lambda view, facts: landscape_of(view["artist"][view["turn"]], facts.components),
    "town": lambda view, facts: place_name(_place(view, facts)),
    "good": lambda view, facts: Name("good", trade_token(view, _place(view, facts))[0]),
    "price": lambda view, facts: _price(view, _place(view, facts)),
}
"""What a question may tell of the position; the phase table says which question tells what."""
TOLD = {PHASE_NAMES[row.number]: row.speaks_of for row in PHASES}


def prompt(view: View, seat: int | None, facts: Facts) -> str:
    """What is asked of the one who decides, said to the reader in `seat`."""
    return prompt_by(asked, view, seat, facts)


def asked(view: View, facts: Facts) -> str:
    """The question in words."""
    told = {name: SPOKEN[name](view, facts) for name in TOLD[view["phase"]]}
    return facts.say.say(message_id("asked", question(view, facts)), **told)


def question(view: View, facts: Facts) -> str:
    """Which message asks: that of the phase, or of the special case at hand."""
    phase, turn = str(view["phase"]), view["turn"]
    if phase == "station":
        station = _place(view, facts)
        return "town" if station in COASTAL else station
    if phase == "return" and view["player"] != facts.seats[turn]:
        return "lost"
    if phase == "shore" and None not in view["holder"]:
        return "steal"
    return "last step" if phase == "path" and view["steps"] == 1 else phase


def _place(view: View, facts: Facts) -> str:
    """The station or town where the pilgrim or merchant has stopped."""
    turn = view["turn"]
    if view["phase"] == "station":
        return str(facts.components["ring.stations"][view["pilgrim"][turn]])
    return str(view["merchant"][turn])


def _price(view: View, place: str) -> int:
    return trade_token(view, place)[1] if place in COASTAL else 0
