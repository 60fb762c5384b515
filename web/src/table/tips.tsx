// What a thing is, on hover, focus or a long press: its sentence, and the rule behind it.
import { signal } from "@preact/signals";
import type { HTMLAttributes } from "preact";
import { openRule } from "../rules/shelf";
import { t } from "../words";
import type { Showing } from "./Stage";

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
/** How long a tip stays for one who moves towards its button. */
const GRACE = 260;
let timer = 0;

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
      if (event.pointerType === "mouse") later(thing(event), HOVER);
    },
    onPointerOut: (event) => {
      if (event.pointerType === "mouse") leave();
    },
    onPointerDown: (event) => {
      hideTip();
      if (event.pointerType !== "mouse") later(thing(event), PRESS);
    },
    onPointerUp: () => clearTimeout(timer),
    onPointerMove: (event) => {
      if (event.pointerType !== "mouse" && Math.abs(event.movementX) + Math.abs(event.movementY) > 4) clearTimeout(timer);
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

/** A tap on something that is no choice says what it is. */
export function tapped(event: Event, model: Showing): void {
  const found = thing(event);
  const idle = !(event.target as Element).closest("[data-act]") || !model.myTurn.value;
  if (found && idle) show(found);
}

export function Tips() {
  const shown = tip.value;
  if (!shown) return null;
  const place = { left: `${shown.x}px`, top: `${shown.y}px` };
  return (
    <div class={`tip ${shown.below ? "below" : "above"}`} style={place} role="tooltip">
      <p>{shown.text}</p>
      {shown.rule && (
        <button type="button" class="plain" onPointerEnter={() => clearTimeout(timer)} onPointerLeave={leave} onClick={() => openRule(shown.rule ?? "")}>
          {t("show-rule")}
        </button>
      )}
    </div>
  );
}
