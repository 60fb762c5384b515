// Search in a rulebook: all words must occur, and titles count most.
import type { Rule, Rules } from "../protocol";

/** Text without diacritics, so that `zeton` finds `żeton`. */
const plain = (text: string): string => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l");

function relevance(rule: Rule, words: string[]): number {
  const title = plain(rule.title);
  const all = `${rule.id} ${title} ${plain(rule.text)}`;
  if (!words.every((word) => all.includes(word))) return 0;
  const inTitle = words.filter((word) => title.includes(word) || rule.id.includes(word)).length;
  return 1 + 10 * inTitle + (title.startsWith(words[0] ?? "") ? 5 : 0) + (title === words.join(" ") ? 20 : 0);
}

/** The paragraphs that contain every wanted word, the best first. */
export function search(book: Rules, wanted: string): Rule[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const rated = book.sections.flatMap((section) => section.paragraphs).map((rule) => ({ rule, rate: relevance(rule, words) }));
  const found = rated.filter(({ rate }) => rate > 0);
  return found.sort((a, b) => b.rate - a.rate).map(({ rule }) => rule);
}
