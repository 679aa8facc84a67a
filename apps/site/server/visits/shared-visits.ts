import type { JournalDatabase } from "@meridian/intake";
import { within } from "@meridian/http/within";
import type { Log } from "#server/observability/log.ts";
import { createOutage } from "#server/observability/outage.ts";
import type { Batch } from "#server/visits/outgoing-counts.ts";
import { HIDDEN, SHOWN_AFTER_DAYS, type SearchWords } from "#server/visits/search-words.ts";
import {
  DOCUMENT_FORM,
  DOCUMENTS_A_DAY,
  DOCUMENTS_LISTED,
  NO_FORMS,
  RETENTION_DAYS,
  reportOf,
  SEARCH_FORM,
  SEARCHES_RETENTION_DAYS,
  type VisitStore,
} from "#server/visits/visit-report.ts";
import type { OwnVisitStore } from "#server/visits/visit-store.ts";
import {
  OTHER_STEP,
  SOURCE_FORMS,
  SOURCE_LIST,
  SOURCES_A_DAY,
  SOURCES_LISTED,
} from "#server/visits/visit-sources.ts";

export interface SharedVisitsOptions {
  /** Opens the local store; `moved` is called after each write. */
  own(moved: () => void): OwnVisitStore;
  database: JournalDatabase;
  log: Pick<Log, "warn" | "info">;
  /** Those of the local store. */
  words: SearchWords;
  /** Milliseconds until an unreachable database is retried. */
  again?: number;
}

/** Milliseconds that a report waits for this process's last counts. */
const CATCH_UP_MS = 500;
/** Milliseconds that a stop waits for them; the rest follows after the next start. */
const STOP_MS = 3000;

/** Counts on its own disk first and forwards: an unreachable database loses nothing. */
export function openSharedVisits({
  own: openOwn,
  database,
  log,
  words,
  again = 10_000,
}: SharedVisitsOptions): VisitStore {
  const outage = createOutage(
    "the shared count of visits in PostgreSQL (DATABASE_URL)",
    "counts wait in DATA_DIR/visits",
    { warn: (line) => log.warn(line), info: (line) => log.info(line) },
  );
  let moving: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isHidden = false;

  async function moveAll(): Promise<void> {
    clearTimeout(timer);
    if (isClosed) return;
    // Words of earlier releases.
    if (!isHidden) await database.transaction((query) => hide(query, words));
    isHidden = true;
    for (let batch = own.outgoing.next(); batch && !isClosed; batch = own.outgoing.next()) {
      await add(database, batch, words);
      own.outgoing.remove(batch);
      outage.up();
    }
  }
  const move = (): Promise<void> =>
    (moving ??= Promise.resolve()
      .then(moveAll)
      .catch((error: unknown) => {
        outage.down(error instanceof Error ? error.message : String(error));
        if (!isClosed) timer = setTimeout(() => void move(), again).unref();
      })
      .finally(() => (moving = undefined)));

  const own = openOwn(() => void move());
  void move();
  return {
    add: (counted) => own.add(counted),
    async report(days) {
      await within(CATCH_UP_MS, move());
      return readReport(database, days);
    },
    async close() {
      await within(STOP_MS, move());
      isClosed = true;
      clearTimeout(timer);
      own.close();
    },
  };
}

const TODAY = "(now() at time zone 'utc')::date";
const NOTE = `insert into intake.counted as old (source, number) values ($1, $2)
  on conflict (source) do update set number = excluded.number, at = now() where old.number < excluded.number`;
// Ordered, so that no two sites deadlock. A clock that is ahead counts for today.
const ADD_VIEWS = `insert into intake.views as old (day, page, count)
  select least(day, ${TODAY}), page, sum(count) from unnest($1::date[], $2::text[], $3::bigint[]) as g (day, page, count) group by 1, 2 order by 1, 2
  on conflict (day, page) do update set count = old.count + excluded.count`;
const ADD_STEPS = `insert into intake.steps as old (day, form, step, count)
  select least(day, ${TODAY}), form, step, sum(count) from unnest($1::date[], $2::text[], $3::text[], $4::bigint[]) as g (day, form, step, count) group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, form, step) do update set count = old.count + excluded.count`;
const PRUNE = [
  `delete from intake.views where day < ${TODAY} - ${RETENTION_DAYS}`,
  `delete from intake.steps where day < ${TODAY} - ${RETENTION_DAYS}`,
  `delete from intake.steps where form = '${SEARCH_FORM}' and day < ${TODAY} - ${SEARCHES_RETENTION_DAYS}`,
  "delete from intake.counted where at < now() - interval '30 days'",
];

/** Adds a batch once: it is repeated when its confirmation is lost. */
const add = (
  database: JournalDatabase,
  { source, number, rows }: Batch,
  words: SearchWords,
): Promise<void> =>
  database.transaction(async (query) => {
    if ((await query(NOTE, [source, number])).count === 0) return;
    const of = (some: Batch["rows"], key: keyof Batch["rows"][number]) =>
      some.map((row) => row[key]);
    const views = rows.filter(({ step }) => step === "");
    const steps = await withinBounds(
      query,
      rows.filter(({ step }) => step !== ""),
    );
    await query(ADD_VIEWS, [of(views, "day"), of(views, "what"), of(views, "count")]);
    await query(ADD_STEPS, [
      of(steps, "day"),
      of(steps, "what"),
      of(steps, "step"),
      of(steps, "count"),
    ]);
    for (const statement of PRUNE) await query(statement);
    const searches = steps.filter(({ what }) => what === SEARCH_FORM);
    for (const hash of new Set(searches.map(({ step }) => step))) await show(query, hash, words);
    await hide(query, words);
  });

type Query = Parameters<Parameters<JournalDatabase["transaction"]>[0]>[0];

const KNOWN = `select to_char(day, 'YYYY-MM-DD') as day, form, step from intake.steps where form in (${SOURCE_LIST}, '${DOCUMENT_FORM}') and day = any($1::date[])`;

/** Beyond a day's number of all sites, sources are counted together and documents are not counted. */
async function withinBounds(query: Query, rows: Batch["rows"]): Promise<Batch["rows"]> {
  const isSource = ({ what }: { what: string }): boolean =>
    SOURCE_FORMS.some((form) => form === what);
  const isBound = (row: { what: string }): boolean => isSource(row) || row.what === DOCUMENT_FORM;
  const days = [...new Set(rows.filter(isBound).map(({ day }) => day))];
  if (days.length === 0) return rows;
  const known = new Map<string, Set<string>>();
  const of = (day: string, form: string): Set<string> => {
    const steps = known.get(`${day} ${form}`) ?? new Set();
    known.set(`${day} ${form}`, steps);
    return steps;
  };
  for (const { day, form, step } of (await query(KNOWN, [days])).rows)
    of(String(day), String(form)).add(String(step));
  return rows.flatMap((row) => {
    if (!isBound(row)) return row;
    const steps = of(row.day, row.what);
    const most = isSource(row) ? SOURCES_A_DAY : DOCUMENTS_A_DAY;
    const isBeyond = !steps.has(row.step) && steps.size >= most;
    if (isBeyond && !isSource(row)) return [];
    const step = isBeyond ? OTHER_STEP : row.step;
    steps.add(step);
    return { ...row, step };
  });
}

const WORD_DAYS = `select count(distinct day) as days from intake.steps where form = '${SEARCH_FORM}' and step in ($1, $2)`;
const RARE = `select step from intake.steps where form = '${SEARCH_FORM}' and step not like '${HIDDEN}%' group by step having count(distinct day) < ${SHOWN_AFTER_DAYS} order by step`;
const RENAME = `with gone as (delete from intake.steps where form = '${SEARCH_FORM}' and step = $1 returning day, form, count)
  insert into intake.steps as old (day, form, step, count) select day, form, $2, count from gone order by day
  on conflict (day, form, step) do update set count = old.count + excluded.count`;

/** Stores words as such once they were searched on enough days, at all sites together. */
async function show(query: Query, hash: string, words: SearchWords): Promise<void> {
  const shown = words.wordsOf(hash);
  if (shown === undefined) return;
  const { rows } = await query(WORD_DAYS, [hash, shown]);
  if (Number(rows[0]?.days) >= SHOWN_AFTER_DAYS) await query(RENAME, [hash, shown]);
}

/** Hides words of earlier releases, and those whose days are gone. */
async function hide(query: Query, words: SearchWords): Promise<void> {
  for (const { step } of (await query(RARE)).rows)
    await query(RENAME, [String(step), words.hashOf(String(step))]);
}

const DAYS = `select to_char(${TODAY} - back, 'YYYY-MM-DD') as day from generate_series($1::integer - 1, 0, -1) as back`;
const VIEWS = `select to_char(day, 'YYYY-MM-DD') as day, page, count from intake.views where day > ${TODAY} - $1::integer`;
const STEPS = `select form, step, sum(count) as count from intake.steps where form not in (${NO_FORMS}, ${SOURCE_LIST}) and day > ${TODAY} - $1::integer group by form, step order by form`;
const OF_SOURCES = `from intake.steps where form in (${SOURCE_LIST}) and day > ${TODAY} - $1::integer`;
const SOURCES = `select form, null as step, sum(count) as count ${OF_SOURCES} group by form
  union all (select form, step, sum(count) as count ${OF_SOURCES} group by form, step order by 3 desc, 2 limit ${SOURCES_LISTED})`;
const SEARCHES = `select step as words, sum(count) as count, to_char(max(day), 'YYYY-MM-DD') as last from intake.steps where form = '${SEARCH_FORM}' and step not like '${HIDDEN}%' and day > ${TODAY} - $1::integer group by step`;

const DOCUMENTS = `select step as document, sum(count) as count from intake.steps where form = '${DOCUMENT_FORM}' and day > ${TODAY} - $1::integer group by step order by 2 desc, 1 limit ${DOCUMENTS_LISTED}`;

async function readReport(database: JournalDatabase, days: number) {
  const [dated, views, steps, searches, sources, documents] = await Promise.all(
    [DAYS, VIEWS, STEPS, SEARCHES, SOURCES, DOCUMENTS].map((query) =>
      database.query(query, [days]),
    ),
  );
  return reportOf(
    dated?.rows.map(({ day }) => String(day)) ?? [],
    views?.rows ?? [],
    steps?.rows ?? [],
    searches?.rows ?? [],
    sources?.rows ?? [],
    documents?.rows ?? [],
  );
}
