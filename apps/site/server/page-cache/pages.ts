/**
 * Pages as visitors get them: from memory while nothing changed, rendered once for all who ask at
 * the same time.
 */
import type { FormOutcome, FormSupport } from "#app/forms/form-support.ts";
import { once } from "#server/page-cache/post-process.ts";
import { createStorePage, DEGRADED_FOR } from "#server/page-cache/store-page.ts";
import { createRenderPage, type RenderPageOptions } from "#server/page-cache/render-page.ts";
import type { Found, ResolveAddress } from "#server/page-cache/resolve-address.ts";
import type { StartCalls } from "#server/page-cache/start-calls.ts";
import { ANY_PATH, type PageRequest } from "#server/page-cache/page-request.ts";
import type { Page, PageStore } from "#server/page-cache/page-store.ts";
import { EVERYTHING } from "#server/content/invalidations.ts";
import { prepareResponse, type PreparedResponse } from "#server/http/prepared-response.ts";
import { within } from "@meridian/contract/within";

/** How an answer came about. `pass`: it is never kept. */
export type CacheState = "hit" | "stale" | "miss" | "pass";

export interface Answered {
  ready: PreparedResponse;
  state: CacheState;
}

export interface Pages {
  /** The page if it is fresh. Called for each request: a map's look-up and nothing else. */
  peek(key: string): Page | undefined;
  /** Never rejects. */
  get(request: PageRequest): Promise<Answered>;
  /**
   * Starts the page's calls where it is not stored, for a request that still waits for something
   * else.
   */
  start(request: PageRequest): void;
  /**
   * The page with what became of a form; never kept. Where the question that the visitor was asked
   * is spent, the kept page gets another.
   */
  withOutcome(
    request: PageRequest,
    outcome: FormOutcome,
    isQuestionSpent: boolean,
  ): Promise<PreparedResponse>;
  /** Pages with one of these tags are rendered anew before they are used. */
  purge(tags: readonly string[]): void;
}

export interface PagesOptions extends RenderPageOptions {
  store: PageStore;
  /** What the next rendered page needs for its forms. */
  support(): FormSupport;
  /** What the address of a page that is not kept comes to. */
  resolveAddress?: ResolveAddress;
  startCalls?: StartCalls;
  /** Milliseconds a page is fresh; 0 keeps none. */
  ttl: number;
  /**
   * Milliseconds a visitor waits for the fresh page when the one at hand is known to be wrong, or
   * is very old.
   */
  timeoutMs?: number;
}

/** Milliseconds a page may be past its time and still be shown at once. */
const OLD_AFTER = 10 * 60_000;
/** Milliseconds a form's question is used for: pages that did not change keep their bytes. */
const SUPPORT_FOR = 10 * 60_000;

type Flight = Promise<Answered & { hasFailed: boolean }>;

export function createPages(options: PagesOptions): Pages {
  const { store, log, fallbackPage, timeoutMs = 2000 } = options;
  const { startCalls = async () => undefined, resolveAddress = async () => null } = options;
  const begin = beginning({ resolveAddress, startCalls });
  const render = createRenderPage(options);
  const keep = createStorePage(options);
  const flights = new Map<string, Flight>();

  async function make(request: PageRequest, page: Page | undefined): Flight {
    const support =
      page && Date.now() - page.support.at < SUPPORT_FOR
        ? page.support
        : { given: options.support(), at: Date.now() };
    const made = await render(request, support.given);
    if (made.kind === "kept")
      return { ready: await keep(request, made, support), state: "miss", hasFailed: false };
    // Withdrawn, or moved: the old page must not come back.
    if (made.kind === "passing") store.delete(request.key);
    const old = store.get(request.key);
    if (old) old.freshUntil = Date.now() + DEGRADED_FOR;
    return { ready: made.ready, state: "pass", hasFailed: made.kind === "failed" };
  }

  function takeOff(request: PageRequest, page: Page | undefined): Flight {
    const failed = (error: unknown): Awaited<Flight> => {
      log.error({ path: request.path, err: error }, "page failed by an error of our own");
      return { ready: fallbackPage(500, error), state: "pass", hasFailed: true };
    };
    if (page) startCalls(request, Promise.resolve(true)).catch(() => undefined);
    const flight = make(request, page)
      .catch(failed)
      .finally(() => flights.delete(request.key));
    flights.set(request.key, flight);
    return flight;
  }

  /** The answer to an address that has no page of its own. */
  async function other(request: PageRequest): Promise<Answered | null> {
    const found = await begin(request);
    if (found?.kind === "moved") return { ready: movedTo(found), state: "pass" };
    return found ? get(found.page) : null;
  }

  async function get(request: PageRequest, isAgain = false): Promise<Answered> {
    const page = store.get(request.key);
    if (page && page.freshUntil > Date.now())
      return { ready: page.ready, state: isWrong(page) ? "stale" : "hit" };
    const instead = page ? null : await other(request);
    if (instead) return instead;
    const flight = flights.get(request.key) ?? takeOff(request, page);
    if (page && !isWrong(page) && Date.now() - page.freshUntil < OLD_AFTER)
      return { ready: page.ready, state: "stale" };
    const fresh = await (page ? within(timeoutMs, flight) : flight);
    if (page && (!fresh || fresh.hasFailed)) return { ready: page.ready, state: "stale" };
    // Purged in the moment between its making and its being kept: whoever asked after the purge
    // must not get it.
    const wasOvertaken = store.get(request.key)?.freshUntil === 0;
    return wasOvertaken && !isAgain ? get(request, true) : (fresh ?? flight);
  }

  return {
    get: (request) => get(request),
    start(request) {
      if (!store.get(request.key)) begin(request).catch(() => undefined);
    },
    peek(key) {
      const page = store.get(key);
      return page && page.freshUntil > Date.now() && !isWrong(page) ? page : undefined;
    },
    async withOutcome(asked, outcome, isQuestionSpent) {
      const found = asked.route === ANY_PATH ? await resolveAddress(asked) : null;
      const request = found?.kind === "absent" ? found.page : asked;
      if (isQuestionSpent) expire(store.get(request.key), true);
      const made = await render(request, { ...options.support(), outcome });
      return made.kind === "kept"
        ? once({
            ...made.processed,
            status: STATUS[outcome.status],
            cacheControl: "no-store",
            shared: [],
          })
        : made.ready;
    },
    purge(tags) {
      for (const [, page] of store.entries())
        if (tags.some((tag) => tag === EVERYTHING || page.tags.has(tag))) expire(page, false);
    },
  };
}

/** Looks at what an address comes to, while the calls of its page are started. */
const beginning =
  ({ resolveAddress, startCalls }: Required<Pick<PagesOptions, "resolveAddress" | "startCalls">>) =>
  (request: PageRequest): Promise<Found | null> => {
    const resolved = resolveAddress(request);
    const isThere = resolved.then((found) => found === null);
    startCalls(request, isThere).catch(() => undefined);
    return resolved;
  };

/** Asked for each time: what is meant by it may change with the records. */
const movedTo = ({ location, status }: Found & { kind: "moved" }): PreparedResponse =>
  prepareResponse({
    status,
    bodies: { identity: Buffer.alloc(0) },
    contentType: "text/plain; charset=utf-8",
    cacheControl: "no-store",
    headers: ["location", location],
  });

/** Something in it has changed, or the day has. */
const isWrong = ({ isPurged, until }: Page): boolean => isPurged || until <= Date.now();

const STATUS: Record<FormOutcome["status"], number> = { sent: 200, invalid: 422, failed: 503 };

function expire(page: Page | undefined, isQuestionSpent: boolean): void {
  if (!page) return;
  Object.assign(page, { freshUntil: 0, isPurged: true });
  if (isQuestionSpent) page.support = { ...page.support, at: 0 };
}
