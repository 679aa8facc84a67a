"use client";
import { Button, toast, useConfig } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useRef, useState, type ReactNode } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

interface RestoreDialogProps {
  /** Author and time of the version. */
  by: string;
  saved: ReactNode;
  /** `address`: below the API's address. `record`: the form in the admin. */
  address: string;
  record: string;
}

/** Explains what a restore does before it runs. */
export function RestoreDialog({ by, saved, address, record }: RestoreDialogProps) {
  const t = useWords();
  const { config } = useConfig();
  const { push, refresh } = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function restore(): Promise<void> {
    setBusy(true);
    const answer = await postJson<{ message: string }>(`${config.routes.api}${address}`, {});
    setBusy(false);
    if (!answer.ok) return setProblem(answer.problem);
    toast.success(answer.json.message ?? "");
    push(`${config.routes.admin}${record}`);
    refresh();
  }
  return (
    <>
      <Button size="small" margin={false} onClick={() => dialog.current?.showModal()}>
        {t("Restore this version")}
      </Button>
      <dialog ref={dialog} className="conflict" aria-labelledby="restore-title">
        <h2 id="restore-title">{t("Restore this version?")}</h2>
        <p>{t.parts("It was written by {who}, {when}.", { who: by, when: saved })}</p>
        <p>
          {t(
            "It becomes the draft. Visitors see no change until you publish that draft. The current draft stays in the list of versions.",
          )}
        </p>
        {problem && <p role="alert">{problem}</p>}
        <div className="dashboard-buttons">
          <Button margin={false} disabled={isBusy} onClick={() => void restore()}>
            {t("Restore as draft")}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
            {t("Cancel")}
          </Button>
        </div>
      </dialog>
    </>
  );
}
