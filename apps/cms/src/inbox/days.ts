import type { Payload } from "payload";
import type { Submission } from "#payload-types.ts";

const DAY = 86_400_000;

export interface Day {
  /** As `2026-11-16`, in UTC. */
  day: string;
  counts: Record<Submission["kind"], number>;
}

/** Sent forms on today and the days before, oldest first; without suspicious ones (CON-11). */
export async function countDays(payload: Payload, days: number, now = new Date()): Promise<Day[]> {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const first = today - (days - 1) * DAY;
  const { docs } = await payload.db.find<Pick<Submission, "id" | "kind" | "receivedAt">>({
    collection: "submissions",
    where: {
      and: [
        { suspicious: { not_equals: true } },
        { receivedAt: { greater_than_equal: new Date(first).toISOString() } },
        { receivedAt: { less_than: new Date(today + DAY).toISOString() } },
      ],
    },
    select: { kind: true, receivedAt: true },
    limit: 0,
    pagination: false,
  });
  const found = Array.from({ length: days }, (_, at): Day => ({
    day: new Date(first + at * DAY).toISOString().slice(0, 10),
    counts: { contact: 0, resume: 0, "price-request": 0, survey: 0 },
  }));
  for (const { kind, receivedAt } of docs) {
    const day = found[Math.floor((Date.parse(receivedAt ?? "") - first) / DAY)];
    if (day) day.counts[kind] += 1;
  }
  return found;
}
