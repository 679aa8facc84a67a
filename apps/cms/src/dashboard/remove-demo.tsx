"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import type { DemoRemoval } from "#moving-in/seed/remove-demo.ts";

const counted = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? "" : "s"}`;
const inWords = ({ records, pictures, pages }: DemoRemoval): string =>
  `${counted(records, "record")}, ${counted(pictures, "picture")} and the texts of ${counted(pages, "page")}`;
const WHY = {
  edited: "edited here",
  used: "shown in a record that stays",
  words: "edited here; your texts stay, those of the demo are removed",
} as const;

/** Shows what would go and stay; removes after a confirmation. */
export function RemoveDemo() {
  const [plan, setPlan] = useState<DemoRemoval | null>(null);
  const [removed, setRemoved] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function remove(confirmed: boolean): Promise<void> {
    setBusy(true);
    const answer = await postJson<DemoRemoval>("/cms/api/demo-content/remove", { confirmed });
    setBusy(false);
    setProblem(answer.problem);
    const { records, pictures, pages, stays } = answer.json;
    if (!answer.ok || records === undefined || pictures === undefined || pages === undefined)
      return;
    setPlan({ records, pictures, pages, stays: stays ?? [] });
    setRemoved(confirmed);
  }

  return (
    <>
      {plan && (
        <div role="status">
          <p>
            {removed ? "Removed: " : "This would remove "}
            {inWords(plan)}.{" "}
            {removed
              ? "The site is updated within a second."
              : "This cannot be undone; make a backup first if you are not sure."}
          </p>
          {plan.stays.length > 0 && (
            <details>
              <summary>
                {counted(plan.stays.length, "record")} of the demo{" "}
                {plan.stays.length === 1 ? "stays" : "stay"}
              </summary>
              <ul>
                {plan.stays.map(({ kind, title, address, why }) => (
                  <li key={address}>
                    {kind} <a href={address}>{title}</a>: {WHY[why]}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      {!removed && (
        <div className="dashboard-buttons">
          <Button
            size="small"
            buttonStyle="secondary"
            margin={false}
            disabled={busy}
            onClick={() => void remove(false)}
          >
            Preview the removal
          </Button>
          {plan && (
            <Button size="small" margin={false} disabled={busy} onClick={() => void remove(true)}>
              Remove the demo content
            </Button>
          )}
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
