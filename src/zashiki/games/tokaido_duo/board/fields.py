"""The fields of a mat: tracks, gold slabs, coins, goods, paintings, wave tiles and the hot-spring token."""

from collections.abc import Iterator

from ....api.facts import Facts
from ....drawing.palette import FADED, INDIGO, INK, PAPER, SEAT_STYLES, VERMILION, WHITE
from ....drawing.svg import group, move, numeral, rect, use
from ....text.speech import Name
from ..data.names import CHARACTERS, COLOURS, GOODS, MERCHANT, MOST_GOODS, MOST_PAINTED
from .chart import PREFIX
from .figures import sign
from .goods import coin, good_piece, slab_place
from .items import Box, View, fitted_text, item
from .scenes import painting
from .waves import held_tile

GHOST = "#B9AE97"
"""The ink of what is not there."""


def track(view: View, facts: Facts, seat: int, kind: str, x: float, y: float, slot: float, height: float) -> str:
    """A track of slots behind the picture of its station; the marker lies on the one reached."""
    values, at, style = facts.components[f"tracks.{kind}"], view[f"{kind}s"][seat], SEAT_STYLES[seat]
    boxes, numbers = [use(f"{PREFIX}{kind}", transform=move(x + 17, y + height / 2, height / 53))], []
    for k, value in enumerate(values, 1):
        left = x + 36 + slot * (k - 1)
        boxes.append(
            rect(left, y, slot, height, fill=style.pale if k < at else PAPER, stroke=INK, stroke_width=1.1)
        )  # fmt: skip
        ink = WHITE if k == at else INK if k <= at + 1 else FADED
        numbers.append(numeral(value, left + slot / 2, y + height / 2 + 8, 22, ink))
    here = x + 36 + slot * (at - 1)
    marker = group(
        rect(here, y, slot, height, fill=style.colour, stroke=INK, stroke_width=1.1),
        rect(here + 2, y + 2, slot - 4, height - 4, rx=4, fill="none", stroke=WHITE, stroke_width=1.6),
        data_piece=f"{kind}-marker-{seat}",
    )
    tip = facts.say.say(f"tip-{kind}-track", slot=at, last=len(values))
    return item(f"track {kind}", tip, *boxes, marker, *numbers, rule=f"end.{kind}", mark=f"{kind}-track-{seat}")


def slabs(view: View, facts: Facts, seat: int, box: Box) -> str:
    """The places of the gold slabs in a row."""
    points, have = facts.components["points.slabs"], view["slabs"][seat]
    x, y, width, height = box
    pitch = (width + 4) / (len(points) - 1)
    drawn = []
    for k in range(1, len(points)):
        tip = facts.say.say("tip-slab", slab=k, points=points[k])
        place = (x + pitch * (k - 1), y, pitch - 4, height)
        drawn.append(slab_place(points[k], k <= have, tip, f"slab-{seat}-{k}", place, 22))
    return "".join(drawn)


def coins(view: View, facts: Facts, seat: int, x: float, y: float) -> str:
    """Loose coins, out of those that make a slab; the place is the middle of the left edge."""
    number, whole = view["coins"][seat], facts.components["trade.coins_per_slab"]
    return item(
        "coins",
        facts.say.say("tip-coins", coins=number, whole=whole),
        coin(x + 14, y, 13),
        numeral(number, x + 31, y + 8, 24, anchor="start"),
        rule="merchant.slab",
        mark=f"coins-{seat}",
    )


def goods(view: View, facts: Facts, seat: int, own: bool, box: Box) -> str:
    """Goods held, and how many more may be."""
    components, say = facts.components, facts.say
    strong = view["wave"][MERCHANT] == "strong" and view["holder"][MERCHANT] == facts.seats[seat]
    limit = components["trade.strong_limit" if strong else "trade.limit"]
    carried = [(good, k) for good, n in zip(GOODS, view["goods"][seat], strict=True) for k in range(n)]
    x, y, width, height = box
    pitch = width / max(MOST_GOODS, len(carried), limit)
    drawn = []
    for k in range(max(limit, len(carried))):
        left, full, over = x + pitch * k, k < len(carried), k >= limit
        drawn.append(
            rect(
                left, y, pitch - 2, height, rx=3, fill="#F3D9C9" if over else PAPER,
                stroke=INK if full else FADED, stroke_width=1.1, stroke_dasharray=None if full else "4 3",
            )
        )  # fmt: skip
        if full:
            good, copy = carried[k]
            drawn.append(
                good_piece(
                    good, say.say(f"tip-good-{good}"), f"return {good}" if own else None, f"{good}-{seat}-{copy}",
                    left + pitch / 2 - 1, y + height / 2, min(height - 6, pitch - 5),
                )
            )  # fmt: skip
    tip = say.say("tip-goods", number=len(carried), limit=limit)
    return item("goods", tip, *drawn, rule="merchant.limit", mark=f"goods-{seat}")


def paintings(view: View, facts: Facts, seat: int, own: bool, box: Box) -> str:
    """The paintings in the rows of the artist's board: face down, turned up, or given away."""
    rows = facts.components["paintings.rows"]
    x, y, width, height = box
    pitch, line = (width + 5) / max(rows), (height + 6) / len(rows)
    places = [(x + pitch * c, y + line * r) for r, size in enumerate(rows) for c in range(size)]
    return "".join(
        _cell(view, facts, seat, own, k, (*place, pitch - 5, line - 6)) for k, place in enumerate(places)
    )  # fmt: skip


def _cell(view: View, facts: Facts, seat: int, own: bool, k: int, box: Box) -> str:
    """One cell: a painting, or the points its gift has uncovered."""
    gifted, landscape, say = view["gifted"][seat], view["paintings"][seat][k], facts.say.say
    x, y, width, height = box
    name = f"painting-{seat}-{k}"
    if k < gifted:
        points, last, style = facts.components["points.gifts"][k + 1], k == gifted - 1, SEAT_STYLES[seat]
        return item(
            "painting gifted",
            say("tip-painting-gifted", place=k + 1, points=points),
            rect(*box, rx=3, fill=style.colour if last else style.pale, stroke=INK, stroke_width=1.2),
            numeral(points, x + width / 2, y + height / 2 + 8, 22, WHITE if last else INK),
            rule="score.culture",
            mark=name,
        )
    front, nth = k == gifted and landscape is not None, k + 1 - view["revealed"][seat]
    if landscape is None:
        kind, tip, act = "painting face-down", say("tip-painting-down", place=k + 1), _paint(nth)
    else:
        words = "tip-painting-front" if front else "tip-painting-up"
        kind, tip = "painting", say(words, place=k + 1, landscape=Name("landscape", landscape))
        act = "gift" if front else None
    back = COLOURS[view["purple"] != facts.seats[seat]]
    return item(
        kind, tip, painting(landscape, back, width, height, front),
        rule="artist.gift" if landscape else "artist.paint", act=act if own else None, piece=name, mark=name,
        at=move(x, y),
    )  # fmt: skip


def _paint(nth: int) -> str | None:
    """To turn up this painting, and all before it."""
    return f"paint {nth}" if nth <= MOST_PAINTED else None


def held_tiles(view: View, facts: Facts, seat: int, own: bool, boxes: tuple[Box, ...], size: float) -> str:
    """Wave tiles and the hot-spring token of a player, each in a box of its own."""
    return "".join(_held(view, facts, seat, own, boxes, size))


def _held(view: View, facts: Facts, seat: int, own: bool, boxes: tuple[Box, ...], size: float) -> Iterator[str]:
    name, say = facts.seats[seat], facts.say
    for k, character in enumerate(CHARACTERS):
        x, y, _, height = boxes[k]
        if view["holder"][k] == name:
            yield held_tile(view["wave"][k], character, facts, boxes[k], size)
        else:
            ghost = sign(character, x + 16, y + height / 2, 26, GHOST)
            yield _empty(say.say(f"tip-no-wave-{character}"), "pilgrim.shore", boxes[k], ghost)
    if view["spring"] == name:
        yield _spring(facts, own, boxes[3], size)
    else:
        yield _empty(say.say("tip-no-spring-token"), "pilgrim.spring", boxes[3], _steam(boxes[3], GHOST, GHOST))


def _spring(facts: Facts, own: bool, box: Box, size: float) -> str:
    """The hot-spring token on a mat; who does not hold it may mean to take it."""
    x, y, width, height = box
    words = facts.say.name("sail", "spring")
    return item(
        "spring-token",
        facts.say.say("tip-spring-token"),
        rect(*box, rx=4, fill="#F7E7DC", stroke=INK, stroke_width=1.4),
        _steam(box, INDIGO, VERMILION),
        fitted_text(words, x + 31, y + height / 2 + 0.36 * size, size, width - 38, anchor="start", font_weight="bold"),
        rule="spring.again",
        act="again" if own else "visit spring",
        piece="spring-token",
        mark="spring-token",
    )


def _steam(box: Box, bath: str, steam: str) -> str:
    return use(f"{PREFIX}steam", transform=move(box[0] + 16, box[1] + box[3] / 2 + 2, 0.5), fill=bath, stroke=steam)


def _empty(tip: str, rule: str, box: Box, ghost: str) -> str:
    edge = rect(*box, rx=4, fill=PAPER, stroke="#C9BFA8", stroke_width=1, stroke_dasharray="4 4")
    return item("empty", tip, edge, ghost, rule=rule)
