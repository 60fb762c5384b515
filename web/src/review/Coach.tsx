// The coach's tab: each decision judged by the search from what the seat knew, turning points, luck and choice.
import type { Review } from "../protocol";
import { Candidates, percent, withError } from "../ui/Candidates";
import { SeatSign } from "../ui/SeatSign";
import { t } from "../words";
import type { ReviewModel } from "./model";

export function Coach({ model }: { model: ReviewModel }) {
  const state = model.review.value;
  const names = model.story.value?.names ?? [];
  if (!state) return <p class="coach">{t("coach-none")}</p>;
  return (
    <div class="coach">
      {(state.state === "none" || state.state === "failed") && (
        <>
          <p role="status">{t(state.state === "failed" ? "coach-failed" : "coach-how")}</p>
          <button type="button" class="main" onClick={() => model.startReview()}>
            {t("coach-start")}
          </button>
        </>
      )}
      {state.state === "running" && (
        <label class="working">
          {t("coach-running", { percent: percent(state.progress) })}
          <progress max={1} value={state.progress} />
        </label>
      )}
      <DecisionHere model={model} names={names} />
      {state.review && (
        <>
          <TurningPoints model={model} />
          <Shares review={state.review} names={names} />
        </>
      )}
    </div>
  );
}

/** The decision in the position that is shown. */
function DecisionHere({ model, names }: { model: ReviewModel; names: string[] }) {
  const decision = model.decisions.value.get(model.k.value);
  if (!decision) return model.review.value?.review ? <p class="faded">{t("coach-no-decision")}</p> : null;
  const point = (event: Event): void => {
    const row = (event.target as Element).closest("tbody tr");
    const at = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1;
    model.pointed.value = decision.candidates[at] ? [decision.candidates[at].action] : [];
  };
  return (
    <section class="decision" onMouseOver={point} onMouseLeave={() => (model.pointed.value = [])}>
      <h3>
        <SeatSign seat={decision.seat} /> {t("what-you-knew", { name: names[decision.seat] ?? "" })}
      </h3>
      <p>
        {decision.cost > decision.error
          ? t("cost-about", { cost: percent(decision.cost), error: percent(decision.error) })
          : t("cost-none", { error: percent(decision.error) })}
      </p>
      <Candidates candidates={decision.candidates} names={names} played={decision.action} />
    </section>
  );
}

function TurningPoints({ model }: { model: ReviewModel }) {
  const moments = model.story.value?.moments ?? [];
  return (
    <section>
      <h3>{t("turning-points")}</h3>
      {model.costly.value.length === 0 && <p>{t("turning-none")}</p>}
      <ol class="turning-points">
        {model.costly.value.map(([at, decision]) => (
          <li key={at}>
            <button type="button" class="line" aria-current={at === model.k.value ? "step" : undefined} onClick={() => model.to(at)}>
              <SeatSign seat={decision.seat} />
              <span>{moments[at]?.label ?? decision.action}</span>
              <strong>−{percent(decision.cost)}</strong>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How much of the result came from draws, how much from decisions. */
function Shares({ review, names }: { review: Review; names: string[] }) {
  const span = Math.max(0.1, ...review.seats.flatMap((seat) => [Math.abs(seat.luck) + seat.luck_error, Math.abs(seat.choice) + seat.choice_error]));
  return (
    <section class="shares">
      <h3>{t("luck-and-choice")}</h3>
      {review.seats.map((seat) => (
        <div key={seat.seat} class={`share seat-${seat.seat}`}>
          <h4>
            <SeatSign seat={seat.seat} /> {names[seat.seat]}
            <small>
              {percent(seat.start)} → {percent(seat.result)}
            </small>
          </h4>
          <Bar name={t("luck")} value={seat.luck} error={seat.luck_error} span={span} />
          <Bar name={t("choice")} value={seat.choice} error={seat.choice_error} span={span} />
        </div>
      ))}
      <p class="faded">{review.method}</p>
      {review.depth && <p class="faded">{review.depth}</p>}
    </section>
  );
}

function Bar({ name, value, error, span }: { name: string; value: number; error: number; span: number }) {
  const at = (share: number): number => 50 + (50 * share) / span;
  const [from, to] = value < 0 ? [at(value), 50] : [50, at(value)];
  return (
    <div class="balance">
      <span>{name}</span>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect x={from} y="2" width={to - from} height="8" />
        <path d={`M50 0V12`} class="middle" />
        <path d={`M${at(value - error)} 6H${at(value + error)}`} class="about" />
      </svg>
      <span class="number">
        {withError(`${value < 0 ? "−" : "+"}${percent(Math.abs(value))}`, error)}
      </span>
    </div>
  );
}
