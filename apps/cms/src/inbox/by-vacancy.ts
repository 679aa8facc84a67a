import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { closedAt } from "#admin-ui/lists/last-day.ts";
import { vacancies as kind } from "#records/kinds/vacancies.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { inPortions, versionsInPortions } from "#server/in-portions.ts";
import { openVacancyFinder, type VacancyFinder } from "#inbox/find-vacancy.ts";
import { UNDER_WAY } from "#inbox/statuses.ts";
import type { Submission, Vacancy } from "#payload-types.ts";

export interface Applications {
  /** Filters for the inbox's list; each finds part of the applications. */
  filters: Record<string, string>[];
  total: number;
  counts: Partial<Record<Submission["status"], number>>;
  /** The open application that is longest in its status. */
  oldest: { status: Submission["status"]; since: string } | null;
}

export type VacancyState = "open" | "over" | "closed" | "draft";

export interface VacancyRow extends Applications {
  id: number;
  title: string;
  /** `over`: the last day to apply has passed. `draft`: never published. */
  state: VacancyState;
  lastSavedBy: string | null;
}

export interface ByVacancy {
  vacancies: VacancyRow[];
  /** No vacancy here: deleted, or sent before pages were stored and the title is not unique. */
  others: (Applications & { title: string })[];
}

type Counted = Pick<Submission, "vacancy" | "page" | "status"> & {
  /** PostgreSQL writes a number as text, and a time in another way. */
  count: number | string;
  since: string | Date | null;
};
type Listed = Pick<Vacancy, "title" | "slug" | "_status" | "validThrough" | "lastSavedBy">;

const MOST_NAMED = 500;

const none = (): Applications => ({ filters: [], total: 0, counts: {}, oldest: null });

function withThese(found: Applications, { status, count, since: first }: Counted): Applications {
  const { total, counts, oldest } = found;
  const since = first && new Date(first).toISOString();
  const isOldest = since && UNDER_WAY.includes(status) && (oldest === null || since < oldest.since);
  return {
    ...found,
    total: total + Number(count),
    counts: { ...counts, [status]: (counts[status] ?? 0) + Number(count) },
    oldest: isOldest ? { status, since } : oldest,
  };
}

/** Counts applications by vacancy id, or by title without a vacancy. */
async function countApplications(
  { db }: Payload,
  { find }: VacancyFinder,
): Promise<Map<number | string, Applications>> {
  // Some hundred rows; the applications would be a second of work at 20,000.
  const { rows } = (await db.execute({
    drizzle: db.drizzle,
    sql: sql`select "vacancy", "page", "status", count(*) as "count",
      min(coalesce("status_since", "received_at")) as "since"
      from "submissions" where "kind" = 'resume' group by "vacancy", "page", "status"`,
  })) as { rows: Counted[] };
  const found = new Map<number | string, Applications>();
  for (const these of rows) {
    const whose = find(these) ?? these.vacancy ?? "";
    found.set(whose, withThese(found.get(whose) ?? none(), these));
  }
  return found;
}

/** Those of the vacancies that were ever public: the public ones, and others with such a version. */
async function everPublished(
  payload: Payload,
  vacancies: readonly (Pick<Vacancy, "_status"> & { id: number })[],
): Promise<Set<number>> {
  const published = new Set(vacancies.filter(isPublished).map(({ id }) => id));
  const others = vacancies.filter(({ id }) => !published.has(id)).map(({ id }) => id);
  if (others.length === 0) return published;
  const versions = versionsInPortions<{ parent: number | string }>(payload, {
    collection: "vacancies",
    where: [
      { "version._status": { equals: "published" } },
      // Many ids would exceed a statement's parameters.
      ...(others.length < MOST_NAMED ? [{ parent: { in: others } }] : []),
    ],
    select: { parent: true },
  });
  for await (const { parent } of versions) published.add(Number(parent));
  return published;
}

/** The state that visitors see. The last day ends at midnight UTC. */
export function stateOf(
  vacancy: Pick<Vacancy, "_status" | "validThrough">,
  wasPublished: boolean,
  now: Date,
): VacancyState {
  if (!isPublished(vacancy)) return wasPublished ? "closed" : "draft";
  return closedAt(kind.config, vacancy, now.getTime()) === undefined ? "open" : "over";
}

const byTitle = (a: { title: string }, b: { title: string }): number =>
  a.title.localeCompare(b.title);

/** All vacancies, also without applications, and applications without a vacancy. */
export async function applicationsByVacancy(
  payload: Payload,
  now = new Date(),
): Promise<ByVacancy> {
  const listed: (Listed & { id: number })[] = [];
  const all = inPortions<Listed>(payload, {
    collection: "vacancies",
    where: [],
    select: { title: true, slug: true, _status: true, validThrough: true, lastSavedBy: true },
  });
  for await (const one of all) listed.push(one);
  const finder = await openVacancyFinder(payload, listed);
  const found = await countApplications(payload, finder);
  const published = await everPublished(payload, listed);
  const vacancies = listed.map((one): VacancyRow => ({
    ...(found.get(one.id) ?? none()),
    filters: finder.filtersOf(one),
    id: one.id,
    title: one.title ?? "",
    state: stateOf(one, published.has(one.id), now),
    lastSavedBy: one.lastSavedBy ?? null,
  }));
  const others = [...found].flatMap(([title, applications]) =>
    typeof title === "string" ? [{ ...applications, title, filters: [{ vacancy: title }] }] : [],
  );
  return { vacancies: vacancies.toSorted(byTitle), others: others.toSorted(byTitle) };
}
