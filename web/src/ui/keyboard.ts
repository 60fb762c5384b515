// Focus for keyboard users.
let keys = false;
addEventListener("keydown", () => (keys = true), true);
addEventListener("pointerdown", () => (keys = false), true);

/** If the focused element is gone, focus this one; nothing changes for those who use a pointer. */
export function restoreFocus(to: HTMLElement | null | undefined): void {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (keys && lost) to?.focus();
}
