"use client";
import { useAllFormFields } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useLayoutEffect, useRef } from "react";

/**
 * Keeps a list's rows as the editor folds them, and a new one open, with what is written in it.
 * Payload 3.90 folds a new row once the host has answered, for lists begin folded, and folds a row
 * again that was opened while a save was under way: the answer says how it was before. What was
 * written in a new row before that answer it takes away: to the host its fields are new and empty.
 */
export function useKeptFolds(): void {
  const [fields, dispatch] = useAllFormFields();
  const before = useRef(fields);
  const folds = useRef(new Map<string, boolean>());
  useLayoutEffect(() => {
    const isFold = isFoldAlone(before.current, fields);
    for (const [path, value] of writtenInNew(before.current, fields))
      dispatch({ type: "UPDATE", path, value });
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

/** What an answer has just taken away from rows that were waiting for it. */
function writtenInNew(before: FormState, now: FormState): [path: string, value: unknown][] {
  const taken: [string, unknown][] = [];
  for (const [list, { rows = [] }] of Object.entries(before))
    for (const [at, { id, isLoading }] of rows.entries()) {
      const row = now[list]?.rows?.[at];
      if (!isLoading || row?.id !== id || row.isLoading) continue;
      for (const [path, { value }] of Object.entries(before))
        if (path.startsWith(`${list}.${at}.`) && value && !now[path]?.value)
          taken.push([path, value]);
    }
  return taken;
}

/** Folding changes one list's rows and nothing else; an answer of the host changes every field. */
function isFoldAlone(before: FormState, now: FormState): boolean {
  const changed = Object.keys(now).filter((path) => now[path] !== before[path]);
  const [path] = changed;
  if (path === undefined || changed.length > 1) return false;
  const [was, is] = [before[path]?.rows ?? [], now[path]?.rows ?? []];
  return was.length === is.length && was.every(({ id }, at) => id === is[at]?.id);
}
