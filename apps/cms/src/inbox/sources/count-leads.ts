/** Submissions by where they came from, with what became of them (OWN-145). */
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Touch } from "@meridian/contract/touch";
import type { Payload } from "payload";

const DAY = 86_400_000;

/** ISO 8601; `until` is not included. */
export interface Period {
  since: string;
  until: string;
}

/** Whole days in UTC, as the site counts visits; today is the last. */
export function lastDays(days: number, now = new Date()): Period {
  const tomorrow = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return {
    since: new Date(tomorrow - days * DAY).toISOString(),
    until: new Date(tomorrow).toISOString(),
  };
}

export interface Leads extends Touch {
  sent: number;
  won: number;
  hired: number;
}

/** As `leadFilters` finds them in the inbox: what is suspicious counts nowhere (CON-11). */
export async function countLeads(
  { db }: Pick<Payload, "db">,
  { since, until }: Period,
): Promise<Leads[]> {
  // Some hundred rows; the submissions would be a second of work at 20,000.
  const { rows } = (await db.execute({
    drizzle: db.drizzle,
    sql: sql`select coalesce("utm_source", '') as "source", coalesce("utm_medium", '') as "medium",
      coalesce("utm_campaign", '') as "campaign", count(*) as "sent",
      sum(case when "status" = 'won' then 1 else 0 end) as "won",
      sum(case when "status" = 'hired' then 1 else 0 end) as "hired"
      from "submissions" where "received_at" >= ${since} and "received_at" < ${until}
      and "suspicious" is not true group by 1, 2, 3`,
  })) as { rows: (Touch & Record<"sent" | "won" | "hired", number | string>)[] };
  // PostgreSQL writes sums as text.
  return rows.map(({ sent, won, hired, ...touch }) => ({
    ...touch,
    sent: Number(sent),
    won: Number(won),
    hired: Number(hired),
  }));
}

/** The same in the inbox's list. */
export const leadFilters = ({ since, until }: Period) => ({
  receivedAt: { greater_than_equal: since, less_than: until },
  suspicious: { not_equals: "true" },
});
