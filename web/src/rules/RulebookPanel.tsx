// The rulebook in a panel beside the board, open at the cited paragraph.
import { useEffect, useState } from "preact/hooks";
import { t } from "../words";
import { Rulebook, SearchBox, useRulebook } from "./Rulebook";
import { openParagraph } from "./panel";

const close = (): void => {
  openParagraph.value = null;
};

export default function RulebookPanel({ game, rules }: { game: string; rules?: number }) {
  const book = useRulebook(game, rules);
  const [wanted, setWanted] = useState("");
  const at = openParagraph.value;
  useEffect(() => {
    if (at) setWanted("");
  }, [at]);
  useEffect(() => {
    const shut = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    addEventListener("keydown", shut);
    return () => removeEventListener("keydown", shut);
  }, []);
  if (at === null) return null;
  return (
    <aside class="book" aria-label={t("rulebook")}>
      <header>
        <h2>{book?.title ?? t("rulebook")}</h2>
        <button type="button" class="icon" onClick={close} aria-label={t("close")}>
          ✕
        </button>
        {rules !== undefined && <p>{t("rules-version", { version: rules })}</p>}
        <SearchBox wanted={wanted} want={setWanted} />
      </header>
      <Rulebook game={game} at={at} own={false} book={book} wanted={wanted} />
    </aside>
  );
}
