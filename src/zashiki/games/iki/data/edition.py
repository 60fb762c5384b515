"""The checks of a components file: what it may say."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ....api.edition import Components, Text, Whole, Wholes, Words
from . import names
from .amounts import AmountError, parse_amounts, parse_deal

STANDARD = Path(__file__).parents[1] / "components.toml"
TOKENS_OF_A_KIND = 8
PER_BUILDING = ("", "sandal", "rice", "fish", "fire")
PER_POUCH = ("", "fire", "types", "crowd", "mon")


@dataclass(frozen=True)
class OneOf:
    """One of some texts."""

    choices: tuple[str, ...]

    def fault(self, value: Any) -> str | None:
        """What is wrong with the value, if anything."""
        return None if value in self.choices else f"{value!r} is not one of: {', '.join(self.choices)}"


@dataclass(frozen=True)
class Worth:
    """What is given: '1 rice, 2 mon'; perhaps only some sorts of it."""

    sorts: tuple[str, ...] = names.GOODS

    def fault(self, value: Any) -> str | None:
        """What is wrong with the value, if anything."""
        try:
            given = [name for name, amount in zip(names.WORTHS, parse_amounts(value), strict=True) if amount]
        except AmountError as error:
            return str(error)
        strange = [name for name in given if name not in self.sorts]
        return f"{strange[0]} is not given here, only {', '.join(self.sorts)}" if strange else None


@dataclass(frozen=True)
class Ability:
    """What a deal does: '2 mon -> 2 rice', 'swap'; perhaps only some kinds of it."""

    kinds: tuple[int, ...] = tuple(range(len(names.KINDS)))

    def fault(self, value: Any) -> str | None:
        """What is wrong with the value, if anything."""
        try:
            kind = parse_deal(value).kind
        except AmountError as error:
            return str(error)
        allowed = ", ".join(names.KINDS[k] for k in self.kinds)
        return (
            None
            if kind in self.kinds
            else f"'{value}' is a deal of the kind {names.KINDS[kind]}; possible are {allowed}"
        )


@dataclass(frozen=True)
class Several:
    """A list of so many values of one sort."""

    size: int
    each: Any

    def fault(self, value: Any) -> str | None:
        """What is wrong with the value, if anything."""
        if not isinstance(value, list) or len(value) != self.size:
            return f"a list of {self.size} is needed"
        return next((f"entry {k}: {f}" for k, v in enumerate(value, 1) if (f := self.each.fault(v))), None)


@dataclass(frozen=True)
class Piece:
    """A table with some keys that must be there, some that may, and some that come together or not at all."""

    needed: Mapping[str, Any]
    possible: Mapping[str, Any]
    together: tuple[str, ...] = ()

    def fault(self, value: Any) -> str | None:
        """What is wrong with the value, if anything."""
        if not isinstance(value, dict):
            return f"a table {{ {', '.join(self.needed)} }} is needed, not {value!r}"
        for key in self.needed:
            if key not in value:
                return f"{key} is missing"
        known = {**self.needed, **self.possible}
        for key, content in value.items():
            if key not in known:
                return f"{key}: there is no such key; possible are {', '.join(known)}"
            if fault := known[key].fault(content):
                return f"{key}: {fault}"
        if 0 < sum(key in value for key in self.together) < len(self.together):
            return f"{', '.join(self.together)} come together or not at all"
        return None


CHARACTER = Piece(
    {
        "name": Text(),
        "season": OneOf(("start", *names.SEASONS)),
        "type": OneOf(names.TYPES),
        "cost": Whole(0, 20),
        "fire": Whole(0, 3),
        "ability": Ability(),
        "start": Whole(1, 3),
    },
    {"salary": Several(3, Worth((*names.GOODS, "iki"))), "token": OneOf(names.SPECIAL)},
)
BUILDING = Piece(
    {"name": Text(), "koban": Whole(0, 9), "wood": Whole(0, 9)},
    {
        "points": Whole(0, 60),
        "per": OneOf(PER_BUILDING),
        "each": Whole(0, 20),
        "most": Whole(0, 100),
        "lasting": Whole(0, 20),
    },
    ("per", "each", "most"),
)
PRICE = {"price": Whole(0, 30)}
TOKEN = (
    Piece(PRICE, {"points": Whole(0, 30)}),
    Piece(PRICE, {"gives": Ability((names.DEAL_GAIN, names.DEAL_EXPERIENCE))}),
    Piece(PRICE, {"points": Whole(0, 30), "per": OneOf(PER_POUCH), "every": Whole(1, 30)}, ("per", "every")),
)
"""Fish, pipe, tobacco."""

SHAPE: dict[str, Any] = {
    "edition.name": Text(),
    "setup.goods": Worth(),
    "setup.kobun": Whole(1, 4),
    "setup.buildings": Whole(1, 9),
    "setup.cards_a_month": Whole(4, 4),
    "turn.income": Worth(),
    "turn.any_space": Worth(),
    "board.ring": Words(8),
    "board.corner_surcharge": Whole(0, 9),
    "board.middle_surcharge": Whole(0, 9),
    "board.fire_track": Whole(10, 10),
    "board.blockers": Wholes(5, 0, 12, total=12),
    "fires.strength": Wholes(3, 0, 20),
    "fires.strength_for_two": Wholes(3, 0, 20),
    **{
        f"shops.{shop}": Several(len(deals), Ability((names.DEAL_GAIN, names.DEAL_TRADE)))
        for shop, deals in zip(names.SHOPS, names.DEALS_OF, strict=True)
        if deals
    },
    "shops.building_fee": Whole(0, 20),
    **{f"characters.{name}": CHARACTER for name in names.CHARACTERS},
    **{f"buildings.{name}": BUILDING for name in names.BUILDINGS},
    **{f"tokens.{name}": TOKEN[k // TOKENS_OF_A_KIND] for k, name in enumerate(names.TOKENS)},
    "score.types": Wholes(6, 0, 60),
    "score.fish": Wholes(5, 0, 60),
    "score.pipe_factor": Whole(1, 5),
    "score.koban": Whole(0, 20),
    "score.wood": Whole(0, 20),
    "score.mon_for_a_point": Whole(1, 30),
}


def cross_check(components: Components) -> tuple[str, str] | None:
    """Values that must fit together: names a key and the reason if they do not."""
    if sorted(components["board.ring"]) != sorted(names.SHOPS):
        return "board.ring", f"the ring is made of the eight shops {', '.join(names.SHOPS)}"
    for k, name in enumerate(names.CHARACTERS):
        key, card = f"characters.{name}", components[f"characters.{name}"]
        season = "start" if k < names.STARTERS else names.SEASONS[(k - names.STARTERS) // names.PER_SEASON]
        if card["season"] != season:
            return key, f"it is a card of {season}, and seasons are not exchanged"
        if ("salary" in card) == ("token" in card):
            return key, "it has either three salaries or a special token"
    given = sorted(c["token"] for c in (components[f"characters.{n}"] for n in names.CHARACTERS) if "token" in c)
    if given != sorted(names.SPECIAL):
        return "characters.monk", "each special token belongs to exactly one character"
    for name in names.TOKENS:
        if " pipe " in name and "gives" not in components[f"tokens.{name}"]:
            return f"tokens.{name}", "every pipe says what it gives"
    return None
