// Questions about a game that is over.
import { ask, query } from "../api";
import type { Candidate, Moment, Scene, Story } from "../protocol";

/** Whose eyes look: a seat, or somebody to whom every hand is open. */
export type Eyes = number | "open";

export const askStory = (table: string, key: string | null, eyes: Eyes): Promise<Story> =>
  ask(`/api/tables/${table}/story?${query({ eyes })}`, { key });
export const askMoment = (table: string, key: string | null, at: number, eyes: Eyes, shape: string): Promise<Scene> =>
  ask(`/api/tables/${table}/moment?${query({ at, eyes, shape })}`, { key });

export interface SeatShare {
  seat: number;
  luck: number;
  luck_error: number;
  choice: number;
  choice_error: number;
  start: number;
  result: number;
}
export interface Decision {
  at: number;
  seat: number;
  action: string;
  cost: number;
  error: number;
  costly: boolean;
  candidates: Candidate[];
}
export interface Reviewed {
  method: string;
  depth: string;
  seats: SeatShare[];
  moments: { at: number; values: number[]; errors: number[] }[];
  decisions: Decision[];
}
/** How far the coach is with a game. */
export interface Coaching {
  state: "none" | "running" | "done" | "failed";
  progress: number;
  review: Reviewed | null;
}
export const askCoach = (table: string, key: string | null): Promise<Coaching> => ask(`/api/tables/${table}/review?${query({})}`, { key });
export const startCoach = (table: string, key: string | null): Promise<Coaching> =>
  ask(`/api/tables/${table}/review?${query({})}`, { key, body: {} });

/** The position in which a decision was made: that many actions came before it. */
export function positionOf(decision: Decision, moments: Moment[]): number {
  const fits = (k: number): boolean => moments[k]?.seat === decision.seat && moments[k]?.action === decision.action;
  return !fits(decision.at) && fits(decision.at - 1) ? decision.at - 1 : decision.at;
}
