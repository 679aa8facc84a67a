import { readOnlyProblem } from "@meridian/settings/weak-database";
import type { PoolClient } from "pg";

/** Entry n migrates a journal from version n to n + 1. Never edit a released one: add the next. */
const MIGRATIONS: readonly string[] = [
  `create table intake.submissions (
     id text primary key,
     key text not null unique,
     fingerprint text not null,
     kind text not null,
     variant text not null,
     -- JSON as text: jsonb refuses the character zero, which a visitor may send.
     fields text not null,
     page text not null,
     received_at bigint not null
   );
   create index submissions_received on intake.submissions (received_at);
   create table intake.files (
     id text primary key,
     submission text not null references intake.submissions (id) on delete cascade,
     place integer not null,
     field text not null,
     name text not null,
     size bigint not null,
     type text not null,
     digest text not null
   );
   create index files_by_submission on intake.files (submission);
   create table intake.outbox (
     id text primary key,
     submission text not null references intake.submissions (id) on delete cascade,
     target text not null,
     state text not null default 'waiting' check (state in ('waiting', 'delivered', 'set-aside')),
     attempts integer not null default 0,
     since bigint not null,
     due_at bigint not null,
     lease_owner text,
     lease_until bigint,
     last_error text,
     settled_at bigint,
     unique (submission, target)
   );
   create index outbox_due on intake.outbox (target, due_at) where state = 'waiting';
   create index outbox_set_aside on intake.outbox (settled_at) where state = 'set-aside';
   create table intake.spent (token text primary key, until bigint not null);
   create index spent_until on intake.spent (until);
   create table intake.probe (id integer primary key check (id = 1), at bigint not null);`,
  "alter table intake.submissions add column source text not null default '{}'",
  // Counts of all sites (`RateLimiterPostgres`). Unlogged: a crash may lose them.
  "create unlogged table intake.limits (key varchar(255) primary key, points integer not null default 0, expire bigint)",
  // Shared by all sites (NODE-10): visit counts with the last batch of each process, and pages'
  // modification dates.
  `create table intake.views (day date, page text, count bigint not null, primary key (day, page));
   create table intake.steps (day date, form text, step text, count bigint not null, primary key (day, form, step));
   create table intake.counted (source text primary key, number bigint not null, at timestamptz not null default now());
   create table intake.pages (path text primary key, hash text not null, day date not null);`,
  // Failing targets (NODE-18), ms since 1970. Unlogged: a crash may lose them.
  "create unlogged table intake.targets (target text primary key, quiet_until bigint, tried_at bigint)",
  // Attempts with an unknown outcome, and whether the last was one.
  `alter table intake.outbox add column doubts integer not null default 0,
     add column in_doubt boolean not null default false`,
  // A reply waits for its time.
  "alter table intake.outbox add column not_before bigint",
];

/** The newest version that this code can open. */
export const JOURNAL_VERSION = MIGRATIONS.length;

/** "meridian" in numbers: processes that start together migrate in turn. */
const LOCK = 63_374_342;

/**
 * Migrates the schema `intake` in the caller's transaction. Refuses a newer version, and a server
 * that is read-only or does not wait for its disk.
 */
export async function migrate(client: PoolClient): Promise<void> {
  const readOnly = await readOnlyProblem("DATABASE_URL", (text) => client.query(text));
  if (readOnly) throw new Error(readOnly);
  const durable = await client.query<{ synchronous_commit: string; fsync: string }>(
    "select current_setting('synchronous_commit') as synchronous_commit, current_setting('fsync') as fsync",
  );
  if (durable.rows[0]?.synchronous_commit === "off" || durable.rows[0]?.fsync === "off")
    throw new Error(
      "the database acknowledges before it has written (synchronous_commit or fsync is off): turn both on for the journal's database",
    );
  await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
  await client.query(
    "create schema if not exists intake; create table if not exists intake.version (one boolean primary key default true check (one), version integer not null)",
  );
  const found = await client.query<{ version: number }>("select version from intake.version");
  const version = found.rows[0]?.version ?? 0;
  if (version > MIGRATIONS.length)
    throw new Error(
      `the journal was written by a newer version (schema ${version}, this one knows ${MIGRATIONS.length}): start the newer version, or restore an older backup`,
    );
  for (const step of MIGRATIONS.slice(version)) await client.query(step);
  await client.query(
    "insert into intake.version (version) values ($1) on conflict (one) do update set version = excluded.version",
    [MIGRATIONS.length],
  );
}
