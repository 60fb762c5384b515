// What the browser remembers: settings, and the tables somebody sat down at.
import { effect, signal } from "@preact/signals";

const PREFIX = "zashiki.";

export function remembered<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing: the page works without
  }
}

/** A table as this browser knows it; `keys` by seat. */
export interface KnownTable {
  table: string;
  game: string;
  title: string;
  keys: Record<number, string>;
  /** One device for several people. */
  shared: boolean;
  /** The last entry that was looked at. */
  seen: number;
  last: number;
  over: boolean;
}

const KEPT = 60;
export const tables = signal<KnownTable[]>(remembered<KnownTable[]>("tables", []));
effect(() => remember("tables", tables.value));

export const knownTable = (id: string): KnownTable | undefined => tables.value.find((known) => known.table === id);

/** Keep what is known of a table, newest first. */
export function noteTable(id: string, facts: Partial<KnownTable>): void {
  const blank: KnownTable = { table: id, game: "", title: "", keys: {}, shared: false, seen: -1, last: 0, over: false };
  const old = knownTable(id);
  const rest = tables.value.filter((known) => known.table !== id);
  tables.value = [{ ...blank, ...old, ...facts, last: Date.now() }, ...rest].slice(0, KEPT);
}

/** The same, without moving the table to the front. */
export function amendTable(id: string, facts: Partial<KnownTable>): void {
  tables.value = tables.value.map((known) => (known.table === id ? { ...known, ...facts } : known));
}

export function forgetTable(id: string): void {
  tables.value = tables.value.filter((known) => known.table !== id);
}

export type Light = "auto" | "light" | "dark";
/** The settings of this browser. */
export const settings = {
  light: signal<Light>(remembered<Light>("light", "auto")),
  motion: signal<boolean>(remembered<boolean>("motion", !matchMedia("(prefers-reduced-motion: reduce)").matches)),
  confirm: signal<boolean>(remembered<boolean>("confirm", true)),
  name: signal<string>(remembered<string>("name", "")),
};
for (const [name, value] of Object.entries(settings)) effect(() => remember(name, value.value));
effect(() => {
  document.documentElement.dataset.light = settings.light.value;
});
