// An example on a live board: how it stands, what comes of it, and a table to play on from there.
import { useEffect, useState } from "preact/hooks";
import { askExample, Refused } from "../api";
import { catalogue } from "../catalogue";
import type { Example, Scene } from "../protocol";
import { playOn } from "../rooms/founding";
import { refusalText } from "../table/refusals";
import { arrange } from "../table/Stage";
import { language, t } from "../words";

/** `wide`: there is room for the pictures of a desk. */
export default function LiveExample({ game, id, wide }: { game: string; id: string; wide: boolean }) {
  const [example, setExample] = useState<Example | null>(null);
  const [after, setAfter] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    askExample(game, id, wide ? "wide" : "narrow").then(setExample, (error: unknown) => error instanceof Refused && setTrouble(refusalText(error.refusal)));
  }, [game, id, wide, language.value]);
  if (trouble) return <p role="alert">{trouble}</p>;
  if (!example) return <p aria-busy="true" />;
  const title = catalogue.value?.games.find((known) => known.name === game)?.title ?? "";
  const begin = (): void => void playOn({ name: game, title }, example).catch((error: unknown) => error instanceof Refused && setTrouble(refusalText(error.refusal)));
  return (
    <div class="live">
      <Board wide={wide} scene={after ? example.after : example.before} lit={after ? example.after.lines.flatMap((line) => line.marks) : []} />
      {after && (
        <ol class="happened">
          {example.after.lines.map((line, k) => (
            <li key={k}>{line.text}</li>
          ))}
        </ol>
      )}
      <div class="buttons">
        <button type="button" class="small" onClick={() => setAfter(!after)}>
          {t(after ? "example-before" : "example-after")}
        </button>
        <button type="button" class="small main" onClick={begin}>
          {t("example-play-on")}
        </button>
      </div>
    </div>
  );
}

/** The parts of a scene, to look at. */
function Board({ scene, lit, wide }: { scene: Scene; lit: string[]; wide: boolean }) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    for (const place of frame?.querySelectorAll("[data-mark]") ?? []) {
      const marks = (place.getAttribute("data-mark") ?? "").split(" ");
      place.classList.toggle("spoken", marks.some((mark) => lit.includes(mark)));
    }
  }, [frame, scene, lit]);
  return (
    <div class={`little ${wide ? "wide" : "narrow"} stage`} ref={setFrame} tabIndex={0} aria-label={t("board")}>
      {arrange(scene.parts).map((row) => (
        <div key={row.parts[0]?.name} class={`row ${row.role}`}>
          {row.parts.map((part) => (
            <div key={part.name} class={`part ${part.role}`} style={{ flexGrow: part.width }}>
              <div
                class="frame"
                style={{ aspectRatio: `${part.width} / ${part.height}`, minWidth: wide ? undefined : `${part.least}px` }}
                dangerouslySetInnerHTML={{ __html: part.svg }}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
