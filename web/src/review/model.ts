// A game that is over as the page looks back at it: where, through whose eyes, and what the coach says.
import { batch, computed, effect, signal } from "@preact/signals";
import { Refused } from "../api";
import { knownTable, settings } from "../memory";
import type { Moment, Refusal, Scene, SceneChoice, Story } from "../protocol";
import { snapshot, type Snapshot } from "../table/motion";
import { shape } from "../table/shape";
import type { Showing } from "../table/Stage";
import { language } from "../words";
import { askCoach, askMoment, askStory, type Coaching, type Decision, type Eyes, positionOf, startCoach } from "./past";

const PACE = 900;
const HURRIED = 350;
const POLL = 1000;
const KEPT = 80;
const NOTHING = signal(null);

export class ReviewModel implements Showing {
  readonly story = signal<Story | null>(null);
  readonly scene = signal<Scene | null>(null);
  readonly k = signal(0);
  readonly eyes = signal<Eyes>("open");
  readonly playing = signal(false);
  readonly refused = signal<Refusal | null>(null);
  readonly coaching = signal<Coaching | null>(null);
  readonly lit = signal<string[]>([]);
  /** Candidates that are pointed at. */
  readonly pointed = signal<string[]>([]);
  readonly choices = signal<SceneChoice[]>([]);
  readonly chosen = NOTHING;
  readonly among = NOTHING;
  readonly curtain = signal(false);
  readonly myTurn = signal(false);
  before: Snapshot | null = null;
  private scenes = new Map<string, Promise<Scene>>();
  private timer = 0;
  private stops: (() => void)[];

  constructor(readonly id: string) {
    const seats = Object.keys(knownTable(id)?.keys ?? {}).map(Number);
    if (seats.length) this.eyes.value = Math.min(...seats);
    this.k.value = this.linked() ?? Number.MAX_SAFE_INTEGER;
    const follow = (): void => this.to(this.linked() ?? this.k.peek());
    addEventListener("hashchange", follow);
    this.stops = [
      () => removeEventListener("hashchange", follow),
      effect(() => void this.tell(this.eyes.value, language.value)),
      effect(() => void this.show(this.k.value, this.eyes.value, this.story.value, language.value, shape.value)),
    ];
    void this.coach();
  }

  get key(): string | null {
    return Object.values(knownTable(this.id)?.keys ?? {})[0] ?? null;
  }

  readonly last = computed(() => this.story.value?.moments.length ?? 0);
  /** The action that led here, and the one that was done here. */
  readonly done = computed<Moment | undefined>(() => this.story.value?.moments[this.k.value - 1]);
  readonly next = computed<Moment | undefined>(() => this.story.value?.moments[this.k.value]);
  readonly hinted = computed(() => {
    if (this.pointed.value.length) return this.pointed.value;
    const next = this.next.value;
    return next && next.seat !== null && next.label !== null ? [next.action] : [];
  });
  /** Positions in which the reader's seat decided; with open hands and no seat, everybody's. */
  readonly mine = computed<number[]>(() => {
    const story = this.story.value;
    const seat = this.eyes.value === "open" ? (story?.you ?? null) : this.eyes.value;
    const decided = (moment: Moment): boolean => moment.seat !== null && (seat === null || moment.seat === seat);
    return (story?.moments ?? []).filter(decided).map((moment) => moment.k - 1);
  });
  readonly decisions = computed<Map<number, Decision>>(() => {
    const found = this.coaching.value?.review?.decisions ?? [];
    return new Map(found.map((decision) => [positionOf(decision, this.story.value?.moments ?? []), decision]));
  });
  readonly costly = computed(() => [...this.decisions.value].filter(([, decision]) => decision.costly).sort(([a], [b]) => a - b));

  // where

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
    if (on) this.later();
  }

  private later(): void {
    const quiet = this.next.value?.lines.length === 0;
    this.timer = window.setTimeout(() => {
      if (!this.playing.value) return;
      this.to(this.k.value + 1);
      if (this.k.value >= this.last.value) this.playing.value = false;
      else void this.fetch(this.k.value).then(() => this.later());
    }, quiet ? HURRIED : PACE);
  }

  private linked(): number | null {
    const found = /^#(\d{1,6})$/.exec(location.hash)?.[1];
    return found === undefined ? null : Number(found);
  }

  // what is shown

  private async tell(eyes: Eyes, _language: string): Promise<void> {
    try {
      const story = await askStory(this.id, this.key, eyes);
      batch(() => {
        this.story.value = story;
        this.to(this.k.peek());
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused.value = error.refusal;
    }
  }

  private async show(k: number, eyes: Eyes, story: Story | null, ...drawn: string[]): Promise<void> {
    if (!story) return;
    const still = (): boolean => k === this.k.peek() && eyes === this.eyes.peek() && drawn[0] === language.peek() && drawn[1] === shape.peek();
    const scene = await this.fetch(k).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return null;
    });
    if (!scene || !still()) return;
    const steps = Math.abs(k - (this.scene.peek()?.number ?? k));
    this.before = steps === 1 || !settings.motion.value ? snapshot() : null;
    this.scene.value = scene;
    history.replaceState(null, "", `#${k}`);
    if (k < this.last.value) void this.fetch(k + 1).catch(() => undefined);
  }

  /** A position, asked for once. */
  fetch(k: number): Promise<Scene> {
    const name = [k, this.eyes.peek(), language.peek(), shape.peek()].join();
    const known = this.scenes.get(name);
    if (known) return known;
    const asked = askMoment(this.id, this.key, k, this.eyes.peek(), shape.peek());
    this.scenes.set(name, asked);
    asked.catch(() => this.scenes.delete(name));
    const [oldest] = this.scenes.keys();
    if (this.scenes.size > KEPT && oldest !== undefined) this.scenes.delete(oldest);
    return asked;
  }

  touch(): void {
    // nothing can be done in the past
  }

  // the coach

  /** Ask how far the coach is, and again while it works. */
  private async coach(start = false): Promise<void> {
    try {
      this.coaching.value = await (start ? startCoach : askCoach)(this.id, this.key);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.coaching.value = start ? { state: "failed", progress: 0, review: null } : null;
    }
    if (this.coaching.value?.state === "running") setTimeout(() => !this.closed && void this.coach(), POLL);
  }

  startCoach(): void {
    void this.coach(true);
  }

  private closed = false;

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.stops.forEach((stop) => stop());
  }
}
