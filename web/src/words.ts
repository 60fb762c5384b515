// Translations of the page: one Fluent file a language. The words of a game come from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { readStored, writeStored } from "./storage";

export const LANGUAGES = { en: "English", ru: "Русский", fr: "Français", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;
const FILES = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export const language = signal<Language>(initialLanguage());
const bundle = signal<FluentBundle | null>(null);
export const wordsReady = computed(() => bundle.value !== null);

function initialLanguage(): Language {
  const wanted = [readStored<string>("language", ""), ...navigator.languages];
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (known ?? "en") as Language;
}

/** Load a language and switch to it. */
export async function loadLanguage(wanted: Language): Promise<void> {
  const load = FILES[`./words/${wanted}.ftl`];
  if (!load) throw new Error(`there are no words in ${wanted}`);
  const loaded = new FluentBundle(wanted, { useIsolating: false });
  loaded.addResource(new FluentResource(await load()));
  language.value = wanted;
  bundle.value = loaded;
  document.documentElement.lang = wanted;
  document.querySelector<HTMLMetaElement>('meta[name="description"]')?.setAttribute("content", t("description"));
}

/** Switch to the language the reader chose, and store the choice. */
export function chooseLanguage(wanted: Language): void {
  writeStored("language", wanted);
  void loadLanguage(wanted);
}

/** Names as a list in the current language. */
export const listed = (names: string[]): string => new Intl.ListFormat(language.value).format(names);

/** A message in the current language. */
export function t(id: string, facts?: Record<string, FluentVariable>): string {
  const found = bundle.value;
  const pattern = found?.getMessage(id)?.value;
  if (!found || !pattern) return id;
  return found.formatPattern(pattern, facts);
}
