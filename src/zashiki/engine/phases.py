"""The phase table of a game: one row for each thing that can be asked or happens by itself, and the rules made of it.

A row says from which action its choices are counted, which paragraph asks, what may be chosen, and what a choice does.
From all rows together come the compiled functions `legal`, `refusal`, `apply`, `chances` and `draw_chance`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from .compiler import Compiler
from .contract import Rules, from_ledger, nothing_hidden

Rule = Callable[..., Any]
LARGEST_SET = 62
"""More choices than this no phase may have: a set is one machine word."""

WEIGHED: int
DRAWN: int
LAST_ASKED: int
first_action: Callable[..., int]
choices: Callable[..., int]
drawable: Callable[..., int]
do_phase: Callable[..., None]
go_on: Callable[..., None]
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
    choices: Rule | int = 0
    """What may be chosen: a set as a bit mask, counted from `first`, or the rule that finds it. With `weight` a mask
    is all that there could be: what has no weight is left out."""
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
    asks = {k: cite(row.asks) if isinstance(row.asks, str) and row.asks else row.asks for k, row in rows.items()}
    names = compiler.ops() | {"why_not": why_not, "LAST_ASKED": last_asked}
    dispatch = Dispatch(compiler, rows, names)
    names["first_action"] = dispatch.on("first", {k: row.first for k, row in rows.items()}, "s", "0")
    names["WEIGHED"] = sum(1 << k for k, row in rows.items() if row.weight)
    names["DRAWN"] = sum(1 << k for k, row in rows.items() if row.draw)
    names["weight"] = dispatch.on("weight", {k: row.weight for k, row in rows.items()}, "t, s, a", "1")
    names["with_weight"] = compiler.bind(with_weight, names)
    choices = {k: _possible(row) for k, row in rows.items()}
    names["choices"] = dispatch.on("choices", choices, "t, s", "0", unless)
    drawable = {k: row.choices for k, row in rows.items() if not row.asks}
    names["drawable"] = dispatch.on("drawable", drawable, "t, s", "0")
    names["paragraph"] = dispatch.on("asks", asks, "t, s", "0")
    names["quick_draw"] = dispatch.on("draw", {k: row.draw for k, row in rows.items()}, "t, s, rng", "0")
    asked = {k: row.does for k, row in rows.items() if k <= last_asked}
    names["do_phase"] = dispatch.on("does", asked, "t, s, a, forced, ev", "None")
    by_itself = {k: row.does for k, row in rows.items() if k > last_asked}
    names["go_on"] = dispatch.on("goes_on", by_itself, "t, s, ev", "None")
    for fn in (legal, refusal, apply, apply_forced, chances, draw_chance):
        names[fn.__name__] = compiler.bind(fn, names)
    applied = names["apply_forced" if forced else "apply"]
    return Rules(
        start, names["legal"], names["refusal"], applied, names["chances"], names["draw_chance"], redeal, points_now,
        tuple(rows.values()),
    )  # fmt: skip


def _possible(row: Phase) -> Rule | int | str:
    """The choices of a row, as a rule, a set, or an expression."""
    if row.weight and isinstance(row.choices, int):
        return f"with_weight(t, s, {row.first}, {row.choices})"
    return row.choices


class Dispatch:
    """Compiles functions that call one rule or another by the phase, from a column of the phase table."""

    def __init__(self, compiler: Compiler, rows: dict[int, Phase], names: dict[str, Any]) -> None:
        self._compiler, self._rows, self._names = compiler, rows, names

    def on(
        self, name: str, column: dict[int, Any], parameters: str, otherwise: str, unless: Rule | None = None
    ) -> Rule:
        """A function with these parameters that does what the column says for the phase at hand."""
        names = self._names | {"unless": unless}
        lines = [f"def by_{name}({parameters}):"]
        if unless:
            lines += [f"    if {self._call(unless, 'unless', 0)}:", f"        return {otherwise}"]
        lines.append("    phase = s.phase")
        alike: dict[tuple[Any, int], list[int]] = {}  # one call for all rows that make it: compiled code stays small
        for number, entry in column.items():
            if entry:
                alike.setdefault((entry, self._rows[number].first), []).append(number)
        for (entry, first), numbers in alike.items():
            rule = f"rule_{numbers[0]}"
            names[rule] = entry
            called = self._call(entry, rule, first) if callable(entry) else str(entry)
            lines += [f"    if {' or '.join(f'phase == {k}' for k in numbers)}:", f"        return {called}"]
        lines.append(f"    return {otherwise}")
        scope: dict[str, Any] = {}
        exec(compile("\n".join(lines), __file__, "exec"), scope)
        found = scope[f"by_{name}"]
        found.__module__ = __name__
        made: Rule = self._compiler.bind(found, names)
        return made

    @staticmethod
    def _call(rule: Rule, name: str, first: int) -> str:
        given = {p: p for p in ("t", "s", "ev", "a", "forced", "rng")} | {"seat": "s.turn"}
        parameters = inspect.signature(getattr(rule, "py_func", rule)).parameters
        return f"{name}({', '.join(given.get(p, f'a - {first}') for p in parameters)})"


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


def apply(t: Any, s: Any, a: int, ev: Any) -> None:
    """Do an action, and all that follows from it until somebody is asked again."""
    do_phase(t, s, a, 0, ev)
    while s.phase > LAST_ASKED:
        go_on(t, s, ev)


def apply_forced(t: Any, s: Any, a: int, ev: Any) -> None:
    """Do an action, and all that follows from it, only choices included, until somebody has a choice."""
    forced = 0
    while True:
        do_phase(t, s, a, forced, ev)
        while s.phase > LAST_ASKED:
            go_on(t, s, ev)
        if s.turn < 0:
            return
        left = choices(t, s)
        if left & (left - 1):
            return
        a, forced = first_action(s) + lowest(left), 1


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
