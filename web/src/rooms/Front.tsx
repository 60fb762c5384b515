// The front page: the games, and the tables of this browser.
import { useState } from "preact/hooks";
import { catalogue } from "../catalogue";
import { forgetTable, tables } from "../storage";
import type { GameInfo } from "../protocol";
import { HomeLink } from "../ui/HomeLink";
import { SettingsMenu } from "../ui/SettingsMenu";
import { t } from "../words";
import { playNow } from "./newTable";
import { ReviewRecord } from "./ReviewRecord";

export function Front() {
  const games = catalogue.value?.games ?? [];
  return (
    <div class="front">
      <header class="bar">
        <HomeLink />
        <h1>Zashiki</h1>
        <SettingsMenu />
      </header>
      <main>
        <p class="welcome">{t("welcome")}</p>
        <ul class="posters">
          {games.map((game) => (
            <Poster key={game.name} game={game} />
          ))}
        </ul>
        <MyTables />
        <ReviewRecord />
      </main>
      <footer>{t("footer")}</footer>
    </div>
  );
}

function Poster({ game }: { game: GameInfo }) {
  const [trouble, setTrouble] = useState("");
  return (
    <li class="poster">
      <a href={`/play/${game.name}`} tabIndex={-1} aria-hidden="true">
        <img src={`/posters/${game.name}.svg`} alt="" width="568" height="728" />
      </a>
      <div class="words">
        <h2>{game.title}</h2>
        <p>{game.line}</p>
        <p class="facts">{game.facts}</p>
        <div class="buttons">
          <button type="button" class="main" onClick={() => void playNow(game).catch(() => setTrouble(t("refusal-try-again")))}>
            {t("play-now")}
          </button>
          <a class="button" href={`/play/${game.name}`}>
            {t("more-ways")}
          </a>
          {game.lesson && (
            <a class="button" href={`/learn/${game.name}`}>
              {t("learn-it")}
            </a>
          )}
        </div>
        {trouble && <p role="alert">{trouble}</p>}
      </div>
    </li>
  );
}

function MyTables() {
  if (!tables.value.length) return null;
  return (
    <section class="my-tables">
      <h2>{t("my-tables")}</h2>
      <ul>
        {tables.value.map((known) => (
          <li key={known.table}>
            <a href={`/table/${known.table}`}>
              <strong>{known.title || known.table}</strong>
              <span>{known.over ? t("table-over") : Object.keys(known.keys).length ? t("table-open") : t("table-watched")}</span>
              <time dateTime={new Date(known.last).toISOString()}>{new Date(known.last).toLocaleString()}</time>
            </a>
            {known.over && (
              <a class="button" href={`/review/${known.table}`}>
                {t("look-back")}
              </a>
            )}
            <button type="button" class="icon" aria-label={t("forget")} title={t("forget")} onClick={() => forgetTable(known.table)}>
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
