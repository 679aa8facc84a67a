/** An interrupted import, and how far it came. */
import type { Entry } from "#moving-in/import/report.ts";

/** The message has the reason. Finished records stay; the next run continues from there. */
export class ImportInterrupted extends Error {
  /** The outcome of everything that was finished. */
  entries: Entry[] = [];
  /** The number of items of each kind. */
  planned = new Map<string, number>();
}

/** The progress of each kind, as lines for a terminal. */
export function progressLines({ message, entries, planned }: ImportInterrupted): string[] {
  const counts = [...planned].map(([kind, of]) => {
    const done = entries.filter((entry) => entry.kind === kind).length;
    return `  ${kind.padEnd(24)}${String(done).padStart(6)} of ${of}`;
  });
  const done = entries.filter(({ kind }) => planned.has(kind)).length;
  const all = [...planned.values()].reduce((sum, of) => sum + of, 0);
  return [
    `Interrupted: ${message}`,
    ...counts,
    `${done} of ${all} are done. Run the same command again to continue from there.`,
  ];
}
