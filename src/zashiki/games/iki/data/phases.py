"""The phases: what is asked and what happens by itself, in the order of their numbers."""

PHASES = (
    # what chance is asked
    "draw first", "draw building", "draw blocker", "draw character", "draw nagaya",
    # what a player is asked
    "starter", "starter room", "ikizama", "hire", "hire room", "walk", "further", "visit", "second token",
    "train", "swap", "swap with", "plan", "building room", "neutral", "neutral room", "escape", "feed", "new year",
    "over",
    # what an action leaves to be done before anybody is asked again
    "next starter", "month start", "next ikizama", "next turn", "walking", "arrive", "deal done", "turn end",
    "turns done", "event", "fire spreads", "payday", "feeding", "event done", "next guest", "final count",
)  # fmt: skip
(
    DRAW_FIRST, DRAW_BUILDING, DRAW_BLOCKER, DRAW_CHARACTER, DRAW_NAGAYA,
    STARTER, STARTER_ROOM, IKIZAMA, HIRE, HIRE_ROOM, WALK, FURTHER, VISIT, SECOND_TOKEN,
    TRAIN, SWAP_FIRST, SWAP_SECOND, PLAN, BUILDING_ROOM, NEUTRAL, NEUTRAL_ROOM, ESCAPE, FEED, NEW_YEAR,
    FINISHED,
    NEXT_STARTER, MONTH_START, NEXT_IKIZAMA, NEXT_TURN, WALKING, ARRIVE, DEAL_DONE, TURN_END,
    TURNS_DONE, EVENT, FIRE_SPREADS, PAYDAY, FEEDING, EVENT_DONE, NEXT_GUEST, FINAL_COUNT,
) = range(len(PHASES))  # fmt: skip
