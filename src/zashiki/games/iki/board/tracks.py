"""SVG of the tracks: the fire track, the calendar, and the buildings on offer."""

from functools import cache
from typing import Any

from ....api.facts import Facts
from ....drawing.palette import CHERRY, FADED, INK, MOSS, PAPER, WHITE
from ....drawing.svg import circle, el, group, move, numeral, path, rect
from ....text.speech import Speech
from ..data.names import BUILDINGS, NEW_YEARS_MONTH, SEASONS
from ..words.naming import building_sentences, card_title, season_name
from .cards import worth_atoms
from .icons import CARD_PAPER, PREFIX, Atom, fit, glow, icon, sign_row
from .text import fitted, item, title_line
from .trades import house

STEPS, STEP = 11, 49.0
FOOT = 646.0
"""Where step 0 of the ladder is."""
LADDER_LEFT, LADDER_RIGHT = 36.0, 124.0
FIRE_MONTHS = (5, 8, 11)
PAYDAYS = (3, 6, 9, 12)
ALCOVE_LEFT, ALCOVE_WIDTH = 1176.0, 184.0
CELL = 44.0
SEASON_SIGNS = {
    "spring": (CHERRY, ""),
    "summer": (MOSS, "M0 11C-11 4 -9 -8 0 -12C9 -8 11 4 0 11ZM0 11V-6M0 3L-5 -2M0 -1L5 -6"),
    "autumn": ("#CF5533", "M0 -12L3 -5L10 -8L7 -1L12 4L4 4L1 12H-1L-4 4L-12 4L-7 -1L-10 -8L-3 -5Z"),
    "winter": ("", "M0 0L0 -11M0 0L9.5 -5.5M0 0L9.5 5.5M0 0L0 11M0 0L-9.5 5.5M0 0L-9.5 -5.5"),
}
"""The colour and the shape of leaf, maple and snow; cherry is made of petals."""


def strengths(facts: Facts) -> dict[int, int]:
    """The strength of the fire by month."""
    two = facts.options["players"] == 2
    return dict(zip(FIRE_MONTHS, facts.components["fires.strength_for_two" if two else "fires.strength"], strict=True))


def watchtower(view: dict[str, Any], facts: Facts) -> str:
    """The fire track: a ladder of eleven steps, markers in their stacks, the strengths of the three fires."""
    fires = {strength: month for month, strength in strengths(facts).items()}
    return item(
        "fire-track",
        facts.say.say("tip-fire-track"),
        _frame(),
        *(_step(k, fires.get(k), facts.say) for k in range(STEPS)),
        *(_stack(view, facts, k) for k in range(STEPS)),
        rule="track.fire",
    )


@cache
def _frame() -> str:
    top = FOOT - STEP * (STEPS - 1)
    left, right = LADDER_LEFT - 2, LADDER_RIGHT + 2
    legs = f"M{left + 8} {top - 34}L{left} {FOOT + 20}M{right - 8} {top - 34}L{right} {FOOT + 20}"
    braces = f"M{left + 4} {FOOT}L{right - 4} {FOOT - 3 * STEP}M{right - 4} {FOOT}L{left + 4} {FOOT - 3 * STEP}"
    eaves = f"M{left - 16} {top - 52}C{left + 10} {top - 58} 66 {top - 74} 80 {top - 84}"
    eaves += f"C94 {top - 74} {right - 10} {top - 58} {right + 12} {top - 52}L{right + 6} {top - 45}H{left - 10}Z"
    bell = f"M71 {top - 26}c0 -10 3 -14 9 -14c6 0 9 4 9 14l2 3h-22Z"
    return group(
        rect(left + 2, top - 46, right - left - 4, 26, fill="#EBD9B4", stroke=INK, stroke_width=1.2),
        path(braces, stroke="#8C6443", stroke_width=3, opacity=0.7),
        path(legs, stroke=INK, stroke_width=9, stroke_linecap="round"),
        path(legs, stroke="#8C6443", stroke_width=6, stroke_linecap="round"),
        path(bell, fill="#C9A24A", stroke=INK, stroke_width=1.3),
        path(eaves, fill=f"url(#{PREFIX}roof)", stroke=INK, stroke_width=1.4, stroke_linejoin="round"),
        class_="tower",
    )


def _step(k: int, month: int | None, say: Speech) -> str:
    y = FOOT - STEP * k
    width = LADDER_RIGHT - LADDER_LEFT + 12
    drawn = [rect(LADDER_LEFT - 6, y + 11, width, 8, rx=2, fill="#B98553", stroke=INK, stroke_width=1.2)]
    if month:
        drawn.append(icon("fire", 17, y - 7, 42))
    drawn.append(circle(17, y + 2, 12.5, fill=CARD_PAPER, stroke=INK, stroke_width=1.2))
    drawn.append(numeral(k, 17, y + 8.6, 19))
    tip = say.say("tip-step", step=k)
    if month:
        tip += " " + say.say("tip-step-fire", month=month)
    return item("step", tip, *drawn, rule="fire.stop" if month else "track.fire", mark=f"step-{k}")


def _stack(view: dict[str, Any], facts: Facts, k: int) -> str:
    """The markers on a step; the one that goes first lies uppermost, at the left."""
    order = [facts.seats.index(name) for name in view["fire_order"] if name]
    order = order or list(range(len(facts.seats)))
    here = [s for s in order if view["fire"][s] == k]
    y = FOOT - STEP * k - 6
    drawn = []
    for j, s in reversed(list(enumerate(here))):
        x = LADDER_LEFT + 14 + (24 if len(here) > 2 else 32) * j
        place = order.index(s) + 1
        drawn.append(item(
            "fire-marker", facts.say.say("tip-fire-marker", name=facts.names[s], step=k, place=place),
            circle(x, y, 17, fill=f"url(#{PREFIX}seat-{s})", stroke=INK, stroke_width=1.5),
            circle(x, y, 9.6, fill=PAPER, stroke=INK, stroke_width=1),
            numeral(place, x, y + 6.4, 18),
            rule="track.fire", piece=f"fire-{s}", mark=f"fire-{s}",
        ))  # fmt: skip
    return group(*drawn, class_="stack")


def calendar(view: dict[str, Any], facts: Facts) -> str:
    """Twelve months and the New Year on a hanging scroll; paydays and fires are written in."""
    x, width = ALCOVE_LEFT, ALCOVE_WIDTH
    top, foot = 34.0, 34.0 + 4 * (CELL + 3) + 44
    fires, say = strengths(facts), facts.say
    return item(
        "calendar",
        say.say("tip-calendar"),
        path(f"M{x + width / 2} 8L{x + 40} 24M{x + width / 2} 8L{x + width - 40} 24", stroke=INK, stroke_width=1.4),
        rect(x + 6, 24, width - 12, foot - 14, fill=f"url(#{PREFIX}type-artisan)", stroke=INK, stroke_width=1.3),
        rect(x + 12, top, width - 24, foot - top + 2, fill=CARD_PAPER, stroke=INK, stroke_width=1),
        _roller(x, 19, width), _roller(x, foot + 8, width),
        *(_season_sign(name, say, x + 28, top + 5 + (CELL + 3) * k + CELL / 2) for k, name in enumerate(SEASONS)),
        *(_month(m, view["month"], fires.get(m), say, x + 45 + 41 * ((m - 1) % 3), top + 5 + 47 * ((m - 1) // 3))
          for m in range(1, 13)),
        _new_year(view["month"] == NEW_YEARS_MONTH, say, x + 18, top + 6 + 4 * (CELL + 3)),
        rule="month.calendar",
    )  # fmt: skip


def _roller(x: float, y: float, width: float) -> str:
    return rect(x, y, width, 9, rx=4.5, fill="#4A3428", stroke=INK, stroke_width=1.2) + "".join(
        rect(at, y - 1, 8, 11, rx=3, fill="#C9A24A", stroke=INK, stroke_width=1) for at in (x - 3, x + width - 5)
    )


def _month(m: int, now: int, fire: int | None, say: Speech, x: float, y: float) -> str:
    current, past = m == now, m < now
    ink = WHITE if current else FADED if past else INK
    lower, dim = "", 0.5 if past else None
    if fire is not None:
        lower = group(icon("fire", 10, 31, 18), opacity=dim) + numeral(fire, 28, 37.5, 18, ink)
    elif m in PAYDAYS:
        lower = group(icon("mon", 12, 32, 17), icon("rice", 28, 32, 17), opacity=dim)
    told = [say.say("tip-month", month=m, season=season_name(m))]
    if fire is not None:
        told.append(say.say("tip-month-fire", strength=fire))
    elif m in PAYDAYS:
        told.append(say.say("tip-month-payday"))
    if current:
        told.append(say.say("tip-month-now"))
    return item(
        "month", " ".join(told),
        rect(0, 0, 39, CELL, rx=4, fill="#B5361F" if current else CARD_PAPER, stroke=INK if current else "#CBBFA6",
             stroke_width=2 if current else 1),
        numeral(m, 19.5, 18 if lower else 29, 18 if lower else 20, ink), lower,
        rule="fire.when" if fire is not None else "payday.when" if m in PAYDAYS else "month.calendar",
        mark=f"month-{m}", transform=move(x, y),
    )  # fmt: skip


def _new_year(current: bool, say: Speech, x: float, y: float) -> str:
    return item(
        "month", say.say("tip-new-year"),
        rect(x, y, 148, 30, rx=4, fill="#B5361F" if current else CARD_PAPER, stroke=INK if current else "#CBBFA6",
             stroke_width=2 if current else 1),
        title_line(say.say("word-new-year"), x + 74, y + 21, 17, fill=WHITE if current else INK, width=138),
        rule="newyear.order", mark="month-13",
    )  # fmt: skip


def _season_sign(name: str, say: Speech, x: float, y: float) -> str:
    """Cherry, leaf, maple, snow."""
    colour, shape = SEASON_SIGNS[name]
    if name == "spring":
        petal: dict[str, str | float | None] = {
            "cx": 0,
            "cy": -6,
            "rx": 4.4,
            "ry": 5.6,
            "fill": colour,
            "stroke": INK,
            "stroke_width": 1,
        }
        drawn = "".join(el("ellipse", **petal, transform=f"rotate({72 * k})") for k in range(5))
    elif name == "winter":
        heart = circle(0, 0, 3, fill=WHITE, stroke="#3F5F86", stroke_width=1.4)
        drawn = path(shape, stroke="#3F5F86", stroke_width=2.6, stroke_linecap="round") + heart
    else:
        drawn = path(shape, fill=colour, stroke=INK, stroke_width=1)
    return item("season", say.name("season", name), drawn, rule="month.calendar", transform=move(x, y))


PLAN_TOP, PLAN_STEP = 330.0, 60.0


def plans(view: dict[str, Any], facts: Facts) -> str:
    """The buildings on offer, pinned up beside the construction shop."""
    asked = view["phase"] == "plan" or (view["phase"] == "visit" and view["shop_open"] and _building_site(view))
    x, chosen = ALCOVE_LEFT, view["picked"]
    names = [name for name in BUILDINGS if name in view["plans"] or name == chosen]
    title = facts.say.say("word-buildings" if names else "word-no-buildings")
    return item(
        "plans",
        facts.say.say("tip-plans"),
        title_line(title, x + ALCOVE_WIDTH / 2, PLAN_TOP - 9, 17, width=ALCOVE_WIDTH),
        *(group(plan(name, facts), transform=move(x, PLAN_TOP + PLAN_STEP * k)) for k, name in enumerate(names)),
        glow(x - 5, PLAN_TOP - 5, ALCOVE_WIDTH + 10, PLAN_STEP * len(names) + 6)
        if facts.lit and asked and names
        else "",
        *(
            glow(x, PLAN_TOP + PLAN_STEP * k, ALCOVE_WIDTH, PLAN_STEP - 5)
            for k, name in enumerate(names)
            if name == chosen
        ),
        rule="build.offer",
    )


def _building_site(view: dict[str, Any]) -> bool:
    return bool(view["turn"] >= 0 and view["oyakata"][view["turn"]] == "construction")


def plan(name: str, facts: Facts) -> str:
    """A building on offer: picture, name, cost, what it brings."""
    card = facts.components[f"buildings.{name}"]
    cost: list[Atom] = []
    for good in ("koban", "wood"):
        if card[good]:
            cost += [("number", str(card[good])), ("icon", good)]
    atoms: list[Atom] = [*cost, ("arrow", ""), *worth_atoms(card, name)]
    size = fit(atoms, ALCOVE_WIDTH - 51, 18.0)
    return item(
        "plan", building_sentences(name, facts),
        rect(0, 0, ALCOVE_WIDTH, PLAN_STEP - 5, rx=4, fill=CARD_PAPER, stroke=INK, stroke_width=1.2),
        rect(0, 0, 42, PLAN_STEP - 5, rx=4, fill=f"url(#{PREFIX}tint-house)", stroke=INK, stroke_width=1),
        house(name, 21, 27, 36),
        fitted(card_title(name, facts), 48, 19, ALCOVE_WIDTH - 54, 16, "start"),
        sign_row(atoms, 47, 37, size, anchor="start"),
        rule=f"building.{name}", act=(f"build {name}",), piece=f"card-{name}", mark=f"card-{name}",
    )  # fmt: skip


def right_wall(width: float, height: float) -> str:
    """The wall on which scroll and plans hang."""
    left = ALCOVE_LEFT - 10
    return group(
        rect(left, 0, width - left, height, fill="#EFE4CB"),
        path(f"M{left} 0V{height}", stroke=INK, stroke_width=7),
        path(f"M{left} 0V{height}", stroke="#7A5638", stroke_width=4.4),
        class_="alcove",
    )  # fmt: skip
