// The panel beside the board: log, points, chat.
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameInfo, LogLine } from "../protocol";
import { openRule } from "../rules/panel";
import { SeatSign } from "../ui/SeatSign";
import { listed, t } from "../words";
import type { TableModel } from "./model";

type Tab = "log" | "points" | "talk";

export function SidePanel({ model, game }: { model: TableModel; game: GameInfo | undefined }) {
  const [tab, setTab] = useState<Tab>("log");
  const [open, setOpen] = useState(false);
  const choose = (wanted: Tab): void => {
    setOpen(wanted !== tab || !open);
    setTab(wanted);
  };
  return (
    <section class={`side${open ? " open" : ""}`}>
      <div class="tabs" role="tablist">
        {(["log", "points", "talk"] as const).map((name) => (
          <button type="button" role="tab" key={name} aria-selected={tab === name} onClick={() => choose(name)}>
            {t(name)}
          </button>
        ))}
      </div>
      <div class="sheet" role="tabpanel" aria-label={t(tab)}>
        {tab === "log" && <Log model={model} />}
        {tab === "points" && <Points model={model} game={game} />}
        {tab === "talk" && <Chat model={model} />}
      </div>
    </section>
  );
}

function Log({ model }: { model: TableModel }) {
  const end = useRef<HTMLLIElement>(null);
  const lines = model.lines.value;
  const names = model.scene.value?.names ?? [];
  const without = (model.about.value?.seats ?? []).filter((seat) => seat.unsalted).map((seat) => names[seat.seat] ?? seat.title);
  useEffect(() => {
    const box = end.current?.closest(".sheet");
    box?.scrollTo({ top: box.scrollHeight });
  }, [lines.length]);
  return (
    <ol class="log" onKeyDown={moveByArrows}>
      {without.length > 0 && <li class="quiet">{t("salts-without", { names: listed(without) })}</li>}
      {lines.map((line, k) => (
        <LogEntry key={`${line.number}.${k}`} line={line} model={model} newest={k === lines.length - 1} />
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

/** The log is one tab stop; arrows move up and down in it. */
function moveByArrows(event: KeyboardEvent): void {
  const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
  const step = steps[event.key];
  if (!step) return;
  const lines = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(".line")];
  lines[lines.indexOf(event.target as HTMLElement) + step]?.focus();
  event.preventDefault();
}

function LogEntry({ line, model, newest }: { line: LogLine; model: TableModel; newest: boolean }) {
  const highlight = (): void => {
    model.highlighted.value = line.marks;
  };
  const clear = (): void => {
    model.highlighted.value = [];
  };
  return (
    <li>
      <button
        type="button"
        class="line"
        tabIndex={newest ? 0 : -1}
        onMouseEnter={highlight}
        onMouseLeave={clear}
        onFocus={highlight}
        onBlur={clear}
        onClick={() => openRule(line.rule)}
      >
        {line.seat === null ? <span class="sign none" /> : <SeatSign seat={line.seat} />}
        <span>{line.text}</span>
      </button>
    </li>
  );
}

export function Points({ model, game }: { model: TableModel; game: GameInfo | undefined }) {
  const scene = model.scene.value;
  if (!scene?.scores.length || !game) return null;
  const sources = Object.keys(game.sources).filter((source) => scene.scores.some((score) => score.by_source[source]));
  return (
    <table class="points">
      <thead>
        <tr>
          <td />
          {scene.names.map((name, seat) => (
            <th key={seat} scope="col">
              <SeatSign seat={seat} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source}>
            <th scope="row">{game.sources[source]}</th>
            {scene.scores.map((score, seat) => (
              <td key={seat}>{score.by_source[source] ?? 0}</td>
            ))}
          </tr>
        ))}
        <tr class="total">
          <th scope="row">{t("total")}</th>
          {scene.scores.map((score, seat) => (
            <td key={seat}>{score.total}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Chat({ model }: { model: TableModel }) {
  const [text, setText] = useState("");
  const names = model.scene.value?.names ?? [];
  const say = (event: Event): void => {
    event.preventDefault();
    if (text.trim()) model.sendChat(text.trim());
    setText("");
  };
  return (
    <div class="talk">
      <ol>
        {model.chat.value.map((entry) => (
          <li key={entry.number}>
            {entry.seat !== null && entry.seat !== undefined && <SeatSign seat={entry.seat} name={names[entry.seat] ?? ""} />}
            <span>{entry.text}</span>
          </li>
        ))}
      </ol>
      {model.you.value !== null && (
        <form onSubmit={say}>
          <input value={text} maxLength={500} aria-label={t("say")} placeholder={t("say")} onInput={(e) => setText(e.currentTarget.value)} />
          <button type="submit">{t("send")}</button>
        </form>
      )}
    </div>
  );
}
