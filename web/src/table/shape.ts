// The layout of the screen: wide (desk) or narrow (phone).
import { signal } from "@preact/signals";

const narrow = matchMedia("(max-width: 899px)");
export const shape = signal<"wide" | "narrow">(narrow.matches ? "narrow" : "wide");
narrow.addEventListener("change", () => {
  shape.value = narrow.matches ? "narrow" : "wide";
});
