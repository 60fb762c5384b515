// The guided first game: the board, and one step of the lesson beside it.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { lazy, Suspense } from "preact/compat";
import { catalogue } from "../catalogue";
import { settings } from "../storage";
import { FIRST_LEVEL, playNow } from "../rooms/newTable";
import { markdown } from "../rules/markdown";
import { openParagraph, openRule, togglePanel } from "../rules/panel";
import { shape } from "../table/shape";
import { Stage } from "../table/Stage";
import { Tips } from "../table/tips";
import { HomeLink } from "../ui/HomeLink";
import { SettingsMenu } from "../ui/SettingsMenu";
import { language, t } from "../words";
import "./learn.css";
import { LessonModel } from "./model";

const RulebookPanel = lazy(() => import("../rules/RulebookPanel"));

export default function Learn({ name }: { name: string }) {
  const game = catalogue.value?.games.find((known) => known.name === name);
  const model = useMemo(() => new LessonModel(name), [name]);
  useEffect(() => () => model.close(), [model]);
  useEffect(() => void model.redraw(), [language.value, shape.value]);
  useEffect(() => {
    if (shape.value === "narrow" && !model.moving.value) requestAnimationFrame(bringIntoSight);
  }, [model.step.value, model.scene.value, model.moving.value]);
  useEffect(() => {
    document.title = `${t("learn-it")} · Zashiki`;
  }, [name, language.value]);
  return (
    <div class="table learn">
      <header class="bar">
        <HomeLink />
        <h1>{game?.title ?? ""}</h1>
        <button type="button" class="small" onClick={togglePanel}>
          {t("rules")}
        </button>
        <SettingsMenu />
      </header>
      <main class="desk">
        <h2 class="visually-hidden">{t("board")}</h2>
        <Stage model={model} />
        <div class="beside">{model.done.value ? <LessonEnd model={model} name={name} /> : <LessonPanel model={model} />}</div>
      </main>
      {openParagraph.value !== null && (
        <Suspense fallback={null}>
          <RulebookPanel game={name} />
        </Suspense>
      )}
      <Tips />
    </div>
  );
}

/** On a phone, scroll what the step is about above the lesson panel. */
function bringIntoSight(): void {
  const place = document.querySelector("#stage .can") ?? document.querySelector("#stage .highlighted");
  const sheet = document.querySelector(".lesson-step");
  if (!place || !sheet) return;
  const box = place.getBoundingClientRect();
  const bottom = sheet.getBoundingClientRect().top;
  const frame = place.closest<HTMLElement>(".part");
  if (frame) frame.scrollBy({ left: box.left + box.width / 2 - innerWidth / 2, behavior: settings.motion.value ? "smooth" : "instant" });
  if (box.top < 8 || box.bottom > bottom - 8) scrollBy({ top: box.top + box.height / 2 - bottom / 2, behavior: settings.motion.value ? "smooth" : "instant" });
}

function LessonPanel({ model }: { model: LessonModel }) {
  const step = model.step.value;
  const lesson = model.lesson.value;
  const scene = model.scene.value;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step && !step.action && document.activeElement === document.body) next.current?.focus({ preventScroll: true });
  }, [step]);
  if (!step || !lesson || !scene) return <section class="prompt" aria-busy="true" />;
  const happened = model.moving.value ? scene.lines.map((line) => line.text).join(" ") : "";
  const rule = step.rule;
  const expected = model.expected.value;
  return (
    <section class="prompt mine lesson-step" aria-label={t("question")} data-step={model.number.value} data-note={step.note}>
      <div class="progress">
        <progress max={lesson.steps.length - 1} value={model.number.value} aria-label={t("learn-progress")} />
        <span>
          {model.number.value + 1} / {lesson.steps.length}
        </span>
      </div>
      <div class="note" role="status">
        {happened ? <p>{happened}</p> : <div dangerouslySetInnerHTML={{ __html: markdown(step.text) }} />}
      </div>
      {model.notice.value && (
        <div class="notice" role="alert">
          <p>{model.notice.value.text}</p>
        </div>
      )}
      <div class="buttons">
        {expected && !model.moving.value && (
          <button type="button" data-action={expected.action} onClick={() => void model.next()}>
            {expected.label}
          </button>
        )}
        {!step.action && !model.moving.value && (
          <button type="button" class="main" ref={next} onClick={() => void model.next()}>
            {t("learn-next")}
          </button>
        )}
        {model.number.value > 0 && (
          <button type="button" class="small plain" onClick={() => void model.back()}>
            ← {t("learn-back")}
          </button>
        )}
        {rule && (
          <button type="button" class="small plain" data-rule-link={rule} onClick={() => openRule(rule)}>
            {t("show-rule")}
          </button>
        )}
      </div>
    </section>
  );
}

function LessonEnd({ model, name }: { model: LessonModel; name: string }) {
  const [trouble, setTrouble] = useState("");
  const game = catalogue.value?.games.find((known) => known.name === name);
  return (
    <section class="prompt mine lesson-end" role="status">
      <p class="well">{t("learn-done")}</p>
      <p>{t("learn-what-next")}</p>
      <div class="buttons">
        {game && (
          <button type="button" class="main" onClick={() => void playNow(game, FIRST_LEVEL).catch(() => setTrouble(t("refusal-try-again")))}>
            {t("learn-play-novice")}
          </button>
        )}
        <a class="button" href={`/play/${name}`}>
          {t("more-ways")}
        </a>
        <a class="button" href={`/rules/${name}`}>
          {t("rulebook")}
        </a>
        <button type="button" class="plain" onClick={() => model.restart()}>
          {t("learn-again")}
        </button>
      </div>
      {trouble && <p role="alert">{trouble}</p>}
    </section>
  );
}
