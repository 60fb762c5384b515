"""The action table: fixed numbers, each with a notation that says what is done.

In every phase what may be done is a set of neighbours in this table: a first action and a bit mask of those after it.
"""

from ....api.actions import ActionTable, Group
from .names import BUILDINGS, CHARACTERS, DEALS, NAGAYA, ROOMS, SEATS, SHOPS, SPACES, TOKENS

TABLE = ActionTable(
    (
        Group("income", meaning="take income instead of hiring"),
        Group("hire", CHARACTERS, "hire the character, or take it as a starting card"),
        Group("room", ROOMS, "put the card there"),
        Group("ikizama", SPACES, "put the ikizama on that space"),
        Group("walk", SPACES[1:], "walk so many steps (from the 1-4 space)"),
        Group("stop", meaning="walk no further"),
        Group("sandal", meaning="walk one step further for a sandal"),
        Group("ox step", meaning="walk one step further with the Move +1 token"),
        Group("done", meaning="do no more business here"),
        Group("deal", DEALS, "make that deal with the shop"),
        Group("buy", TOKENS, "buy the token"),
        Group("build", BUILDINGS, "build the building"),
        Group("use", ROOMS, "deal with the character in that room"),
        Group("train", ROOMS, "give the own character in that room experience"),
        Group("swap", ROOMS, "choose the character in that room for the change of rooms"),
        Group("neutral", CHARACTERS, "choose the neutral character (two players)"),
        Group("burn", meaning="let the character burn"),
        Group("escape", meaning="save the character with an Escape token"),
        Group("starve", ROOMS, "leave the character in that room unfed"),
        Group("go", SHOPS, "put the oyakata before that shop (New Year)"),
        Group("first", SEATS, "that seat is the first player", chance=True),
        Group("plan", BUILDINGS, "the building comes on offer", chance=True),
        Group("block", SPACES, "the blocker shows that space (two players)", chance=True),
        Group("draw", CHARACTERS, "the character comes into the row", chance=True),
        Group("fire", NAGAYA, "the fire breaks out in that nagaya", chance=True),
    )
)
A_INCOME, A_HIRE, A_ROOM, A_SPACE, A_WALK = (TABLE.first(v) for v in ("income", "hire", "room", "ikizama", "walk"))
A_STOP, A_SANDAL, A_OX_STEP = (TABLE.first(v) for v in ("stop", "sandal", "ox step"))
A_DONE, A_DEAL, A_BUY, A_BUILD, A_USE = (TABLE.first(v) for v in ("done", "deal", "buy", "build", "use"))
A_TRAIN, A_SWAP, A_NEUTRAL = (TABLE.first(v) for v in ("train", "swap", "neutral"))
A_BURN, A_ESCAPE, A_STARVE, A_GO = (TABLE.first(v) for v in ("burn", "escape", "starve", "go"))
A_FIRST, A_PLAN, A_BLOCK, A_DRAW, A_FIRE = (TABLE.first(v) for v in ("first", "plan", "block", "draw", "fire"))
"""The first action of each group."""
