"""HTML report of a review, one file that needs nothing else: curves, bars, and the boards at the turning points."""

from html import escape

from ..drawing.palette import FADED, INDIGO, INK, PAPER, TEXT_FACE, TITLE_FACE, VERMILION
from .analysis import Review
from .coach import Advice
from .plots import part_bars, score_chart, win_chart
from .review_text import ReviewText, turning_points
from .reviewed_game import ReviewedGame

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


def report(reviewed: ReviewedGame, review: Review, text: ReviewText) -> str:
    """The whole page."""
    marked = turning_points(review, None)
    numbers = [advice.number for advice in marked]
    title = escape(text.title())
    body = [
        f"<h1>{title}</h1>",
        f"<h2>{escape(text.say('chance'))}</h2><figure>{win_chart(review, text, numbers)}</figure>",
        f"<h2>{escape(text.say('points'))}</h2><figure>{score_chart(review, text, numbers)}</figure>",
        f"<h2>{escape(text.say('parts'))}</h2>",
        *(_parts(review, text, seat) for seat in range(review.players)),
        f'<p class="small">{escape(text.say("method"))}</p>',
        f"<h2>{escape(text.say('turning'))}</h2>",
        f'<p class="small">{escape(text.say("coach"))}</p>',
        *(_turning_point(reviewed, text, advice) for advice in marked),
        "" if marked else f"<p>{escape(text.say('quiet'))}</p>",
        _moves(reviewed, text),
    ]
    return (
        f'<!doctype html>\n<html lang="{text.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>\n" + "\n".join(body) + "\n</body></html>\n"
    )


def _parts(review: Review, text: ReviewText, seat: int) -> str:
    rows = text.parts(review.luck[seat], review.over)
    ends = " · ".join(f"{escape(name)} <b>{text.amount(part, signed=False)}</b>" for name, part in (rows[0], rows[-1]))
    return f"<h3>{escape(text.name(seat))}</h3><p>{ends}</p><figure>{part_bars(review, text, seat)}</figure>"


def _turning_point(reviewed: ReviewedGame, text: ReviewText, advice: Advice) -> str:
    """A decision that cost something: the board as the seat saw it, and the coach's assessments."""
    view = reviewed.timeline.state(advice.number).view(advice.seat)
    board = reviewed.game.kind.svg(view, advice.seat, text.facts)
    # Each picture has ids of its own, or the second would use the patterns of the first.
    board = _with_prefix(board, f"p{advice.number}-")
    heading = escape(text.say("move", number=advice.number))
    return (
        f'<section id="action-{advice.number}"><h3>{heading}</h3>'
        f'<p class="cost">{escape(text.better(advice))}</p>'
        f'<figure class="board">{board}</figure>{_assessments(text, advice)}</section>'
    )


def _with_prefix(svg: str, prefix: str) -> str:
    for before in ('id="', "url(#", 'href="#'):
        svg = svg.replace(before, before + prefix)
    return svg


def _assessments(text: ReviewText, advice: Advice) -> str:
    heads = [text.say(id_) for id_ in ("action", "chance", "expected", "visits")]
    rows = ["<tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>"]
    for each in advice.assessments[:CANDIDATES]:
        chosen = each.action == advice.chosen
        label = text.label(each.action, advice.number, advice.seat) + (f" ({text.say('chosen')})" if chosen else "")
        wins = f"{text.percent(each.wins)} ± {text.percent(2 * each.error)}"
        points = " : ".join(text.number(p) for p in each.points) or "–"
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in (label, wins, points, str(each.visits)))
        rows.append(f'<tr class="chosen">{cells}</tr>' if chosen else f"<tr>{cells}</tr>")
    return f'<div class="wide"><table>{"".join(rows)}</table></div>'


def _moves(reviewed: ReviewedGame, text: ReviewText) -> str:
    rows = []
    for moment in reviewed.timeline.moments:
        events = text.events(moment)
        if events or not moment.by_chance:
            said = events or text.label(moment.action, moment.number, moment.actor)
            line = f"{text.name(moment.actor)}: {said}"
            rows.append(f'<li value="{moment.number}">{escape(line)}</li>')
    return f"<details><summary>{escape(text.say('moves'))}</summary><ol>{''.join(rows)}</ol></details>"
