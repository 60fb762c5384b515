"""The phases of the game: their names, in the order of their numbers."""

PHASES = (
    # what chance is asked
    "houses", "geisha", "lanterns", "arrivals", "homes", "influence", "prestige", "dark", "first", "deal",
    "draw", "counter draw",
    # what a player is asked
    "choose first", "face down", "act", "reveal card", "keep", "discard", "offer card", "respond",
    "counter card", "remove", "say", "manner", "order", "token", "guest", "visit", "over",
    # what an action leaves to be done before anybody is asked again
    "playing", "round end", "game end",
)  # fmt: skip
(
    LAY_HOUSES, PLACE_GEISHA, LAY_LANTERNS, ARRIVALS, DRAW_HOMES, DRAW_INFLUENCE, LAY_PRESTIGE, DARKEN, DRAW_FIRST,
    DEAL, DRAW, COUNTER_DRAW,
    CHOOSE_FIRST, LAY_FACE_DOWN, ACT, REVEAL_CARD, KEEP, DISCARD, OFFER_CARD, RESPOND,
    COUNTER_CARD, REMOVE, SAY, MANNER, ORDER, TOKEN, GUEST, VISIT, FINISHED,
    PLAYING, ROUND_END, GAME_END,
) = range(len(PHASES))  # fmt: skip
