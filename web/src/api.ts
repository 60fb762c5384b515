// HTTP requests to the server.
import type { Claim, Example, Examples, Fitting, Games, Hint, Lesson, OptionValue, Refusal, Rules, Scene, SeatKey, TableMade, TableOrder, WhyNot } from "./protocol";
import { language } from "./words";

/** A refusal of the server, as an error. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

export async function ask<T>(path: string, { key, body }: { key?: string | null; body?: unknown } = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (key) headers.authorization = `Bearer ${key}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const request: RequestInit = { headers };
  if (body !== undefined) Object.assign(request, { method: "POST", body: JSON.stringify(body) });
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refused({ type: "refusal", refusal: "try-again", text: "" });
  }
  const found: unknown = await answer.json();
  if (!answer.ok) throw new Refused(found as Refusal);
  return found as T;
}

export function query(facts: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries({ ...facts, lang: language.value }).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

export const askGames = (): Promise<Games> => ask(`/api/games?${query({})}`);
export const askRules = (game: string, rules?: number): Promise<Rules> => ask(`/api/games/${game}/rules?${query({ rules })}`);
export const askLesson = (game: string): Promise<Lesson> => ask(`/api/games/${game}/lesson?${query({})}`);
export const askLessonScene = (game: string, at: number, shape: string): Promise<Scene> =>
  ask(`/api/games/${game}/lesson/scene?${query({ at, shape })}`);
export const askLessonWhyNot = (game: string, at: number, action: string): Promise<WhyNot> =>
  ask(`/api/games/${game}/lesson/why-not?${query({ at, action })}`);
export const askExamples = (game: string): Promise<Examples> => ask(`/api/games/${game}/examples?${query({})}`);
export const askExample = (game: string, id: string, shape: string): Promise<Example> =>
  ask(`/api/games/${game}/examples/${id}?${query({ shape })}`);
export const askFitting = (game: string, given: Record<string, OptionValue>): Promise<Fitting> =>
  ask(`/api/games/${game}/options?${query(given)}`);
export const makeTable = (order: TableOrder): Promise<TableMade> => ask(`/api/tables?${query({})}`, { body: order });
export const claimSeat = (table: string, claim: Claim): Promise<SeatKey> => ask(`/api/tables/${table}/seats`, { body: claim });
export const askWhyNot = (table: string, key: string | null, action: string): Promise<WhyNot> =>
  ask(`/api/tables/${table}/why-not?${query({ action })}`, { key });

export interface SceneQuestion {
  at?: number;
  after?: number;
  shape: "wide" | "narrow";
}
export const askScene = (table: string, key: string | null, question: SceneQuestion): Promise<Scene> =>
  ask(`/api/tables/${table}/scene?${query({ ...question })}`, { key });

export const askHint = (table: string, key: string | null): Promise<Hint> =>
  ask(`/api/tables/${table}/hint?${query({})}`, { key });

export async function askRecord(table: string, key: string | null): Promise<string> {
  const answer = await fetch(`/api/tables/${table}/record`, key ? { headers: { authorization: `Bearer ${key}` } } : {});
  return answer.text();
}
