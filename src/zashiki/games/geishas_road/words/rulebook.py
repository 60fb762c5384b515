"""Placeholders of the rulebook: the prestige tokens, and the cells of a maiko's lantern cards."""

from __future__ import annotations

from collections import Counter

from ....api.edition import Components
from ....api.facts import Facts


def rulebook_text(placeholder: str, facts: Facts) -> str | None:
    """The text for `prestige` or `cells`."""
    if placeholder == "prestige":
        return _prestige(facts.components)
    return str(sum(facts.components["maiko.player_lanterns"])) if placeholder == "cells" else None


def _prestige(components: Components) -> str:
    """How many tokens have which sides, light and dark: `4 × 2/0`."""
    sides = Counter((token["light"], token["dark"]) for token in components["prestige.tokens"])
    return ", ".join(f"{n} × {light}/{dark}".replace("-", "−") for (light, dark), n in sides.items())
