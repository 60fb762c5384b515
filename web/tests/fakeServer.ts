// A server for tests of the page: sockets and HTTP answers in memory, with everything that was asked of it.
import { vi } from "vitest";
import type { About, Command, Entry, Hello, LogLine, Position, Scene, SceneChoice, ServerMessage } from "../src/protocol";

export const choice = (id: number, action: string, final = false): SceneChoice => ({ id, action, label: action.toUpperCase(), final });
export const line = (number: number, seat: number | null): LogLine => ({ number, seat, verb: "play", text: `line ${number}`, rule: "turn", marks: [] });
export const entry = (number: number, kind: Entry["kind"] = "move", seat = 1): Entry => ({ number, at: 0, kind, seat });
export const position = (facts: Partial<Position> = {}): Position => ({
  version: 0, stage: "playing", turn: 0, legal: [], can_take_back: false, undo: null, outcome: null, clock: null, ...facts,
});
export const scene = (number: number, facts: Partial<Scene> = {}): Scene => ({
  number, version: number, turn: 0, prompt: "", choices: [], parts: [], lines: [], scores: [], names: ["Aki", "Ume"], ...facts,
});

/** One connection of the page. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: (Hello | Command)[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; reason: string }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Hello | Command);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  close(code = 1000, reason = ""): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose({ code, reason });
  }
}

interface Asked {
  path: string;
  query: Record<string, string>;
  key: string | null;
}

export class FakeServer {
  /** The position after each entry; a question without `at` gets the newest. */
  scenes = new Map<number, Scene>();
  /** Answers to other paths, by their last word. */
  answers: Record<string, unknown> = {};
  asked: Asked[] = [];

  constructor() {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", (path: string, request: RequestInit = {}) => Promise.resolve(this.answer(path, request)));
  }

  get socket(): FakeSocket {
    const newest = FakeSocket.all.at(-1);
    if (!newest) throw new Error("the page has opened no socket");
    return newest;
  }

  /** What the page sent since its hello. */
  get commands(): Command[] {
    return this.socket.sent.slice(1) as Command[];
  }

  /** The positions that the page asked for; undefined is the newest. */
  get shown(): (string | undefined)[] {
    return this.asked.filter((each) => each.path.endsWith("/scene")).map((each) => each.query.at);
  }

  put(...scenes: Scene[]): void {
    for (const each of scenes) this.scenes.set(each.number, each);
  }

  async say(message: ServerMessage): Promise<void> {
    this.socket.onmessage({ data: JSON.stringify(message) });
    await settle();
  }

  update(number: number, entries: Entry[], now: Position = position(), about?: About): Promise<void> {
    return this.say({ type: "update", number, entries, position: now, about: about ?? null });
  }

  private answer(path: string, request: RequestInit): Response {
    const url = new URL(path, "http://zashiki.test");
    const key = (request.headers as Record<string, string> | undefined)?.authorization?.replace("Bearer ", "") ?? null;
    this.asked.push({ path: url.pathname, query: Object.fromEntries(url.searchParams), key });
    const last = url.pathname.split("/").at(-1) ?? "";
    const at = url.searchParams.get("at");
    const newest = Math.max(...this.scenes.keys());
    const found = last === "scene" ? this.scenes.get(at === null ? newest : Number(at)) : this.answers[last];
    return found ? Response.json(found) : Response.json({ type: "refusal", refusal: "unknown-path", text: path }, { status: 404 });
  }
}

/** Let everything that waits for an answer go on; timers stand still. */
export async function settle(): Promise<void> {
  for (let k = 0; k < 60; k++) await Promise.resolve();
  await vi.advanceTimersByTimeAsync(0);
}
