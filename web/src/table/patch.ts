// A picture that follows another: only what differs is drawn anew, so that a move costs no more than what it changed.

/** What a frame shows, as it was sent: the frame itself is lit and animated, so it is no longer what came. */
const sent = new WeakMap<Element, Element>();

/** Let a frame show a picture. */
export function draw(frame: Element, svg: string): void {
  const wanted = document.createElement("template");
  wanted.innerHTML = svg;
  const root = wanted.content.firstElementChild;
  const [before, shown] = [sent.get(frame), frame.firstElementChild];
  if (!root) frame.replaceChildren();
  else if (before && shown) follow(shown, before, root);
  else frame.replaceChildren(root.cloneNode(true));
  if (root) sent.set(frame, root);
}

/** Bring what is shown from what it was to what it should be, from the outside in. */
function follow(shown: Element, before: Element, wanted: Element): void {
  if (before.isEqualNode(wanted)) return;
  if (holdsOnlyElements(before) && holdsOnlyElements(wanted) && isOne(before, wanted)) {
    followAttributes(shown, before, wanted);
    followWithin(shown, before, wanted);
  } else shown.replaceWith(wanted.cloneNode(true));
}

function followAttributes(shown: Element, before: Element, wanted: Element): void {
  for (const { name } of [...before.attributes]) if (!wanted.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of [...wanted.attributes]) {
    if (before.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
}

/** How far ahead a child is looked for that stayed the same: between two of them little came or went. */
const AHEAD = 12;

/** Children that stayed the same stay; those between them follow one by one, or are put in place of the old ones. */
function followWithin(shown: Element, before: Element, wanted: Element): void {
  const [there, old, fresh] = [[...shown.children], [...before.children], [...wanted.children]];
  const settle = (from: number, to: number, come: Element[]): void => {
    const gone = there.slice(from, to);
    if (gone.length === come.length) gone.forEach((child, k) => follow(child, old[from + k] as Element, come[k] as Element));
    else {
      const next = there[to] ?? null;
      gone.forEach((child) => child.remove());
      come.forEach((child) => shown.insertBefore(child.cloneNode(true), next));
    }
  };
  let [done, told] = [0, 0];
  fresh.forEach((child, k) => {
    const found = old.slice(done, done + AHEAD).findIndex((each) => each.isEqualNode(child));
    if (found < 0) return;
    settle(done, done + found, fresh.slice(told, k));
    [done, told] = [done + found + 1, k + 1];
  });
  settle(done, old.length, fresh.slice(told));
}

/** Are two elements the same thing, however it may have changed? */
const isOne = (one: Element, other: Element): boolean =>
  one.tagName === other.tagName && one.getAttribute("data-piece") === other.getAttribute("data-piece");

/** Text is no element: what holds any is drawn anew as a whole. */
const holdsOnlyElements = (thing: Element): boolean => thing.children.length > 0 && thing.children.length === thing.childNodes.length;
