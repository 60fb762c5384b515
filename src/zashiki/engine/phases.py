"""The phase table of a game: one row for each thing that can be asked or happens by itself, and the rules made of it.

A row says from which action its choices are counted, which paragraph asks, what may be chosen, and what a choice does.
From all rows together come the compiled functions `legal`, `refusal`, `apply`, `chances` and `draw_chance`.
"""

import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from .compiler import Compiler
from .contract import Rules, from_ledger, nothing_hidden
from .schema import Schema

Rule = Callable[..., Any]
LARGEST_SET = 62
"""More choices than this no phase may have: a set is one machine word."""

WEIGHED: int
DRAWN: int
first_action: Callable[..., int]
choices: Callable[..., int]
drawable: Callable[..., int]
paragraph: Callable[..., int]
why_not: Callable[..., int]
weight: Callable[..., int]
quick_draw: Callable[..., int]
lowest: Callable[..., int]
count: Callable[..., int]
nth: Callable[..., int]
random_below: Callable[..., int]


@dataclass(frozen=True)
class Phase:
    """One row: something that chance or a player is asked, or (with `does` alone) that happens by itself.

    Rules take what they need by the names of their parameters: `t`, `s`, `ev` and `rng` as everywhere, `seat` who is
    asked, `a` the action, `forced` 1 if it was the only one; any other name is the number of the choice, counted from
    `first`.
    """

    number: int
    first: int = 0
    """The action that choice 0 stands for."""
    asks: str | Rule = ""
    """The paragraph that says what a player is asked, or the rule that finds its number; nothing if chance is asked."""
    choices: Rule | int | str = 0
    """What may be chosen, counted from `first`: a set as a bit mask; or the rule that finds it; or the name of the
    field that holds it, of the seat asked if there is one for each. With `weight` a mask is all that there could be:
    what has no weight is left out."""
    does: Rule | None = None
    """What a choice does; or what happens by itself."""
    weight: Rule | None = None
    """How likely each possibility is, if chance is asked and they are not equally likely."""
    draw: Rule | None = None
    """A quicker way to draw one of them in playouts: returns the action."""
    speaks_of: tuple[str, ...] = ()
    """What of the position the question tells beside its words."""


def rules_of(
    compiler: Compiler,
    cite: Callable[[str], int],
    phases: Iterable[Phase],
    last_asked: int,
    start: Rule,
    why_not: Rule,
    redeal: Rule = nothing_hidden,
    points_now: Rule = from_ledger,
    forced: bool = False,
    unless: Rule | None = None,
) -> Rules:
    """The compiled rules of a game from its phases.

    Phases after `last_asked` happen by themselves. `why_not(t, s, a)` returns the paragraph that forbids an action, or
    0 for the one that asks. With `forced` an only choice is made at once. Where `unless` is true nothing can be chosen.
    """
    rows = {row.number: row for row in phases}
    names = compiler.ops() | {"why_not": why_not, "unless": unless}
    dispatch = Dispatch(compiler, rows, names)
    names["first_action"] = dispatch.on("first", {k: row.first for k, row in rows.items()}, "s")
    names["WEIGHED"] = sum(1 << k for k, row in rows.items() if row.weight)
    names["DRAWN"] = sum(1 << k for k, row in rows.items() if row.draw)
    names["weight"] = dispatch.on("weight", {k: row.weight for k, row in rows.items()}, "t, s, a", "1")
    names["with_weight"] = compiler.bind(with_weight, names)
    sets = {k: _set_of(row, compiler.state) for k, row in rows.items()}
    possible = {k: _possible(row, sets[k]) for k, row in rows.items()}
    names["choices"] = dispatch.on("choices", possible, "t, s", unless=unless)
    names["drawable"] = dispatch.on("drawable", {k: sets[k] for k, row in rows.items() if not row.asks}, "t, s")
    asks = {k: cite(row.asks) if isinstance(row.asks, str) and row.asks else row.asks for k, row in rows.items()}
    names["paragraph"] = dispatch.on("asks", asks, "t, s")
    names["quick_draw"] = dispatch.on("draw", {k: row.draw for k, row in rows.items()}, "t, s, rng")
    for fn in (legal, refusal, chances, draw_chance):
        names[fn.__name__] = compiler.bind(fn, names)
    applied = dispatch.applying(last_asked, forced)
    return Rules(
        start, names["legal"], names["refusal"], applied, names["chances"], names["draw_chance"], redeal, points_now,
        tuple(rows.values()),
    )  # fmt: skip


def _set_of(row: Phase, state: type[Schema]) -> Rule | int | str:
    """The choices of a row, as a rule, a set, or an expression."""
    if not isinstance(row.choices, str):
        return row.choices
    return f"s.{row.choices}{'[s.turn]' if state.fields[row.choices].shape else ''}"


def _possible(row: Phase, choices: Rule | int | str) -> Rule | int | str:
    """The same without what has no weight."""
    return f"with_weight(t, s, {row.first}, {choices})" if row.weight and isinstance(choices, int) else choices


class Dispatch:
    """Compiles functions that call one rule or another by the phase, from a column of the phase table."""

    def __init__(self, compiler: Compiler, rows: dict[int, Phase], names: dict[str, Any]) -> None:
        self._compiler, self._rows, self._names = compiler, rows, names

    def on(
        self, name: str, column: dict[int, Any], parameters: str, otherwise: str = "0", unless: Rule | None = None
    ) -> Rule:
        """A function with these parameters that returns what the column says for the phase at hand."""
        lines = [f"if {self._call(unless, 'unless', 0)}:", f"    return {otherwise}"] if unless else []
        lines += ["phase = s.phase", *self._cases(name, column, "return "), f"return {otherwise}"]
        return self._made(f"by_{name}", parameters, lines)

    def applying(self, last_asked: int, forced: bool) -> Rule:
        """The function that does an action, and all that follows from it until somebody is asked again; with `forced`
        it makes only choices too. It calls the rules itself: a function between them would be compiled with all of
        them once more."""
        asked = {k: row.does for k, row in self._rows.items() if k <= last_asked}
        by_itself = {k: row.does for k, row in self._rows.items() if k > last_asked}
        lines = ["phase = s.phase", *self._cases("does", asked)]
        lines += [f"while s.phase > {last_asked}:", *_indented(["phase = s.phase", *self._cases("goes_on", by_itself)])]
        if forced:
            lines += ["if s.turn < 0:", "    return", "left = choices(t, s)", "if left & (left - 1):", "    return"]
            lines = ["while True:", *_indented([*lines, "a, forced = first_action(s) + lowest(left), 1"])]
        return self._made("apply", "t, s, a, ev", ["forced = 0", *lines])

    def _cases(self, name: str, column: dict[int, Any], does: str = "") -> list[str]:
        """A case for each entry of a column; one for all rows that do the same, so that compiled code stays small."""
        alike: dict[tuple[Any, int], list[int]] = {}
        for number, entry in column.items():
            if entry:
                alike.setdefault((entry, self._rows[number].first), []).append(number)
        lines: list[str] = []
        for (entry, first), numbers in alike.items():
            rule = f"{name}_{numbers[0]}"
            self._names[rule] = entry
            called = self._call(entry, rule, first) if callable(entry) else str(entry)
            at_hand = " or ".join(f"phase == {k}" for k in numbers)
            lines += [f"{'el' if lines else ''}if {at_hand}:", f"    {does}{called}"]
        return lines

    def _made(self, name: str, parameters: str, lines: list[str]) -> Rule:
        scope: dict[str, Any] = {}
        source = "\n".join([f"def {name}({parameters}):", *_indented(lines)])
        exec(compile(source, __file__, "exec"), scope)
        scope[name].__module__ = __name__
        made: Rule = self._compiler.bind(scope[name], self._names)
        return made

    @staticmethod
    def _call(rule: Rule, name: str, first: int) -> str:
        given = {p: p for p in ("t", "s", "ev", "a", "forced", "rng")} | {"seat": "s.turn"}
        parameters = inspect.signature(getattr(rule, "py_func", rule)).parameters
        return f"{name}({', '.join(given.get(p, f'a - {first}') for p in parameters)})"


def _indented(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def legal(t: Any, s: Any, moves: Any) -> int:
    """Write the legal actions into the list, return how many."""
    first, left, n = first_action(s), choices(t, s), 0
    while left:
        moves.ids[n] = first + lowest(left)
        n += 1
        left &= left - 1
    return n


def refusal(t: Any, s: Any, a: int) -> int:
    """0, or the number of the paragraph that forbids the action."""
    k = a - first_action(s)
    if 0 <= k < LARGEST_SET and (choices(t, s) >> k) & 1:
        return 0
    found = why_not(t, s, a)
    return found if found else paragraph(t, s)


def with_weight(t: Any, s: Any, first: int, mask: int) -> int:
    """Those of a set of possibilities, counted from `first`, that have a weight."""
    found = 0
    while mask:
        k = lowest(mask)
        mask &= mask - 1
        if weight(t, s, first + k) > 0:
            found |= 1 << k
    return found


def chances(t: Any, s: Any, moves: Any) -> int:
    """Write what chance may do and how heavy each possibility is, return how many."""
    first, left, n = first_action(s), drawable(t, s), 0
    while left:
        a = first + lowest(left)
        left &= left - 1
        heavy = weight(t, s, a)
        if heavy > 0:
            moves.ids[n] = a
            moves.weights[n] = heavy
            n += 1
    return n


def draw_chance(t: Any, s: Any, rng: Any) -> int:
    """What `chances` lists, drawn by its weights without making the list."""
    phase = s.phase
    if (DRAWN >> phase) & 1:
        quickly: int = quick_draw(t, s, rng)
        return quickly
    first, left = first_action(s), drawable(t, s)
    if not (WEIGHED >> phase) & 1:
        alike: int = first + nth(left, random_below(rng, count(left)))
        return alike
    total, drawn = 0, 0
    while left:
        k = lowest(left)
        left &= left - 1
        heavy = weight(t, s, first + k)
        total += heavy
        if heavy > 0 and random_below(rng, total) < heavy:
            drawn = k
    found: int = first + drawn
    return found
