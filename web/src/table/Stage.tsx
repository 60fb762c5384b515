// The pictures of a position, laid out for the screen; legal places are lit, moved pieces slide.
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { ReadonlySignal } from "@preact/signals";
import type { Scene, SceneChoice, ScenePart } from "../protocol";
import { settings } from "../storage";
import { slide, type Snapshot } from "./motion";
import { patchPicture } from "./patch";
import { shape } from "./shape";
import { hideTip, tapped, tipHandlers } from "./tips";

/** What a stage needs of its model: a scene, the legal choices, and what is highlighted. */
export interface StageModel {
  readonly scene: ReadonlySignal<Scene | null>;
  readonly choices: ReadonlySignal<SceneChoice[]>;
  readonly chosen: ReadonlySignal<SceneChoice | null>;
  readonly narrowed: ReadonlySignal<SceneChoice[] | null>;
  /** Marks of the pictures that a log line is about. */
  readonly highlighted: ReadonlySignal<string[]>;
  /** Actions to point out: a hint, or the move that was made. */
  readonly hinted: ReadonlySignal<string[]>;
  readonly covered: ReadonlySignal<boolean>;
  readonly myTurn: ReadonlySignal<boolean>;
  /** Where the pieces were before this scene. */
  piecesBefore: Snapshot | null;
  press(actions: string[]): void;
}

export function Stage({ model }: { model: StageModel }) {
  const stage = useRef<HTMLDivElement>(null);
  const scene = model.scene.value;
  const parts = scene?.parts ?? [];
  const rows = useMemo(() => layoutRows(parts), [scene]);
  const ratio = rows.flat(1).reduce((sum, row) => sum + row.ratio, 0);

  useLayoutEffect(() => {
    hideTip();
    if (model.piecesBefore) slide(model.piecesBefore);
    model.piecesBefore = null;
  }, [scene]);
  useLayoutEffect(() => {
    if (stage.current) markPlaces(stage.current, model);
  }, [scene, model.choices.value, model.chosen.value, model.narrowed.value, model.highlighted.value, model.hinted.value]);
  useEffect(() => {
    if (stage.current && shape.value === "narrow" && model.choices.value.length) bringIntoSight(stage.current);
  }, [scene, model.choices.value]);

  const press = (event: MouseEvent | KeyboardEvent): void => {
    const place = target(under(event), model);
    if (event.type === "click") tapped(event, model);
    if (!place) return;
    event.preventDefault();
    model.press((place.getAttribute("data-act") ?? "").split("|"));
  };
  return (
    <div
      id="stage"
      data-number={scene?.number}
      ref={stage}
      class={`stage ${shape.value}${model.covered.value ? " covered" : ""}`}
      style={{ "--ratio": ratio }}
      onClick={press}
      onKeyDown={(event) => (event.key === "Enter" || event.key === " ") && press(event)}
      {...tipHandlers()}
    >
      {rows.map((row) => (
        <div class={`row ${row.role}`} key={row.parts.map((part) => part.name).join()}>
          {row.parts.map((part) => (
            <Picture key={part.name} part={part} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Pictures that need more than the narrowest phone are scrolled sideways. */
const NARROWEST = 372;

function Picture({ part }: { part: ScenePart }) {
  const panned = shape.value === "narrow" && part.least > NARROWEST;
  const frame = { aspectRatio: `${part.width} / ${part.height}`, minWidth: panned ? `${part.least}px` : undefined };
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) patchPicture(place.current, part.svg);
  }, [part.svg]);
  return (
    <div class={`part ${part.role}`} style={{ flexGrow: part.width }} data-part={part.name}>
      <div class="frame" style={frame} ref={place} />
    </div>
  );
}

export interface Row {
  role: ScenePart["role"];
  parts: ScenePart[];
  ratio: number;
}

/** Rows of parts. On a desk parts of one height stand side by side: others, board, own mat; on a phone the board is first. */
export function layoutRows(parts: ScenePart[]): Row[] {
  const rows: Row[] = [];
  const wide = shape.value === "wide";
  for (const role of wide ? (["defs", "other", "board", "own"] as const) : (["defs", "board", "own", "other"] as const)) {
    for (const part of parts.filter((found) => found.role === role)) {
      const last = rows.at(-1);
      if (wide && last?.role === role && fitsBeside(last.parts, part)) last.parts.push(part);
      else rows.push({ role, parts: [part], ratio: 0 });
    }
  }
  for (const row of rows) {
    const width = row.parts.reduce((sum, part) => sum + part.width, 0);
    row.ratio = row.role === "defs" || !width ? 0 : (row.parts[0]?.height ?? 0) / width;
  }
  return rows;
}

/** The width of a desk's board in CSS pixels, about. */
const DESK = 900;

const fitsBeside = (parts: ScenePart[], part: ScenePart): boolean =>
  parts[0]?.height === part.height && [...parts, part].reduce((sum, each) => sum + each.least, 0) <= DESK * 1.1;

const actions = (place: Element): string[] => (place.getAttribute("data-act") ?? "").split("|");

/** The elements under an event, topmost first: pieces stand on places, and a click goes through them. */
function under(event: MouseEvent | KeyboardEvent): Element[] {
  const pointed = event instanceof MouseEvent && event.detail > 0;
  const found = pointed ? document.elementsFromPoint(event.clientX, event.clientY) : [];
  return [event.target as Element, ...found.filter((thing) => thing.closest("#stage"))];
}

/** The place a click means: the topmost with a legal action, else the topmost. */
function target(from: Element[], model: StageModel): Element | null {
  const legal = new Set(model.choices.value.map((choice) => choice.action));
  const places = from.flatMap((thing) => within(thing));
  return places.find((place) => actions(place).some((action) => legal.has(action))) ?? places[0] ?? null;
}

/** The places that an element is part of, innermost first. */
function within(thing: Element): Element[] {
  const place = thing.closest("[data-act]");
  return place ? [place, ...(place.parentElement ? within(place.parentElement) : [])] : [];
}

/** Set the classes and roles of places: legal, chosen, hinted, highlighted. */
function markPlaces(stage: HTMLElement, model: StageModel): void {
  const choices = new Map(model.choices.value.map((choice) => [choice.action, choice]));
  const narrowed = model.narrowed.value && new Set(model.narrowed.value.map((choice) => choice.action));
  for (const place of stage.querySelectorAll<SVGElement>("[data-act]")) {
    const legal = actions(place).filter((action) => choices.has(action) && (!narrowed || narrowed.has(action)));
    const chosen = model.chosen.value !== null && legal.includes(model.chosen.value.action);
    place.classList.toggle("can", legal.length > 0);
    place.classList.toggle("hinted", actions(place).some((action) => model.hinted.value.includes(action)));
    place.classList.toggle("chosen", chosen);
    if (legal.length) {
      place.setAttribute("tabindex", "0");
      place.setAttribute("role", "button");
      place.setAttribute("aria-label", legal.map((action) => choices.get(action)?.label).join(", "));
    } else {
      for (const name of ["tabindex", "role", "aria-label"]) place.removeAttribute(name);
    }
  }
  for (const place of stage.querySelectorAll("[data-mark]")) {
    const marks = (place.getAttribute("data-mark") ?? "").split(" ");
    place.classList.toggle("highlighted", marks.some((mark) => model.highlighted.value.includes(mark)));
  }
}

/** On a small screen, scroll the board to the legal places. */
function bringIntoSight(stage: HTMLElement): void {
  for (const part of stage.querySelectorAll<HTMLElement>(".part.board")) {
    const places = [...part.querySelectorAll(".can")].map((place) => place.getBoundingClientRect());
    if (!places.length || part.scrollWidth <= part.clientWidth + 4) continue;
    const box = part.getBoundingClientRect();
    const middle = (Math.min(...places.map((p) => p.left)) + Math.max(...places.map((p) => p.right))) / 2 - box.left;
    part.scrollTo({ left: part.scrollLeft + middle - box.width / 2, behavior: settings.motion.value ? "smooth" : "instant" });
  }
}
