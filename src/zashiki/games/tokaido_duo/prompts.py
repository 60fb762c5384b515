"""What is asked, in one sentence for each phase, from a view."""

from __future__ import annotations

from typing import Any

from ...core.speech import Name, Said, message_id
from .names import CHARACTERS, COASTAL, INLAND
from .told import landscape_of


def prompt(view: dict[str, Any], seat: int | None, facts: dict[str, Any]) -> str:
    """What is asked of the one who decides, said to the reader in `seat`."""
    turn, say, names = view["turn"], facts["say"].say, facts["names"]
    if turn == -2:
        winners = [facts["seats"].index(winner) for winner in view["winners"]]
        return str(say("over-shared") if len(winners) > 1 else say("over", name=names[winners[0]]))
    if turn == -1:
        return str(say("chance", what=say(message_id("chance", view["phase"]))))
    if seat != turn:
        return str(say("waiting", name=names[turn]))
    return str(say(message_id("asked", question(view, facts)), **_said(view, facts)))


def question(view: dict[str, Any], facts: dict[str, Any]) -> str:
    """Which question the phase is."""
    phase, turn = view["phase"], view["turn"]
    if phase == "station":
        station = facts["components"]["ring.stations"][view["pilgrim"][turn]]
        return "town" if station in COASTAL else str(station)
    if phase == "return" and view["player"] != facts["seats"][turn]:
        return "lost"
    if phase == "shore" and None not in view["holder"]:
        return "steal"
    if phase == "path" and view["steps"] == 1:
        return "last step"
    return str(phase)


def _said(view: dict[str, Any], facts: dict[str, Any]) -> dict[str, Said]:
    """Everything that a question may name."""
    phase, turn = view["phase"], view["turn"]
    said: dict[str, Said] = {"steps": view["steps"]}
    if view["die"] is not None:
        said["die"] = Name("character", view["die"])
        said["number"] = view["dice"][CHARACTERS.index(view["die"])]
    if view["wave"][0] is not None:
        said["wave"] = Name("wave", view["wave"][0])
    if phase == "canvas":
        region = view["artist"][turn]
        said |= {"region": Name("region", region), "landscape": landscape_of(region, facts["components"])}
    if phase == "station":
        said |= _town(view, facts["components"]["ring.stations"][view["pilgrim"][turn]])
    if phase in ("coastal town", "mountain town"):
        said |= _town(view, view["merchant"][turn])
    return said


def _town(view: dict[str, Any], town: str) -> dict[str, Said]:
    """A town and, on the coast, what its trade token says; nothing for another station."""
    if town not in COASTAL:
        return {"town": Name("town", town)} if town in INLAND else {}
    good, price = view["token"][COASTAL.index(town)].split()
    return {"town": Name("town", town), "good": Name("good", good), "price": int(price)}
