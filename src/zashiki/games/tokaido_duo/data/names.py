"""The nouns of the game, in the order of their numbers."""

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
