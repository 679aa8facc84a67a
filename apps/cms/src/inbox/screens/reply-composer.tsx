"use client";
import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import { NO_MAIL } from "#inbox/replies/no-mail.ts";
import type { Draft } from "#inbox/screens/use-reply-draft.ts";

export type Composed = Draft;

interface ReplyComposerProps {
  to: string;
  writer: { name: string; replyTo: string };
  draft: Draft;
  hasMail: boolean;
  onChange: (draft: Draft) => void;
  onSend: (letter: Composed) => Promise<void>;
  onDiscard: () => void;
}

/** The text is the whole letter: nothing is added to it. */
export function ReplyComposer({
  to,
  writer,
  draft,
  hasMail,
  onChange,
  onSend,
  onDiscard,
}: ReplyComposerProps) {
  const [isSending, setSending] = useState(false);
  const id = useId();
  const send = async (): Promise<void> => {
    setSending(true);
    await onSend(draft);
    setSending(false);
  };
  return (
    <div className="reply-composer" role="group" aria-label="New reply">
      <p className="reply-head">
        To <strong>{to}</strong>, from {writer.name}. Answers arrive in the mailbox of{" "}
        {writer.replyTo}, not here.
      </p>
      {!hasMail && <p role="alert">{NO_MAIL} Until then your text stays in this tab.</p>}
      <div className="field-type text">
        <label className="field-label" htmlFor={`${id}-subject`}>
          Subject
        </label>
        <input
          id={`${id}-subject`}
          type="text"
          dir="auto"
          maxLength={300}
          value={draft.subject}
          onChange={({ target }) => onChange({ ...draft, subject: target.value })}
          // Enter would save the submission.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </div>
      <div className="field-type textarea">
        <label className="field-label" htmlFor={`${id}-text`}>
          Text
        </label>
        <textarea
          id={`${id}-text`}
          dir="auto"
          rows={10}
          maxLength={15_000}
          value={draft.text}
          onChange={({ target }) => onChange({ ...draft, text: target.value })}
        />
      </div>
      <div className="reply-actions">
        <Button
          size="small"
          margin={false}
          disabled={
            isSending || !hasMail || draft.subject.trim() === "" || draft.text.trim() === ""
          }
          onClick={() => void send()}
        >
          Send
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={onDiscard}>
          Discard
        </Button>
        <small>For a minute after that you can take it back.</small>
      </div>
    </div>
  );
}
