"""What is asked, in one sentence for each phase, from a view."""

from __future__ import annotations

from typing import Any

ASKED = {
    "choose first": "you lost the first round: say who begins the second.",
    "face down": "lay one card face down for the end of the round.",
    "act": "choose one of your unused actions.",
    "reveal card": "choose the card to play.",
    "keep": "choose the card to lay face down until the end of the round.",
    "discard": "choose the card to discard face down.",
    "counter card": "choose the card that takes place {swap_at} of the offer.",
    "remove": "remove one of the two cards.",
    "say": "say whether the other card is learned or worked.",
    "manner": "say whether what you play is learned or worked.",
    "order": "choose the card to play first.",
    "token": "take a guest or the influence token of the {spot} house.",
    "guest": "take a guest from the {spot} house.",
    "visit": "choose a card: it goes under the house where its geisha is, then she moves.",
}
OFFERING = {
    "gift": "lay card {number} of 3 for the Gift.",
    "competition": "lay card {number} of 4 for the Competition, pair {pair}.",
    "intrigue": "show card {number} of 2 for the Intrigue.",
}
CHOOSING = {
    "gift": "take one card of the Gift.",
    "competition": "take one pair of the Competition.",
}
COUNTERING = {
    "gift": "take one card of the Gift, or make a counter-offer.",
    "competition": "take one pair of the Competition, or make a counter-offer.",
}
WAITING = "{name} is to decide."
CHANCE = "Chance decides: {what}."
CHANCE_IS_ASKED = {
    "houses": "the next tea house of the circle",
    "geisha": "where the next geisha stands",
    "lanterns": "the lantern card of the next house",
    "arrivals": "the guest on the next lantern",
    "homes": "whose house is which",
    "influence": "who begins with which influence token",
    "prestige": "the next prestige token of the rows",
    "dark": "which prestige token turns dark",
    "first": "who begins",
    "deal": "the deal",
    "draw": "the card drawn",
    "counter draw": "the card drawn after the counter-offer",
}
OVER = "The game is over: {name} has won."


def prompt(view: dict[str, Any], seat: int | None, facts: dict[str, Any]) -> str:
    """What is asked of the one who decides, said to the reader in `seat`."""
    phase, turn, seats = view["phase"], view["turn"], facts["seats"]
    if turn == -2:
        return OVER.format(name=view["winner"].capitalize())
    if turn == -1:
        return CHANCE.format(what=CHANCE_IS_ASKED[phase])
    name = seats[turn].capitalize()
    if seat != turn:
        return WAITING.format(name=name)
    return f"{name}: {_question(view, phase, turn)}"


def _question(view: dict[str, Any], phase: str, turn: int) -> str:
    if phase == "offer card":
        number = sum(card is not None for card in view["offer"]) + 1
        return OFFERING[view["doing"]].format(number=number, pair="ab" if number < 3 else "cd")
    if phase == "respond":
        may_counter = view["counter"][turn] and view["hand"][turn]
        return (COUNTERING if may_counter else CHOOSING)[view["doing"]]
    spot = view["house"][view["spot"]] if view["spot"] >= 0 else ""
    return ASKED[phase].format(swap_at=view["swap_at"], spot=spot)
