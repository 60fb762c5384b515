// The games and bots of the server, in the current language.
import { effect, signal } from "@preact/signals";
import { askGames, Refused } from "./api";
import type { Games } from "./protocol";
import { language } from "./words";

export const catalogue = signal<Games | null>(null);

/** Load the catalogue now and whenever the language changes. */
export function watchCatalogue(): void {
  effect(() => {
    const asked = language.value;
    askGames()
      .then((found) => {
        if (asked === language.peek()) catalogue.value = found;
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        setTimeout(retry, 2000);
      });
  });
}

function retry(): void {
  askGames().then(
    (found) => (catalogue.value = found),
    () => setTimeout(retry, 4000),
  );
}
