import type { ServerProps } from "payload";
import { FoldedSteps } from "#dashboard/folded-steps.tsx";
import { firstSteps, type FirstStep } from "#moving-in/first-steps/first-steps.ts";
import { readPreference } from "#moving-in/first-steps/read-preference.ts";

/** The preference for whether a person has collapsed the list. */
const FOLDED = "first-steps";

type FirstStepsProps = Pick<ServerProps, "payload" | "user"> & { siteUrl: string };

/** The steps from the demo, or an empty start, to the owner's site. */
export async function FirstSteps({ payload, user, siteUrl }: FirstStepsProps) {
  if (user?.collection !== "users") return null;
  const steps = await firstSteps(payload, { role: user.role, siteUrl });
  const done = steps.filter(({ isDone }) => isDone).length;
  if (steps.length === 0 || done === steps.length) return null;
  const isFolded = (await readPreference(payload, user.id, FOLDED)) === "folded";
  return (
    <section className="dashboard-part" aria-label="Make it yours">
      <FoldedSteps
        preference={FOLDED}
        isFolded={isFolded}
        title={`Make it yours: ${done} of ${steps.length} done`}
      >
        <ol className="dashboard-steps">
          {steps.map((step) => (
            <Step key={step.label} {...step} />
          ))}
        </ol>
      </FoldedSteps>
    </section>
  );
}

const Step = ({ label, hint, address, isDone }: FirstStep) => (
  <li className={isDone ? "is-done" : undefined}>
    <span aria-hidden="true">{isDone ? "✓" : "○"}</span>
    <span>
      {address ? <a href={address}>{label}</a> : label}
      {hint && !isDone && <small> {hint}</small>}
      {isDone && <small> done</small>}
    </span>
  </li>
);
