"""Positions of random games with what happened last, and which languages there are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import zashiki
from zashiki.registry import kind
from zashiki.text.speech import LANGUAGES

KIND = kind("iki")
WORDS = KIND.components.parent / "words"
SPOKEN = [language for language in LANGUAGES if (WORDS / f"{language}.ftl").exists()]
BUSY = ("hire", "build", "buy", "use", "deal", "sandal", "ox")
LONG_NAME = "Bartholomew Featherstonehaugh-Cholmondeley"


def title(variant: dict[str, Any]) -> str:
    return " ".join(f"{k}={v}" for k, v in variant.items())


def walk(variant: dict[str, Any], seed: int) -> Iterator[tuple[zashiki.State, list[zashiki.Event]]]:
    """Every position of a random game of busy players, chance's included, with what happened last."""
    state, luck, events = zashiki.load("iki", **variant).start(chance="explicit"), random.Random(seed), []
    while True:
        yield state, events
        if state.turn is None:
            return
        legal = state.legal()
        busy = [action for action in legal if str(action).startswith(BUSY)]
        events = state.play(luck.choice(busy if busy and luck.random() < 0.6 else legal))
