// The page of a rulebook; each paragraph has its own link.
import { useEffect, useState } from "preact/hooks";
import { catalogue } from "../catalogue";
import { HomeLink } from "../ui/HomeLink";
import { SettingsMenu } from "../ui/SettingsMenu";
import { t } from "../words";
import { Rulebook, SearchBox, useRulebook } from "./Rulebook";

const here = (): string => decodeURIComponent(location.hash.slice(1));

export default function RulebookPage({ name }: { name: string }) {
  const game = catalogue.value?.games.find((known) => known.name === name);
  const book = useRulebook(name);
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
        <HomeLink />
        <h1>{book?.title ?? game?.title ?? ""}</h1>
        <SettingsMenu />
      </header>
      <main>
        <div class="rulebook-tools">
          <SearchBox wanted={wanted} want={setWanted} />
          <a class="button" href={`/learn/${name}`}>
            {t("learn-it")}
          </a>
        </div>
        <Rulebook game={name} at={at} own book={book} wanted={wanted} />
      </main>
    </div>
  );
}
