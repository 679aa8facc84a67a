"use client";
import { Button } from "@payloadcms/ui";
import { useId, useState, type KeyboardEvent } from "react";
import { NO_MAIL } from "#inbox/replies/no-mail.ts";
import type { Received } from "#inbox/mailbox/received.ts";
import type { FilledTemplate } from "#inbox/replies/read-templates.ts";
import { ReplyFiles } from "#inbox/screens/reply-files.tsx";
import { TemplateChoice } from "#inbox/screens/template-choice.tsx";
import type { Draft } from "#inbox/screens/use-reply-draft.ts";

export interface Composed extends Pick<Draft, "subject" | "text" | "kind"> {
  /** Of the library. */
  files: number[];
  /** ISO 8601. */
  at?: string;
}

interface EditedProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

interface ReplyComposerProps extends EditedProps {
  to: string;
  writer: { name: string; replyTo: string };
  templates: readonly FilledTemplate[];
  signature: string;
  hasMail: boolean;
  mailbox: Received["mailbox"];
  isUndeliverable: boolean;
  rejectionHours: number;
  onSend: (letter: Composed) => Promise<void>;
  onDiscard: () => void;
}

/** The text is the whole letter: nothing is added to it. */
export function ReplyComposer({
  to,
  writer,
  templates,
  signature,
  hasMail,
  mailbox,
  isUndeliverable,
  rejectionHours,
  onSend,
  onDiscard,
  ...edited
}: ReplyComposerProps) {
  const [isSending, setSending] = useState(false);
  const { subject, text, later, files = [], kind } = edited.draft;
  const waits = kind === "rejection" && rejectionHours > 0;
  const send = async (): Promise<void> => {
    setSending(true);
    await onSend({
      subject,
      text,
      files: files.map(({ id }) => id),
      ...(kind && { kind }),
      ...(later && { at: new Date(later).toISOString() }),
    });
    setSending(false);
  };
  const isWhole = subject.trim() !== "" && text.trim() !== "";
  return (
    <div className="reply-composer" role="group" aria-label="New reply">
      <p className="reply-head">
        To <strong>{to}</strong>, from {writer.name}.{" "}
        {mailbox
          ? "Answers arrive here."
          : `Answers arrive in the mailbox of ${writer.replyTo}, not here.`}
      </p>
      {mailbox?.problem && (
        <p role="alert">
          Answers are not read at present, and wait in {mailbox.address}: {mailbox.problem}
        </p>
      )}
      {!hasMail && <p role="alert">{NO_MAIL} Until then your text stays in this tab.</p>}
      <TemplateChoice templates={templates} signature={signature} {...edited} />
      <Words {...edited} />
      <ReplyFiles
        files={files}
        onChange={(changed) => edited.onChange({ ...edited.draft, files: changed })}
      />
      <Later {...edited} wait={waits ? `in ${rejectionHours} hours` : "now"} />
      <div className="reply-actions">
        <Button
          size="small"
          margin={false}
          disabled={isSending || !hasMail || isUndeliverable || !isWhole}
          onClick={() => void send()}
        >
          {later || waits ? "Send later" : "Send"}
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={onDiscard}>
          Discard
        </Button>
        <small>
          {later || waits ? "Until then" : "For a minute after that"} you can take it back.
        </small>
      </div>
    </div>
  );
}

/** Enter would save the submission. */
const keepOpen = (event: KeyboardEvent): void => {
  if (event.key === "Enter") event.preventDefault();
};

export function Words({ draft, onChange }: EditedProps) {
  const id = useId();
  return (
    <>
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
          onKeyDown={keepOpen}
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
    </>
  );
}

function Later({ draft, onChange, wait }: EditedProps & { wait: string }) {
  const id = useId();
  return (
    <div className="field-type text reply-later">
      <label className="field-label" htmlFor={`${id}-later`}>
        Time to send
      </label>
      <input
        id={`${id}-later`}
        type="datetime-local"
        value={draft.later ?? ""}
        onChange={({ target }) => onChange({ ...draft, later: target.value })}
        onKeyDown={keepOpen}
        aria-describedby={`${id}-zone`}
      />
      <p id={`${id}-zone`} className="field-description">
        Empty: {wait}. In your time zone, at most 90 days from now.
      </p>
    </div>
  );
}
