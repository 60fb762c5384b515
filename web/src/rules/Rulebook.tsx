// The text of a rulebook: search box, sections, and each paragraph with its link and examples.
import { lazy, Suspense } from "preact/compat";
import { useEffect, useMemo, useState } from "preact/hooks";
import { askExamples, askRules } from "../api";
import type { ExampleInfo, Rule, Rules } from "../protocol";
import { shape } from "../table/shape";
import { language, t } from "../words";
import { markdown } from "./markdown";
import { search } from "./search";

const LiveExample = lazy(() => import("./LiveExample"));

interface RulebookProps {
  game: string;
  /** The paragraph it is open at. */
  at: string | null;
  /** Whether this is the rulebook's own page, not the panel beside a table. */
  own: boolean;
  book: Rules | null;
  wanted: string;
}

/** The rulebook in the current language, of a version of the rules or of the newest. */
export function useRulebook(game: string, rules?: number): Rules | null {
  const [book, setBook] = useState<Rules | null>(null);
  useEffect(() => {
    void askRules(game, rules).then(setBook);
  }, [game, rules, language.value]);
  return book;
}

export function SearchBox({ wanted, want }: { wanted: string; want: (words: string) => void }) {
  return (
    <input
      type="search"
      value={wanted}
      placeholder={t("search-rules")}
      aria-label={t("search-rules")}
      onInput={(event) => want(event.currentTarget.value)}
    />
  );
}

export function Rulebook({ game, at, own, book, wanted }: RulebookProps) {
  const [examples, setExamples] = useState<ExampleInfo[]>([]);
  useEffect(() => {
    void askExamples(game).then((found) => setExamples(found.examples));
  }, [game, language.value]);
  useEffect(() => {
    if (!book || !at) return;
    requestAnimationFrame(() => {
      const found = document.getElementById(`rule-${at}`);
      found?.scrollIntoView({ block: "start" });
      found?.focus({ preventScroll: true });
    });
  }, [book, at]);
  const found = useMemo(() => (book && wanted.trim() ? search(book, wanted) : null), [book, wanted]);
  const paragraph = (rule: Rule) => (
    <Paragraph key={rule.id} rule={rule} here={rule.id === at} game={game} own={own} examples={examples.filter((e) => e.rule === rule.id)} />
  );
  if (!book) return <div class="pages" aria-busy="true" />;
  if (found) return <div class="pages found">{found.length ? found.map(paragraph) : <p>{t("nothing-found", { wanted })}</p>}</div>;
  return (
    <div class="pages">
      {book.sections.map((section) => (
        <section key={section.title}>
          {section.title && <h3>{section.title}</h3>}
          {section.intro && <div dangerouslySetInnerHTML={{ __html: markdown(section.intro) }} />}
          {section.paragraphs.map(paragraph)}
        </section>
      ))}
    </div>
  );
}

interface ParagraphProps {
  rule: Rule;
  here: boolean;
  game: string;
  own: boolean;
  examples: ExampleInfo[];
}

function Paragraph({ rule, here, game, own, examples }: ParagraphProps) {
  return (
    <article id={`rule-${rule.id}`} class={here ? "here" : ""} tabIndex={-1}>
      <h4>
        {rule.title}{" "}
        <a class="anchor" href={`/rules/${game}#${rule.id}`} target={own ? undefined : "_blank"} aria-label={t("link-to-rule", { title: rule.title })} title={t("link-to-rule", { title: rule.title })}>
          ¶
        </a>
      </h4>
      <div dangerouslySetInnerHTML={{ __html: markdown(rule.text) }} />
      {examples.map((example) => (
        <Example key={example.id} game={game} example={example} own={own} />
      ))}
    </article>
  );
}

/** An example: its caption, and a button that shows the board. */
function Example({ game, example, own }: { game: string; example: ExampleInfo; own: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <figure class="example" data-example={example.id}>
      <figcaption>
        <p>{example.caption}</p>
        <button type="button" class="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? "example-close" : "example-open")}
        </button>
      </figcaption>
      {open && (
        <Suspense fallback={<p aria-busy="true" />}>
          <LiveExample game={game} id={example.id} wide={own && shape.value === "wide"} />
        </Suspense>
      )}
    </figure>
  );
}
