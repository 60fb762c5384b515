// The model of a table against a server in memory: updates, choices, refusals, take-backs, one device for two.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Ack, Refusal, RefusalKind } from "../src/protocol";
import { knownTable, saveTable, settings, tables } from "../src/storage";
import { TableModel } from "../src/table/model";
import { choice, entry, FakeServer, FakeSocket, line, position, scene, settle } from "./fakeServer";

const PACE = 750;
const PLAY = choice(1, "play card");
const PASS = choice(2, "pass", true);
let server: FakeServer;
let model: TableModel;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  tables.value = [];
  settings.motion.value = false;
  settings.confirm.value = true;
  saveTable("t1", { game: "iki", title: "IKI", keys: { 0: "key-0" } });
});
afterEach(() => {
  model.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Open the table at its newest scene. */
async function open(number = 3, choices = [PLAY, PASS]): Promise<void> {
  model = new TableModel("t1");
  server.socket.open();
  server.put(scene(number, { choices }));
  await server.update(number, []);
}

const ack = (id: string, facts: Partial<Ack> = {}): Ack => ({ type: "ack", id, number: 4, version: 4, ...facts });
const refusal = (id: string, kind: RefusalKind, facts: Partial<Refusal> = {}): Refusal => ({ type: "refusal", refusal: kind, text: "the server's text", id, ...facts });
/** The id of the newest command. */
const lastId = (): string => server.commands.at(-1)?.id ?? "";

describe("updates", () => {
  test("the first message names the key and the last entry seen, and the first scene is shown", async () => {
    await open();
    expect(server.socket.url).toMatch(/^ws.*\/api\/tables\/t1\/live$/);
    expect(server.socket.sent[0]).toEqual({ key: "key-0", after: null, views: false });
    expect(model.scene.value?.number).toBe(3);
    expect(model.connected.value).toBe(true);
    expect(model.myTurn.value).toBe(true);
    expect(model.choices.value).toEqual([PLAY, PASS]);
    expect(knownTable("t1")?.seen).toBe(3);
  });

  test("without motion everything that happened is shown at once", async () => {
    await open();
    server.put(scene(4), scene(5), scene(6, { lines: [line(4, 1), line(5, 1), line(6, 1)] }));
    await server.update(6, [entry(4), entry(5), entry(6)]);
    expect(server.shown).toEqual([undefined, undefined]);
    expect(model.lines.value.map(({ number }) => number)).toEqual([4, 5, 6]);
  });

  test("with motion the moves of others are shown one after the other, and choices wait for the last", async () => {
    settings.motion.value = true;
    await open();
    server.put(scene(4, { lines: [line(4, 1)], choices: [PASS] }), scene(5, { lines: [line(5, 1)] }), scene(6, { lines: [line(6, 1)], choices: [PLAY] }));
    await server.update(6, [entry(4), entry(5), entry(6)]);
    expect([model.scene.value?.number, model.stepsBehind.value, model.atLatest.value]).toEqual([4, 2, false]);
    expect(model.choices.value).toEqual([]);
    await vi.advanceTimersByTimeAsync(PACE);
    expect([model.scene.value?.number, model.stepsBehind.value]).toEqual([5, 1]);
    await vi.advanceTimersByTimeAsync(PACE);
    expect([model.scene.value?.number, model.stepsBehind.value, model.atLatest.value]).toEqual([6, 0, true]);
    expect(model.choices.value).toEqual([PLAY]);
    expect(server.shown).toEqual([undefined, "4", "5", undefined]);
  });

  test("own moves are shown without a pause", async () => {
    settings.motion.value = true;
    await open();
    server.put(scene(4, { lines: [line(4, 0)] }), scene(5, { lines: [line(5, 0)] }));
    await server.update(5, [entry(4), entry(5)]);
    expect(model.scene.value?.number).toBe(5);
  });

  test("a player who comes back sees the position they left, then what happened since", async () => {
    settings.motion.value = true;
    saveTable("t1", { seen: 3 });
    model = new TableModel("t1");
    server.socket.open();
    expect(server.socket.sent[0]).toMatchObject({ after: 3 });
    server.put(scene(3), scene(4, { lines: [line(4, 1)] }), scene(5, { lines: [line(5, 1)] }));
    await server.update(5, [entry(4), entry(5)]);
    expect(server.shown).toEqual(["3", "4"]);
    await vi.advanceTimersByTimeAsync(PACE);
    expect(model.scene.value?.number).toBe(5);
  });

  test("skip shows the rest at once", async () => {
    settings.motion.value = true;
    await open();
    server.put(scene(4, { lines: [line(4, 1)] }), scene(5, { lines: [line(5, 1)] }), scene(9, { choices: [PLAY] }));
    await server.update(9, [4, 5, 6, 7, 8, 9].map((number) => entry(number)));
    expect(model.scene.value?.number).toBe(4);
    model.skip();
    await vi.advanceTimersByTimeAsync(PACE);
    expect(model.scene.value?.number).toBe(9);
    expect(model.choices.value).toEqual([PLAY]);
    expect(server.shown).toEqual([undefined, "4", undefined]);
  });

  test("chat is collected and changes no scene", async () => {
    await open();
    server.put(scene(4));
    await server.update(4, [{ ...entry(4, "chat"), text: "good evening" }]);
    expect(model.chat.value.map(({ text }) => text)).toEqual(["good evening"]);
    expect(model.stepsBehind.value).toBe(0);
  });

  test("a scene that is refused is told", async () => {
    model = new TableModel("t1");
    server.socket.open();
    await server.update(3, []);
    expect(model.refused.value?.refusal).toBe("unknown-path");
  });

  test("a change of language loads the shown scene again, with all its lines", async () => {
    await open();
    server.put(scene(3, { prompt: "anew", lines: [line(1, 0), line(3, 1)] }));
    await model.redraw();
    expect(model.scene.value?.prompt).toBe("anew");
    expect(model.lines.value.map(({ number }) => number)).toEqual([1, 3]);
    expect(server.asked.at(-1)?.query).toMatchObject({ at: "3", after: "-1" });
  });
});

describe("choices", () => {
  test("a choice is sent with the version it answers to, and no other can be made meanwhile", async () => {
    await open();
    model.choose(PLAY);
    expect(server.commands).toMatchObject([{ type: "move", at: 3, action: "play card" }]);
    expect(model.choices.value).toEqual([]);
    model.choose(PLAY);
    expect(server.commands).toHaveLength(1);
    await server.say(ack(lastId()));
    server.put(scene(4, { choices: [PASS] }));
    await server.update(4, [entry(4, "move", 0)]);
    expect(model.pending.value).toBe(false);
    expect(model.choices.value).toEqual([PASS]);
  });

  test("what cannot be taken back is asked twice", async () => {
    await open();
    model.choose(PASS);
    expect(model.chosen.value).toEqual(PASS);
    expect(server.commands).toEqual([]);
    model.choose(PASS);
    expect(server.commands).toMatchObject([{ type: "move", action: "pass" }]);
    expect(model.chosen.value).toBeNull();
  });

  test("a confirmation can be cancelled, or switched off for good", async () => {
    await open();
    model.choose(PASS);
    model.cancel();
    expect(model.chosen.value).toBeNull();
    settings.confirm.value = false;
    model.choose(PASS);
    expect(server.commands).toHaveLength(1);
  });

  test("a press on a place plays its only legal action", async () => {
    await open();
    model.press(["draw card", "play card"]);
    expect(server.commands).toMatchObject([{ action: "play card" }]);
  });

  test("a press on a place with several legal actions narrows the choices", async () => {
    await open();
    model.press(["play card", "pass"]);
    expect(model.narrowed.value).toEqual([PLAY, PASS]);
    expect(server.commands).toEqual([]);
    model.choose(PLAY);
    expect(model.narrowed.value).toBeNull();
    expect(server.commands).toHaveLength(1);
  });

  test("a press on a place without a legal action asks the server why not", async () => {
    await open();
    server.answers["why-not"] = { action: "draw card", rule: "draw.empty", text: "The deck is empty." };
    model.press(["draw card"]);
    await settle();
    expect(server.asked.at(-1)).toMatchObject({ query: { action: "draw card" }, key: "key-0" });
    expect(model.notice.value).toEqual({ text: "The deck is empty.", rule: "draw.empty" });
  });

  test("in another's turn a press asks nothing", async () => {
    await open(3, []);
    await server.update(3, [], position({ turn: 1 }));
    const before = server.asked.length;
    model.press(["draw card"]);
    await settle();
    expect(server.asked).toHaveLength(before);
  });

  test("a new position drops a choice that was begun", async () => {
    await open();
    model.choose(PASS);
    server.put(scene(4, { choices: [PASS] }));
    await server.update(4, [entry(4)]);
    expect(model.chosen.value).toBeNull();
  });

  test("a hint is dropped with its position", async () => {
    await open();
    server.answers.hint = { version: 3, candidates: [{ action: "pass", label: "PASS", visits: 9, win: 0.5, error: 0.1, scores: [] }] };
    await model.askHint();
    expect(model.hinted.value).toEqual(["pass"]);
    expect(model.hintPending.value).toBe(false);
    server.put(scene(4));
    await server.update(4, [entry(4)]);
    expect(model.hinted.value).toEqual([]);
  });
});

describe("refusals", () => {
  test("an illegal move is worded by the page, with its rule, and can be chosen again", async () => {
    await open();
    model.choose(PLAY);
    await server.say(refusal(lastId(), "illegal", { rule: "hand.limit" }));
    expect(model.notice.value).toEqual({ text: "refusal-illegal", rule: "hand.limit" });
    expect(model.choices.value).toEqual([PLAY, PASS]);
  });

  test("other refusals are told in the words of the page", async () => {
    await open();
    model.choose(PLAY);
    await server.say(refusal(lastId(), "stale"));
    expect(model.notice.value?.text).toBe("refusal-stale");
  });

  test("a refusal that answers no command belongs to the socket", async () => {
    model = new TableModel("t1");
    server.socket.open();
    await server.say({ type: "refusal", refusal: "unknown-table", text: "" });
    expect(model.socket.failed.value?.refusal).toBe("unknown-table");
  });
});

describe("take back", () => {
  test("the command names the version, and the position before is shown with its choices", async () => {
    await open();
    server.put(scene(4, { lines: [line(4, 0)], choices: [PASS] }));
    await server.update(4, [entry(4, "move", 0)], position({ can_take_back: true }));
    model.takeBack();
    expect(server.commands).toMatchObject([{ type: "take-back", at: 4 }]);
    server.put(scene(5, { version: 5, choices: [PLAY, PASS] }));
    await server.update(5, [entry(5, "take-back", 0)]);
    expect(model.choices.value).toEqual([PLAY, PASS]);
  });

  test("an earlier scene takes the later lines out of the log", async () => {
    await open();
    server.put(scene(5, { lines: [line(4, 0), line(5, 1)] }));
    await server.update(5, [entry(4), entry(5)]);
    server.scenes.delete(5);
    server.put(scene(4));
    model.takeSeat(0, "key-0");
    await settle();
    expect(model.lines.value.map(({ number }) => number)).toEqual([4]);
  });
});

describe("two seats on one device", () => {
  beforeEach(() => saveTable("t1", { keys: { 0: "key-0", 1: "key-1" }, shared: true }));

  /** The other seat's turn comes. */
  async function pass(): Promise<void> {
    server.put(scene(4, { turn: 1, choices: [PLAY] }));
    await server.update(4, [entry(4, "move", 0)], position({ turn: 1 }));
  }

  test("with secrets the board is covered until the next player is there", async () => {
    await open();
    model.hasSecrets = true;
    await pass();
    expect([model.covered.value, model.you.value]).toEqual([true, 1]);
    expect(model.choices.value).toEqual([]);
    expect(FakeSocket.all).toHaveLength(1);
    const first = server.socket;
    model.joinAsSeat();
    await settle();
    expect(first.readyState).toBe(3);
    server.socket.open();
    expect(server.socket.sent[0]).toMatchObject({ key: "key-1", after: null });
    expect(server.asked.at(-1)?.key).toBe("key-1");
    expect([model.covered.value, model.choices.value]).toEqual([false, [PLAY]]);
  });

  test("without secrets the next player goes on at once", async () => {
    await open();
    await pass();
    expect([model.covered.value, model.you.value]).toEqual([false, 1]);
    expect(FakeSocket.all).toHaveLength(2);
    expect(model.choices.value).toEqual([PLAY]);
    server.socket.open();
    model.choose(PLAY);
    expect(server.commands).toMatchObject([{ type: "move", at: 4 }]);
  });

  test("a seat that a bot plays does not take the device", async () => {
    saveTable("t1", { keys: { 0: "key-0" }, shared: true });
    await open();
    await pass();
    expect([model.covered.value, model.you.value]).toEqual([false, 0]);
  });

  test("a rematch takes both keys to the seats they move to", async () => {
    await open();
    void model.send({ type: "rematch" });
    await server.say(ack(lastId(), { table: "t2", seat: 1 }));
    expect(knownTable("t2")?.keys).toEqual({ 1: "key-0", 0: "key-1" });
  });
});

describe("the connection", () => {
  test("a broken one comes back, asks for what it missed, and sends the unanswered command again", async () => {
    await open();
    model.choose(PLAY);
    const sent = server.commands;
    server.socket.close(1006);
    expect(model.connected.value).toBe(false);
    await vi.advanceTimersByTimeAsync(250);
    expect(FakeSocket.all).toHaveLength(2);
    server.socket.open();
    expect(server.socket.sent[0]).toMatchObject({ key: "key-0", after: 3 });
    expect(server.commands).toEqual(sent);
    await server.say(ack(lastId()));
    server.put(scene(4));
    await server.update(4, [entry(4, "move", 0)]);
    expect(model.connected.value).toBe(true);
    expect(model.scene.value?.number).toBe(4);
  });

  test("tries come less and less often", async () => {
    await open();
    for (const wait of [250, 500, 1000]) {
      const before = FakeSocket.all.length;
      server.socket.close(1006);
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
  });

  test.each([[4401, "bad-key"], [4404, "unknown-table"], [4503, "broken-table"]])("code %i, %s, ends it for good", async (code, reason) => {
    await open();
    server.socket.close(code, reason);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a database that does not answer is no end: the table comes back with it", async () => {
    await open();
    await server.say({ type: "refusal", refusal: "try-again", text: "The database does not answer." });
    server.socket.close(4503, "try-again");
    await vi.advanceTimersByTimeAsync(250);
    expect(FakeSocket.all).toHaveLength(2);
    server.socket.open();
    await server.update(3, []);
    expect([model.connected.value, model.socket.failed.value]).toEqual([true, null]);
  });

  test("a closed table does not come back", async () => {
    await open();
    model.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
