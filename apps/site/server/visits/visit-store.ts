/** Views and form steps, counted by day: numbers beside pages, and nothing of whoever made them. */
import { DatabaseSync } from "node:sqlite";
import { STEPS, type Counted, type Step } from "#server/visits/read-visit.ts";

export interface VisitReport {
  /** `YYYY-MM-DD` in UTC, oldest first; a day without a view is there with 0. */
  days: { day: string; views: number }[];
  /** Most viewed first, with their views of each of `days`. */
  pages: { page: string; views: number; days: number[] }[];
  /** Of each form, `contact/main`, the views that saw it, began to fill it in, and sent it. */
  forms: ({ form: string } & Record<Step, number>)[];
}

export interface VisitStore {
  add(counted: Counted): void;
  report(days: number): VisitReport;
  close(): void;
}

export interface VisitStoreOptions {
  file: string;
  log: { error(details: object, message: string): void };
  now?: () => number;
  /** Milliseconds until what was counted is on disk. */
  flushAfter?: number;
}

const DAY = 86_400_000;
/** Days that are kept. */
const KEEP = 400;
const PAGES_LISTED = 50;
/** Different pages and steps of one flush: more than any site has. */
const PENDING = 20_000;

const SCHEMA = `create table if not exists views (day text, page text, count integer not null, primary key (day, page)) without rowid;
create table if not exists steps (day text, form text, step text, count integer not null, primary key (day, form, step)) without rowid;`;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Counts in memory and adds to the disk every few seconds: a visit is never worth a write of its
 * own. Several processes may share the file.
 */
export function openVisitStore({
  file,
  log,
  now = () => Date.now(),
  flushAfter = 5000,
}: VisitStoreOptions): VisitStore {
  const database = new DatabaseSync(file);
  database.exec(
    `pragma busy_timeout = 2000; pragma journal_mode = wal; pragma synchronous = normal; ${SCHEMA}`,
  );
  const addView = database.prepare(
    "insert into views values (?, ?, ?) on conflict (day, page) do update set count = count + excluded.count",
  );
  const addStep = database.prepare(
    "insert into steps values (?, ?, ?, ?) on conflict (day, form, step) do update set count = count + excluded.count",
  );
  const pending = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let pruned = "";

  function write(): void {
    database.exec("begin immediate");
    try {
      for (const [key, count] of pending) {
        const [day = "", what = "", step]: string[] = JSON.parse(key);
        if (step === undefined) addView.run(day, what, count);
        else addStep.run(day, what, step, count);
      }
      const oldest = dayOf(now() - KEEP * DAY);
      if (pruned !== oldest)
        for (const table of ["views", "steps"])
          database.prepare(`delete from ${table} where day < ?`).run(oldest);
      database.exec("commit");
      pruned = oldest;
      pending.clear();
    } catch (error) {
      database.exec("rollback");
      throw error;
    }
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    try {
      if (pending.size > 0) write();
    } catch (error) {
      // They stay, and go with the next; a disk that is full costs counts, never a page.
      log.error(
        { err: error },
        "visits could not be counted on disk: look at DATA_DIR's space and owner",
      );
      if (pending.size > PENDING) pending.clear();
    }
  }

  return {
    add(counted) {
      const key = JSON.stringify(
        "step" in counted
          ? [dayOf(now()), counted.form, counted.step]
          : [dayOf(now()), counted.page],
      );
      if (pending.size < PENDING || pending.has(key)) pending.set(key, (pending.get(key) ?? 0) + 1);
      timer ??= setTimeout(flush, flushAfter).unref();
    },
    report(days) {
      flush();
      return readReport(
        database,
        Array.from({ length: days }, (_, at) => dayOf(now() - (days - 1 - at) * DAY)),
      );
    },
    close() {
      flush();
      database.close();
    },
  };
}

function readReport(database: DatabaseSync, days: string[]): VisitReport {
  const [first, last] = [days[0] ?? "", days.at(-1) ?? ""];
  // The rows are as the statements name them, and as `STEPS` were written.
  const views = database
    .prepare("select day, page, count from views where day between ? and ?")
    .all(first, last) as { day: string; page: string; count: number }[];
  const steps = database
    .prepare(
      "select form, step, sum(count) as count from steps where day between ? and ? group by form, step order by form",
    )
    .all(first, last) as { form: string; step: Step; count: number }[];
  const pages = new Map<string, number[]>();
  for (const { day, page, count } of views) {
    const counts = pages.get(page) ?? days.map(() => 0);
    counts[days.indexOf(day)] = count;
    pages.set(page, counts);
  }
  const forms = new Map<string, { form: string } & Record<Step, number>>();
  for (const { form, step, count } of steps) {
    const funnel = forms.get(form) ?? { form, opened: 0, started: 0, sent: 0 };
    if (STEPS.includes(step)) funnel[step] = count;
    forms.set(form, funnel);
  }
  const sum = (counts: number[]): number => counts.reduce((all, one) => all + one, 0);
  const ranked = [...pages]
    .map(([page, counts]) => ({ page, views: sum(counts), days: counts }))
    .sort((a, b) => b.views - a.views || (a.page < b.page ? -1 : 1));
  return {
    days: days.map((day, at) => ({ day, views: sum(ranked.map((page) => page.days[at] ?? 0)) })),
    pages: ranked.slice(0, PAGES_LISTED),
    forms: [...forms.values()],
  };
}
