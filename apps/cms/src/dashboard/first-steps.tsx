import type { ServerProps } from "payload";
import { FoldedSteps } from "#dashboard/folded-steps.tsx";
import { firstSteps, type FirstStep } from "#moving-in/first-steps/first-steps.ts";
import { readPreference } from "#moving-in/first-steps/read-preference.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";

/** The preference for whether a person has collapsed the list. */
const FOLDED = "first-steps";

type FirstStepsProps = Pick<ServerProps, "payload" | "user" | "i18n"> & { siteUrl: string };

/** The steps from the demo, or an empty start, to the owner's site. */
export async function FirstSteps({ payload, user, i18n, siteUrl }: FirstStepsProps) {
  const t = adminWords(i18n);
  if (user?.collection !== "users") return null;
  const steps = await firstSteps(payload, { role: user.role, siteUrl });
  const done = steps.filter(({ isDone }) => isDone).length;
  if (steps.length === 0 || done === steps.length) return null;
  const isFolded = (await readPreference(payload, user.id, FOLDED)) === "folded";
  return (
    <section className="dashboard-part" aria-label={t("Make it yours")}>
      <FoldedSteps
        preference={FOLDED}
        isFolded={isFolded}
        title={t("Make it yours: {done} of {all} done", { done, all: steps.length })}
      >
        <ol className="dashboard-steps">
          {steps.map((step) => (
            <Step key={step.label} {...step} t={t} />
          ))}
        </ol>
      </FoldedSteps>
    </section>
  );
}

const Step = ({ label, hint, of = "", address, isDone, t }: FirstStep & { t: Words }) => (
  <li className={isDone ? "is-done" : undefined}>
    <span aria-hidden="true">{isDone ? "✓" : "○"}</span>
    <span>
      {address ? <a href={address}>{t(label)}</a> : t(label)}
      {hint && !isDone && <small> {t(hint, { of: t(of) })}</small>}
      {isDone && <small> {t("done")}</small>}
    </span>
  </li>
);
