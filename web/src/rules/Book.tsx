// The rulebook beside the table: searchable, open at the paragraph that was cited.
import { useEffect, useState } from "preact/hooks";
import { t } from "../words";
import { Pages, Search, useBook } from "./Pages";
import { openAt } from "./shelf";

const close = (): void => {
  openAt.value = null;
};

export default function Book({ game }: { game: string }) {
  const book = useBook(game);
  const [wanted, setWanted] = useState("");
  const at = openAt.value;
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
        <Search wanted={wanted} want={setWanted} />
      </header>
      <Pages game={game} at={at} own={false} book={book} wanted={wanted} />
    </aside>
  );
}
