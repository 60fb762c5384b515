// What a refusal of the server is called.
import type { Refusal } from "../protocol";
import { t } from "../words";

export function refusalText(refusal: Refusal): string {
  return refusal.refusal === "illegal" ? refusal.text : t(`refusal-${refusal.refusal}`);
}
