"""The names of all things in the game, in the order of their numbers."""

SEATS = ("indigo", "vermilion", "moss", "ochre")
SEASONS = ("spring", "summer", "autumn", "winter")
MONTHS, NEW_YEARS_MONTH = 12, 13
"""The New Year is played as a month after the last."""

CHARACTERS = (
    # start
    "egg", "cotton", "glasses", "salt",
    # spring
    "librarian", "sake", "bubbles", "ukiyoe", "seamstress", "dice", "geta", "monk", "oxcart", "yamabushi",
    "carpenter", "kite", "dyer", "soba",
    # summer
    "water", "watermelon", "dumpling", "ragdealer", "engraver", "umbrella", "lantern", "firefighter", "miko",
    "labourer", "plasterer", "fireworks", "greengrocer", "eel",
    # autumn
    "mask", "fishmonger", "firewood", "printer", "hairdresser", "shamisen", "clock", "geisha", "puppeteer", "builder",
    "doll", "tatami", "sushi", "tempura",
    # winter
    "chilli", "charcoal", "sweets", "confectioner", "glass", "brush", "fan", "kabuki", "samurai", "sumo", "mason",
    "sculptor", "cards", "incense",
)  # fmt: skip
STARTERS, PER_SEASON = 4, 14
N_CHARACTERS = len(CHARACTERS)
PUPPETEER = CHARACTERS.index("puppeteer")

BUILDINGS = (
    "inn", "temple", "theatre", "merchant", "warehouse", "restaurant", "well", "farm", "villa", "tower",
)  # fmt: skip
FARM, VILLA, TOWER = (BUILDINGS.index(name) for name in ("farm", "villa", "tower"))
N_BUILDINGS = len(BUILDINGS)
CARDS = (*CHARACTERS, *BUILDINGS)
"""Whatever may lie in a room: a building is the card N_CHARACTERS + its number."""

TYPES = ("vendor", "artisan", "special", "master", "shopkeeper")
N_TYPES = len(TYPES)

GOODS = ("mon", "rice", "sandal", "wood", "koban")
MON, RICE, SANDAL, WOOD, KOBAN = range(5)
WORTHS = (*GOODS, "iki", "fire")
"""What a deal can give: goods, points, steps on the fire track."""
IKI, FIRE = 5, 6

SHOPS = ("sandals", "rice", "tower", "tobacco", "pawn", "construction", "fish", "exchange")
SANDAL_SHOP, RICE_SHOP, FIRE_TOWER, TOBACCO_SHOP, PAWNSHOP, CONSTRUCTION, FISH_MARKET, EXCHANGE = range(8)
DEALS = (
    "sandals", "rice", "watch", "pawn rice", "pawn sandal", "day rice", "small change", "koban", "two koban",
)  # fmt: skip
"""What the shops offer beside tokens and buildings, shop after shop."""
DEALS_OF = ((0,), (1,), (2,), (), (3, 4), (5,), (), (6, 7, 8))
N_DEALS = len(DEALS)

MARKETS = ("fish", "pipe", "tobacco")
FISH, PIPE, TOBACCO = range(3)
TOKENS = tuple(f"{season} {kind} {k}" for kind in MARKETS for season in SEASONS for k in (1, 2))
"""Market tokens: token = kind * 8 + season * 2 + 0 or 1."""
N_TOKENS = len(TOKENS)
OF_ONE_MARKET = 255
"""The tokens of the first kind as a set; those of the next kinds are 8 and 16 places further on."""

SPECIAL = ("hire", "move", "mountain escape", "shrine escape", "joker")
HIRE_LESS, MOVE_MORE, MOUNTAIN_ESCAPE, SHRINE_ESCAPE, JOKER = range(5)

NAGAYA = ("a", "b", "c", "d")
ROOMS = tuple(f"{nagaya}{k}" for nagaya in NAGAYA for k in (1, 2, 3, 4))
"""Room = nagaya * 4 + place from the edge; with two players there is no fourth."""
N_ROOMS = len(ROOMS)

SPACES = ("1-4", "1", "2", "3", "4")
"""The ikizama track from left to right."""
N_SPACES = len(SPACES)

KINDS = ("gain", "trade", "experience", "swap", "build", "gift")
"""What a deal does."""
DEAL_GAIN, DEAL_TRADE, DEAL_EXPERIENCE, DEAL_SWAP, DEAL_BUILD, DEAL_GIFT = range(6)

SOURCES = (
    "salaries", "harmony", "abilities", "farmhouse", "watchtower",
    "types", "fish", "tobacco", "buildings", "koban", "wood", "mon",
)  # fmt: skip
"""Where points come from: those of the IKI track, then those of the final count."""
(
    BY_SALARIES, BY_HARMONY, BY_ABILITIES, BY_FARM, BY_TOWER,
    BY_TYPES, BY_FISH, BY_TOBACCO, BY_BUILDINGS, BY_KOBAN, BY_WOOD, BY_MON,
) = range(len(SOURCES))  # fmt: skip
ON_TRACK = 5

ENDINGS = ("points", "fire step", "fire stack")
BY_POINTS, BY_FIRE_STEP, BY_FIRE_STACK = range(3)
