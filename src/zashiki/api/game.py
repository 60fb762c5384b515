"""A game with its options and edition chosen: what `zashiki.load` returns."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from ..engine.chance import Stream, new_seed
from ..errors import DataError, OptionError
from ..text.rulebook import Rulebook
from ..text.speech import ENGLISH
from .actions import Action
from .edition import Components, Values, load_components
from .facts import Facts
from .kind import Kind

if TYPE_CHECKING:
    from .state import State

DATA_FORMAT = 1
PLAIN = re.compile(r"[\w./-]+(?: [\w./-]+)*")
"""What a seed or a salt may look like, so that a record can hold it on one line."""


class Game:
    """One game, ready to be started any number of times."""

    def __init__(self, kind: Kind, given: dict[str, Any], edition: str | Path | Values | None = None) -> None:
        self.kind = kind
        self.options: dict[str, Any] = kind.settled(given)
        self.components: Components = load_components(kind.components, kind.shape, kind.cross_check, edition)
        self.tables = kind.tables(self.components, self.options)
        if not kind.kernels.is_warm:
            _compile_with_a_word(kind)

    @property
    def name(self) -> str:
        """The game's name, as `load` takes it."""
        return self.kind.name

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.options["players"])

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.kind.seats[: self.players]

    @property
    def actions(self) -> list[Action]:
        """The action table: every action of the game, in the order of their numbers."""
        return self.kind.actions.actions

    @property
    def num_actions(self) -> int:
        """How many actions the table has: the length of a mask."""
        return len(self.kind.actions)

    @cached_property
    def facts(self) -> Facts:
        """What pictures and prompts need beside a view: options, components, names."""
        return self.facts_in(ENGLISH)

    def speak(self, language: str) -> None:
        """Ask and tell in that language from now on.

        >>> import zashiki
        >>> game = zashiki.load("tokaido-duo")
        >>> game.speak("pl")
        >>> game.start(seed=7).prompt().replace("\xa0", " ")
        'Indygo: Weź jedną z pozostałych kości.'
        """
        self.facts = self.facts_in(language)

    def facts_in(self, language: str, names: tuple[str | None, ...] = ()) -> Facts:
        """The same for a language; `names` are what the players call themselves, by seat."""
        say = self.kind.speech(language)
        given = (*names, *[None] * self.players)
        called = tuple(own or say.name("seat", seat) for own, seat in zip(given, self.seats, strict=False))
        return Facts(self.options, self.components, self.seats, called, self.kind.sources, say)

    def book(self, language: str = ENGLISH) -> Rulebook:
        """The rulebook in a language, with the numbers of this game's edition."""
        return self.kind.book(language, self.components)

    def start(
        self,
        seed: int | str | None = None,
        chance: Literal["seed", "explicit"] = "seed",
        salts: tuple[str, ...] | dict[str, str | None] = (),
        after: Sequence[Action | str | int] = (),
    ) -> State:
        """A new game. Chance plays itself from the seed, or is left to the caller with `chance="explicit"`.

        `salts` are what players add to the seed; as a dict by seat, the record names the seats, and those without one.
        `after` is a given beginning: actions, those of chance included, from which the game goes on.

        >>> import zashiki
        >>> state = zashiki.load("geishas-road").start(seed=7)
        >>> state.turn in (0, 1)
        True
        """
        from .state import State

        if chance not in ("seed", "explicit"):
            raise OptionError(f"chance={chance!r} is not possible; it is 'seed' or 'explicit'")
        if chance == "explicit" and seed is not None:
            raise OptionError("with chance='explicit' there is no seed: the caller plays every draw")
        by_seat = salts if isinstance(salts, dict) else {}
        added = tuple(salt for salt in by_seat.values() if salt) if isinstance(salts, dict) else tuple(salts)
        for word in (*added, *([] if seed is None else [str(seed)])):
            if not PLAIN.fullmatch(word):
                raise OptionError(
                    f"{word!r} cannot be a seed or a salt: letters, digits, inner spaces and . _ - / are possible"
                )
        if chance == "explicit":
            return State.fresh(self, None, after)
        salted = tuple(seat for seat, salt in by_seat.items() if salt)
        unsalted = tuple(seat for seat, salt in by_seat.items() if not salt)
        drawn_from = Stream(new_seed() if seed is None else str(seed), added, 0, salted, unsalted)
        return State.fresh(self, drawn_from, after)

    def from_json(self, data: dict[str, Any] | str | bytes) -> State:
        """The state that `state.to_json()` described; text or parsed JSON."""
        from .state import State

        if isinstance(data, str | bytes):
            try:
                data = json.loads(data)
            except ValueError as error:
                raise DataError(f"this is not JSON: {error}") from error
        if not isinstance(data, dict):
            raise DataError(f"an object is needed, not {type(data).__name__}")
        expected = {"zashiki": DATA_FORMAT, "game": self.name, "rules": self.kind.rules_version}
        expected |= {"options": self.options, "edition": self.components.digest}
        for key, value in expected.items():
            if key not in data:
                raise DataError(f"{key}: is missing; this is no state of {self.name}")
            if data[key] != value:
                raise DataError(f"{key}: the data says {data[key]!r}, this game is {value!r}")
        return State.restored(self, data)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.kind is other.kind, self.options, self.components.digest) == (
            True,
            other.options,
            other.components.digest,
        )

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.options.items()), self.components.digest))

    def __repr__(self) -> str:
        chosen = ", ".join(f"{k}={v!r}" for k, v in self.options.items())
        return f"zashiki.load({self.name!r}, {chosen})"


def _compile_with_a_word(kind: Kind) -> None:
    """The first game after an installation or an edit: compile, and say so while it lasts."""

    def progress(name: str, k: int, n: int) -> None:
        bar = "#" * k + "." * (n - k)
        print(f"\rzashiki: compiling {kind.title} once [{bar}] {name:<12}", end="", file=sys.stderr, flush=True)

    kind.kernels.warm(progress)
    print(f"\rzashiki: {kind.title} is compiled.{' ' * 40}", file=sys.stderr, flush=True)
