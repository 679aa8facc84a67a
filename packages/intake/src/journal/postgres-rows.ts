import type { Job } from "#journal/journal.ts";
import type { Query } from "#journal/postgres-pool.ts";
import { fileOf, submissionOf } from "#journal/rows.ts";

type Row = Record<string, unknown>;

/** Oldest first. */
export async function jobsOf(query: Query, rows: readonly Row[]): Promise<Job[]> {
  const ids = rows.map((row) => row.submission);
  const submissions = (
    await query("select * from intake.submissions where id = any($1::text[])", [ids])
  ).rows;
  const files = (
    await query("select * from intake.files where submission = any($1::text[]) order by place", [
      ids,
    ])
  ).rows;
  const jobs = rows.map((row): Job => {
    const stored = submissions.find(({ id }) => id === row.submission);
    if (!stored) throw new Error(`journal: outbox row ${String(row.id)} has no submission`);
    const its = files.filter(({ submission }) => submission === row.submission).map(fileOf);
    return {
      id: String(row.id),
      target: String(row.target),
      attempt: Number(row.attempts),
      since: Number(row.since),
      doubts: Number(row.doubts),
      ...(row.is_in_doubt === true && { isInDoubt: true as const }),
      submission: submissionOf(stored, its),
    };
  });
  return jobs.toSorted((a, b) => a.since - b.since);
}
