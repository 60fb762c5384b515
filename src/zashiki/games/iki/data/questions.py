"""The questions about IKI that `zashiki lab` answers by many games."""

from ....api.questions import NUMBER, Question

QUESTIONS = (
    Question("first player", "first"),
    Question("starting character", "starter", "card"),
    Question("hired", "hire", "card"),
    Question("retired", "retire", "card"),
    Question("built", "build", "building"),
    Question("bought", "buy", "token"),
    Question("how many hired", "hire", take=NUMBER),
    Question("how many laps", "lap", take=NUMBER),
    Question("how many cards burned", "burn", take=NUMBER),
    Question("how many starved", "starve", take=NUMBER),
)
