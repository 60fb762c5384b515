// The end of a game: winner, points by source, rematch.
import type { GameInfo } from "../protocol";
import { askRecord } from "../api";
import { go } from "../router";
import { download } from "../ui/download";
import { SeatSign } from "../ui/SeatSign";
import { t } from "../words";
import type { TableModel } from "./model";

export function Ending({ model, game, close }: { model: TableModel; game: GameInfo | undefined; close: () => void }) {
  const scene = model.scene.value;
  const about = model.about.value;
  const outcome = model.position.value?.outcome;
  if (!scene || !game || !outcome) return null;
  const rematch = about?.rematch;
  return (
    <div class="ending" role="dialog" aria-label={t("ending")}>
      <button type="button" class="icon shut" aria-label={t("close")} onClick={close}>
        ✕
      </button>
      <h2>{scene.prompt}</h2>
      <Chart model={model} game={game} />
      <Achievements model={model} />
      <div class="buttons">
        {rematch ? (
          <a class="button main" href={`/table/${rematch}`} onClick={() => go(`/table/${rematch}`)}>
            {t("to-rematch")}
          </a>
        ) : (
          model.you.value !== null && (
            <button type="button" class="main" onClick={() => model.send({ type: "rematch" })}>
              {t("rematch")}
            </button>
          )
        )}
        <a class="button" href={`/review/${model.id}`}>
          {t("look-back")}
        </a>
        <button type="button" onClick={() => void downloadRecord(model)}>
          {t("download-record")}
        </button>
        <a class="button" href="/">
          {t("home")}
        </a>
      </div>
      {about?.seed && (
        <details>
          <summary>{t("fair")}</summary>
          <p>{t("fair-how")}</p>
          <a class="button" href={`/review/${model.id}#fairness`}>
            {t("fair-check")}
          </a>
          <dl>
            <dt>{t("commitment")}</dt>
            <dd>{about.commitment}</dd>
            <dt>{t("seed")}</dt>
            <dd>{about.seed}</dd>
          </dl>
        </details>
      )}
    </div>
  );
}

/** Achievements, where a game has them: its events say `feat`. */
function Achievements({ model }: { model: TableModel }) {
  const earned = model.lines.value.filter((line) => line.verb === "feat");
  if (!earned.length) return null;
  return (
    <ul class="achievements">
      {earned.map((line, k) => (
        <li key={k}>
          {line.seat !== null && <SeatSign seat={line.seat} />} {line.text}
        </li>
      ))}
    </ul>
  );
}

const SHADES = 12;

function Chart({ model, game }: { model: TableModel; game: GameInfo }) {
  const scene = model.scene.value;
  if (!scene) return null;
  const most = Math.max(1, ...scene.scores.map((score) => positive(score.by_source)));
  const sources = Object.keys(game.sources).filter((source) => scene.scores.some((score) => score.by_source[source]));
  return (
    <figure class="chart">
      {scene.scores.map((score, seat) => (
        <div class="score-bar" key={seat}>
          <div class="who">
            <SeatSign seat={seat} /> {scene.names[seat]} {seat === model.you.value && <small>{t("you")}</small>} <strong>{score.total}</strong>
          </div>
          <div class="stack">
            {sources.map((source, k) => {
              const points = score.by_source[source] ?? 0;
              return points > 0 ? (
                <span key={source} class={`shade-${k % SHADES}`} style={{ width: `${(100 * points) / most}%` }} title={`${game.sources[source]}: ${points}`}>
                  {points}
                </span>
              ) : null;
            })}
          </div>
        </div>
      ))}
      <figcaption>
        {sources.map((source, k) => (
          <span key={source}>
            <i class={`shade-${k % SHADES}`} /> {game.sources[source]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const positive = (by: Record<string, number>): number => Object.values(by).reduce((sum, n) => sum + Math.max(0, n), 0);

async function downloadRecord(model: TableModel): Promise<void> {
  const text = await askRecord(model.id, model.key);
  download(new Blob([text], { type: "text/plain" }), `${model.about.value?.game ?? "game"}-${model.id}.txt`);
}
