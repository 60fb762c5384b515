// Review of a record given as a file or pasted text.
import { useState } from "preact/hooks";
import { makeTable, Refused } from "../api";
import { catalogue } from "../catalogue";
import { saveTable } from "../storage";
import { MAX_RECORD, type SeatOrder } from "../protocol";
import { go } from "../router";
import { refusalText } from "../table/refusals";
import { t } from "../words";

export function ReviewRecord() {
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState("");
  const look = async (record: string): Promise<void> => {
    setText(record);
    setTrouble(await open(record));
  };
  return (
    <details class="review-record">
      <summary>{t("review-record")}</summary>
      <p>{t("review-record-how")}</p>
      <input
        type="file"
        accept=".txt,text/plain"
        aria-label={t("record-file")}
        onChange={(event) => void event.currentTarget.files?.[0]?.text().then(look)}
      />
      <textarea
        rows={6}
        value={text}
        spellcheck={false}
        aria-label={t("record-text")}
        placeholder={"zashiki record 1\ngame: …"}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="button" disabled={!text.trim()} onClick={() => void look(text)}>
        {t("look-back")}
      </button>
      {trouble && <p role="alert">{trouble}</p>}
    </details>
  );
}

/** Create a table for the record and go to its review; returns what is wrong, or nothing. */
async function open(record: string): Promise<string> {
  const header = (name: string): string => new RegExp(`^${name}: *(.*?) *$`, "m").exec(record)?.[1] ?? "";
  const game = header("game");
  if (record.length > MAX_RECORD) return t("refusal-too-large");
  if (!game) return t("record-none");
  if (!header("result") && !header("ending")) return t("record-unfinished");
  const seats = Array.from({ length: Number(header("players")) || 2 }, (): SeatOrder => ({ kind: "bot" }));
  try {
    const made = await makeTable({ game, seats, record });
    const title = catalogue.value?.games.find((known) => known.name === game)?.title ?? game;
    saveTable(made.table, { game, title, over: true });
    go(`/review/${made.table}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.refusal.refusal === "bad-options" ? t("record-unusable", { why: error.message }) : refusalText(error.refusal);
  }
  return "";
}
