"use client";
import { useAllFormFields, useDocumentInfo, useForm, useFormSubmitted } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { goToField } from "#publishing/screens/editing/go-to-field.ts";
import { useDraftPlace, useSaveDraft } from "#publishing/screens/editing/use-saved-draft.ts";
import { watchSaves, type SaveEnd } from "#publishing/screens/editing/watch-saves.ts";
import { labelOf } from "#publishing/editing/compare.ts";
import "#publishing/screens/editing/lacking.css";
import { useWords } from "#admin-ui/words/use-words.ts";

interface Lack {
  path: string;
  message: string;
  /** The refused value: after a change it may be valid. */
  value: unknown;
}

/** How often an error is restored after each save: autosave removes it once or twice. */
const MARKS = 6;

const lacksIn = (fields: FormState): Lack[] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage, value }]) =>
    valid === false && errorMessage && path !== "lastSavedBy"
      ? [{ path, message: errorMessage, value }]
      : [],
  );

/** The message, with the field's label unless it names it, and the list that the field is in. */
export function inWords(message: string, label: string): string {
  const parts = label.split(", ");
  const own = parts.pop() ?? "";
  const isNamed = message.toLowerCase().includes(own.toLowerCase());
  const place = parts.length > 0 ? ` (${parts.join(", ")})` : "";
  return `${isNamed ? "" : `${own}: `}${message}${place}`;
}

interface Refusal {
  lacks: Lack[];
  /** The time of the last save. */
  at: unknown;
}

/** Links to each field that a refused publish lacks; goes to the first one. */
export function Lacking() {
  const t = useWords();
  const [fields, dispatch] = useAllFormFields();
  const blockAt = (row: readonly string[]): unknown =>
    fields[[...row, "blockType"].join(".")]?.value;
  const { setSubmitted } = useForm();
  const submitted = useFormSubmitted();
  const { docConfig, data } = useDocumentInfo();
  const [refusal, setRefusal] = useState<Refusal>({ lacks: [], at: null });
  const found = submitted ? lacksIn(fields) : [];
  const note = (lacks: Lack[]): void => {
    if (lacks.some(({ path }) => !refusal.lacks.some((one) => one.path === path)))
      setRefusal({ lacks, at: (data ?? {}).updatedAt });
  };
  note(found);
  // Payload loses them in the form if its state, requested before, arrives at the same moment.
  const onEnd = useEffectEvent(({ errors }: SaveEnd) =>
    note(errors.map((error) => ({ ...error, value: fields[error.path]?.value }))),
  );
  const { path: place } = useDraftPlace();
  useEffect(() => watchSaves(place, (end) => onEnd(end)), [place]);
  const { _status: status, updatedAt }: { _status?: string; updatedAt?: string } = data ?? {};
  const isPublished = status === "published" && updatedAt !== refusal.at;
  const lacking = isPublished
    ? []
    : refusal.lacks.filter(
        ({ path, value }) =>
          JSON.stringify(fields[path]?.value ?? null) === JSON.stringify(value ?? null),
      );
  const lost = lacking.filter(({ path }) => fields[path]?.valid !== false);
  const isLost = lost.length > 0 || (lacking.length > 0 && !submitted);
  // Payload treats the values of a refused publish as saved until the next keystroke.
  const keepDraft = useSaveDraft();
  const onRefusal = useEffectEvent((lacks: Lack[]) => {
    if (lacks.length === 0) return;
    goToField(
      docConfig?.fields ?? [],
      lacks.map(({ path }) => path),
      blockAt,
    );
    void keepDraft();
  });
  useEffect(() => onRefusal(refusal.lacks), [refusal]);
  // The save after which errors were restored.
  const made = useRef({ save: updatedAt, refusal, marks: 0 });
  useEffect(() => {
    if (made.current.save !== updatedAt || made.current.refusal !== refusal)
      made.current = { save: updatedAt, refusal, marks: 0 };
    if (!isLost || made.current.marks === MARKS) return;
    made.current.marks += 1;
    dispatch({
      type: "ADD_SERVER_ERRORS",
      errors: lost.map(({ path, message }) => ({ path, message })),
    });
    setSubmitted(true);
  });
  if (!submitted || lacking.length === 0) return null;
  return (
    <div role="alert" className="lacking">
      <p>
        <strong>{t("Not published yet.")}</strong>{" "}
        {t.count(lacking.length, "One field needs a correction:", "{n} fields need a correction:")}
      </p>
      <ul>
        {lacking.map(({ path, message }) => (
          <li key={path}>
            <a
              href={`#field-${path.replaceAll(".", "__")}`}
              onClick={(event) => {
                event.preventDefault();
                goToField(docConfig?.fields ?? [], [path], blockAt);
              }}
            >
              {inWords(message, labelOf(docConfig?.fields ?? [], path.split("."), blockAt, { t }))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
