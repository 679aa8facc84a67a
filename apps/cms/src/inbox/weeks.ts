import type { Payload } from "payload";
import type { Submission } from "#payload-types.ts";

const DAY = 86_400_000;
const WEEKS = 8;

export interface Week {
  /** Its Monday, as `2026-11-16`. */
  from: string;
  counts: Record<Submission["kind"], number>;
}

/** The Monday of a day's week, at midnight UTC. */
export function mondayOf(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - ((now.getUTCDay() + 6) % 7) * DAY);
}

/** The list's filter for what came this week. */
export const sinceMonday = (now = new Date()): { greater_than_equal: string } => ({
  greater_than_equal: mondayOf(now).toISOString(),
});

/** This week and the seven before, oldest first; without suspicious ones (CON-11). */
export async function countWeeks(payload: Payload, now = new Date()): Promise<Week[]> {
  const monday = mondayOf(now).getTime();
  const starts = Array.from({ length: WEEKS }, (_, at) => monday - (WEEKS - 1 - at) * 7 * DAY);
  const { docs } = await payload.db.find<Pick<Submission, "id" | "kind" | "receivedAt">>({
    collection: "submissions",
    where: {
      and: [
        { suspicious: { not_equals: true } },
        {
          receivedAt: {
            greater_than_equal: new Date(monday - (WEEKS - 1) * 7 * DAY).toISOString(),
          },
        },
        { receivedAt: { less_than: new Date(monday + 7 * DAY).toISOString() } },
      ],
    },
    select: { kind: true, receivedAt: true },
    limit: 0,
    pagination: false,
  });
  const weeks = starts.map((from): Week => ({
    from: new Date(from).toISOString().slice(0, 10),
    counts: { contact: 0, resume: 0, "price-request": 0, survey: 0 },
  }));
  for (const { kind, receivedAt } of docs) {
    const at = Math.floor((Date.parse(receivedAt ?? "") - (starts[0] ?? 0)) / (7 * DAY));
    const week = weeks[at];
    if (week) week.counts[kind] += 1;
  }
  return weeks;
}
