"use client";
import { Button, useConfig, useDocumentInfo, useForm, useFormModified } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

interface ReviewFormProps {
  place: string;
  record?: number | undefined;
  action: "ask" | "back";
  /** Nothing was changed yet when the form was opened. */
  needsDraft: boolean;
}

export function ReviewForm({ place, record, action, needsDraft }: ReviewFormProps) {
  const { refresh } = useRouter();
  const isModified = useFormModified();
  const { unpublishedVersionCount } = useDocumentInfo();
  const save = useSavedDraft({ place, record });
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState("");
  const t = useWords();
  const words =
    action === "ask"
      ? {
          open: t("Send for review …"),
          note: t("Note for the reviewer (optional)"),
          send: t("Send for review"),
        }
      : { open: t("Send back …"), note: t("What to change"), send: t("Send back") };

  async function send(): Promise<void> {
    setBusy(true);
    if (action === "ask") await save();
    const answer = await postJson("/cms/api/review", {
      place,
      ...(record !== undefined && { record }),
      action,
      note,
    });
    setBusy(false);
    setProblem(answer.problem);
    if (answer.ok) refresh();
  }
  if (needsDraft && !isModified && unpublishedVersionCount === 0) return null;
  if (!isOpen)
    return (
      <Button size="small" margin={false} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
    );
  return (
    <div className="review-form">
      <label>
        {words.note}
        <textarea
          rows={3}
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <Button size="small" margin={false} disabled={isBusy} onClick={() => void send()}>
        {words.send}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

/** Saves the last keystrokes before the draft is sent. */
function useSavedDraft({ place, record }: Pick<ReviewFormProps, "place" | "record">) {
  const { submit } = useForm();
  const { config } = useConfig();
  const address = record === undefined ? `globals/${place}` : `${place}/${record}`;
  return (): Promise<unknown> =>
    submit({
      action: `${config.routes.api}/${address}?draft=true&depth=0`,
      method: record === undefined ? "POST" : "PATCH",
      overrides: { _status: "draft" },
      skipValidation: true,
    });
}
