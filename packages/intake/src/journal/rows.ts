/** Typed rows with the same names in both databases. */
import type { OutboxRow } from "#journal/journal.ts";
import type { StoredFile, Submission } from "#submission.ts";

type Row = Readonly<Record<string, unknown>>;

// PostgreSQL's driver returns bigint as text.
export const numberOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

// The journal wrote these texts, so casts and JSON are valid.
export const submissionOf = (row: Row, files: StoredFile[]): Submission => ({
  id: String(row.id),
  key: String(row.key),
  fingerprint: String(row.fingerprint),
  kind: String(row.kind) as Submission["kind"],
  variant: String(row.variant),
  fields: JSON.parse(String(row.fields)),
  page: String(row.page),
  source: JSON.parse(String(row.source)),
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
