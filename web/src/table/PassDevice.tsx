// Covers the board between two turns at one device, so that nobody sees the other's hand.
import { useEffect, useRef } from "preact/hooks";
import { SeatSign } from "../ui/SeatSign";
import { t } from "../words";
import type { TableModel } from "./model";

export function PassDevice({ model }: { model: TableModel }) {
  const button = useRef<HTMLButtonElement>(null);
  const seat = model.you.value ?? 0;
  const name = model.scene.value?.names[seat] ?? "";
  useEffect(() => button.current?.focus(), []);
  return (
    <div class="pass-device" role="dialog" aria-modal="true" aria-label={t("curtain", { name })}>
      <div class={`cloth seat-${seat}`} aria-hidden="true" />
      <div class="card">
        <SeatSign seat={seat} />
        <h2>{t("curtain", { name })}</h2>
        <p>{t("curtain-how")}</p>
        <button type="button" class="main" ref={button} onClick={() => model.joinAsSeat()}>
          {t("open-curtain", { name })}
        </button>
      </div>
    </div>
  );
}
