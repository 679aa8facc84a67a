import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { Services, Uses } from "#server/services.ts";
import { openSharedVisits } from "#server/visits/shared-visits.ts";
import { createSearchWords } from "#server/visits/search-words.ts";
import type { VisitStore } from "#server/visits/visit-report.ts";
import {
  openVisitStore,
  type OwnVisitStore,
  type VisitStoreOptions,
} from "#server/visits/visit-store.ts";

/** On this site's disk, and in the journal's database if several sites share it. */
export function openVisits({
  settings,
  database,
  log,
}: Uses<"settings" | "database" | "log">): VisitStore {
  const words = createSearchWords(settings.purgeSecret);
  const own = (onFlushed?: () => void) =>
    openStore(join(settings.dataDir, "visits"), log, { onFlushed, words });
  return database ? openSharedVisits({ own, database, log, words }) : own();
}

/** The site always starts: moves an invalid file away; without a usable disk counts nothing. */
export function openStore(
  folder: string,
  log: Pick<Services["log"], "error">,
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
  report: () => ({ days: [], pages: [], forms: [], searches: [], sources: [], documents: [] }),
  outgoing: { next: () => undefined, remove: () => undefined },
  close: () => undefined,
};
