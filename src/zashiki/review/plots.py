"""Plots of a review as SVG: curves and bars in the colours of the seats."""

from html import escape

from ..drawing.palette import FADED, INK, OCHRE, PAPER, SEAT_STYLES, TEXT_FACE
from ..drawing.svg import circle, el, letters, path, rect
from .analysis import Review
from .review_text import ReviewText

WIDTH, HEIGHT = 860, 250
LEFT, RIGHT, TOP, FOOT = 46, 14, 14, 28
DASHES = (None, "9 4", "2 4", "12 3 2 3")
"""Seats are told apart without colour too."""
LINE = "#CFC5AE"

Curve = list[tuple[float, float]]


def win_chart(review: Review, text: ReviewText, marks: list[int]) -> str:
    """The chance to win of each seat, position by position, with the uncertainty as a band."""
    length = len(review.steps)
    curves = [[(float(k), value.wins[seat]) for k, value in review.values.items()] for seat in range(review.players)]
    errors = [[(float(k), value.wins_error[seat]) for k, value in review.values.items()]
              for seat in range(review.players)]  # fmt: skip
    bands = [_band(curve, error, length) for curve, error in zip(curves, errors, strict=True)]
    ticks = [(share, text.percent(share).replace(".0", "").replace(",0", "")) for share in (0.0, 0.25, 0.5, 0.75, 1)]
    return _chart(text.say("chance"), curves, (0.0, 1.0), ticks, length, marks, text, bands)


def score_chart(review: Review, text: ReviewText, marks: list[int]) -> str:
    """The points of each seat, action by action."""
    curves: list[Curve] = [[(0.0, 0.0)] for _ in range(review.players)]
    for step in review.steps:
        for seat, score in enumerate(step.scores):
            curves[seat].append((float(step.number + 1), float(score)))
    top = max((score for curve in curves for _, score in curve), default=1.0)
    low = min((score for curve in curves for _, score in curve), default=0.0)
    apart = _round_step(max(1.0, top - low) / 4)
    ticks = [(k * apart, f"{k * apart:g}") for k in range(int(low // apart), int(top // apart) + 2)]
    bounds = (ticks[0][0], max(ticks[-1][0], 1.0))
    return _chart(text.say("points"), curves, bounds, ticks, len(review.steps), marks, text, [])


def part_bars(review: Review, text: ReviewText, seat: int) -> str:
    """Luck and choices of a seat as bars to either side of zero, each with its uncertainty."""
    rows = text.parts(review.luck[seat], review.over)[1:-1]
    reach = max(0.1, *(abs(part.value) + 2 * part.error for _, part in rows))
    middle, scale, height = 470.0, 190.0, 34
    drawn = [el("line", x1=middle, x2=middle, y1=4, y2=height * len(rows) + 4, stroke=FADED, stroke_width=1)]
    for k, (name, part) in enumerate(rows):
        y, end = k * height + 8, middle + scale * part.value / reach
        colour = SEAT_STYLES[k - 2].colour if k > 1 else (OCHRE, INK)[k]
        near, far = (middle + scale * (part.value + side * 2 * part.error) / reach for side in (-1, 1))
        drawn += [
            letters(name, 262, y + 16, 15, anchor="end"),
            rect(min(middle, end), y, max(1.0, abs(end - middle)), 22, fill=colour, rx=2),
            path(f"M{near:.1f} {y + 11}H{far:.1f}M{near:.1f} {y + 6}v10M{far:.1f} {y + 6}v10", stroke=INK, fill="none",
                 stroke_width=1.2),
            letters(text.amount(part), WIDTH - 4, y + 16, 14, anchor="end"),
        ]  # fmt: skip
    title = f"{text.say('parts')}: {text.name(seat)}"
    return _svg(title, height * len(rows) + 10, "".join(drawn))


def _chart(
    title: str, curves: list[Curve], bounds: tuple[float, float], ticks: list[tuple[float, str]], length: int,
    marks: list[int], text: ReviewText, bands: list[str]
) -> str:  # fmt: skip
    low, high = bounds
    drawn = []
    for value, name in ticks:
        y = _y(value, low, high)
        drawn.append(el("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y, stroke=LINE, stroke_width=1))
        drawn.append(letters(name, LEFT - 6, y + 4, 12, anchor="end", fill=FADED))
    for mark in marks:
        x = _x(mark, length)
        drawn.append(
            el("line", x1=x, x2=x, y1=TOP, y2=HEIGHT - FOOT, stroke=FADED, stroke_dasharray="2 3", stroke_width=1)
        )
        drawn.append(letters(str(mark), x, HEIGHT - 10, 11, fill=FADED))
    drawn += [
        path(band, fill=SEAT_STYLES[seat].colour, fill_opacity=0.14, stroke="none") for seat, band in enumerate(bands)
    ]
    for seat, curve in enumerate(curves):
        points = [(_x(k, length), _y(value, low, high)) for k, value in curve]
        way = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        colour = SEAT_STYLES[seat].colour
        drawn.append(path(way, fill="none", stroke=colour, stroke_width=2.2, stroke_dasharray=DASHES[seat]))
        drawn.append(circle(*points[-1], 3.5, fill=colour))
    return _svg(title, HEIGHT, "".join(drawn)) + _legend(text, len(curves))


def _legend(text: ReviewText, seats: int) -> str:
    spans = []
    for seat in range(seats):
        stroke = el("line", x1=0, x2=30, y1=5, y2=5, stroke=SEAT_STYLES[seat].colour, stroke_width=3,
                    stroke_dasharray=DASHES[seat])  # fmt: skip
        sample = f'<svg width="30" height="10" aria-hidden="true">{stroke}</svg>'
        spans.append(f"<span>{sample} {escape(text.name(seat))}</span>")
    return f'<p class="legend">{"".join(spans)}</p>'


def _band(curve: Curve, errors: Curve, length: int) -> str:
    upper = [(_x(k, length), _y(min(1.0, v + 2 * e), 0, 1)) for (k, v), (_, e) in zip(curve, errors, strict=True)]
    lower = [(_x(k, length), _y(max(0.0, v - 2 * e), 0, 1)) for (k, v), (_, e) in zip(curve, errors, strict=True)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in [*upper, *reversed(lower)]) + "Z"


def _x(k: float, length: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * k / max(1, length)


def _y(value: float, low: float, high: float) -> float:
    return HEIGHT - FOOT - (HEIGHT - FOOT - TOP) * (value - low) / (high - low)


def _round_step(size: float) -> float:
    return next(step * scale for scale in (1, 10, 100, 1000) for step in (1, 2, 5) if step * scale >= size)


def _svg(title: str, height: float, body: str) -> str:
    paper = rect(0, 0, WIDTH, height, fill=PAPER)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img" '
        f'aria-label="{escape(title)}" font-family="{escape(TEXT_FACE)}">{paper}{body}</svg>'
    )
