// The reading room: a rulebook on a page of its own, each paragraph at an address of its own.
import { useEffect, useState } from "preact/hooks";
import { catalogue } from "../catalogue";
import { House } from "../ui/House";
import { Menu } from "../ui/Menu";
import { t } from "../words";
import { Pages, Search, useBook } from "./Pages";

const here = (): string => decodeURIComponent(location.hash.slice(1));

export default function Reading({ name }: { name: string }) {
  const game = catalogue.value?.games.find((known) => known.name === name);
  const book = useBook(name);
  const [wanted, setWanted] = useState("");
  const [at, setAt] = useState(here());
  useEffect(() => {
    const look = (): void => {
      if (here()) setWanted("");
      setAt(here());
    };
    const anchor = (event: Event): void => {
      if ((event.target as Element | null)?.closest?.("a.anchor")) setTimeout(look);
    };
    const kinds = ["hashchange", "popstate"] as const;
    for (const kind of kinds) addEventListener(kind, look);
    addEventListener("click", anchor);
    return () => {
      for (const kind of kinds) removeEventListener(kind, look);
      removeEventListener("click", anchor);
    };
  }, []);
  useEffect(() => {
    if (book) document.title = `${book.title} · ${t("rulebook")} · Zashiki`;
  }, [book]);
  return (
    <div class="reading">
      <header class="bar">
        <House />
        <h1>{book?.title ?? game?.title ?? ""}</h1>
        <Menu />
      </header>
      <main>
        <div class="finder">
          <Search wanted={wanted} want={setWanted} />
          <a class="button" href={`/learn/${name}`}>
            {t("learn-it")}
          </a>
        </div>
        <Pages game={name} at={at} own book={book} wanted={wanted} />
      </main>
    </div>
  );
}
