"use client";
import { Button } from "@payloadcms/ui";
import { useRef, useState } from "react";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { postJson } from "#admin-ui/post-json.ts";
import type { Submission } from "#payload-types.ts";

type Remarks = NonNullable<Submission["remarks"]>;

interface NotesPanelProps {
  submission: number;
  /** From when notes were one text. */
  earlier: string;
  stored: Remarks;
}

/** Oldest first. A new note is saved at once: with the record, the next save would add it again. */
export function NotesPanel({ submission, earlier, stored }: NotesPanelProps) {
  const [remarks, setRemarks] = useState(stored);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);

  async function add(): Promise<void> {
    const {
      ok,
      problem: failure,
      json,
    } = await postJson<{ doc: Submission }>(
      `/cms/api/submissions/${submission}?depth=0`,
      { newNote: text },
      "PATCH",
    );
    setProblem(failure);
    if (!ok) return;
    setText("");
    setRemarks(json.doc?.remarks ?? []);
    // The button is disabled now, and would lose the keyboard's place.
    field.current?.focus();
  }
  return (
    <section aria-label="Notes" className="notes">
      <h3>Notes</h3>
      {earlier && <p dir="auto">{earlier}</p>}
      {earlier && <small>earlier</small>}
      {remarks.map(({ id, text: note, by, at }) => (
        <div key={id}>
          <p dir="auto">{note}</p>
          <small>
            {by}, <LocalTime at={Date.parse(at)} />
          </small>
        </div>
      ))}
      <div className="field-type textarea">
        <label className="field-label" htmlFor="new-note">
          New note
        </label>
        <textarea
          id="new-note"
          ref={field}
          rows={3}
          maxLength={5000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <p className="field-description">
        For colleagues; the sender never sees it. It is stored with your name.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        disabled={text.trim() === ""}
        onClick={() => void add()}
      >
        Add note
      </Button>
    </section>
  );
}
