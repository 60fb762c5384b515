"""The names of the game, in the order of their numbers."""

COLOURS = ("pink", "red", "yellow", "blue", "green")
VALUES = (1, 2, 3, 4)
CARDS = tuple(f"{colour} {value}" for colour in COLOURS for value in VALUES)
"""Item cards: card = colour * 4 + value - 1."""

SEATS = ("indigo", "vermilion")
ACTIONS = ("reveal", "intrigue", "gift", "competition")
REVEAL, INTRIGUE, GIFT, COMPETITION = range(4)

GAMES = ("evening", "maiko", "geiko")
EVENING, MAIKO, GEIKO = range(3)
GAMES_IN_CAMPAIGN = len(GAMES)

PLACES = ("a", "b", "c", "d")
"""Places of an offer; in a Competition ab and cd are the pairs."""
PAIRS = ("ab", "cd")

TOKENS = tuple(str(k + 1) for k in range(9))
"""Prestige tokens by number; their values are in the components."""

LANTERN_NUMBERS = tuple(str(k) for k in range(1, 7))

MANNERS = ("learn", "work")
LEARN, WORK = range(2)

SOURCES = (
    "maiko guests", "maiko lanterns", "maiko houses", "maiko offers",
    "evening 1 geisha", "evening 1 guests", "evening 1 offers",
    "evening 2 geisha", "evening 2 guests", "evening 2 offers",
    "geiko 1 visits", "geiko 1 home stops", "geiko 1 difference", "geiko 1 influence",
    "geiko 2 visits", "geiko 2 home stops", "geiko 2 difference", "geiko 2 influence",
)  # fmt: skip
"""Where points come from: game, round, kind."""
MAIKO_GUESTS, MAIKO_LANTERNS, MAIKO_HOUSES, MAIKO_OFFERS = range(4)
MAIKO_SOURCES = 4
EVENING_GEISHA, EVENING_GUESTS, EVENING_OFFERS = 4, 5, 6
EVENING_SOURCES = 3
GEIKO_VISITS, GEIKO_STOPS, GEIKO_DIFFERENCE, GEIKO_INFLUENCE = 10, 11, 12, 13
GEIKO_SOURCES = 4

FEATS = (
    "onslaught", "comeback", "fickle_fortune", "full_sweep", "first_tie", "last_tie", "uncertain_loyalty",
    "domination", "fine_balance", "strong_minority", "lone_charm", "by_a_thread", "full_devotion",
    "crowd", "good_journey", "vip", "high_season", "hard_year", "talent_pool",
)  # fmt: skip
"""Achievements: seven of the game, then twelve of a round."""

ENDINGS = ("four geisha", "points", "influence tokens", "first player", "games won")
BY_FOUR, BY_POINTS, BY_INFLUENCE, BY_FIRST, BY_GAMES = range(len(ENDINGS))
