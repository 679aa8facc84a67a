"use client";
import { useSyncExternalStore } from "react";
import { agoInWords } from "#admin-ui/lists/ago.ts";
import { timeInWords } from "#admin-ui/local-time.tsx";

const never = (): (() => void) => () => undefined;
const inBrowser = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How long ago, with the full time as its title; both in the reader's zone. */
export function AgoTime({ at, now }: { at: number; now: number }) {
  const zone = useSyncExternalStore(never, inBrowser, () => "UTC");
  return (
    <time dateTime={new Date(at).toISOString()} title={timeInWords(at, zone)}>
      {agoInWords(at, now, zone)}
    </time>
  );
}
