// What can be played here, in the language spoken now.
import { effect, signal } from "@preact/signals";
import { askGames, Refused } from "./api";
import type { Games } from "./protocol";
import { language } from "./words";

export const catalogue = signal<Games | null>(null);

/** Ask again whenever the language changes. */
export function keepCatalogue(): void {
  effect(() => {
    const asked = language.value;
    askGames()
      .then((found) => {
        if (asked === language.peek()) catalogue.value = found;
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        setTimeout(keepTrying, 2000);
      });
  });
}

function keepTrying(): void {
  askGames().then(
    (found) => (catalogue.value = found),
    () => setTimeout(keepTrying, 4000),
  );
}
