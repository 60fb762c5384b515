"""SVG of the four nagaya: their rooms, who works in them, what they cost, where the fire is."""

from functools import cache
from typing import Any, NamedTuple

from ....api.facts import Facts
from ....drawing.palette import INK, VERMILION
from ....drawing.svg import circle, group, letters, move, numeral, path, rect
from ..data.names import BUILDINGS, NAGAYA, ROOMS
from ..words.naming import building_sentences, character_sentences, room_name
from . import landscape
from .cards import building_kobun, card_rule, room_building, room_card, standing_kobun
from .icons import CARD_PAPER, PREFIX, glow, icon, sign_row
from .shops import CURTAINS
from .street import LOWER_SHOPS, NAGAYA_WIDTH, SHOP_CORNERS, SHOP_HEIGHT, SHOP_WIDTH, UPPER_SHOPS
from .text import item

ROOM_HEIGHT, ROOF_HEIGHT = 130.0, 24.0


class Site(NamedTuple):
    """Where a nagaya stands: its left edge, whether above the street, whether room 1 is at the left."""

    left: float
    above: bool
    outer_left: bool


SITES = (Site(138, True, True), Site(138, False, True), Site(680, False, False), Site(680, True, False))
PLACES = range(8)
ROOM_VERBS = ("room", "use", "train", "swap", "starve")
DEAR_RULES = {3: "two.surcharge", 4: "hire.surcharge"}
EMPTY_ASKED = ("starter room", "hire room", "building room", "neutral room")
CHARACTERS_ASKED = ("swap", "swap with")
OWN_ASKED = ("train", "feed")


def depth(facts: Facts) -> int:
    """Rooms of a nagaya."""
    return 3 if facts.options["players"] == 2 else 4


def nagaya(view: dict[str, Any], facts: Facts, which: int, season: int) -> str:
    """A long house: walls and mats, a card in some rooms, and the roof behind with names and prices of rooms."""
    site, rooms = SITES[which], depth(facts)
    top = UPPER_SHOPS - ROOM_HEIGHT if site.above else LOWER_SHOPS + SHOP_HEIGHT
    roof_top = top - ROOF_HEIGHT if site.above else top + ROOM_HEIGHT
    return item(
        "nagaya",
        facts.say.say("tip-nagaya", nagaya=room_name(NAGAYA[which])),
        rect(site.left, top, NAGAYA_WIDTH, ROOM_HEIGHT, fill=f"url(#{PREFIX}timber)", stroke=INK, stroke_width=1.4),
        landscape.roof(site.left - 6, roof_top, NAGAYA_WIDTH + 12, ROOF_HEIGHT, season, 1 if site.above else -1),
        *(room(view, facts, which, k, top, roof_top) for k in range(rooms)),
        rule="payday.groups",
        mark=f"nagaya-{NAGAYA[which]}",
    )


def room(view: dict[str, Any], facts: Facts, which: int, k: int, top: float, roof_top: float) -> str:
    """One room of a nagaya, its plate on the roof, and what is in it."""
    site, rooms = SITES[which], depth(facts)
    width = NAGAYA_WIDTH / rooms
    left = site.left + width * (k if site.outer_left else rooms - 1 - k)
    r = which * 4 + k
    name, extra = ROOMS[r], surcharge(facts, k)
    owner = owner_of(view, facts, name)
    return item(
        "room",
        _tip(facts, name, extra, view["card"][r] is None),
        group(*_contents(view, facts, r, owner, width - 8), transform=move(left + 4, top + 4)),
        plate(name.upper(), extra, left + width / 2, roof_top),
        _fire(view, facts, name, left, top, width),
        _swap_sign(view, facts, name, left + width / 2, top),
        glow(left + 3, top + 3, width - 6, ROOM_HEIGHT - 6, 5) if facts.lit and asked(view, facts, r, owner) else "",
        rule=DEAR_RULES[rooms] if extra else "hire.room", mark=f"room-{name}",
        act=tuple(f"{verb} {name}" for verb in ROOM_VERBS),
    )  # fmt: skip


def owner_of(view: dict[str, Any], facts: Facts, room_: str) -> int | None:
    """Whose kobun is in a room."""
    return next((s for s in range(len(facts.seats)) if room_ in view["kobun"][s]), None)


def doorways(facts: Facts, places: range = PLACES) -> str:
    """Doors between rooms and shops, in the colour of the shop's curtain; the middle of three rooms has two."""
    rooms = depth(facts)
    drawn = []
    for place in places:
        name = facts.components["board.ring"][place]
        site = SITES[place // 2]
        width = NAGAYA_WIDTH / rooms
        shop_left = SHOP_CORNERS[place][0]
        for r in behind_place(place, rooms):
            k = r % 4
            left = site.left + width * (k if site.outer_left else rooms - 1 - k)
            x = min(max(left + width / 2, shop_left + 22), shop_left + SHOP_WIDTH - 22)
            if rooms == 3 and k == 1:
                x = left + width * (0.25 if shop_left == site.left else 0.75)
            drawn.append(_door(x, UPPER_SHOPS if site.above else LOWER_SHOPS + SHOP_HEIGHT, CURTAINS[name]))
    return group(*drawn, class_="doorways")


def _door(x: float, y: float, colour: str) -> str:
    return (
        rect(x - 19, y - 3, 38, 10, fill="#F8EBC6", stroke=INK, stroke_width=1.1)
        + path(f"M{x - 19} {y - 3}H{x + 19}V{y + 3}{'q-4.7 3 -9.5 0' * 4}Z", fill=colour, stroke=INK, stroke_width=0.9)
    )  # fmt: skip


def surcharge(facts: Facts, k: int) -> int:
    """What a room costs beside the card: the corner, or with two players the middle."""
    if facts.options["players"] == 2:
        return int(facts.components["board.middle_surcharge"]) if k == 1 else 0
    return int(facts.components["board.corner_surcharge"]) if k == 3 else 0


def _contents(view: dict[str, Any], facts: Facts, r: int, owner: int | None, width: float) -> list[str]:
    """The card in a room with the kobun on it, or the bare floor."""
    name, level, height = view["card"][r], view["level"][r], ROOM_HEIGHT - 8
    if name is None:
        return [mats(width)]
    if name in BUILDINGS:
        drawn, rule = room_building(name, facts, owner, width, height), f"building.{name}"
        figure = "" if owner is None else building_kobun(owner, width)
    else:
        drawn, rule = room_card(name, facts, owner, level, width, height), card_rule(name, facts)
        figure = "" if owner is None else standing_kobun(owner, level, height)
    card = item("card", _card_tip(facts, name, r, owner, level), drawn, rule=rule, piece=f"card-{name}",
                mark=f"card-{name}")  # fmt: skip
    return [card, item("kobun", "", figure, piece=f"kobun-{name}") if figure else ""]


def _card_tip(facts: Facts, name: str, r: int, owner: int | None, level: int) -> str:
    say, whose = facts.say, "" if owner is None else facts.names[owner]
    told = [say.say("tip-room", room=room_name(ROOMS[r]))]
    if name in BUILDINGS:
        told += [say.say("tip-owner-building", name=whose), building_sentences(name, facts)]
    else:
        told.append(say.say("tip-neutral") if owner is None else say.say("tip-owner", name=whose, level=level))
        told.append(character_sentences(name, facts, priced=False))
    return " ".join(told)


def _tip(facts: Facts, name: str, extra: int, empty: bool) -> str:
    say = facts.say
    told = say.say("tip-room-empty" if empty else "tip-room", room=room_name(name))
    return f"{told} {say.say('tip-room-surcharge', mon=extra)}" if extra else str(told)


@cache
def mats(width: float) -> str:
    """The floor of an empty room: tatami laid around a half mat."""
    height = ROOM_HEIGHT - 8
    w, h = width / 3, height / 2
    borders = f"M{w} 0V{h}M{2 * w} {h}V{height}M0 {h}H{2 * w}M{w} {h}H{width}M{2 * w} 0V{h}"
    weave = "".join(f"M0 {k}H{width}" for k in range(6, int(height), 6))
    return group(
        rect(0, 0, width, height, fill="#DCD7A8", stroke=INK, stroke_width=1),
        path(weave, stroke="#A9A46F", stroke_width=0.8, opacity=0.55),
        path(borders, stroke="#3F5B45", stroke_width=3.4),
        class_="mats",
    )


@cache
def plate(label: str, extra: int, x: float, y: float) -> str:
    """The name of a room on the roof behind it, with its price if it has one."""
    half = 37 if extra else 15
    text = letters(label, x - (22 if extra else 0), y + 17.6, 15, font_weight="bold")
    price = sign_row([("number", f"+{extra}"), ("icon", "mon")], x + 14, y + 12.4, 17) if extra else ""
    colour = "#F6CF6A" if extra else CARD_PAPER
    return group(
        rect(x - half, y + 3, 2 * half, 18.5, rx=3, fill=colour, stroke=INK, stroke_width=1.1),
        text,
        price,
        class_="plate",
    )


def asked(view: dict[str, Any], facts: Facts, r: int, owner: int | None) -> bool:
    """Is this one of the rooms the present question is about?"""
    phase, card = view["phase"], view["card"][r]
    turn: int = view["turn"]
    if turn < 0:
        return False
    if phase in EMPTY_ASKED:
        paid = phase == "neutral room" or surcharge(facts, r % 4) <= view["goods"][turn][0]
        return card is None and paid and (phase != "starter room" or r % 4 == 0)
    if card is None or card in BUILDINGS:
        return False
    if phase in CHARACTERS_ASKED:
        return bool(view["swapping"] != ROOMS[r])
    if phase in OWN_ASKED:
        return owner is not None and owner == turn
    return phase == "visit" and bool(view["room_open"]) and r in behind(view, facts, turn)


def behind(view: dict[str, Any], facts: Facts, seat: int) -> list[int]:
    """The rooms behind the shop before which a seat's oyakata stands."""
    shop = view["oyakata"][seat]
    if shop is None:
        return []
    return behind_place(facts.components["board.ring"].index(shop), depth(facts))


def behind_place(place: int, rooms: int) -> list[int]:
    """The rooms behind a place of the ring."""
    first = 4 * (place // 2) + (0 if place in (1, 2, 5, 6) else rooms - 2)
    return [first, first + 1]


def _swap_sign(view: dict[str, Any], facts: Facts, name: str, x: float, top: float) -> str:
    """The sign on a character that is about to change rooms."""
    if view["swapping"] != name:
        return ""
    body = circle(x, top + 50, 24, fill="#F5B82E", stroke=INK, stroke_width=1.6) + icon("swap", x, top + 50, 34)
    return item("changing", facts.say.say("tip-swapping"), body, rule="ability.swap")


def _fire(view: dict[str, Any], facts: Facts, name: str, left: float, top: float, width: float) -> str:
    """Flames over the room the fire has reached, with its strength."""
    if view["flame"] != name:
        return ""
    x, y = left + width / 2, top + ROOM_HEIGHT * 0.66
    return item(
        "fire",
        facts.say.say("tip-flame", strength=view["strength"]),
        rect(left + 3, top + 3, width - 6, ROOM_HEIGHT - 6, rx=5, fill=VERMILION, fill_opacity=0.28,
             stroke=VERMILION, stroke_width=4),
        icon("fire", x - 34, y + 4, 38), icon("fire", x + 34, y + 4, 38), icon("fire", x, y - 2, 62),
        numeral(view["strength"], x, y + 22, 30, INK),
        rule="fire.burn", act=("burn",),
    )  # fmt: skip
