"use client";
import { useAllFormFields } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useLayoutEffect, useRef } from "react";

/**
 * Rows stay expanded or collapsed as the editor left them; a new row stays expanded. Payload 3.90
 * collapses a new row after the host's response, because lists start collapsed, and a row that was
 * expanded during a save, because the response has the former state.
 */
export function useSavedFolds(): void {
  const [fields, dispatch] = useAllFormFields();
  const before = useRef(fields);
  const folds = useRef(new Map<string, boolean>());
  useLayoutEffect(() => {
    const isFold = isFoldAlone(before.current, fields);
    before.current = fields;
    for (const [path, { rows = [] }] of Object.entries(fields)) {
      for (const { id, collapsed, isLoading } of rows)
        if (isFold) folds.current.set(id, collapsed ?? false);
        else if (isLoading && !folds.current.has(id)) folds.current.set(id, false);
      const restored = rows.map((row) => {
        const collapsed = folds.current.get(row.id) ?? row.collapsed;
        return collapsed === row.collapsed ? row : { ...row, collapsed };
      });
      if (restored.some((row, at) => row !== rows[at]))
        dispatch({ type: "UPDATE", path, rows: restored });
    }
  }, [fields, dispatch]);
}

/** Collapsing changes one list's rows; a response changes every field. */
function isFoldAlone(before: FormState, now: FormState): boolean {
  const changed = Object.keys(now).filter((path) => now[path] !== before[path]);
  const [path] = changed;
  if (path === undefined || changed.length > 1) return false;
  const [was, is] = [before[path]?.rows ?? [], now[path]?.rows ?? []];
  return was.length === is.length && was.every(({ id }, at) => id === is[at]?.id);
}
