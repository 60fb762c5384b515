"""The options of a game: names, choices, what each choice means."""

import difflib
from dataclasses import dataclass
from typing import Any

from ..errors import OptionError

WORDS = {"yes": True, "no": False, "true": True, "false": False, "on": True, "off": False}


@dataclass(frozen=True)
class Option:
    """One option. A default of None is settled by the game from the other options."""

    name: str
    choices: tuple[Any, ...]
    default: Any

    def read(self, value: Any) -> Any:
        """The choice meant by a value or its text."""
        meant: Any = value
        if isinstance(value, str) and self.choices and not isinstance(self.choices[0], str):
            meant = WORDS.get(value.lower(), int(value) if value.isdigit() else value)
        for choice in self.choices:
            if type(choice) is type(meant) and choice == meant:
                return choice
        allowed = ", ".join(show(c) for c in self.choices)
        error = OptionError(f"{self.name}={value!r} is not possible; {self.name} is one of: {allowed}")
        raise error.worded("option-value", option=self.name, value=str(value), choices=allowed)


def show(value: Any) -> str:
    """An option's value as text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def resolve(options: tuple[Option, ...], given: dict[str, Any], game: str) -> dict[str, Any]:
    """Every option with its value: the given one, or the default."""
    known = {o.name: o for o in options}
    for name in given:
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            hint = f"; did you mean '{near[0]}'?" if near else "."
            error = OptionError(f"{game} has no option '{name}'{hint} Options: {', '.join(known)}.")
            facts = {"game": game, "option": name, "options": ", ".join(known)}
            raise error.worded("option-near", near=near[0], **facts) if near else error.worded("option", **facts)
    return {
        name: option.default if given.get(name) is None else option.read(given[name]) for name, option in known.items()
    }
