// DOM patching of pictures: only what differs from the last picture is drawn again, so that a move costs what it changes.

/** The picture each frame was given last. The frame's own elements are highlighted and animated, so they differ from it. */
const given = new WeakMap<Element, Element>();

/** Show a picture in a frame. */
export function patchPicture(frame: Element, svg: string): void {
  const template = document.createElement("template");
  template.innerHTML = svg;
  const wanted = template.content.firstElementChild;
  const [before, shown] = [given.get(frame), frame.firstElementChild];
  if (!wanted) frame.replaceChildren();
  else if (before && shown) patchElement(shown, before, wanted);
  else frame.replaceChildren(wanted.cloneNode(true));
  if (wanted) given.set(frame, wanted);
}

/** Change a shown element by the difference between two pictures of it. */
function patchElement(shown: Element, before: Element, wanted: Element): void {
  if (before.isEqualNode(wanted)) return;
  if (holdsOnlyElements(before) && holdsOnlyElements(wanted) && areSameThing(before, wanted)) {
    patchAttributes(shown, before, wanted);
    patchChildren(shown, before, wanted);
  } else shown.replaceWith(wanted.cloneNode(true));
}

function patchAttributes(shown: Element, before: Element, wanted: Element): void {
  for (const { name } of [...before.attributes]) if (!wanted.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of [...wanted.attributes]) {
    if (before.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
}

/** How far ahead an unchanged child is looked for: between two of them little comes or goes. */
const AHEAD = 12;

/** Unchanged children stay; the runs between them are patched one by one if as many came as went, else replaced. */
function patchChildren(shown: Element, before: Element, wanted: Element): void {
  const [there, old, fresh] = [[...shown.children], [...before.children], [...wanted.children]];
  const patchRun = (from: number, to: number, come: Element[]): void => {
    const gone = there.slice(from, to);
    if (gone.length === come.length) gone.forEach((child, k) => patchElement(child, old[from + k] as Element, come[k] as Element));
    else {
      const next = there[to] ?? null;
      gone.forEach((child) => child.remove());
      come.forEach((child) => shown.insertBefore(child.cloneNode(true), next));
    }
  };
  let [oldDone, freshDone] = [0, 0];
  fresh.forEach((child, k) => {
    const unchanged = old.slice(oldDone, oldDone + AHEAD).findIndex((each) => each.isEqualNode(child));
    if (unchanged < 0) return;
    patchRun(oldDone, oldDone + unchanged, fresh.slice(freshDone, k));
    [oldDone, freshDone] = [oldDone + unchanged + 1, k + 1];
  });
  patchRun(oldDone, old.length, fresh.slice(freshDone));
}

/** Whether two elements are pictures of the same thing. */
const areSameThing = (one: Element, other: Element): boolean =>
  one.tagName === other.tagName && one.getAttribute("data-piece") === other.getAttribute("data-piece");

/** Text nodes are no elements: an element with text is drawn again as a whole. */
const holdsOnlyElements = (element: Element): boolean => element.children.length > 0 && element.children.length === element.childNodes.length;
