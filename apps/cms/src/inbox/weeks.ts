/** How many submissions came, by week and kind. */
import type { Payload, Where } from "payload";

const DAY = 86_400_000;
const WEEKS = 8;
const KINDS = ["contact", "resume", "price-request", "survey"] as const;

export interface Week {
  /** Its Monday, as `2026-11-16`. */
  from: string;
  counts: Record<(typeof KINDS)[number], number>;
}

/** The Monday of a day's week, at midnight UTC. */
export function mondayOf(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - ((now.getUTCDay() + 6) % 7) * DAY);
}

/** This week and the seven before it, the oldest first. */
export async function countWeeks(payload: Payload, now = new Date()): Promise<Week[]> {
  const monday = mondayOf(now).getTime();
  const starts = Array.from({ length: WEEKS }, (_, at) => monday - (WEEKS - 1 - at) * 7 * DAY);
  const count = async (kind: string, from: number): Promise<number> => {
    const where: Where = {
      and: [
        { kind: { equals: kind } },
        { receivedAt: { greater_than_equal: new Date(from).toISOString() } },
        { receivedAt: { less_than: new Date(from + 7 * DAY).toISOString() } },
      ],
    };
    return (await payload.db.count({ collection: "submissions", where })).totalDocs;
  };
  return Promise.all(
    starts.map(async (from): Promise<Week> => {
      const counted = await Promise.all(
        KINDS.map(async (kind) => [kind, await count(kind, from)] as const),
      );
      return {
        from: new Date(from).toISOString().slice(0, 10),
        // One for each of KINDS.
        counts: Object.fromEntries(counted) as Week["counts"],
      };
    }),
  );
}
