import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { readAddress } from "#server/addresses.ts";
import type { Log } from "#server/log.ts";
import { pageRequest } from "#server/page-request.ts";
import type { Pages } from "#server/pages.ts";
import type { RouteTable } from "#server/route-table.ts";
import type { Settings } from "#server/settings.ts";
import type { SiteSettings } from "#server/site-settings.ts";
import { createVisits, type Visits } from "#server/visits.ts";
import { openVisitStore } from "#server/visits/visit-store.ts";

export interface VisitParts {
  settings: Settings;
  site: Pick<SiteSettings, "latest">;
  pages: Pick<Pages, "get">;
  routes: () => RouteTable | Promise<RouteTable>;
  log: Log;
}

export async function openVisits({ settings, site, pages, routes, log }: VisitParts): Promise<Visits> {
  const folder = join(settings.dataDir, "visits");
  await mkdir(folder, { recursive: true });
  return createVisits({
    store: openVisitStore({ file: join(folder, "visits.sqlite"), log }),
    siteUrl: settings.siteUrl,
    secret: settings.purgeSecret,
    isCounting: () => site.latest.analytics.provider === "own",
    // Whoever counts a page has just been given it: it lies in memory.
    async isPage(path) {
      const address = readAddress(path);
      const page = address.kind === "page" && !address.isData ? pageRequest(address, await routes()) : null;
      return page !== null && !page.isFallback && (await pages.get(page)).ready.status === 200;
    },
    log,
  });
}
