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
  if (sameButWithin(before, wanted)) followWithin(shown, before, wanted);
  else shown.replaceWith(wanted.cloneNode(true));
}

/** Children that are the same at both ends stay; those between follow one by one, or are put in place of the old ones. */
function followWithin(shown: Element, before: Element, wanted: Element): void {
  const [there, old, fresh] = [[...shown.children], [...before.children], [...wanted.children]];
  let first = 0;
  while (first < old.length && first < fresh.length && same(old[first], fresh[first])) first += 1;
  let last = 0;
  const most = Math.min(old.length, fresh.length) - first;
  while (last < most && same(old[old.length - 1 - last], fresh[fresh.length - 1 - last])) last += 1;
  const [gone, come] = [there.slice(first, there.length - last), fresh.slice(first, fresh.length - last)];
  if (gone.length === come.length) gone.forEach((child, k) => follow(child, old[first + k] as Element, come[k] as Element));
  else {
    const next = there[there.length - last] ?? null;
    gone.forEach((child) => child.remove());
    come.forEach((child) => shown.insertBefore(child.cloneNode(true), next));
  }
}

const same = (one?: Element, other?: Element): boolean => !!one && !!other && one.isEqualNode(other);

/** Are two elements the same but for their children? Text is no child: it is told by the whole element. */
const sameButWithin = (one: Element, other: Element): boolean =>
  [one, other].every((each) => each.children.length > 0 && each.children.length === each.childNodes.length) &&
  one.cloneNode(false).isEqualNode(other.cloneNode(false));
