/**
 * Recovers lost purges: confirmed by a process that died, sent during a restart or to a wrong
 * address. The host numbers its changes; the site requests those after the last known number.
 */
import { boundedFetch } from "@meridian/http/bounded-fetch";
import { changes, changesAddress, restAddress } from "@meridian/contract";
import * as v from "valibot";
import type { Uses } from "#server/services.ts";

export interface ChangePolling {
  /** A purge with the host's changes from this number to that one was received. */
  notified(from: number, to: number): void;
  /** A valid call of the host. If it had no changes call, the site polls at once. */
  callReceived(): void;
  /** Whether the host lists its changes, as of the last poll. */
  isNotified(): boolean;
  /** Resolves when the host has responded for the first time, and is not only starting. */
  hostResponded: Promise<void>;
  /** Polls now. Never rejects. */
  poll(): Promise<void>;
  stop(): void;
}

const EVERY = 20_000;
/** The first interval while the host has not responded since the start; the next ones are doubled. */
const SOON = 500;
/** Interval for hosts without the changes call: the host may be replaced. */
const RARELY = 10 * 60_000;
const TIMEOUT_MS = 5000;
/** Bytes of a response: a hundred times a day's tags. */
const MOST = 4 * 2 ** 20;
const REDIRECTS = 3;

interface Used extends Uses<
  never,
  {
    settings: "contentHost" | "contentApi";
    invalidations: "purge";
    cdn: "purge";
    log: "info";
  }
> {
  fetch?: typeof globalThis.fetch;
  /** Milliseconds between polls. A lost purge is recovered within this time and a render. */
  every?: number | undefined;
}

export function createChangePolling({
  settings: { contentHost: host, contentApi: restRoot },
  log,
  fetch = globalThis.fetch,
  every = EVERY,
  ...services
}: Used): ChangePolling {
  const purge = purging(services);
  let last: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let [isStopped, isNotified] = [false, false];
  const firstResponse = createFirstResponse();
  let inProgress = 0;
  let wasCalled = false;
  /** Time of the next poll, and of the last one that a call brought forward. */
  let due = 0;
  let broughtForward = -Infinity;

  /** Polls once; resolves to milliseconds until the next poll. */
  async function requestChanges(): Promise<number> {
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
    if (status < 500) firstResponse.received();
    if (status === 404 || (isOk && !read.success)) return RARELY;
    if (!isOk || !read.success) return every;
    const { tags } = read.output;
    if (last === undefined) await purge(["*"]);
    else if (tags.length > 0) {
      log.info({ tags }, "recovered changes whose purge was lost");
      await purge(tags);
    }
    // A higher number may have arrived during the response.
    last = tags.includes("*") ? read.output.last : Math.max(last ?? 0, read.output.last);
    return every;
  }

  async function poll(): Promise<void> {
    clearTimeout(timer);
    wasCalled = false;
    inProgress++;
    // Callers report an unreachable host.
    const pause = await requestChanges().catch(() => ((isNotified = false), every));
    inProgress--;
    schedule(firstResponse.nextPause(pause));
    if (wasCalled) bringForward();
  }

  function schedule(pause: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    due = Date.now() + pause;
    timer = setTimeout(() => void poll(), pause);
    timer.unref();
  }

  /** At most once per `every`: a host may send calls often and have no changes call. */
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
    hostResponded: firstResponse.promise,
    poll,
    callReceived() {
      wasCalled = true;
      if (inProgress === 0) bringForward();
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

/** Of the CDN, too: other sites may have missed these, or they changed while no site ran. */
const purging =
  ({ invalidations, cdn }: Pick<Used, "invalidations" | "cdn">) =>
  async (tags: readonly string[]): Promise<void> => {
    await invalidations.purge(tags);
    cdn?.purge(tags);
  };

/** Without it polls are frequent: a host that is starting must not wait for the next regular one. */
function createFirstResponse() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isReceived = false;
  let soon = SOON;
  return {
    promise,
    received: () => void (isReceived = true),
    /** After each poll, and what follows from it. */
    nextPause(regular: number): number {
      if (isReceived) return (resolve(), regular);
      const next = Math.min(soon, regular);
      soon *= 2;
      return next;
    },
  };
}
