"""What is asked, in one sentence for each phase, from a view."""

from __future__ import annotations

from typing import Any

from .names import CARDS, N_CHARACTERS, ROOMS

SHOP_NAMES = {
    "sandals": "Sandal shop",
    "rice": "Rice shop",
    "tower": "Fire watchtower",
    "tobacco": "Tobacco shop",
    "pawn": "Pawnshop",
    "construction": "Construction shop",
    "fish": "Fish market",
    "exchange": "Exchange",
}
ASKED = {
    "starter": "take a starting card.",
    "starter room": "choose a room at the edge of the board for the {picked}.",
    "ikizama": "put your ikizama on a space of the track.",
    "hire": "take income or hire a character.",
    "hire room": "choose a room for the {picked}.",
    "walk": "you stand on 1-4: choose how many steps to walk.",
    "further": "you are at the {shop}: stop, or walk one step further.",
    "visit": "do business at the {shop}, or be done.",
    "second token": "buy a {second} as well, or be done.",
    "train": "choose the character of yours that gains experience.",
    "swap": "choose the first of two characters that change rooms.",
    "swap with": "choose the character that changes rooms with the {swapped}.",
    "plan": "choose the building to build through the {using}.",
    "building room": "choose a room for the {picked}.",
    "neutral": "choose the character of the row that becomes neutral.",
    "neutral room": "choose a room for the neutral {picked}.",
    "escape": "the fire is at your {burning}: let it burn, or escape with your token.",
    "feed": "you have {rice} rice for {eaters} characters: choose one that is not fed.",
    "new year": "put your oyakata before any shop.",
}
WAITING = "{name} is to decide."
CHANCE = "Chance decides: {what}."
CHANCE_IS_ASKED = {
    "draw first": "who is the first player",
    "draw building": "the next building on offer",
    "draw blocker": "the blocked space of the ikizama track",
    "draw character": "the next character for hire",
    "draw nagaya": "where the fire breaks out",
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
    return f"{name}: {ASKED[phase].format(**_words(view, turn, facts))}"


def card_name(card: str, facts: dict[str, Any]) -> str:
    """What a character or a building is called."""
    section = "characters" if CARDS.index(card) < N_CHARACTERS else "buildings"
    return str(facts["components"][f"{section}.{card}"]["name"])


def _words(view: dict[str, Any], turn: int, facts: dict[str, Any]) -> dict[str, Any]:

    def named(card: str | None) -> str:
        return card_name(card, facts) if card else ""

    def in_room(room: str | None) -> str:
        return named(view["card"][ROOMS.index(room)]) if room else ""

    cards = [view["card"][ROOMS.index(room)] for room in view["kobun"][turn]]
    return {
        "picked": named(view["picked"]),
        "using": named(view["using"]),
        "shop": SHOP_NAMES.get(view["oyakata"][turn], ""),
        "second": {"pipe": "pipe", "tobacco": "pouch of tobacco"}.get(view["second"], ""),
        "swapped": in_room(view["swapping"]),
        "burning": in_room(view["flame"]),
        "rice": view["goods"][turn][1],
        "eaters": sum(CARDS.index(card) < N_CHARACTERS for card in cards),
    }
