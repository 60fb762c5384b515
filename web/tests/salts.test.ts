// The salts of this browser's seats against a server in memory.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sha256 } from "../src/hash";
import type { About, SeatInfo } from "../src/protocol";
import { addSalts, saltsKept } from "../src/salts";

interface Posted {
  path: string;
  key: string;
  body: { id: string; salt?: string; hash?: string };
}
let posted: Posted[];
let answer: () => Response;
let table = 0;

beforeEach(() => {
  posted = [];
  table += 1;
  sessionStorage.clear();
  answer = () => Response.json({ type: "ack", id: "", number: 1, version: -1 });
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    const headers = request.headers as Record<string, string>;
    posted.push({ path, key: (headers.authorization ?? "").replace("Bearer ", ""), body: JSON.parse(request.body as string) as Posted["body"] });
    return Promise.resolve(answer());
  });
});

const seat = (k: number, facts: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: k, title: `seat ${k}`, kind: "person", name: null, language: null, bot: null, stand_in: "novice", salted: false, salt_hash: null, unsalted: false, ...facts,
});
const about = (salting: About["salting"], seats: SeatInfo[]): About => ({ salting, seats }) as About;
const id = (): string => `t${table}`;
const tell = (salting: About["salting"], seats: SeatInfo[], keys: Record<number, string> = { 0: "key-0" }): Promise<void> =>
  addSalts(id(), keys, about(salting, seats));
const OTHER = "a salt of another";

/** Commit and show, with another player. */
async function both(): Promise<string> {
  await tell("commit", [seat(0), seat(1)]);
  const salt_hash = posted[0]?.body.hash ?? null;
  await tell("reveal", [seat(0, { salt_hash }), seat(1, { salt_hash: await sha256(OTHER) })]);
  return posted[1]?.body.salt ?? "";
}

describe("adding", () => {
  test("the hash is sent first, and the salt when every hash is there", async () => {
    const salt = await both();
    expect(posted.map(({ path, key }) => [path, key])).toEqual([1, 2].map(() => [`/api/tables/${id()}/salt`, "key-0"]));
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(posted[0]?.body).toEqual({ id: "salt-commit", hash: await sha256(salt) });
    expect(posted[1]?.body).toEqual({ id: "salt-reveal", salt });
  });

  test("nothing is sent twice, nor to a table that waits for none", async () => {
    await tell("commit", [seat(0), seat(1)]);
    await tell("commit", [seat(0), seat(1)]);
    await tell(null, [seat(0), seat(1)]);
    expect(posted).toHaveLength(1);
  });

  test("what did not arrive is sent again", async () => {
    const lost = answer;
    answer = () => {
      throw new Error("no connection");
    };
    await tell("commit", [seat(0), seat(1)]);
    answer = lost;
    await tell("commit", [seat(0), seat(1)]);
    expect(posted.map(({ body }) => body.hash)).toEqual([posted[0]?.body.hash, posted[0]?.body.hash]);
  });

  test("one device salts for all its seats, and for no bot", async () => {
    await tell("commit", [seat(0), seat(1, { kind: "bot" }), seat(2)], { 0: "key-0", 1: "key-1", 2: "key-2" });
    expect(posted.map(({ key }) => key)).toEqual(["key-0", "key-2"]);
    expect(posted[0]?.body.hash).not.toBe(posted[1]?.body.hash);
  });

  test("a salt that another tab committed to is not shown here", async () => {
    await tell("reveal", [seat(0, { salt_hash: "of another tab" }), seat(1)]);
    expect(posted).toEqual([]);
  });

  test("a browser that cannot hash shows its salt at once", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await tell("commit", [seat(0), seat(1)]);
    vi.unstubAllGlobals();
    expect(posted[0]?.body.salt).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("the check after the game", () => {
  const game = (salts: string[], salted: number[]): Parameters<typeof saltsKept>[0] => ({ table: id(), salts, salted });

  test("the own salt is in it, and the other is the one that was promised", async () => {
    expect(await saltsKept(game([await both(), OTHER], [0, 1]))).toBe(true);
  });

  test("another may have been left out", async () => {
    expect(await saltsKept(game([await both()], [0]))).toBe(true);
  });

  test("an own salt that is missing or changed is found", async () => {
    const salt = await both();
    expect(await saltsKept(game([OTHER], [1]))).toBe(false);
    expect(await saltsKept(game([`${salt}0`, OTHER], [0, 1]))).toBe(false);
  });

  test("a salt of another that was changed after ours was shown is found", async () => {
    expect(await saltsKept(game([await both(), "chosen later"], [0, 1]))).toBe(false);
  });

  test("a browser that showed no salt has nothing to compare", async () => {
    expect(await saltsKept(game([OTHER], [1]))).toBeNull();
  });
});
