/** Tells the site what changed: signed, in order, and for as long as it takes. */
import { randomUUID } from "node:crypto";
import { connectionProblem } from "@meridian/contract/http";
import type { PurgeCall } from "@meridian/contract/site-protocol/purge";
import { signedPost } from "@meridian/contract/site-protocol/signature";

/** Changes that are written down and not yet told. */
export interface Pending {
  read(): Promise<{ id: number | string; tags: string[] }[]>;
  /** They were told. */
  forget(ids: (number | string)[]): Promise<void>;
}

export interface SenderOptions {
  url: string;
  secret: string;
  pending: Pending;
  log: { info(message: string): void; warn(message: string): void };
  fetch?: typeof globalThis.fetch;
  now?: () => number;
  /** Milliseconds of the pauses after failures; the last one stays. */
  backoff?: readonly number[];
}

export interface Sender {
  /**
   * Something was written down, or may have been: looks at once, and again soon, since nobody can
   * read a change before its transaction is through.
   */
  look(): void;
  /** Ends after the round at hand. What is pending is told on the next start. */
  stop(): Promise<void>;
}

/** Milliseconds between looks that find nothing; the last one stays. */
const LOOKS = [50, 100, 200, 400, 800, 1600, 5000];
const BACKOFF = [250, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000];
/** Milliseconds the site may take to answer. */
const TIMEOUT_MS = 5000;

export function createSender(options: SenderOptions): Sender {
  const { url, log, backoff = BACKOFF } = options;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let failures = 0;
  let looks = 0;

  function look(): void {
    looks = 0;
    again = true;
    if (!stopped && !round) begin();
  }

  function begin(): void {
    clearTimeout(timer);
    timer = undefined;
    again = true;
    round = rounds().finally(() => {
      round = undefined;
      if (timer || stopped) return;
      // Asked to look between the last look and here.
      if (again) begin();
      else beginIn(LOOKS[Math.min(looks++, LOOKS.length - 1)]);
    });
  }

  function beginIn(ms: number | undefined): void {
    timer = setTimeout(begin, ms);
    timer.unref();
  }

  /** Until nothing is pending; after a failure the next round waits. */
  async function rounds(): Promise<void> {
    while (again && !stopped) {
      again = false;
      try {
        again = (await sendPending(options)) || again;
        if (failures > 0) log.info(`The site at ${url} is told of changes again.`);
        failures = 0;
      } catch (error) {
        again = true;
        backOff(error);
        return;
      }
    }
  }

  function backOff(error: unknown): void {
    if (failures === 0)
      log.warn(
        `The site could not be told what changed (${error instanceof Error ? error.message : String(error)}). It is tried again until ${url} answers; if the site runs elsewhere, set PURGE_URL.`,
      );
    beginIn(backoff[Math.min(failures++, backoff.length - 1)]);
  }

  return {
    look,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/** Whether there was something to send. */
async function sendPending({
  url,
  secret,
  pending,
  fetch = globalThis.fetch,
  now = Date.now,
}: SenderOptions): Promise<boolean> {
  const changes = await pending.read();
  if (changes.length === 0) return false;
  const call: PurgeCall = { ...summary(changes), id: randomUUID(), at: now() };
  const response = await fetch(url, {
    ...signedPost(call, secret),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => Promise.reject(new Error(connectionProblem(error))));
  await response.body?.cancel();
  if (!response.ok)
    throw new Error(
      `it answered ${response.status}${response.status === 401 || response.status === 403 ? ", so PURGE_SECRET differs between the two" : ""}`,
    );
  await pending.forget(changes.map((change) => change.id));
  return true;
}

/**
 * Each tag once, and the numbers of the first and the last change: by them the site sees whether it
 * missed one.
 */
function summary(changes: Awaited<ReturnType<Pending["read"]>>): {
  tags: string[];
  from: number;
  to: number;
} {
  const tags = [...new Set(changes.flatMap((change) => change.tags))];
  const numbers = changes.map(({ id }) => Number(id));
  return {
    tags: tags.includes("*") ? ["*"] : tags,
    from: Math.min(...numbers),
    to: Math.max(...numbers),
  };
}
