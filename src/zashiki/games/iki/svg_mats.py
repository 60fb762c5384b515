"""Each player's mat: crest and IKI, goods, kobun, the retired by type, tokens and buildings."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...core.drawing import (
    FADED,
    INK,
    PAPER,
    SEAT_STYLES,
    TITLE_FACE,
    circle,
    group,
    letters,
    move,
    numeral,
    path,
    rect,
    thing,
)
from .names import BUILDINGS, GOODS, ROOMS, TYPES
from .svg_belongings import buildings, built_by, fish, held, payday, smoking, special_signs
from .svg_icons import KOBUN, PREFIX, TYPE_STYLES, icon, kobun, type_badge
from .svg_street import crest

KOBUN_EACH = 4


class Size(NamedTuple):
    """How large a mat is drawn."""

    height: float
    crest: float
    icon: float
    figure: float
    lines: tuple[float, float]


OWN = Size(110, 84, 34, 29, (32, 83))
OTHER = Size(86, 56, 22, 20, (25, 64))


class Plan(NamedTuple):
    """Where things lie on another player's mat that is at least so wide."""

    width: float
    goods: float
    goods_step: float
    retired_step: float
    held: float
    held_step: float


PLANS = (Plan(1000, 284, 124, 84, 572, 70), Plan(600, 210, 82, 60, 450, 54), Plan(0, 200, 51, 37, 316, 33))


def own_mat(view: dict[str, Any], facts: dict[str, Any], seat: int, width: float) -> str:
    """The mat of the one who looks, along the bottom; its corner at the origin."""
    upper, lower = OWN.lines
    return thing(
        "mat own",
        f"{facts['seats'][seat].capitalize()}'s mat",
        _cloth(view, seat, width, OWN),
        points(view, facts, seat, OWN),
        name_tag(view, facts, seat, 98, upper - 4, 21),
        goods(view, seat, 284, upper, 124, OWN),
        kobun_row(view, facts, seat, 934, upper - 4, OWN),
        payday(view, facts, seat, 1112, upper) if 0 < view["month"] < 13 else "",
        retired(view, facts, seat, 118, lower, 84, OWN),
        _divider(536, lower), fish(view, facts, seat, 556, lower),
        _divider(816, lower), smoking(view, facts, seat, 834, lower, width - 850),
        buildings(view, facts, seat, width - 10, lower),
        special_signs(view, seat, width - 34 - 46 * len(built_by(view, seat)), lower, 20),
        data_seat=seat,
    )  # fmt: skip


def other_mat(view: dict[str, Any], facts: dict[str, Any], seat: int, width: float) -> str:
    """The mat of another player, small; its corner at the origin."""
    upper, lower = OTHER.lines
    plan = next(plan for plan in PLANS if width >= plan.width)
    return thing(
        "mat other",
        f"{facts['seats'][seat].capitalize()}'s mat",
        _cloth(view, seat, width, OTHER),
        points(view, facts, seat, OTHER),
        name_tag(view, facts, seat, 62, upper + 1, 16),
        goods(view, seat, plan.goods, upper, plan.goods_step, OTHER),
        group(*_kobun_count(view, facts, seat, 78, lower)),
        retired(view, facts, seat, 134, lower, plan.retired_step, OTHER),
        held(view, facts, seat, plan.held, lower, plan.held_step),
        special_signs(view, seat, 42, 72, 12),
        data_seat=seat,
    )  # fmt: skip


def _cloth(view: dict[str, Any], seat: int, width: float, size: Size) -> str:
    asked = view["turn"] == seat
    return rect(
        0, 0, width, size.height, rx=6, fill="#FAF5E9",
        stroke=SEAT_STYLES[seat].colour if asked else INK, stroke_width=4 if asked else 1.2,
    )  # fmt: skip


def _divider(x: float, y: float) -> str:
    return path(f"M{x} {y - 22}V{y + 22}", stroke="#CBBFA6", stroke_width=1.4)


def points(view: dict[str, Any], facts: dict[str, Any], seat: int, size: Size) -> str:
    """The seat's weave, and its IKI so far."""
    total = sum(view["points"][seat])
    by_source = [
        f"{source} {value}" for source, value in zip(facts["sources"], view["points"][seat], strict=True) if value
    ]
    x, y, r = size.crest / 2, size.height / 2 - (7 if size is OTHER and view["special"][seat] else 0), size.crest * 0.4
    return thing(
        "points",
        f"{facts['seats'][seat].capitalize()}: {total} IKI" + (f" ({', '.join(by_source)})" if by_source else ""),
        rect(0, 0, size.crest, size.height, rx=6, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=1.2),
        circle(x, y, r, fill=PAPER, stroke=INK, stroke_width=1.4),
        numeral(total, x, y + r * (0.2 if size is OWN else 0.36), r * 1.0 if total < 100 else r * 0.8),
        icon("iki", x, y + r * 0.56, 17) if size is OWN else "",
        data_points=total,
    )


def name_tag(view: dict[str, Any], facts: dict[str, Any], seat: int, x: float, y: float, size: float) -> str:
    """Name, crest, and who is first."""
    name = facts["seats"][seat].capitalize()
    two = facts["options"]["players"] == 2
    first = view["first"] == facts["seats"][seat]
    said = ("sun" if first else "moon") if two else ("first player" if first else "")
    said = said if view["first"] else ""
    return group(
        crest(seat, x + 10, y - size * 0.34, size * 0.52),
        letters(name, x + 10 + size * 0.75, y, size, anchor="start", face=TITLE_FACE, font_weight="bold"),
        letters(said, x + 10 + size * 0.75, y + 17, 14, anchor="start", fill=FADED) if said else "",
    )


def goods(view: dict[str, Any], seat: int, x: float, y: float, pitch: float, size: Size) -> str:
    """Mon, rice, sandals, wood and koban."""
    drawn = []
    for k, good in enumerate(GOODS):
        amount = view["goods"][seat][k]
        at, ink = x + pitch * k, INK if amount else FADED
        figure = size.icon * 0.9 if amount < 10 else min(size.icon * 0.9, pitch * 0.36)
        drawn.append(thing(
            "good", f"{amount} {good}", icon(good, at, y, size.icon),
            numeral(amount, at + size.icon * (0.7 if amount < 10 else 0.6), y + size.icon * 0.32, figure, ink, "start"),
            data_good=good, data_amount=amount,
        ))  # fmt: skip
    return group(*drawn, class_="goods")


def free_kobun(view: dict[str, Any], facts: dict[str, Any], seat: int) -> int:
    """How many kobun a seat still has at home."""
    return int(facts["components"]["setup.kobun"]) - len(view["kobun"][seat])


def kobun_row(view: dict[str, Any], facts: dict[str, Any], seat: int, x: float, y: float, size: Size) -> str:
    """The free kobun, and an outline for each that is out on a card."""
    free, every = free_kobun(view, facts, seat), int(facts["components"]["setup.kobun"])
    step = size.figure * 1.05
    drawn = [kobun(seat, x + step * k, y, size.figure) for k in range(free)]
    drawn += [
        path(KOBUN + "M-4.4 -5.2a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0", fill="none", stroke=FADED, stroke_width=1,
             stroke_dasharray="2 2", transform=move(x + step * k, y, size.figure / 20))
        for k in range(free, every)
    ]  # fmt: skip
    label = letters(
        f"{free} of {every} kobun free", x + step * (every - 1) / 2, y + size.figure * 0.5 + 17, 14.5, fill=FADED
    )
    return thing("kobun", f"{free} of {every} kobun free", *drawn, label, data_free=free)


def _kobun_count(view: dict[str, Any], facts: dict[str, Any], seat: int, x: float, y: float) -> list[str]:
    free = free_kobun(view, facts, seat)
    return [
        thing("kobun", f"{free} kobun free", kobun(seat, x, y, 23), numeral(free, x + 18, y + 8, 20), data_free=free)
    ]


def retired(
    view: dict[str, Any], facts: dict[str, Any], seat: int, x: float, y: float, pitch: float, size: Size
) -> str:
    """The retired characters by type; a dot under a type that is at work on the board."""
    cards = facts["components"]
    at_work = {
        cards[f"characters.{card}"]["type"]
        for room in view["kobun"][seat]
        if (card := view["card"][ROOMS.index(room)]) and card not in BUILDINGS
    }
    drawn = []
    for k, kind in enumerate(TYPES):
        names = [
            cards[f"characters.{c}"]["name"] for c in view["retired"][seat] if cards[f"characters.{c}"]["type"] == kind
        ]
        at, r = x + pitch * k, 17.0 if size is OWN else 10.5
        words = f"{TYPE_STYLES[kind].title}: " + (", ".join(names) if names else "none retired")
        dim = None if names or kind in at_work else 0.38
        drawn.append(thing(
            "retired", words + (", one at work" if kind in at_work else ""),
            group(type_badge(kind, at, y, r), opacity=dim),
            circle(at, y + r + 4.6, 2.6, fill=INK) if kind in at_work else "",
            numeral(len(names), at + r + 3, y + r * 0.48, max(18, r * 1.4), INK, "start") if names else "",
            data_type=kind, data_count=len(names),
        ))  # fmt: skip
    return group(*drawn, class_="retired-row")
