// New tables.
import { makeTable } from "../api";
import { noteTable, settings } from "../memory";
import type { GameInfo, OptionValue, SeatOrder } from "../protocol";
import { go } from "../router";
import { language } from "../words";

export const USUAL_LEVEL = "apprentice";
export const FIRST_LEVEL = "novice";
export type Company = "bots" | "friends" | "device";

export interface Order {
  game: GameInfo;
  company: Company;
  options: Record<string, OptionValue>;
  players: number;
  levels: string[];
  hints?: boolean;
}

/** Sit down at a new table. */
export async function found(order: Order): Promise<void> {
  const me: SeatOrder = { kind: "person", name: settings.name.value || null, language: language.value };
  const rest = Array.from({ length: order.players - 1 }, (_, k): SeatOrder => {
    if (order.company === "device") return { kind: "person" };
    const level = order.levels[k] ?? (order.company === "friends" ? "open" : USUAL_LEVEL);
    return level === "open" ? { kind: "open" } : { kind: "bot", level };
  });
  const made = await makeTable({ game: order.game.name, options: order.options, seats: [me, ...rest], hints: order.hints ?? false });
  const keys = Object.fromEntries(made.seats.map(({ seat, key }) => [seat, key]));
  noteTable(made.table, { game: order.game.name, title: order.game.title, keys, shared: order.company === "device" });
  go(`/table/${made.table}`);
}

/** Go on from a position of a record, against novices. */
export async function playOn(game: { name: string; title: string }, from: { record: string; upto: number; seat: number; players: number }): Promise<void> {
  const me: SeatOrder = { kind: "person", name: settings.name.value || null, language: language.value };
  const seats = Array.from({ length: from.players }, (_, k): SeatOrder => (k === from.seat ? me : { kind: "bot", level: FIRST_LEVEL }));
  const made = await makeTable({ game: game.name, seats, record: from.record, upto: from.upto });
  noteTable(made.table, { game: game.name, title: game.title, keys: Object.fromEntries(made.seats.map(({ seat, key }) => [seat, key])) });
  go(`/table/${made.table}`);
}

/** The usual game against bots, at once. */
export function playNow(game: GameInfo, level: string = USUAL_LEVEL): Promise<void> {
  const players = Number(game.options.find((option) => option.name === "players")?.default ?? 2);
  return found({ game, company: "bots", options: {}, players, levels: Array<string>(players).fill(level) });
}
