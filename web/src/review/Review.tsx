// The review page of a finished game.
import { useEffect, useMemo, useState } from "preact/hooks";
import { lazy, Suspense } from "preact/compat";
import { openParagraph, openRule, togglePanel } from "../rules/panel";
import "../style/review.css";
import { shape } from "../table/shape";
import { Stage } from "../table/Stage";
import { refusalText } from "../table/refusals";
import { Tips } from "../table/tips";
import { HomeLink } from "../ui/HomeLink";
import { SettingsMenu } from "../ui/SettingsMenu";
import { SeatSign } from "../ui/SeatSign";
import { t } from "../words";
import { Coach } from "./Coach";
import { Fairness } from "./Fairness";
import { ReviewModel } from "./model";
import { Moves } from "./Moves";
import { Export } from "./Export";
import { Timeline } from "./Timeline";

const RulebookPanel = lazy(() => import("../rules/RulebookPanel"));
const TABS = { moves: Moves, coach: Coach, fairness: Fairness, take: Export };
type Tab = keyof typeof TABS;
const TAB_LINK = /^#(moves|coach|fairness|take)$/;

export default function Review({ name: id }: { name: string }) {
  const model = useMemo(() => new ReviewModel(id), [id]);
  const story = model.story.value;
  useEffect(() => () => model.close(), [model]);
  useEffect(() => keys(model), [model]);
  useEffect(() => {
    if (!story) return;
    document.title = `${t("look-back")}: ${story.title} · Zashiki`;
  }, [story?.title]);
  const refusal = model.refused.value;
  if (refusal && !story) return <ErrorPage id={id} text={refusal.refusal === "not-allowed" ? t("review-later") : refusalText(refusal)} />;
  return (
    <div class={`table review${model.review.value?.review ? " coached" : ""}`}>
      <header class="bar">
        <HomeLink />
        <h1>{story?.title ?? ""}</h1>
        <PerspectiveSelect model={model} />
        <button type="button" class="small" onClick={togglePanel}>
          {t("rules")}
        </button>
        <SettingsMenu />
      </header>
      <main class="desk">
        <h2 class="visually-hidden">{t("board")}</h2>
        <div class="board-column">
          <Stage model={model} />
          <Timeline model={model} />
        </div>
        <div class="beside">
          <WhatHappened model={model} />
          <Tabs model={model} />
        </div>
      </main>
      {openParagraph.value !== null && story && (
        <Suspense fallback={null}>
          <RulebookPanel game={story.game} rules={story.rules} />
        </Suspense>
      )}
      <Tips />
    </div>
  );
}

function PerspectiveSelect({ model }: { model: ReviewModel }) {
  const names = model.story.value?.names ?? [];
  return (
    <label class="perspective">
      <span class={shape.value === "narrow" ? "visually-hidden" : ""}>{t("eyes")}</span>
      <select
        aria-label={t("eyes")}
        value={String(model.perspective.value)}
        onChange={({ currentTarget: { value } }) => (model.perspective.value = value === "open" ? "open" : Number(value))}
      >
        {names.map((name, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value="open">{t("eyes-open")}</option>
      </select>
    </label>
  );
}

/** The last move, and what is asked now. */
function WhatHappened({ model }: { model: ReviewModel }) {
  const scene = model.scene.value;
  const done = model.done.value;
  if (!scene) return <section class="prompt" aria-busy="true" />;
  const lines = scene.lines.length ? scene.lines : [];
  return (
    <section class="prompt last-move" aria-label={t("question")}>
      <div class="happened" role="status">
        {done && done.seat !== null && lines.length === 0 && done.label && (
          <p>
            <SeatSign seat={done.seat} name={scene.names[done.seat] ?? ""} /> {done.label}
          </p>
        )}
        {lines.map((line, k) => (
          <button type="button" class="line" key={k} onClick={() => openRule(line.rule)}>
            {line.seat === null ? <span class="sign none" /> : <SeatSign seat={line.seat} />}
            <span>{line.text}</span>
          </button>
        ))}
      </div>
      <div class="asked">
        {scene.turn !== null && <SeatSign seat={scene.turn} name={scene.names[scene.turn] ?? ""} />}
        <p>{scene.prompt}</p>
      </div>
    </section>
  );
}

function Tabs({ model }: { model: ReviewModel }) {
  const [tab, setTab] = useState<Tab>(() => TAB_LINK.exec(location.hash)?.[1] as Tab | undefined ?? "moves");
  const Shown = TABS[tab];
  return (
    <section class="side open">
      <div class="tabs" role="tablist">
        {(Object.keys(TABS) as Tab[]).map((name) => (
          <button type="button" role="tab" key={name} data-tab={name} aria-selected={tab === name} onClick={() => setTab(name)}>
            {t(`tab-${name}`)}
          </button>
        ))}
      </div>
      <div class="sheet" role="tabpanel" aria-label={t(`tab-${tab}`)} tabIndex={0}>
        <Shown model={model} />
      </div>
    </section>
  );
}

const KEYS: Record<string, (model: ReviewModel, far: boolean) => void> = {
  ArrowLeft: (model, far) => (far ? model.toDecision(-1) : model.to(model.k.value - 1)),
  ArrowRight: (model, far) => (far ? model.toDecision(1) : model.to(model.k.value + 1)),
  Home: (model) => model.to(0),
  End: (model) => model.to(model.last.value),
  " ": (model) => model.play(!model.playing.value),
};

/** Arrows step, with Shift from decision to decision; Home, End; the space bar plays. */
function keys(model: ReviewModel): () => void {
  const press = (event: KeyboardEvent): void => {
    const from = event.target as HTMLElement;
    const busy = from.matches("select, textarea, input:not([type='range'])") || (event.key === " " && from.closest("button, a, summary"));
    const act = KEYS[event.key];
    if (!act || busy || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    act(model, event.shiftKey);
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

function ErrorPage({ id, text }: { id: string; text: string }) {
  return (
    <main class="error-page">
      <h1>{t("lost")}</h1>
      <p>{text}</p>
      <a class="button main" href={`/table/${id}`}>
        {t("to-table")}
      </a>
    </main>
  );
}
