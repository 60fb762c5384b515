// The question to a seat, the legal choices as buttons, hints, notices and undo.
import { useEffect, useRef } from "preact/hooks";
import { openRule } from "../rules/panel";
import { t } from "../words";
import { Candidates } from "../ui/Candidates";
import { restoreFocus } from "../ui/keyboard";
import { SeatSign } from "../ui/SeatSign";
import type { TableModel } from "./model";

const MANY = 14;

export function Prompt({ model }: { model: TableModel }) {
  const scene = model.scene.value;
  const shown = model.narrowed.value ?? model.choices.value;
  const chosen = model.chosen.value;
  const place = useRef<HTMLElement>(null);
  useEffect(() => restoreFocus(place.current?.querySelector<HTMLElement>(".confirm .main, .choices button")), [shown, chosen]);
  if (!scene) return <section class="prompt" aria-busy="true" />;
  const turn = scene.turn;
  return (
    <section class={`prompt${model.myTurn.value ? " mine" : ""}`} aria-label={t("question")} ref={place}>
      <div class="asked" role="status">
        {turn !== null && <SeatSign seat={turn} name={scene.names[turn] ?? ""} />}
        <p>{model.atLatest.value ? scene.prompt : t("catching-up")}</p>
        {!model.atLatest.value && (
          <button type="button" class="small" onClick={() => model.skip()}>
            {t("skip")}
          </button>
        )}
      </div>
      {chosen && (
        <div class="confirm">
          <p>{t("cannot-take-back")}</p>
          <button type="button" class="main" onClick={() => model.choose(chosen)}>
            {chosen.label}
          </button>
          <button type="button" onClick={() => model.cancel()}>
            {t("cancel")}
          </button>
        </div>
      )}
      {!chosen && shown.length > 0 && (
        <div class={`choices${shown.length > MANY ? " many" : ""}`} role="group" aria-label={t("choices")}>
          {shown.map((choice) => (
            <button type="button" key={choice.id} data-action={choice.action} onClick={() => model.choose(choice)}>
              {choice.label}
            </button>
          ))}
          {model.narrowed.value && (
            <button type="button" class="plain" onClick={() => model.cancel()}>
              {t("cancel")}
            </button>
          )}
        </div>
      )}
      <Hint model={model} />
      <Notice model={model} />
      {!chosen && <Undo model={model} />}
    </section>
  );
}

/** What a bot would do, if the table allows hints. */
function Hint({ model }: { model: TableModel }) {
  const hint = model.hint.value;
  const names = model.scene.value?.names ?? [];
  if (!model.about.value?.hints || !model.choices.value.length) return null;
  if (hint) return <Candidates candidates={hint} names={names} />;
  return (
    <div class="hint">
      <button type="button" class="small" disabled={model.hintPending.value} onClick={() => void model.askHint()}>
        {model.hintPending.value ? t("pondering") : t("hint")}
      </button>
    </div>
  );
}

function Notice({ model }: { model: TableModel }) {
  const notice = model.notice.value;
  return (
    <div class="notice" role="alert">
      {notice && (
        <>
          <p>{notice.text}</p>
          {notice.rule && (
            <button type="button" class="small" data-rule-link={notice.rule} onClick={() => openRule(notice.rule ?? "")}>
              {t("show-rule")}
            </button>
          )}
          <button type="button" class="icon" aria-label={t("close")} onClick={() => model.cancel()}>
            ✕
          </button>
        </>
      )}
    </div>
  );
}

function Undo({ model }: { model: TableModel }) {
  const position = model.position.value;
  const scene = model.scene.value;
  const you = model.you.value;
  if (!position || !scene || you === null || position.stage !== "playing") return null;
  const offer = position.undo;
  const at = scene.version;
  return (
    <div class="undo">
      {position.can_take_back && model.atLatest.value && (
        <button type="button" class="small" onClick={() => model.takeBack()}>
          ↶ {t("take-back")}
        </button>
      )}
      {offer && offer.seat === you && <p>{t("undo-offered")}</p>}
      {offer && offer.waiting.includes(you) && (
        <p>
          {t("undo-asked", { name: scene.names[offer.seat] ?? "" })}{" "}
          <button type="button" class="small" onClick={() => model.send({ type: "answer-undo", at, accept: true })}>
            {t("agree")}
          </button>{" "}
          <button type="button" class="small" onClick={() => model.send({ type: "answer-undo", at, accept: false })}>
            {t("refuse")}
          </button>
        </p>
      )}
    </div>
  );
}
