/** An import that ended before it was through, and how far it came. */
import type { Entry } from "#moving-in/import/report.ts";

/** Its message says why. What is done stays done; the next run goes on from there. */
export class ImportInterrupted extends Error {
  /** What became of all that was dealt with. */
  entries: Entry[] = [];
  /** How many of each kind there are to deal with. */
  planned = new Map<string, number>();
}

/** How far it came, kind by kind, as lines for a terminal. */
export function progressLines({ message, entries, planned }: ImportInterrupted): string[] {
  const counts = [...planned].map(([kind, of]) => {
    const done = entries.filter((entry) => entry.kind === kind).length;
    return `  ${kind.padEnd(24)}${String(done).padStart(6)} of ${of}`;
  });
  const done = entries.filter(({ kind }) => planned.has(kind)).length;
  const all = [...planned.values()].reduce((sum, of) => sum + of, 0);
  return [
    `Broken off: ${message}`,
    ...counts,
    `${done} of ${all} are done, and stay done. Run the same command again: it goes on from there.`,
  ];
}
