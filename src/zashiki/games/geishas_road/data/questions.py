"""The questions that statistics of Geisha's Road answer."""

from ....api.questions import FIRST, NUMBER, Question

QUESTIONS = (
    Question("began the first round", "start", only=("round", 1)),
    Question("first action", "act", "action", take=FIRST),
    Question("rounds won", "round won", take=NUMBER),
    Question("geisha won in some round", "favour", "geisha"),
    Question("guests received", "guest", take=NUMBER),
    Question("prestige tokens gained", "return", take=NUMBER),
    Question("achievement", "feat", "feat"),
    Question("how the game was won", "game won", "by"),
)
