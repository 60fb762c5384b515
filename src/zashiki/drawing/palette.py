"""The palette of every board picture: colours, faces of letters, and how seats are recognised."""

from typing import NamedTuple

PAPER, INK = "#F6F0E2", "#22242C"
NIGHT, MOONLIT = "#1B1D26", "#EDE6D6"
INDIGO, PALE_INDIGO = "#274B7A", "#A9BFD6"
VERMILION, PLUM, OCHRE, MOSS, PINE, CHERRY = "#C8442C", "#7B3B5C", "#D29A2E", "#5E7A3A", "#2F5D50", "#E6A9A9"
WHITE = "#FFFDF7"
"""Lettering on seat colours: paper itself is a shade too dark on vermilion."""
FADED = "#66645F"
"""Ink for what is spent; still 4.5:1 on paper."""

TEXT_FACE = "'Source Sans 3','Noto Sans',Inter,'Segoe UI',Helvetica,Arial,sans-serif"
TITLE_FACE = "Alegreya,Literata,'Noto Serif','Palatino Linotype',Palatino,Georgia,serif"


class SeatStyle(NamedTuple):
    """How a seat is recognised: by colour, and by pattern without it."""

    colour: str
    pale: str
    pattern: str


SEAT_STYLES = (
    SeatStyle(INDIGO, "#DCE3E6", "waves"),
    SeatStyle(VERMILION, "#F1DACB", "arrows"),
    SeatStyle(MOSS, "#E0E2CB", "bark"),
    SeatStyle(OCHRE, "#F0E2C0", "shell"),
)
