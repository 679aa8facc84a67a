"use client";
import { useSyncExternalStore } from "react";
import { timeInWords } from "#admin-ui/time-in-words.ts";

const never = (): (() => void) => () => undefined;

/** A time in the reader's zone, with its name; in UTC until the browser reports the zone. */
export function LocalTime({ at }: { at: number }) {
  const zone = useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
  return <time dateTime={new Date(at).toISOString()}>{timeInWords(at, zone)}</time>;
}
