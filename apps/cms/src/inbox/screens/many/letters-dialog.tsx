"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import { templateOf, type Batch, type Letters } from "#inbox/many/letters.ts";
import { MOST_FILES_OF_MANY } from "#inbox/many/limits.ts";
import type { Recipients } from "#inbox/many/recipients.ts";
import { Pick, SendTime, templateChoices } from "#inbox/screens/letter-parts.tsx";
import { OneLetter } from "#inbox/screens/many/one-letter.tsx";
import { bytesOf, ReplyFiles } from "#inbox/screens/reply-files.tsx";
import { useLetters, type Done } from "#inbox/screens/many/use-letters.ts";

interface LettersDialogProps {
  found: Recipients;
  batch: Batch;
  onChange: (batch: Batch) => void;
  /** What was chosen stays. */
  onClose: () => void;
  onEnd: () => void;
}

export function LettersDialog({ found, batch, onChange, onClose, onEnd }: LettersDialogProps) {
  const t = useWords();
  const { problem, isSending, done, send, letters, without } = useLetters(found, batch, t);
  const [at, setAt] = useState(0);
  const place = Math.min(at, Math.max(0, letters.length - 1));
  const letter = letters[place];
  const incomplete = letters.findIndex(({ missing }) => missing !== null);
  const written = Object.keys(done.written).length;
  const tooMany = letters.length > found.left - written;
  const isOver = !isSending && letters.length === 0 && batch.template !== null;
  const tooLarge = bytesOf(batch.files) > MOST_FILES_OF_MANY;
  const time = batch.later ? new Date(batch.later).toISOString() : undefined;
  return (
    <>
      <h2 id="many-title">
        {t.count(batch.ids.length, "Letter to {n} person", "Letters to {n} people")}
      </h2>
      {!isOver && <Choices found={found} batch={batch} onChange={onChange} t={t} />}
      {letter && (
        <OneLetter
          key={letter.place}
          letter={letter}
          place={place}
          count={letters.length}
          batch={batch}
          onChange={onChange}
          onGo={setAt}
        />
      )}
      <Without without={without} t={t} />
      <Result done={done} isSending={isSending} left={letters.length} t={t} />
      {problem && <p role="alert">{problem}</p>}
      {tooMany && (
        <TooMany left={found.left - written} found={found} count={letters.length} t={t} />
      )}
      {incomplete >= 0 && incomplete !== place && (
        <Incomplete onShow={() => setAt(incomplete)} t={t} />
      )}
      <div className="dashboard-buttons">
        {isOver ? (
          <Button margin={false} onClick={onEnd}>
            {t("Done")}
          </Button>
        ) : (
          <Button
            margin={false}
            disabled={isSending || tooMany || tooLarge || incomplete >= 0 || letters.length === 0}
            onClick={() => void send(letters, time)}
          >
            {isSending
              ? t("Writing: {n} of {all}", { n: written, all: written + letters.length })
              : t.count(letters.length, "Send {n} letter", "Send {n} letters")}
          </Button>
        )}
        {!isOver && (
          <>
            <Button margin={false} buttonStyle="secondary" onClick={onClose}>
              {t("Close, go on later")}
            </Button>
            <Button margin={false} buttonStyle="secondary" disabled={isSending} onClick={onEnd}>
              {t("Discard")}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

interface TooManyProps {
  found: Recipients;
  left: number;
  count: number;
  t: Words;
}

const TooMany = ({ found: { perDay }, left, count, t }: TooManyProps) => (
  <p role="alert">
    {t.count(
      left,
      "{n} more reply can be written now, of {perDay} in 24 hours (Answer people, Mail): leave {rest} out, or let an admin raise the limit.",
      "{n} more replies can be written now, of {perDay} in 24 hours (Answer people, Mail): leave {rest} out, or let an admin raise the limit.",
      { perDay, rest: count - left },
    )}
  </p>
);

const Incomplete = ({ onShow, t }: { onShow: () => void; t: Words }) => (
  <p role="status">
    {t("Some letters are not complete.")}{" "}
    <Button size="small" margin={false} buttonStyle="secondary" onClick={onShow}>
      {t("Show the first")}
    </Button>
  </p>
);

interface ChoicesProps {
  found: Recipients;
  batch: Batch;
  onChange: (batch: Batch) => void;
  t: Words;
}

function Choices({ found, batch, onChange, t }: ChoicesProps) {
  const isRejection = templateOf(found, batch)?.kind === "rejection";
  const hours = found.rejectionHours;
  if (found.templates.length === 0)
    return (
      <p>
        {t.parts(
          "Letters to many come from a template, and there is none yet: {link}, then continue here.",
          { link: <a href="/admin/collections/reply-templates/create">{t("write one")}</a> },
        )}
      </p>
    );
  return (
    <div className="many-choices">
      <div className="field-type plain-field">
        <Pick
          label={t("Template")}
          none={t("Choose a template")}
          value={String(batch.template ?? "")}
          choices={templateChoices(found.templates)}
          onPick={(value) => onChange({ ...batch, template: Number(value) || null })}
        />
      </div>
      <SendTime value={batch.later} onChange={(later) => onChange({ ...batch, later })}>
        {isRejection && hours > 0
          ? t.count(
              hours,
              "Empty: in {n} hour. Until then you can take them back, in the list.",
              "Empty: in {n} hours. Until then you can take them back, in the list.",
            )
          : t("Empty: in a minute or two. Until then you can take them back, in the list.")}
      </SendTime>
      <ReplyFiles
        files={batch.files}
        most={MOST_FILES_OF_MANY}
        onChange={(files) => onChange({ ...batch, files })}
      />
    </div>
  );
}

/** Who gets no letter. */
const Without = ({ without, t }: Pick<Letters, "without"> & { t: Words }) =>
  without.length > 0 && (
    <details className="many-without">
      <summary>{t("No letter to {n}", { n: without.length })}</summary>
      <ul>
        {without.map(({ to, reason }) => (
          <li key={to.submission}>
            <a href={`/admin/collections/submissions/${to.submission}`}>
              {to.name || to.to || t("Message {id}", { id: String(to.submission) })}
            </a>
            : {t(reason)}
          </li>
        ))}
      </ul>
    </details>
  );

interface ResultProps {
  done: Done;
  isSending: boolean;
  left: number;
  t: Words;
}

function Result({ done, isSending, left, t }: ResultProps) {
  const times = Object.values(done.written).toSorted();
  const [first] = times;
  if (isSending || !first) return null;
  return (
    <div className="many-result">
      <p role="status">
        {t.parts(
          times.length === 1 ? "{n} letter waits until {when}." : "{n} letters wait until {when}.",
          { n: times.length, when: <LocalTime at={Date.parse(first)} /> },
        )}
        {left > 0 && ` ${t.count(left, "{n} is not written.", "{n} are not written.")}`}
      </p>
      {done.refused.length > 0 && (
        <ul>
          {done.refused.map(({ letter: { to }, reason }) => (
            <li key={to.submission}>
              <a href={`/admin/collections/submissions/${to.submission}`}>{to.name || to.to}</a>:{" "}
              {t(reason)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
