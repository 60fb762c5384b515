// Made by `zashiki types` from the messages of the server; not to be edited.

export const MAX_RECORD = 100000;
export type RefusalKind = "bad-key" | "bad-options" | "bad-request" | "broken-table" | "foreign-origin" | "illegal" | "not-allowed" | "not-started" | "not-your-turn" | "over" | "seat-taken" | "server-error" | "stale" | "too-large" | "too-many" | "try-again" | "unknown-action" | "unknown-game" | "unknown-path" | "unknown-table" | "wrong-method";
export type EntryKind = "abandon" | "answer-undo" | "chat" | "claim" | "end" | "hand-over" | "move" | "moved" | "mute" | "name" | "offer-undo" | "open" | "pause" | "reclaim" | "rematch" | "resign" | "salt" | "salts-due" | "take-back" | "timeout";
export type OptionValue = boolean | number | string;
export type ReviewDepth = "deep" | "quick" | "usual";
export type ReviewStage = "done" | "failed" | "none" | "running";

/** One seat of a new table. */
export interface SeatOrder {
  kind?: "bot" | "open" | "person";
  name?: string | null;
  level?: string | null;
  language?: string | null;
}

/** Minutes a seat has for the whole game, or days it has for each move. */
export interface ClockOrder {
  minutes?: number | null;
  days?: number | null;
}

/** `POST /api/tables`. */
export interface TableOrder {
  game: string;
  seats?: SeatOrder[];
  options?: Record<string, OptionValue>;
  clock?: ClockOrder | null;
  salts?: boolean;
  away?: number | null;
  record?: string | null;
  upto?: number | null;
  redealt?: number | null;
  hints?: boolean;
}

/** `POST /api/tables/{id}/review`: have a finished game reviewed; harmless to repeat. */
export interface ReviewOrder {
  depth?: ReviewDepth;
}

/** `POST /api/tables/{id}/seats`: sit down on an open seat. */
export interface Claim {
  seat?: number | null;
  name?: string | null;
  language?: string | null;
}

/** The first message on a socket: the key, and the last entry that is known. */
export interface Hello {
  key?: string | null;
  after?: number | null;
  views?: boolean;
}

/** An action, in answer to the position of version `at`. */
export interface Move {
  type: "move";
  id: string;
  at: number;
  action: string | number;
}

/** Take back the own last choice, as long as no chance, hidden information or other player's choice followed it. */
export interface TakeBack {
  type: "take-back";
  id: string;
  at: number;
}

/** Ask the others to undo the own last move, whatever followed it; draws that are undone never come again. */
export interface OfferUndo {
  type: "offer-undo";
  id: string;
  at: number;
}

/** Agree to an offer to undo, or not. */
export interface AnswerUndo {
  type: "answer-undo";
  id: string;
  at: number;
  accept: boolean;
}

/** Resign. With more than two players the game goes on, and a bot plays the seat. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Let a bot play the seat, on the seat's clock; it can be reclaimed, and what the bot did stands. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Take the seat back from the bot. */
export interface Reclaim {
  type: "reclaim";
  id: string;
}

/** A chat message to the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Stop receiving what a seat says, or receive it again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  muted?: boolean;
}

/** Change the name and language shown for the seat. */
export interface Rename {
  type: "name";
  id: string;
  name?: string | null;
  language?: string | null;
}

/** Add a salt to the seed before the first draw: first its hash, then, when all hashes are there, the salt. */
export interface Salt {
  type: "salt";
  id: string;
  salt?: string;
  hash?: string | null;
}

/** The same game again with the seats rotated; every key stays valid. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** An option of a game; if its default is null, the game derives it from the other options. */
export interface OptionInfo {
  name: string;
  title: string;
  choices: OptionValue[];
  titles: (string | null)[];
  helps: (string | null)[];
  default: OptionValue | null;
  help: string;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  title: string;
  line: string;
  facts: string;
  rules: number;
  seats: string[];
  seat_titles: string[];
  sources: Record<string, string>;
  secrets: boolean;
  lesson: boolean;
  options: OptionInfo[];
}

/** `GET /api/games/{game}/options`: the choices that still go with those made, and all options as settled. */
export interface Fitting {
  choices: Record<string, OptionValue[]>;
  settled: Record<string, OptionValue | null>;
}

/** A paragraph of a rulebook. */
export interface Rule {
  id: string;
  title: string;
  text: string;
}

/** A section of a rulebook; its own text stands before the paragraphs. */
export interface RulesSection {
  title: string;
  intro: string;
  paragraphs: Rule[];
}

/** `GET /api/games/{game}/rules`. */
export interface Rules {
  title: string;
  sections: RulesSection[];
}

/** A strength of bots. */
export interface BotInfo {
  level: string;
  help: string;
}

/** `GET /api/games`. */
export interface Games {
  games: GameInfo[];
  bots: BotInfo[];
}

/** The key of a person's seat: sent once, stored only as a hash. */
export interface SeatKey {
  seat: number;
  key: string;
}

/** The answer to a new table. */
export interface TableMade {
  table: string;
  seats: SeatKey[];
  watch: string;
  commitment: string;
}

/** A command was done: the number of its entry, and the version of the position now. */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
  version: number;
  table?: string | null;
  seat?: number | null;
}

/** A refusal: why a request was not done; `text` is for people. */
export interface Refusal {
  type: "refusal";
  refusal: RefusalKind;
  text: string;
  version?: number | null;
  rule?: string | null;
  id?: string | null;
}

/** `GET /api/tables/{id}/why-not`: null, or the rule that forbids the action. */
export interface WhyNot {
  action: string;
  rule: string | null;
  text: string | null;
}

/** Who sits on a seat. `bot` is the level of the bot that plays it now, if one does. */
export interface SeatInfo {
  seat: number;
  title: string;
  kind: "bot" | "open" | "person";
  name: string | null;
  language: string | null;
  bot: string | null;
  stand_in: string | null;
  salted: boolean;
  salt_hash: string | null;
  unsalted: boolean;
}

/** The clocks: milliseconds each seat has left at `at`, and whose runs. */
export interface Clock {
  left: number[];
  at: number;
  running: number | null;
}

/** The facts of a table that seldom change. `seed` is null until the end. */
export interface About {
  table: string;
  game: string;
  title: string;
  options: Record<string, OptionValue | null>;
  rules: number;
  edition: string;
  newest: boolean;
  created: number;
  commitment: string;
  seed: string | null;
  salting: "commit" | "reveal" | null;
  salts: string[];
  seats: SeatInfo[];
  you: number | null;
  away: number | null;
  rematch: string | null;
  hints: boolean;
}

/** A legal action: its number, its notation, and words for a button. */
export interface Choice {
  id: number;
  action: string;
  label: string;
  meaning: string;
}

/** How a game ended. */
export interface Outcome {
  winners: number[];
  reason: string;
  notes: Record<string, unknown>;
}

/** Points of a seat. */
export interface Score {
  total: number;
  by_source: Record<string, number>;
}

/** An offer to undo that waits for answers. */
export interface UndoOffer {
  seat: number;
  waiting: number[];
}

/** Where the game stands, for one viewer; on a socket that asked for no views, the last three are left out. */
export interface Position {
  version: number;
  stage: "gathering" | "over" | "playing";
  turn: number | null;
  legal: Choice[];
  can_take_back: boolean;
  undo: UndoOffer | null;
  outcome: Outcome | null;
  clock: Clock | null;
  prompt?: string;
  scores?: Score[];
  view?: Record<string, unknown> | null;
}

/** An event of the game: its verb, the rule it follows from, whom it concerns, and a sentence if it is worth one. */
export interface Happening {
  verb: string;
  rule: string;
  seat: number | null;
  data: Record<string, number | string | null>;
  text?: string | null;
}

/** One entry of the log, as the viewer may see it. */
export interface Entry {
  number: number;
  at: number;
  kind: EntryKind;
  seat?: number | null;
  action?: string;
  text?: string;
  accept?: boolean;
  table?: string;
  since?: number;
  until?: number;
  events?: Happening[];
}

/** What happened since a cursor, and the position now: `number` is the next cursor. */
export interface Update {
  type: "update";
  number: number;
  entries: Entry[];
  position?: Position | null;
  about?: About | null;
}

/** A legal action with words for a button; `final` if it cannot be taken back. */
export interface SceneChoice {
  id: number;
  action: string;
  label: string;
  final: boolean;
}

/** A picture: an `<svg>` of `width` to `height`, to be shown at least `least` CSS pixels wide. */
export interface ScenePart {
  name: string;
  role: "board" | "defs" | "other" | "own";
  svg: string;
  width: number;
  height: number;
  least: number;
  seat: number | null;
}

/** A sentence of the log, the rule behind it, and the marks in the pictures that it speaks of. */
export interface LogLine {
  number: number;
  seat: number | null;
  verb: string;
  text: string;
  rule: string;
  marks: string[];
}

/** `GET /api/tables/{id}/scene`: a position drawn and put into words for one viewer in one language. */
export interface Scene {
  number: number;
  version: number;
  turn: number | null;
  prompt: string;
  choices: SceneChoice[];
  parts: ScenePart[];
  lines: LogLine[];
  scores: Score[];
  names: string[];
}

/** What chance chose from: draw `number` of the seed's stream picks one of the options by weight, in this order. */
export interface Draw {
  number: number | null;
  options: [string, number][];
}

/** An action of a game that is over: the `k`th, `seat` null for chance, and the totals after it. */
export interface Moment {
  k: number;
  seat: number | null;
  action: string;
  label: string | null;
  lines: LogLine[];
  totals: number[];
  draw: Draw | null;
}

/** `GET /api/tables/{id}/story`: a game that is over, from its first draw to its end. */
export interface Story {
  table: string;
  game: string;
  rules: number;
  title: string;
  names: string[];
  seats: string[];
  you: number | null;
  outcome: Outcome | null;
  commitment: string;
  seed: string | null;
  salts: string[];
  salted: number[];
  unsalted: number[];
  given: number;
  undone: [number, number][];
  first: number[];
  moments: Moment[];
}

/** An action the coach thought about: how often, the chance to win with it, the final scores it expects by seat. */
export interface Candidate {
  action: string;
  label: string;
  visits: number;
  win: number;
  error: number;
  scores: number[];
}

/** `GET /api/tables/{id}/hint`: what the coach thinks of the choices from the seat's view, the best first. */
export interface Hint {
  version: number;
  candidates: Candidate[];
}

/** The result of a seat split into parts, in shares of the win: `start`, `luck` and `choice` add up to `result`. */
export interface SeatShare {
  seat: number;
  start: number;
  start_error: number;
  luck: number;
  luck_error: number;
  choice: number;
  choice_error: number;
  choices: number[];
  choices_error: number[];
  result: number;
  result_error: number;
}

/** What the position after `at` actions is worth to each seat: the share of the win, and expected final points. */
export interface Worth {
  at: number;
  values: number[];
  errors: number[];
  points: number[];
}

/** What the coach thinks of a decision, in the position after `at` actions; the best action first. */
export interface Decision {
  at: number;
  seat: number;
  action: string;
  best: string;
  cost: number;
  error: number;
  costly: boolean;
  text: string | null;
  candidates: Candidate[];
}

/** The review of a finished game. `method` and `depth` are sentences for people. */
export interface Review {
  method: string;
  depth: string;
  over: boolean;
  seats: SeatShare[];
  moments: Worth[];
  decisions: Decision[];
}

/** `GET` and `POST /api/tables/{id}/review`: how far the review is, from 0 to 1, and all of it once it is done. */
export interface ReviewState {
  state: ReviewStage;
  progress: number;
  review: Review | null;
}

/** A moment of a lesson: what to read, where to look, and what to do; without an action there is only to read. */
export interface LessonStep {
  note: string;
  text: string;
  at: number;
  look: string[];
  rule: string | null;
  leap: boolean;
  action: string | null;
  label: string | null;
}

/** `GET /api/games/{game}/lesson`: the guided first game. The learner sits in `seat`. */
export interface Lesson {
  game: string;
  seat: number;
  steps: LessonStep[];
}

/** An example of a rulebook. */
export interface ExampleInfo {
  id: string;
  rule: string;
  caption: string;
}

/** `GET /api/games/{game}/examples`. */
export interface Examples {
  examples: ExampleInfo[];
}

/** `GET /api/games/{game}/examples/{id}`: the position, what is done there, and the record to play on from. */
export interface Example {
  id: string;
  seat: number;
  players: number;
  before: Scene;
  after: Scene;
  record: string;
  upto: number;
}

/** `GET /healthz` and `GET /readyz`. */
export interface Health {
  status: "failing" | "ok" | "starting";
  text: string;
}

export type Command = Move | TakeBack | OfferUndo | AnswerUndo | Resign | Leave | Reclaim | Chat | Mute | Rename | Salt | Rematch;
export type ServerMessage = Update | Ack | Refusal;
