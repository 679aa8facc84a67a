import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { JournalDatabase } from "@meridian/intake";
import { readAddress } from "#server/http/addresses.ts";
import type { Log } from "#server/observability/log.ts";
import { pageRequest } from "#server/page-cache/page-request.ts";
import type { Pages } from "#server/page-cache/pages.ts";
import type { RouteTable } from "#server/http/route-table.ts";
import type { Settings } from "#server/config/settings.ts";
import type { SiteSettings } from "#server/config/site-settings.ts";
import { createVisits, type Visits } from "#server/visits/visits.ts";
import { openSharedVisits } from "#server/visits/shared-visits.ts";
import { createSearchWords } from "#server/visits/search-words.ts";
import {
  openVisitStore,
  type OwnVisitStore,
  type VisitStoreOptions,
} from "#server/visits/visit-store.ts";

export interface VisitParts {
  settings: Settings;
  site: Pick<SiteSettings, "latest" | "languages">;
  pages: Pick<Pages, "get">;
  routes: () => RouteTable | Promise<RouteTable>;
  /** The journal's, if several sites share it. */
  database: JournalDatabase | undefined;
  log: Log;
}

export function openVisits({ settings, site, pages, routes, database, log }: VisitParts): Visits {
  const words = createSearchWords(settings.purgeSecret);
  const own = (onFlushed?: () => void) =>
    openStore(join(settings.dataDir, "visits"), log, { onFlushed, words });
  return createVisits({
    store: database ? openSharedVisits({ own, database, log, words }) : own(),
    siteUrl: settings.siteUrl,
    secret: settings.purgeSecret,
    isCounting: () => site.latest.analytics.provider === "own",
    // A counted page was just served, so it is in memory.
    async isPage(path) {
      const address = readAddress(path);
      const page =
        address.kind === "page"
          ? pageRequest(address, await routes(), site.languages().others)
          : null;
      return page !== null && !page.isFallback && (await pages.get(page)).ready.status === 200;
    },
    log,
  });
}

/** The site always starts: moves an invalid file away; without a usable disk counts nothing. */
export function openStore(
  folder: string,
  log: Pick<Log, "error">,
  options: Pick<VisitStoreOptions, "onFlushed" | "words"> = {},
): OwnVisitStore {
  const file = join(folder, "visits.sqlite");
  for (const isLast of [false, true]) {
    try {
      mkdirSync(folder, { recursive: true });
      return openVisitStore({ file, log, ...options });
    } catch (error) {
      const code = error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
      const isBroken = !isLast && BROKEN.has(code);
      log.error(
        { err: error, file },
        isBroken
          ? "the counted visits are unreadable and were moved away; counting starts over"
          : "visits are not counted: DATA_DIR/visits cannot be used",
      );
      if (!isBroken) return NOTHING;
      putAside(file);
    }
  }
  return NOTHING;
}

/** SQLite's codes for a damaged file and for one that is not a database; not for a locked one. */
const BROKEN = new Set([11, 26]);

function putAside(file: string): void {
  for (const ending of ["", "-wal", "-shm"]) {
    try {
      renameSync(file + ending, `${file}.${Date.now()}.broken${ending}`);
    } catch {
      // Missing or not movable: the next attempt reports it.
    }
  }
}

const NOTHING: OwnVisitStore = {
  add: () => undefined,
  report: () => ({ days: [], pages: [], forms: [], searches: [] }),
  outgoing: { next: () => undefined, remove: () => undefined },
  close: () => undefined,
};
