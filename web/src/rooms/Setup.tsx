// The setup page of a game: opponents, options, strength of the bots.
import { useEffect, useState } from "preact/hooks";
import { askFitting, Refused } from "../api";
import { catalogue } from "../catalogue";
import type { Fitting, GameInfo, OptionInfo, OptionValue } from "../protocol";
import { refusalText } from "../table/refusals";
import { HomeLink } from "../ui/HomeLink";
import { SettingsMenu } from "../ui/SettingsMenu";
import { SeatSign } from "../ui/SeatSign";
import { language, t } from "../words";
import { createTable, type Opponents, USUAL_LEVEL } from "./newTable";

const OPPONENTS: Opponents[] = ["bots", "friends", "device"];

export default function Setup({ name }: { name: string }) {
  const game = catalogue.value?.games.find((known) => known.name === name);
  if (!catalogue.value) return <div class="loading" />;
  return (
    <div class="setup">
      <header class="bar">
        <HomeLink />
        <h1>{game?.title ?? t("lost")}</h1>
        <SettingsMenu />
      </header>
      <main>{game ? <Form game={game} /> : <p>{t("refusal-unknown-game")}</p>}</main>
    </div>
  );
}

function Form({ game }: { game: GameInfo }) {
  const [opponents, setOpponents] = useState<Opponents>("bots");
  const [options, setOptions] = useState<Record<string, OptionValue>>({});
  const [levels, setLevels] = useState<string[]>([]);
  const [fitting, setFitting] = useState<Fitting | null>(null);
  const [trouble, setTrouble] = useState("");
  const [hints, setHints] = useState(false);
  useEffect(() => {
    askFitting(game.name, options).then(setFitting, (error: unknown) => error instanceof Refused && setTrouble(error.message));
  }, [game.name, options, language.value]);
  const players = Number(fitting?.settled.players ?? 2);
  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await createTable({ game, opponents, options, players, levels, hints: hints && opponents === "bots" });
    } catch (error) {
      if (error instanceof Refused) setTrouble(refusalText(error.refusal));
    }
  };
  return (
    <form class="order" onSubmit={(event) => void begin(event)}>
      <img class="poster-small" src={`/posters/${game.name}.svg`} alt="" width="568" height="728" />
      <div class="table-options">
        <p class="line">{game.line}</p>
        <p class="links">
          {game.lesson && <a href={`/learn/${game.name}`}>{t("learn-it")}</a>}
          <a href={`/rules/${game.name}`}>{t("rulebook")}</a>
        </p>
        <fieldset class="opponents">
          <legend>{t("with-whom")}</legend>
          {OPPONENTS.map((kind) => (
            <label key={kind}>
              <input type="radio" name="opponents" checked={opponents === kind} onChange={() => setOpponents(kind)} />
              <strong>{t(`company-${kind}`)}</strong>
              <span>{t(`company-${kind}-help`)}</span>
            </label>
          ))}
        </fieldset>
        {game.options.map((option) => (
          <Choice
            key={option.name}
            option={option}
            fitting={fitting}
            choose={(value) => setOptions(withChoice(options, option.name, value))}
          />
        ))}
        {opponents !== "device" && players > 1 && (
          <fieldset class="seats">
            <legend>{t("others")}</legend>
            {Array.from({ length: players - 1 }, (_, k) => (
              <SeatChoice
                key={k}
                seat={k + 1}
                title={game.seat_titles[k + 1] ?? ""}
                friends={opponents === "friends"}
                level={levels[k]}
                choose={(level) => setLevels(Array.from({ length: players - 1 }, (_, j) => (j === k ? level : (levels[j] ?? "")) || (opponents === "friends" ? "open" : USUAL_LEVEL)))}
              />
            ))}
          </fieldset>
        )}
        {opponents === "bots" && (
          <label class="option check hints">
            <input type="checkbox" checked={hints} onChange={(event) => setHints(event.currentTarget.checked)} />
            <strong>{t("hints-allowed")}</strong>
            <span>{t("hints-allowed-help")}</span>
          </label>
        )}
        {trouble && <p role="alert">{trouble}</p>}
        <button type="submit" class="main big">
          {t(`begin-${opponents}`)}
        </button>
      </div>
    </form>
  );
}

/** A new choice; what was chosen before stays unless it does not go with it. */
function withChoice(options: Record<string, OptionValue>, name: string, value: OptionValue): Record<string, OptionValue> {
  return name === "mode" ? { ...(options.players === undefined ? {} : { players: options.players }), mode: value } : { ...options, [name]: value };
}

function Choice({ option, fitting, choose }: { option: OptionInfo; fitting: Fitting | null; choose: (value: OptionValue) => void }) {
  const open = fitting?.choices[option.name] ?? option.choices;
  const value = fitting?.settled[option.name] ?? option.default;
  if (open.length < 2) return null;
  if (typeof option.choices[0] === "boolean") {
    return (
      <label class="option check">
        <input type="checkbox" checked={value === true} onChange={(event) => choose(event.currentTarget.checked)} />
        <strong>{option.title}</strong>
        <span>{option.help}</span>
      </label>
    );
  }
  return (
    <fieldset class="option">
      <legend>{option.title}</legend>
      <p>{option.help}</p>
      <div class="pills">
        {option.choices.map((choice, k) =>
          open.includes(choice) ? (
            <label key={String(choice)} class={value === choice ? "taken" : ""} title={option.helps[k] ?? ""}>
              <input type="radio" name={option.name} checked={value === choice} onChange={() => choose(choice)} />
              {option.titles[k] ?? String(choice)}
            </label>
          ) : null,
        )}
      </div>
      {option.choices.map((choice, k) => value === choice && option.helps[k] && <p key={k} class="meaning">{option.helps[k]}</p>)}
    </fieldset>
  );
}

interface SeatChoiceProps {
  seat: number;
  title: string;
  friends: boolean;
  level: string | undefined;
  choose: (level: string) => void;
}

function SeatChoice({ seat, title, friends, level, choose }: SeatChoiceProps) {
  const bots = catalogue.value?.bots.filter((bot) => bot.level !== "greedy") ?? [];
  return (
    <label>
      <SeatSign seat={seat} />
      <span>{title}</span>
      <select value={level || (friends ? "open" : USUAL_LEVEL)} onChange={(event) => choose(event.currentTarget.value)}>
        {friends && <option value="open">{t("open-seat")}</option>}
        {bots.map((bot) => (
          <option key={bot.level} value={bot.level}>
            {t(`level-${bot.level}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
