"""The table of any game as pictures: every field of the view as a row of plaques, those that name an action's object to
be clicked."""

from typing import Any, NamedTuple

from ..api.actions import ActionTable
from ..api.facts import Facts
from ..drawing.palette import FADED, INK, PAPER, SEAT_STYLES, TEXT_FACE, TITLE_FACE, WHITE
from ..drawing.parts import BOARD, NARROW, OTHER, OWN, WIDE, Part, Role
from ..drawing.svg import document, group, letters, move, rect, width_of
from ..engine.schema import Field, Schema
from ..text.speech import message_id

WIDTH, ROW, TOP = {WIDE: 720, NARROW: 360}, 66, 44
PLAQUE, GAP, MARGIN, LABEL = 42, 8, 14, 17
LOOK = {"font_family": TEXT_FACE, "role": "img"}
TOLD_ELSEWHERE = ("phase", "turn", "drawer")
"""Fields that the prompt tells already."""


class Plaque(NamedTuple):
    """A value of a field: its words, and whether it names a thing that actions may be done with."""

    words: str
    is_thing: bool

    @property
    def width(self) -> float:
        """How wide it is drawn."""
        return max(PLAQUE, width_of(self.words, 18) + 20)


class Row(NamedTuple):
    """A field: what it is called, what it means, and what is there."""

    name: str
    meaning: str
    plaques: list[Plaque]

    @property
    def width(self) -> float:
        """How wide it is drawn."""
        return max(width_of(self.name, 13), sum(plaque.width + GAP for plaque in self.plaques)) + 2 * GAP


class GenericBoard:
    """Draws a game from the declaration of its record and its action table."""

    def __init__(self, schema: type[Schema], actions: ActionTable, seats: int) -> None:
        fields = [f for f in schema.fields.values() if f.name not in TOLD_ELSEWHERE]
        self._shared = [f for f in fields if not f.shape or f.shape[0] != seats]
        self._by_seat = [f for f in fields if f.shape and f.shape[0] == seats]
        self._actions: dict[str, list[str]] = {}
        for action in actions:
            _, _, object_ = action.text.partition(" ")
            self._actions.setdefault(object_ or action.text, []).append(action.text)

    def parts(self, view: dict[str, Any], seat: int | None, facts: Facts, shape: str) -> tuple[Part, ...]:
        """The pictures of a position: the board, then a mat for each seat, the reader's first."""
        first = seat or 0
        seats = [(first + k) % len(facts.seats) for k in range(len(facts.seats))]
        title = facts.say.say("game-title")
        board = self._part(
            "board", BOARD, title, [_row(f, view[f.name]) for f in self._shared if f.name in view], INK, WIDTH[shape]
        )
        return (board, *(self._mat(view, k, k == seat, facts.names[k], WIDTH[shape]) for k in seats))

    def _mat(self, view: dict[str, Any], seat: int, own: bool, name: str, width: int) -> Part:
        rows = [_row(f, view[f.name][seat]) for f in self._by_seat if f.name in view]
        return self._part(f"mat-{seat}", OWN if own else OTHER, name, rows, SEAT_STYLES[seat].colour, width, seat)

    def svg(self, view: dict[str, Any], seat: int | None, facts: Facts) -> str:
        """The same in one picture, one part under the other."""
        y, drawn = 0, []
        for part in self.parts(view, seat, facts, WIDE):
            drawn.append(group(part.svg[part.svg.index(">") + 1 : -len("</svg>")], transform=move(0, y)))
            y += part.height
        return document(*drawn, size=(WIDTH[WIDE], y), **LOOK)

    def _part(
        self, name: str, role: Role, title: str, rows: list[Row], colour: str, width: int, seat: int | None = None
    ) -> Part:
        drawn, x, y = [], float(MARGIN), TOP
        for row in rows:
            if x > MARGIN and x + row.width > width:
                x, y = float(MARGIN), y + ROW
            drawn.append(group(self._drawn(row), transform=move(x, y)))
            x += row.width
        height = y + ROW if rows else TOP
        drawn += [letters(title, MARGIN, 31, 22, face=TITLE_FACE, fill=colour, anchor="start", font_weight="bold")]
        frame = rect(0.5, 0.5, width - 1, height - 1, fill=PAPER, stroke=colour, stroke_width=2, rx=6)
        return Part(name, role, document(frame, *drawn, size=(width, height), **LOOK), width, height, width, seat)

    def _drawn(self, row: Row) -> str:
        drawn, x = [letters(row.name, 0, 11, 13, fill=FADED, anchor="start")], 0.0
        for plaque in row.plaques:
            drawn.append(group(self._plaque(plaque, row.meaning), transform=move(x, LABEL)))
            x += plaque.width + GAP
        return group(*drawn)

    def _plaque(self, plaque: Plaque, meaning: str) -> str:
        acts = self._actions.get(plaque.words) if plaque.is_thing else None
        inside = [
            rect(0, 0, plaque.width, PLAQUE - 2, rx=5, fill=WHITE, stroke=INK if acts else FADED, stroke_width=1.2),
            letters(plaque.words, plaque.width / 2, 26, 18, fill=INK),
        ]
        act, mark = "|".join(acts) if acts else None, message_id("thing", plaque.words)
        return group(*inside, data_act=act, data_mark=mark, data_tip=meaning)


def _row(field: Field, value: Any) -> Row:
    """A field as it is drawn; a set that the reader may not see tells only how many it holds."""
    if isinstance(value, int) and field.counted:
        return Row(field.name.replace("_", " "), field.meaning, [Plaque(f"× {value}", False)])
    values = value if isinstance(value, list | tuple) else [value]
    plaques = [Plaque("–" if v is None else str(v), field.naming is not None and v is not None) for v in values]
    return Row(field.name.replace("_", " "), field.meaning, plaques)
