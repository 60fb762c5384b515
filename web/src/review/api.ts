// HTTP requests about a finished game.
import { ask, query } from "../api";
import type { ReviewState, Scene, Story } from "../protocol";

/** Whose knowledge is shown: a seat's, or "open" for all hands. */
export type Perspective = number | "open";

export const askStory = (table: string, key: string | null, eyes: Perspective): Promise<Story> =>
  ask(`/api/tables/${table}/story?${query({ eyes })}`, { key });
export const askMoment = (table: string, key: string | null, at: number, eyes: Perspective, shape: string): Promise<Scene> =>
  ask(`/api/tables/${table}/moment?${query({ at, eyes, shape })}`, { key });
export const askReview = (table: string, key: string | null): Promise<ReviewState> => ask(`/api/tables/${table}/review?${query({})}`, { key });
export const startReview = (table: string, key: string | null): Promise<ReviewState> =>
  ask(`/api/tables/${table}/review?${query({})}`, { key, body: {} });
