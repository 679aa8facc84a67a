"use client";
import { useSyncExternalStore } from "react";
import type { Batch } from "#inbox/many/letters.ts";

export const newBatch = (ids: number[]): Batch => ({
  batch: "",
  ids,
  template: null,
  later: "",
  files: [],
  leftOut: [],
  languages: {},
  edited: {},
});

const PLACE = "letters-to-many";
const listeners = new Set<() => void>();
/** A full or closed storage costs only the reload. */
let unstored: string | null = null;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
function read(): string | null {
  try {
    return unstored ?? sessionStorage.getItem(PLACE);
  } catch {
    return unstored;
  }
}
function write(batch: Batch | null): void {
  unstored = batch && JSON.stringify(batch);
  try {
    if (unstored === null) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, unstored);
  } catch {
    // This window still has it.
  }
  for (const listener of listeners) listener();
}

/** One of each tab: it survives a reload, not the end of the tab. */
export function useBatch(): [Batch | null, (batch: Batch | null) => void] {
  const text = useSyncExternalStore(subscribe, read, () => null);
  // One that an earlier version stored has no files.
  return [text === null ? null : { ...newBatch([]), ...(JSON.parse(text) as Batch) }, write];
}
