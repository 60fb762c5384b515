// The text of a refusal in the current language.
import type { Refusal } from "../protocol";
import { t } from "../words";

export function refusalText(refusal: Refusal): string {
  return t(`refusal-${refusal.refusal}`);
}
