/** Visits and begun forms of the site, and leads of the inbox, as one table (OWN-145). */
import { OTHER, sourceName, type Touch } from "@meridian/contract/touch";
import type { Words } from "#admin-ui/words/words.ts";
import { sourceInWords } from "#inbox/sources/came-from.ts";
import type { Leads } from "#inbox/sources/count-leads.ts";
import type { VisitReport } from "#server/read-visits.ts";

export const WAYS = ["source", "campaign"] as const;
export type Way = (typeof WAYS)[number];

export interface Figures {
  visits: number;
  begun: number;
  sent: number;
  won: number;
  hired: number;
}

export interface SourceRow extends Figures {
  /** In the admin's language; a campaign as its owner wrote it. */
  name: string;
  /** Of the inbox's list; `null`: the list has no filter for it. */
  filter: Record<string, string> | null;
}

export interface SourceTable {
  /** Most leads first. */
  rows: SourceRow[];
  /** What is beyond the rows. */
  rest: (Figures & { rows: number }) | null;
  total: Figures;
}

const NONE: Figures = { visits: 0, begun: 0, sent: 0, won: 0, hired: 0 };
const FIGURES = ["visits", "begun", "sent", "won", "hired"] as const;

export const summed = (all: readonly Figures[]): Figures =>
  all.reduce((sum, one) => {
    const next = { ...sum };
    for (const name of FIGURES) next[name] += one[name];
    return next;
  }, NONE);

const NAMED: Record<Way, (touch: Touch, t: Words) => Pick<SourceRow, "name" | "filter">> = {
  source: ({ source, medium }, t) => ({
    name: sourceInWords({ source: source || "Unknown", medium }, t),
    filter: source && source !== OTHER ? { utmSource: source, utmMedium: medium } : null,
  }),
  campaign: ({ source, campaign }, t) => ({
    name: campaign || t(source === OTHER ? sourceName(OTHER) : "No campaign"),
    filter: campaign ? { utmCampaign: campaign } : null,
  }),
};

/** `most`: rows; the sums of further ones are in `rest`. */
export function joinSources(
  leads: readonly Leads[],
  sources: VisitReport["sources"],
  { by, most, t }: { by: Way; most: number; t: Words },
): SourceTable {
  const found = new Map<string, SourceRow>();
  for (const one of [...leads, ...sources]) {
    const { name, filter } = NAMED[by](one, t);
    const key = JSON.stringify([name, filter]);
    const before = found.get(key) ?? { ...NONE, name, filter };
    found.set(key, { ...before, ...summed([before, { ...NONE, ...figuresOf(one) }]) });
  }
  const ranked = [...found.values()].toSorted(
    (a, b) => b.sent - a.sent || b.visits - a.visits || a.name.localeCompare(b.name),
  );
  const further = ranked.slice(most);
  return {
    rows: ranked.slice(0, most),
    rest: further.length > 0 ? { ...summed(further), rows: further.length } : null,
    total: summed(ranked),
  };
}

const figuresOf = (one: Leads | VisitReport["sources"][number]): Partial<Figures> =>
  "sent" in one
    ? { sent: one.sent, won: one.won, hired: one.hired }
    : { visits: one.visits, begun: one.begun };
