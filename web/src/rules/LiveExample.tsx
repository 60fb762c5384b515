// An example of the rulebook as a board: before, after, and a button to play on from there.
import { useEffect, useState } from "preact/hooks";
import { askExample, Refused } from "../api";
import { catalogue } from "../catalogue";
import type { Example, Scene } from "../protocol";
import { continueRecord } from "../rooms/newTable";
import { refusalText } from "../table/refusals";
import { layoutRows } from "../table/Stage";
import { language, t } from "../words";

/** `wide`: show the pictures made for a desk. */
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
  const begin = (): void => void continueRecord({ name: game, title }, example).catch((error: unknown) => error instanceof Refused && setTrouble(refusalText(error.refusal)));
  return (
    <div class="example-view">
      <Board wide={wide} scene={after ? example.after : example.before} highlighted={after ? example.after.lines.flatMap((line) => line.marks) : []} />
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

/** The pictures of a scene, without interaction. */
function Board({ scene, highlighted, wide }: { scene: Scene; highlighted: string[]; wide: boolean }) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    for (const place of frame?.querySelectorAll("[data-mark]") ?? []) {
      const marks = (place.getAttribute("data-mark") ?? "").split(" ");
      place.classList.toggle("highlighted", marks.some((mark) => highlighted.includes(mark)));
    }
  }, [frame, scene, highlighted]);
  return (
    <div class={`example-board ${wide ? "wide" : "narrow"} stage`} ref={setFrame} tabIndex={0} aria-label={t("board")}>
      {layoutRows(scene.parts).map((row) => (
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
