"""The nouns of the game, in the order of their numbers."""

from __future__ import annotations

SEATS = ("indigo", "vermilion")
SIDES = ("north", "south")
COLOURS = ("purple", "green")
"""The two sets of figures and paintings; chance says which seat has which."""

CHARACTERS = ("pilgrim", "merchant", "artist")
PILGRIM, MERCHANT, ARTIST = range(3)
"""A figure, a die and a wave tile of each."""

LANDSCAPES = ("moon", "waterfall", "mountain", "bamboo")
REGIONS = tuple(f"r{k}" for k in range(1, 9))

COASTAL = tuple(f"c{k}" for k in range(1, 9))
INLAND = tuple(f"m{k}" for k in range(1, 5))
TOWNS = (*COASTAL, *INLAND)
"""Towns of the merchant: the eight on the coast, then the four in the mountains."""
COAST = len(COASTAL)

STATIONS = ("town", "temple", "garden", "spring", "shore")
TOWN, TEMPLE, GARDEN, SPRING, SHORE = range(5)
"""Kinds of stations of the pilgrim."""
MOST_STATIONS = 40

GOODS = ("kimono", "ceramics", "dolls", "fans")
PRICES = 6
TOKENS = tuple(f"{good} {price}" for good in GOODS for price in range(1, PRICES + 1))
"""Trade tokens: token = good * 6 + price - 1."""

WAVES = ("serene", "hasty", "cunning", "strong", "skilled", "inspired")
SERENE, HASTY, CUNNING, STRONG, SKILLED, INSPIRED = range(6)
"""Sides of the wave tiles: wave = character * 2 + side."""

FACES = 6
"""The highest number an edition may print on a die; a hasty pilgrim walks one more."""
MOST_DRAWN = 6
MOST_GOODS = 6
MOST_PAINTED = 6
PAINTINGS = 10
TEMPLES, GARDENS, SLABS = 9, 6, 6
"""Slots of the temple track, of the garden track, and places for gold slabs."""

SOURCES = ("faith", "trade", "culture")
FAITH, TRADE, CULTURE = range(3)

TRIGGERS = ("temple", "garden", "slab", "gift")
LAST_TEMPLE, LAST_GARDEN, LAST_SLAB, LAST_GIFT = range(4)
"""What sets off the end."""

ENDINGS = ("points", "coins", "shared victory")
BY_POINTS, BY_COINS, SHARED = range(3)

PHASES = (
    # what chance is asked
    "sides", "colours", "tokens", "waves", "roll", "draw", "reveal",
    # what a player is asked
    "take die", "walk", "route", "region", "path",
    "station", "shore", "mountain town", "coastal town", "canvas", "return", "again", "over",
    # what an action leaves to be done before anybody is asked again
    "set out", "arrived", "acted", "die done", "round end",
)  # fmt: skip
(
    DRAW_SIDES, DRAW_COLOURS, LAY_TOKENS, LAY_WAVES, ROLL, DRAW, REVEAL,
    TAKE_DIE, WALK, ROUTE, REGION, PATH,
    AT_STATION, AT_SHORE, IN_MOUNTAINS, ON_COAST, AT_CANVAS, RETURN, AGAIN, FINISHED,
    SET_OUT, ARRIVED, ACTED, DIE_DONE, ROUND_END,
) = range(len(PHASES))  # fmt: skip
