/** Views and form steps, counted by day: only numbers, nothing about visitors; words of searches by their hash. */
import { DatabaseSync } from "node:sqlite";
import { createOutgoing, OUTGOING_TABLE, type Outgoing } from "#server/visits/outgoing-counts.ts";
import type { Counted } from "#server/visits/read-visit.ts";
import { createSearchWords, HIDDEN, type SearchWords } from "#server/visits/search-words.ts";
import { createStoredWords, type StoredWords } from "#server/visits/stored-words.ts";
import {
  BEGUN_FROM,
  OTHER_STEP,
  SOURCE_FORMS,
  SOURCE_LIST,
  SOURCES_A_DAY,
  SOURCES_LISTED,
  stepOf,
  VISITS_FROM,
} from "#server/visits/visit-sources.ts";
import {
  DOCUMENT_FORM,
  DOCUMENTS_A_DAY,
  DOCUMENTS_LISTED,
  NO_FORMS,
  RETENTION_DAYS,
  reportOf,
  SEARCH_FORM,
  SEARCHES_A_DAY,
  SEARCHES_RETENTION_DAYS,
  type VisitReport,
  type VisitStore,
} from "#server/visits/visit-report.ts";

/** A process's own store. */
export interface OwnVisitStore extends VisitStore {
  report(days: number): VisitReport;
  close(): void;
  /** Counts for the shared store, including those just added. */
  outgoing: Outgoing;
}

export interface VisitStoreOptions {
  file: string;
  log: { error(details: object, message: string): void };
  now?: () => number;
  /** Milliseconds until counts are on disk. */
  flushAfter?: number;
  /** Called after each write to disk. */
  onFlushed?: (() => void) | undefined;
  words?: SearchWords;
}

const DAY = 86_400_000;
/** Distinct pages and steps per flush: more than any site has. */
const PENDING = 20_000;

const SCHEMA = `create table if not exists views (day text, page text, count integer not null, primary key (day, page)) without rowid;
create table if not exists steps (day text, form text, step text, count integer not null, primary key (day, form, step)) without rowid;
${OUTGOING_TABLE};`;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Counts in memory, writes every few seconds. Several processes may share the file. */
export function openVisitStore({
  file,
  log,
  now = () => Date.now(),
  flushAfter = 5000,
  onFlushed,
  words = createSearchWords(),
}: VisitStoreOptions): OwnVisitStore {
  const database = new DatabaseSync(file);
  database.exec(
    `pragma busy_timeout = 2000; pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on; ${SCHEMA}`,
  );
  const stored = createStoredWords(database, words);
  const outgoing = createOutgoing(database);
  const write = createWriting(database, now, stored);
  const pending = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  function save(): void {
    try {
      write(pending);
      const isEmpty = pending.size === 0;
      pending.clear();
      if (!isEmpty) onFlushed?.();
    } catch (error) {
      // They stay for the next attempt; a full disk costs counts, never a page.
      log.error(
        { err: error },
        "visits could not be stored: check DATA_DIR's free space and owner",
      );
      if (pending.size > PENDING) pending.clear();
    }
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size > 0) save();
  }

  // Hides words of earlier releases.
  save();
  return {
    add(counted) {
      for (const names of keysOf(counted, words)) {
        const key = JSON.stringify([dayOf(now()), ...names]);
        if (pending.size < PENDING || pending.has(key))
          pending.set(key, (pending.get(key) ?? 0) + 1);
      }
      timer ??= setTimeout(flush, flushAfter).unref();
    },
    report(days) {
      flush();
      return readReport(
        database,
        Array.from({ length: days }, (_, at) => dayOf(now() - (days - 1 - at) * DAY)),
      );
    },
    outgoing: { ...outgoing, next: () => (flush(), outgoing.next()) },
    close() {
      flush();
      database.close();
    },
  };
}

function keysOf(counted: Counted, words: SearchWords): [string, string?][] {
  if ("document" in counted) return [[DOCUMENT_FORM, counted.document]];
  if ("missed" in counted) return [[SEARCH_FORM, words.hide(counted.missed)]];
  const { from } = counted;
  const isStep = "step" in counted;
  const kind = isStep ? BEGUN_FROM : VISITS_FROM;
  return [
    isStep ? [counted.form, counted.step] : [counted.page],
    // Of the steps only the beginning has a source.
    ...(from && (!isStep || counted.step === "started")
      ? [[kind, stepOf(from)] as [string, string]]
      : []),
  ];
}

/** Adds counts by their keys, in one transaction. */
function createWriting(
  database: DatabaseSync,
  now: () => number,
  stored: StoredWords,
): (pending: ReadonlyMap<string, number>) => void {
  const addView = database.prepare(
    "insert into views values (?, ?, ?) on conflict (day, page) do update set count = count + excluded.count",
  );
  const addStep = database.prepare(
    "insert into steps values (?, ?, ?, ?) on conflict (day, form, step) do update set count = count + excluded.count",
  );
  const hasSpace = database.prepare(
    "select count(*) < ? as room from steps where day = ? and form = ? and step <> ?",
  );
  const isFull = (most: number, day: string, form: string, step: string): boolean =>
    hasSpace.get(most, day, form, step)?.room === 0;
  const isKnown = database.prepare("select 1 from steps where day = ? and form = ? and step = ?");
  const isSource = (form: string): boolean => SOURCE_FORMS.some((one) => one === form);
  function add(day: string, form: string, step: string, count: number): void {
    if (form === SEARCH_FORM && isFull(SEARCHES_A_DAY, day, form, step)) return;
    if (form === DOCUMENT_FORM && isFull(DOCUMENTS_A_DAY, day, form, step)) return;
    const isBeyond =
      isSource(form) &&
      isFull(SOURCES_A_DAY, day, form, OTHER_STEP) &&
      !isKnown.get(day, form, step);
    addStep.run(day, form, isBeyond ? OTHER_STEP : step, count);
  }
  let pruned = "";
  return (pending) => {
    database.exec("begin immediate");
    try {
      for (const [key, count] of pending) {
        const [day = "", what = "", step]: string[] = JSON.parse(key);
        if (step === undefined) addView.run(day, what, count);
        else add(day, what, step, count);
        if (what === SEARCH_FORM && step !== undefined) stored.show(step);
      }
      const oldest = dayOf(now() - RETENTION_DAYS * DAY);
      if (pruned !== oldest)
        for (const table of ["views", "steps"])
          database.prepare(`delete from ${table} where day < ?`).run(oldest);
      if (pruned !== oldest)
        database
          .prepare("delete from steps where form = ? and day < ?")
          .run(SEARCH_FORM, dayOf(now() - SEARCHES_RETENTION_DAYS * DAY));
      if (pruned !== oldest) stored.hide();
      database.exec("commit");
      pruned = oldest;
    } catch (error) {
      database.exec("rollback");
      throw error;
    }
  };
}

function readReport(database: DatabaseSync, days: string[]): VisitReport {
  const [first, last] = [days[0] ?? "", days.at(-1) ?? ""];
  const views = database
    .prepare("select day, page, count from views where day between ? and ?")
    .all(first, last);
  const steps = database
    .prepare(
      `select form, step, sum(count) as count from steps where form not in (${NO_FORMS}, ${SOURCE_LIST}) and day between ? and ? group by form, step order by form`,
    )
    .all(first, last);
  const searches = database
    .prepare(
      `select step as words, sum(count) as count, max(day) as last from steps where form = ? and step not like '${HIDDEN}%' and day between ? and ? group by step`,
    )
    .all(SEARCH_FORM, first, last);
  const sources = database.prepare(SOURCES).all(first, last, first, last);
  const documents = database
    .prepare(
      `select step as document, sum(count) as count from steps where form = ? and day between ? and ? group by step order by 2 desc, 1 limit ${DOCUMENTS_LISTED}`,
    )
    .all(DOCUMENT_FORM, first, last);
  return reportOf(days, views, steps, searches, sources, documents);
}

const OF_SOURCES = `from steps where form in (${SOURCE_LIST}) and day between ? and ?`;
const SOURCES = `select form, null as step, sum(count) as count ${OF_SOURCES} group by form
union all select * from (select form, step, sum(count) as count ${OF_SOURCES} group by form, step order by 3 desc, 2 limit ${SOURCES_LISTED})`;
