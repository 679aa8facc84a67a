/** `POST /visits`: a page's view or form step. `POST /visits/report`: counts for the host. */
import { visitsCall, type VisitReport } from "@meridian/contract/site-protocol/visits";
import { createRates } from "@meridian/intake";
import { isbot } from "isbot";
import { isForeign } from "#server/forms/origin.ts";
import { readSignedRequest } from "@meridian/contract/site-protocol/signed-request";
import { readVisit } from "#server/visits/read-visit.ts";
import { pageAt } from "#server/page-cache/page-request.ts";
import type { Uses } from "#server/services.ts";
import { readBytes } from "@meridian/http/bounded-fetch";

export interface Visits {
  /** `address`: the visitor's, only for the rate limit; never stored. */
  take(request: Request, address: string): Promise<Response>;
  report(request: Request): Promise<Response>;
}

/** A reader views a few pages a minute, and an office with one address has many readers. */
export const VISIT_LIMITS = {
  perAddress: { posts: 120, seconds: 60 },
  overall: { posts: 6000, seconds: 60 },
};
const LONGEST = 4000;

const plain = (status: number, text: string | null = null): Response =>
  new Response(text, {
    status,
    headers: {
      "cache-control": "no-store",
      ...(text && { "content-type": "text/plain; charset=utf-8" }),
    },
  });
/** The same response whether counted or not: it does not concern the page. */
const accepted = (): Response => plain(204);

export function createVisits({
  visitStore: store,
  settings: { siteUrl, purgeSecret: secret },
  siteSettings,
  routes,
  pages,
  log,
  now = () => Date.now(),
}: Uses<
  "visitStore" | "routes",
  {
    settings: "siteUrl" | "purgeSecret";
    siteSettings: "latest" | "languages";
    pages: "get";
    log: "warn" | "error";
  }
> & { now?: () => number }): Visits {
  const rates = createRates(VISIT_LIMITS);
  const isCounting = (): boolean => siteSettings.latest.analytics.provider === "own";
  // A counted page was just served, so it is in memory.
  const isPage = async (path: string): Promise<boolean> => {
    const page = await pageAt(path, { routes, siteSettings });
    return page !== null && !page.isFallback && (await pages.get(page)).ready.status === 200;
  };
  const refuse = (status: number, reason: string): Response => {
    log.warn({ status }, `visits: rejected a request: ${reason.trim()}`);
    return plain(status, reason);
  };
  return {
    async take(request, address) {
      if (isForeign(request.headers, siteUrl)) return plain(403);
      if (
        !isCounting() ||
        refusesCounting(request.headers) ||
        isMachine(request.headers.get("user-agent"))
      )
        return accepted();
      if (await rates.count(address)) return plain(429);
      const body = await readBounded(request, LONGEST);
      const visit = body && readVisit(body);
      if (!visit) return plain(400);
      if (await isPage(visit.page)) store.add(visit);
      return accepted();
    },
    async report(request) {
      const read = await readSignedRequest(request, { secret, schema: visitsCall, now });
      if ("refused" in read) return refuse(read.refused.status, read.refused.reason);
      try {
        const report = await store.report(read.call.days);
        return Response.json({ counting: isCounting(), ...report } satisfies VisitReport, {
          headers: { "cache-control": "no-store" },
        });
      } catch (error) {
        log.warn({ err: error }, "visits: the counts are unreadable");
        return plain(503, "The counts are unreadable; the site's log has the reason.\n");
      }
    },
  };
}

/** Every browser sends a user agent. */
const isMachine = (agent: string | null): boolean => !agent || isbot(agent);

/** Do Not Track and Global Privacy Control. */
const refusesCounting = (headers: Headers): boolean =>
  headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";

/** A request's body; `null` if it exceeds `most` bytes, after which reading stops. */
const readBounded = async (request: Request, most: number): Promise<Buffer | null> =>
  Number(request.headers.get("content-length") ?? 0) > most ? null : readBytes(request.body, most);
