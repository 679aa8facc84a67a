/**
 * Makes good a purge that was lost: answered and then forgotten by a process that died, sent while
 * the site was restarting, or to a wrong address. The host numbers its changes; the site asks it
 * what came after the last it knows.
 */
import { boundedFetch } from "@meridian/contract/http";
import { changes, changesAddress, restAddress } from "@meridian/contract";
import * as v from "valibot";
import type { Log } from "#server/observability/log.ts";

export interface ChangePolling {
  /** The host told us of its changes from this number to that one. */
  notified(from: number, to: number): void;
  /** The host sent a valid call. One that did not know its changes is asked for them at once. */
  heard(): void;
  /** Whether the host tells of its changes, and did so when it was last asked. */
  isNotified(): boolean;
  /** Asks now. Never rejects. */
  poll(): Promise<void>;
  stop(): void;
}

export interface ChangePollingOptions {
  host: string;
  /** What stands there for `/api`. */
  restRoot?: string;
  purge(tags: readonly string[]): Promise<void>;
  log: Pick<Log, "info">;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds between questions. A lost purge is made good within this and a render. */
  every?: number;
}

const EVERY = 20_000;
/** Between questions to a host that does not know them: it may be another one tomorrow. */
const RARELY = 10 * 60_000;
const TIMEOUT_MS = 5000;
/** Bytes of an answer: the tags of a day take a hundredth of it. */
const MOST = 4 * 2 ** 20;
const REDIRECTS = 3;

export function createChangePolling({
  host,
  restRoot,
  purge,
  log,
  fetch = globalThis.fetch,
  every = EVERY,
}: ChangePollingOptions): ChangePolling {
  let last: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isNotified = false;
  /** Questions under way. */
  let asking = 0;
  let wasHeard = false;
  /** When the next question is due, and when a call of the host last brought one forward. */
  let due = 0;
  let broughtForward = -Infinity;

  /** Milliseconds until the next question. */
  async function ask(): Promise<number> {
    const { status, body } = await boundedFetch(restAddress(host, changesAddress(last), restRoot), {
      timeoutMs: TIMEOUT_MS,
      most: MOST,
      redirects: REDIRECTS,
      fetch,
      headers: { accept: "application/json" },
    });
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), changes), body.toString("utf8"));
    const isOk = status >= 200 && status < 300;
    isNotified = isOk && read.success;
    if (status === 404 || (isOk && !read.success)) return RARELY;
    if (!isOk || !read.success) return every;
    const { tags } = read.output;
    if (last === undefined) await purge(["*"]);
    else if (tags.length > 0) {
      log.info({ tags }, "changes that were not heard of are made good");
      await purge(tags);
    }
    // What was heard while the host was answering is not taken back.
    last = tags.includes("*") ? read.output.last : Math.max(last ?? 0, read.output.last);
    return every;
  }

  async function poll(): Promise<void> {
    clearTimeout(timer);
    wasHeard = false;
    asking++;
    // Callers report a host that is away.
    const pause = await ask().catch(() => ((isNotified = false), every));
    asking--;
    schedule(pause);
    if (wasHeard) bringForward();
  }

  function schedule(pause: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    due = Date.now() + pause;
    timer = setTimeout(() => void poll(), pause);
    timer.unref();
  }

  /** Once in `every` at most: a host may send calls often and have no changes to ask for. */
  function bringForward(): void {
    if (isNotified || isStopped) return;
    const now = Date.now();
    const at = Math.max(now, broughtForward + every);
    if (at >= due) return;
    broughtForward = at;
    schedule(at - now);
  }

  return {
    isNotified: () => isNotified,
    poll,
    heard() {
      wasHeard = true;
      if (asking === 0) bringForward();
    },
    notified(from, to) {
      if (last !== undefined && from <= last + 1) last = Math.max(last, to);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
