/** Lives a random history on a content host and the built site. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asyncModelRun } from "fast-check";
import { appProcess } from "../app-process.ts";
import { NO_RATE_LIMITS } from "../no-rate-limits.ts";
import { commandsOf } from "./commands.ts";
import { compare, type Extent } from "./compare.ts";
import { fill } from "./fill.ts";
import { FRESH_FOR, type History } from "./history.ts";
import type { HostDriver } from "./hosts/host-driver.ts";
import type { Model } from "./model.ts";
import { openLog } from "./open-log.ts";
import { siteClient } from "./site-client.ts";
import { newWords } from "./words.ts";

/** A history ends at its first fault; `HISTORY_SURVEY=1` goes on and lists all. */
const TRIES = 40;
const IN_SURVEY = 8;
const isSurvey = process.env.HISTORY_SURVEY === "1";

const surveyOf =
  ({ faults, log }: History): History["survive"] =>
  async (name, run) => {
    try {
      await run();
    } catch (error) {
      if (faults.has(name)) return;
      const words = error instanceof Error ? error.message : String(error);
      faults.set(name, words);
      log.push(`! ${words}`);
    }
  };

export interface HistoryOptions {
  /** Of the host, for the name of the log's file. */
  name: string;
  host: HostDriver;
  sitePort: number;
  seed: number;
  /** What is compared at the end. */
  end: Extent;
}

/** Throws at the first difference, with the seed and all steps so far. */
export async function runHistory({
  name,
  host,
  sitePort,
  seed,
  end,
}: HistoryOptions): Promise<History> {
  const dataDir = mkdtempSync(join(tmpdir(), "histories-site-"));
  const site = appProcess("site", sitePort, {
    ...NO_RATE_LIMITS,
    DATA_DIR: dataDir,
    CONTENT_HOST: host.url,
    PURGE_SECRET: host.purgeSecret,
    LOG_LEVEL: "warn",
    PAGE_TTL: FRESH_FOR.long,
    CONTENT_TIMEOUT: "3s",
    ...host.siteSettings,
  });
  const model: Model = {
    items: [],
    documents: [],
    lastFile: 0,
    off: new Set(),
    isGermanOn: true,
    listsRemoved: host.listsRemoved === true,
    versionsStandAlone: host.versionsStandAlone === true,
  };
  const history: History = {
    model,
    host,
    site,
    visitor: siteClient(site.url),
    word: newWords(seed),
    log: openLog(name, seed),
    reached: new Set(),
    touched: new Set(),
    requested: new Map(),
    targets: new Map(),
    linked: [],
    round: 0,
    tries: isSurvey ? IN_SURVEY : TRIES,
    faults: new Map(),
    survive: (_, run) => run(),
  };
  if (isSurvey) history.survive = surveyOf(history);
  try {
    await host.start();
    await site.start();
    await fill(history);
    await asyncModelRun(() => ({ model, real: history }), commandsOf(host, seed));
    await compare(history, end);
    if (history.faults.size > 0) throw new Error([...history.faults.values()].join("\n"));
    return history;
  } catch (error) {
    throw new Error(
      `HISTORY_SEED=${seed}\n${history.log.join("\n")}\n${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  } finally {
    await site.stop();
    await host.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
