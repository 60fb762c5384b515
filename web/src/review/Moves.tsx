// The moves tab: every move of the game and its log lines.
import { useEffect, useRef } from "preact/hooks";
import type { Moment } from "../protocol";
import { SeatSign } from "../ui/SeatSign";
import { t } from "../words";
import type { ReviewModel } from "./model";

export function Moves({ model }: { model: ReviewModel }) {
  const here = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const k = model.k.value;
  useEffect(() => {
    const box = list.current?.closest(".sheet");
    if (box && here.current) box.scrollTo({ top: here.current.offsetTop - box.clientHeight / 2 });
  }, [k, model.story.value]);
  const told = (model.story.value?.moments ?? []).filter((moment) => moment.lines.length || moment.label);
  const shown = told.findLast((moment) => moment.k <= k)?.k;
  const costly = new Set(model.costly.value.map(([at]) => at));
  return (
    <ol class="moves" ref={list}>
      {told.map((moment) => (
        <li key={moment.k} ref={moment.k === shown ? here : undefined} aria-current={moment.k === shown ? "step" : undefined}>
          <button type="button" class="line" onClick={() => model.to(moment.k)} {...highlighting(model, moment)}>
            {moment.seat === null ? <span class="sign none" /> : <SeatSign seat={moment.seat} />}
            <span>{moment.lines.length ? moment.lines.map((line) => line.text).join(" ") : moment.label}</span>
            {costly.has(moment.k - 1) && (
              <span class={`turning seat-${moment.seat}`} role="img" aria-label={t("turning-point")} title={t("turning-point")} />
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

function highlighting(model: ReviewModel, moment: Moment) {
  const highlight = (): void => {
    model.highlighted.value = moment.lines.flatMap((line) => line.marks);
  };
  const clear = (): void => {
    model.highlighted.value = [];
  };
  return { onMouseEnter: highlight, onMouseLeave: clear, onFocus: highlight, onBlur: clear };
}
