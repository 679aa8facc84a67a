/** Checks links weekly and stores the result for the dashboard. */
import type { Endpoint, Payload } from "payload";
import { isEditor } from "#accounts/access/roles.ts";
import { findBrokenLinks, type BrokenLink } from "#publishing/broken-links/find-broken-links.ts";
import { forbid } from "#server/http/refuse.ts";
import { unlessTaken } from "#server/nodes/turns.ts";

export interface LinkReport {
  /** ISO. */
  at: string;
  links: BrokenLink[];
  /** Broken links beyond the stored ones. */
  more: number;
}

const KEY = "broken-links";
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
/** More than an editor fixes at once. */
const LINKS_AT_MOST = 200;

/** `null` before the first check. */
export const lastReport = (payload: Payload): Promise<LinkReport | null> =>
  payload.kv.get<LinkReport>(KEY);

export async function checkLinksNow(
  payload: Payload,
  siteUrl: string,
  now = new Date(),
): Promise<LinkReport> {
  const links = await findBrokenLinks(payload, siteUrl);
  const report = {
    at: now.toISOString(),
    links: links.slice(0, LINKS_AT_MOST),
    more: Math.max(0, links.length - LINKS_AT_MOST),
  };
  await payload.kv.set(KEY, report);
  return report;
}

/** Runs when the last check is a week old; returns whether it ran. */
export async function checkLinksWeekly(
  payload: Payload,
  siteUrl: string,
  now: Date,
): Promise<boolean> {
  const last = await lastReport(payload);
  const age = now.getTime() - Date.parse(last?.at ?? "");
  // A future time comes from a wrong clock.
  if (age >= 0 && age < WEEK) return false;
  await checkLinksNow(payload, siteUrl, now);
  return true;
}

/** Checks now and hourly if one is due. Returns a function that stops it. */
export function watchLinks(payload: Payload, siteUrl: string): () => Promise<void> {
  let round = Promise.resolve();
  const look = (): void => {
    round = unlessTaken(payload.db, "links", () =>
      checkLinksWeekly(payload, siteUrl, new Date()),
    ).then(
      () => undefined,
      (error: unknown) =>
        payload.logger.error({
          err: error,
          msg: "links: the check for broken links failed; next attempt in an hour",
        }),
    );
  };
  look();
  const timer = setInterval(look, HOUR);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}

/** `POST /cms/api/broken-links`, for editors: checks now. */
export const brokenLinksEndpoint = (siteUrl: string): Endpoint => ({
  path: "/broken-links",
  method: "post",
  handler: async (req) =>
    isEditor(req)
      ? Response.json(await checkLinksNow(req.payload, siteUrl), {
          headers: { "cache-control": "no-store" },
        })
      : forbid(),
});
