"""SVG of the players' mats, wide or for a phone: IKI, goods, kobun, retired characters, tokens, buildings."""

from typing import Any, NamedTuple

from ....api.facts import Facts
from ....drawing.palette import FADED, INK, PAPER, SEAT_STYLES
from ....drawing.svg import circle, group, move, numeral, path, rect, width_of
from ....text.speech import Name
from ..data.names import BUILDINGS, GOODS, ROOMS, TYPES
from ..words.naming import card_title, listed, worth_words
from .belongings import buildings, built_by, fish, held, payday, paydays_ahead, special_signs, tobacco_row
from .icons import KOBUN, PREFIX, icon, kobun, type_badge
from .street import crest
from .text import fitted, item, player_name


class Size(NamedTuple):
    """How large things are drawn on a mat."""

    height: float
    crest: float
    icon: float
    figure: float
    badge: float
    mine: bool


OWN = Size(110, 84, 34, 29, 17, True)
OTHER = Size(86, 56, 22, 20, 10.5, False)
LINE = Size(60, 62, 27, 22, 14, False)
NARROW_OWN = Size(346, 84, 32, 27, 16, True)
NARROW_OTHER = Size(122, 60, 25, 20, 10, False)
STRIP, NARROW_WIDTH = 1368.0, 400.0


class Plan(NamedTuple):
    """Where things lie on another player's mat that is at least so wide."""

    width: float
    goods: float
    goods_step: float
    retired_step: float
    held: float
    held_step: float


PLANS = (Plan(1000, 284, 124, 84, 572, 70), Plan(600, 210, 82, 60, 450, 54), Plan(0, 200, 51, 37, 316, 33))
GOOD_RULES = {
    "mon": "score.mon", "rice": "payday.feed", "sandal": "move.sandals", "wood": "build.cost", "koban": "score.koban",
}  # fmt: skip
GOOD_ACTS = {"mon": ("income",), "sandal": ("sandal",)}
EACH = {"mon": "score.mon_for_a_point", "wood": "score.wood", "koban": "score.koban"}
"""What the end of the game makes of a good."""


def own_mat(view: dict[str, Any], facts: Facts, seat: int, width: float = STRIP) -> str:
    """The mat of the one who looks, as a wide strip; its corner at the origin."""
    upper, lower = 32, 83
    built = 46 * len(built_by(view, seat))
    return _mat(
        view, facts, seat, width, OWN,
        name_tag(view, facts, seat, 98, upper - 4, 21, 132),
        goods(view, facts, seat, 284, upper, 124, OWN),
        kobun_row(view, facts, seat, 934, upper - 4, OWN),
        payday(view, facts, seat, 1100, upper, 256),
        retired(view, facts, seat, 118, lower, 84, OWN),
        _divider(536, lower), fish(view, facts, seat, 556, lower, 64),
        _divider(816, lower), tobacco_row(view, facts, seat, 834, lower, width - 850),
        buildings(view, facts, seat, width - 10, lower),
        special_signs(view, facts, seat, width - 34 - built, lower, 20, True),
    )  # fmt: skip


def other_mat(view: dict[str, Any], facts: Facts, seat: int, width: float) -> str:
    """The mat of another player, as a strip; its corner at the origin."""
    upper, lower = 25, 64
    plan = next(plan for plan in PLANS if width >= plan.width)
    return _mat(
        view, facts, seat, width, OTHER,
        name_tag(view, facts, seat, 62, upper + 1, 16, plan.goods - 100),
        goods(view, facts, seat, plan.goods, upper, plan.goods_step, OTHER),
        kobun_count(view, facts, seat, 78, lower),
        retired(view, facts, seat, 134, lower, plan.retired_step, OTHER),
        held(view, facts, seat, plan.held, lower, plan.held_step),
        special_signs(view, facts, seat, 42, 72, 12, False),
    )  # fmt: skip


def line_mat(view: dict[str, Any], facts: Facts, seat: int, width: float = STRIP) -> str:
    """The mat of another player in a single line as wide as the board."""
    return _mat(
        view, facts, seat, width, LINE,
        name_tag(view, facts, seat, 70, 27, 18, 142),
        goods(view, facts, seat, 262, 30, 82, LINE),
        kobun_count(view, facts, seat, 686, 29),
        _divider(734, 30), retired(view, facts, seat, 762, 28, 62, LINE),
        _divider(1062, 30), held(view, facts, seat, 1076, 30, 52),
        special_signs(view, facts, seat, width - 26, 30, 17, False),
    )  # fmt: skip


def narrow_own_mat(view: dict[str, Any], facts: Facts, seat: int) -> str:
    """The mat of the one who looks, on a phone."""
    built, types, width = 46 * len(built_by(view, seat)), 177.0 if paydays_ahead(view) else 129.0, NARROW_WIDTH
    fishes, pouches = types + 76, types + 125
    return _mat(
        view, facts, seat, width, NARROW_OWN._replace(height=narrow_own_height(view)),
        name_tag(view, facts, seat, 94, 27, 21, 166),
        special_signs(view, facts, seat, width - 26, 22, 18, True),
        kobun_row(view, facts, seat, 112, 64, NARROW_OWN),
        goods(view, facts, seat, 28, 108, 76, NARROW_OWN),
        payday(view, facts, seat, 20, 154, width - 16),
        _caption(facts, "word-retired", 14, types + 20, "start"),
        _caption(facts, "word-at-work", 386, types + 20, "end", dot=True),
        retired(view, facts, seat, 30, types + 44, 76, NARROW_OWN),
        _rule(types + 71), fish(view, facts, seat, 24, fishes + 20, 74),
        _caption(facts, "word-fish", 386, fishes + 17, "end"),
        _rule(types + 121), tobacco_row(view, facts, seat, 12, pouches + 20, width - 20),
        "" if built else _caption(facts, "word-tobacco", 386, pouches + 25, "end"),
        buildings(view, facts, seat, width - 6, pouches + 20),
        _divider(width - 14 - built, pouches + 20) if built else "",
    )  # fmt: skip


def narrow_own_height(view: dict[str, Any]) -> float:
    """Without a payday ahead the mat is a line shorter."""
    return NARROW_OWN.height if paydays_ahead(view) else NARROW_OWN.height - 48


def narrow_other_mat(view: dict[str, Any], facts: Facts, seat: int) -> str:
    """The mat of another player, on a phone."""
    return _mat(
        view, facts, seat, NARROW_WIDTH, NARROW_OTHER,
        name_tag(view, facts, seat, 66, 23, 18, 190),
        kobun_count(view, facts, seat, NARROW_WIDTH - 42, 19),
        special_signs(view, facts, seat, NARROW_WIDTH - 74, 18, 14, False),
        goods(view, facts, seat, 82, 61, 65, NARROW_OTHER),
        retired(view, facts, seat, 80, 97, 38, NARROW_OTHER),
        _divider(262, 97),
        held(view, facts, seat, 265, 97, 34),
    )  # fmt: skip


def _mat(view: dict[str, Any], facts: Facts, seat: int, width: float, size: Size, *lying: str) -> str:
    asked = view["turn"] == seat
    cloth = rect(
        1, 1, width - 2, size.height - 2, rx=6, fill="#FAF5E9",
        stroke=SEAT_STYLES[seat].colour if asked else INK, stroke_width=4 if asked else 1.2,
    )  # fmt: skip
    return item(
        "mat own" if size.mine else "mat other",
        facts.say.say("tip-mat", name=facts.names[seat]),
        cloth, points(view, facts, seat, size), *lying,
        rule="setup.goods", mark=f"mat-{seat}",
    )  # fmt: skip


def _divider(x: float, y: float) -> str:
    return path(f"M{x} {y - 20}V{y + 20}", stroke="#CBBFA6", stroke_width=1.4)


def _rule(y: float) -> str:
    return path(f"M10 {y}H{NARROW_WIDTH - 10}", stroke="#CBBFA6", stroke_width=1.2)


def _caption(facts: Facts, word: str, x: float, y: float, anchor: str, dot: bool = False) -> str:
    said = facts.say.say(word)
    sign = circle(x - width_of(said, 14.5) - 8, y - 4.6, 2.6, fill=INK) if dot else ""
    return sign + fitted(said, x, y, 120, 14.5, anchor, fill=FADED)


def points(view: dict[str, Any], facts: Facts, seat: int, size: Size) -> str:
    """The seat's weave, and its IKI so far."""
    total, say = sum(view["points"][seat]), facts.say
    by_source = [
        say.say("tip-source", source=Name("source", source), points=value)
        for source, value in zip(facts.sources, view["points"][seat], strict=True)
        if value
    ]
    tip = say.say("tip-points", name=facts.names[seat], points=total)
    height = min(size.height, size.crest) if size.height > NARROW_OTHER.height else size.height
    pressed = size is OTHER and view["special"][seat]
    x, y, r = size.crest / 2, height / 2 - (7 if pressed else 0), size.crest * 0.4
    return item(
        "points",
        f"{tip} {listed(by_source, say)}." if by_source else tip,
        rect(0, 0, size.crest, height, rx=6, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=1.2),
        circle(x, y, r, fill=PAPER, stroke=INK, stroke_width=1.4),
        numeral(total, x, y + r * (0.2 if size.mine else 0.36), r * 1.0 if total < 100 else r * 0.8),
        icon("iki", x, y + r * 0.56, 17) if size.mine else "",
        rule="track.iki",
        mark=f"points-{seat}",
    )


def name_tag(view: dict[str, Any], facts: Facts, seat: int, x: float, y: float, size: float, width: float) -> str:
    """Name, crest, and who is first."""
    first = view["first"] == facts.seats[seat]
    said = ("sun" if first else "moon") if facts.options["players"] == 2 else "first-player" if first else ""
    said = said if view["first"] else ""
    tips = {"sun": "tip-has-sun", "moon": "tip-has-moon", "first-player": "tip-first-player", "": "tip-mat"}
    left = x + 10 + size * 0.75
    return item(
        "name",
        facts.say.say(tips[said], name=facts.names[seat]),
        crest(seat, x + 10, y - size * 0.34, size * 0.52),
        player_name(facts.names[seat], left, y, width, size),
        fitted(facts.say.say(f"word-{said}"), left, y + 17, width, 14, "start", fill=FADED) if said else "",
        rule="setup2.sun-moon" if said in ("sun", "moon") else "setup.first",
    )


def goods(view: dict[str, Any], facts: Facts, seat: int, x: float, y: float, pitch: float, size: Size) -> str:
    """Mon, rice, sandals, wood and koban."""
    drawn = []
    for k, good in enumerate(GOODS):
        amount = view["goods"][seat][k]
        at, ink = x + pitch * k, INK if amount else FADED
        figure = size.icon * 0.9 if amount < 10 else max(18.0, min(size.icon * 0.9, pitch * 0.36))
        drawn.append(item(
            "good", good_tip(facts, good, amount, size.mine),
            rect(at - size.icon * 0.6, y - size.icon * 0.6, pitch * 0.96, size.icon * 1.2, rx=5, fill="#FAF5E9"),
            icon(good, at, y, size.icon),
            numeral(amount, at + size.icon * (0.7 if amount < 10 else 0.6), y + size.icon * 0.32, figure, ink, "start"),
            rule=GOOD_RULES[good], act=GOOD_ACTS.get(good, ()) if size.mine else (), mark=f"good-{seat}-{good}",
        ))  # fmt: skip
    return group(*drawn, class_="goods")


def good_tip(facts: Facts, good: str, amount: int, mine: bool) -> str:
    """So much of a good, and what it is for."""
    say, components = facts.say, facts.components
    each = {"each": components[EACH[good]]} if good in EACH else {}
    tip = say.say(f"tip-{good}", n=amount, **each)
    if good == "mon" and mine:
        tip += " " + say.say("tip-income", gain=worth_words(components["turn.income"], say))
    return str(tip)


def free_kobun(view: dict[str, Any], facts: Facts, seat: int) -> tuple[int, int]:
    """How many kobun a seat still has at home, and how many it has in all."""
    every = int(facts.components["setup.kobun"])
    return every - len(view["kobun"][seat]), every


def kobun_row(view: dict[str, Any], facts: Facts, seat: int, x: float, y: float, size: Size) -> str:
    """The free kobun, and an outline for each that is out on a card."""
    free, every = free_kobun(view, facts, seat)
    step = size.figure * 1.05
    drawn = [kobun(seat, x + step * k, y, size.figure) for k in range(free)]
    drawn += [
        path(KOBUN + "M-4.4 -5.2a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0", fill="none", stroke=FADED, stroke_width=1,
             stroke_dasharray="2 2", transform=move(x + step * k, y, size.figure / 20))
        for k in range(free, every)
    ]  # fmt: skip
    words = facts.say.say("word-kobun-free", free=free, every=every)
    if size is OWN:
        label = fitted(words, x + step * (every - 1) / 2, y + size.figure * 0.5 + 17, 168, 14.5, fill=FADED)
    else:
        label = fitted(words, x + step * every, y + 7, 160, 16, "start", fill=FADED)
    tip = facts.say.say("tip-kobun", free=free, every=every)
    return item("kobun", tip, *drawn, label, rule="hire.kobun", mark=f"kobun-{seat}")


def kobun_count(view: dict[str, Any], facts: Facts, seat: int, x: float, y: float) -> str:
    """The free kobun as a number."""
    free, every = free_kobun(view, facts, seat)
    return item(
        "kobun", facts.say.say("tip-kobun", free=free, every=every),
        kobun(seat, x, y, 23), numeral(free, x + 18, y + 8, 20), rule="hire.kobun", mark=f"kobun-{seat}",
    )  # fmt: skip


def retired(view: dict[str, Any], facts: Facts, seat: int, x: float, y: float, pitch: float, size: Size) -> str:
    """The retired characters by type; a dot under a type that is at work on the board."""
    cards, say = facts.components, facts.say
    at_work = {
        cards[f"characters.{card}"]["type"]
        for room in view["kobun"][seat]
        if (card := view["card"][ROOMS.index(room)]) and card not in BUILDINGS
    }
    drawn = []
    for k, kind in enumerate(TYPES):
        names = [card_title(c, facts) for c in view["retired"][seat] if cards[f"characters.{c}"]["type"] == kind]
        at, r = x + pitch * k, size.badge
        tip = (
            say.say("tip-retired", type=Name("type", kind), cards=listed(names, say))
            if names
            else say.say("tip-none-retired", type=Name("type", kind))
        )
        dim = None if names or kind in at_work else 0.38
        drawn.append(item(
            "retired", f"{tip} {say.say('tip-type-at-work')}" if kind in at_work else tip,
            group(type_badge(kind, at, y, r), opacity=dim),
            circle(at, y + r + 4.6, 2.6, fill=INK) if kind in at_work else "",
            numeral(len(names), at + r + 3, y + r * 0.48, max(18, r * 1.4), INK, "start") if names else "",
            rule="retire.column", mark=f"retired-{seat}-{kind}",
        ))  # fmt: skip
    return group(*drawn, class_="retired-row")
