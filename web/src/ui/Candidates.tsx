// Table of the moves the search looked at: chance to win, and expected scores.
import type { Candidate } from "../protocol";
import { language, t } from "../words";
import { SeatSign } from "./SeatSign";

interface CandidatesProps {
  candidates: Candidate[];
  names: string[];
  /** The move that was made. */
  played?: string;
}

/** A share as a percentage in the current language. */
export const percent = (share: number): string => share.toLocaleString(language.value, { style: "percent" });
export const withError = (value: string, error: number): string => `${value} ± ${percent(error)}`;

export function Candidates({ candidates, names, played }: CandidatesProps) {
  return (
    <table class="candidates">
      <thead>
        <tr>
          <th scope="col">{t("candidate")}</th>
          <th scope="col">{t("win-chance")}</th>
          {names.map((name, seat) => (
            <th scope="col" key={seat}>
              <SeatSign seat={seat} name={t("expected-score", { name })} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {candidates.map((candidate) => (
          <tr key={candidate.action} class={candidate.action === played ? "played" : ""}>
            <th scope="row">
              {candidate.label}
              {candidate.action === played && <small> {t("was-played")}</small>}
            </th>
            <td>
              <meter min={0} max={1} value={candidate.win} aria-hidden="true" />
              {withError(percent(candidate.win), candidate.error)}
            </td>
            {names.map((_, seat) => (
              <td key={seat}>{candidate.scores[seat] === undefined ? "" : Math.round(candidate.scores[seat])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
