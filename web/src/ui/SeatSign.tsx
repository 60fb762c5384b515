// The icon of a seat: its colour, and its pattern for those who do not see the colour.
const PATTERNS = ["M0 8a4 4 0 0 1 8 0a4 4 0 0 1 8 0M-4 4a4 4 0 0 1 8 0a4 4 0 0 1 8 0a4 4 0 0 1 8 0", "M0 4l4-3l4 3l4-3l4 3M0 9l4-3l4 3l4-3l4 3M0 14l4-3l4 3l4-3l4 3", "M0 5h5l3-4l3 4h5M0 13h5l3-4l3 4h5", "M4 1h8l4 7l-4 7h-8l-4-7z"];

export function SeatSign({ seat, name }: { seat: number; name?: string }) {
  return (
    <svg class={`sign seat-${seat}`} viewBox="0 0 16 16" width="22" height="22" {...(name ? { role: "img", "aria-label": name } : { "aria-hidden": true })}>
      <rect width="16" height="16" rx="3" />
      <path d={PATTERNS[seat % PATTERNS.length]} />
    </svg>
  );
}
