"""Tokaido Duo: two players, three companions each, three dice, once round the island of Shikoku."""

from ...api.kind import Kind
from .board.parts import parts
from .board.picture import svg
from .data.actions import TABLE
from .data.edition import SHAPE, STANDARD, cross_check
from .data.events import VERBS
from .data.names import SEATS, SOURCES
from .data.options import OPTIONS, VARIANTS
from .data.questions import QUESTIONS
from .data.state import State, View
from .data.tables import build
from .rules.basics import BOOK, rule
from .rules.turn import RULES
from .search.hints import HINTS
from .statistics import compare
from .terminal.board import board
from .words.highlights import highlights
from .words.labels import label, label_here
from .words.log import tell
from .words.outcome import outcome
from .words.prompts import prompt
from .words.rulebook import rulebook_text

GAME = Kind(
    name="tokaido-duo",
    title="Tokaido Duo",
    rules_version=1,
    options=OPTIONS,
    variants=VARIANTS,
    components=STANDARD,
    shape=SHAPE,
    cross_check=cross_check,
    tables=build,
    schema=State,
    seat_schema=View,
    actions=TABLE,
    events=VERBS,
    rulebook=BOOK,
    compiler=rule,
    rules=RULES,
    search=HINTS,
    questions=QUESTIONS,
    statistics=compare,
    seats=SEATS,
    prompt=prompt,
    outcome=outcome,
    sources=SOURCES,
    svg=svg,
    board=board,
    tell=tell,
    label=label,
    label_here=label_here,
    parts=parts,
    highlights=highlights,
    rulebook_text=rulebook_text,
)
