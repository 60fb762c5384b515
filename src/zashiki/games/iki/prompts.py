"""What is asked, in one sentence for each phase, from a view."""

from __future__ import annotations

from typing import Any

from ...core.speech import Name, Said, message_id
from .names import BUILDINGS, ROOMS
from .words import card_name

ASKED: dict[str, tuple[str, ...]] = {
    "starter": (),
    "starter room": ("picked",),
    "ikizama": (),
    "hire": (),
    "hire room": ("picked",),
    "walk": (),
    "further": ("shop",),
    "visit": ("shop",),
    "second token": ("second",),
    "train": (),
    "swap": (),
    "swap with": ("swapping",),
    "plan": ("using",),
    "building room": ("picked",),
    "neutral": (),
    "neutral room": ("picked",),
    "escape": ("flame",),
    "feed": ("rice", "eaters"),
    "new year": (),
}
"""What a player is asked, and what the question speaks of."""
CHANCE_IS_ASKED = ("draw first", "draw building", "draw blocker", "draw character", "draw nagaya")


def prompt(view: dict[str, Any], seat: int | None, facts: dict[str, Any]) -> str:
    """What is asked of the one who decides, said to the reader in `seat`."""
    phase, turn, say = view["phase"], view["turn"], facts["say"]
    if turn == -2:
        return str(say.say("over", name=facts["names"][facts["seats"].index(view["winner"])]))
    if turn == -1:
        return str(say.say("chance", what=say.say(message_id("chance", phase))))
    if seat != turn:
        return str(say.say("waiting", name=facts["names"][turn]))
    spoken = dict(_spoken_of(what, view, turn, facts) for what in ASKED[phase])
    return str(say.say(message_id("asked", phase), **spoken))


def _spoken_of(what: str, view: dict[str, Any], turn: int, facts: dict[str, Any]) -> tuple[str, Said]:
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
