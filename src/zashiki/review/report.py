"""A review as one HTML file that needs nothing else: curves, bars, and the boards at the turning points."""

from __future__ import annotations

from html import escape

from ..core.drawing import FADED, INDIGO, INK, PAPER, TEXT_FACE, TITLE_FACE, VERMILION
from ..core.entry import CHANCE
from .analysis import Review
from .coach import Advice
from .plots import part_bars, score_chart, win_chart
from .story import Story
from .telling import Teller, turning_points

CANDIDATES = 5
STYLE = f"""
:root {{ color-scheme: light; }}
body {{ margin: 0 auto; padding: 24px 16px 64px; max-width: 900px; background: {PAPER}; color: {INK};
  font: 17px/1.5 {TEXT_FACE}; }}
h1, h2, h3 {{ font-family: {TITLE_FACE}; line-height: 1.2; }}
h1 {{ border-bottom: 3px solid {INDIGO}; padding-bottom: 8px; }}
h2 {{ margin-top: 40px; color: {INDIGO}; }}
svg {{ max-width: 100%; height: auto; }}
figure {{ margin: 16px 0; }}
.board svg {{ width: 100%; border: 1px solid #CFC5AE; }}
.legend span {{ margin-right: 20px; }}
.small {{ color: {FADED}; font-size: 15px; }}
.cost {{ border-left: 4px solid {VERMILION}; padding-left: 12px; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }}
th, td {{ padding: 4px 8px; text-align: right; border-bottom: 1px solid #CFC5AE; }}
th:first-child, td:first-child {{ text-align: left; }}
tr.chosen td {{ font-weight: 600; }}
summary {{ cursor: pointer; }}
"""


def report(story: Story, review: Review, teller: Teller) -> str:
    """The whole page."""
    marked = turning_points(review, None)
    numbers = [advice.number for advice in marked]
    title = escape(teller.title())
    body = [
        f"<h1>{title}</h1>",
        f"<h2>{escape(teller.say('chance'))}</h2><figure>{win_chart(review, teller, numbers)}</figure>",
        f"<h2>{escape(teller.say('points'))}</h2><figure>{score_chart(review, teller, numbers)}</figure>",
        f"<h2>{escape(teller.say('parts'))}</h2>",
        *(_parts(review, teller, seat) for seat in range(review.players)),
        f'<p class="small">{escape(teller.say("method"))}</p>',
        f"<h2>{escape(teller.say('turning'))}</h2>",
        f'<p class="small">{escape(teller.say("coach"))}</p>',
        *(_turning_point(story, teller, advice) for advice in marked),
        "" if marked else f"<p>{escape(teller.say('quiet'))}</p>",
        _moves(story, teller),
    ]
    return (
        f'<!doctype html>\n<html lang="{teller.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>\n" + "\n".join(body) + "\n</body></html>\n"
    )


def _parts(review: Review, teller: Teller, seat: int) -> str:
    rows = teller.parts(review.luck[seat], review.over)
    ends = " · ".join(
        f"{escape(name)} <b>{teller.amount(part, signed=False)}</b>" for name, part in (rows[0], rows[-1])
    )
    return f"<h3>{escape(teller.name(seat))}</h3><p>{ends}</p><figure>{part_bars(review, teller, seat)}</figure>"


def _turning_point(story: Story, teller: Teller, advice: Advice) -> str:
    """A decision that cost something: the board through the seat's eyes, and what the coach thought."""
    view = story.position(advice.number).view(advice.seat)
    board = story.game.kind.svg(view, advice.seat, teller.facts)
    # Each picture has ids of its own, or the second would use the patterns of the first.
    board = _apart(board, f"p{advice.number}-")
    heading = escape(teller.say("move", number=advice.number))
    return (
        f'<section id="action-{advice.number}"><h3>{heading}</h3>'
        f'<p class="cost">{escape(teller.better(advice))}</p>'
        f'<figure class="board">{board}</figure>{_thoughts(teller, advice)}</section>'
    )


def _apart(svg: str, prefix: str) -> str:
    for before in ('id="', "url(#", 'href="#'):
        svg = svg.replace(before, before + prefix)
    return svg


def _thoughts(teller: Teller, advice: Advice) -> str:
    heads = [teller.say(id_) for id_ in ("action", "chance", "expected", "visits")]
    rows = ["<tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>"]
    for thought in advice.thoughts[:CANDIDATES]:
        chosen = thought.action == advice.chosen
        label = teller.label(thought.action) + (f" ({teller.say('chosen')})" if chosen else "")
        wins = f"{teller.percent(thought.wins)} ± {teller.percent(2 * thought.error)}"
        points = " : ".join(teller.number(p) for p in thought.points) or "–"
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in (label, wins, points, str(thought.visits)))
        rows.append(f'<tr class="chosen">{cells}</tr>' if chosen else f"<tr>{cells}</tr>")
    return f'<div class="wide"><table>{"".join(rows)}</table></div>'


def _moves(story: Story, teller: Teller) -> str:
    rows = []
    for moment in story.moments:
        told = " ".join(teller.lines(story, moment.number))
        if told or moment.actor != CHANCE:
            words = f"{teller.name(moment.actor)}: {told or teller.label(moment.action)}"
            rows.append(f'<li value="{moment.number}">{escape(words)}</li>')
    return f"<details><summary>{escape(teller.say('moves'))}</summary><ol>{''.join(rows)}</ol></details>"
