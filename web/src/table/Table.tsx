// The page of a table: board, prompt, side panel, dialogs.
import { useEffect, useMemo, useState } from "preact/hooks";
import { lazy, Suspense } from "preact/compat";
import { catalogue } from "../catalogue";
import { knownTable, saveTable } from "../storage";
import { openParagraph, togglePanel } from "../rules/panel";
import { HomeLink } from "../ui/HomeLink";
import { SettingsMenu } from "../ui/SettingsMenu";
import { language, t } from "../words";
import { PassDevice } from "./PassDevice";
import { Ending } from "./Ending";
import { WaitingRoom } from "./WaitingRoom";
import { TableModel } from "./model";
import { Prompt } from "./Prompt";
import { refusalText } from "./refusals";
import { shape } from "./shape";
import { SidePanel } from "./SidePanel";
import { Stage } from "./Stage";
import { TableMenu } from "./TableMenu";
import { Tips } from "./tips";

const RulebookPanel = lazy(() => import("../rules/RulebookPanel"));

export default function Table({ name: id }: { name: string }) {
  const model = useMemo(() => openModel(id), [id]);
  const [ended, setEnded] = useState(false);
  const about = model.about.value;
  const game = catalogue.value?.games.find((found) => found.name === about?.game);
  const over = model.position.value?.stage === "over" && model.atLatest.value;
  model.hasSecrets = game?.secrets ?? true;

  useEffect(() => () => model.close(), [model]);
  useEffect(() => void model.redraw(), [language.value, shape.value]);
  useEffect(() => {
    if (!about) return;
    document.title = `${about.title} · Zashiki`;
    saveTable(id, { game: about.game, title: about.title });
  }, [about?.table]);
  useEffect(() => setEnded(over), [over]);

  const refusal = model.refused.value ?? model.socket.failed.value;
  if (refusal && !model.scene.value) return <ErrorPage text={refusalText(refusal)} />;
  return (
    <div class="table">
      <header class="bar">
        <HomeLink />
        <h1>{game?.title ?? about?.title ?? ""}</h1>
        {!model.connected.value && <span class="offline" role="status">{t("reconnecting")}</span>}
        <button type="button" class="small" onClick={togglePanel}>
          {t("rules")}
        </button>
        <TableMenu model={model} />
        <SettingsMenu />
      </header>
      <main class="desk">
        <h2 class="visually-hidden">{t("board")}</h2>
        <Stage model={model} />
        <div class="beside">
          {about && !about.newest && <p class="older-rules">{t("older-rules", { version: about.rules })}</p>}
          {model.position.value?.stage === "gathering" && <WaitingRoom model={model} />}
          <Prompt model={model} />
          <SidePanel model={model} game={game} />
        </div>
      </main>
      <Announcer model={model} />
      {model.covered.value && <PassDevice model={model} />}
      {ended && <Ending model={model} game={game} close={() => setEnded(false)} />}
      {openParagraph.value !== null && about && (
        <Suspense fallback={null}>
          <RulebookPanel game={about.game} rules={about.rules} />
        </Suspense>
      )}
      <Tips />
    </div>
  );
}

/** A link may bring a seat's key in its fragment: store it and remove it from the address. */
function openModel(id: string): TableModel {
  const [seat, key] = location.hash.slice(1).split(".");
  if (seat && key) {
    saveTable(id, { keys: { ...knownTable(id)?.keys, [Number(seat)]: key } });
    history.replaceState(null, "", location.pathname);
  }
  return new TableModel(id);
}

/** The newest log lines, for screen readers. */
function Announcer({ model }: { model: TableModel }) {
  const newest = model.lines.value.at(-1)?.number;
  const said = model.lines.value.filter((line) => line.number === newest).map((line) => line.text);
  return (
    <div class="visually-hidden" aria-live="polite">
      {said.join(" ")}
    </div>
  );
}

function ErrorPage({ text }: { text: string }) {
  return (
    <main class="error-page">
      <h1>{t("lost")}</h1>
      <p>{text}</p>
      <a class="button main" href="/">
        {t("home")}
      </a>
    </main>
  );
}
