"""A slow second reading of the rules, written from the books alone: a year told as one story that stops at each choice.

Nothing is shared with the engine but the notation of the actions. Cards are objects, the fire track is a row of stacks,
and what comes next is simply the next line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.games.iki.cards import BUILDINGS, CARDS, FISH, PIPES, TOBACCO
from tests.games.iki.table import BEHIND, BEHIND_FOR_TWO, RING, SEASONS, amounts

CHANCE = -1
SEATS = ("indigo", "vermilion", "moss", "ochre")
SPACES = ("1-4", "1", "2", "3", "4")
PLAIN_DEALS = {
    "sandals": {"sandals": ("2 mon", "2 sandal")},
    "rice": {"rice": ("3 mon", "2 rice")},
    "tower": {"watch": ("", "1 fire")},
    "tobacco": {},
    "pawn": {"pawn rice": ("1 rice", "4 mon"), "pawn sandal": ("1 sandal", "4 mon")},
    "construction": {"day rice": ("1 mon", "1 rice")},
    "fish": {},
    "exchange": {"small change": ("", "2 mon"), "koban": ("6 mon", "1 koban"), "two koban": ("10 mon", "2 koban")},
}
Story = Iterator[tuple[int, list[str]]]


@dataclass(eq=False)
class Card:
    """A card in a room."""

    name: str
    owner: int | None
    level: int = 0

    @property
    def person(self) -> bool:
        """Is it a character?"""
        return self.name in CARDS


class Year:
    """A game as it is told; `tell` stops at every choice that is one, with the seat and what it may do."""

    def __init__(self, options: dict[str, Any], goods: str = "8 mon, 1 rice, 1 sandal") -> None:
        self.options = options
        self.players: int = options["players"]
        self.two = self.players == 2
        self.rooms = [f"{n}{k}" for n in "abcd" for k in range(1, 4 if self.two else 5)]
        self.board: dict[str, Card] = {}
        self.goods = [Counter(amounts(goods)) for _ in range(self.players)]
        self.points: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.retired: list[list[str]] = [[] for _ in range(self.players)]
        self.special: list[set[str]] = [set() for _ in range(self.players)]
        self.tokens: list[set[str]] = [set() for _ in range(self.players)]
        self.stacks: list[list[int]] = [[] for _ in range(11)]
        self.place: list[str | None] = [None] * self.players
        self.row: dict[str, int] = {}
        self.plans: list[str] = []
        self.month = 0
        self.winner, self.reason = -1, ""

    # small words

    def ask(self, seat: int, choices: list[str]) -> Any:
        """Whoever has only one choice is not asked; chance always is."""
        if seat != CHANCE and len(choices) == 1:
            return choices[0]
        chosen = yield seat, choices
        return chosen

    def iki(self, seat: int) -> int:
        """The IKI track."""
        return sum(self.points[seat].values())

    def step(self, seat: int) -> int:
        """Where a fire marker is."""
        return next(k for k, stack in enumerate(self.stacks) if seat in stack)

    def fire_order(self) -> list[int]:
        """From the highest step, and there from the top."""
        return [seat for stack in reversed(self.stacks) for seat in reversed(stack)]

    def rise(self, seat: int, steps: int) -> None:
        """One move, onto the top."""
        if steps:
            here = self.step(seat)
            self.stacks[here].remove(seat)
            self.stacks[min(10, here + steps)].append(seat)

    def can_pay(self, seat: int, price: dict[str, int]) -> bool:
        """Everything, in full."""
        return all((self.iki(seat) if g == "iki" else self.goods[seat][g]) >= n for g, n in price.items())

    def trade(self, seat: int, price: dict[str, int], gain: dict[str, int]) -> None:
        """Pay and take."""
        self.points[seat]["abilities"] += gain.get("iki", 0) - price.get("iki", 0)
        self.rise(seat, gain.get("fire", 0))
        for good in ("mon", "rice", "sandal", "wood", "koban"):
            self.goods[seat][good] += gain.get(good, 0) - price.get(good, 0)

    def mine(self, seat: int, *, people: bool = True) -> list[str]:
        """Rooms with a seat's characters, or with all its cards."""
        return [
            r for r in self.rooms if r in self.board and self.board[r].owner == seat and self.board[r].person >= people
        ]

    def people(self) -> list[str]:
        """Rooms with characters."""
        return [room for room in self.rooms if room in self.board and self.board[room].person]

    def surcharge(self, room: str) -> int:
        """Middle rooms for two, corners for more."""
        return int(room[1] == "2") if self.two else 2 * (room[1] == "4")

    def free(self, mon: int) -> list[str]:
        """Empty rooms that so much mon can pay."""
        return [room for room in self.rooms if room not in self.board and self.surcharge(room) <= mon]

    def has_kobun(self, seat: int) -> bool:
        """Four for characters and buildings together."""
        return len(self.mine(seat, people=False)) < 4

    def owns(self, seat: int, building: str) -> bool:
        """Does it stand, and is it this seat's?"""
        return any(card.name == building and card.owner == seat for card in self.board.values())

    def learn(self, room: str) -> None:
        """One level up, or into retirement."""
        card = self.board[room]
        card.level += 1
        if card.level > 3:
            del self.board[room]
            self.retired[card.owner].append(card.name)
            if token := CARDS[card.name].token:
                self.special[card.owner].add(token)

    # the story

    def tell(self) -> Story:
        """From setting up to the winner."""
        yield from self.set_up()
        for month in range(1, 13):
            self.month = month
            yield from self.play_month()
        yield from self.new_year()
        self.count()

    def set_up(self) -> Story:
        """First player, six buildings, starting cards."""
        names = SEATS[: self.players]
        chosen = yield from self.ask(CHANCE, [f"first {name}" for name in names])
        self.first = names.index(chosen.split()[1])
        clockwise = [(self.first + k) % self.players for k in range(self.players)]
        self.stacks[0] = clockwise[::-1]
        for _ in range(6):
            drawn = yield from self.ask(CHANCE, [f"plan {b}" for b in BUILDINGS if b not in self.plans])
            self.plans.append(drawn.split()[1])
        starters = ["egg", "cotton", "glasses", "salt"]
        for seat in clockwise[::-1]:
            taken = yield from self.ask(seat, [f"hire {card}" for card in starters])
            starters.remove(taken.split()[1])
            room = yield from self.ask(seat, [f"room {n}1" for n in "abcd" if f"{n}1" not in self.board])
            self.board[room.split()[1]] = Card(taken.split()[1], seat, 1)
        self.decks = {s: [c.name for c in CARDS.values() if c.season == s] for s in SEASONS}
        self.blockers = Counter({"1": 3, "2": 3, "3": 3, "4": 3})
        self.lay_out_market("spring")

    def lay_out_market(self, season: str) -> None:
        """Two fish, two pipes, two pouches."""
        self.market = {token for token in (*FISH, *PIPES, *TOBACCO) if token.startswith(season)}

    def play_month(self) -> Story:
        """Ikizama, turns, neutral card, event."""
        blocked = None
        if self.two:
            drawn = yield from self.ask(CHANCE, [f"block {s}" for s in SPACES if self.blockers[s]])
            blocked = drawn.split()[1]
            self.blockers[blocked] -= 1
        deck = self.decks[SEASONS[(self.month - 1) // 3]]
        for _ in range(4):
            drawn = yield from self.ask(CHANCE, [f"draw {card}" for card in deck])
            deck.remove(drawn.split()[1])
            self.row[drawn.split()[1]] = 0
        where: dict[str, int] = {}
        for seat in self.fire_order():
            put = yield from self.ask(seat, [f"ikizama {s}" for s in SPACES if s not in where and s != blocked])
            where[put.split()[1]] = seat
        for space in ("1-4", "4", "3", "2", "1") if self.options["largest_first"] else SPACES:
            if space in where:
                yield from self.take_turn(where[space], space)
        if self.two and self.row:
            yield from self.choose_neutral()
        if self.month % 3 == 0:
            yield from self.payday()
            return
        if self.month in (5, 8, 11):
            yield from self.burn()
        self.row = {card: min(2, mon + 1) for card, mon in self.row.items()}

    def take_turn(self, seat: int, space: str) -> Story:
        """Income or hiring, moving, business."""
        further = True
        if space == "1-4":
            self.goods[seat]["mon"] += 1
            chosen = yield from self.ask(seat, ["walk 1", "walk 2", "walk 3", "walk 4"])
            steps = int(chosen.split()[1])
            further = steps == 4
        else:
            yield from self.income_or_hire(seat)
            steps = int(space)
        for _ in range(steps):
            self.walk_on(seat)
        ox = True
        while further:
            choices = ["stop"] + ["sandal"] * (self.goods[seat]["sandal"] > 0)
            choices += ["ox step"] * (ox and "move" in self.special[seat])
            chosen = yield from self.ask(seat, choices)
            if chosen == "stop":
                break
            if chosen == "sandal":
                self.goods[seat]["sandal"] -= 1
            else:
                ox = False
            self.walk_on(seat)
        yield from self.do_business(seat)

    def income_or_hire(self, seat: int) -> Story:
        """4 mon, or a card of the row."""
        mon = self.goods[seat]["mon"]
        less = "hire" in self.special[seat]
        prices = {card: max(0, CARDS[card].price - less) for card in self.row}
        choices = ["income"]
        if self.has_kobun(seat):
            choices += [f"hire {card}" for card, price in prices.items() if self.affords(mon + self.row[card] - price)]
        chosen = yield from self.ask(seat, choices)
        if chosen == "income":
            self.goods[seat]["mon"] += 4
            return
        card = chosen.split()[1]
        self.goods[seat]["mon"] += self.row.pop(card) - prices[card]
        yield from self.settle(seat, Card(card, seat, CARDS[card].start))
        self.rise(seat, CARDS[card].fire)
        if CARDS[card].fire and self.owns(seat, "tower"):
            self.points[seat]["watchtower"] += 3

    def affords(self, mon_left: int) -> bool:
        """Is there a room for what is left?"""
        return mon_left >= 0 and bool(self.free(mon_left))

    def settle(self, seat: int, card: Card) -> Story:
        """A card goes into a room that is paid for."""
        chosen = yield from self.ask(seat, [f"room {room}" for room in self.free(self.goods[seat]["mon"])])
        room = chosen.split()[1]
        self.goods[seat]["mon"] -= self.surcharge(room)
        self.board[room] = card

    def walk_on(self, seat: int) -> None:
        """One step; over the line all own characters learn."""
        here = self.place[seat]
        self.place[seat] = RING[0] if here is None else RING[(RING.index(here) + 1) % 8]
        if here == RING[7]:
            for room in self.mine(seat):
                self.learn(room)

    def do_business(self, seat: int) -> Story:
        """The shop and a character, in either order."""
        shop = self.place[seat]
        behind = (BEHIND_FOR_TWO if self.two else BEHIND)[shop]
        shop_open = people_open = True
        while True:
            choices = ["done"]
            if shop_open:
                choices += self.at_shop(seat, shop)
            if people_open:
                choices += [f"use {room}" for room in behind if self.usable(seat, room)]
            chosen = yield from self.ask(seat, choices)
            verb, _, what = chosen.partition(" ")
            if verb == "done":
                return
            if verb == "use":
                people_open = False
                yield from self.use(seat, what)
            else:
                shop_open = False
                yield from self.deal(seat, shop, verb, what)
            if self.options["one_deal"]:
                shop_open = people_open = False

    def at_shop(self, seat: int, shop: str) -> list[str]:
        """What can be done with the shop itself."""
        found = [f"deal {name}" for name, (price, _) in PLAIN_DEALS[shop].items() if self.can_pay(seat, amounts(price))]
        if shop == "tobacco":
            found += self.on_sale(seat, PIPES) + self.on_sale(seat, TOBACCO)
        season = SEASONS[(min(self.month, 12) - 1) // 3]
        if shop == "fish" and not any(token.startswith(f"{season} fish") for token in self.tokens[seat]):
            found += self.on_sale(seat, FISH)
        if shop == "construction":
            found += [f"build {b}" for b in self.buildable(seat, 1, 0, 0)]
        return found

    def on_sale(self, seat: int, kind: dict[str, Any]) -> list[str]:
        """Tokens a seat can pay."""
        return [f"buy {token}" for token in kind if token in self.market and kind[token][0] <= self.goods[seat]["mon"]]

    def buildable(self, seat: int, fee: int, less_koban: int, less_wood: int) -> list[str]:
        """Buildings a seat can pay, with a room and a kobun for them."""
        own = self.goods[seat]
        if not self.has_kobun(seat) or not self.affords(own["mon"] - fee):
            return []
        costs = {b: BUILDINGS[b] for b in self.plans}
        return [b for b, c in costs.items() if c[0] - less_koban <= own["koban"] and c[1] - less_wood <= own["wood"]]

    def build(self, seat: int, building: str, fee: int, less_koban: int, less_wood: int) -> Story:
        """Pay, and find a room."""
        self.plans.remove(building)
        koban, wood, _ = BUILDINGS[building]
        price = {"mon": fee, "koban": max(0, koban - less_koban), "wood": max(0, wood - less_wood)}
        self.trade(seat, price, {})
        yield from self.settle(seat, Card(building, seat))

    def deal(self, seat: int, shop: str, verb: str, what: str) -> Story:
        """A deal with the shop."""
        if verb == "deal":
            price, gain = PLAIN_DEALS[shop][what]
            self.trade(seat, amounts(price), amounts(gain))
        elif verb == "build":
            yield from self.build(seat, what, 1, 0, 0)
        else:
            yield from self.buy(seat, what)
            if "fish" not in what:
                other = TOBACCO if what in PIPES else PIPES
                chosen = yield from self.ask(seat, ["done", *self.on_sale(seat, other)])
                if chosen != "done":
                    yield from self.buy(seat, chosen.partition(" ")[2])

    def buy(self, seat: int, token: str) -> Story:
        """A token, and the effect of a pipe."""
        price, says = (FISH | PIPES | TOBACCO)[token]
        self.market.remove(token)
        self.tokens[seat].add(token)
        self.goods[seat]["mon"] -= price
        if token in PIPES and says != "experience":
            self.trade(seat, {}, amounts(says))
        elif token in PIPES and self.mine(seat):
            yield from self.train(seat)

    def train(self, seat: int) -> Story:
        """Experience for one of one's own."""
        chosen = yield from self.ask(seat, [f"train {room}" for room in self.mine(seat)])
        self.learn(chosen.split()[1])

    def usable(self, seat: int, room: str) -> bool:
        """Is there a character whose ability can be paid and carried out?"""
        card = self.board.get(room)
        if card is None or not card.person:
            return False
        says = CARDS[card.name].ability
        if says == "swap":
            return len(self.people()) >= 2
        if says.startswith("build"):
            return bool(self.buildable(seat, 0, *self.discount(says)))
        if says.endswith("experience"):
            return self.goods[seat]["mon"] >= 1 and bool(self.mine(seat))
        return "->" not in says or self.can_pay(seat, amounts(says.split(" -> ")[0]))

    @staticmethod
    def discount(says: str) -> tuple[int, int]:
        """Koban and wood less."""
        return (1, 0) if "koban" in says else (0, 1)

    def use(self, seat: int, room: str) -> Story:
        """The ability, then experience for another's card; a neutral one leaves."""
        card = self.board[room]
        says = CARDS[card.name].ability
        if says == "swap":
            first = yield from self.ask(seat, [f"swap {r}" for r in self.people()])
            second = yield from self.ask(seat, [f"swap {r}" for r in self.people() if f"swap {r}" != first])
            here, there = first.split()[1], second.split()[1]
            self.board[here], self.board[there] = self.board[there], self.board[here]
        elif says.startswith("build"):
            choices = [f"build {b}" for b in self.buildable(seat, 0, *self.discount(says))]
            chosen = yield from self.ask(seat, choices)
            yield from self.build(seat, chosen.split()[1], 0, *self.discount(says))
        elif says.endswith("experience"):
            self.goods[seat]["mon"] -= 1
            yield from self.train(seat)
        else:
            said, _, others = says.partition(", others ")
            price, gain = said.split(" -> ") if "->" in said else ("", said)
            self.trade(seat, amounts(price), amounts(gain))
            for other in range(self.players):
                self.goods[other]["mon"] += 2 if others and other != seat else 0
        now = next((r for r, c in self.board.items() if c is card), None)
        if now and card.owner is None:
            del self.board[now]
        elif now and card.owner != seat:
            self.learn(now)

    def choose_neutral(self) -> Story:
        """The sun in odd months, the moon in even ones."""
        seat = self.first if self.month % 2 else 1 - self.first
        chosen = yield from self.ask(seat, [f"neutral {card}" for card in self.row])
        card = chosen.split()[1]
        del self.row[card]
        if self.free(99):
            room = yield from self.ask(seat, [f"room {r}" for r in self.free(99)])
            self.board[room.split()[1]] = Card(card, None, CARDS[card].start)

    def burn(self) -> Story:
        """From the edge to the centre."""
        drawn = yield from self.ask(CHANCE, [f"fire {n}" for n in "abcd"])
        strength = {5: 5, 8: 8, 11: 10}[self.month] - self.two
        for room in [room for room in self.rooms if room[0] == drawn[-1]]:
            card = self.board.get(room)
            if card and (card.person or self.options["buildings_burn"]):
                if card.owner is not None and self.step(card.owner) >= strength:
                    return
                escapes = (
                    self.special[card.owner] & {"mountain escape", "shrine escape"} if card.owner is not None else set()
                )
                saved = False
                if escapes and card.person:
                    chosen = yield from self.ask(card.owner, ["burn", "escape"])
                    saved = chosen == "escape"
                if saved:
                    self.special[card.owner].remove(min(escapes))
                else:
                    del self.board[room]
            strength -= 1

    def payday(self) -> Story:
        """Clear, salaries, harmony, feeding."""
        self.row = {}
        if self.month < 12:
            self.lay_out_market(SEASONS[self.month // 3])
        for seat in range(self.players):
            self.pay_salaries(seat)
        self.harmony()
        for seat in self.fire_order():
            while len(self.mine(seat)) > self.goods[seat]["rice"]:
                rooms = [f"starve {room}" for room in self.mine(seat)]
                chosen = rooms[0] if not self.goods[seat]["rice"] else (yield from self.ask(seat, rooms))
                del self.board[chosen.split()[1]]
            fed = len(self.mine(seat))
            self.goods[seat]["rice"] -= fed
            if self.owns(seat, "farm"):
                self.points[seat]["farmhouse"] += 2 * fed

    def pay_salaries(self, seat: int) -> None:
        """On the board by level, retired the last."""
        paid: Counter[str] = Counter()
        for room in self.mine(seat):
            paid.update(CARDS[self.board[room].name].salary(self.board[room].level))
        for name in self.retired[seat]:
            paid.update(CARDS[name].salary(4))
        self.points[seat]["salaries"] += max(paid.pop("iki", 0), -self.iki(seat))
        for good, n in paid.items():
            self.goods[seat][good] += n
        if self.owns(seat, "villa"):
            self.goods[seat]["mon"] += 2 * max(self.types(self.all_of(seat)).values(), default=0)

    def all_of(self, seat: int) -> list[str]:
        """Characters on the board and retired."""
        return [self.board[room].name for room in self.mine(seat)] + self.retired[seat]

    @staticmethod
    def types(names: list[str]) -> Counter[str]:
        """How many of each type."""
        return Counter(CARDS[name].type for name in names)

    def harmony(self) -> None:
        """Each nagaya, and the corners with more than two players."""
        groups = [[room for room in self.people() if room[0] == n] for n in "abcd"]
        whole = [[room for room in self.rooms if room[0] == n] for n in "abcd"]
        if not self.two:
            groups.append([room for room in self.people() if room[1] == "4"])
            whole.append([room for room in self.rooms if room[1] == "4"])
        for group, rooms in zip(groups, whole, strict=True):
            for kind, cards in self.types([self.board[room].name for room in group]).items():
                for seat in range(self.players):
                    own = [r for r in group if CARDS[self.board[r].name].type == kind and self.board[r].owner == seat]
                    if self.options["harmony_every_kobun"]:
                        own = [r for r in rooms if r in self.board and self.board[r].owner == seat]
                    if cards >= 2:
                        self.points[seat]["harmony"] += cards * len(own)

    def new_year(self) -> Story:
        """One last visit each."""
        self.month = 13
        self.place = [None] * self.players
        for seat in self.fire_order():
            taken = self.place if self.options["new_year_free_space_only"] else []
            chosen = yield from self.ask(seat, [f"go {shop}" for shop in RING if shop not in taken])
            self.place[seat] = chosen.split()[1]
            yield from self.do_business(seat)

    # the count

    def count(self) -> None:
        """Points by source, then the winner."""
        for seat in range(self.players):
            own, points = self.goods[seat], self.points[seat]
            fish = self.fish(seat)
            points["types"], points["tobacco"] = self.types_and_tobacco(seat)
            points["fish"] = fish
            per = {"merchant": min(30, 3 * own["sandal"]), "warehouse": min(32, 4 * own["rice"])}
            per |= {"restaurant": fish, "well": 2 * self.step(seat)}
            for room in self.mine(seat, people=False):
                name = self.board[room].name
                if name in BUILDINGS:
                    points["buildings"] += per.get(name, BUILDINGS[name][2])
            points["koban"], points["wood"], points["mon"] = 3 * own["koban"], own["wood"], own["mon"] // 4
        best = max(self.iki(seat) for seat in range(self.players))
        tied = [seat for seat in self.fire_order() if self.iki(seat) == best]
        self.winner = tied[0]
        rivals = {self.step(seat) for seat in tied[1:]}
        self.reason = "points" if not rivals else "fire stack" if self.step(tied[0]) in rivals else "fire step"

    def fish(self, seat: int) -> int:
        """Seasons, and the bonus of the dear ones."""
        mine = [token for token in self.tokens[seat] if token in FISH]
        return (0, 3, 6, 10, 15)[len(mine)] + sum(FISH[token][1] for token in mine)

    def types_and_tobacco(self, seat: int) -> tuple[int, int]:
        """The joker as what brings most."""
        names = self.all_of(seat)
        hands = [self.types(names)]
        if "joker" in self.special[seat]:
            others = self.types([name for name in names if name != "puppeteer"])
            hands = [others + Counter([kind]) for kind in ("vendor", "artisan", "special", "master", "shopkeeper")]
        scored = [((0, 1, 4, 9, 16, 25)[len(hand)], self.tobacco(seat, hand)) for hand in hands]
        return max(scored, key=sum)

    def tobacco(self, seat: int, hand: Counter[str]) -> int:
        """What the pouches say, doubled by a pipe."""
        per = {"per 2 fire": self.step(seat) // 2, "per type": len(hand), "per 4 mon": self.goods[seat]["mon"] // 4}
        per["per most frequent"] = max(hand.values(), default=0)
        says = [TOBACCO[token][1] for token in self.tokens[seat] if token in TOBACCO]
        points = sum(per[text] if text in per else int(text) for text in says)
        return points * (2 if self.tokens[seat] & set(PIPES) else 1)
