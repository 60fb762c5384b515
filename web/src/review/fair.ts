// Chance derived again from the seed, here in the browser.
import type { Story } from "../protocol";

const SPACE = 1n << 256n;
const LETTERS = new TextEncoder();

async function sha256(text: string): Promise<string> {
  const found = await crypto.subtle.digest("SHA-256", LETTERS.encode(text));
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Draw `number` among `total` equal parts: the hash of key/number/retry as a number, modulo `total`, without bias. */
async function draw(key: string, number: number, total: bigint): Promise<bigint> {
  const fair = SPACE - (SPACE % total);
  for (let retry = 0; ; retry++) {
    const value = BigInt(`0x${await sha256(`${key}/${number}/${retry}`)}`);
    if (value < fair) return value % total;
  }
}

/** Which of the weighed options a draw falls on. */
function fallen(options: [string, number][], left: bigint): string | undefined {
  for (const [action, weight] of options) {
    if (left < BigInt(weight)) return action;
    left -= BigInt(weight);
  }
  return undefined;
}

export interface Checked {
  k: number;
  number: number;
  action: string;
  expected: string | undefined;
}
/** What came of it: the draws in order up to the first that differs. */
export interface Verdict {
  committed: boolean;
  draws: Checked[];
  fault: Checked | null;
}

export const canCheck = (): boolean => typeof crypto.subtle !== "undefined";

/** Check the seed against its commitment, and every draw against the seed; `tell` hears of the progress. */
export async function check(story: Story, tell: (done: number) => void): Promise<Verdict> {
  const seed = story.seed ?? "";
  const key = [seed, ...story.salts].join("|");
  const committed = (await sha256(seed)) === story.commitment;
  const draws: Checked[] = [];
  for (const moment of story.moments) {
    if (!moment.draw || moment.k <= story.given) continue;
    const number = draws.length;
    const total = moment.draw.options.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
    const expected = fallen(moment.draw.options, await draw(key, number, total));
    const checked = { k: moment.k, number, action: moment.action, expected };
    draws.push(checked);
    tell(draws.length);
    if (expected !== moment.action) return { committed, draws, fault: checked };
  }
  return { committed, draws, fault: null };
}
