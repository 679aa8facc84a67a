"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { LocalTime } from "#admin-ui/local-time.tsx";
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
  const { problem, isSending, done, send, letters, without } = useLetters(found, batch);
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
      <h2 id="many-title">Letters to {batch.ids.length} people</h2>
      {!isOver && <Choices found={found} batch={batch} onChange={onChange} />}
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
      <Without without={without} />
      <Result done={done} isSending={isSending} left={letters.length} />
      {problem && <p role="alert">{problem}</p>}
      {tooMany && <TooMany left={found.left - written} found={found} count={letters.length} />}
      {incomplete >= 0 && incomplete !== place && <Incomplete onShow={() => setAt(incomplete)} />}
      <div className="dashboard-buttons">
        {isOver ? (
          <Button margin={false} onClick={onEnd}>
            Done
          </Button>
        ) : (
          <Button
            margin={false}
            disabled={isSending || tooMany || tooLarge || incomplete >= 0 || letters.length === 0}
            onClick={() => void send(letters, time)}
          >
            {isSending
              ? `Writing: ${written} of ${written + letters.length}`
              : `Send ${letters.length} ${letters.length === 1 ? "letter" : "letters"}`}
          </Button>
        )}
        {!isOver && (
          <>
            <Button margin={false} buttonStyle="secondary" onClick={onClose}>
              Close, go on later
            </Button>
            <Button margin={false} buttonStyle="secondary" disabled={isSending} onClick={onEnd}>
              Discard
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
}

const TooMany = ({ found: { perDay }, left, count }: TooManyProps) => (
  <p role="alert">
    {left} more replies can be written now, of {perDay} in 24 hours (Answer people, Mail): leave{" "}
    {count - left} out, or let an admin raise the limit.
  </p>
);

const Incomplete = ({ onShow }: { onShow: () => void }) => (
  <p role="status">
    Some letters are not complete.{" "}
    <Button size="small" margin={false} buttonStyle="secondary" onClick={onShow}>
      Show the first
    </Button>
  </p>
);

interface ChoicesProps {
  found: Recipients;
  batch: Batch;
  onChange: (batch: Batch) => void;
}

function Choices({ found, batch, onChange }: ChoicesProps) {
  const isRejection = templateOf(found, batch)?.kind === "rejection";
  const hours = found.rejectionHours;
  if (found.templates.length === 0)
    return (
      <p>
        Letters to many come from a template, and there is none yet:{" "}
        <a href="/admin/collections/reply-templates/create">write one</a>, then continue here.
      </p>
    );
  return (
    <div className="many-choices">
      <div className="field-type">
        <Pick
          label="Template"
          none="Choose a template"
          value={String(batch.template ?? "")}
          choices={templateChoices(found.templates)}
          onPick={(value) => onChange({ ...batch, template: Number(value) || null })}
        />
      </div>
      <SendTime value={batch.later} onChange={(later) => onChange({ ...batch, later })}>
        Empty: {isRejection && hours > 0 ? `in ${hours} hours` : "in a minute or two"}. Until then
        you can take them back, in the list.
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
const Without = ({ without }: Pick<Letters, "without">) =>
  without.length > 0 && (
    <details className="many-without">
      <summary>No letter to {without.length}</summary>
      <ul>
        {without.map(({ to, reason }) => (
          <li key={to.submission}>
            <a href={`/admin/collections/submissions/${to.submission}`}>
              {to.name || to.to || `Message ${to.submission}`}
            </a>
            : {reason}
          </li>
        ))}
      </ul>
    </details>
  );

function Result({ done, isSending, left }: { done: Done; isSending: boolean; left: number }) {
  const times = Object.values(done.written).toSorted();
  const [first] = times;
  if (isSending || !first) return null;
  return (
    <div className="many-result">
      <p role="status">
        {times.length} {times.length === 1 ? "letter waits" : "letters wait"} until{" "}
        <LocalTime at={Date.parse(first)} />.{left > 0 && ` ${left} are not written.`}
      </p>
      {done.refused.length > 0 && (
        <ul>
          {done.refused.map(({ letter: { to }, reason }) => (
            <li key={to.submission}>
              <a href={`/admin/collections/submissions/${to.submission}`}>{to.name || to.to}</a>:{" "}
              {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
