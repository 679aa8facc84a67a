"use client";
import { useSyncExternalStore } from "react";
import type { Reply } from "#payload-types.ts";

export interface Draft {
  subject: string;
  text: string;
  /** When to send it, as `datetime-local` writes it; empty: now. */
  later?: string;
  /** Of its template. */
  kind?: Reply["kind"];
  /** Of the library. */
  files?: DraftFile[];
}

export interface DraftFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
}

/** A full or closed storage costs only the reload. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function read(place: string): string | null {
  try {
    return unstored.get(place) ?? sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

function write(place: string, draft: Draft | null): void {
  const text = draft && JSON.stringify(draft);
  unstored.delete(place);
  try {
    if (text === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, text);
  } catch {
    if (text !== null) unstored.set(place, text);
  }
  for (const listener of listeners) listener();
}

/** Survives a reload of this tab, not its end: others may use the machine. */
export function useReplyDraft(place: string): [Draft | null, (draft: Draft | null) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(place),
    () => null,
  );
  const draft: Draft | null = text === null ? null : JSON.parse(text);
  return [draft, (changed) => write(place, changed)];
}
