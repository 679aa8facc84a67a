"use client";
import { useSyncExternalStore } from "react";
import { timeInWords } from "#admin-ui/time-in-words.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

const never = (): (() => void) => () => undefined;

/** A time in the reader's zone, with its name; in UTC until the browser reports the zone. */
export function LocalTime({ at }: { at: number }) {
  const t = useWords();
  const zone = useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
  return <time dateTime={new Date(at).toISOString()}>{timeInWords(at, zone, t.locale)}</time>;
}
