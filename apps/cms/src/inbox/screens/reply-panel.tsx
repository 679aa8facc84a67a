"use client";
import { Button } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import type { ShownLetter } from "#inbox/mailbox/received.ts";
import type { ShownReply, Thread } from "#inbox/replies/reply-endpoints.ts";
import type { FilledTemplate } from "#inbox/replies/read-templates.ts";
import { ReceivedLetter } from "#inbox/screens/received-letter.tsx";
import { SentFiles } from "#inbox/screens/reply-files.tsx";
import { signed } from "#inbox/screens/template-choice.tsx";
import { ReplyComposer, type Composed } from "#inbox/screens/reply-composer.tsx";
import { useFocusOfPressed } from "#inbox/screens/use-focus-of-pressed.ts";
import { useReplyThread } from "#inbox/screens/use-reply-thread.ts";
import { useReplyDraft } from "#inbox/screens/use-reply-draft.ts";

export interface ReplyPanelProps {
  submission: number;
  to: string;
  sender: string;
  about: string;
  writer: { id: number; name: string; replyTo: string };
  templates: FilledTemplate[];
  signature: string;
  rejectionHours: number;
  first: Thread;
}

export function ReplyPanel({
  submission,
  to,
  sender,
  about,
  writer,
  templates,
  signature,
  rejectionHours,
  first,
}: ReplyPanelProps) {
  const t = useWords();
  const { thread, news, problem, post } = useReplyThread(submission, first);
  const [draft, setDraft] = useReplyDraft(`reply:${writer.id}:${submission}`);
  const { replies, next, trouble, hasMail, undeliverable, mailbox } = thread;
  const place = useFocusOfPressed(`${draft !== null} ${thread.isOpen} ${replies.length}`, FIRST);

  async function send(letter: Composed): Promise<void> {
    if (await post("", { ...letter, key: next, seen: replies.length })) setDraft(null);
  }
  async function takeBack({ key, subject, text, files, kind }: ShownReply): Promise<void> {
    if ((await post("/take-back", { key })) && !draft) setDraft({ subject, text, files, kind });
  }
  return (
    <section aria-label={t("Replies")} className="replies" ref={place}>
      <h3>{t("Replies")}</h3>
      {trouble && (
        <p>
          {trouble} {t("The states of replies may be old.")}
        </p>
      )}
      {undeliverable && <Undeliverable to={to} t={t} {...undeliverable} />}
      <Letters of={thread} t={t} onUndo={takeBack} onAgain={({ key }) => post("/again", { key })} />
      <p role="status" className={news ? "reply-news" : "sr-only"}>
        {news}
      </p>
      {thread.isOpen && <Open t={t} onDone={() => void post("/done", {})} />}
      {to === "" ? (
        <p>{t("This submission has no e-mail address to reply to.")}</p>
      ) : draft ? (
        <ReplyComposer
          to={to}
          writer={writer}
          templates={templates}
          signature={signature}
          rejectionHours={rejectionHours}
          draft={draft}
          hasMail={hasMail}
          mailbox={mailbox}
          isUndeliverable={undeliverable !== null}
          onChange={setDraft}
          onSend={send}
          onDiscard={() => setDraft(null)}
        />
      ) : (
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          onClick={() =>
            setDraft({ subject: about && `Re: ${about}`, text: signed("", signature) })
          }
        >
          {t("Reply to {who}", { who: sender || to })}
        </Button>
      )}
      {problem && (
        <p role="alert" className="reply-problem">
          {problem}
        </p>
      )}
    </section>
  );
}

/** The composer's first field, or what opens it. */
const FIRST = ".reply-composer :is(select, input, textarea), :scope > button";

const Open = ({ t, onDone }: { t: Words; onDone: () => void }) => (
  <p className="reply-open">
    <span className="stage__word stage__word--answer">{t("New answer")}</span>
    <Button size="small" margin={false} buttonStyle="secondary" onClick={onDone}>
      {t("Needs no reply")}
    </Button>
  </p>
);

/** Both sides, oldest first. */
const inOrder = ({ replies, letters }: Thread): (ShownReply | ShownLetter)[] =>
  [...replies, ...letters].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

type UndeliverableProps = NonNullable<Thread["undeliverable"]> & { to: string; t: Words };

const Undeliverable = ({ to, at, reason, t }: UndeliverableProps) => (
  <p className="reply-undeliverable">
    {t.parts(
      "Mail to {to} cannot be delivered ({when}): {reason}. No reply is sent. If the address works again, an admin removes it under Refused addresses.",
      { to, reason, when: <LocalTime at={Date.parse(at)} /> },
    )}
  </p>
);

interface LettersProps {
  of: Thread;
  t: Words;
  onUndo: (reply: ShownReply) => Promise<unknown>;
  onAgain: (reply: ShownReply) => Promise<unknown>;
}

function Letters({ of, t, onUndo, onAgain }: LettersProps) {
  const letters = inOrder(of);
  if (letters.length === 0) return null;
  return (
    <ol>
      {letters.map((one) =>
        "key" in one ? (
          <Letter
            key={one.key}
            reply={one}
            t={t}
            onUndo={() => onUndo(one)}
            onAgain={() => onAgain(one)}
          />
        ) : (
          <ReceivedLetter key={one.id} letter={one} t={t} />
        ),
      )}
    </ol>
  );
}

/** More than its minute. */
const isFar = ({ at, dueAt }: ShownReply): boolean => Date.parse(dueAt) - Date.parse(at) > 61_000;

interface LetterProps {
  reply: ShownReply;
  t: Words;
  onUndo: () => Promise<unknown>;
  onAgain: () => Promise<unknown>;
}

function Letter({ reply, t, onUndo, onAgain }: LetterProps) {
  const { at, by, to, subject, text, files, state, error } = reply;
  return (
    <li>
      <p className="reply-head">
        {t.parts("{who} to {to}, {when}", {
          who: <strong>{by}</strong>,
          to,
          when: <LocalTime at={Date.parse(at)} />,
        })}
      </p>
      <p className="reply-subject">{subject}</p>
      <p className="reply-text">{text}</p>
      <SentFiles files={files} t={t} />
      <div className="reply-state">
        <span className={`reply-is-${state}`} role="status">
          <State reply={reply} t={t} />
        </span>
        {(state === "held" || state === "waiting" || state === "handing") && (
          <Button size="small" margin={false} buttonStyle="secondary" onClick={() => void onUndo()}>
            {t(error || state === "handing" || isFar(reply) ? "Take back" : "Undo")}
          </Button>
        )}
        {(state === "failed" || state === "handing") && (
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            onClick={() => void onAgain()}
          >
            {t("Send again")}
          </Button>
        )}
      </div>
    </li>
  );
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

function State({ reply: { state, dueAt, settledAt, error }, t }: Pick<LetterProps, "reply" | "t">) {
  if (state === "sent")
    return t.parts("Sent, {when}", {
      when: <LocalTime at={Date.parse(settledAt ?? dueAt)} />,
    });
  const reason = error && t(error);
  if (state === "taken-back") return t("Taken back, not sent: {reason}", { reason: reason ?? "" });
  if (state === "failed")
    return reason
      ? t("Not delivered: {reason}", { reason })
      : t("Not delivered: the reason is not known");
  if (state === "handing")
    return reason
      ? t(
          "Not sent yet: {reason} It is handed over again by itself, until three days after its time.",
          { reason: sentence(reason) },
        )
      : t(
          "Not sent yet: the site has not confirmed that it has this reply. It is handed over again by itself, until three days after its time.",
        );
  if (reason) return t("Not sent yet: {reason} It is tried again.", { reason: sentence(reason) });
  return <Countdown until={Date.parse(dueAt)} t={t} />;
}

/** Seconds are read out once, by the state's text. */
function Countdown({ until, t }: { until: number; t: Words }) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const count = (): void => setLeft(Math.ceil((until - Date.now()) / 1000));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (left === null || left > 120)
    return t.parts("Will be sent, {when}", { when: <LocalTime at={until} /> });
  return left > 0
    ? t.parts("Will be sent {soon}", {
        soon: <span aria-hidden="true">{t("in {n} s", { n: left })}</span>,
      })
    : t("Is being sent");
}
