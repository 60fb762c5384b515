"""A second opinion: the rules told once more, top down and slowly, as a referee who asks and is answered.

It shares nothing with the engine but the notation of actions. `Referee.play()` is a generator: it yields who is asked
and everything that may be answered (for chance: with its odds), is sent the answer, and ends with the winners.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from fractions import Fraction

SEATS = ("indigo", "vermilion")
CHANCE = "chance"
QUARTER = ["temple", "garden", "shore"], ["temple", "spring", "temple"], ["garden", "temple", "shore"]
BETWEEN = [*QUARTER, ["temple", "garden", "spring"]] * 2
RING = [station for k in range(8) for station in (f"c{k + 1}", *BETWEEN[k])]
ROUTES = ["m1-m2", "m2-m3", "m3-m4", "m1-c1", "m1-c8", "m2-c2", "m2-c7", "m3-c3", "m3-c6", "m4-c4", "m4-c5"]
BORDERS = ["r1-r2", "r2-r3", "r3-r4", "r4-r5", "r5-r6", "r6-r7", "r7-r8", "r8-r1", "r2-r8", "r3-r7", "r4-r6"]
LANDSCAPE = {"1": "bamboo", "2": "moon", "3": "waterfall", "4": "mountain"}
LANDSCAPE |= {"5": "waterfall", "6": "moon", "7": "bamboo", "8": "mountain"}
DRAWN = {"m1": 4, "m2": 2, "m3": 3, "m4": 3}
INLAND = {"m1": "r1 r2 r8", "m2": "r2 r3 r7 r8", "m3": "r3 r4 r6 r7", "m4": "r4 r5 r6"}
FACES = {"pilgrim": (1, 2, 2, 3, 3, 4), "merchant": (1, 1, 2, 2, 3, 3), "artist": (1, 1, 2, 2, 3, 3)}
TOKENS = ("kimono 4", "kimono 4", "ceramics 4", "ceramics 3", "dolls 3", "dolls 3", "fans 3", "fans 2")
BAG = {"kimono": 5, "ceramics": 6, "dolls": 7, "fans": 8}
PAINTINGS = {
    "purple": {"moon": 3, "waterfall": 3, "mountain": 2, "bamboo": 2},
    "green": {"moon": 2, "waterfall": 2, "mountain": 3, "bamboo": 3},
}
WAVES = {"pilgrim": ("serene", "hasty"), "merchant": ("cunning", "strong"), "artist": ("skilled", "inspired")}
GOLD = (0, 5, 11, 18, 26, 35, 45)
ART = (0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40)

Answer = str
Asking = Generator[tuple[str, dict[str, Fraction]], Answer, object]


def other(who: str) -> str:
    """The other seat."""
    return SEATS[1 - SEATS.index(who)]


def paths(links: list[str], start: str, length: int) -> list[list[str]]:
    """Every way of that many steps that enters no place twice."""
    found = [[start]]
    for _ in range(length):
        found = [
            [*path, place]
            for path in found
            for link in links
            for place in link.split("-")
            if place not in path and path[-1] in link.split("-")
        ]
    return found


def regions_at(place: str | int) -> set[str]:
    """The regions that a town or a station touches."""
    if isinstance(place, str) and place in INLAND:
        return set(INLAND[place].split())
    at = RING.index(place) if isinstance(place, str) else place
    after, offset = divmod(at, 4)  # stations 1 to 3 lie in r2, 5 to 7 in r3, ..., 29 to 31 in r1
    region = f"r{(after + 1) % 8 + 1}"
    return {region} if offset else {region, f"r{after + 1}"}


@dataclass
class Player:
    """What a player has."""

    pilgrim: int
    merchant: str
    artist: str
    temple: int = 1
    garden: int = 1
    goods: Counter = field(default_factory=Counter)
    coins: int = 0
    slabs: int = 0
    shown: list = field(default_factory=list)
    gifts: int = 0
    colour: str = ""


class Referee:
    """A game, as the book tells it."""

    def __init__(self) -> None:
        self.players: dict[str, Player] = {}
        self.tokens: dict[str, str] = {}
        self.waves: dict[str, str] = {}
        self.held: dict[str, str | None] = dict.fromkeys(WAVES)
        self.spring: str | None = None
        self.ended: list[tuple[str, str]] = []
        self.rounds = 0

    # asking

    def ask(self, who: str, *answers: str) -> Asking:
        """A player chooses."""
        return (yield who, dict.fromkeys(answers, Fraction(1)))

    def draw(self, verb: str, weights: dict) -> Asking:
        """Chance decides, by weights; returns what follows the verb."""
        everything = sum(weights.values())
        odds = {f"{verb} {name}": Fraction(n, everything) for name, n in weights.items() if n}
        answer = yield CHANCE, odds
        return answer.removeprefix(f"{verb} ")

    def has(self, who: str, wave: str) -> bool:
        """Does a player hold that side of a wave tile?"""
        return any(self.waves[c] == wave and self.held[c] == who for c in WAVES)

    # the game

    def play(self) -> Asking:
        """The whole game; returns winners and what decided."""
        starter = yield from self.set_up()
        roller = starter
        while not self.ended:
            self.rounds += 1
            dice = {}
            for die, faces in FACES.items():
                rolled = yield from self.draw(f"roll {die}", Counter(map(str, faces)))
                dice[die] = int(rolled)
            for who in (roller, other(roller), roller):
                die = next(iter(dice))
                if len(dice) > 1:
                    answer = yield from self.ask(who, *(f"take {d}" for d in dice))
                    die = answer.split()[1]
                yield from self.use(who, die, dice.pop(die))
            roller = other(roller)
        return self.result()

    def set_up(self) -> Asking:
        """Sides, colours, tokens, tiles; returns who begins."""
        north = yield from self.draw("north", dict.fromkeys(SEATS, 1))
        self.players = {north: Player(6, "c2", "r3"), other(north): Player(22, "c6", "r7")}
        purple = yield from self.draw("purple", dict.fromkeys(SEATS, 1))
        self.players[purple].colour, self.players[other(purple)].colour = "purple", "green"
        heap = Counter(TOKENS)
        for k in range(1, 9):
            token = yield from self.draw("token", heap)
            self.tokens[f"c{k}"] = token
            heap[token] -= 1
        for character, sides in WAVES.items():
            self.waves[character] = yield from self.draw("wave", dict.fromkeys(sides, 1))
        return north

    def use(self, who: str, die: str, number: int) -> Asking:
        """A die is used, perhaps twice."""
        had_token = self.spring == who
        moved = yield from getattr(self, die)(who, number)
        if not (had_token and moved):
            return
        answer = yield from self.ask(who, "again", "enough")
        if answer == "again":
            moved = yield from getattr(self, die)(who, number)
            assert moved
            self.spring = None

    # the pilgrim

    def taken_stations(self, who: str) -> set[int]:
        """Stations where another figure stands."""
        towns = {RING.index(p.merchant) for p in self.players.values() if p.merchant in RING}
        return towns | {self.players[other(who)].pilgrim}

    def stop(self, who: str, steps: int) -> int:
        """Where a walk ends."""
        at = self.players[who].pilgrim + steps
        while at % 32 in self.taken_stations(who):
            at += 1
        return at % 32

    def pilgrim(self, who: str, number: int) -> Asking:
        """Walk and act; true as a pilgrim can always move."""
        me = self.players[who]
        lengths = [number]
        if self.has(who, "serene") and number > 1:
            lengths.append(number - 1)
        if self.has(who, "hasty"):
            lengths.append(number + 1)
        if len({self.stop(who, n) for n in lengths}) > 1:
            answer = yield from self.ask(who, *(f"walk {n}" for n in lengths))
            number = int(answer.split()[1])
        me.pilgrim = self.stop(who, number)
        station = RING[me.pilgrim]
        yield from getattr(self, f"at_{station if station not in self.tokens else 'town'}")(who, me)
        return True

    def at_town(self, who: str, me: Player) -> Asking:
        """Coins."""
        if (yield from self.ask(who, "visit town", "leave")) != "leave":
            self.earn(who, int(self.tokens[RING[me.pilgrim]].split()[1]))

    def at_temple(self, who: str, me: Player) -> Asking:
        """One slot, of nine."""
        if me.temple < 9 and (yield from self.ask(who, "visit temple", "leave")) != "leave":
            me.temple += 1
            if me.temple == 9:
                self.ended.append((who, "temple"))

    def at_garden(self, who: str, me: Player) -> Asking:
        """One slot, of six."""
        if me.garden < 6 and (yield from self.ask(who, "visit garden", "leave")) != "leave":
            me.garden += 1
            if me.garden == 6:
                self.ended.append((who, "garden"))

    def at_spring(self, who: str, me: Player) -> Asking:
        """The token, wherever it is."""
        if self.spring != who and (yield from self.ask(who, "visit spring", "leave")) != "leave":
            self.spring = who

    def at_shore(self, who: str, me: Player) -> Asking:
        """A wave tile from the sea or, if there is none, from the opponent."""
        on_offer = [c for c in WAVES if self.held[c] is None] or [c for c in WAVES if self.held[c] == other(who)]
        if not on_offer:
            return
        answer = yield from self.ask(who, *(f"tile {c}" for c in on_offer), "leave")
        if answer != "leave":
            self.held[answer.split()[1]] = who
            yield from self.keep_to_limit(other(who))

    # the merchant

    def earn(self, who: str, coins: int) -> None:
        """Coins, and slabs for them."""
        me = self.players[who]
        me.coins += coins
        while me.coins >= 10 and me.slabs < 6:
            me.coins -= 10
            me.slabs += 1
            if me.slabs == 6:
                self.ended.append((who, "slab"))

    def merchant(self, who: str, number: int) -> Asking:
        """Go and trade; false if there is nowhere to go."""
        me = self.players[who]
        taken = {RING[p.pilgrim] for p in self.players.values()} | {self.players[other(who)].merchant} - set(DRAWN)
        towns = {path[-1] for path in paths(ROUTES, me.merchant, number)} - taken
        if not towns:
            return False
        town = min(towns)
        if len(towns) > 1:
            answer = yield from self.ask(who, *(f"go {name}" for name in towns))
            town = answer.split()[1]
        me.merchant = town
        yield from self.draw_goods(who, me) if town in DRAWN else self.sell(who, me)
        return True

    def draw_goods(self, who: str, me: Player) -> Asking:
        """Goods out of the bag, then down to the limit."""
        number = DRAWN[me.merchant]
        strong = [f"draw {number + 1}"] if self.has(who, "strong") else []
        answer = yield from self.ask(who, f"draw {number}", *strong, "leave")
        if answer == "leave":
            return
        for _ in range(int(answer.split()[1])):
            held = sum((p.goods for p in self.players.values()), Counter())
            good = yield from self.draw("good", {kind: n - held[kind] for kind, n in BAG.items()})
            me.goods[good] += 1
        yield from self.keep_to_limit(who)

    def keep_to_limit(self, who: str) -> Asking:
        """Five goods, six for the strong."""
        goods = self.players[who].goods
        while goods.total() > (6 if self.has(who, "strong") else 5):
            kinds = [kind for kind in BAG if goods[kind]]
            kind = kinds[0]
            if len(kinds) > 1:
                answer = yield from self.ask(who, *(f"return {name}" for name in kinds))
                kind = answer.split()[1]
            goods[kind] -= 1

    def sell(self, who: str, me: Player) -> Asking:
        """The wanted goods for coins."""
        good, price = self.tokens[me.merchant].split()
        numbers = range(1, me.goods[good] + 1)
        if not numbers:
            return
        ways = ("sell", "sell plainly") if self.has(who, "cunning") else ("sell",)
        answer = yield from self.ask(who, *(f"{way} {n}" for way in ways for n in numbers), "leave")
        if answer == "leave":
            return
        *way, number = answer.split()
        me.goods[good] -= int(number)
        self.earn(who, int(number) * (int(price) + (len(ways) == 2 and way == ["sell"])))

    # the artist

    def artist(self, who: str, number: int) -> Asking:
        """Wander, then paint or give; true as an artist can always move."""
        me = self.players[who]
        ways = paths(BORDERS, me.artist, number)
        front = me.shown[me.gifts] if me.gifts < len(me.shown) else None
        inspired = self.has(who, "inspired")
        by_steps = inspired and number > 1 and front is not None and front != LANDSCAPE[me.artist[1]]
        if by_steps:  # the way matters: it is told step by step where it forks
            for k in range(1, number + 1):
                verb = "to" if k == number else "via"
                step = yield from self.fork(who, verb, {way[k] for way in ways})
                ways = [way for way in ways if way[k] == step]
            passed = set(ways[0])
            end = ways[0][-1]
        else:
            end = yield from self.fork(who, "to", {way[-1] for way in ways})
            passed = {me.artist, end}
        me.artist = end
        counted = passed if inspired else {end}
        yield from self.at_canvas(who, me, front is not None and front in {LANDSCAPE[r[1]] for r in counted})
        return True

    def fork(self, who: str, verb: str, regions: set[str]) -> Asking:
        """One of these regions; a single one is no question."""
        if len(regions) == 1:
            return min(regions)
        answer = yield from self.ask(who, *(f"{verb} {region}" for region in regions))
        return answer.split()[1]

    def others_around(self, who: str) -> int:
        """Other figures in and around the region of an artist."""
        region, rival = self.players[who].artist, self.players[other(who)]
        places = [place for p in self.players.values() for place in (p.pilgrim, p.merchant)]
        return sum(region in regions_at(place) for place in places) + (rival.artist == region)

    def at_canvas(self, who: str, me: Player, may_give: bool) -> Asking:
        """Paint or give."""
        face_down = 10 - len(me.shown)
        figures = self.others_around(who)
        numbers = {min(figures, face_down)}
        if self.has(who, "skilled"):
            numbers.add(min(figures + 1, face_down))
        answers = [f"paint {n}" for n in numbers if n] + ["gift"] * may_give
        if not answers:
            return
        answer = yield from self.ask(who, *answers, "leave")
        if answer == "gift":
            me.gifts += 1
            if me.gifts == 10:
                self.ended.append((who, "gift"))
        elif answer != "leave":
            for _ in range(int(answer.split()[1])):
                left = Counter(PAINTINGS[me.colour]) - Counter(me.shown)
                landscape = yield from self.draw("reveal", left)
                me.shown.append(landscape)

    # the end

    def points(self, who: str) -> dict[str, int]:
        """Points by source."""
        me = self.players[who]
        points = {"faith": me.temple * me.garden, "trade": GOLD[me.slabs], "culture": ART[me.gifts]}
        return {source: n for source, n in points.items() if n}

    def result(self) -> tuple[tuple[str, ...], str]:
        """Who won, and by what."""
        totals = [sum(self.points(who).values()) for who in SEATS]
        coins = [self.players[who].coins for who in SEATS]
        for reason, counted in (("points", totals), ("coins", coins)):
            if counted[0] != counted[1]:
                return (SEATS[counted[1] > counted[0]],), reason
        return SEATS, "shared victory"
