"""The tables record: components and options as numbers the rules read."""

import itertools
from typing import Any

from ....api.edition import Components
from ....engine.schema import Row, Schema, i8, i16, public
from .names import GAMES


class Tables(Schema):
    """One edition with one choice of options."""

    # options
    campaign: int = public(i8, 0, "1: maiko, evening and geiko as one match")
    game: int = public(i8, 0, "the game that is played first")
    guests: int = public(i8, 0, "1: guests and influence tokens lie at the houses (standard and up)")
    counter_offer: int = public(i8, 0, "1: counter-offer tokens are in play")
    hidden_offer: int = public(i8, 0, "1: hidden-offer tokens are in play")
    fate: int = public(i8, 0, "1: Geisha's Fate")
    geiko_hidden_card: int = public(i8, 0, "1: optional rule 1 of Life of a Geiko")
    geiko_home_stop: int = public(i8, 0, "1: optional rule 2 of Life of a Geiko")

    # components
    deal: int = public(i8, 0, "cards dealt to each player")
    row_value: Row = public(i8, 2, "what a geisha's row token is worth in each round")
    half_bonus: int = public(i8, 0, "half points an influence token adds")
    takes: Row = public(i8, 4, "tokens a card of each number takes")
    guests_per_colour: int = public(i8, 0, "guests of each colour")
    guest_score: Row = public(i16, 1024, "best score of a holding: index is the counts of the colours in base 4")
    offer_points: int = public(i8, 0, "points of an unused offer token")
    four: int = public(i8, 0, "geisha that win the game at once")
    light: Row = public(i8, 9, "points of each prestige token, light side")
    dark: Row = public(i8, 9, "points of each prestige token, dark side")
    geiko_row: int = public(i8, 0, "length of the geiko row")
    fate_tokens: int = public(i8, 0, "prestige tokens in a game of Geisha's Fate")
    fate_dark: int = public(i8, 0, "how many of them begin a round dark")
    cells: int = public(i8, 0, "lanterns of a Maiko player's own cards")
    house_lanterns: Row = public(i8, 6, "how many house cards have 1, 2, .. 6 lanterns")
    maiko_row: int = public(i8, 0, "what a row token is worth in Life of a Maiko")
    visit: int = public(i8, 0, "points of a visit (geiko)")
    home_stop: int = public(i8, 0, "points of a home stop (geiko, optional rule 2)")
    spare: int = public(i16, 0, "unused; keeps the size even")


def build(components: Components, options: dict[str, Any]) -> Any:
    """The tables of an edition under the given options."""
    mode = options["mode"]
    flags = ("counter_offer", "hidden_offer", "fate", "geiko_hidden_card", "geiko_home_stop")
    values = {
        "campaign": mode == "campaign",
        "game": GAMES.index("maiko" if mode == "campaign" else mode),
        "guests": options["level"] != "simple",
        "deal": components["deal.hand"],
        "row_value": components["row.value_by_round"],
        "half_bonus": components["influence.half_points"],
        "takes": components["items.takes"],
        "guests_per_colour": components["guests.per_colour"],
        "guest_score": guest_scores(components["guests.same_colour"], components["guests.all_different"]),
        "offer_points": components["offers.unused_points"],
        "four": components["game.geisha_to_win"],
        "light": [token["light"] for token in components["prestige.tokens"]],
        "dark": [token["dark"] for token in components["prestige.tokens"]],
        "geiko_row": components["prestige.geiko_row"],
        "fate_tokens": components["fate.tokens"],
        "fate_dark": components["fate.dark"],
        "cells": sum(components["maiko.player_lanterns"]),
        "house_lanterns": [components["maiko.house_lanterns"].count(n) for n in range(1, 7)],
        "maiko_row": components["maiko.row_value"],
        "visit": components["geiko.visit_points"],
        "home_stop": components["geiko.home_stop_points"],
    }
    return Tables.with_values(values | {flag: options[flag] for flag in flags})


def guest_scores(same: list[int], different: list[int]) -> list[int]:
    """The best score of every holding of up to three guests in each of five colours.

    >>> scores = guest_scores([0, 0, 1, 4], [0, 0, 1, 3, 6, 10])
    >>> scores[3 + 4 * 1 + 16 * 1]      # three, one and one: the three alike and a pair of different ones
    5
    """
    best = [0] * 1024
    for holding in itertools.product(range(4), repeat=5):
        index = sum(n << (2 * c) for c, n in enumerate(holding))
        held = [c for c in range(5) if holding[c]]
        options = [0]
        for c in held:
            options += [same[n] + best[index - (n << (2 * c))] for n in range(1, holding[c] + 1)]
        for size in range(1, len(held) + 1):
            for chosen in itertools.combinations(held, size):
                options.append(different[size] + best[index - sum(1 << (2 * c) for c in chosen)])
        best[index] = max(options)
    return best
