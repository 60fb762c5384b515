// Model of a table: the server's updates, the scene shown, and the choice the player has begun.
import { batch, computed, signal } from "@preact/signals";
import { askHint, askScene, askWhyNot, Refused } from "../api";
import { type CommandBody, TableSocket } from "../socket";
import { addSalts, addSaltsAhead } from "../salts";
import { knownTable, saveTable, settings, updateTable } from "../storage";
import type { About, Candidate, Chat, Entry, LogLine, Position, Refusal, Scene, SceneChoice, Update } from "../protocol";
import { snapshot, type Snapshot } from "./motion";
import { refusalText } from "./refusals";
import { shape } from "./shape";

const PACE = 750;
/** At most so many entries are shown one by one to a player who comes back. */
const MOST_REPLAYED = 40;
const SHOWN_KINDS = ["move", "take-back", "answer-undo", "open", "claim", "salt", "salts-due", "resign", "timeout", "abandon", "offer-undo"];

export interface Notice {
  text: string;
  rule?: string | null;
}

export class TableModel {
  readonly about = signal<About | null>(null);
  readonly position = signal<Position | null>(null);
  readonly scene = signal<Scene | null>(null);
  readonly lines = signal<LogLine[]>([]);
  readonly chat = signal<Entry[]>([]);
  readonly notice = signal<Notice | null>(null);
  readonly refused = signal<Refusal | null>(null);
  /** A final choice that waits to be confirmed. */
  readonly chosen = signal<SceneChoice | null>(null);
  /** The choices of a place that stands for several. */
  readonly narrowed = signal<SceneChoice[] | null>(null);
  /** A move was sent and its scene has not come yet. */
  readonly pending = signal(false);
  /** A hint is on its way. */
  readonly hintPending = signal(false);
  readonly stepsBehind = signal(0);
  readonly highlighted = signal<string[]>([]);
  readonly hint = signal<Candidate[] | null>(null);
  readonly hinted = computed(() => (this.hint.value ?? []).map((candidate) => candidate.action));
  /** The board is hidden until the next player is at the device. */
  readonly covered = signal(false);
  readonly you = signal<number | null>(null);
  socket: TableSocket;
  /** Where the pieces were before the scene that is shown now. */
  piecesBefore: Snapshot | null = null;
  private latest = -1;
  /** Numbers of the log entries still to be shown. */
  private steps: number[] = [];
  private busy = false;
  private skipping = false;
  private stopped = false;

  constructor(readonly id: string) {
    const known = knownTable(id);
    const seats = Object.keys(known?.keys ?? {}).map(Number);
    this.you.value = seats.length ? Math.min(...seats) : null;
    this.socket = this.open(known && known.seen >= 0 ? known.seen : null);
  }

  readonly choices = computed<SceneChoice[]>(() =>
    this.atLatest.value && !this.pending.value && !this.covered.value ? (this.scene.value?.choices ?? []) : [],
  );
  readonly atLatest = computed(() => this.stepsBehind.value === 0);
  readonly connected = computed(() => this.socket.connected.value);
  readonly myTurn = computed(() => this.you.value !== null && this.position.value?.turn === this.you.value);

  get key(): string | null {
    return this.you.value === null ? null : (knownTable(this.id)?.keys[this.you.value] ?? null);
  }

  get shared(): boolean {
    return knownTable(this.id)?.shared ?? false;
  }

  // updates from the server

  private open(after: number | null): TableSocket {
    return new TableSocket(this.id, this.key, after, (update) => this.receive(update));
  }

  private receive(update: Update): void {
    batch(() => {
      if (update.about) {
        this.addSalts(update.about);
        this.about.value = update.about;
      }
      if (update.position) this.position.value = update.position;
      this.chat.value = [...this.chat.value, ...update.entries.filter((entry) => entry.kind === "chat")];
      this.latest = update.number;
      const shown = this.scene.value?.number ?? knownTable(this.id)?.seen ?? -1;
      const steps = update.entries.filter((e) => SHOWN_KINDS.includes(e.kind) && e.number > shown).map((e) => e.number);
      this.steps = [...new Set([...this.steps, ...steps])].slice(-MOST_REPLAYED);
      this.stepsBehind.value = this.steps.length;
    });
    void this.advance();
  }

  /** Salt this table before it begins, and its rematch before this player goes there. */
  private addSalts(about: About): void {
    const keys = knownTable(this.id)?.keys ?? {};
    void addSalts(this.id, keys, about);
    const { you, rematch, seats } = about;
    if (rematch && you !== null && this.about.value && !this.about.value.rematch) {
      void addSaltsAhead(rematch, rotateKeys(keys, this.key, (you + 1) % seats.length)).catch(() => undefined);
    }
  }

  /** Show what is not shown yet: entry by entry, or at once. */
  private async advance(): Promise<void> {
    if (this.busy || this.stopped) return;
    this.busy = true;
    try {
      while (!this.stopped && (this.scene.value === null || this.steps.length || this.scene.value.number < this.latest)) {
        await this.step();
      }
    } catch (error) {
      if (error instanceof Refused) this.refused.value = error.refusal;
      else throw error;
    } finally {
      this.busy = false;
      this.skipping = false;
    }
  }

  private async step(): Promise<void> {
    const first = this.scene.value === null;
    const atOnce = !settings.motion.value || this.skipping || this.covered.value;
    if (atOnce) this.steps = [];
    const next = this.steps[0];
    if (first && next !== undefined && knownTable(this.id)?.seen !== undefined) await this.show(await this.fetch(next - 1, -1));
    const at = this.steps.length > 1 ? this.steps[0] : undefined;
    const scene = await this.fetch(at, this.scene.value === null ? -1 : this.scene.value.number);
    this.steps = this.steps.filter((number) => number > scene.number);
    const mine = scene.lines.length === 0 || scene.lines.every((line) => line.seat === this.you.value);
    this.show(scene);
    if (this.steps.length && !mine && !this.skipping) await pause(PACE);
  }

  private fetch(at: number | undefined, after: number): Promise<Scene> {
    return askScene(this.id, this.key, { ...(at === undefined ? {} : { at }), after, shape: shape.value });
  }

  private show(scene: Scene): void {
    this.piecesBefore = snapshot();
    batch(() => {
      const undone = this.lines.value.some((line) => line.number > scene.number);
      const kept = undone ? this.lines.value.filter((line) => line.number <= scene.number) : this.lines.value;
      const known = new Set(kept.map((line) => line.number));
      this.lines.value = [...kept, ...scene.lines.filter((line) => !known.has(line.number))];
      if (this.scene.value && scene.version !== this.scene.value.version) this.clearSelection();
      this.scene.value = scene;
      this.stepsBehind.value = this.steps.length;
      this.pending.value = false;
    });
    const over = this.position.value?.stage === "over";
    updateTable(this.id, { seen: scene.number, over });
    this.passDevice();
  }

  /** Show everything at once from here. */
  skip(): void {
    this.skipping = true;
    this.steps = [];
  }

  /** Load the shown scene again: the language or the layout has changed. */
  async redraw(): Promise<void> {
    if (!this.scene.value) return;
    const scene = await this.fetch(this.scene.value.number, -1);
    batch(() => {
      this.piecesBefore = null;
      this.lines.value = scene.lines;
      this.scene.value = scene;
    });
  }

  // choices of the player

  private clearSelection(): void {
    this.chosen.value = null;
    this.narrowed.value = null;
    this.notice.value = null;
    this.hint.value = null;
  }

  cancel(): void {
    batch(() => this.clearSelection());
  }

  /** A click on something that stands for these actions. */
  press(actions: string[]): void {
    const legal = this.choices.value.filter((choice) => actions.includes(choice.action));
    if (legal.length === 1 && legal[0]) this.choose(legal[0]);
    else if (legal.length > 1) {
      this.clearSelection();
      this.narrowed.value = legal;
    } else if (this.myTurn.value && actions[0]) void this.explain(actions[0]);
  }

  choose(choice: SceneChoice): void {
    const confirmed = this.chosen.value?.id === choice.id;
    if (choice.final && settings.confirm.value && !confirmed) {
      this.clearSelection();
      this.chosen.value = choice;
    } else void this.play(choice);
  }

  private async play(choice: SceneChoice): Promise<void> {
    const at = this.scene.value?.version;
    if (at === undefined || this.pending.value) return;
    this.clearSelection();
    this.pending.value = true;
    await this.send({ type: "move", at, action: choice.action });
  }

  /** Send a command; a refusal is shown. */
  async send(body: CommandBody): Promise<void> {
    const answer = await this.socket.send(body);
    if (answer.type === "refusal") {
      this.pending.value = false;
      this.notice.value = { text: refusalText(answer), rule: answer.rule };
    } else if (answer.table) {
      const seat = answer.seat ?? this.you.value ?? 0;
      const known = knownTable(this.id);
      saveTable(answer.table, { game: known?.game ?? "", title: known?.title ?? "", keys: rotateKeys(known?.keys ?? {}, this.key, seat) });
    }
  }

  takeBack(): void {
    const at = this.scene.value?.version;
    if (at !== undefined) void this.send({ type: "take-back", at });
  }

  sendChat(text: string): void {
    void this.send({ type: "chat", text } as CommandBody<Chat>);
  }

  private async explain(action: string): Promise<void> {
    try {
      const why = await askWhyNot(this.id, this.key, action);
      if (why.text) this.notice.value = { text: why.text, rule: why.rule };
    } catch (error) {
      if (error instanceof Refused) this.notice.value = { text: refusalText(error.refusal) };
    }
  }

  /** Ask what a bot would do, if the table allows hints. */
  async askHint(): Promise<void> {
    const at = this.scene.value?.version;
    this.clearSelection();
    this.hintPending.value = true;
    try {
      const { candidates } = await askHint(this.id, this.key);
      if (at === this.scene.value?.version) this.hint.value = candidates;
    } catch (error) {
      if (error instanceof Refused) this.notice.value = { text: refusalText(error.refusal) };
    } finally {
      this.hintPending.value = false;
    }
  }

  // several people at one device

  private passDevice(): void {
    const turn = this.position.value?.turn;
    if (!this.shared || turn === null || turn === undefined || turn === this.you.value || this.steps.length) return;
    if (!(turn in (knownTable(this.id)?.keys ?? {}))) return;
    this.you.value = turn;
    this.covered.value = this.hasSecrets;
    if (!this.hasSecrets) this.joinAsSeat();
  }

  hasSecrets = false;

  /** Connect again as the current seat: the next player is at the device. */
  joinAsSeat(): void {
    this.socket.close();
    this.covered.value = false;
    this.socket = this.open(null);
    void this.fetch(undefined, this.scene.value?.number ?? -1).then((scene) => this.show(scene));
  }

  /** Store the key of a seat and play it from now on. */
  takeSeat(seat: number, key: string): void {
    saveTable(this.id, { keys: { ...knownTable(this.id)?.keys, [seat]: key } });
    this.you.value = seat;
    this.joinAsSeat();
  }

  close(): void {
    this.stopped = true;
    this.socket.close();
  }
}

/** The keys of a rematch: each stays valid for the seat it moves to. */
function rotateKeys(keys: Record<number, string>, mine: string | null, seat: number): Record<number, string> {
  const seats = Object.values(keys).length;
  if (seats < 2 || mine === null) return mine === null ? {} : { [seat]: mine };
  const from = Number(Object.entries(keys).find(([, key]) => key === mine)?.[0] ?? 0);
  return Object.fromEntries(Object.entries(keys).map(([k, key]) => [(Number(k) + seat - from + seats) % seats, key]));
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
