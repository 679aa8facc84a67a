import type { DatabaseSync } from "node:sqlite";

/** Entry n migrates from version n to n + 1 (`user_version`). Never edit a released one. */
const MIGRATIONS: readonly string[] = [
  `create table submissions (
     id text primary key,
     key text not null unique,
     fingerprint text not null,
     kind text not null,
     variant text not null,
     fields text not null,
     page text not null,
     received_at integer not null,
     state text not null default 'open' check (state in ('open', 'delivered', 'set-aside'))
   ) strict;
   create table files (
     id text primary key,
     submission text not null references submissions (id) on delete cascade,
     field text not null,
     name text not null,
     size integer not null,
     type text not null,
     digest text not null
   ) strict;
   create index files_by_submission on files (submission);
   create table outbox (
     id text primary key,
     submission text not null references submissions (id) on delete cascade,
     target text not null,
     state text not null default 'waiting' check (state in ('waiting', 'delivered', 'set-aside')),
     attempts integer not null default 0,
     since integer not null,
     due_at integer not null,
     lease_owner text,
     lease_until integer,
     last_error text,
     settled_at integer,
     unique (submission, target)
   ) strict;
   create index outbox_due on outbox (due_at) where state = 'waiting';
   create index outbox_set_aside on outbox (settled_at) where state = 'set-aside';
   create table spent (token text primary key, until integer not null) strict, without rowid;
   create index spent_until on spent (until);
   create table probe (id integer primary key check (id = 1), at integer not null) strict;`,
  `drop index outbox_due;
   create index outbox_due on outbox (target, due_at) where state = 'waiting';
   create index submissions_received on submissions (received_at);`,
  "alter table submissions add column source text not null default '{}'",
  // A submission's state is that of its outbox rows.
  "alter table submissions drop column state",
  // Attempts with an unknown outcome, and whether the last was one.
  `alter table outbox add column doubts integer not null default 0;
   alter table outbox add column in_doubt integer not null default 0;`,
  // A reply waits for its time.
  "alter table outbox add column not_before integer",
];

/** The newest version that this code can open. */
export const JOURNAL_VERSION = MIGRATIONS.length;

/** Migrates in one transaction. Refuses a newer version. */
export function migrate(db: DatabaseSync, path: string): void {
  db.exec("begin immediate");
  try {
    const version = Number(db.prepare("pragma user_version").get()?.user_version ?? 0);
    if (version > MIGRATIONS.length)
      throw new Error(
        `journal ${path} was written by a newer version (schema ${version}, this one knows ${MIGRATIONS.length}): start the newer version, or restore an older backup`,
      );
    for (const step of MIGRATIONS.slice(version)) db.exec(step);
    db.exec(`pragma user_version = ${MIGRATIONS.length}`);
    db.exec("commit");
  } catch (error) {
    if (db.isTransaction) db.exec("rollback");
    throw error;
  }
}
