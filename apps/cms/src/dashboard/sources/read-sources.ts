import type { Payload } from "payload";
import type { Words } from "#admin-ui/words/words.ts";
import { readVisits, type ReadVisits } from "#server/read-visits.ts";
import { joinSources, WAYS, type SourceTable, type Way } from "#dashboard/sources/join-sources.ts";
import { countLeads, lastDays, type Period } from "#inbox/sources/count-leads.ts";

export const PERIODS = [7, 30, 90, 365] as const;

export interface Question {
  days: (typeof PERIODS)[number];
  by: Way;
}

/** Of an address; what is unknown is the last 30 days, by source. */
export const questionOf = (query: Partial<Record<string, unknown>> = {}): Question => ({
  days: PERIODS.find((one) => String(one) === query.days) ?? 30,
  by: WAYS.find((one) => one === query.by) ?? "source",
});

export interface Sources extends SourceTable {
  period: Period;
  /** Why visits and begun forms are not shown, or are not counted now; else empty. */
  problem: string;
  hasVisits: boolean;
}

const NOT_COUNTING =
  "The site does not count visits now (Settings, Search and measuring). Earlier counts are shown.";

export async function readSources(
  payload: Payload,
  site: Omit<ReadVisits, "days">,
  { days, ...table }: Question & { most: number; t: Words },
): Promise<Sources> {
  const period = lastDays(days);
  const [leads, report] = await Promise.all([
    countLeads(payload, period),
    readVisits({ ...site, days }),
  ]);
  const isRead = typeof report !== "string";
  return {
    ...joinSources(leads, isRead ? report.sources : [], table),
    period,
    hasVisits: isRead,
    problem: isRead ? (report.counting ? "" : NOT_COUNTING) : report,
  };
}
