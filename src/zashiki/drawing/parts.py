"""Pictures in parts: a page lays them out, and finds in them what can be clicked, what moves and what is spoken of.

Elements of a part carry attributes, and nothing else is promised:

- `data-act="go t3|via r2"`: the element stands for these actions, in their notation. It is given to whatever could be
  meant by an action, legal now or not: the page lights what is legal and asks why for the rest.
- `data-piece="card-iris-2"`: a piece with an identity, which slides from where it was before. The element has
  no transform of its own; one piece is drawn once.
- `data-mark="town-t3"`: what a line of the log may point at; `Kind.highlights` gives these names for an event.
- `data-tip="..."`, `data-rule="id"`: what it is in a sentence, and the paragraph of the rulebook about it.
"""

from dataclasses import dataclass
from typing import Literal

WIDE, NARROW = "wide", "narrow"
"""A desk and a phone held upright."""
Role = Literal["defs", "board", "own", "other"]
DEFS: Role = "defs"
BOARD: Role = "board"
OWN: Role = "own"
OTHER: Role = "other"
"""What a part is: shared drawings for all parts, a piece of the board, the reader's mat, another's mat."""


@dataclass(frozen=True)
class Part:
    """One picture: an `<svg>` of its own with a viewBox of `width` and `height`."""

    name: str
    role: Role
    svg: str
    width: int
    height: int
    least: int
    """The least width in CSS pixels at which everything on it can be read; a page that has less lets it be panned."""
    seat: int | None = None
