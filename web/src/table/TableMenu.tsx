// The menu of a table: ask for an undo, hand over to a bot, reclaim the seat, resign.
import { t } from "../words";
import { Popup } from "../ui/Popup";
import type { TableModel } from "./model";

export function TableMenu({ model }: { model: TableModel }) {
  const position = model.position.value;
  const you = model.you.value;
  if (you === null || position?.stage !== "playing") return null;
  const at = model.scene.value?.version ?? position.version;
  const seat = model.about.value?.seats[you];
  const resign = (): void => {
    if (confirm(t("resign-sure"))) void model.send({ type: "resign" });
  };
  return (
    <Popup label={t("table-menu")} sign="⋯">
      <button type="button" onClick={() => void model.send({ type: "offer-undo", at })}>
        {t("offer-undo")}
      </button>
      {seat?.bot ? (
        <button type="button" onClick={() => void model.send({ type: "reclaim" })}>
          {t("reclaim")}
        </button>
      ) : (
        <button type="button" onClick={() => void model.send({ type: "leave" })}>
          {t("hand-over")}
        </button>
      )}
      {seat?.stand_in && <p class="quiet">{t("stand-in", { bot: t(`level-${seat.stand_in}`) })}</p>}
      <button type="button" onClick={resign}>
        {t("resign")}
      </button>
    </Popup>
  );
}
