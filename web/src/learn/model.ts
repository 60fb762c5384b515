// Model of a lesson: the step, its position, and what the learner tries.
import { batch, computed, signal } from "@preact/signals";
import { askLesson, askLessonScene, askLessonWhyNot } from "../api";
import { readStored, settings, writeStored } from "../storage";
import type { Lesson, LessonStep, Scene, SceneChoice } from "../protocol";
import type { Notice } from "../table/model";
import { snapshot, type Snapshot } from "../table/motion";
import { shape } from "../table/shape";
import type { StageModel } from "../table/Stage";
import { t } from "../words";

const PACE = 700;

export class LessonModel implements StageModel {
  readonly lesson = signal<Lesson | null>(null);
  readonly scene = signal<Scene | null>(null);
  readonly number = signal(0);
  readonly notice = signal<Notice | null>(null);
  readonly chosen = signal<SceneChoice | null>(null);
  readonly narrowed = signal<SceneChoice[] | null>(null);
  readonly hinted = signal<string[]>([]);
  readonly covered = signal(false);
  readonly moving = signal(false);
  readonly done = signal(false);
  piecesBefore: Snapshot | null = null;
  private stopped = false;
  private tries = 0;

  constructor(readonly game: string) {
    void this.open();
  }

  readonly step = computed<LessonStep | null>(() => this.lesson.value?.steps[this.number.value] ?? null);
  readonly expected = computed<SceneChoice | null>(() => {
    const action = this.step.value?.action;
    return this.scene.value?.choices.find((choice) => choice.action === action) ?? null;
  });
  /** Only the expected action is offered. */
  readonly choices = computed<SceneChoice[]>(() => (this.expected.value && !this.moving.value ? [this.expected.value] : []));
  readonly highlighted = computed<string[]>(() => (this.moving.value ? [] : (this.step.value?.look ?? [])));
  readonly myTurn = computed(() => this.expected.value !== null);

  private get place(): string {
    return `lesson.${this.game}`;
  }

  private async open(): Promise<void> {
    const lesson = await askLesson(this.game);
    const last = lesson.steps.length - 1;
    const at = Math.min(last, Math.max(0, readStored<number>(this.place, 0)));
    const scene = await this.fetch(lesson.steps[at]?.at ?? 0);
    batch(() => {
      this.lesson.value = lesson;
      this.number.value = at;
      this.scene.value = scene;
    });
  }

  private fetch(at: number): Promise<Scene> {
    return askLessonScene(this.game, at, shape.value);
  }

  /** The language or the shape of the page has changed. */
  async redraw(): Promise<void> {
    if (!this.scene.value) return;
    const [lesson, scene] = await Promise.all([askLesson(this.game), this.fetch(this.scene.value.number)]);
    batch(() => {
      this.piecesBefore = null;
      this.lesson.value = lesson;
      this.scene.value = scene;
      this.notice.value = null;
    });
  }

  // what the learner does

  cancel(): void {
    this.notice.value = null;
  }

  press(actions: string[]): void {
    const step = this.step.value;
    if (!step?.action || this.moving.value) return;
    if (actions.includes(step.action)) void this.next();
    else if (actions[0]) void this.explain(actions);
  }

  /** Say why not: the rule if the action is illegal, else what the lesson expects now. */
  private async explain(actions: string[]): Promise<void> {
    const step = this.step.value;
    const allowed = this.scene.value?.choices.find((choice) => actions.includes(choice.action));
    if (!step || !this.scene.value) return;
    const wanted = step.label ?? "";
    const mine = ++this.tries;
    if (allowed) this.notice.value = { text: t("learn-later", { wanted }) };
    else {
      const why = await askLessonWhyNot(this.game, this.scene.value.number, actions[0] ?? "");
      if (mine === this.tries) this.notice.value = { text: `${why.text ?? ""} ${t("learn-now", { wanted })}`.trim(), rule: why.rule };
    }
  }

  /** Go to the next step, showing what others and chance do on the way. */
  async next(): Promise<void> {
    const lesson = this.lesson.value;
    const following = lesson?.steps[this.number.value + 1];
    if (!lesson || this.moving.value) return;
    if (!following) {
      this.done.value = true;
      writeStored(this.place, 0);
      return;
    }
    this.tries++;
    this.notice.value = null;
    this.moving.value = true;
    try {
      await this.playTo(following);
      if (this.stopped) return;
      this.number.value += 1;
      writeStored(this.place, this.number.value);
    } finally {
      this.moving.value = false;
    }
  }

  private async playTo(to: LessonStep): Promise<void> {
    const from = this.scene.value?.number ?? 0;
    const quick = to.leap || !settings.motion.value;
    for (let at = quick ? to.at : from + 1; at <= to.at && !this.stopped; at++) {
      if (at === from) continue;
      const scene = await this.fetch(at);
      const own = at === from + 1 && this.step.value?.action;
      this.piecesBefore = to.leap ? null : snapshot();
      this.scene.value = scene;
      if (at < to.at && !own && scene.lines.length) await new Promise((done) => setTimeout(done, PACE));
    }
  }

  async back(): Promise<void> {
    const steps = this.lesson.value?.steps ?? [];
    const to = steps[this.number.value - 1];
    if (!to || this.moving.value) return;
    const scene = await this.fetch(to.at);
    batch(() => {
      this.piecesBefore = null;
      this.done.value = false;
      this.notice.value = null;
      this.scene.value = scene;
      this.number.value -= 1;
    });
    writeStored(this.place, this.number.value);
  }

  restart(): void {
    writeStored(this.place, 0);
    this.done.value = false;
    this.number.value = 0;
    void this.open();
  }

  close(): void {
    this.stopped = true;
  }
}
