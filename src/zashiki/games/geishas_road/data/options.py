"""The options of the game, and which of them go together."""

from typing import Any

from ....api.options import Option
from ....errors import OptionError
from ..rules.basics import BOOK

YES_NO = (False, True)

OPTIONS = (
    Option("players", (2,), 2),
    Option("mode", ("evening", "maiko", "geiko", "campaign"), "evening"),
    Option("level", ("simple", "standard", "advanced"), None),
    Option("counter_offer", YES_NO, None),
    Option("hidden_offer", YES_NO, None),
    Option("fate", YES_NO, None),
    Option("geiko_hidden_card", YES_NO, None),
    Option("geiko_home_stop", YES_NO, None),
)

VARIANTS: tuple[dict[str, Any], ...] = (
    {"level": "simple"},
    {"level": "standard"},
    {"level": "advanced"},
    {"level": "simple", "fate": True},
    {"level": "standard", "counter_offer": True},
    {"level": "standard", "hidden_offer": True},
    {"level": "standard", "fate": True},
    {"level": "advanced", "fate": True},
    {"mode": "maiko"},
    {"mode": "maiko", "counter_offer": True},
    {"mode": "maiko", "hidden_offer": True},
    {"mode": "maiko", "counter_offer": True, "hidden_offer": True},
    {"mode": "geiko"},
    {"mode": "geiko", "geiko_hidden_card": True},
    {"mode": "geiko", "geiko_home_stop": True},
    {"mode": "geiko", "geiko_hidden_card": True, "geiko_home_stop": True},
    {"mode": "campaign", "level": "simple"},
    {"mode": "campaign", "level": "standard"},
    {"mode": "campaign", "level": "advanced", "fate": True, "geiko_hidden_card": True, "geiko_home_stop": True},
)


def refuse(rule: str, what: str) -> OptionError:
    """The error for a mix the book does not allow."""
    return OptionError(f"{what}: {BOOK[rule].text} [{rule}]").worded("options-mix", rule=rule)


def settle(options: dict[str, Any]) -> dict[str, Any]:
    """Check that the options go together and fill those left open."""
    chosen = dict(options)
    mode, level = chosen["mode"], chosen["level"]
    offers = chosen["counter_offer"] or chosen["hidden_offer"]
    if mode == "maiko" and level is not None:
        raise refuse("modules.maiko", f"level={level} does not go with mode=maiko")
    if mode == "geiko" and (level is not None or offers):
        raise refuse("modules.geiko", "levels and offers do not go with mode=geiko")
    if mode in ("maiko", "geiko") and chosen["fate"]:
        raise refuse("modules.fate-evening", f"fate does not go with mode={mode}")
    if mode in ("evening", "maiko") and (chosen["geiko_hidden_card"] or chosen["geiko_home_stop"]):
        raise refuse("modules.geiko", f"the optional rules of the Geiko do not go with mode={mode}")
    if mode in ("evening", "campaign"):
        chosen["level"] = level = level or "standard"
        _settle_offers(chosen, level, mode)
    for flag in ("counter_offer", "hidden_offer", "fate", "geiko_hidden_card", "geiko_home_stop"):
        chosen[flag] = bool(chosen[flag])
    return chosen


def _settle_offers(chosen: dict[str, Any], level: str, mode: str) -> None:
    if level == "simple" and (chosen["counter_offer"] or chosen["hidden_offer"]):
        rule = "modules.offers-level" if mode == "evening" else "campaign.options"
        raise refuse(rule, "offers do not go with level=simple")
    if level == "advanced":
        if chosen["counter_offer"] is False or chosen["hidden_offer"] is False:
            raise refuse("modules.advanced", "level=advanced cannot be played without offers")
        chosen["counter_offer"] = chosen["hidden_offer"] = True
