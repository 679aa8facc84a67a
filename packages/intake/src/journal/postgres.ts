import { randomUUID } from "node:crypto";
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
import { NOW, postgresTargets, quiet } from "#journal/postgres-targets.ts";
import { openDatabase, RolledBack, type Database, type Query } from "#journal/postgres-pool.ts";
import { jobsOf } from "#journal/postgres-rows.ts";
import { fileOf, numberOrNull, outboxRowOf, submissionOf } from "#journal/rows.ts";
import { numbersOf, rowsOf, wanted } from "#journal/sent-by.ts";
import type { Submission } from "#submission.ts";

/**
 * A journal in PostgreSQL, schema `intake`, for several machines. Opens even if the database is
 * unreachable: calls throw until it responds.
 */
export function openPostgresJournal(url: string): Journal {
  const db = openDatabase(url);
  return {
    time: async () => Number((await db.query(TIME)).rows[0]?.now),
    store: (...what) => store(db, ...what),
    takeBack: (submission) => takeBack(db, submission),
    claim: (claim) => lease(db, claim),
    async renew(jobs, owner, until) {
      await db.query(
        "update intake.outbox set lease_until = $3 where lease_owner = $2 and id = any($1::text[])",
        [[...jobs], owner, until],
      );
    },
    settle: (job, owner, settlement) => settle(db, job, owner, settlement),
    async find(key) {
      const [row] = (
        await db.query("select id, fingerprint from intake.submissions where key = $1", [key])
      ).rows;
      return row ? { id: String(row.id), fingerprint: String(row.fingerprint) } : null;
    },
    async makeDue(target, now) {
      await db.query(
        "update intake.outbox set due_at = $2 where state = 'waiting' and target = $1 and due_at > $2 and not in_doubt",
        [target, now],
      );
    },
    async nextDue(target) {
      const { rows } = await db.query(NEXT_DUE, [target]);
      return numberOrNull(rows[0]?.due);
    },
    async tally() {
      const { rows } = await db.query(TALLY);
      return Object.fromEntries(
        rows.map((row) => [
          String(row.target),
          {
            waiting: Number(row.waiting),
            setAside: Number(row.aside),
            oldestWaiting: numberOrNull(row.oldest),
          },
        ]),
      );
    },
    async knownFiles(ids) {
      const { rows } = await db.query("select id from intake.files where id = any($1::text[])", [
        [...ids],
      ]);
      return new Set(rows.map((row) => String(row.id)));
    },
    async spend({ token, until }) {
      const { count } = await db.query(SPEND, [token, until]);
      return count > 0;
    },
    async dropSpent(now) {
      await db.query("delete from intake.spent where until < $1", [now]);
    },
    async probe(now) {
      await db.query(
        "insert into intake.probe (id, at) values (1, $1) on conflict (id) do update set at = excluded.at",
        [now],
      );
    },
    ...postgresTargets(db),
    ...keeping(db),
    close: () => db.close(),
  };
}

function keeping(
  db: Database,
): Pick<Journal, "list" | "read" | "replay" | "countOf" | "erase" | "expire" | "scrub"> {
  return {
    async list({ submission = null, all = false, now = null, limit }) {
      const { rows } = await db.query(LIST, [submission, all, limit, now]);
      return rows.map(outboxRowOf);
    },
    async read(submission) {
      const [row] = (await db.query("select * from intake.submissions where id = $1", [submission]))
        .rows;
      if (!row) return null;
      const files = await db.query(
        "select * from intake.files where submission = $1 order by place",
        [submission],
      );
      return submissionOf(row, files.rows.map(fileOf));
    },
    async replay({ submission = null, target = null }, now) {
      const { count } = await db.query(REPLAY, [submission, target, now]);
      return count;
    },
    async countOf(email) {
      const { rows } = await db.query(
        "select id, fields, variant from intake.submissions where position($1 in fields) > 0",
        [JSON.stringify(wanted(email))],
      );
      return numbersOf(rowsOf(email, rows));
    },
    erase: (email) =>
      db.transaction(async (query) => {
        const { rows } = await query(
          "select id, fields, variant from intake.submissions where position($1 in fields) > 0 for update",
          [JSON.stringify(wanted(email))],
        );
        const found = rowsOf(email, rows);
        const { files } = await remove(query, [...found.messages, ...found.letters]);
        return { ...numbersOf(found), files };
      }),
    // The server frees and overwrites its files and log (docs/operations.md).
    scrub: async () => true,
    expire: (before, limit) =>
      db.transaction(async (query) => {
        const { rows } = await query(SETTLED_BEFORE, [before, limit]);
        return remove(
          query,
          rows.map((row) => String(row.id)),
        );
      }),
  };
}

const TIME = `select ${NOW} as now`;
const NEXT_DUE = `select greatest(min(due), max(until)) as due from
  (select greatest(due_at, coalesce(lease_until, 0), coalesce(not_before, 0)) as due, ${quiet("$1", NOW)} as until
   from intake.outbox where state = 'waiting' and target = $1) as waiting`;
const SPEND = "insert into intake.spent (token, until) values ($1, $2) on conflict do nothing";
const TALLY = `select target, count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'set-aside') as aside,
  min(since) filter (where state = 'waiting') as oldest from intake.outbox where state <> 'delivered' group by target`;
const LIST = `select o.*, s.kind from intake.outbox o join intake.submissions s on s.id = o.submission
  where ($1::text is null or s.id = $1) and ($2::boolean or (o.state <> 'delivered' and ($4::bigint is null or o.not_before is null or o.not_before <= $4))) order by o.since, o.id limit $3`;
const REPLAY = `update intake.outbox set state = 'waiting', attempts = 0, doubts = 0, in_doubt = false, since = $3, due_at = $3, settled_at = null
  where (state = 'set-aside' or (state = 'waiting' and in_doubt and lease_owner is null)) and ($1::text is null or submission = $1) and ($2::text is null or target = $2)`;
const SETTLED_BEFORE = `select id from intake.submissions s where received_at < $1 and not exists
  (select 1 from intake.outbox o where o.submission = s.id and (o.state = 'waiting' or o.settled_at >= $1)) order by received_at limit $2 for update`;
// A lease or due time beyond the possible comes from a clock that was set back.
const CLAIM = `with due as (
    select id, lease_owner is not null as is_in_doubt from intake.outbox where state = 'waiting' and target = $2
      and (attempts = 0 or due_at <= $3 or due_at > $3 + $6 or ($8 and not in_doubt))
      and (not_before is null or not_before <= $3)
      and (lease_until is null or (not $9 and (lease_until <= $3 or lease_until > $3 + 2 * $4::bigint)))
      and id <> all($7::text[]) and ${quiet("$2", "$3::bigint")} is null order by due_at limit $5 for update skip locked)
  update intake.outbox o set lease_owner = $1, lease_until = $3 + $4::bigint, attempts = attempts + 1
  from due where o.id = due.id returning o.id, o.submission, o.target, o.attempts, o.since, o.doubts, due.is_in_doubt`;

async function store(
  db: Database,
  submission: Submission,
  targets: readonly string[],
  spend: Spend | null,
  notBefore?: number,
): Promise<Stored> {
  const { id, key, fingerprint, kind, variant, fields, page, source, receivedAt, files } =
    submission;
  try {
    return await db.transaction(async (query): Promise<Stored> => {
      // Equal simultaneous posts wait here and find the first: the key before the captcha.
      const stored = await query(
        "insert into intake.submissions (id, key, fingerprint, kind, variant, fields, page, source, received_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing",
        [
          id,
          key,
          fingerprint,
          kind,
          variant,
          JSON.stringify(fields),
          page,
          JSON.stringify(source),
          receivedAt,
        ],
      );
      if (stored.count === 0) return await thereAlready(query, key, fingerprint);
      if (spend && (await query(SPEND, [spend.token, spend.until])).count === 0)
        throw new RolledBack("spent");
      for (const [place, file] of files.entries())
        await query(
          "insert into intake.files (id, submission, place, field, name, size, type, digest) values ($1, $2, $3, $4, $5, $6, $7, $8)",
          [file.id, id, place, file.field, file.name, file.size, file.type, file.digest],
        );
      await query(
        "insert into intake.outbox (id, submission, target, since, due_at, not_before) select unnest($1::text[]), $2, unnest($3::text[]), $4, $4, $5",
        [
          targets.map(() => randomUUID()),
          id,
          [...targets],
          notBefore ?? receivedAt,
          notBefore ?? null,
        ],
      );
      return { outcome: "stored" };
    });
  } catch (error) {
    if (error instanceof RolledBack) return { outcome: "spent" };
    throw error;
  }
}

/** The lock comes first: a worker that leases the row at the same moment is seen or waits. */
const takeBack = (db: Database, submission: string): Promise<Removed | null> =>
  db.transaction(async (query) => {
    const { rows } = await query(
      "select target = 'reply' and state = 'waiting' and lease_owner is null and doubts = 0 as is_free from intake.outbox where submission = $1 for update",
      [submission],
    );
    if (rows.length === 0 || rows.some((row) => row.is_free !== true)) return null;
    return remove(query, [submission]);
  });

async function thereAlready(query: Query, key: string, fingerprint: string): Promise<Stored> {
  const { rows } = await query("select id, fingerprint from intake.submissions where key = $1", [
    key,
  ]);
  return rows[0]?.fingerprint === fingerprint
    ? { outcome: "repeated", id: String(rows[0].id) }
    : { outcome: "conflict" };
}

const lease = (
  db: Database,
  { owner, target, now, leaseMs, limit, holding = [], early = false, leaseless = false }: Claim,
): Promise<Job[]> =>
  db.transaction(async (query) => {
    const { rows } = await query(CLAIM, [
      owner,
      target,
      now,
      leaseMs,
      limit,
      FAR_MS,
      [...holding],
      early,
      leaseless,
    ]);
    return rows.length === 0 ? [] : jobsOf(query, rows);
  });

async function settle(
  db: Database,
  job: string,
  owner: string,
  settlement: Settlement,
): Promise<void> {
  const freed = "lease_owner = null, lease_until = null";
  if (settlement.state === "delivered")
    await db.query(
      `update intake.outbox set state = 'delivered', settled_at = $1, ${freed}, last_error = null where id = $2 and state <> 'delivered'`,
      [settlement.at, job],
    );
  else if (settlement.state === "set-aside")
    await db.query(
      `update intake.outbox set state = 'set-aside', settled_at = $1, last_error = $2, ${freed} where id = $3 and lease_owner = $4`,
      [settlement.at, settlement.error, job, owner],
    );
  else if (settlement.error === undefined)
    await db.query(
      `update intake.outbox set due_at = $1, attempts = attempts - 1, ${freed} where id = $2 and lease_owner = $3`,
      [settlement.dueAt, job, owner],
    );
  else
    await db.query(
      `update intake.outbox set due_at = $1, last_error = $2, in_doubt = $5, doubts = doubts + case when $5 then 1 else 0 end, ${freed} where id = $3 and lease_owner = $4`,
      [settlement.dueAt, settlement.error, job, owner, settlement.inDoubt ?? false],
    );
}

async function remove(query: Query, submissions: readonly string[]): Promise<Removed> {
  if (submissions.length === 0) return { submissions: 0, files: [] };
  const files = await query("select id from intake.files where submission = any($1::text[])", [
    submissions,
  ]);
  const removed = await query("delete from intake.submissions where id = any($1::text[])", [
    submissions,
  ]);
  return { submissions: removed.count, files: files.rows.map((row) => String(row.id)) };
}
