import type { JournalDatabase } from "@meridian/intake";

/** A page as one site knows it. */
export interface SeenPage {
  path: string;
  hash: string;
  /** `YYYY-MM-DD` since when this site has known this version, if it has. */
  known: string | undefined;
  /** Its day if no site has seen it before. */
  fresh: string;
}

/** The day of each page, by path. */
export type SharedDays = (pages: readonly SeenPage[]) => Promise<Map<string, string>>;

/** "lastmod" as a number: sites that learn of a change together record it one after the other. */
const LOCK = 51_786_633;

const TODAY = "to_char(now() at time zone 'utc', 'YYYY-MM-DD')";
const READ = `select given.path, hash, to_char(day, 'YYYY-MM-DD') as day, ${TODAY} as today
  from unnest($1::text[]) as given (path) left join intake.pages using (path)`;
const WRITE = `insert into intake.pages (path, hash, day) select * from unnest($1::text[], $2::text[], $3::date[])
  on conflict (path) do update set hash = excluded.hash, day = excluded.day`;

/** The days of the last change of pages, for all sites, in the journal's PostgreSQL. */
export function openSharedDays(database: JournalDatabase): SharedDays {
  return async (pages) => {
    const read = async (query: JournalDatabase["query"]) =>
      agreedOn(pages, (await query(READ, [pages.map(({ path }) => path)])).rows);
    const found = await read(database.query);
    if (found.every(({ isNew }) => !isNew)) return daysIn(found);
    return database.transaction(async (query) => {
      await query("select pg_advisory_xact_lock($1)", [LOCK]);
      const agreed = await read(query);
      const learned = agreed.filter(({ isNew }) => isNew);
      await query(WRITE, [
        learned.map(({ path }) => path),
        learned.map(({ hash }) => hash),
        learned.map(({ day }) => day),
      ]);
      return daysIn(agreed);
    });
  };
}

interface Agreed {
  path: string;
  hash: string;
  day: string;
  isNew: boolean;
}

const daysIn = (agreed: readonly Agreed[]) => new Map(agreed.map(({ path, day }) => [path, day]));

function agreedOn(pages: readonly SeenPage[], rows: readonly Record<string, unknown>[]): Agreed[] {
  const held = new Map(rows.map((row) => [row.path, row]));
  return pages.map((page) => {
    const { hash, day, today } = held.get(page.path) ?? {};
    const before = hash === null ? undefined : { hash: String(hash), day: String(day) };
    const agreed = dayOf(page, before, String(today));
    return {
      path: page.path,
      hash: page.hash,
      day: agreed,
      isNew: before?.hash !== page.hash || before.day !== agreed,
    };
  });
}

/** Never before a published day and never after today, whatever a machine's clock. */
function dayOf(
  { hash, known, fresh }: SeenPage,
  before: { hash: string; day: string } | undefined,
  today: string,
): string {
  const ours = known ?? (before === undefined ? fresh : before.hash === hash ? "" : today);
  const possible = ours > today ? today : ours;
  return before && before.day > possible ? before.day : possible;
}
