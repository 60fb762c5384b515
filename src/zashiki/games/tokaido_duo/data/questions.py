"""What players of Tokaido Duo argue about."""

from ....api.questions import FIRST, NUMBER, Question

QUESTIONS = (
    Question("rolled first", "round", only=("round", 1)),
    Question("side of the board", "side", "side"),
    Question("colour", "colour", "colour"),
    Question("die taken first", "take", "die", take=FIRST),
    Question("wave tile held at some time", "tile", "wave"),
    Question("hot spring used for", "again", "die"),
    Question("set off the end", "trigger", "trigger"),
    Question("temples visited", "temple", take=NUMBER),
    Question("gardens visited", "garden", take=NUMBER),
    Question("gold slabs", "slab", take=NUMBER),
    Question("paintings given", "gift", take=NUMBER),
)
