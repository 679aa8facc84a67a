"use client";
import { useForm, useFormProcessing } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { readJson } from "#admin-ui/post-json.ts";
import { listingOf } from "#admin-ui/words/formats.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import { LETTERS } from "#inbox/screens/use-reply-thread.ts";
import { useKeptWords } from "#publishing/screens/editing/use-kept-words.ts";
import { usePolling } from "#inbox/screens/use-polling.ts";
import type { Now } from "#inbox/teamwork/now-endpoint.ts";
import {
  asRead,
  changeInWords,
  isSame,
  SHARED,
  SHARED_NAMES,
  type AsRead,
} from "#inbox/teamwork/shared-fields.ts";
import type { Submission } from "#payload-types.ts";

const EVERY_MS = 15_000;

/**
 * What colleagues save meanwhile appears in the form. A field that both have changed keeps the
 * reader's value, with a line about it; saving it then is their decision.
 */
export function WatchColleagues({ id }: { id: number }) {
  const t = useWords();
  const { getData, dispatchFields } = useForm();
  const isSaving = useFormProcessing();
  const [message, setMessage] = useState("");

  function take({ asRead: now, values, last, letters }: Now): void {
    globalThis.dispatchEvent(new CustomEvent<number>(LETTERS, { detail: letters }));
    const data: Partial<Submission> & { asRead?: string } = getData();
    const seen: AsRead = JSON.parse(data.asRead || "{}");
    const mine = asRead(data);
    const changed = SHARED_NAMES.filter((name) => !isSame(name, now, seen));
    if (changed.length === 0) return;
    for (const name of changed.filter((one) => isSame(one, mine, seen))) {
      const value = values[name] ?? null;
      dispatchFields({ type: "UPDATE", path: name, value, initialValue: value });
    }
    const text = JSON.stringify(now);
    dispatchFields({ type: "UPDATE", path: "asRead", value: text, initialValue: text });
    // The form's own save.
    if (changed.every((name) => isSame(name, mine, now))) return;
    const both = changed.filter((one) => !isSame(one, mine, seen) && !isSame(one, mine, now));
    const names = both.map((one) => t("“{name}”", { name: t(SHARED[one]) }));
    const kept =
      both.length > 0
        ? t("Your change of {names} is still in the form: save it if it shall replace theirs.", {
            names: listingOf(t.locale).format(names),
          })
        : "";
    const saved = last
      ? t("{who} has saved. {what}.", { who: last.by, what: changeInWords(last.what, t) })
      : t("A colleague has saved.");
    setMessage(`${saved} ${kept}`.trim());
  }
  const read = (): void =>
    void readJson<Now>(`/cms/api/submissions/${id}/now`).then(({ ok, json }) => {
      if (ok) take(json as Now);
    });
  usePolling(EVERY_MS, read);
  useKeptWords({ isAutosaved: false });
  // After a save, too: it may have been refused for a colleague's change.
  const saved = useEffectEvent(read);
  useEffect(() => {
    if (!isSaving) saved();
  }, [isSaving]);
  return (
    <p role="status" className={message ? "submission__note" : "sr-only"}>
      {message}
    </p>
  );
}
