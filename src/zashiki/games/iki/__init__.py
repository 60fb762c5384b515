"""IKI: a year in Edo, on the main street of Nihonbashi and in the long houses behind it."""

from __future__ import annotations

from ...core.entry import Kernels
from ...core.kind import Kind
from . import rules
from .actions import TABLE
from .edition import SHAPE, STANDARD, agree
from .events import VERBS
from .kernel import BOOK, rule
from .labels import label, whom
from .marks import marks
from .names import SEATS, SOURCES
from .options import OPTIONS, VARIANTS, settle
from .outcome import outcome
from .prompts import prompt
from .state import State, View
from .svg import svg
from .svg_parts import parts
from .tables import build
from .text import board
from .told import tell

GAME = Kind(
    name="iki",
    title="IKI",
    rules_version=1,
    options=OPTIONS,
    settle=settle,
    variants=VARIANTS,
    components=STANDARD,
    shape=SHAPE,
    agree=agree,
    tables=build,
    schema=State,
    seen=View,
    actions=TABLE,
    events=VERBS,
    rulebook=BOOK,
    kernels=Kernels(rule, rules, State),
    seats=SEATS,
    prompt=prompt,
    outcome=outcome,
    sources=SOURCES,
    points_field="points",
    svg=svg,
    board=board,
    tell=tell,
    label=label,
    whom=whom,
    parts=parts,
    marks=marks,
)
