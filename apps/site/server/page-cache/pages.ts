/** The page cache: pages from memory while unchanged, rendered once for parallel requests. */
import type { FormOutcome } from "#app/forms/form-support.ts";
import { once } from "#server/page-cache/post-process.ts";
import { createStorePage, DEGRADED_FOR } from "#server/page-cache/store-page.ts";
import { createRenderPage, LIMIT_MS } from "#server/page-cache/render-page.ts";
import type { Instead, OpenedPage } from "#server/page-cache/open-page.ts";
import type { StartCalls } from "#server/page-cache/start-calls.ts";
import type { PageRequest } from "#server/page-cache/page-request.ts";
import type { Page, PageStore } from "#server/page-cache/page-store.ts";
import { EVERYTHING } from "#server/content/invalidations.ts";
import { prepareResponse, type PreparedResponse } from "#server/http/prepared-response.ts";
import type { Uses } from "#server/services.ts";
import { createFlights } from "@meridian/http/flights";
import { within } from "@meridian/http/within";

/** The origin of a response. `pass`: never cached. */
export type CacheState = "hit" | "stale" | "miss" | "pass";

export interface Answered {
  ready: PreparedResponse;
  state: CacheState;
}

export interface Pages {
  /** The page if it is fresh. Called for each request: only a map look-up. */
  peek(key: string): Page | undefined;
  /** Never rejects. */
  get(request: PageRequest): Promise<Answered>;
  /** Starts an uncached page's calls, for a request that still waits for something else. */
  start(request: PageRequest): void;
  /** With a form's outcome; never cached. After a spent question the cached page gets a new one. */
  withOutcome(
    request: PageRequest,
    outcome: FormOutcome,
    isQuestionSpent: boolean,
  ): Promise<PreparedResponse>;
  /** Pages with one of these tags are rendered again before they are served. */
  purge(tags: readonly string[]): void;
}

/** Milliseconds past its time up to which a page is still served at once. */
const OLD_AFTER = 10 * 60_000;
/** Milliseconds for which a question is reused: unchanged pages have the same bytes. */
const SUPPORT_FOR = 10 * 60_000;

type Made = Answered & { hasFailed: boolean };

type Used = Uses<
  "openPage" | "render" | "postProcess" | "fallbackPage" | "pageStore" | "ttl" | "timeoutMs",
  {
    forms: "support";
    invalidations: "now" | "since";
    log: "warn" | "error";
    trace: "span" | "bound";
    metrics: "render";
  }
> & { startCalls: StartCalls };

export function createPages(services: Used): Pages {
  const { pageStore: store, log, fallbackPage, timeoutMs, forms } = services;
  const begin = beginning(services);
  const render = createRenderPage(services);
  const storePage = createStorePage(services);
  const flights = createFlights<Made>({ name: "pages", limitMs: LIMIT_MS, log });

  async function make(request: PageRequest): Promise<Made> {
    const page = await begin(request);
    const { instead: found } = page;
    if (!found) return renderNow(page);
    // Withdrawn or moved: the old page must not return.
    store.delete(request.key);
    return found.kind === "moved"
      ? { ready: movedTo(found), state: "pass", hasFailed: false }
      : { ...(await get(found.page)), hasFailed: false };
  }

  async function renderNow(page: OpenedPage): Promise<Made> {
    const { request } = page;
    // The question only: the owner may have changed the consent text or the captcha.
    const kept = stillUsable(store.get(request.key)?.support);
    const support = {
      given: forms.support(request.language?.code, kept?.given.question),
      at: kept?.at ?? Date.now(),
    };
    const made = await render(page, support.given);
    if (made.kind === "cacheable")
      return { ready: await storePage(request, made, support), state: "miss", hasFailed: false };
    // Withdrawn after its address was resolved.
    if (made.kind === "passing") store.delete(request.key);
    const old = store.get(request.key);
    if (old) old.freshUntil = Date.now() + DEGRADED_FOR;
    return { ready: made.ready, state: "pass", hasFailed: made.kind === "failed" };
  }

  const failed =
    (path: string) =>
    (error: unknown): Made => {
      log.error({ path, err: error }, "page failed with an internal error");
      return { ready: fallbackPage(500, error), state: "pass", hasFailed: true };
    };
  const flightOf = (request: PageRequest): Promise<Made> =>
    flights
      .share(request.key, () => make(request).catch(failed(request.path)))
      .catch(late(services));

  async function get(request: PageRequest, isAgain = false): Promise<Answered> {
    const page = store.get(request.key);
    if (page && page.freshUntil > Date.now()) {
      page.onHit?.();
      return { ready: page.ready, state: isWrong(page) ? "stale" : "hit" };
    }
    const flight = flightOf(request);
    if (page && mayBeServedOld(page)) return { ready: page.ready, state: "stale" };
    const fresh = await (page ? within(timeoutMs, flight) : flight);
    if (page && (!fresh || fresh.hasFailed)) return { ready: page.ready, state: "stale" };
    // Purged between its render and its storing: requests after the purge must not get it.
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
      if (!page || page.freshUntil <= Date.now() || isWrong(page)) return undefined;
      page.onHit?.();
      return page;
    },
    async withOutcome(request, outcome, isQuestionSpent) {
      if (isQuestionSpent) expire(store.get(request.key), true);
      const support = { ...forms.support(request.language?.code), outcome };
      const made = await render(await services.openPage(request), support);
      return made.kind === "cacheable"
        ? once({
            ...made.processed,
            status: STATUS[outcome.status],
            cacheControl: "no-store",
            shared: [],
          })
        : made.ready;
    },
    purge: (tags) => expireWith(tags, store),
  };
}

/** The only error of a flight is its end, which is logged. */
const late =
  ({ fallbackPage }: Pick<Used, "fallbackPage">) =>
  (error: unknown): Made => ({ ready: fallbackPage(503, error), state: "pass", hasFailed: true });

/** Opens a page while its calls are started. */
const beginning =
  ({ openPage, startCalls }: Pick<Used, "openPage" | "startCalls">) =>
  (request: PageRequest): Promise<OpenedPage> => {
    const opened = openPage(request);
    const isThere = opened.then(({ instead }) => instead === null);
    // What fails here fails the page, too.
    isThere.catch(() => undefined);
    startCalls(request, isThere).catch(() => undefined);
    return opened;
  };

/** Never cached: the target may change with the records. */
const movedTo = ({ location, status }: Instead & { kind: "moved" }): PreparedResponse =>
  prepareResponse({
    status,
    bodies: { identity: Buffer.alloc(0) },
    contentType: "text/plain; charset=utf-8",
    cacheControl: "no-store",
    headers: ["location", location],
  });

const stillUsable = <S extends { at: number }>(support: S | undefined): S | undefined =>
  support && Date.now() - support.at < SUPPORT_FOR ? support : undefined;

/** Past its time, at once, while a fresh one is rendered. */
const mayBeServedOld = (page: Page): boolean =>
  !isWrong(page) && !page.isIncomplete && Date.now() - page.freshUntil < OLD_AFTER;

/** Its content has changed, or its day has passed. */
const isWrong = ({ isPurged, until }: Page): boolean => isPurged || until <= Date.now();

const STATUS: Record<FormOutcome["status"], number> = { sent: 200, invalid: 422, failed: 503 };

function expireWith(tags: readonly string[], store: PageStore): void {
  for (const [, page] of store.entries())
    if (tags.some((tag) => tag === EVERYTHING || page.tags.has(tag))) expire(page, false);
}

function expire(page: Page | undefined, isQuestionSpent: boolean): void {
  if (!page) return;
  Object.assign(page, { freshUntil: 0, isPurged: true });
  if (isQuestionSpent) page.support = { ...page.support, at: 0 };
}
