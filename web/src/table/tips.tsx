// Tooltips of the pictures on hover, focus or long press: a sentence, and a link to its rule.
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { HTMLAttributes } from "preact";
import { openRule } from "../rules/panel";
import { t } from "../words";
import type { StageModel } from "./Stage";

interface Tip {
  text: string;
  rule: string | null;
  x: number;
  y: number;
  below: boolean;
}
const tip = signal<Tip | null>(null);
const HOVER = 380;
const PRESS = 480;
/** How long a tip stays while the pointer moves to its button. */
const GRACE = 260;
/** How far a pointer must move after a click before tips come up again. */
const ELSEWHERE = 8;
/** The least distance of a tip from the edge of the page. */
const MARGIN = 8;
let timer = 0;
/** Where the mouse has clicked and not moved since. */
let resting: { x: number; y: number } | null = null;

export function hideTip(): void {
  clearTimeout(timer);
  tip.value = null;
}

function leave(): void {
  clearTimeout(timer);
  timer = window.setTimeout(hideTip, GRACE);
}

function show(thing: Element): void {
  const box = thing.getBoundingClientRect();
  const below = box.top < 140;
  const x = Math.min(innerWidth - 20, Math.max(20, box.left + box.width / 2));
  const text = thing.getAttribute("data-tip") ?? "";
  if (text) tip.value = { text, rule: thing.getAttribute("data-rule"), x, y: below ? box.bottom + 8 : box.top - 8, below };
}

const thing = (event: Event): Element | null => (event.target as Element).closest?.("[data-tip]") ?? null;

export function tipHandlers(): HTMLAttributes<HTMLDivElement> {
  const later = (found: Element | null, delay: number): void => {
    clearTimeout(timer);
    if (found) timer = window.setTimeout(() => show(found), delay);
  };
  return {
    onPointerOver: (event) => {
      if (event.pointerType === "mouse" && !resting) later(thing(event), HOVER);
    },
    onPointerOut: (event) => {
      if (event.pointerType === "mouse") leave();
    },
    onPointerDown: (event) => {
      hideTip();
      if (event.pointerType === "mouse") resting = { x: event.clientX, y: event.clientY };
      else later(thing(event), PRESS);
    },
    onPointerUp: () => clearTimeout(timer),
    onPointerMove: (event) => {
      if (event.pointerType !== "mouse") {
        if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) clearTimeout(timer);
      } else if (resting && Math.hypot(event.clientX - resting.x, event.clientY - resting.y) > ELSEWHERE) {
        resting = null;
        later(thing(event), HOVER);
      }
    },
    onContextMenu: (event) => {
      const found = thing(event);
      if (found) event.preventDefault();
      if (found) show(found);
    },
    onFocusIn: (event) => {
      const found = thing(event);
      if (found && (event.target as Element).matches(":focus-visible")) show(found);
    },
    onFocusOut: () => hideTip(),
  };
}

/** A tap on something that is no choice shows its tip. */
export function tapped(event: Event, model: StageModel): void {
  const found = thing(event);
  const idle = !(event.target as Element).closest("[data-act]") || !model.myTurn.value;
  if (found && idle) show(found);
}

export function Tips() {
  const shown = tip.value;
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!sheet.current) return;
    const box = sheet.current.getBoundingClientRect();
    const aside = Math.max(0, MARGIN - box.left) - Math.max(0, box.right - innerWidth + MARGIN);
    sheet.current.style.marginLeft = `${aside}px`;
  }, [shown]);
  if (!shown) return null;
  const place = { left: `${shown.x}px`, top: `${shown.y}px`, marginLeft: "0" };
  return (
    <div class={`tip ${shown.below ? "below" : "above"}`} style={place} role="tooltip" ref={sheet} key={`${shown.x} ${shown.y} ${shown.text}`}>
      <p>{shown.text}</p>
      {shown.rule && (
        <button type="button" class="plain" onPointerEnter={() => clearTimeout(timer)} onPointerLeave={leave} onClick={() => openRule(shown.rule ?? "")}>
          {t("show-rule")}
        </button>
      )}
    </div>
  );
}
