// Model of a review: the position shown, the perspective, and the coach's review.
import { batch, computed, effect, signal } from "@preact/signals";
import { Refused } from "../api";
import { knownTable, settings } from "../storage";
import type { Decision, Moment, Refusal, ReviewState, Scene, SceneChoice, Story } from "../protocol";
import { snapshot, type Snapshot } from "../table/motion";
import { shape } from "../table/shape";
import type { StageModel } from "../table/Stage";
import { language } from "../words";
import { askMoment, askReview, askStory, type Perspective, startReview } from "./api";

const PACE = 900;
const QUICK_PACE = 350;
const POLL = 1000;
const MOST_SCENES = 80;
const NOTHING = signal(null);

export class ReviewModel implements StageModel {
  readonly story = signal<Story | null>(null);
  readonly scene = signal<Scene | null>(null);
  readonly k = signal(0);
  readonly perspective = signal<Perspective>("open");
  readonly playing = signal(false);
  readonly refused = signal<Refusal | null>(null);
  readonly review = signal<ReviewState | null>(null);
  readonly highlighted = signal<string[]>([]);
  /** Actions of the candidate under the pointer. */
  readonly pointed = signal<string[]>([]);
  readonly choices = signal<SceneChoice[]>([]);
  readonly chosen = NOTHING;
  readonly narrowed = NOTHING;
  readonly covered = signal(false);
  readonly myTurn = signal(false);
  piecesBefore: Snapshot | null = null;
  private scenes = new Map<string, Promise<Scene>>();
  private timer = 0;
  private stops: (() => void)[];

  constructor(readonly id: string) {
    const seats = Object.keys(knownTable(id)?.keys ?? {}).map(Number);
    if (seats.length) this.perspective.value = Math.min(...seats);
    this.k.value = this.linked() ?? Number.MAX_SAFE_INTEGER;
    const follow = (): void => this.to(this.linked() ?? this.k.peek());
    addEventListener("hashchange", follow);
    this.stops = [
      () => removeEventListener("hashchange", follow),
      effect(() => void this.loadStory(this.perspective.value, language.value)),
      effect(() => void this.show(this.k.value, this.perspective.value, this.story.value, language.value, shape.value)),
    ];
    void this.loadReview();
  }

  get key(): string | null {
    return Object.values(knownTable(this.id)?.keys ?? {})[0] ?? null;
  }

  readonly last = computed(() => this.story.value?.moments.length ?? 0);
  /** The action that led to this position, and the one that followed. */
  readonly done = computed<Moment | undefined>(() => this.story.value?.moments[this.k.value - 1]);
  readonly next = computed<Moment | undefined>(() => this.story.value?.moments[this.k.value]);
  readonly hinted = computed(() => {
    if (this.pointed.value.length) return this.pointed.value;
    const next = this.next.value;
    return next && next.seat !== null && next.label !== null ? [next.action] : [];
  });
  /** Positions in which the reader's seat decided; every seat's if the reader has none. */
  readonly mine = computed<number[]>(() => {
    const story = this.story.value;
    const seat = this.perspective.value === "open" ? (story?.you ?? null) : this.perspective.value;
    const decided = (moment: Moment): boolean => moment.seat !== null && (seat === null || moment.seat === seat);
    return (story?.moments ?? []).filter(decided).map((moment) => moment.k - 1);
  });
  readonly decisions = computed<Map<number, Decision>>(() => {
    const found = this.review.value?.review?.decisions ?? [];
    return new Map(found.map((decision) => [decision.at, decision]));
  });
  readonly costly = computed(() => [...this.decisions.value].filter(([, decision]) => decision.costly).sort(([a], [b]) => a - b));

  // the position shown

  to(k: number): void {
    this.k.value = Math.max(0, this.story.value ? Math.min(this.last.value, k) : k);
    this.pointed.value = [];
  }

  toDecision(direction: 1 | -1): void {
    const found = direction > 0 ? this.mine.value.find((k) => k > this.k.value) : this.mine.value.findLast((k) => k < this.k.value);
    if (found !== undefined) this.to(found);
  }

  play(on: boolean): void {
    clearTimeout(this.timer);
    this.playing.value = on;
    if (on && this.k.value >= this.last.value) this.to(0);
    if (on) this.scheduleNext();
  }

  private scheduleNext(): void {
    const quiet = this.next.value?.lines.length === 0;
    this.timer = window.setTimeout(() => {
      if (!this.playing.value) return;
      this.to(this.k.value + 1);
      if (this.k.value >= this.last.value) this.playing.value = false;
      else void this.fetch(this.k.value).then(() => this.scheduleNext());
    }, quiet ? QUICK_PACE : PACE);
  }

  private linked(): number | null {
    const found = /^#(\d{1,6})$/.exec(location.hash)?.[1];
    return found === undefined ? null : Number(found);
  }

  // loading

  private async loadStory(perspective: Perspective, _language: string): Promise<void> {
    try {
      const story = await askStory(this.id, this.key, perspective);
      batch(() => {
        this.story.value = story;
        this.to(this.k.peek());
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused.value = error.refusal;
    }
  }

  private async show(k: number, perspective: Perspective, story: Story | null, ...drawn: string[]): Promise<void> {
    if (!story) return;
    const still = (): boolean => k === this.k.peek() && perspective === this.perspective.peek() && drawn[0] === language.peek() && drawn[1] === shape.peek();
    const scene = await this.fetch(k).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return null;
    });
    if (!scene || !still()) return;
    const steps = Math.abs(k - (this.scene.peek()?.number ?? k));
    this.piecesBefore = steps === 1 || !settings.motion.value ? snapshot() : null;
    this.scene.value = scene;
    history.replaceState(null, "", `#${k}`);
    if (k < this.last.value) void this.fetch(k + 1).catch(() => undefined);
  }

  /** The scene of a position, from the cache if it was asked for before. */
  fetch(k: number): Promise<Scene> {
    const name = [k, this.perspective.peek(), language.peek(), shape.peek()].join();
    const known = this.scenes.get(name);
    if (known) return known;
    const asked = askMoment(this.id, this.key, k, this.perspective.peek(), shape.peek());
    this.scenes.set(name, asked);
    asked.catch(() => this.scenes.delete(name));
    const [oldest] = this.scenes.keys();
    if (this.scenes.size > MOST_SCENES && oldest !== undefined) this.scenes.delete(oldest);
    return asked;
  }

  press(): void {
    // a finished game has no choices
  }

  // the coach

  /** Ask for the review, again and again while it is being made. */
  private async loadReview(start = false): Promise<void> {
    try {
      this.review.value = await (start ? startReview : askReview)(this.id, this.key);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.review.value = start ? { state: "failed", progress: 0, review: null } : null;
    }
    if (this.review.value?.state === "running") setTimeout(() => !this.closed && void this.loadReview(), POLL);
  }

  startReview(): void {
    void this.loadReview(true);
  }

  private closed = false;

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.stops.forEach((stop) => stop());
  }
}
