"use client";
import { useAllFormFields } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useLayoutEffect, useRef } from "react";

/**
 * Keeps a list's rows as the editor folds them, and a new one open, with what is written in it.
 * Payload 3.90 folds a new row once the host has answered, for lists begin folded, and folds a row
 * again that was opened while a save was under way: the answer says how it was before. The answer
 * to a save that knew only of the row, and of nothing in it, empties what was written meanwhile.
 */
export function useKeptFolds(): void {
  const [fields, dispatch] = useAllFormFields();
  const before = useRef(fields);
  const folds = useRef(new Map<string, boolean>());
  const written = useRef(new Map<string, Written>());
  useLayoutEffect(() => {
    const isFold = isFoldAlone(before.current, fields);
    const entry = writtenNow(before.current, fields);
    if (entry) written.current.set(entry.path, entry);
    for (const { path, value, row, at } of written.current.values()) {
      const isTaken = !fields[path]?.value && rowOf(path, fields) === row;
      const isRecent = Date.now() - at < UNDER_WAY_MS;
      if (isTaken && isRecent && isAnswer(before.current, fields))
        dispatch({ type: "UPDATE", path, value });
      if (fields[path]?.value !== value) written.current.delete(path);
    }
    before.current = fields;
    for (const [path, { rows = [] }] of Object.entries(fields)) {
      for (const { id, collapsed, isLoading } of rows)
        if (isFold) folds.current.set(id, collapsed ?? false);
        else if (isLoading && !folds.current.has(id)) folds.current.set(id, false);
      const kept = rows.map((row) => {
        const collapsed = folds.current.get(row.id) ?? row.collapsed;
        return collapsed === row.collapsed ? row : { ...row, collapsed };
      });
      if (kept.some((row, at) => row !== rows[at])) dispatch({ type: "UPDATE", path, rows: kept });
    }
  }, [fields, dispatch]);
}

interface Written {
  path: string;
  value: string;
  /** Its row's number, which goes with it when rows are moved. */
  row: string;
  at: number;
}

/** Milliseconds in which an answer may come that knows nothing of what was written. */
const UNDER_WAY_MS = 30_000;

/** The number of the row that a field is in; empty for one that is in none. */
function rowOf(path: string, fields: FormState): string {
  const [row] = /^.+\.\d+(?=\.)/.exec(path) ?? [];
  return String((row && fields[`${row}.id`]?.value) ?? "");
}

/** The field of a row that somebody has just written into; `undefined` where something else changed. */
function writtenNow(before: FormState, now: FormState): Written | undefined {
  const changed = Object.keys(now).filter((path) => now[path]?.value !== before[path]?.value);
  const [path] = changed;
  if (path === undefined || changed.length > 1 || !(path in before)) return undefined;
  const value: unknown = now[path]?.value;
  const row = rowOf(path, now);
  if (typeof value !== "string" || value === "" || row === "") return undefined;
  return { path, value, row, at: Date.now() };
}

/** Who writes changes one field, and takes the mark of the last from another; an answer of the host writes all anew. */
const isAnswer = (before: FormState, now: FormState): boolean =>
  Object.keys(now).filter((path) => now[path] !== before[path]).length > 2;

/** Folding changes one list's rows and nothing else; an answer of the host changes every field. */
function isFoldAlone(before: FormState, now: FormState): boolean {
  const changed = Object.keys(now).filter((path) => now[path] !== before[path]);
  const [path] = changed;
  if (path === undefined || changed.length > 1) return false;
  const [was, is] = [before[path]?.rows ?? [], now[path]?.rows ?? []];
  return was.length === is.length && was.every(({ id }, at) => id === is[at]?.id);
}
