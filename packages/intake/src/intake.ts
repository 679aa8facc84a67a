import { join } from "node:path";
import { createChecks } from "#all-checks.ts";
import type { Answer } from "#answer.ts";
import { createAltcha } from "#captcha/altcha.ts";
import type { Captcha } from "#captcha/captcha.ts";
import { createTextQuestions, type Question } from "#captcha/text-question.ts";
import { systemClock, type Clock } from "#clock.ts";
import type { Deliverer } from "#deliver/deliverer.ts";
import { createHostDeliverer, type HostTargets } from "#deliver/host.ts";
import { figuresOf, zeroCounters, type Figures } from "#figures.ts";
import { createFileStore, type FileStore } from "#files.ts";
import type { Journal } from "#journal/journal.ts";
import { openSqliteJournal } from "#journal/sqlite.ts";
import type { Log } from "#log.ts";
import { createOutbox } from "#outbox.ts";
import type { RateLimits } from "#rate.ts";
import { createClamd } from "#scan/clamd.ts";
import { holdUnscanned } from "#scan/hold.ts";
import { take, type Post } from "#take.ts";

export interface IntakeOptions {
  /** The intake keeps `journal.sqlite` and `files/` here; made when absent. */
  dataDir: string;
  /** Signs captcha challenges and questions; the same for every process of one site. */
  formSecret: string;
  deliver: { host: HostTargets };
  log: Log;
  clock?: Clock;
  fetch?: typeof globalThis.fetch;
  /** In place of the SQLite file in `dataDir`. */
  journal?: Journal;
  /** In place of ALTCHA; the text question stays. */
  captcha?: Captcha;
  /** How often one address, and everybody together, may post; not given, as often as they like. */
  rates?: RateLimits;
  /** Milliseconds nobody needs less of to fill in a form: what comes sooner is a machine's. Not given, 0. */
  quickestMs?: number;
  /** Where ClamAV's daemon listens, `tcp://host:port` or `unix:///path`; not given, files are not scanned. */
  clamdUrl?: string;
}

export interface Readiness {
  ready: boolean;
  /** What is wrong and what to do; empty when ready. */
  problem: string;
  /** Age of the oldest undelivered submission, ms. */
  oldestWaitingMs: number;
}

export interface Intake {
  /** Takes a post to its end. Never throws: what fails is an answer. */
  take(post: Post): Promise<Answer>;
  /** A new challenge for the captcha in the page, as JSON. */
  challenge(): Promise<unknown>;
  /** A new question for visitors without script. */
  question(): Question;
  readiness(): Promise<Readiness>;
  figures(): Promise<Figures>;
  /** Finishes or gives back deliveries under way, then closes the journal. */
  stop(): Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Opens the intake and starts its worker. Throws when its folder or journal cannot be opened. */
export async function createIntake(options: IntakeOptions): Promise<Intake> {
  const { dataDir, formSecret, deliver, log, clock = systemClock, fetch = globalThis.fetch } = options;
  const files = createFileStore(join(dataDir, "files"));
  const journal = options.journal ?? openSqliteJournal(join(dataDir, "journal.sqlite"));
  const counters = zeroCounters();
  const questions = createTextQuestions(formSecret, clock);
  const captcha = options.captcha ?? createAltcha(formSecret, clock);
  const captchas = [captcha, questions];
  const scanner = options.clamdUrl ? createClamd(options.clamdUrl) : null;
  const checks = createChecks({ captchas, rates: options.rates, quickestMs: options.quickestMs ?? 0, files, scanner, clock, log });
  const held = (deliverer: Deliverer): Deliverer => (scanner ? holdUnscanned(deliverer, scanner) : deliverer);
  const outbox = createOutbox({ journal, files, deliverers: { host: held(createHostDeliverer(deliver.host, fetch)) }, clock, log, counters });
  const stopKeeping = keepHouse({ files, journal, clock, log });
  outbox.wake();
  return {
    take: (post) => take({ journal, files, checks, captchas, targetsOf: () => ["host"], onStored: outbox.wake, clock, log, counters }, post),
    challenge: () => captcha.issue(),
    question: () => questions.ask(),
    readiness: () => readiness(journal, clock),
    figures: async () => figuresOf(counters, await journal.tally(), clock.now()),
    async stop() {
      await stopKeeping();
      await outbox.stop();
      await journal.close();
    },
  };
}

async function readiness(journal: Journal, clock: Clock): Promise<Readiness> {
  try {
    await journal.probe(clock.now());
    const { oldestWaitingMs } = figuresOf(zeroCounters(), await journal.tally(), clock.now());
    return { ready: true, problem: "", oldestWaitingMs };
  } catch (error) {
    return { ready: false, problem: `the journal cannot be written (${String(error)}): check the disk of DATA_DIR`, oldestWaitingMs: 0 };
  }
}

/** Now and every hour: removes files that a crash left behind, and forgets captchas that have expired. Returns what ends it. */
function keepHouse({ files, journal, clock, log }: { files: FileStore; journal: Journal; clock: Clock; log: Log }): () => Promise<void> {
  let cancel = (): void => undefined;
  let keeping = Promise.resolve();
  const keep = async (): Promise<void> => {
    const now = clock.now();
    const removed = await files.sweep(now - HOUR_MS, (ids) => journal.knownFiles(ids));
    if (removed > 0) log.warn({ files: removed }, "intake: removed files that belong to no submission, left by a crash");
    await journal.forget(now);
  };
  const round = (): void => {
    cancel = clock.after(HOUR_MS, round);
    keeping = keep().catch((error: unknown) => log.error({ err: error }, "intake: the hourly sweep failed; trying again in an hour"));
  };
  round();
  return () => {
    cancel();
    return keeping;
  };
}
