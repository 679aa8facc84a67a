"use client";
import { Button } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { LocalTime } from "#admin-ui/local-time.tsx";
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
    <section aria-label="Replies" className="replies" ref={place}>
      <h3>Replies</h3>
      {trouble && <p>{trouble} The states of replies may be old.</p>}
      {undeliverable && <Undeliverable to={to} {...undeliverable} />}
      <Letters of={thread} onUndo={takeBack} onAgain={({ key }) => post("/again", { key })} />
      <p role="status" className={news ? "reply-news" : "sr-only"}>
        {news}
      </p>
      {thread.isOpen && (
        <p className="reply-open">
          <span className="stage__word stage__word--answer">New answer</span>
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            onClick={() => void post("/done", {})}
          >
            Needs no reply
          </Button>
        </p>
      )}
      {to === "" ? (
        <p>This submission has no e-mail address to reply to.</p>
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
          Reply to {sender || to}
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

/** Both sides, oldest first. */
const inOrder = ({ replies, letters }: Thread): (ShownReply | ShownLetter)[] =>
  [...replies, ...letters].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

const Undeliverable = ({ to, at, reason }: { to: string; at: string; reason: string }) => (
  <p className="reply-undeliverable">
    Mail to {to} cannot be delivered (<LocalTime at={Date.parse(at)} />
    ): {reason}. No reply is sent. If the address works again, an admin removes it under
    Undeliverable addresses.
  </p>
);

interface LettersProps {
  of: Thread;
  onUndo: (reply: ShownReply) => Promise<unknown>;
  onAgain: (reply: ShownReply) => Promise<unknown>;
}

function Letters({ of, onUndo, onAgain }: LettersProps) {
  const letters = inOrder(of);
  if (letters.length === 0) return null;
  return (
    <ol>
      {letters.map((one) =>
        "key" in one ? (
          <Letter
            key={one.key}
            reply={one}
            onUndo={() => onUndo(one)}
            onAgain={() => onAgain(one)}
          />
        ) : (
          <ReceivedLetter key={one.id} letter={one} />
        ),
      )}
    </ol>
  );
}

/** More than its minute. */
const isFar = ({ at, dueAt }: ShownReply): boolean => Date.parse(dueAt) - Date.parse(at) > 61_000;

interface LetterProps {
  reply: ShownReply;
  onUndo: () => Promise<unknown>;
  onAgain: () => Promise<unknown>;
}

function Letter({ reply, onUndo, onAgain }: LetterProps) {
  const { at, by, to, subject, text, files, state, error } = reply;
  return (
    <li>
      <p className="reply-head">
        <strong>{by}</strong> to {to}, <LocalTime at={Date.parse(at)} />
      </p>
      <p className="reply-subject">{subject}</p>
      <p className="reply-text">{text}</p>
      <SentFiles files={files} />
      <div className="reply-state">
        <span className={`reply-is-${state}`} role="status">
          <State reply={reply} />
        </span>
        {(state === "held" || state === "waiting" || state === "handing") && (
          <Button size="small" margin={false} buttonStyle="secondary" onClick={() => void onUndo()}>
            {error || state === "handing" || isFar(reply) ? "Take back" : "Undo"}
          </Button>
        )}
        {(state === "failed" || state === "handing") && (
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            onClick={() => void onAgain()}
          >
            Send again
          </Button>
        )}
      </div>
    </li>
  );
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

function State({ reply: { state, dueAt, settledAt, error } }: { reply: ShownReply }) {
  if (state === "sent")
    return (
      <>
        Sent, <LocalTime at={Date.parse(settledAt ?? dueAt)} />
      </>
    );
  if (state === "taken-back") return <>Taken back, not sent: {error}</>;
  if (state === "failed") return <>Not delivered: {error ?? "the reason is not known"}</>;
  if (state === "handing")
    return (
      <>
        Not sent yet: {sentence(error ?? "the site has not confirmed that it has this reply")} It is
        handed over again by itself, until three days after its time.
      </>
    );
  if (error) return <>Not sent yet: {sentence(error)} It is tried again.</>;
  return <Countdown until={Date.parse(dueAt)} />;
}

/** Seconds are read out once, by the state's text. */
function Countdown({ until }: { until: number }) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const count = (): void => setLeft(Math.ceil((until - Date.now()) / 1000));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (left === null || left > 120)
    return (
      <>
        Will be sent, <LocalTime at={until} />
      </>
    );
  return left > 0 ? (
    <>
      Will be sent <span aria-hidden="true">in {left} s</span>
    </>
  ) : (
    <>Is being sent</>
  );
}
