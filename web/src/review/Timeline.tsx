// The timeline of a game: curves of points and chances to win, a slider, and the step buttons.
import type { ReviewModel } from "./model";
import { shape } from "../table/shape";
import { percent } from "../ui/Candidates";
import { SeatSign } from "../ui/SeatSign";
import { t } from "../words";

const WIDTH = 1000;
const HEIGHT = 100;

/** One line for each seat over the moments of a game, from `low` to `high`. */
interface Curve {
  title: string;
  name: string;
  low: number;
  high: number;
  /** For each seat its points: position and value. */
  seats: [number, number][][];
  format: (value: number) => string;
}

export function Timeline({ model }: { model: ReviewModel }) {
  const story = model.story.value;
  if (!story) return <section class="timeline" aria-busy="true" />;
  const { value: last } = model.last;
  const { value: k } = model.k;
  const totals = [story.first, ...story.moments.map((moment) => moment.totals)];
  const points = story.names.map((_, seat) => totals.map((row, at): [number, number] => [at, row[seat] ?? 0]));
  const all = totals.flat();
  const curves: Curve[] = [
    { title: t("points"), name: "scores", low: Math.min(0, ...all), high: Math.max(1, ...all), seats: points, format: String },
  ];
  const review = model.review.value?.review;
  if (review) {
    const chances = story.names.map((_, seat) => review.moments.map(({ at, values }): [number, number] => [at, values[seat] ?? 0]));
    curves.push({ title: t("win-chance"), name: "chances", low: 0, high: 1, seats: chances, format: percent });
  }
  const next = story.moments[k];
  const said = next?.seat !== null && next?.label ? next.label : "";
  return (
    <section class="timeline" aria-label={t("timeline")}>
      {shape.value === "narrow" && <p class="said">{model.scene.value?.lines.at(-1)?.text ?? model.scene.value?.prompt}</p>}
      <div class="curves">
        {curves.map((curve) => (
          <CurveChart key={curve.name} curve={curve} model={model} />
        ))}
      </div>
      <div class="track">
        <div class="ticks" aria-hidden="true">
          {model.mine.value.map((at) => (
            <i key={at} style={{ left: `${(100 * at) / last}%` }} />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={last}
          value={k}
          aria-label={t("timeline")}
          aria-valuetext={`${t("moment-of", { k, last })} ${said}`}
          onInput={(event) => model.to(Number(event.currentTarget.value))}
        />
        {model.costly.value.map(([at, decision]) => (
          <button
            type="button"
            key={at}
            class={`turning seat-${decision.seat}`}
            style={{ "--at": at / last }}
            aria-label={t("turning-at", { k: at, cost: percent(decision.cost) })}
            title={t("turning-at", { k: at, cost: percent(decision.cost) })}
            onClick={() => model.to(at)}
          />
        ))}
      </div>
      <div class="timeline-controls">
        <ul class="legend">
          {story.names.map((name, seat) => (
            <li key={seat} class={`seat-${seat}`}>
              <SeatSign seat={seat} />
              <svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
                <path class={`curve dash-${seat}`} d="M0 4H34" />
              </svg>
              <span class={shape.value === "narrow" ? "visually-hidden" : ""}>{name}</span> <strong>{totals[k]?.[seat]}</strong>
            </li>
          ))}
        </ul>
        <StepButtons model={model} />
      </div>
    </section>
  );
}

function CurveChart({ curve, model }: { curve: Curve; model: ReviewModel }) {
  const last = Math.max(1, model.last.value);
  const x = (at: number): number => (WIDTH * at) / last;
  const y = (value: number): number => HEIGHT - (HEIGHT * (value - curve.low)) / (curve.high - curve.low || 1);
  const jump = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    model.to(Math.round(((event.clientX - box.left) / box.width) * last));
  };
  return (
    <figure class={`drawn ${curve.name}`}>
      <figcaption>{curve.title}</figcaption>
      <span class="high">{curve.format(curve.high)}</span>
      <span class="low">{curve.format(curve.low)}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" onClick={jump}>
        <path class="ground" d={`M0 ${y(curve.low)}H${WIDTH}M0 ${y(curve.high)}H${WIDTH}`} />
        {curve.seats.map((line, seat) => (
          <path key={seat} class={`curve seat-${seat} dash-${seat}`} d={path(line, x, y, curve.name === "scores")} />
        ))}
        <path class="here" d={`M${x(model.k.value)} 0V${HEIGHT}`} />
      </svg>
    </figure>
  );
}

/** Points come in steps; chances go from one to the next. */
function path(line: [number, number][], x: (at: number) => number, y: (value: number) => number, steps: boolean): string {
  return line
    .map(([at, value], k) => (k === 0 ? `M${x(at)} ${y(value)}` : steps ? `H${x(at)}V${y(value)}` : `L${x(at)} ${y(value)}`))
    .join("");
}

function StepButtons({ model }: { model: ReviewModel }) {
  const { value: k } = model.k;
  const first = k === 0;
  const end = k >= model.last.value;
  const step = (name: string, sign: string, off: boolean, go: () => void) => (
    <button type="button" class="icon" data-step={name} aria-label={t(`step-${name}`)} title={t(`step-${name}`)} disabled={off} onClick={go}>
      {sign}
    </button>
  );
  return (
    <div class="steps" role="group" aria-label={t("steps")}>
      {step("first", "⇤", first, () => model.to(0))}
      {step("my-before", "«", !model.mine.value.some((at) => at < k), () => model.toDecision(-1))}
      {step("back", "‹", first, () => model.to(k - 1))}
      {model.playing.value ? step("pause", "❚❚", false, () => model.play(false)) : step("play", "▶", false, () => model.play(true))}
      {step("on", "›", end, () => model.to(k + 1))}
      {step("my-next", "»", !model.mine.value.some((at) => at > k), () => model.toDecision(1))}
      {step("last", "⇥", end, () => model.to(model.last.value))}
      <output class="where">{t("moment-of", { k, last: model.last.value })}</output>
    </div>
  );
}
