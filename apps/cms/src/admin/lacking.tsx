"use client";
import { useAllFormFields, useDocumentInfo, useForm, useFormSubmitted } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useEffect, useRef, useState } from "react";
import { goToField } from "#admin/go-to-field.ts";
import { labelOf } from "#editing/compare.ts";

interface Lack {
  path: string;
  message: string;
  /** As it was refused: once it is another, it is no longer known to be wrong. */
  value: unknown;
}

/** How often a mark that the form has lost is made again: what is kept by itself meanwhile takes it away once or twice. */
const MARKS = 6;

const lacksIn = (fields: FormState): Lack[] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage, value }]) => (valid === false && errorMessage && path !== "lastSavedBy" ? [{ path, message: errorMessage, value }] : []));

interface Refusal {
  lacks: Lack[];
  /** When the record had last been saved. */
  at: unknown;
}

/** What a refused publishing lacks: a list that leads to each field, and goes to the first by itself. */
export function Lacking() {
  const [fields, dispatch] = useAllFormFields();
  const { setSubmitted } = useForm();
  const submitted = useFormSubmitted();
  const { docConfig, data } = useDocumentInfo();
  const [refusal, setRefusal] = useState<Refusal>({ lacks: [], at: null });
  const found = submitted ? lacksIn(fields) : [];
  if (found.some(({ path }) => !refusal.lacks.some((one) => one.path === path))) setRefusal({ lacks: found, at: (data ?? {}).updatedAt });
  const { _status: status, updatedAt } = (data ?? {}) as { _status?: string; updatedAt?: string };
  const isPublished = status === "published" && updatedAt !== refusal.at;
  const lacking = isPublished ? [] : refusal.lacks.filter(({ path, value }) => JSON.stringify(fields[path]?.value ?? null) === JSON.stringify(value ?? null));
  const lost = lacking.filter(({ path }) => fields[path]?.valid !== false);
  const isLost = lost.length > 0 || (lacking.length > 0 && !submitted);
  const marks = useRef(0);
  useEffect(() => {
    marks.current = MARKS;
    goToField(docConfig?.fields ?? [], refusal.lacks.map(({ path }) => path));
  }, [refusal, docConfig?.fields]);
  useEffect(() => {
    if (!isLost || marks.current === 0) return;
    marks.current -= 1;
    dispatch({ type: "ADD_SERVER_ERRORS", errors: lost.map(({ path, message }) => ({ path, message })) });
    setSubmitted(true);
  });
  if (!submitted || lacking.length === 0) return null;
  return (
    <div role="alert" className="lacking">
      <p>Not published yet. {lacking.length === 1 ? "One field is" : `${lacking.length} fields are`} to be filled in or mended:</p>
      <ul>
        {lacking.map(({ path, message }) => (
          <li key={path}>
            <button type="button" onClick={() => goToField(docConfig?.fields ?? [], [path])}>
              {labelOf(docConfig?.fields ?? [], path.split("."))}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
