import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { createGroupCommit } from "#journal/group-commit.ts";
import {
  FAR_MS,
  type Claim,
  type Job,
  type Journal,
  type Removed,
  type Settlement,
  type Spend,
  type Stored,
} from "#journal/journal.ts";
import { outboxRowOf } from "#journal/rows.ts";
import { numbersOf, rowsOf, wanted } from "#journal/sent-by.ts";
import { jobOf, prepareStatements, readSubmission, type Statements } from "#journal/sqlite-rows.ts";
import { migrate } from "#journal/sqlite-schema.ts";
import type { Submission } from "#submission.ts";

/** Milliseconds that a call may block for another process's lock; then it waits asynchronously. */
const BUSY_BLOCK_MS = 100;

/** Attempts, and milliseconds between them: an operator's command reads briefly. */
const SCRUB_TRIES = 10;
const SCRUB_PAUSE_MS = 100;

/** WAL with FULL sync: acknowledged data survives a power cut; removed data is overwritten. */
export function openSqliteJournal(path: string): Journal {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(path, { timeout: BUSY_BLOCK_MS, enableForeignKeyConstraints: true });
  db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
  migrate(db, path);
  return journalOn(db);
}

/** The journal on an open and migrated database. */
export function journalOn(db: DatabaseSync): Journal {
  const statements = prepareStatements(db);
  const { write, idle } = createGroupCommit(db);
  return {
    store: (submission, targets, spend, notBefore) =>
      write(() => store(statements, submission, targets, spend, notBefore)),
    takeBack: (id) => write(() => (statements.takenBack.get(id) ? remove(statements, [id]) : null)),
    claim: (claim) => write(() => lease(statements, claim)),
    async renew(jobs, owner, until) {
      await write(() => statements.renew.run({ jobs: JSON.stringify(jobs), owner, until }));
    },
    settle: (job, owner, settlement) => write(() => settle(statements, job, owner, settlement)),
    async find(key) {
      const row = statements.find.get(key);
      return row ? { id: String(row.id), fingerprint: String(row.fingerprint) } : null;
    },
    async makeDue(target, now) {
      await write(() => statements.makeDue.run(now, target, now));
    },
    async nextDue(target) {
      return numberOrNull(statements.nextDue.get(target)?.due);
    },
    tally: async () =>
      Object.fromEntries(
        statements.tally.all().map((row) => [
          String(row.target),
          {
            waiting: Number(row.waiting),
            setAside: Number(row.aside),
            oldestWaiting: numberOrNull(row.oldest),
          },
        ]),
      ),
    knownFiles: async (ids) =>
      new Set(statements.knownFiles.all(JSON.stringify(ids)).map((row) => String(row.id))),
    spend: ({ token, until }) =>
      write(() => Number(statements.spend.run(token, until).changes) > 0),
    async dropSpent(now) {
      await write(() => statements.dropSpent.run(now));
    },
    list: async ({ submission = null, all = false, now = null, limit }) =>
      statements.list.all({ submission, all: Number(all), now, limit }).map(outboxRowOf),
    read: async (submission) => readSubmission(submission, statements),
    replay: (which, now) => write(() => replay(statements, which, now)),
    countOf: async (email) => numbersOf(theirs(statements, email)),
    erase: (email) =>
      write(() => {
        const found = theirs(statements, email);
        const { files } = remove(statements, [...found.messages, ...found.letters]);
        return { ...numbersOf(found), files };
      }),
    expire: (before, limit) =>
      write(() =>
        remove(
          statements,
          statements.settledBefore.all({ before, limit }).map((row) => String(row.id)),
        ),
      ),
    async scrub() {
      await idle();
      // Overwritten data remains in the write-ahead log.
      for (let left = SCRUB_TRIES; ; left -= 1) {
        if (Number(db.prepare("pragma wal_checkpoint(truncate)").get()?.busy) === 0) return true;
        if (left === 0) return false;
        await pause(SCRUB_PAUSE_MS);
      }
    },
    async probe(now) {
      await write(() => statements.probe.run(now));
    },
    async close() {
      await idle();
      db.close();
    },
  };
}

const numberOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

function store(
  statements: Statements,
  submission: Submission,
  targets: readonly string[],
  spend: Spend | null,
  notBefore?: number,
): Stored {
  const there = statements.find.get(submission.key);
  if (there)
    return there.fingerprint === submission.fingerprint
      ? { outcome: "repeated", id: String(there.id) }
      : { outcome: "conflict" };
  // The key before the captcha: of twenty equal posts at once, nineteen have the captcha that the
  // first spent.
  if (spend && Number(statements.spend.run(spend.token, spend.until).changes) === 0)
    return { outcome: "spent" };
  const { id, key, fingerprint, kind, variant, fields, page, source, receivedAt } = submission;
  statements.insertSubmission.run(
    id,
    key,
    fingerprint,
    kind,
    variant,
    JSON.stringify(fields),
    page,
    JSON.stringify(source),
    receivedAt,
  );
  for (const file of submission.files)
    statements.insertFile.run(
      file.id,
      id,
      file.field,
      file.name,
      file.size,
      file.type,
      file.digest,
    );
  const since = notBefore ?? receivedAt;
  for (const target of targets)
    statements.insertJob.run(randomUUID(), id, target, since, since, notBefore ?? null);
  return { outcome: "stored" };
}

function lease(
  statements: Statements,
  { owner, target, now, leaseMs, limit, holding = [], early = false, leaseless = false }: Claim,
): Job[] {
  const left = new Set(statements.leftBehind.all(target).map(({ id }) => id));
  const rows = statements.claim.all({
    owner,
    target,
    now,
    lease: leaseMs,
    limit,
    far: FAR_MS,
    holding: JSON.stringify(holding),
    early: Number(early),
    leaseless: Number(leaseless),
  });
  return rows
    .map((row) => jobOf(row, left.has(row.id), statements))
    .toSorted((a, b) => a.since - b.since);
}

function settle(statements: Statements, job: string, owner: string, settlement: Settlement): void {
  if (settlement.state === "delivered") statements.delivered.run(settlement.at, job);
  else if (settlement.state === "set-aside")
    statements.setAside.run(settlement.at, settlement.error, job, owner);
  else if (settlement.error === undefined) statements.release.run(settlement.dueAt, job, owner);
  else
    statements.waiting.run({
      due: settlement.dueAt,
      error: settlement.error,
      doubt: Number(settlement.inDoubt ?? false),
      id: job,
      owner,
    });
}

function replay(
  statements: Statements,
  { submission = null, target = null }: { submission?: string | null; target?: string | null },
  now: number,
): number {
  return Number(statements.replay.run({ submission, target, now }).changes);
}

const theirs = (statements: Statements, email: string): ReturnType<typeof rowsOf> =>
  rowsOf(email, statements.mentioning.all(JSON.stringify(wanted(email))));

function remove(statements: Statements, submissions: readonly string[]): Removed {
  const files: string[] = [];
  for (const id of submissions) {
    files.push(...statements.files.all(id).map((row) => String(row.id)));
    statements.remove.run(id);
  }
  return { submissions: submissions.length, files };
}
