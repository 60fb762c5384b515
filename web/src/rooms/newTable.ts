// New tables: create one on the server, store its keys, go there.
import { makeTable } from "../api";
import type { Example, GameInfo, SeatOrder, TableOrder } from "../protocol";
import { go } from "../router";
import { saveTable, settings } from "../storage";
import { language } from "../words";

export const USUAL_LEVEL = "apprentice";
export const FIRST_LEVEL = "novice";
export type Opponents = "bots" | "friends" | "device";

export interface Order {
  game: GameInfo;
  opponents: Opponents;
  options: NonNullable<TableOrder["options"]>;
  players: number;
  levels: string[];
  hints?: boolean;
}

/** The seat of the one at this browser. */
export const ownSeat = (): SeatOrder => ({ kind: "person", name: settings.name.value || null, language: language.value });

/** Create a table and go to it; its people add salts to the seed. */
export async function openTable(order: TableOrder, title: string, shared = false): Promise<void> {
  const made = await makeTable({ ...order, salts: true });
  const keys = Object.fromEntries(made.seats.map(({ seat, key }) => [seat, key]));
  saveTable(made.table, { game: order.game, title, keys, shared });
  go(`/table/${made.table}`);
}

/** A table as ordered on the setup page. */
export function createTable(order: Order): Promise<void> {
  const rest = Array.from({ length: order.players - 1 }, (_, k): SeatOrder => {
    if (order.opponents === "device") return { kind: "person" };
    const level = order.levels[k] ?? (order.opponents === "friends" ? "open" : USUAL_LEVEL);
    return level === "open" ? { kind: "open" } : { kind: "bot", level };
  });
  const { game, options, hints = false } = order;
  return openTable({ game: game.name, options, seats: [ownSeat(), ...rest], hints }, game.title, order.opponents === "device");
}

/** A table that goes on from a position of a record, against bots. */
export function continueRecord(game: { name: string; title: string }, from: Pick<Example, "record" | "upto" | "seat" | "players">, level = FIRST_LEVEL, redealt: number | null = null): Promise<void> {
  const seats = Array.from({ length: from.players }, (_, k): SeatOrder => (k === from.seat ? ownSeat() : { kind: "bot", level }));
  return openTable({ game: game.name, seats, record: from.record, upto: from.upto, redealt }, game.title);
}

/** The usual game against bots, at once. */
export function playNow(game: GameInfo, level: string = USUAL_LEVEL): Promise<void> {
  const players = Number(game.options.find((option) => option.name === "players")?.default ?? 2);
  return createTable({ game, opponents: "bots", options: {}, players, levels: Array<string>(players).fill(level) });
}
