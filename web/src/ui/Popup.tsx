// A button that opens a small popup.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

export function Popup({ label, sign, children }: { label: string; sign: string; children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const clickOutside = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape") setOpen(false);
    };
    addEventListener("pointerdown", clickOutside);
    addEventListener("keydown", escape);
    return () => {
      removeEventListener("pointerdown", clickOutside);
      removeEventListener("keydown", escape);
    };
  }, [open]);
  return (
    <div class="popup" ref={box}>
      <button type="button" class="icon" aria-label={label} title={label} aria-expanded={open} onClick={() => setOpen(!open)}>
        {sign}
      </button>
      {open && (
        <div class="popup-content" role="group" aria-label={label}>
          {children}
        </div>
      )}
    </div>
  );
}
