// The fairness check against known answers of the engine: tests/web/fairness_fixture.py writes fairness.json.
import { describe, expect, test } from "vitest";
import { canVerify, discarded, type DrawnGame, verifyDraws } from "../src/review/verify";
import known from "./fairness.json";

const game = known.game as unknown as DrawnGame;
const quiet = (): void => undefined;
const changed = (change: (game: DrawnGame) => void): DrawnGame => {
  const copy = structuredClone(game);
  change(copy);
  return copy;
};

describe("a finished game with salts", () => {
  test("every draw is the one the seed gives", async () => {
    const progress: number[] = [];
    const verdict = await verifyDraws(game, (done) => progress.push(done));
    expect(canVerify()).toBe(true);
    expect(verdict.committed).toBe(true);
    expect(verdict.fault).toBeNull();
    expect(verdict.draws.map((draw) => draw.expected)).toEqual(game.moments.map((moment) => moment.action));
    expect(verdict.draws.map((draw) => draw.k)).toEqual(game.moments.map((moment) => moment.k));
    expect(progress).toEqual(game.moments.map((_, k) => k + 1));
  });

  test("an altered draw is found, and nothing is checked after it", async () => {
    const at = game.moments.findIndex((moment, k) => k > 4 && (moment.draw?.options.length ?? 0) > 1);
    const real = game.moments[at];
    const other = real?.draw?.options.find(([action]) => action !== real.action)?.[0] ?? "";
    const verdict = await verifyDraws(changed((copy) => Object.assign(copy.moments[at] ?? {}, { action: other })), quiet);
    expect(verdict.committed).toBe(true);
    expect(verdict.fault).toEqual({ k: real?.k, number: at, action: other, expected: real?.action });
    expect(verdict.draws).toHaveLength(at + 1);
  });

  test.each<[string, (game: DrawnGame) => void]>([
    ["another seed", (copy) => (copy.seed = "another seed")],
    ["no seed", (copy) => (copy.seed = null)],
  ])("%s does not fit the commitment", async (_, change) => {
    expect((await verifyDraws(changed(change), quiet)).committed).toBe(false);
  });

  test("without the players' salts the draws do not fit", async () => {
    const verdict = await verifyDraws(changed((copy) => (copy.salts = [])), quiet);
    expect(verdict.committed).toBe(true);
    expect(verdict.fault).not.toBeNull();
  });

  test("what was given before the seed is not checked, and the numbers begin after it", async () => {
    const verdict = await verifyDraws(
      changed((copy) => {
        copy.given = 2;
        copy.moments = [...game.moments.slice(0, 2).map((moment) => ({ ...moment, action: "given" })), ...game.moments.map((moment) => ({ ...moment, k: moment.k + 2 }))];
      }),
      quiet,
    );
    expect(verdict.fault).toBeNull();
    expect(verdict.draws).toHaveLength(game.moments.length);
  });
});

describe("a game in which draws were undone", () => {
  const undone = known.undone as unknown as DrawnGame;

  test("every draw follows, and those that were discarded did not come again", async () => {
    const verdict = await verifyDraws(undone, quiet);
    expect([verdict.committed, verdict.fault]).toEqual([true, null]);
    expect(verdict.draws).toHaveLength(undone.moments.length);
    expect(undone.undone.length).toBeGreaterThan(0);
    expect(discarded(undone)).toBeGreaterThanOrEqual(undone.undone.length);
  });

  test.each<[string, DrawnGame["undone"]]>([
    ["untold", []],
    ["told wrongly", [[0, 1]]],
  ])("an undo that is %s is found", async (_, told) => {
    expect((await verifyDraws({ ...undone, undone: told }, quiet)).fault).not.toBeNull();
  });
});

test("a hash beyond the last whole multiple of the total is drawn again", async () => {
  const options = known.retried.options as [string, number][];
  const moments = known.retried.drawn.map((action, k) => ({ k: k + 1, action, draw: { number: k, options } }));
  const verdict = await verifyDraws({ ...game, moments }, quiet);
  expect(verdict.fault).toBeNull();
  expect(new Set(known.retried.drawn)).toEqual(new Set(["first", "second"]));
});
