// Whether the reader uses keys or points: who moves by keys is led on by them.
let keys = false;
addEventListener("keydown", () => (keys = true), true);
addEventListener("pointerdown", () => (keys = false), true);

/** Where what had the focus is gone, let something that follows it have it; for those who point nothing changes. */
export function leadOn(to: HTMLElement | null | undefined): void {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (keys && lost) to?.focus();
}
