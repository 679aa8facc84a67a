/** Notifies the site: calls are signed, in order, and repeated until one succeeds. */
import { randomUUID } from "node:crypto";
import { boundedFetch, connectionProblem, FetchError } from "@meridian/http/bounded-fetch";
import { LARGEST_CALL, MOST_TAGS, type PurgeCall } from "@meridian/contract/site-protocol/purge";
import { signedPost } from "@meridian/contract/site-protocol/signature";

/** Changes that are not sent yet. */
export interface Pending {
  read(): Promise<{ id: number | string; tags: string[] }[]>;
  /** Called after these were sent. */
  markSent(ids: (number | string)[]): Promise<void>;
}

export interface SenderOptions {
  url: string;
  secret: string;
  pending: Pending;
  log: { info(message: string): void; warn(message: string): void };
  fetch?: typeof globalThis.fetch;
  now?: () => number;
  /** Milliseconds between retries; the last value repeats. */
  backoff?: readonly number[];
}

export interface Sender {
  /** A change may exist: polls now and again soon, because its transaction may still be open. */
  poll(): void;
  /** Ends after the current round. The next start sends pending changes. */
  stop(): Promise<void>;
}

/** Milliseconds between polls without a result; the last value repeats. */
const PAUSES = [50, 100, 200, 400, 800, 1600, 5000];
const BACKOFF = [250, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000];
const TIMEOUT_MS = 5000;
/** Bytes of tags; the rest of a call needs a few hundred. */
const LARGEST_TAGS = LARGEST_CALL - 1024;
/** Maximum bytes read of a response, whose body is not used. */
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
      // A poll was requested since the last round.
      if (again) begin();
      else beginIn(PAUSES[Math.min(polls++, PAUSES.length - 1)]);
    });
  }

  function beginIn(ms: number | undefined): void {
    timer = setTimeout(begin, ms);
    timer.unref();
  }

  /** Runs until nothing is pending; waits after a failure. */
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
        `The site could not be notified of changes (${error instanceof Error ? error.message : String(error)}). This is repeated until ${url} responds; if the site runs elsewhere, set PURGE_URL.`,
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

/** The connection's error if there was no response. */
const problemOf = (error: unknown): string =>
  error instanceof FetchError && error.problem !== "unreachable"
    ? error.message
    : connectionProblem(error instanceof FetchError ? error.cause : error);

/** Returns whether there was something to send. */
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
      `status ${status}${status === 401 || status === 403 ? ", so PURGE_SECRET differs between the two" : ""}`,
    );
  await pending.markSent(changes.map((change) => change.id));
  return true;
}

/**
 * Tags without duplicates, and the first and last number, by which the site detects a missed
 * change. No numbers if one between is missing: it may still be committed (PostgreSQL).
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
