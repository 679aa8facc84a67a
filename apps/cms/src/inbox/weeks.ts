const DAY = 86_400_000;

/** The Monday of a day's week, at midnight UTC. */
export function mondayOf(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - ((now.getUTCDay() + 6) % 7) * DAY);
}

/** The list's filter for what came this week. */
export const sinceMonday = (now = new Date()): { greater_than_equal: string } => ({
  greater_than_equal: mondayOf(now).toISOString(),
});
