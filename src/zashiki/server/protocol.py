"""Every message of the protocol, typed. docs/protocol.md shows each; the TypeScript types are made from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ..core.pictures import Role

OptionValue = bool | int | str
LAST = r"$(?!\n)"
"""The very end of a text, in Python as in JavaScript: the dollar alone allows a line break after it."""
ClientId = Annotated[
    str, Meta(pattern=rf"^[\x21-\x7e]{{1,64}}{LAST}", description="chosen by the client; a repeat is harmless")
]
Name = Annotated[str, Meta(max_length=40)]
Language = Annotated[str, Meta(pattern=rf"^[a-zA-Z]{{2,3}}(-[a-zA-Z0-9]{{2,8}})*{LAST}", max_length=35)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=-1, le=2**53 - 1)]
Key = Annotated[str, Meta(max_length=128)]
RefusalKind = Literal[
    "bad-request", "bad-key", "foreign-origin", "not-allowed", "unknown-table", "unknown-path", "wrong-method", "stale",
    "not-your-turn", "not-started", "over", "seat-taken", "too-large", "illegal", "unknown-action", "bad-options",
    "unknown-game", "too-many", "server-error", "broken-table", "try-again",
]  # fmt: skip
EntryKind = Literal[
    "open", "claim", "name", "salt", "move", "take-back", "offer-undo", "answer-undo", "resign", "timeout", "abandon",
    "hand-over", "reclaim", "chat", "mute", "end", "rematch",
]  # fmt: skip

ReviewDepth = Literal["quick", "usual", "deep"]
ReviewStage = Literal["none", "running", "done", "failed"]

# what a client sends


class SeatOrder(Struct, forbid_unknown_fields=True):
    """One seat of a new table."""

    kind: Literal["person", "bot", "open"] = "person"
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None
    """The strength of a bot; of a person's seat, the bot that takes over when the person is away."""
    language: Language | None = None


class ClockOrder(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Minutes a seat has for the whole game, or days it has for each move."""

    minutes: Annotated[float, Meta(gt=0, le=60 * 24)] | None = None
    days: Annotated[float, Meta(gt=0, le=90)] | None = None


class TableOrder(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/tables`."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatOrder], Meta(max_length=16)] = []
    options: dict[Annotated[str, Meta(max_length=60)], OptionValue] = {}
    clock: ClockOrder | None = None
    salts: bool = False
    """Wait for a salt from every person before the first draw."""
    away: Annotated[float, Meta(ge=0, le=60 * 24 * 90)] | None = None
    """Minutes after which a bot takes the seat of a person who is away on the move; none: never."""
    record: Annotated[str, Meta(max_length=100_000)] | None = None
    """Go on from this record; its game and options are those of the table."""
    upto: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """How many of its actions are taken over; none: all."""
    redealt: SeatNumber | None = None
    """Deal anew what this seat could not know then."""
    hints: bool = False
    """May a seat ask the coach for advice while the game is played?"""


class ReviewOrder(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/tables/{id}/review`: have a finished game looked at again; harmless to repeat."""

    depth: ReviewDepth = "usual"


class Claim(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/tables/{id}/seats`: sit down on an open seat."""

    seat: SeatNumber | None = None
    name: Name | None = None
    language: Language | None = None


class Hello(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first message on a socket: who, and the last entry already known."""

    key: Key | None = None
    after: Number | None = None
    views: bool = True
    """Send prompt, scores and view with every position? Who asks for scenes needs none of them."""


class Command(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a seat asks for; on a socket `type` says which, over HTTP the path does."""

    id: ClientId


class Move(Command, tag="move"):
    """An action, in answer to the position of version `at`."""

    at: Number
    action: Annotated[str, Meta(max_length=120)] | Annotated[int, Meta(ge=0, le=1_000_000)]


class TakeBack(Command, tag="take-back"):
    """Take the own last choice back, as long as nothing random, hidden or of another followed it."""

    at: Number


class OfferUndo(Command, tag="offer-undo"):
    """Ask the others to let the own last move be undone, whatever followed it."""

    at: Number


class AnswerUndo(Command, tag="answer-undo"):
    """Agree to an offer to undo, or not."""

    at: Number
    accept: bool


class Resign(Command, tag="resign"):
    """Give the game up. Of more than two players only the one leaves, and a bot goes on."""


class Leave(Command, tag="leave"):
    """Let a bot play on; the seat can be reclaimed."""


class Reclaim(Command, tag="reclaim"):
    """Take the seat back from the bot."""


class Chat(Command, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=10_000)]


class Mute(Command, tag="mute"):
    """Stop receiving what a seat says, or receive it again."""

    seat: SeatNumber
    muted: bool = True


class Rename(Command, tag="name"):
    """Change the name and language shown for the seat."""

    name: Name | None = None
    language: Language | None = None


class Salt(Command, tag="salt"):
    """Add to the seed before the first draw; an empty text adds nothing and does not hold the table up."""

    salt: Annotated[str, Meta(max_length=64)] = ""


class Rematch(Command, tag="rematch"):
    """The same again with the seats rotated; every key stays good."""


AnyCommand = Move | TakeBack | OfferUndo | AnswerUndo | Resign | Leave | Reclaim | Chat | Mute | Rename | Salt | Rematch
COMMANDS: dict[str, type[Command]] = {
    "moves": Move,
    "take-back": TakeBack,
    "offer-undo": OfferUndo,
    "answer-undo": AnswerUndo,
    "resign": Resign,
    "leave": Leave,
    "reclaim": Reclaim,
    "chat": Chat,
    "mute": Mute,
    "name": Rename,
    "salt": Salt,
    "rematch": Rematch,
}
"""The last part of the path a command is posted to."""

# what the server answers


class OptionInfo(Struct):
    """An option of a game; a default of null is settled by the game from the other options."""

    name: str
    title: str
    choices: list[OptionValue]
    titles: list[str | None]
    """What each choice is called; null: it speaks for itself."""
    helps: list[str | None]
    default: OptionValue | None
    help: str


class GameInfo(Struct):
    """A game that can be played."""

    name: str
    title: str
    line: str
    """An inviting sentence."""
    facts: str
    """Players and time."""
    rules: int
    seats: list[str]
    seat_titles: list[str]
    sources: dict[str, str]
    """What the sources of points are called."""
    secrets: bool
    """Does a seat hold something that others may not see?"""
    options: list[OptionInfo]


class Fitting(Struct):
    """`GET /api/games/{game}/options`: the choices that still go with those made, and all options as settled."""

    choices: dict[str, list[OptionValue]]
    settled: dict[str, OptionValue | None]


class Rule(Struct):
    """A paragraph of a rulebook."""

    id: str
    title: str
    text: str


class RulesSection(Struct):
    """A section of a rulebook; its own text stands before the paragraphs."""

    title: str
    intro: str
    paragraphs: list[Rule]


class Rules(Struct):
    """`GET /api/games/{game}/rules`."""

    title: str
    sections: list[RulesSection]


class BotInfo(Struct):
    """A strength of bots."""

    level: str
    help: str


class Games(Struct):
    """`GET /api/games`."""

    games: list[GameInfo]
    bots: list[BotInfo]


class SeatKey(Struct):
    """The key of a person's seat: shown once, kept only as a hash."""

    seat: int
    key: str


class TableMade(Struct):
    """The answer to a new table."""

    table: str
    seats: list[SeatKey]
    watch: str
    commitment: str


class Ack(Struct, tag="ack", tag_field="type", omit_defaults=True):
    """A command was done: the entry it became, and the version of the position now."""

    id: str
    number: int
    version: int
    table: str | None = None
    """The table of a rematch."""
    seat: int | None = None
    """The seat there."""


class Refusal(Struct, tag="refusal", tag_field="type", omit_defaults=True):
    """Why something was not done; `text` is for people."""

    refusal: RefusalKind
    text: str
    version: int | None = None
    rule: str | None = None
    id: str | None = None


class WhyNot(Struct):
    """`GET /api/tables/{id}/why-not`: null, or the rule that forbids the action."""

    action: str
    rule: str | None
    text: str | None


class SeatInfo(Struct):
    """Who sits where. `bot` is the level that plays now, if one does."""

    seat: int
    title: str
    kind: Literal["person", "bot", "open"]
    name: str | None
    language: str | None
    bot: str | None
    salted: bool


class Clock(Struct):
    """The clocks: milliseconds each seat has left at `at`, and whose runs."""

    left: list[int]
    at: int
    running: int | None


class About(Struct):
    """What seldom changes at a table. `seed` is null until the end."""

    table: str
    game: str
    title: str
    options: dict[str, OptionValue | None]
    rules: int
    edition: str
    created: int
    commitment: str
    seed: str | None
    salts: list[str]
    seats: list[SeatInfo]
    you: int | None
    away: float | None
    rematch: str | None
    hints: bool = False
    """May seats ask for hints?"""


class Choice(Struct):
    """A legal action: its number, its notation, and words for a button."""

    id: int
    action: str
    label: str
    meaning: str


class Outcome(Struct):
    """How it ended."""

    winners: list[int]
    reason: str
    notes: dict[str, Any]


class Score(Struct):
    """Points of a seat."""

    total: int
    by_source: dict[str, int]


class UndoOffer(Struct):
    """An offer to undo that waits for answers."""

    seat: int
    waiting: list[int]


class Position(Struct, omit_defaults=True):
    """Where the game stands, for one viewer; on a socket that asked for no views, the last three are left out."""

    version: int
    stage: Literal["gathering", "playing", "over"]
    turn: int | None
    legal: list[Choice]
    can_take_back: bool
    undo: UndoOffer | None
    outcome: Outcome | None
    clock: Clock | None
    prompt: str | UnsetType = UNSET
    scores: list[Score] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType | None = UNSET


class Happening(Struct):
    """A fact of the game: its verb, the rule it follows from, whom it concerns, and a sentence if it is worth one."""

    verb: str
    rule: str
    seat: int | None
    data: dict[str, int | str | None]
    text: str | None


class Entry(Struct, omit_defaults=True):
    """One entry of the log, as the viewer may see it."""

    number: int
    at: int
    kind: EntryKind
    seat: int | None = None
    action: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    accept: bool | UnsetType = UNSET
    table: str | UnsetType = UNSET
    events: list[Happening] = []


class Update(Struct, tag="update", tag_field="type", omit_defaults=True):
    """What happened since a cursor, and where things stand now: `number` is the next cursor.

    `about` and `position` come when they may have changed, and always in answer to a question.
    """

    number: int
    entries: list[Entry]
    position: Position | None = None
    about: About | None = None


class SceneChoice(Struct):
    """A legal action with words for a button; `final` if it cannot be taken back."""

    id: int
    action: str
    label: str
    final: bool


class ScenePart(Struct):
    """A picture: an `<svg>` of `width` to `height`, to be shown at least `least` CSS pixels wide."""

    name: str
    role: Role
    svg: str
    width: int
    height: int
    least: int
    seat: int | None


class LogLine(Struct):
    """A sentence of the log, the rule behind it, and the marks in the pictures that it speaks of."""

    number: int
    seat: int | None
    verb: str
    text: str
    rule: str
    marks: list[str]


class Scene(Struct):
    """`GET /api/tables/{id}/scene`: a position drawn and put into words for one viewer in one language."""

    number: int
    version: int
    turn: int | None
    prompt: str
    choices: list[SceneChoice]
    parts: list[ScenePart]
    lines: list[LogLine]
    scores: list[Score]
    names: list[str]


class Draw(Struct):
    """What chance chose from: draw `number` of the seed's stream falls among the weights, in this order.

    The number is null for a draw of the given beginning, which does not come from the seed.
    """

    number: int | None
    options: list[tuple[str, int]]


class Moment(Struct):
    """An action of a game that is over: the `k`th, `seat` null for chance, and the totals after it."""

    k: int
    seat: int | None
    action: str
    label: str | None
    """Words for it; null for chance, and for what the eyes that look could not know."""
    lines: list[LogLine]
    totals: list[int]
    draw: Draw | None


class Story(Struct):
    """`GET /api/tables/{id}/story`: a game that is over, from its first draw to its end."""

    table: str
    game: str
    title: str
    names: list[str]
    seats: list[str]
    """What the seats are called in a record."""
    you: int | None
    outcome: Outcome | None
    commitment: str
    seed: str | None
    salts: list[str]
    given: int
    """How many of the actions were given as the beginning."""
    first: list[int]
    """The totals before the first action."""
    moments: list[Moment]


class Candidate(Struct):
    """An action the coach thought about: how often, the chance to win with it, the final scores it expects by seat.

    Here and in reviews `error` is half of the 95% interval: twice the standard error.
    """

    action: str
    label: str
    visits: int
    win: float
    error: float
    scores: list[float]


class Hint(Struct):
    """`GET /api/tables/{id}/hint`: what the coach thinks of the choices from the seat's view, the best first."""

    version: int
    candidates: list[Candidate]


class SeatShare(Struct):
    """The result of a seat taken apart, in shares of the win: `start`, `luck` and `choice` add up to `result`."""

    seat: int
    start: float
    start_error: float
    luck: float
    luck_error: float
    choice: float
    choice_error: float
    choices: list[float]
    """What the decisions of each seat changed for this one; they add up to `choice`."""
    choices_error: list[float]
    result: float
    result_error: float


class Worth(Struct):
    """What the position after `at` actions is worth to each seat: the share of the win, and expected final points."""

    at: int
    values: list[float]
    errors: list[float]
    points: list[float]


class Decision(Struct):
    """What the coach thinks of a decision, in the position after `at` actions; the best action first."""

    at: int
    seat: int
    action: str
    best: str
    cost: float
    error: float
    costly: bool
    """Is it one of the few that cost most?"""
    text: str | None
    """What was better and by how much, if anything."""
    candidates: list[Candidate]


class Review(Struct):
    """A finished game looked at again. `method` and `depth` are sentences for people."""

    method: str
    depth: str
    over: bool
    """Was it played to a result? Else the last position stands for it."""
    seats: list[SeatShare]
    moments: list[Worth]
    """The positions in which luck and choice meet, or the choices of two seats."""
    decisions: list[Decision]


class ReviewState(Struct):
    """`GET` and `POST /api/tables/{id}/review`: how far the review is, from 0 to 1, and all of it once it is done."""

    state: ReviewStage
    progress: float
    review: Review | None


class LessonStep(Struct):
    """A moment of a lesson: what to read, where to look, and what to do; without an action there is only to read."""

    note: str
    text: str
    at: int
    """How many actions of the lesson's record have been done."""
    look: list[str]
    rule: str | None
    leap: bool
    """Is what came before it to be skipped, and not shown action by action?"""
    action: str | None
    label: str | None


class Lesson(Struct):
    """`GET /api/games/{game}/lesson`: the guided first game. The learner sits in `seat`."""

    game: str
    seat: int
    steps: list[LessonStep]


class ExampleInfo(Struct):
    """An example of a rulebook."""

    id: str
    rule: str
    caption: str


class Examples(Struct):
    """`GET /api/games/{game}/examples`."""

    examples: list[ExampleInfo]


class Example(Struct):
    """`GET /api/games/{game}/examples/{id}`: the position, what is done there, and the record to play on from."""

    id: str
    seat: int
    players: int
    before: Scene
    after: Scene
    """Its lines tell what happened."""
    record: str
    upto: int


class Health(Struct):
    """`GET /healthz` and `GET /readyz`."""

    status: Literal["ok", "starting", "failing"]
    text: str = ""


ServerMessage = Update | Ack | Refusal
