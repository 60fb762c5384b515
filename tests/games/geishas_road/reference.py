"""A second opinion: the rules told once more, top down and slowly, reading a game record line by line.

It shares nothing with the engine but the notation of the record. Where a player has a choice, it reads the next line;
where the book leaves none, it goes on. A line that does not fit is a difference of opinion.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations

COLOURS = ("pink", "red", "yellow", "blue", "green")
SEATS = ("indigo", "vermilion")
SAME, DIFFERENT = (0, 0, 1, 4), (0, 0, 1, 3, 6, 10)
LIGHT = dict(zip("123456789", (2, 2, 2, 2, 3, 3, 3, 3, 3), strict=True))
DARK = {token: 2 - light for token, light in LIGHT.items()}
OWN_CELLS = 6


def other(who: str) -> str:
    """The other seat."""
    return SEATS[1 - SEATS.index(who)]


def colour_of(card: str) -> str:
    """The colour of a card."""
    return card.split(maxsplit=1)[0]


def value_of(card: str) -> int:
    """The number on a card."""
    return int(card.split()[1])


def sum_of(cards: list[str], *colours: str) -> int:
    """The sum of the cards of these colours (of all, if none is named)."""
    return sum(value_of(card) for card in cards if not colours or colour_of(card) in colours)


def best_sets(guests: Counter) -> int:
    """The best division of guests into sets."""
    held = [c for c in COLOURS if guests[c]]
    tries = [0]
    for c in held:
        if guests[c] >= 2:
            tries += [SAME[n] + best_sets(guests - Counter({c: n})) for n in range(2, guests[c] + 1)]
            break  # whether this colour makes a set of its own is settled here or below
    for size in range(2, len(held) + 1):
        tries += [DIFFERENT[size] + best_sets(guests - Counter(some)) for some in combinations(held, size)]
    for c in held[:1]:
        tries.append(best_sets(guests - Counter({c: 1})))
    return max(tries)


@dataclass
class Telling:
    """A record being read, and the table as the reader sees it."""

    options: dict
    lines: list
    at: int = 0
    points: dict = field(default_factory=lambda: {who: Counter() for who in SEATS})
    feats: dict = field(default_factory=lambda: {who: set() for who in SEATS})

    def read(self, who: str, *verbs: str) -> tuple[str, str]:
        """The next line: `who` must do one of `verbs`."""
        line = self.lines[self.at]
        verb, _, rest = line.action.partition(" ")
        assert line.actor == who, f"line {self.at}: {line} should be by {who}"
        assert verb in verbs, f"line {self.at}: {line} should be one of {verbs}"
        self.at += 1
        return verb, rest

    def draw(self, verb: str, n: int = 1) -> list[str]:
        """Chance does something so many times."""
        return [self.read("chance", verb)[1] for _ in range(n)]

    # playing a card

    def walk(self, card: str) -> str:
        """The geisha walks; returns the house where she stops."""
        c = colour_of(card)
        place = (self.circle.index(self.geisha[c]) + value_of(card)) % 5
        self.geisha[c] = self.circle[place]
        return self.geisha[c]

    def play(self, who: str, card: str) -> None:
        """An evening's card goes to a zone."""
        self.zone[who].append(card)
        house, c = self.walk(card), colour_of(card)
        if house == c:
            self.come_home(c)
        if self.options["level"] != "simple":
            self.collect(who, house, {1: 2, 2: 1}.get(value_of(card), 0))

    def come_home(self, c: str) -> None:
        """First return, second return."""
        self.returns[c] += 1
        assert self.returns[c] <= 2
        if self.returns[c] == 1:
            self.prestige[c].append(self.geiko_row.pop(0))
        elif self.options["fate"]:
            self.dark ^= set(self.prestige[c])
        elif self.okaasan_row:
            self.prestige[c].append(self.okaasan_row.pop(0))

    def collect(self, who: str, house: str, n: int) -> None:
        """Take tokens of a house; the player is asked only if there is a choice."""
        for left in range(n, 0, -1):
            lying = ["guest"] * self.guests[house] + ["influence"] * (self.influence[house] is None)
            if not lying:
                return
            token = lying[0]
            if len(lying) > left and len(set(lying)) > 1:
                token, _ = self.read(who, "guest", "influence")
            elif len(lying) <= left:
                token = lying[-1]
            if token == "guest":
                self.guests[house] -= 1
                self.collected[who][house] += 1
            else:
                self.influence[house] = who

    # a turn

    def turn(self, who: str, maiko: bool) -> None:
        """Draw, then one of the four actions."""
        self.hand[who] += self.draw("deal")
        action, _ = self.read(who, "reveal", "intrigue", "gift", "competition")
        assert action not in self.used[who]
        self.used[who].add(action)
        if action == "reveal":
            card = self.read(who, "choose")[1]
            self.hand[who].remove(card)
            self.work(who, card) if maiko else self.play(who, card)
        elif action == "intrigue" and maiko:
            self.show_two(who)
        elif action == "intrigue":
            self.kept[who] = self.read(who, "keep")[1]
            self.hand[who].remove(self.kept[who])
            self.hand[who].remove(self.read(who, "discard")[1])
        else:
            self.offer(who, action, maiko)

    def show_two(self, who: str) -> None:
        """A Maiko's Intrigue."""
        shown = [self.read(who, "choose")[1] for _ in range(2)]
        for card in shown:
            self.hand[who].remove(card)
        shown.pop("ab".index(self.read(other(who), "remove")[1]))
        manner, _ = self.read(other(who), "learn", "work")
        self.learn_or_work(who, manner, shown[0])

    def offer(self, who: str, action: str, maiko: bool) -> None:
        """Gift and Competition, with counter-offers and hidden offers."""
        offer = []
        for _ in range(3 if action == "gift" else 4):
            offer.append(self.read(who, "choose", "veil")[1])
            self.hand[who].remove(offer[-1])
        chooser = other(who)
        verb, place = self.read(chooser, "take", "counter")
        while verb == "counter":
            card = self.read(chooser, "choose", "veil")[1]
            self.hand[chooser].remove(card)
            offer["abcd".index(place)] = card
            self.hand[chooser] += self.draw("deal")
            chooser = other(chooser)
            verb, place = self.read(chooser, "take", "counter")
        taken = ["abcd".index(letter) for letter in place]
        rest = [k for k in range(len(offer)) if k not in taken]
        for player, places in ((chooser, taken), (other(chooser), rest)):
            self.play_places(player, {"abcd"[k]: offer[k] for k in places}, maiko)

    def play_places(self, who: str, places: dict, maiko: bool) -> None:
        """One side plays what fell to it."""
        manner = self.read(who, "learn", "work")[0] if maiko else ""
        order = list(places)
        if len(order) == 2 and manner != "learn":
            first = self.read(who, "play")[1]
            order.sort(key=lambda letter: letter != first)
        for letter in order:
            if maiko:
                self.learn_or_work(who, manner, places[letter])
            else:
                self.play(who, places[letter])

    def learn_or_work(self, who: str, manner: str, card: str) -> None:
        """A Maiko's card."""
        if manner == "learn":
            self.zone[who].append(card)
        else:
            self.work(who, card)

    def work(self, who: str, card: str) -> None:
        """She walks, and the player takes a guest."""
        here = self.waiting[self.walk(card)]
        kinds = [c for c in COLOURS if here[c]]
        if not kinds or self.collected[who].total() == OWN_CELLS:
            return
        guest = kinds[0] if len(kinds) == 1 else self.read(who, "guest")[1]
        here[guest] -= 1
        self.collected[who][guest] += 1

    # the three games

    def deal(self) -> None:
        """Six cards each, nothing else on the table."""
        self.hand = {who: self.draw("deal", 6) for who in SEATS}
        self.zone = {who: [] for who in SEATS}
        self.used = {who: set() for who in SEATS}
        self.kept = {}
        self.collected = {who: Counter() for who in SEATS}

    def tokens_left(self, lines: list) -> dict:
        """Offer tokens nobody has used, from the lines of a round."""
        per = {"counter": self.options["counter_offer"], "veil": self.options["hidden_offer"]}
        return {
            who: sum(
                on and not any(li.actor == who and li.action.startswith(verb) for li in lines)
                for verb, on in per.items()
            )
            for who in SEATS
        }

    def evening(self) -> tuple[str, str]:
        """Evening in Kyoto; returns the winner and what decided."""
        fate = self.options["fate"]
        self.circle = self.draw("house", 5)
        self.geisha = {c: c for c in COLOURS}
        self.influence = dict.fromkeys(COLOURS)
        if self.options["level"] == "simple":
            for who in SEATS:
                self.influence[self.draw("token")[0]] = who
        winners, totals = [], {who: [] for who in SEATS}
        for number in (1, 2):
            row = self.draw("prestige", 5 if fate else 9)
            self.geiko_row, self.okaasan_row = row[:5], row[5:]
            self.dark = set(self.draw("dark", 2)) if fate else set()
            self.guests = dict.fromkeys(COLOURS, 3)
            self.returns, self.prestige = Counter(), {c: [] for c in COLOURS}
            self.deal()
            first = self.draw("start")[0] if number == 1 else self.read(other(winners[0]), "start")[1]
            since = self.at
            for k in range(8):
                self.turn(first if k % 2 == 0 else other(first), maiko=False)
            for who in (first, other(first)):
                self.play(who, self.kept[who])
            won, thread = self.compare(number)
            for who in SEATS:
                source = f"evening {number}"
                if self.options["level"] != "simple":
                    self.points[who][f"{source} guests"] = best_sets(self.collected[who])
                self.points[who][f"{source} offers"] = self.tokens_left(self.lines[since : self.at])[who]
                totals[who].append(sum(n for name, n in self.points[who].items() if name.startswith(source)))
            held = {who: list(self.influence.values()).count(who) for who in SEATS}
            four = [who for who in SEATS if len(won[who]) >= 4]
            leader = four[0] if four else max(SEATS, key=lambda who: (totals[who][-1], held[who], who == first))
            winners.append(leader)
            self.round_feats(leader, number, won, thread, totals)
            if four:
                self.game_feats(leader, "four geisha", winners, won, totals)
                return leader, "four geisha"
        rank = {who: (sum(totals[who]), held[who], who == first) for who in SEATS}
        winner = max(SEATS, key=rank.get)
        decided = next(k for k in range(3) if rank[SEATS[0]][k] != rank[SEATS[1]][k])
        reason = ("points", "influence tokens", "first player")[decided]
        self.game_feats(winner, reason, winners, won, totals)
        return winner, reason

    def compare(self, number: int) -> tuple[dict, dict]:
        """Who wins which geisha, and which of them by a token over equal cards."""
        won, thread = {who: [] for who in SEATS}, {who: [] for who in SEATS}
        for c in COLOURS:
            sums = {who: sum_of(self.zone[who], c) for who in SEATS}
            strength = {who: sums[who] + (0.5 if self.influence[c] == who else 0) for who in SEATS}
            if strength[SEATS[0]] == strength[SEATS[1]]:
                continue
            winner = max(SEATS, key=strength.get)
            won[winner].append(c)
            if sums[SEATS[0]] == sums[SEATS[1]]:
                thread[winner].append(c)
            self.influence[c] = winner
            tokens = [DARK[t] if t in self.dark else LIGHT[t] for t in self.prestige[c]]
            self.points[winner][f"evening {number} geisha"] += number + sum(tokens)
        return won, thread

    def round_feats(self, who: str, number: int, won: dict, thread: dict, totals: dict) -> None:
        """The twelve achievements of a round."""
        rival, mine = other(who), self.collected[who]
        theirs = self.collected[rival]
        on_row = sum(map(len, self.prestige.values()))
        geisha, guests = f"evening {number} geisha", f"evening {number} guests"
        ahead = {name: self.points[who][name] > self.points[rival][name] for name in (geisha, guests)}
        full = [c for c in COLOURS if sum_of(self.zone[who], c) == 10]
        earned = {
            "domination": totals[who][-1] >= 15,
            "fine_balance": ahead[geisha] and ahead[guests],
            "strong_minority": len(won[who]) < len(won[rival]) and mine.total() < theirs.total(),
            "lone_charm": len(won[who]) == 1,
            "by_a_thread": len(thread[who]) >= 3,
            "full_devotion": len(full) >= 2,
            "crowd": mine.total() == 15,
            "good_journey": all(mine[c] >= 2 for c in COLOURS),
            "vip": sum(mine[c] == 3 for c in COLOURS) >= 3,
            "high_season": mine.total() + theirs.total() == 15,
            "hard_year": on_row <= 3 and not self.options["fate"],
            "talent_pool": on_row == 9,
        }
        self.feats[who] |= {name for name, is_earned in earned.items() if is_earned}

    def game_feats(self, who: str, reason: str, winners: list, won: dict, totals: dict) -> None:
        """The seven achievements of a game."""
        four, second = reason == "four geisha", len(winners) == 2
        lost_first = second and winners[0] != who
        earned = {
            "onslaught": four and not second,
            "comeback": not four and lost_first and totals[other(who)][0] - totals[who][0] >= 7,
            "fickle_fortune": four and lost_first,
            "full_sweep": len(won[who]) == 5,
            "first_tie": reason == "influence tokens",
            "last_tie": reason == "first player",
            "uncertain_loyalty": second and list(self.influence.values()).count(None) >= 2,
        }
        self.feats[who] |= {name for name, is_earned in earned.items() if is_earned}

    def maiko(self) -> tuple[str, str]:
        """Life of a Maiko."""
        self.circle = self.draw("house", 5)
        self.geisha = dict(zip(self.draw("geisha", 5), self.circle, strict=True))
        lanterns = dict(zip(self.circle, map(int, self.draw("lanterns", 5)), strict=True))
        self.waiting = {house: Counter(self.draw("arrive", lanterns[house])) for house in self.circle}
        self.deal()
        first, since = self.draw("start")[0], self.at
        for k in range(8):
            self.turn(first if k % 2 == 0 else other(first), maiko=True)
        learned = Counter(colour_of(card) for who in SEATS for card in self.zone[who])
        for who in SEATS:
            self.points[who]["maiko guests"] = sum(n * learned[c] for c, n in self.collected[who].items())
            self.points[who]["maiko lanterns"] = OWN_CELLS - self.collected[who].total()
            self.points[who]["maiko offers"] = self.tokens_left(self.lines[since : self.at])[who]
        for c in COLOURS:
            sums = {who: sum_of(self.zone[who], c) for who in SEATS}
            if sums[SEATS[0]] != sums[SEATS[1]]:
                self.points[max(SEATS, key=sums.get)]["maiko houses"] += lanterns[c] - self.waiting[c].total() + 1
        return self.by_points("maiko", first)

    def geiko(self) -> tuple[str, str]:
        """Life of a Geiko."""
        self.circle = self.draw("house", 5)
        self.geisha = dict(zip(self.draw("geisha", 5), self.circle, strict=True))
        home = dict(zip(SEATS, self.draw("home", 2), strict=True))
        first = ""
        for number in (1, 2):
            source = f"geiko {number}"
            self.deal()
            first = other(first) if first else self.draw("start")[0]
            under = {house: [] for house in COLOURS}
            if self.options["geiko_hidden_card"]:
                for who in (first, other(first)):
                    self.kept[who] = self.read(who, "keep")[1]
                    self.hand[who].remove(self.kept[who])
            for k in range(10):
                who = first if k % 2 == 0 else other(first)
                card = self.read(who, "choose")[1]
                self.hand[who].remove(card)
                under[self.geisha[colour_of(card)]].append(card)
                house = self.walk(card)
                for owner in SEATS:
                    self.points[owner][f"{source} visits"] += 2 * (home[owner] == house)
                if self.options["geiko_home_stop"] and house == colour_of(card):
                    self.points[who][f"{source} home stops"] += 1
                if k < 8:
                    self.hand[who] += self.draw("deal")
            for card in self.kept.values():
                under[self.geisha[colour_of(card)]].append(card)
            mine, theirs = (sum_of(self.hand[who]) for who in SEATS)
            self.points[SEATS[mine > theirs]][f"{source} difference"] += abs(mine - theirs)
            for house in COLOURS:
                there = [c for c in COLOURS if self.geisha[c] == house]
                sums = {who: sum_of(self.hand[who], *there) if there else 0 for who in SEATS}
                if sums[SEATS[0]] != sums[SEATS[1]]:
                    self.points[max(SEATS, key=sums.get)][f"{source} influence"] += sum_of(under[house])
        return self.by_points("geiko", first)

    def by_points(self, name: str, first: str) -> tuple[str, str]:
        """The winner of a Maiko or a Geiko."""
        totals = {who: sum(n for source, n in self.points[who].items() if source.startswith(name)) for who in SEATS}
        if totals[SEATS[0]] == totals[SEATS[1]]:
            return first, "first player"
        return max(SEATS, key=totals.get), "points"

    def tell(self) -> tuple[str, str]:
        """The whole record."""
        mode = self.options["mode"]
        if mode != "campaign":
            result = getattr(self, mode)()
        else:
            winners = [play()[0] for play in (self.maiko, self.evening, self.geiko)]
            result = max(SEATS, key=winners.count), "games won"
        assert self.at == len(self.lines), "the record goes on after the end"
        return result
