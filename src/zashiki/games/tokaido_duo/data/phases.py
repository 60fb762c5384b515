"""The phases of the game, in the order of their numbers; `rules/turn.py` says what each asks and does."""

PHASES = (
    # what chance is asked
    "sides", "colours", "tokens", "waves", "roll", "draw", "reveal",
    # what a player is asked
    "take die", "walk", "route", "region", "path",
    "station", "shore", "mountain town", "coastal town", "canvas", "return", "again", "over",
    # what an action leaves to be done before anybody is asked again
    "set out", "arrived", "acted", "die done", "round end",
)  # fmt: skip
(
    DRAW_SIDES, DRAW_COLOURS, LAY_TOKENS, LAY_WAVES, ROLL, DRAW, REVEAL,
    TAKE_DIE, WALK, ROUTE, REGION, PATH,
    AT_STATION, AT_SHORE, IN_MOUNTAINS, ON_COAST, AT_CANVAS, RETURN, AGAIN, FINISHED,
    SET_OUT, ARRIVED, ACTED, DIE_DONE, ROUND_END,
) = range(len(PHASES))  # fmt: skip
