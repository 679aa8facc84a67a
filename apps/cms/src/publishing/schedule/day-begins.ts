/** When a day begins where the company is. */
import type { Payload, PayloadRequest } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import type { SiteSetting } from "#payload-types.ts";

const DEFAULT_ZONE = "UTC";

/** Of the first office that has one. */
export async function zoneOf({ payload }: Pick<PayloadRequest, "payload">, req?: PayloadRequest) {
  const settings = await payload.db.findGlobal<SiteSetting & Record<string, unknown>>({
    slug: "site-settings",
    req,
  });
  const given = settings && isPublished(settings) ? settings.geography?.offices : undefined;
  return given?.find(({ timeZone }) => timeZone)?.timeZone ?? DEFAULT_ZONE;
}

/** `YYYY-MM-DD` at this time. */
export const dayAt = (ms: number, zone: string): string =>
  new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: zone }).format(ms);

/** The company's day. */
export const todayOf = async (payload: Payload, now = new Date()): Promise<string> =>
  dayAt(now.getTime(), await zoneOf({ payload }));

const HOUR = 3_600_000;

/** The first quarter of an hour that is in this day: zones differ from UTC by quarters. */
export function dayBegins(day: string, zone: string): number {
  const middle = Date.parse(`${day}T00:00:00Z`);
  // Zones are at most 14 hours ahead of UTC, and 12 behind.
  let at = middle - 14 * HOUR;
  while (dayAt(at, zone) < day) at += HOUR / 4;
  return at;
}
