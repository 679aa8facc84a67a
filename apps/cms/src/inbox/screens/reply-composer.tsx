"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
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
  const t = useWords();
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
    <div className="reply-composer" role="group" aria-label={t("New reply")}>
      <Heading {...{ to, writer, mailbox, hasMail, t }} />
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
        {waits
          ? t.count(
              rejectionHours,
              "Empty: in {n} hour. In your time zone, at most 90 days from now.",
              "Empty: in {n} hours. In your time zone, at most 90 days from now.",
            )
          : t("Empty: now. In your time zone, at most 90 days from now.")}
      </SendTime>
      <div className="reply-actions">
        <Button
          size="small"
          margin={false}
          disabled={isSending || !hasMail || isUndeliverable || !isWhole}
          onClick={() => void send()}
        >
          {t(later || waits ? "Send later" : "Send")}
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={onDiscard}>
          {t("Discard")}
        </Button>
        <small>
          {t(
            later || waits
              ? "Until then you can take it back."
              : "For a minute after that you can take it back.",
          )}
        </small>
      </div>
    </div>
  );
}

type HeadingProps = Pick<ReplyComposerProps, "to" | "writer" | "mailbox" | "hasMail"> & {
  t: Words;
};

/** Who writes to whom, where the answer arrives, and what is in the way. */
const Heading = ({ to, writer, mailbox, hasMail, t }: HeadingProps) => (
  <>
    <p className="reply-head">
      {t.parts("To {to}, from {who}.", { to: <strong>{to}</strong>, who: writer.name })}{" "}
      {mailbox
        ? t("Answers arrive here.")
        : t("Answers arrive in the mailbox of {who}, not here.", { who: writer.replyTo })}
    </p>
    {mailbox?.problem && (
      <p role="alert">
        {t("Answers are not read at present, and wait in {address}: {problem}", {
          address: mailbox.address,
          problem: mailbox.problem,
        })}
      </p>
    )}
    {!hasMail && (
      <p role="alert">
        {t(NO_MAIL)} {t("Until then your text stays in this tab.")}
      </p>
    )}
  </>
);
