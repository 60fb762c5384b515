"""The questions players argue about, answered from games that bots play with themselves.

Each game asks its own: `questions.py` in its folder is a table of them (`core.questions`), asked of every seat at the
end of every game; the lab tells how often each answer came and how often its seat won.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from ..api.game import Game
from ..api.questions import NUMBER, Question
from ..bots import bot
from ..registry import load
from .match import Job, final
from .standings import Share

RARE = 0.01
"""Of what was done in fewer seats than this share nothing is told."""


@dataclass(frozen=True)
class Study:
    """What one game taught."""

    shares: tuple[float, ...]
    """What each seat won."""
    sources: tuple[dict[str, int], ...]
    """Points of each seat by source."""
    deeds: tuple[tuple[str, ...], ...]
    """What each seat ever did, by notation."""
    answers: tuple[dict[str, tuple[str, ...]], ...]
    """The answers of each seat, by the title of the question."""
    decisions: int
    lead: int
    """Points between the first and the second."""


def study(job: Job) -> Study:
    """Play a game and note what it teaches."""
    game = load(job.game, job.edition, **job.options)
    state = game.start(seed=job.seed)
    players = [bot(name, game, f"{job.seed} {seat}") for seat, name in enumerate(job.bots)]
    decisions, deeds = 0, [dict[str, None]() for _ in players]
    while state.turn is not None:
        seat = state.turn
        view = state.bot_view(seat)
        action = players[seat].choose(view)
        if len(view.legal_ids) > 1:
            decisions += 1
            deeds[seat][action.text] = None
        state.play(action)
    outcome, events, seats = final(state), state.events_from(0), range(game.players)
    totals = sorted((row["total"] for row in outcome.scores), reverse=True)
    answers = [{asked.title: asked.answers(events, seat) for asked in game.kind.questions} for seat in seats]
    return Study(
        shares=tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in seats),
        sources=tuple(row["by_source"] for row in outcome.scores),
        deeds=tuple(tuple(done) for done in deeds),
        answers=tuple(answers),
        decisions=decisions,
        lead=totals[0] - totals[1],
    )


@dataclass
class Findings:
    """What many games taught together."""

    game: Game
    bot: str
    games: int = 0
    seats: list[float] = field(default_factory=list)
    sources: dict[str, tuple[float, float]] = field(default_factory=dict)
    """Average points of a winner and of a loser."""
    deeds: dict[str, Share] = field(default_factory=dict)
    """How often a seat that did something won, by notation, the best first; what is rare is left out."""
    answers: dict[str, dict[str, Share]] = field(default_factory=dict)
    lengths: Counter[int] = field(default_factory=Counter)
    leads: Counter[int] = field(default_factory=Counter)

    @property
    def by_seat(self) -> list[Share]:
        """What each seat won."""
        return [Share(won, self.games) for won in self.seats]

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        names = self.game.seats
        return {
            "game": self.game.name,
            "options": self.game.options,
            "bot": self.bot,
            "games": self.games,
            "seats": {name: share.to_json() for name, share in zip(names, self.by_seat, strict=True)},
            "points_by_source": {name: {"winner": w, "loser": r} for name, (w, r) in self.sources.items()},
            "wins_by_deed": {name: share.to_json() for name, share in self.deeds.items()},
            "answers": {t: {k: s.to_json() for k, s in rows.items()} for t, rows in self.answers.items()},
            "decisions": dict(sorted(self.lengths.items())),
            "leads": dict(sorted(self.leads.items())),
        }


def jobs(game: Game, edition: str | None, player: str, games: int, seed: str) -> list[Job]:
    """Games of a bot with itself."""
    seats = (player,) * game.players
    return [Job(k, game.name, game.options, edition, seats, f"{seed}-lab-{k}") for k in range(games)]


def gather(game: Game, player: str, studies: Iterable[Study]) -> Findings:
    """Put the studies of many games together."""
    found = Findings(game, player, seats=[0.0] * game.players)
    deeds: dict[str, list[float]] = defaultdict(list)
    answers: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    winners, losers, sums = 0.0, 0.0, defaultdict[str, list[float]](lambda: [0.0, 0.0])
    for one in studies:
        found.games += 1
        found.lengths[one.decisions] += 1
        found.leads[one.lead] += 1
        for seat, share in enumerate(one.shares):
            found.seats[seat] += share
            winners, losers = winners + share, losers + 1 - share
            for source, points in one.sources[seat].items():
                sums[source][0] += share * points
                sums[source][1] += (1 - share) * points
            for deed in one.deeds[seat]:
                deeds[deed].append(share)
            for title, labels in one.answers[seat].items():
                for label in labels:
                    answers[title][label].append(share)
    told = {source: sums[source] for source in game.kind.sources if source in sums}
    found.sources = {source: (w / max(1, winners), r / max(1, losers)) for source, (w, r) in told.items()}
    often = {k: Share(sum(v), len(v)) for k, v in deeds.items() if len(v) >= RARE * found.games * game.players}
    found.deeds = dict(sorted(often.items(), key=lambda item: -item[1].won / item[1].games))
    found.answers = {asked.title: _in_order(asked, answers[asked.title]) for asked in game.kind.questions}
    return found


def _in_order(asked: Question, rows: dict[str, list[float]]) -> dict[str, Share]:
    """Numbers from the smallest, everything else from what won most."""
    shares = {label: Share(sum(won), len(won)) for label, won in rows.items()}
    if asked.take == NUMBER:
        return dict(sorted(shares.items(), key=lambda item: int(item[0])))
    return dict(sorted(shares.items(), key=lambda item: (-item[1].won / item[1].games, item[0])))
