/** Lives a random history on a content host and the built site. */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { array, asyncModelRun, nat, sample, shuffledSubarray, tuple } from "fast-check";
import { appProcess } from "../app-process.ts";
import { NO_RATE_LIMITS } from "../no-rate-limits.ts";
import { compare } from "./compare.ts";
import { FRESH_FOR, newFace, TODAY, type History } from "./history.ts";
import type { HostDriver } from "./hosts/host-driver.ts";
import { addressOf, type Item, type Kind, type Model } from "./model.ts";
import { siteClient } from "./site-client.ts";
import { addItem, editing } from "./steps/editing.ts";
import { troubles } from "./steps/troubles.ts";
import { languages } from "./steps/languages.ts";
import { running } from "./steps/running.ts";
import { StepCommand, type Step } from "./steps/step.ts";
import { publish } from "./model.ts";
import { newWords } from "./words.ts";

/** At the start; posts are many enough for several pages of their list, and for the index to be large. */
const AT_START: Record<Kind, number> = { post: 60, service: 4, vacancy: 6, technology: 3 };
/** Of each kind, those with a German page. */
const TRANSLATED = 2;
/** Creations at the same time. */
const TOGETHER = 4;
const DAY = 86_400_000;

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
  host: HostDriver;
  sitePort: number;
  seed: number;
  /** How often each step comes. */
  turns: number;
}

/** Also a file, for a history that does not end. */
function openLog(seed: number): string[] {
  const file = join(tmpdir(), `history-${seed}.log`);
  writeFileSync(file, "");
  const lines: string[] = [];
  const push = lines.push.bind(lines);
  lines.push = (...added) => {
    const at = new Date().toISOString().slice(11, 19);
    appendFileSync(file, added.map((line) => `${at} ${line}\n`).join(""));
    return push(...added);
  };
  return lines;
}

const STEPS: readonly Step[] = [...editing, ...languages, ...running, ...troubles];

/** Each step `turns` times, in an order of the seed. */
function commandsOf(host: HostDriver, seed: number, turns: number): StepCommand[] {
  const steps = STEPS.filter(({ needs }) => needs === undefined || host[needs] !== undefined);
  const turn = shuffledSubarray(steps, { minLength: steps.length });
  const seeds = array(nat(), { minLength: steps.length, maxLength: steps.length });
  return sample(tuple(turn, seeds), { seed, numRuns: turns }).flatMap(([shuffled, numbers]) =>
    shuffled.map((step, at) => new StepCommand(step, numbers[at] ?? 0)),
  );
}

async function fill(history: History): Promise<void> {
  const { model, host } = history;
  const wanted = Object.entries(AT_START) as [Kind, number][];
  const days = wanted.flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => ({
      kind,
      day:
        kind === "post" ? new Date(Date.now() - (at + 1) * DAY).toISOString().slice(0, 10) : TODAY,
    })),
  );
  const items: Item[] = [];
  for (let at = 0; at < days.length; at += TOGETHER) {
    const made = days
      .slice(at, at + TOGETHER)
      .map(({ kind, day }) => addItem(history, { kind, day, isPublic: true, isHot: false }));
    items.push(...(await Promise.all(made)));
  }
  // In the order of the seed, not in that of the replies.
  model.items = items;
  for (const [kind] of wanted)
    for (const item of model.items.filter((one) => one.kind === kind).slice(0, TRANSLATED)) {
      const face = newFace(history);
      const id = await host.translate(item, face);
      item.de = { id, face, isPublic: true, known: new Set() };
      publish(item.de);
    }
  const linked = (["service", "technology"] as const).flatMap((kind) =>
    model.items
      .filter((one) => one.kind === kind)
      .slice(0, 2)
      .map(({ en }) => addressOf(kind, en.face.slug, "en")),
  );
  await host.linkEverywhere(linked);
  history.linked = linked;
  history.touched.clear();
}

/** Throws at the first difference, with the seed and all steps so far. */
export async function runHistory({
  host,
  sitePort,
  seed,
  turns,
}: HistoryOptions): Promise<History> {
  const dataDir = mkdtempSync(join(tmpdir(), "histories-site-"));
  const site = appProcess("site", sitePort, {
    ...NO_RATE_LIMITS,
    DATA_DIR: dataDir,
    CONTENT_HOST: host.url,
    PURGE_SECRET: host.purgeSecret,
    LOG_LEVEL: "warn",
    PAGE_TTL: FRESH_FOR.short,
    CONTENT_TIMEOUT: "3s",
    ...host.siteSettings,
  });
  const model: Model = {
    items: [],
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
    freshness: "short",
    word: newWords(seed),
    log: openLog(seed),
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
    await compare(history);
    await asyncModelRun(() => ({ model, real: history }), commandsOf(host, seed, turns));
    await compare(history, true);
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
