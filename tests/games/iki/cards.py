"""What the cards and tokens say, copied out by hand from the books: not from the game's own components."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.iki.table import amounts

# name | type | price | fire bonus | ability | first level | salary at level 1 | 2 | 3 | retired, or the special token
TEXT = """
# start
egg | vendor | 0 | 0 | 1 rice | 1 | 1 mon | 1 rice | 1 rice | 1 rice
cotton | vendor | 0 | 0 | 1 sandal, 1 mon | 1 | 1 sandal | 1 sandal | 1 sandal, 1 mon | 1 sandal, 1 mon
glasses | vendor | 0 | 0 | 2 mon | 1 | 1 mon | 2 mon | 2 mon | 2 mon
salt | vendor | 0 | 0 | 1 rice | 1 | 1 mon | 2 mon | 1 rice | 1 rice
# spring
librarian | vendor | 2 | 0 | 1 sandal, 1 mon | 1 | 1 mon | 2 mon | 2 mon | 2 mon
sake | vendor | 3 | 0 | 1 rice | 1 | 1 sandal | 1 rice | 1 rice | 1 rice
bubbles | vendor | 2 | 0 | 1 wood | 1 | 1 sandal | 1 sandal | 1 wood | 1 wood
ukiyoe | artisan | 4 | 0 | 1 iki -> 4 mon | 1 | 0 | 1 iki | 4 iki | 4 iki
seamstress | artisan | 4 | 0 | 1 mon -> experience | 1 | 0 | 2 iki | 3 iki | 3 iki
dice | artisan | 5 | 1 | 1 mon -> 1 wood | 1 | 1 iki | 2 iki | 3 iki | 3 iki
geta | artisan | 4 | 1 | 2 mon -> 2 sandal | 1 | 1 iki | 2 iki | 3 iki | 3 iki
monk | special | 4 | 1 | 1 fire | 1 | none | none | none | HIRE-1
oxcart | special | 4 | 1 | 1 sandal | 1 | none | none | none | MOVE+1
yamabushi | special | 2 | 0 | 1 fire | 1 | none | none | none | ESCAPE
carpenter | master | 6 | 1 | build, 1 wood less | 1 | 2 iki, 1 mon | 2 iki, 1 mon | 3 iki, 2 mon | 3 iki, 2 mon
kite | master | 5 | 0 | swap | 1 | 1 iki, 1 mon | 2 iki, 1 mon | 3 iki, 2 mon | 3 iki, 2 mon
dyer | shopkeeper | 5 | 0 | 2 mon -> 4 iki | 1 | 2 mon | 3 mon | 3 mon | 3 mon
soba | shopkeeper | 5 | 0 | 2 mon -> 2 rice | 1 | 2 mon | 3 mon | 3 mon | 3 mon
# summer
water | vendor | 2 | 0 | 1 sandal, 1 mon | 1 | 1 sandal | 1 sandal | 2 sandal | 2 sandal
watermelon | vendor | 2 | 0 | 1 rice | 1 | 1 sandal | 1 rice | 1 rice | 1 rice
dumpling | vendor | 3 | 0 | 1 rice | 1 | 1 rice | 1 rice | 1 rice | 1 rice
ragdealer | vendor | 2 | 0 | 1 wood | 1 | 1 sandal | 1 sandal | 1 wood | 1 wood
engraver | artisan | 4 | 1 | 3 mon -> 2 wood | 1 | 0 | 2 iki | 3 iki | 3 iki
umbrella | artisan | 5 | 1 | 1 mon -> experience | 1 | 1 iki | 3 iki | 4 iki | 4 iki
lantern | artisan | 5 | 1 | 1 iki -> 4 mon | 1 | 1 iki | 2 iki | 4 iki | 4 iki
firefighter | special | 6 | 2 | 1 fire | 1 | 1 iki | 2 iki | 4 iki | 4 iki
miko | special | 4 | 1 | 1 fire | 1 | none | none | none | ESCAPE
labourer | special | 2 | 2 | 1 fire | 1 | -2 iki | -1 iki | 0 | 0
plasterer | master | 7 | 1 | build, 1 wood less | 1 | 2 iki, 1 mon | 3 iki, 1 mon | 4 iki, 2 mon | 4 iki, 2 mon
fireworks | master | 6 | 0 | 4 iki, others 2 mon | 1 | 1 iki, 1 mon | 3 iki, 1 mon | 4 iki, 2 mon | 4 iki, 2 mon
greengrocer | shopkeeper | 5 | 0 | 2 mon -> 1 rice, 1 wood | 1 | 1 mon | 3 mon | 4 mon | 4 mon
eel | shopkeeper | 5 | 0 | 2 mon -> 2 rice | 1 | 2 mon | 3 mon | 4 mon | 4 mon
# autumn
mask | vendor | 2 | 0 | 1 wood | 1 | 1 sandal | 1 wood | 1 wood | 1 wood
fishmonger | vendor | 3 | 0 | 1 rice, 1 sandal | 1 | 1 rice | 1 rice | 1 rice | 1 rice
firewood | vendor | 3 | 0 | 1 wood | 1 | 1 sandal | 1 wood | 2 wood | 2 wood
printer | artisan | 5 | 1 | 1 mon -> experience | 1 | 2 iki | 3 iki | 5 iki | 5 iki
hairdresser | artisan | 5 | 0 | 2 mon -> 4 iki | 1 | 3 iki | 4 iki | 5 iki | 5 iki
shamisen | artisan | 4 | 0 | 1 wood -> 2 iki, 3 mon | 2 | - | 2 iki | 3 iki | 3 iki
clock | artisan | 5 | 1 | 3 mon -> 2 wood | 1 | 2 iki | 3 iki | 5 iki | 5 iki
geisha | special | 8 | 1 | 1 iki, 1 fire | 1 | 3 iki | 5 iki | 7 iki | 7 iki
puppeteer | special | 4 | 0 | 3 mon | 2 | - | none | none | JOKER
builder | special | 6 | 2 | 1 fire | 1 | 1 iki | 3 iki | 5 iki | 5 iki
doll | master | 6 | 1 | swap | 1 | 2 iki, 1 mon | 4 iki, 1 mon | 5 iki, 2 mon | 5 iki, 2 mon
tatami | master | 7 | 1 | build, 1 wood less | 1 | 3 iki, 1 mon | 4 iki, 1 mon | 6 iki, 2 mon | 6 iki, 2 mon
sushi | shopkeeper | 6 | 0 | 2 mon -> 2 rice | 1 | 3 mon | 4 mon | 5 mon | 5 mon
tempura | shopkeeper | 5 | 0 | 2 mon -> 2 rice | 1 | 3 mon | 3 mon | 4 mon | 4 mon
# winter
chilli | vendor | 2 | 0 | 1 rice, 1 sandal | 1 | 1 rice | 1 rice | 2 rice | 2 rice
charcoal | vendor | 3 | 0 | 1 wood, 1 sandal | 1 | 1 wood | 1 wood, 1 sandal | 1 wood, 1 sandal | 1 wood, 1 sandal
sweets | vendor | 3 | 0 | 1 iki, 1 rice | 1 | 1 rice | 1 rice | 2 rice | 2 rice
confectioner | artisan | 6 | 1 | 1 rice -> 5 iki | 2 | - | 4 iki | 5 iki | 5 iki
glass | artisan | 4 | 0 | 2 sandal -> 6 iki | 2 | - | 3 iki | 6 iki | 6 iki
brush | artisan | 5 | 0 | 1 rice, 1 wood, 1 sandal -> 9 iki | 2 | - | 4 iki | 6 iki | 6 iki
fan | artisan | 4 | 0 | 1 mon -> experience | 2 | - | 3 iki | 6 iki | 6 iki
kabuki | special | 7 | 1 | 3 iki | 1 | 6 iki | 7 iki | 9 iki | 9 iki
samurai | special | 6 | 1 | 1 koban -> 9 iki | 2 | - | 5 iki | 7 iki | 7 iki
sumo | special | 6 | 2 | 1 fire | 1 | 3 iki | 4 iki | 7 iki | 7 iki
mason | master | 7 | 1 | build, 1 koban less | 2 | - | 4 iki, 2 mon | 7 iki, 2 mon | 7 iki, 2 mon
sculptor | master | 6 | 1 | 1 wood -> 5 iki | 2 | - | 4 iki, 1 mon | 6 iki, 2 mon | 6 iki, 2 mon
cards | master | 5 | 0 | 4 iki, others 2 mon | 2 | - | 3 iki, 2 mon | 6 iki, 2 mon | 6 iki, 2 mon
incense | shopkeeper | 5 | 0 | 3 mon -> 5 iki | 2 | - | 4 mon | 5 mon | 5 mon
"""
TOKEN = {"HIRE-1": "hire", "MOVE+1": "move", "JOKER": "joker"}
ESCAPE = {"yamabushi": "mountain escape", "miko": "shrine escape"}


@dataclass(frozen=True)
class Character:
    """One character card."""

    name: str
    season: str
    type: str
    price: int
    fire: int
    ability: str
    start: int
    salaries: tuple[str, ...]
    """From the first level on; the last is paid in retirement too."""
    token: str | None

    @property
    def month(self) -> int:
        """A month in which it can be hired."""
        return {"start": 1, "spring": 1, "summer": 4, "autumn": 7, "winter": 10}[self.season]

    def salary(self, level: int) -> dict[str, int]:
        """What it pays at a level; 4 is retirement."""
        return _paid(self.salaries[min(level, 3) - self.start])


def _paid(text: str) -> dict[str, int]:
    return {} if text in ("0", "none") else amounts(text)


def _read() -> dict[str, Character]:
    found, season = {}, ""
    for line in TEXT.strip().splitlines():
        if line.startswith("#"):
            season = line[2:]
            continue
        name, type_, price, fire, ability, start, *levels, last = (part.strip() for part in line.split(" | "))
        token = TOKEN.get(last) or (ESCAPE[name] if last == "ESCAPE" else None)
        salaries = tuple(levels[int(start) - 1 :])
        found[name] = Character(name, season, type_, int(price), int(fire), ability, int(start), salaries, token)
    return found


CARDS = _read()
BY_TYPE = {
    kind: [card.name for card in CARDS.values() if card.type == kind]
    for kind in ("vendor", "artisan", "special", "master", "shopkeeper")
}

BUILDINGS = {
    # koban, wood, at the end
    "inn": (1, 1, 12),
    "temple": (2, 2, 22),
    "theatre": (2, 4, 26),
    "merchant": (1, 2, None),
    "warehouse": (1, 2, None),
    "restaurant": (1, 3, None),
    "well": (1, 2, None),
    "farm": (0, 4, 2),
    "villa": (1, 2, 4),
    "tower": (0, 3, 3),
}
FISH = {
    # price, bonus
    "spring fish 1": (3, 0),
    "spring fish 2": (4, 1),
    "summer fish 1": (3, 0),
    "summer fish 2": (8, 7),
    "autumn fish 1": (4, 0),
    "autumn fish 2": (5, 1),
    "winter fish 1": (4, 0),
    "winter fish 2": (9, 7),
}
PIPES = {
    # price, what it gives at once
    "spring pipe 1": (3, "1 fire"),
    "spring pipe 2": (3, "1 fire"),
    "summer pipe 1": (3, "1 rice"),
    "summer pipe 2": (3, "2 sandal"),
    "autumn pipe 1": (3, "1 fire"),
    "autumn pipe 2": (4, "2 fire"),
    "winter pipe 1": (3, "experience"),
    "winter pipe 2": (7, "1 koban"),
}
TOBACCO = {
    # price, what it scores at the end
    "spring tobacco 1": (2, "2"),
    "spring tobacco 2": (3, "3"),
    "summer tobacco 1": (4, "4"),
    "summer tobacco 2": (4, "per 2 fire"),
    "autumn tobacco 1": (4, "per type"),
    "autumn tobacco 2": (4, "per most frequent"),
    "winter tobacco 1": (5, "5"),
    "winter tobacco 2": (4, "per 4 mon"),
}
