"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { NO_MAIL } from "#inbox/replies/no-mail.ts";
import type { Received } from "#inbox/mailbox/received.ts";
import type { FilledTemplate } from "#inbox/replies/read-templates.ts";
import { LetterWords, SendTime } from "#inbox/screens/letter-parts.tsx";
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
      <LetterWords
        words={edited.draft}
        onChange={(changed) => edited.onChange({ ...edited.draft, ...changed })}
      />
      <ReplyFiles
        files={files}
        onChange={(changed) => edited.onChange({ ...edited.draft, files: changed })}
      />
      <SendTime
        className="text reply-later"
        value={later ?? ""}
        onChange={(time) => edited.onChange({ ...edited.draft, later: time })}
      >
        Empty: {waits ? `in ${rejectionHours} hours` : "now"}. In your time zone, at most 90 days
        from now.
      </SendTime>
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
