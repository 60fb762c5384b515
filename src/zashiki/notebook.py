"""HTML of a record for notebooks: how it ended, the last position, and the moves folded away."""

import html

from .api.records import Record
from .drawing.palette import FADED, INDIGO, INK, PAPER, TEXT_FACE, TITLE_FACE
from .errors import ZashikiError
from .registry import kind
from .replay import replay

SHOWN = ("game", "options", "result", "ending", "seat")


def page(record: Record) -> str:
    """The record as HTML; what cannot be replayed is shown without a board."""
    try:
        title = kind(record.header["game"]).title
    except ZashikiError:
        title = record.header["game"]
    facts = "".join(
        f'<div><span style="color:{FADED}">{key}</span> {html.escape(record.header[key])}</div>'
        for key in SHOWN
        if key in record.header
    )
    moves = "".join(f"<li><b>{html.escape(line.actor)}</b> {html.escape(line.action)}</li>" for line in record.lines)
    return (
        f'<div style="max-width:900px;padding:12px;background:{PAPER};color:{INK};font:15px/1.45 {TEXT_FACE}">'
        f'<div style="font:bold 22px {TITLE_FACE};color:{INDIGO}">{html.escape(title)}</div>{facts}{_board(record)}'
        f"<details><summary>{len(record.lines)} actions</summary><ol>{moves}</ol></details>"
        f"<details><summary>record</summary><pre>{html.escape(str(record))}</pre></details></div>"
    )


def _board(record: Record) -> str:
    try:
        return f'<div style="margin:10px 0">{replay(record).svg()}</div>'
    except ZashikiError as error:
        return f'<div style="color:{FADED}">{html.escape(str(error))}</div>'
