// Fairness check: every draw derived again from the seed, in the browser.
import { canHash, sha256 } from "../hash";
import type { Draw, Moment, Story } from "../protocol";

/** What the check reads of a finished game. */
export interface DrawnGame extends Pick<Story, "seed" | "salts" | "commitment" | "given" | "undone"> {
  moments: Pick<Moment, "k" | "action" | "draw">[];
}

const SPACE = 1n << 256n;

/** Draw `number` among `total` equal parts: the hash of key/number/retry as a number, modulo `total`, without bias. */
async function drawNumber(key: string, number: number, total: bigint): Promise<bigint> {
  const fair = SPACE - (SPACE % total);
  for (let retry = 0; ; retry++) {
    const value = BigInt(`0x${await sha256(`${key}/${number}/${retry}`)}`);
    if (value < fair) return value % total;
  }
}

/** The option that a draw falls on, by weight. */
function optionAt(options: Draw["options"], left: bigint): string | undefined {
  for (const [action, weight] of options) {
    if (left < BigInt(weight)) return action;
    left -= BigInt(weight);
  }
  return undefined;
}

export interface CheckedDraw {
  k: number;
  number: number;
  action: string;
  expected: string | undefined;
}
/** The result: the draws in order, up to the first that differs. */
export interface Verdict {
  committed: boolean;
  draws: CheckedDraw[];
  fault: CheckedDraw | null;
}

export const canVerify = canHash;

/** How many draws undos have discarded, in the whole game or before an action. */
export const discarded = (game: Pick<Story, "undone">, before = Infinity): number =>
  game.undone.reduce((sum, [place, draws]) => sum + (place < before ? draws : 0), 0);

/**
 * Check the seed against its commitment, and every draw against the seed; `onProgress` gets the number of draws done.
 * A draw that was undone has used up its number of the stream.
 */
export async function verifyDraws(game: DrawnGame, onProgress: (done: number) => void): Promise<Verdict> {
  const seed = game.seed ?? "";
  const key = [seed, ...game.salts].join("|");
  const committed = (await sha256(seed)) === game.commitment;
  const draws: CheckedDraw[] = [];
  for (const moment of game.moments) {
    if (!moment.draw || moment.k <= game.given) continue;
    const number = draws.length;
    const total = moment.draw.options.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
    const expected = optionAt(moment.draw.options, await drawNumber(key, number + discarded(game, moment.k), total));
    const checked = { k: moment.k, number, action: moment.action, expected };
    draws.push(checked);
    onProgress(draws.length);
    if (expected !== moment.action) return { committed, draws, fault: checked };
  }
  return { committed, draws, fault: null };
}
