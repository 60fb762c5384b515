// A table: the board, what is asked, and everything around it.
import { useEffect, useMemo, useState } from "preact/hooks";
import { lazy, Suspense } from "preact/compat";
import { catalogue } from "../catalogue";
import { knownTable, noteTable } from "../memory";
import { openAt, shelfGame } from "../rules/shelf";
import { House } from "../ui/House";
import { Menu } from "../ui/Menu";
import { language, t } from "../words";
import { Curtain } from "./Curtain";
import { Ending } from "./Ending";
import { Gathering } from "./Gathering";
import { TableModel } from "./model";
import { Prompt } from "./Prompt";
import { refusalText } from "./refusals";
import { shape } from "./shape";
import { Side } from "./Side";
import { Stage } from "./Stage";
import { TableMenu } from "./TableMenu";
import { Tips } from "./tips";

const Book = lazy(() => import("../rules/Book"));

export default function Table({ name: id }: { name: string }) {
  const model = useMemo(() => arrive(id), [id]);
  const [ended, setEnded] = useState(false);
  const about = model.about.value;
  const game = catalogue.value?.games.find((found) => found.name === about?.game);
  const over = model.position.value?.stage === "over" && model.atLatest.value;
  model.hasSecrets = game?.secrets ?? true;

  useEffect(() => () => model.close(), [model]);
  useEffect(() => void model.redraw(), [language.value, shape.value]);
  useEffect(() => {
    if (!about) return;
    shelfGame.value = about.game;
    document.title = `${about.title} · Zashiki`;
    noteTable(id, { game: about.game, title: about.title });
  }, [about?.table]);
  useEffect(() => setEnded(over), [over]);

  const refusal = model.refused.value ?? model.live.failed.value;
  if (refusal && !model.scene.value) return <Lost text={refusalText(refusal)} />;
  return (
    <div class="table">
      <header class="bar">
        <House />
        <h1>{game?.title ?? about?.title ?? ""}</h1>
        {!model.connected.value && <span class="offline" role="status">{t("reconnecting")}</span>}
        <button type="button" class="small" onClick={() => (openAt.value = openAt.value === null ? "" : null)}>
          {t("rules")}
        </button>
        <TableMenu model={model} />
        <Menu />
      </header>
      <main class="desk">
        <h2 class="unseen">{t("board")}</h2>
        <Stage model={model} />
        <div class="beside">
          {model.position.value?.stage === "gathering" && <Gathering model={model} />}
          <Prompt model={model} />
          <Side model={model} game={game} />
        </div>
      </main>
      <Telling model={model} />
      {model.curtain.value && <Curtain model={model} />}
      {ended && <Ending model={model} game={game} close={() => setEnded(false)} />}
      {openAt.value !== null && about && (
        <Suspense fallback={null}>
          <Book game={about.game} />
        </Suspense>
      )}
      <Tips />
    </div>
  );
}

/** A link brings a key in its fragment: it is kept, and the address is cleaned. */
function arrive(id: string): TableModel {
  const [seat, key] = location.hash.slice(1).split(".");
  if (seat && key) {
    noteTable(id, { keys: { ...knownTable(id)?.keys, [Number(seat)]: key } });
    history.replaceState(null, "", location.pathname);
  }
  return new TableModel(id);
}

/** New lines of the log, for those who listen. */
function Telling({ model }: { model: TableModel }) {
  const newest = model.lines.value.at(-1)?.number;
  const said = model.lines.value.filter((line) => line.number === newest).map((line) => line.text);
  return (
    <div class="unseen" aria-live="polite">
      {said.join(" ")}
    </div>
  );
}

function Lost({ text }: { text: string }) {
  return (
    <main class="lost">
      <h1>{t("lost")}</h1>
      <p>{text}</p>
      <a class="button main" href="/">
        {t("home")}
      </a>
    </main>
  );
}
