/** Submissions by stage: counts, and the first cards of each. */
import type { Payload, Where } from "payload";
import type { Words } from "#admin-ui/words/words.ts";
import { shortlyAbout } from "#inbox/about.ts";
import { openVacancyFinder } from "#inbox/find-vacancy.ts";
import { inOrder, listOf } from "#inbox/list-address.ts";
import { STAGES } from "#inbox/statuses.ts";
import { isStepDue } from "#inbox/teamwork/due.ts";
import { colleagues } from "#inbox/teamwork/mentions.ts";
import { idOf } from "#inbox/teamwork/shared-fields.ts";
import { tagsIn } from "#inbox/teamwork/tags.ts";
import { todayOf } from "#publishing/schedule/day-begins.ts";
import type { Submission, Vacancy } from "#payload-types.ts";

type Status = Submission["status"];

export interface Card {
  id: number;
  name: string;
  what: string;
  status: Status;
  statusSince: string | null;
  nextStep: string;
  nextStepOn: string | null;
  isDue: boolean;
  tags: string[];
  owner: string;
  /** `EUR 12,000`; empty without a value. */
  value: string;
}

export interface Column {
  status: Status;
  count: number;
  /** Address of the list of all in it. */
  list: string;
  cards: Card[];
}

/** One vacancy's applications, all, or leads. */
export interface Scope {
  kind: keyof typeof STAGES;
  vacancy: number | null;
}

/** Cards of a column; the list has the others. */
export const SHOWN = 20;
const LEADS = ["contact", "price-request", "survey"];

type Listed = Pick<Vacancy, "title" | "slug"> & { id: number };

/** Filters of the inbox's list; each finds a part. */
async function filtersOf(
  payload: Payload,
  { kind, vacancy }: Scope,
): Promise<Record<string, string | { in: string[] }>[]> {
  if (kind === "leads") return [{ kind: { in: LEADS } }];
  if (vacancy === null) return [{ kind: "resume" }];
  const { docs } = await payload.db.find<Listed>({
    collection: "vacancies",
    where: { deletedAt: { exists: false } },
    select: { title: true, slug: true },
    limit: 0,
    pagination: false,
  });
  const one = docs.find(({ id }) => id === vacancy);
  const found = one ? (await openVacancyFinder(payload, docs)).filtersOf(one) : [];
  // Of a vacancy that no longer exists there is nothing.
  return (found.length > 0 ? found : [{ id: "0" }]).map((filter) => ({
    kind: "resume",
    ...filter,
  }));
}

const whereOf = (filters: Awaited<ReturnType<typeof filtersOf>>): Where => ({
  or: filters.map((filter) => ({
    and: Object.entries(filter).map(([field, wanted]): Where => ({
      [field]: typeof wanted === "string" ? { equals: wanted } : wanted,
    })),
  })),
});

const SELECT = {
  sender: true,
  kind: true,
  vacancy: true,
  subject: true,
  message: true,
  status: true,
  statusSince: true,
  nextStep: true,
  nextStepOn: true,
  tags: true,
  assignee: true,
  value: true,
  currency: true,
} as const;

const money = ({ value, currency }: Submission, t: Words): string =>
  typeof value === "number" && currency ? `${currency} ${value.toLocaleString(t.locale)}` : "";

interface Shown {
  /** Of colleagues. */
  names: ReadonlyMap<number, string>;
  today: string;
  t: Words;
}

const cardOf = (of: Submission, { names, today, t }: Shown): Card => ({
  id: of.id,
  name: of.sender || t("An unnamed sender"),
  what: shortlyAbout({ ...of, fields: {} }),
  status: of.status,
  statusSince: of.statusSince ?? null,
  nextStep: of.nextStep ?? "",
  nextStepOn: of.nextStepOn ?? null,
  isDue: isStepDue(of, today),
  tags: tagsIn(of.tags),
  owner: names.get(idOf(of.assignee) ?? 0) ?? "",
  value: money(of, t),
});

/** The longest in its stage first. */
export async function readBoard(payload: Payload, scope: Scope, t: Words): Promise<Column[]> {
  const filters = await filtersOf(payload, scope);
  const where = whereOf(filters);
  const names = new Map(
    (await colleagues(payload)).map(({ id, name, email }) => [id, name || email]),
  );
  const today = await todayOf(payload);
  return Promise.all(
    STAGES[scope.kind].map(async (status): Promise<Column> => {
      const { docs, totalDocs } = await payload.db.find<Submission>({
        collection: "submissions",
        where: { and: [{ status: { equals: status } }, where] },
        select: SELECT,
        sort: "statusSince",
        limit: SHOWN,
      });
      return {
        status,
        count: totalDocs,
        list: inOrder(listOf(...filters.map((filter) => ({ ...filter, status }))), "statusSince"),
        cards: docs.map((one) => cardOf(one, { names, today, t })),
      };
    }),
  );
}
