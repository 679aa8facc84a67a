"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
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

const NOTE = { whiteSpace: "pre-wrap", overflowWrap: "anywhere", margin: "0 0 0.2rem" } as const;
const SIGNED = { margin: "0 0 1rem", opacity: 0.7, fontSize: "0.85em" } as const;

/** Oldest first. A new note is saved at once: with the record, the next save would add it again. */
export function NotesPanel({ submission, earlier, stored }: NotesPanelProps) {
  const [remarks, setRemarks] = useState(stored);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");

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
  }
  return (
    <section aria-label="Notes" style={{ marginBottom: "1.5rem" }}>
      <h3 style={{ marginBottom: "0.75rem" }}>Notes</h3>
      {earlier && <p style={NOTE}>{earlier}</p>}
      {earlier && <p style={SIGNED}>earlier</p>}
      {remarks.map(({ id, text: note, by, at }) => (
        <div key={id}>
          <p style={NOTE}>{note}</p>
          <p style={SIGNED}>
            {by}, <LocalTime at={Date.parse(at)} />
          </p>
        </div>
      ))}
      <div className="field-type textarea">
        <label className="field-label" htmlFor="new-note">
          New note
        </label>
        <textarea
          id="new-note"
          rows={3}
          maxLength={5000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          style={{
            width: "100%",
            padding: "0.5rem 0.75rem",
            font: "inherit",
            color: "inherit",
            background: "var(--theme-input-bg)",
            border: "1px solid var(--theme-elevation-150)",
          }}
        />
      </div>
      <p style={SIGNED}>For colleagues; the sender never sees it. It is stored with your name.</p>
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
