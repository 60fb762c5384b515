"""Actions: a fixed table per game, each with a number and a text that names what it does."""

import difflib
from collections.abc import Iterator
from dataclasses import dataclass

from ..errors import InvalidAction


@dataclass(frozen=True, order=True)
class Action:
    """One action of a game; `str(action)` is its notation."""

    id: int
    text: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"


@dataclass(frozen=True)
class Group:
    """Actions of one kind: a verb, and what it may be done with."""

    verb: str
    objects: tuple[str, ...] = ("",)
    meaning: str = ""
    private: bool = False
    """Is the object a secret of the one who acts (or, for a chance action, of the one who is dealt to)?"""
    chance: bool = False

    @property
    def masked(self) -> str:
        """The notation shown to those who may not know the object."""
        return f"{self.verb} ?"


class ActionTable:
    """All actions of a game, numbered in the order of their groups.

    >>> table = ActionTable((Group("gift"), Group("choose", ("pink 1", "pink 2"))))
    >>> table.parse("choose  PINK 2")
    Action('choose pink 2')
    >>> table.first("choose")
    1
    """

    def __init__(self, groups: tuple[Group, ...]) -> None:
        self.groups = groups
        self.actions: list[Action] = []
        self.group_of: list[Group] = []
        self._first: dict[str, int] = {}
        for group in groups:
            self._first[group.verb] = len(self.actions)
            for obj in group.objects:
                self.actions.append(Action(len(self.actions), f"{group.verb} {obj}".strip()))
                self.group_of.append(group)
        self._by_text = {a.text: a for a in self.actions}
        both = zip(self.actions, self.group_of, strict=True)
        self._said = [(a.text, group.masked if group.private else a.text) for a, group in both]
        if len(self._by_text) != len(self.actions):
            raise ValueError("two actions of one game must not share a notation")

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, number: int) -> Action:
        return self.actions[number]

    def first(self, verb: str) -> int:
        """The number of the first action with this verb."""
        return self._first[verb]

    def said(self, number: int) -> tuple[str, str]:
        """The notation of an action for the one who acts, and the part of it that the others may know."""
        return self._said[number]

    def parse(self, given: Action | str | int) -> Action:
        """The action meant by a notation, a number or an action."""
        if isinstance(given, Action):
            own = self.actions[given.id] if given.id < len(self.actions) else None
            if given is own or given == own:
                return given
            raise InvalidAction(f"{given!r} belongs to another game")
        if isinstance(given, str):
            found = self._by_text.get(given) or self._by_text.get(" ".join(given.lower().split()))
            if found is None:
                raise self._unknown(given)
            return found
        number = int(given)
        if not 0 <= number < len(self):
            raise InvalidAction(f"{number} is no action of this game; actions are numbered 0 to {len(self) - 1}")
        return self.actions[number]

    def _unknown(self, text: str) -> InvalidAction:
        near = difflib.get_close_matches(" ".join(text.lower().split()), self._by_text, n=3, cutoff=0.6)
        error = f"'{text}' names no action of this game"
        if not near:
            return InvalidAction(error).worded("action", text=text)
        hint = " or ".join(f"'{n}'" for n in near)
        return InvalidAction(f"{error}; did you mean {hint}?").worded("action-near", text=text, near=", ".join(near))
