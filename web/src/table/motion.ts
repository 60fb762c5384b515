// Animation of pieces between two pictures; `data-piece` names the same piece in both.
import { settings } from "../storage";

/** Where pieces are, relative to the stage and its width, so that scrolling and resizing are no moves. */
export type Snapshot = Map<string, DOMRect>;
const TIME = 240;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const MIN_DISTANCE = 1.5;

const pieces = (): SVGGraphicsElement[] => [...document.querySelectorAll<SVGGraphicsElement>("#stage [data-piece]")];

/** Where every piece is now. */
export function snapshot(): Snapshot {
  const stage = document.querySelector("#stage")?.getBoundingClientRect();
  return new Map(stage ? pieces().map((piece) => [piece.dataset.piece ?? "", onStage(piece, stage)]) : []);
}

const WIDTH = 1000;

function onStage(piece: Element, stage: DOMRect): DOMRect {
  const box = piece.getBoundingClientRect();
  const unit = stage.width / WIDTH || 1;
  return new DOMRect((box.x - stage.x) / unit, (box.y - stage.y) / unit, box.width / unit, box.height / unit);
}

/** Slide every piece that has moved to its place; with motion off, outline it for a moment. */
export function slide(before: Snapshot): void {
  const stage = document.querySelector("#stage")?.getBoundingClientRect();
  if (!stage || !before.size) return;
  for (const piece of pieces()) {
    const was = before.get(piece.dataset.piece ?? "");
    const is = onStage(piece, stage);
    const moved = was && Math.hypot(was.x - is.x, was.y - is.y) > MIN_DISTANCE;
    if (was && !moved) continue;
    if (!settings.motion.value) {
      piece.classList.add("moved");
      setTimeout(() => piece.classList.remove("moved"), 1200);
    } else if (!was) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME, easing: EASE });
    } else if (is.width) {
      slideOne(piece, was, is, stage.width / WIDTH);
    }
  }
}

function slideOne(piece: SVGGraphicsElement, was: DOMRect, is: DOMRect, scale: number): void {
  const screen = piece.getScreenCTM();
  if (!screen) return;
  const unit = (Math.hypot(screen.a, screen.b) || 1) / scale;
  const dx = (was.x + was.width / 2 - is.x - is.width / 2) / unit;
  const dy = (was.y + was.height / 2 - is.y - is.height / 2) / unit;
  const from = { transform: `translate(${dx}px, ${dy}px)` };
  piece.animate([from, { transform: "none" }], { duration: TIME + Math.min(240, Math.hypot(dx, dy) / 4), easing: EASE });
}
