"""Parser of amounts and deals in components: '1 rice, 2 mon', '2 mon -> 2 rice', 'build 1 wood less'."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from . import names

AMOUNT = re.compile(r"(?P<n>-?\d{1,2}) (?P<what>\w+)")
LESS = re.compile(r"build (?P<n>\d) (?P<what>wood|koban) less")
OTHERS = re.compile(r"(?P<gain>.*), others (?P<n>\d) mon")
MOST = 99
"""No amount is larger."""


class AmountError(ValueError):
    """A text that says no amount; the message tells what would."""


@dataclass(frozen=True)
class Deal:
    """What a deal does: its kind, what is paid (goods and IKI), what is given (goods, IKI, fire steps)."""

    kind: int
    pay: tuple[int, ...] = (0,) * (names.IKI + 1)
    gain: tuple[int, ...] = (0,) * len(names.WORTHS)
    others: int = 0
    less_wood: int = 0
    less_koban: int = 0


def parse_amounts(text: Any) -> tuple[int, ...]:
    """Amounts by kind of worth.

    >>> parse_amounts("1 rice, 2 mon")
    (2, 1, 0, 0, 0, 0, 0)
    """
    if not isinstance(text, str):
        raise AmountError(f"a text such as '1 rice, 2 mon' is needed, not {text!r}")
    return _parsed_amounts(text)


@cache  # the boards read the same cards at every move
def _parsed_amounts(text: str) -> tuple[int, ...]:
    amounts = [0] * len(names.WORTHS)
    for part in text.split(",") if text.strip() not in ("", "0") else ():
        found = AMOUNT.fullmatch(part.strip())
        if not found or found["what"] not in names.WORTHS:
            raise AmountError(
                f"'{part.strip()}' is no amount; write for example '2 mon' with one of: {', '.join(names.WORTHS)}"
            )
        amounts[names.WORTHS.index(found["what"])] += int(found["n"])
    if any(abs(amount) > MOST for amount in amounts):
        raise AmountError(f"'{text}': more than {MOST} of one thing is too much")
    if any(amount < 0 for amount in (*amounts[: len(names.GOODS)], *amounts[names.IKI + 1 :])):
        raise AmountError(f"'{text}': only iki can be less than nothing")
    return tuple(amounts)


def parse_deal(text: Any) -> Deal:
    """The deal a text describes.

    >>> parse_deal("1 mon -> experience").kind == names.DEAL_EXPERIENCE
    True
    """
    if not isinstance(text, str):
        raise AmountError(f"a text such as '2 mon -> 2 rice' is needed, not {text!r}")
    return _parsed_deal(text)


@cache
def _parsed_deal(text: str) -> Deal:
    price, arrow, given = text.partition("->") if "->" in text else ("", "", text)
    pay, given = parse_amounts(price.strip()), given.strip()
    if pay[names.FIRE] > 0:
        raise AmountError(f"'{text}': fire steps are never paid")
    pay = pay[: names.IKI + 1]
    if pay[names.IKI] < 0:
        raise AmountError(f"'{text}': a price is not less than nothing")
    if given in (names.KINDS[names.DEAL_EXPERIENCE], names.KINDS[names.DEAL_SWAP]):
        return Deal(names.KINDS.index(given), pay)
    if less := LESS.fullmatch(given):
        n = int(less["n"])
        return Deal(
            names.DEAL_BUILD, pay, less_wood=n * (less["what"] == "wood"), less_koban=n * (less["what"] == "koban")
        )
    if shared := OTHERS.fullmatch(given):
        return Deal(names.DEAL_GIFT, pay, _gain(shared["gain"]), int(shared["n"]))
    return Deal(names.DEAL_TRADE if arrow else names.DEAL_GAIN, pay, _gain(given))


def _gain(text: str) -> tuple[int, ...]:
    gain = parse_amounts(text)
    if gain[names.IKI] < 0:
        raise AmountError(f"'{text}': what is given is not less than nothing; write a price of iki")
    return gain
