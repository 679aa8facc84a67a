"use client";
import { useSyncExternalStore } from "react";
import { agoInWords } from "#admin-ui/lists/ago.ts";
import { timeInWords } from "#admin-ui/time-in-words.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

const never = (): (() => void) => () => undefined;
const inBrowser = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How long ago, with the full time as its title; both in the reader's zone. */
export function AgoTime({ at, now }: { at: number; now: number }) {
  const t = useWords();
  const zone = useSyncExternalStore(never, inBrowser, () => "UTC");
  return (
    <time dateTime={new Date(at).toISOString()} title={timeInWords(at, zone, t.locale)}>
      {agoInWords(at, now, zone, t)}
    </time>
  );
}
