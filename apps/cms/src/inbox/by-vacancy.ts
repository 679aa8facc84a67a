/** Applications by the vacancy they were sent for, with how far they are. */
import type { Payload } from "payload";
import { isPublished } from "#fields/publishing.ts";
import { inPortions } from "#in-portions.ts";
import { UNDER_WAY } from "#inbox/statuses.ts";
import type { Submission, Vacancy } from "#payload-types.ts";

export interface Applications {
  total: number;
  counts: Partial<Record<Submission["status"], number>>;
  /** Of those that wait for somebody: the one that has been in its status for the longest. */
  oldest: { status: Submission["status"]; since: string } | null;
}

export type VacancyState = "open" | "over" | "closed" | "draft";

export interface VacancyRow extends Applications {
  id: number;
  title: string;
  /** `over`: its last day to apply has passed. `draft`: visitors never saw it. */
  state: VacancyState;
  lastSavedBy: string | null;
}

export interface ByVacancy {
  vacancies: VacancyRow[];
  /** What names no vacancy that is here: it was deleted, or called otherwise when they came. */
  others: (Applications & { title: string })[];
}

type Counted = Pick<Submission, "vacancy" | "status" | "statusSince" | "receivedAt">;
type Listed = Pick<Vacancy, "title" | "_status" | "validThrough" | "lastSavedBy">;

const none = (): Applications => ({ total: 0, counts: {}, oldest: null });

/** The applications up to now, and one more. */
function withOne(found: Applications, { status, statusSince, receivedAt }: Counted): Applications {
  const since = statusSince ?? receivedAt;
  const isOldest =
    since && UNDER_WAY.includes(status) && (found.oldest === null || since < found.oldest.since);
  return {
    total: found.total + 1,
    counts: { ...found.counts, [status]: (found.counts[status] ?? 0) + 1 },
    oldest: isOldest ? { status, since } : found.oldest,
  };
}

async function countApplications(payload: Payload): Promise<Map<string, Applications>> {
  const found = new Map<string, Applications>();
  const applications = inPortions<Counted>(payload, {
    collection: "submissions",
    where: [{ kind: { equals: "resume" } }],
    select: { vacancy: true, status: true, statusSince: true, receivedAt: true },
  });
  for await (const one of applications) {
    const title = one.vacancy ?? "";
    found.set(title, withOne(found.get(title) ?? none(), one));
  }
  return found;
}

/** The numbers of the vacancies that visitors have seen. */
async function everPublished(payload: Payload): Promise<Set<number>> {
  const { docs } = await payload.findVersions({
    collection: "vacancies",
    where: { "version._status": { equals: "published" } },
    select: { parent: true },
    pagination: false,
    depth: 0,
  });
  return new Set(docs.map(({ parent }) => Number(parent)));
}

/** As visitors see it. A last day counts to its end, in UTC. */
export function stateOf(
  vacancy: Pick<Vacancy, "_status" | "validThrough">,
  wasPublished: boolean,
  now: Date,
): VacancyState {
  if (!isPublished(vacancy)) return wasPublished ? "closed" : "draft";
  const last = vacancy.validThrough?.slice(0, 10);
  return last && last < now.toISOString().slice(0, 10) ? "over" : "open";
}

const byTitle = (a: { title: string }, b: { title: string }): number =>
  a.title.localeCompare(b.title);

/** Every vacancy, without applications too, and the applications that belong to none. */
export async function applicationsByVacancy(
  payload: Payload,
  now = new Date(),
): Promise<ByVacancy> {
  const found = await countApplications(payload);
  const published = await everPublished(payload);
  const vacancies: VacancyRow[] = [];
  const listed = inPortions<Listed>(payload, {
    collection: "vacancies",
    where: [],
    select: { title: true, _status: true, validThrough: true, lastSavedBy: true },
  });
  for await (const { id, title, lastSavedBy, ...rest } of listed)
    vacancies.push({
      ...(found.get(title ?? "") ?? none()),
      id,
      title: title ?? "",
      state: stateOf(rest, published.has(id), now),
      lastSavedBy: lastSavedBy ?? null,
    });
  const titles = new Set(vacancies.map(({ title }) => title));
  const others = [...found]
    .filter(([title]) => title === "" || !titles.has(title))
    .map(([title, applications]) => ({ title, ...applications }));
  return { vacancies: vacancies.toSorted(byTitle), others: others.toSorted(byTitle) };
}
