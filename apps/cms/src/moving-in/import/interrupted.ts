import type { Entry } from "#moving-in/import/report.ts";

/** The message has the reason. Finished records stay; the next run continues. */
export class ImportInterrupted extends Error {
  entries: Entry[] = [];
  /** Number of items per kind. */
  planned = new Map<string, number>();
}

/** Progress by kind, for a terminal. */
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
