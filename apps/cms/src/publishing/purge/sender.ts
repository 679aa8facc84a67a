/** Tells the site what changed: signed, in order, and for as long as it takes. */
import { randomUUID } from "node:crypto";
import { boundedFetch, connectionProblem, FetchError } from "@meridian/contract/http";
import { LARGEST_CALL, MOST_TAGS, type PurgeCall } from "@meridian/contract/site-protocol/purge";
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
   * Something was written down, or may have been: polls at once, and again soon, since nobody can
   * read a change before its transaction is through.
   */
  poll(): void;
  /** Ends after the round at hand. What is pending is told on the next start. */
  stop(): Promise<void>;
}

/** Milliseconds between polls that find nothing; the last one stays. */
const PAUSES = [50, 100, 200, 400, 800, 1600, 5000];
const BACKOFF = [250, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000];
/** Milliseconds the site may take to answer. */
const TIMEOUT_MS = 5000;
/** Bytes of tags: the rest of a call takes some hundred. */
const LARGEST_TAGS = LARGEST_CALL - 1024;
/** Bytes of an answer, of which nothing is used. */
const MOST = 2 ** 20;

export function createSender(options: SenderOptions): Sender {
  const { url, log, backoff = BACKOFF } = options;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let failures = 0;
  let polls = 0;

  function poll(): void {
    polls = 0;
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
      // Asked between the last round and here.
      if (again) begin();
      else beginIn(PAUSES[Math.min(polls++, PAUSES.length - 1)]);
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
        if (failures > 0) log.info(`The site at ${url} is notified of changes again.`);
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
        `The site could not be notified of what changed (${error instanceof Error ? error.message : String(error)}). It is tried again until ${url} answers; if the site runs elsewhere, set PURGE_URL.`,
      );
    beginIn(backoff[Math.min(failures++, backoff.length - 1)]);
  }

  return {
    poll,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/** The connection's own words where there was none. */
const problemOf = (error: unknown): string =>
  error instanceof FetchError && error.problem !== "unreachable"
    ? error.message
    : connectionProblem(error instanceof FetchError ? error.cause : error);

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
  const { body, headers } = signedPost(call, secret);
  const { status } = await boundedFetch(url, {
    timeoutMs: TIMEOUT_MS,
    most: MOST,
    fetch,
    headers,
    body,
  }).catch((error: unknown) => Promise.reject(new Error(problemOf(error))));
  if (status < 200 || status > 299)
    throw new Error(
      `it answered ${status}${status === 401 || status === 403 ? ", so PURGE_SECRET differs between the two" : ""}`,
    );
  await pending.forget(changes.map((change) => change.id));
  return true;
}

/**
 * Each tag once, and the numbers of the first and the last change: by them the site sees whether it
 * missed one. No numbers where one between them is missing: it may yet be committed (PostgreSQL).
 */
function summary(
  changes: Awaited<ReturnType<Pending["read"]>>,
): Pick<PurgeCall, "tags" | "from" | "to"> {
  const all = [...new Set(changes.flatMap((change) => change.tags))];
  const numbers = changes.map(({ id }) => Number(id));
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  const isTooMuch = all.length > MOST_TAGS || Buffer.byteLength(JSON.stringify(all)) > LARGEST_TAGS;
  const tags = isTooMuch || all.includes("*") ? ["*"] : all;
  return to - from + 1 === numbers.length ? { tags, from, to } : { tags };
}
