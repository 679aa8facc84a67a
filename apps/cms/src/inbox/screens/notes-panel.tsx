"use client";
import { Button, useFormInitializing } from "@payloadcms/ui";
import { useRef, useState } from "react";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import { matching, MentionList, nameOf, typedName } from "#inbox/screens/mention-list.tsx";
import type { Colleague } from "#inbox/teamwork/mentions.ts";
import type { Submission } from "#payload-types.ts";

const whoReads = (t: Words): string =>
  t(
    "For colleagues; the sender never sees it. It is stored with your name. With @ and a name it is among what needs that colleague.",
  );

type Remarks = NonNullable<Submission["remarks"]>;

interface NotesPanelProps {
  submission: number;
  /** From when notes were one text. */
  earlier: string;
  stored: Remarks;
  colleagues: Colleague[];
  /** A note mentions the reader, who has not dealt with it. */
  isMentioned: boolean;
}

/** Oldest first. A new note is saved at once: with the record, the next save would add it again. */
export function NotesPanel({
  submission,
  earlier,
  stored,
  colleagues,
  isMentioned,
}: NotesPanelProps) {
  const t = useWords();
  const [remarks, setRemarks] = useState(stored);
  const [isWaiting, setWaiting] = useState(isMentioned);
  const [typed, setTyped] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);

  async function add(): Promise<void> {
    const saved = await postJson<{ doc: Submission }>(
      `/cms/api/submissions/${submission}?depth=0`,
      { newNote: text },
      "PATCH",
    );
    setProblem(saved.problem);
    if (!saved.ok) return;
    setText("");
    setWaiting(false);
    setRemarks(saved.json.doc?.remarks ?? []);
    // The button is disabled now, and would lose the keyboard's place.
    field.current?.focus();
  }
  function pick(one: Colleague): void {
    const at = field.current?.selectionStart ?? text.length;
    const begin = text.slice(0, at).lastIndexOf("@");
    setText(`${text.slice(0, begin)}@${nameOf(one)} ${text.slice(at)}`);
    setTyped(null);
    field.current?.focus();
  }
  return (
    <section aria-label={t("Notes")} className="notes">
      <h3>{t("Notes")}</h3>
      {isWaiting && (
        <Mention submission={submission} onDone={() => setWaiting(false)} onProblem={setProblem} />
      )}
      {earlier && <p dir="auto">{earlier}</p>}
      {earlier && <small>{t("earlier")}</small>}
      {remarks.map((remark) => (
        <Remark key={remark.id} of={remark} />
      ))}
      <div className="field-type plain-field textarea">
        <label className="field-label" htmlFor="new-note">
          {t("New note")}
        </label>
        <textarea
          id="new-note"
          ref={field}
          rows={3}
          maxLength={5000}
          disabled={useFormInitializing()}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setTyped(typedName(target.value, target.selectionStart));
          }}
        />
        <MentionList found={typed === null ? [] : matching(colleagues, typed)} onPick={pick} />
      </div>
      <p className="field-description">{whoReads(t)}</p>
      {problem && <p role="alert">{problem}</p>}
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        disabled={text.trim() === ""}
        onClick={() => void add()}
      >
        {t("Add note")}
      </Button>
    </section>
  );
}

const Remark = ({ of: { text, by, at } }: { of: Remarks[number] }) => (
  <div>
    <p dir="auto">{text}</p>
    <small>
      {by}, <LocalTime at={Date.parse(at)} />
    </small>
  </div>
);

interface MentionProps {
  submission: number;
  onDone: () => void;
  onProblem: (problem: string) => void;
}

function Mention({ submission, onDone, onProblem }: MentionProps) {
  const t = useWords();
  async function done(): Promise<void> {
    const { ok, problem } = await postJson(`/cms/api/submissions/${submission}/mention-done`, {});
    onProblem(problem);
    if (ok) onDone();
  }
  return (
    <p className="notes__mention">
      {t("A note mentions you.")}{" "}
      <Button size="small" buttonStyle="secondary" margin={false} onClick={() => void done()}>
        {t("Done")}
      </Button>
    </p>
  );
}
