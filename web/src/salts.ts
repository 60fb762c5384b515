// The salts of this browser's seats: first the hash of each is sent, and when all hashes are there, the salt.
import { ask } from "./api";
import { canHash, hex, sha256 } from "./hash";
import type { About, Salt, Story, Update } from "./protocol";

/** A salt, and the hashes of all seats when it was shown. */
export interface OwnSalt {
  salt: string;
  hashes: (string | null)[];
}

const AGAIN = 400;
const slot = (table: string, seat: number): string => `zashiki.salt.${table}.${seat}`;

function stored(table: string, seat: number): OwnSalt | null {
  try {
    return JSON.parse(sessionStorage.getItem(slot(table, seat)) ?? "null") as OwnSalt | null;
  } catch {
    return null;
  }
}

function store(table: string, seat: number, own: OwnSalt): OwnSalt {
  try {
    sessionStorage.setItem(slot(table, seat), JSON.stringify(own));
  } catch {
    // storage is switched off: a salt that cannot be kept is left out
  }
  return own;
}

/** What was sent already. */
const sent = new Set<string>();

/** Send what the table waits for from these seats. A browser that cannot hash shows its salts at once. */
export async function addSalts(table: string, keys: Record<number, string>, about: About): Promise<void> {
  const phase = about.salting;
  if (!phase) return;
  for (const { seat, kind, salted, salt_hash } of about.seats) {
    const key = keys[seat];
    const step = `${table} ${seat} ${phase}`;
    const done = salted || (phase === "commit" ? salt_hash !== null : salt_hash === null);
    if (!key || kind !== "person" || done || sent.has(step)) continue;
    sent.add(step);
    const body = phase === "commit" ? await commit(table, seat) : reveal(table, seat, about);
    if (body) await ask(`/api/tables/${table}/salt`, { key, body: { ...body, id: `salt-${phase}` } }).catch(() => sent.delete(step));
  }
}

/** The same for a table whose page is not open: the rematch that another player has begun. */
export async function addSaltsAhead(table: string, keys: Record<number, string>): Promise<void> {
  const key = Object.values(keys)[0] ?? null;
  for (;;) {
    const { about } = await ask<Update>(`/api/tables/${table}`, { key });
    if (!about?.salting) return;
    await addSalts(table, keys, about);
    await new Promise((done) => setTimeout(done, AGAIN));
  }
}

async function commit(table: string, seat: number): Promise<Partial<Salt>> {
  const fresh = (): OwnSalt => ({ salt: hex(crypto.getRandomValues(new Uint8Array(16))), hashes: [] });
  const { salt } = stored(table, seat) ?? store(table, seat, fresh());
  return canHash() ? { hash: await sha256(salt) } : { salt };
}

function reveal(table: string, seat: number, about: About): Partial<Salt> | null {
  const own = stored(table, seat);
  return own && { salt: store(table, seat, { ...own, hashes: about.seats.map((info) => info.salt_hash) }).salt };
}

type SaltedGame = Pick<Story, "table" | "salts" | "salted">;

/** Are the salts that this browser showed in the game, and are those of the others the ones they had committed to? */
export async function saltsKept(game: SaltedGame): Promise<boolean | null> {
  const salts = new Map(game.salted.map((seat, k) => [seat, game.salts[k]]));
  const own = [...Array(16).keys()].flatMap((seat) => {
    const found = stored(game.table, seat);
    return found?.hashes.length ? [{ seat, ...found }] : [];
  });
  for (const { seat, salt, hashes } of own) {
    if (salts.get(seat) !== salt) return false;
    for (const [other, used] of salts) if (used && hashes[other] !== (await sha256(used))) return false;
  }
  return own.length ? true : null;
}
