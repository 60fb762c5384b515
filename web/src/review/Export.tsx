// The export tab: a new game from the position that is shown; record, picture, animation, link and Python code.
import { useRef, useState } from "preact/hooks";
import { askRecord, Refused } from "../api";
import { catalogue } from "../catalogue";
import type { Story } from "../protocol";
import { continueRecord, USUAL_LEVEL } from "../rooms/newTable";
import { refusalText } from "../table/refusals";
import { download } from "../ui/download";
import { SeatSign } from "../ui/SeatSign";
import { t } from "../words";
import type { Perspective } from "./api";
import type { ReviewModel } from "./model";
import { scenesToGif, sceneToSvg } from "./picture";

export function Export({ model }: { model: ReviewModel }) {
  const story = model.story.value;
  if (!story) return null;
  return (
    <div class="export">
      <ContinueGame model={model} story={story} />
      <Downloads model={model} story={story} />
    </div>
  );
}

function ContinueGame({ model, story }: { model: ReviewModel; story: Story }) {
  const [seat, setSeat] = useState(story.you ?? 0);
  const [anew, setAnew] = useState(false);
  const [level, setLevel] = useState(USUAL_LEVEL);
  const [trouble, setTrouble] = useState("");
  const over = model.k.value >= model.last.value;
  const bots = catalogue.value?.bots.filter((bot) => bot.level !== "greedy") ?? [];
  const secrets = catalogue.value?.games.find((game) => game.name === story.game)?.secrets;
  const begin = async (): Promise<void> => {
    try {
      const record = await askRecord(model.id, model.key);
      const from = { record, upto: model.k.value, seat, players: story.names.length };
      await continueRecord({ name: story.game, title: story.title }, from, level, anew ? seat : null);
    } catch (error) {
      if (error instanceof Refused) setTrouble(refusalText(error.refusal));
    }
  };
  return (
    <section class="play-on">
      <h3>{t("play-on")}</h3>
      <fieldset>
        <legend>{t("play-on-seat")}</legend>
        <div class="pills">
          {story.names.map((name, k) => (
            <label key={k} class={k === seat ? "taken" : ""}>
              <input type="radio" name="play-on-seat" checked={k === seat} onChange={() => setSeat(k)} />
              <SeatSign seat={k} /> {name}
            </label>
          ))}
        </div>
      </fieldset>
      <label>
        {t("play-on-against")}{" "}
        <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
          {bots.map((bot) => (
            <option key={bot.level} value={bot.level}>
              {t(`level-${bot.level}`)}
            </option>
          ))}
        </select>
      </label>
      {secrets && (
        <label class="check">
          <input type="checkbox" checked={anew} onChange={(event) => setAnew(event.currentTarget.checked)} />
          {t("play-on-anew")}
        </label>
      )}
      <button type="button" class="main" data-export="play-on" disabled={over} onClick={() => void begin()}>
        {over ? t("play-on-over") : t("play-on-from", { k: model.k.value })}
      </button>
      {trouble && <p role="alert">{trouble}</p>}
    </section>
  );
}

function Downloads({ model, story }: { model: ReviewModel; story: Story }) {
  const [share, setShare] = useState<number | null>(null);
  const [status, setStatus] = useState("");
  const running = useRef(false);
  const name = `${story.game}-${story.table}`;
  const record = async (): Promise<void> => {
    download(new Blob([await askRecord(model.id, model.key)], { type: "text/plain" }), `${name}.txt`);
  };
  const picture = (): void => {
    const scene = model.scene.value;
    if (scene) download(new Blob([sceneToSvg(scene).text], { type: "image/svg+xml" }), `${name}-${scene.number}.svg`);
  };
  const animation = async (): Promise<void> => {
    running.current = !running.current;
    if (!running.current) return;
    const decided = story.moments.filter((moment) => moment.seat !== null).map((moment) => moment.k);
    const last = story.moments.length;
    const onProgress = (done: number): boolean => {
      setShare(done);
      return running.current;
    };
    const found = await scenesToGif([...new Set([0, ...decided, last])], (k) => model.fetch(k), onProgress).catch(() => null);
    if (found) download(found, `${name}.gif`);
    else if (running.current) setStatus(t("film-failed"));
    running.current = false;
    setShare(null);
  };
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(t("copied"));
    } catch {
      download(new Blob([text], { type: "text/x-python" }), `${name}.py`);
    }
  };
  return (
    <section class="downloads">
      <h3>{t("take-away")}</h3>
      <button type="button" data-export="record" onClick={() => void record()}>
        {t("download-record")}
      </button>
      <button type="button" data-export="picture" onClick={picture}>
        {t("take-picture")}
      </button>
      <button type="button" data-export="film" onClick={() => void animation()}>
        {share === null ? t("take-film") : t("take-film-stop")}
      </button>
      {share !== null && <progress max={1} value={share} aria-label={t("take-film")} />}
      <button type="button" data-export="link" onClick={() => void copy(location.href)}>
        {t("take-link")}
      </button>
      <button
        type="button"
        data-export="python"
        onClick={() => void askRecord(model.id, model.key).then((text) => copy(pythonCode(text, model.k.value, model.perspective.value)))}
      >
        {t("take-python")}
      </button>
      <p role="status">{status}</p>
    </section>
  );
}

/** Python code that leads to the position and perspective shown here. */
function pythonCode(record: string, k: number, perspective: Perspective): string {
  const look = perspective === "open" ? "state.open_view()" : `state.view(${perspective})`;
  return [
    "import zashiki",
    "",
    `game = zashiki.replay("""${record}""")`,
    `state = game.replayed([entry.action for entry in game.log[:${k}]])`,
    `view = ${look}`,
    "state",
    "",
  ].join("\n");
}
