import type { Payload } from "payload";
import { dayAt, dayBegins, zoneOf } from "#publishing/schedule/day-begins.ts";

const DAY = 86_400_000;

/** The list's filter for what came this week, which begins on Monday where the company is. */
export async function sinceMonday(
  payload: Payload,
  now = new Date(),
): Promise<{ greater_than_equal: string }> {
  const zone = await zoneOf({ payload });
  const today = new Date(dayAt(now.getTime(), zone));
  const monday = new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY);
  const begins = dayBegins(monday.toISOString().slice(0, 10), zone);
  return { greater_than_equal: new Date(begins).toISOString() };
}
