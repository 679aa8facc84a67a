import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import type { Job } from "#journal/journal.ts";
import { fileOf, submissionOf } from "#journal/rows.ts";
import type { Submission } from "#submission.ts";

type Row = Record<string, SQLOutputValue>;

export function prepareStatements(db: DatabaseSync) {
  const statements = {
    find: "select id, fingerprint from submissions where key = ?",
    spend: "insert into spent (token, until) values (?, ?) on conflict do nothing",
    insertSubmission:
      "insert into submissions (id, key, fingerprint, kind, variant, fields, page, source, received_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    insertFile:
      "insert into files (id, submission, field, name, size, type, digest) values (?, ?, ?, ?, ?, ?, ?)",
    insertJob:
      "insert into outbox (id, submission, target, since, due_at, not_before) values (?, ?, ?, ?, ?, ?)",
    // A lease or due time beyond the possible comes from a clock that was set back.
    claim: `update outbox set lease_owner = :owner, lease_until = :now + :lease, attempts = attempts + 1
            where id in (select id from outbox where state = 'waiting' and target = :target
              and (attempts = 0 or due_at <= :now or due_at > :now + :far or (:early and not in_doubt))
              and (not_before is null or not_before <= :now)
              and (lease_until is null or (not :leaseless and (lease_until <= :now or lease_until > :now + 2 * :lease)))
              and id not in (select value from json_each(:holding)) order by due_at limit :limit)
            returning id, submission, target, attempts, since, doubts`,
    renew:
      "update outbox set lease_until = :until where lease_owner = :owner and id in (select value from json_each(:jobs))",
    // A returned row has no owner; an owner of an expired lease has died.
    leftBehind:
      "select id from outbox where state = 'waiting' and target = ? and lease_owner is not null",
    submission:
      "select id, key, fingerprint, kind, variant, fields, page, source, received_at from submissions where id = ?",
    files:
      "select id, field, name, size, type, digest from files where submission = ? order by rowid",
    delivered:
      "update outbox set state = 'delivered', settled_at = ?, lease_owner = null, lease_until = null, last_error = null where id = ? and state <> 'delivered'",
    waiting: `update outbox set due_at = :due, last_error = :error, in_doubt = :doubt, doubts = doubts + :doubt,
              lease_owner = null, lease_until = null where id = :id and lease_owner = :owner`,
    release:
      "update outbox set due_at = ?, attempts = attempts - 1, lease_owner = null, lease_until = null where id = ? and lease_owner = ?",
    setAside:
      "update outbox set state = 'set-aside', settled_at = ?, last_error = ?, lease_owner = null, lease_until = null where id = ? and lease_owner = ?",
    makeDue:
      "update outbox set due_at = ? where state = 'waiting' and target = ? and due_at > ? and not in_doubt",
    nextDue:
      "select min(max(due_at, coalesce(lease_until, 0), coalesce(not_before, 0))) as due from outbox where state = 'waiting' and target = ?",
    tally: `select target, sum(state = 'waiting') as waiting, sum(state = 'set-aside') as aside, min(case state when 'waiting' then since end) as oldest
            from outbox where state <> 'delivered' group by target`,
    knownFiles: "select id from files where id in (select value from json_each(?))",
    dropSpent: "delete from spent where until < ?",
    probe:
      "insert into probe (id, at) values (1, ?) on conflict (id) do update set at = excluded.at",
    list: `select o.*, s.kind from outbox o join submissions s on s.id = o.submission
           where (:submission is null or s.id = :submission) and (:all or (o.state <> 'delivered' and (:now is null or o.not_before is null or o.not_before <= :now))) order by o.since, o.id limit :limit`,
    replay: `update outbox set state = 'waiting', attempts = 0, doubts = 0, in_doubt = 0, since = :now, due_at = :now, settled_at = null
             where (state = 'set-aside' or (state = 'waiting' and in_doubt and lease_owner is null))
               and (:submission is null or submission = :submission) and (:target is null or target = :target)`,
    mentioning: "select id, fields, variant from submissions where instr(fields, ?) > 0",
    settledBefore: `select id from submissions s where received_at < :before and not exists
                    (select 1 from outbox o where o.submission = s.id and (o.state = 'waiting' or o.settled_at >= :before)) order by received_at limit :limit`,
    remove: "delete from submissions where id = ?",
    takenBack: `select 1 from outbox where submission = ? group by submission
                having min(target = 'reply' and state = 'waiting' and lease_owner is null and doubts = 0) = 1`,
  } as const;
  return Object.fromEntries(
    Object.entries(statements).map(([name, sql]) => [name, db.prepare(sql)]),
  ) as Record<keyof typeof statements, StatementSync>;
}

export type Statements = ReturnType<typeof prepareStatements>;

export function jobOf(row: Row, isInDoubt: boolean, statements: Statements): Job {
  const stored = statements.submission.get(row.submission ?? null);
  if (!stored) throw new Error(`journal: outbox row ${String(row.id)} has no submission`);
  return {
    id: String(row.id),
    target: String(row.target),
    attempt: Number(row.attempts),
    since: Number(row.since),
    doubts: Number(row.doubts),
    ...(isInDoubt && { isInDoubt }),
    submission: submissionOf(stored, statements.files.all(stored.id ?? null).map(fileOf)),
  };
}

export function readSubmission(id: string, statements: Statements): Submission | null {
  const stored = statements.submission.get(id);
  return stored ? submissionOf(stored, statements.files.all(id).map(fileOf)) : null;
}
