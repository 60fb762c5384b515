// Before the game: who sits where, and the link for those who are invited.
import { useEffect, useState } from "preact/hooks";
import { claimSeat, Refused } from "../api";
import { knownTable, settings } from "../storage";
import { SeatSign } from "../ui/SeatSign";
import { language, t } from "../words";
import type { TableModel } from "./model";
import { refusalText } from "./refusals";

export function WaitingRoom({ model }: { model: TableModel }) {
  const about = model.about.value;
  if (!about) return null;
  const open = about.seats.filter((seat) => seat.kind === "open");
  const mine = model.you.value !== null;
  const keys = knownTable(model.id)?.keys ?? {};
  if (about.seats.every((seat) => seat.bot || seat.seat in keys)) return null;
  return (
    <section class="waiting-room">
      <h2>{t("who-plays")}</h2>
      <ul>
        {about.seats.map((seat) => (
          <li key={seat.seat}>
            <SeatSign seat={seat.seat} name={seat.title} />
            <span>{seat.name ?? (seat.kind === "open" ? t("open-seat") : seat.bot ? t(`level-${seat.bot}`) : t("person"))}</span>
            {seat.stand_in && <small>{t("stand-in", { bot: t(`level-${seat.stand_in}`) })}</small>}
            {!mine && seat.kind === "open" && (
              <button type="button" class="main" onClick={() => void sit(model, seat.seat)}>
                {t("sit-here")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {about.salting && <p class="quiet">{t("salting")}</p>}
      {mine && open.length > 0 && <Invitation link={`${location.origin}/table/${model.id}`} />}
    </section>
  );
}

async function sit(model: TableModel, seat: number): Promise<void> {
  try {
    const found = await claimSeat(model.id, { seat, name: settings.name.value || null, language: language.value });
    model.takeSeat(found.seat, found.key);
  } catch (error) {
    if (error instanceof Refused) model.notice.value = { text: refusalText(error.refusal) };
  }
}

export function Invitation({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  const [code, setCode] = useState("");
  useEffect(() => {
    void import("../ui/qr").then(({ qr }) => setCode(qr(link)));
  }, [link]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(link);
    setCopied(true);
  };
  return (
    <div class="invitation">
      <p>{t("invite")}</p>
      <input readOnly value={link} aria-label={t("link")} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void copy()}>
        {copied ? t("copied") : t("copy-link")}
      </button>
      <div class="qr" role="img" aria-label={t("qr")} dangerouslySetInnerHTML={{ __html: code }} />
    </div>
  );
}
