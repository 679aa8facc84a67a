"use client";
import { useSyncExternalStore } from "react";

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

/** `24 Nov 2026, 15:00 (Europe/Berlin)`. `at`: ms since 1970; `zone`: an IANA name. */
export const timeInWords = (at: number, zone: string): string =>
  `${new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: zone }).format(at)} (${zone.replaceAll("_", " ")})`;
