"""What a tournament came to: ratings, shares of games won, scores, lengths, speeds."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .match import Result
from .ratings import Meeting, Rating, rate, wilson


@dataclass(frozen=True)
class Share:
    """A share of games, with its 95% interval."""

    won: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval, Wilson's."""
        return wilson(self.won, self.games)

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        least, most = self.interval
        return {"won": self.won, "games": self.games, "least": least, "most": most}

    def __str__(self) -> str:
        if not self.games:
            return ""
        least, most = self.interval
        return f"{self.won / self.games:.1%} ({least:.1%} to {most:.1%})"


@dataclass(frozen=True)
class Standing:
    """One bot of a tournament."""

    bot: str
    rating: Rating
    share: Share
    by_seat: tuple[Share, ...]
    against: dict[str, Share]
    score: float
    decisions_per_second: float

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "bot": self.bot,
            "elo": {"value": self.rating.elo, "least": self.rating.least, "most": self.rating.most},
            "wins": self.share.to_json(),
            "wins_by_seat": [share.to_json() for share in self.by_seat],
            "wins_against": {name: share.to_json() for name, share in self.against.items()},
            "average_score": self.score,
            "decisions_per_second": self.decisions_per_second,
        }


@dataclass(frozen=True)
class Table:
    """The whole result, the strongest bot first."""

    games: int
    standings: list[Standing]
    seats: tuple[Share, ...]
    """What each seat won, whoever sat there."""
    actions: float
    decisions: float

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "games": self.games,
            "standings": [standing.to_json() for standing in self.standings],
            "wins_by_seat": [share.to_json() for share in self.seats],
            "average_actions": self.actions,
            "average_decisions": self.decisions,
        }


def tabulate(bots: Sequence[str], results: Sequence[Result]) -> Table:
    """The table of these results."""
    if not results:
        return Table(0, [], (), 0.0, 0.0)
    ratings = _ratings(bots, results)
    standings = [_standing(name, ratings[k], results) for k, name in enumerate(bots)]
    n, players = len(results), len(results[0].bots)
    return Table(
        games=n,
        standings=sorted(standings, key=lambda standing: -standing.rating.elo),
        seats=tuple(Share(sum(r.share(seat) for r in results), n) for seat in range(players)),
        actions=sum(r.actions for r in results) / n,
        decisions=sum(sum(r.decisions) for r in results) / n,
    )


def _ratings(bots: Sequence[str], results: Sequence[Result]) -> list[Rating]:
    deals: dict[str, list[Meeting]] = defaultdict(list)
    for result in results:
        for a, one in enumerate(result.bots):
            for b in range(a):
                if result.bots[b] != one:
                    deals[result.seed].append((bots.index(one), bots.index(result.bots[b]), _duel(result, a, b)))
    return rate(len(bots), list(deals.values()))


def _duel(result: Result, a: int, b: int) -> float:
    """What one seat scored against another: by who won, and if neither or both did, by points."""
    mine, theirs = ((seat in result.winners, result.scores[seat]) for seat in (a, b))
    if mine[0] and theirs[0]:
        return 0.5
    return 0.5 if mine == theirs else float(mine > theirs)


def _standing(name: str, rating: Rating, results: Sequence[Result]) -> Standing:
    """What one bot did; among copies of itself each copy counts."""
    sat = [(result, seat) for result in results for seat, who in enumerate(result.bots) if who == name]
    players = len(results[0].bots)
    by_seat = [[r.share(seat) for r, seat in sat if seat == place] for place in range(players)]
    against: dict[str, list[float]] = defaultdict(list)
    for result, seat in sat:
        for rival in sorted({*result.bots} - {name}):
            against[rival].append(result.share(seat))
    spent = sum(r.seconds[seat] for r, seat in sat)
    return Standing(
        bot=name,
        rating=rating,
        share=Share(sum(r.share(seat) for r, seat in sat), len(sat)),
        by_seat=tuple(Share(sum(shares), len(shares)) for shares in by_seat),
        against={rival: Share(sum(shares), len(shares)) for rival, shares in against.items()},
        score=sum(r.scores[seat] for r, seat in sat) / max(1, len(sat)),
        decisions_per_second=sum(r.decisions[seat] for r, seat in sat) / spent if spent else 0.0,
    )
