// Browser storage (localStorage): the settings, and the tables this browser knows.
import { effect, signal } from "@preact/signals";

const PREFIX = "zashiki.";

export function readStored<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function writeStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // storage is switched off: the page works without it
  }
}

/** A table this browser knows; `keys` by seat. */
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

const MOST_TABLES = 60;
export const tables = signal<KnownTable[]>(readStored<KnownTable[]>("tables", []));
effect(() => writeStored("tables", tables.value));

export const knownTable = (id: string): KnownTable | undefined => tables.value.find((known) => known.table === id);

/** Store facts of a table and move it to the front. */
export function saveTable(id: string, facts: Partial<KnownTable>): void {
  const blank: KnownTable = { table: id, game: "", title: "", keys: {}, shared: false, seen: -1, last: 0, over: false };
  const old = knownTable(id);
  const rest = tables.value.filter((known) => known.table !== id);
  tables.value = [{ ...blank, ...old, ...facts, last: Date.now() }, ...rest].slice(0, MOST_TABLES);
}

/** Store facts of a table where it stands. */
export function updateTable(id: string, facts: Partial<KnownTable>): void {
  tables.value = tables.value.map((known) => (known.table === id ? { ...known, ...facts } : known));
}

export function forgetTable(id: string): void {
  tables.value = tables.value.filter((known) => known.table !== id);
}

export type Light = "auto" | "light" | "dark";
/** The settings of this browser. */
export const settings = {
  light: signal<Light>(readStored<Light>("light", "auto")),
  motion: signal<boolean>(readStored<boolean>("motion", !matchMedia("(prefers-reduced-motion: reduce)").matches)),
  confirm: signal<boolean>(readStored<boolean>("confirm", true)),
  name: signal<string>(readStored<string>("name", "")),
};
for (const [name, value] of Object.entries(settings)) effect(() => writeStored(name, value.value));
effect(() => {
  document.documentElement.dataset.light = settings.light.value;
});
