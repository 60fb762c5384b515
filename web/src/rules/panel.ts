// State of the rulebook panel beside a table.
import { signal } from "@preact/signals";

/** The paragraph the panel is open at; "" is the beginning, null is closed. */
export const openParagraph = signal<string | null>(null);

export function openRule(id: string): void {
  openParagraph.value = id;
}

export function togglePanel(): void {
  openParagraph.value = openParagraph.value === null ? "" : null;
}
