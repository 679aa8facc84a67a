"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import type { DemoRemoval } from "#moving-in/seed/remove-demo.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import { namedIn } from "#records/kind-name.ts";

const inWords = ({ records, pictures, pages }: DemoRemoval, t: Words): string =>
  t("{records}, {pictures} and the texts of {pages}", {
    records: t.count(records, "{n} record", "{n} records"),
    pictures: t.count(pictures, "{n} picture", "{n} pictures"),
    pages: t.count(pages, "{n} page", "{n} pages"),
  });
const WHY = {
  edited: "edited here",
  used: "shown in a record that stays",
  words: "edited here; your texts stay, those of the demo are removed",
} as const;

/** Shows what would go and stay; removes after a confirmation. */
export function RemoveDemo() {
  const t = useWords();
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
            {t(
              removed
                ? "Removed: {what}. The site is updated within a second."
                : "This would remove {what}. This cannot be undone; make a backup first if you are not sure.",
              { what: inWords(plan, t) },
            )}
          </p>
          {plan.stays.length > 0 && (
            <details>
              <summary>
                {t.count(
                  plan.stays.length,
                  "{n} record of the demo stays",
                  "{n} records of the demo stay",
                )}
              </summary>
              <ul>
                {plan.stays
                  .map((one) => namedIn(t, one))
                  .map(({ kind, title, address, why }) => (
                    <li key={address}>
                      {kind} <a href={address}>{title}</a>: {t(WHY[why])}
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
            {t("Preview the removal")}
          </Button>
          {plan && (
            <Button size="small" margin={false} disabled={busy} onClick={() => void remove(true)}>
              {t("Remove the demo content")}
            </Button>
          )}
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
