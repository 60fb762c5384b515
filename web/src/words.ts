// The words of the interface: Fluent files, one for each language; games bring their own words from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { remember, remembered } from "./memory";

export const LANGUAGES = { en: "English", ru: "Русский", fr: "Français", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;
const FILES = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export const language = signal<Language>(chosenLanguage());
const bundle = signal<FluentBundle | null>(null);
export const wordsReady = computed(() => bundle.value !== null);

function chosenLanguage(): Language {
  const wanted = [remembered<string>("language", ""), ...navigator.languages];
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (known ?? "en") as Language;
}

/** Speak another language from now on. */
export async function speak(wanted: Language): Promise<void> {
  const load = FILES[`./words/${wanted}.ftl`];
  if (!load) throw new Error(`there are no words in ${wanted}`);
  const made = new FluentBundle(wanted, { useIsolating: false });
  made.addResource(new FluentResource(await load()));
  language.value = wanted;
  bundle.value = made;
  document.documentElement.lang = wanted;
}

/** Speak another language because somebody chose it. */
export function chooseLanguage(wanted: Language): void {
  remember("language", wanted);
  void speak(wanted);
}

/** A message in the language spoken now. */
export function t(id: string, facts?: Record<string, FluentVariable>): string {
  const found = bundle.value;
  const pattern = found?.getMessage(id)?.value;
  if (!found || !pattern) return id;
  return found.formatPattern(pattern, facts);
}

/** Is there such a message? */
export const has = (id: string): boolean => bundle.value?.hasMessage(id) ?? false;
