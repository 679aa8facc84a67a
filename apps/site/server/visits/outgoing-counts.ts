/** Counts in transfer from a process's own file to the shared store. */
import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

export interface Batch {
  /** Process and sequence number identify a batch when it is repeated. */
  source: string;
  number: number;
  /** Of views, `what` is the page and `step` empty; of steps, `what` is the form. */
  rows: { day: string; what: string; step: string; count: number }[];
}

export interface Outgoing {
  /** Moves counts into a batch; returns the previous one until `remove`. */
  next(): Batch | undefined;
  remove(batch: Pick<Batch, "source" | "number">): void;
}

export const OUTGOING_TABLE =
  "create table if not exists leaving (source text, number integer, day text, what text, step text, count integer not null, primary key (source, number, day, what, step)) without rowid";
/** Views per batch: after weeks without the database the counts go in portions. */
const VIEWS = 5000;

const TAKE = [
  `insert into leaving select ?, ?, day, page, '', count from views limit ${VIEWS}`,
  "insert into leaving select ?, ?, day, form, step, count from steps",
];
const TAKEN = `delete from views where exists (select 1 from leaving l where l.day = views.day and l.what = page and l.step = '');
delete from steps;`;

export function createOutgoing(database: DatabaseSync): Outgoing {
  const ours = randomUUID();
  let taken = 0;
  const first = database.prepare("select source, number from leaving limit 1");
  const rows = database.prepare(
    "select day, what, step, count from leaving where source = ? and number = ?",
  );
  const remove = database.prepare("delete from leaving where source = ? and number = ?");

  function fill(): void {
    database.exec("begin immediate");
    try {
      // Another process that shares the file may have been first.
      if (!first.get()) {
        taken += 1;
        for (const statement of TAKE) database.prepare(statement).run(ours, taken);
        database.exec(TAKEN);
      }
      database.exec("commit");
    } catch (error) {
      database.exec("rollback");
      throw error;
    }
  }
  return {
    next() {
      if (!first.get()) fill();
      const batch = first.get();
      if (!batch) return undefined;
      const [source, number] = [String(batch.source), Number(batch.number)];
      return {
        source,
        number,
        rows: rows.all(source, number).map(({ day, what, step, count }) => ({
          day: String(day),
          what: String(what),
          step: String(step),
          count: Number(count),
        })),
      };
    },
    remove: ({ source, number }) => void remove.run(source, number),
  };
}
