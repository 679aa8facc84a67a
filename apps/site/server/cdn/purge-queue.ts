/** Sends purges to one CDN: in batches of its size, retried until they succeed. */
import { boundedFetch } from "@meridian/http/bounded-fetch";
import { createOutage } from "#server/observability/outage.ts";
import { SITE_TAG } from "#server/cdn/tags.ts";
import type { Vendor } from "#server/cdn/vendors.ts";

export interface PurgeQueue {
  /** Never waits and never fails. */
  add(tags: readonly string[]): void;
  close(): void;
}

export interface PurgeQueueOptions {
  vendor: Vendor;
  /** Name in the log. */
  name: string;
  log: { info(words: string): void; warn(words: string): void };
  fetch?: typeof globalThis.fetch;
  /** Milliseconds before the first retry; doubled for each next one. */
  firstPause?: number;
}

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 2 ** 20;
const LONGEST_PAUSE = 60_000;
/** Milliseconds; a vendor's longer Retry-After is ignored. */
const LONGEST_WAIT = 600_000;
/** More waiting tags become a purge of everything. */
const WAITING = 10_000;

class Refused extends Error {
  readonly waitMs: number | undefined;
  constructor(words: string, waitMs?: number) {
    super(words);
    this.waitMs = waitMs;
  }
}

export function createPurgeQueue({
  vendor,
  name,
  log,
  fetch = globalThis.fetch,
  firstPause = 1000,
}: PurgeQueueOptions): PurgeQueue {
  const outage = createOutage(name, "visitors may get outdated pages for up to 12 hours", log);
  const waiting = new Set<string>();
  let isRunning = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function send(tags: readonly string[]): Promise<void> {
    const { url, headers, body } = vendor.purgeCall(tags, new Date());
    const { status, ...reply } = await boundedFetch(url, {
      timeoutMs: TIMEOUT_MS,
      most: MOST_BYTES,
      headers,
      body,
      fetch,
    });
    const text = reply.body.toString("utf8");
    if (status < 200 || status > 299)
      throw new Refused(
        `it responded with HTTP ${status}${inWords(text)}`,
        waitOf(reply.headers.get("retry-after")),
      );
    const refusal = vendor.refusal?.(text);
    if (refusal !== undefined) throw new Refused(`it refused: ${refusal}`);
  }

  /** Sends one call after another until nothing waits or one fails. */
  async function run(tries: number): Promise<void> {
    isRunning = true;
    while (waiting.size > 0 && !isClosed) {
      const batch = [...waiting].slice(0, vendor.most);
      for (const tag of batch) waiting.delete(tag);
      try {
        await send(batch);
        outage.up();
        tries = 0;
      } catch (error) {
        for (const tag of batch) waiting.add(tag);
        outage.down(error instanceof Error ? error.message : String(error));
        const wait = error instanceof Refused ? error.waitMs : undefined;
        const pause = wait ?? Math.min(firstPause * 2 ** tries, LONGEST_PAUSE);
        timer = setTimeout(() => void run(tries + 1), pause);
        timer.unref();
        return;
      }
    }
    isRunning = false;
  }

  return {
    add(tags) {
      for (const tag of tags) waiting.add(tag);
      if (waiting.has(SITE_TAG) || waiting.size > WAITING) {
        waiting.clear();
        waiting.add(SITE_TAG);
      }
      if (!isRunning) void run(0);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** In seconds or as a date. */
function waitOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null || retryAfter === "") return undefined;
  const ms = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_WAIT);
}

/** The beginning of the response's text, on one line. */
const inWords = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim().slice(0, 200);
  return line === "" ? "" : `: ${line}`;
};
