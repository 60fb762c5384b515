// Which rulebook is at hand, and where it is open.
import { signal } from "@preact/signals";

/** The game whose rulebook the shelf holds. */
export const shelfGame = signal<string | null>(null);
/** The paragraph it is open at; "" is the beginning, null is closed. */
export const openAt = signal<string | null>(null);

export function openRule(id: string): void {
  openAt.value = id;
}
