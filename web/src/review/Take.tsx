// What can be made of a position: a game that goes on from it, and things to take away.
import { useRef, useState } from "preact/hooks";
import { askRecord, makeTable, Refused } from "../api";
import { catalogue } from "../catalogue";
import { noteTable, settings } from "../memory";
import type { SeatOrder, Story } from "../protocol";
import { USUAL_LEVEL } from "../rooms/founding";
import { go } from "../router";
import { refusalText } from "../table/refusals";
import { save } from "../ui/save";
import { SeatSign } from "../ui/SeatSign";
import { language, t } from "../words";
import type { ReviewModel } from "./model";
import { asGif, asSvg } from "./picture";

export function Take({ model }: { model: ReviewModel }) {
  const story = model.story.value;
  if (!story) return null;
  return (
    <div class="take">
      <PlayOn model={model} story={story} />
      <TakeAway model={model} story={story} />
    </div>
  );
}

function PlayOn({ model, story }: { model: ReviewModel; story: Story }) {
  const [seat, setSeat] = useState(story.you ?? 0);
  const [anew, setAnew] = useState(false);
  const [level, setLevel] = useState(USUAL_LEVEL);
  const [trouble, setTrouble] = useState("");
  const over = model.k.value >= model.last.value;
  const bots = catalogue.value?.bots.filter((bot) => bot.level !== "greedy") ?? [];
  const secrets = catalogue.value?.games.find((game) => game.name === story.game)?.secrets;
  const begin = async (): Promise<void> => {
    const me: SeatOrder = { kind: "person", name: settings.name.value || null, language: language.value };
    const seats = story.names.map((_, k): SeatOrder => (k === seat ? me : { kind: "bot", level }));
    try {
      const record = await askRecord(model.id, model.key);
      const made = await makeTable({ game: story.game, seats, record, upto: model.k.value, redealt: anew ? seat : null });
      const keys = Object.fromEntries(made.seats.map((given) => [given.seat, given.key]));
      noteTable(made.table, { game: story.game, title: story.title, keys });
      go(`/table/${made.table}`);
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
      <button type="button" class="main" data-take="play-on" disabled={over} onClick={() => void begin()}>
        {over ? t("play-on-over") : t("play-on-from", { k: model.k.value })}
      </button>
      {trouble && <p role="alert">{trouble}</p>}
    </section>
  );
}

function TakeAway({ model, story }: { model: ReviewModel; story: Story }) {
  const [share, setShare] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const going = useRef(false);
  const name = `${story.game}-${story.table}`;
  const record = async (): Promise<void> => {
    save(new Blob([await askRecord(model.id, model.key)], { type: "text/plain" }), `${name}.txt`);
  };
  const picture = (): void => {
    const scene = model.scene.value;
    if (scene) save(new Blob([asSvg(scene).text], { type: "image/svg+xml" }), `${name}-${scene.number}.svg`);
  };
  const film = async (): Promise<void> => {
    going.current = !going.current;
    if (!going.current) return;
    const decided = story.moments.filter((moment) => moment.seat !== null).map((moment) => moment.k);
    const last = story.moments.length;
    const tell = (done: number): boolean => {
      setShare(done);
      return going.current;
    };
    const found = await asGif([...new Set([0, ...decided, last])], (k) => model.fetch(k), tell).catch(() => null);
    if (found) save(found, `${name}.gif`);
    else if (going.current) setSaid(t("film-failed"));
    going.current = false;
    setShare(null);
  };
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t("copied"));
    } catch {
      save(new Blob([text], { type: "text/x-python" }), `${name}.py`);
    }
  };
  return (
    <section class="take-away">
      <h3>{t("take-away")}</h3>
      <button type="button" data-take="record" onClick={() => void record()}>
        {t("download-record")}
      </button>
      <button type="button" data-take="picture" onClick={picture}>
        {t("take-picture")}
      </button>
      <button type="button" data-take="film" onClick={() => void film()}>
        {share === null ? t("take-film") : t("take-film-stop")}
      </button>
      {share !== null && <progress max={1} value={share} aria-label={t("take-film")} />}
      <button type="button" data-take="link" onClick={() => void copy(location.href)}>
        {t("take-link")}
      </button>
      <button
        type="button"
        data-take="python"
        onClick={() => void askRecord(model.id, model.key).then((text) => copy(python(text, model.k.value, model.eyes.value)))}
      >
        {t("take-python")}
      </button>
      <p role="status">{said}</p>
    </section>
  );
}

/** Code that stands where the reader stands. */
function python(record: string, k: number, eyes: number | "open"): string {
  const look = eyes === "open" ? "state.laid_open()" : `state.view(${eyes})`;
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
