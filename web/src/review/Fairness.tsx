// The fairness tab: every draw derived again from the revealed seed.
import { useEffect, useState } from "preact/hooks";
import type { Story } from "../protocol";
import { saltsKept } from "../salts";
import { listed, t } from "../words";
import { canVerify, discarded, type Verdict, verifyDraws } from "./verify";
import type { ReviewModel } from "./model";

export function Fairness({ model }: { model: ReviewModel }) {
  const story = model.story.value;
  return story && <Check key={story.table} story={story} to={(k) => model.to(k)} />;
}

/** Whose salts went into the deal, and who was left out. */
function saltSentence(story: Story): string {
  if (!story.salts.length) return t("fair-no-salts");
  const [names, others] = [story.salted, story.unsalted].map((seats) => listed(seats.map((seat) => story.names[seat] ?? "")));
  return t(!names ? "fair-some-salts" : others ? "fair-salts-without" : "fair-salts", { names: names ?? "", others: others ?? "" });
}

function Check({ story, to }: { story: Story; to: (k: number) => void }) {
  const [done, setDone] = useState(0);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    if (!story.seed || !canVerify()) return;
    void saltsKept(story).then(setKept);
    void verifyDraws(story, setDone).then(setVerdict);
  }, [story.table]);
  const draws = story.moments.filter((moment) => moment.draw && moment.k > story.given).length;
  const good = verdict && verdict.committed && !verdict.fault && kept !== false;
  return (
    <div class="fairness">
      <p>{t("fair-here")}</p>
      {!story.seed && <p class="verdict">{t("fair-no-seed")}</p>}
      {story.seed && !canVerify() && <p class="verdict">{t("fair-cannot")}</p>}
      {story.seed && canVerify() && !verdict && <progress max={draws} value={done} aria-label={t("fair")} />}
      {verdict && (
        <p class={`verdict ${good ? "good" : "bad"}`} role="status">
          {good
            ? t("fair-good", { draws: verdict.draws.length })
            : verdict.fault
              ? t("fair-bad", { number: verdict.fault.number + 1, came: verdict.fault.action, due: verdict.fault.expected ?? "?" })
              : t(verdict.committed ? "fair-salt-missing" : "fair-uncommitted")}
        </p>
      )}
      <p class="salts">
        {saltSentence(story)} {kept && t("fair-own-salt")}
      </p>
      {story.undone.length > 0 && <p class="undone">{t("fair-undone", { draws: discarded(story) })}</p>}
      {story.given > 0 && <p>{t("fair-given", { number: story.given })}</p>}
      {verdict && (
        <ol class="draws">
          <li class={verdict.committed ? "good" : "bad"}>
            <span aria-label={t(verdict.committed ? "agrees" : "differs")}>{verdict.committed ? "✓" : "✗"}</span> {t("fair-commitment")}
          </li>
          {verdict.draws.map((found) => (
            <li key={found.k} class={found === verdict.fault ? "bad" : "good"}>
              <span aria-label={t(found === verdict.fault ? "differs" : "agrees")}>{found === verdict.fault ? "✗" : "✓"}</span>
              <button type="button" class="plain" onClick={() => to(found.k)}>
                {found.number + 1}. {found.action}
              </button>
            </li>
          ))}
        </ol>
      )}
      <dl>
        <dt>{t("commitment")}</dt>
        <dd>{story.commitment}</dd>
        <dt>{t("seed")}</dt>
        <dd>{story.seed ? [story.seed, ...story.salts].join(" | ") : "–"}</dd>
      </dl>
    </div>
  );
}
