"""Text of a review in one language: the same sentences for the terminal, the report and the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..api.facts import Facts
from ..api.game import Game
from ..api.timeline import Moment, Timeline
from ..engine.kernels import CHANCE
from .analysis import Review
from .coach import Advice
from .split import Amount, Split

DECIMAL_COMMA = ("ru", "fr", "pl")
MINUS, THIN_SPACE = "\N{MINUS SIGN}", "\N{NARROW NO-BREAK SPACE}"


@dataclass(frozen=True)
class ReviewText:
    """Sentences and numbers of a review in one language, with the names the players have."""

    game: Game
    language: str
    facts: Facts
    timeline: Timeline | None = None
    """The positions of the game, so that an action can be called by what lay at the places it names."""

    @staticmethod
    def of(
        game: Game, language: str, names: tuple[str | None, ...] = (), timeline: Timeline | None = None
    ) -> ReviewText:
        """The text for a game."""
        return ReviewText(game, language, game.facts_in(language, names), timeline)

    def say(self, id_: str, **facts: Any) -> str:
        """A sentence of the review."""
        return self.facts.say.say(f"review-{id_}", **facts)

    def title(self) -> str:
        """The heading of a review."""
        return self.say("title", game=self.facts.say.say("game-title"))

    def name(self, actor: int) -> str:
        """What a seat, or chance, is called."""
        return self.say("draws") if actor == CHANCE else self.facts.names[actor]

    def label(self, action: int, number: int, seat: int) -> str:
        """An action in words, with what that seat knew at that position."""
        meant = self.game.kind.actions[action]
        if self.timeline is None:
            return self.game.kind.label(meant, self.facts)
        return self.game.kind.button(meant, self.timeline.state(number).view(seat), self.facts)

    def percent(self, share: float, signed: bool = False) -> str:
        """A share of the win.

        >>> import zashiki
        >>> game = zashiki.load("geishas-road")
        >>> ReviewText.of(game, "en").percent(-0.125, signed=True), ReviewText.of(game, "pl").percent(0.125)
        ('−12.5%', '12,5\u202f%')
        """
        text = self.number(100 * share, signed)
        return f"{text}{THIN_SPACE}%" if self.language in DECIMAL_COMMA else f"{text}%"

    def number(self, value: float, signed: bool = False) -> str:
        """A number with one decimal, as the language writes it."""
        text = f"{value:+.1f}" if signed else f"{value:.1f}"
        if float(text) == 0:
            text = text.lstrip("+-")
        text = text.replace("-", MINUS)
        return text.replace(".", ",") if self.language in DECIMAL_COMMA else text

    def amount(self, amount: Amount, signed: bool = True) -> str:
        """A share with its uncertainty; what is certain has none."""
        return self.percent(amount.value, signed) + (f" ± {self.percent(2 * amount.error)}" if amount.error else "")

    def better(self, advice: Advice) -> str:
        """What a decision cost, and what was better."""
        return self.say(
            "better",
            name=self.name(advice.seat),
            chosen=self.label(advice.chosen, advice.number, advice.seat),
            better=self.label(advice.best, advice.number, advice.seat),
            cost=self.percent(advice.cost),
            error=self.percent(2 * advice.error),
        )

    def parts(self, split: Split, over: bool) -> list[tuple[str, Amount]]:
        """The rows of luck and choice, from the start to the result."""
        return [
            (self.say("start"), split.start),
            (self.say("luck"), split.luck),
            (self.say("choice"), split.choice),
            *((self.say("choices", name=self.name(k)), part) for k, part in enumerate(split.choices)),
            (self.say("result" if over else "open-result"), split.result),
        ]

    def events(self, moment: Moment) -> str:
        """The events of an action as sentences of the log; after the end everything is open."""
        sentences = (self.game.kind.tell(event, None, self.facts) for event in moment.events)
        return " ".join(sentence for sentence in sentences if sentence)


def turning_points(review: Review, seat: int | None) -> list[Advice]:
    """The marked decisions of a seat or of all, in the order of the game."""
    return sorted(review.turning_points(seat), key=lambda advice: advice.number)
