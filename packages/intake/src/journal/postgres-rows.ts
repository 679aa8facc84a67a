import type { VisitSource } from "@meridian/contract/forms";
import type { Job, OutboxRow } from "#journal/journal.ts";
import type { Query } from "#journal/postgres-pool.ts";
import type { Kind, StoredFile, Submission } from "#submission.ts";

type Row = Record<string, unknown>;

// PostgreSQL's driver gives a bigint as text.
export const numberOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

/** The jobs of claimed outbox rows, oldest first, each with what it delivers. */
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
    const kept = submissions.find(({ id }) => id === row.submission);
    if (!kept) throw new Error(`journal: outbox row ${String(row.id)} has no submission`);
    const its = files.filter(({ submission }) => submission === row.submission).map(fileOf);
    return {
      id: String(row.id),
      target: String(row.target),
      attempt: Number(row.attempts),
      since: Number(row.since),
      submission: submissionOf(kept, its),
    };
  });
  return jobs.toSorted((a, b) => a.since - b.since);
}

export const submissionOf = (row: Row, files: StoredFile[]): Submission => ({
  id: String(row.id),
  key: String(row.key),
  fingerprint: String(row.fingerprint),
  kind: String(row.kind) as Kind,
  variant: String(row.variant),
  fields: JSON.parse(String(row.fields)) as Record<string, string>,
  page: String(row.page),
  source: JSON.parse(String(row.source)) as VisitSource,
  receivedAt: Number(row.received_at),
  files,
});

export const fileOf = (row: Row): StoredFile => ({
  id: String(row.id),
  field: String(row.field),
  name: String(row.name),
  size: Number(row.size),
  type: String(row.type),
  digest: String(row.digest),
});

export const outboxRowOf = (row: Row): OutboxRow => ({
  submission: String(row.submission),
  kind: String(row.kind),
  target: String(row.target),
  state: String(row.state) as OutboxRow["state"],
  attempts: Number(row.attempts),
  since: Number(row.since),
  dueAt: Number(row.due_at),
  settledAt: numberOrNull(row.settled_at),
  error: row.last_error === null ? null : String(row.last_error),
});
