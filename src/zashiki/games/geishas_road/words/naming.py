"""Names of things for sentences: from the language, or from an edition that has its own."""

import tomllib
from functools import cache

from ....api.facts import Facts
from ....text.speech import Name, Said, Speech
from ..data.edition import STANDARD
from ..data.names import COLOURS

CASES = ("gen", "dat", "acc", "ins", "loc", "big")
"""The attributes that names may have in the files of words; `big` begins with a capital."""
COLOURED = ("card", "house", "guest")
"""What is called by its colour."""


class EditionName(str):
    """A name from an edition of one's own: it cannot be declined."""

    __slots__ = ()

    def cases(self, key: str) -> dict[str, str]:
        """The same word for whatever form of it a sentence asks for."""
        return {f"{key}-{case}": self[:1].upper() + self[1:] if case == "big" else str(self) for case in CASES}


def say(facts: Facts, id_: str, **operands: Said) -> str:
    """A message in the language of the facts.

    >>> import zashiki
    >>> say(zashiki.load("geishas-road").facts, "do-discard", card=Name("card", "pink 3"))
    'Discard pink 3'
    """
    speech: Speech = facts.say
    if EditionName not in map(type, operands.values()):
        return speech.say(id_, **operands)
    forms = {
        form: word
        for key, own in operands.items()
        if isinstance(own, EditionName)
        for form, word in own.cases(key).items()
    }
    return speech.say(id_, **operands, **forms)


def called(facts: Facts, kind: str, value: str) -> Said:
    """The name of a thing, to be an operand of `say`: in the edition's word where it is not the standard one."""
    if kind == "geisha":
        own = _own_word(facts, "geisha", value)
        return Name(kind, value) if own is None else EditionName(own)
    if kind in COLOURED:
        colour, _, number = value.partition(" ")
        own = _own_word(facts, "colours", colour)
        if own is not None:
            return EditionName(facts.say.say(f"{kind}-own", colour=own, value=number))
    return Name(kind, value)


def spoken(facts: Facts, kind: str, value: str) -> str:
    """The name of a thing, by itself."""
    name = called(facts, kind, value)
    return str(facts.say.say(name.id)) if isinstance(name, Name) else str(name)


def _own_word(facts: Facts, names: str, colour: str) -> str | None:
    k = COLOURS.index(colour)
    word: str = facts.components[f"names.{names}"][k]
    return None if word == _standard()[names][k] else word


@cache
def _standard() -> dict[str, list[str]]:
    names: dict[str, list[str]] = tomllib.loads(STANDARD.read_text(encoding="utf-8"))["names"]
    return names


def in_halves(halves: int) -> str:
    """A sum of cards and influence tokens.

    >>> in_halves(7), in_halves(1), in_halves(0)
    ('3½', '½', '0')
    """
    return f"{halves // 2 or '' if halves % 2 else halves // 2}{'½' if halves % 2 else ''}"


def signed(value: int) -> str:
    """A number with a true minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def reading(seat: int | None, reader: int | None) -> str:
    """Is the one who reads the one who is spoken of?"""
    return "me" if seat is not None and seat == reader else "other"
