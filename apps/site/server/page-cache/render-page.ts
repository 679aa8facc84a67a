import PQueue, { TimeoutError } from "p-queue";
import type { FormSupport } from "#app/forms/form-support.ts";
import { isForOne, once, type PostProcessed } from "#server/page-cache/post-process.ts";
import type { OpenedPage } from "#server/page-cache/open-page.ts";
import type { PageRequest } from "#server/page-cache/page-request.ts";
import type { PreparedResponse } from "#server/http/prepared-response.ts";
import { isHostFailure, type Rendered } from "#server/page-cache/render.ts";
import type { Uses } from "#server/services.ts";

/** `cacheable`: may be stored. `passing`: for this visitor only, such as a 404. `failed`: an error page. */
export type RenderedPage =
  | {
      kind: "cacheable";
      processed: PostProcessed;
      tags: ReadonlySet<string>;
      isDegraded: boolean;
      isIncomplete: boolean;
      until: number;
      at: number;
    }
  | { kind: "passing" | "failed"; ready: PreparedResponse };

type Used = Uses<
  "openPage" | "render" | "postProcess" | "fallbackPage",
  {
    invalidations: "since";
    log: "warn" | "error";
    trace: "span" | "bound";
    metrics: "render";
  }
>;

/** Parallel renders: each blocks the thread for 5 to 20 ms and then waits for the host. */
const RENDERS_AT_ONCE = 8;
/** Further visitors get an error at once instead of waiting. */
const RENDERS_WAITING = 200;
/** Pages with a query, of which anyone can make up any number: pages without one go first. */
const QUERIES_AT_ONCE = 1;
const QUERIES_WAITING = 32;
const ATTEMPTS = 3;
/** Milliseconds until a request for a page gets an error page, and until a render loses its place. */
export const LIMIT_MS = 30_000;

/** Renders a page, and again if it was purged meanwhile. Never rejects. */
export function createRenderPage(
  options: Used,
): (page: OpenedPage, support: FormSupport) => Promise<RenderedPage> {
  const { postProcess, fallbackPage, log, trace } = options;
  const plain = {
    queue: new PQueue({ concurrency: RENDERS_AT_ONCE, timeout: LIMIT_MS }),
    most: RENDERS_WAITING,
  };
  const queried = {
    queue: new PQueue({ concurrency: QUERIES_AT_ONCE, timeout: LIMIT_MS }),
    most: QUERIES_WAITING,
  };

  const make = async (page: OpenedPage, support: FormSupport): Promise<RenderedPage> => {
    const { request } = page;
    const { rendered, at } = await renderCurrent(options, page, support);
    for (const error of rendered.errors) logError(log, request.path, error);
    if (rendered.status >= 500)
      return {
        kind: "failed",
        ready:
          rendered.body.length > 0
            ? await once(postProcess(rendered))
            : fallbackPage(rendered.status, rendered.errors[0]),
      };
    if (!mayKeep(rendered, request))
      return { kind: "passing", ready: await once(postProcess(rendered)) };
    if (rendered.status === 200) await rendered.settle();
    return {
      kind: "cacheable",
      processed: postProcess(rendered),
      tags: rendered.tags,
      isDegraded: rendered.isDegraded,
      isIncomplete: rendered.isIncomplete,
      until: rendered.until,
      at,
    };
  };

  return async (page, support) => {
    const { request } = page;
    const { queue, most } = request.query === "" ? plain : queried;
    if (queue.size >= most) return { kind: "failed", ready: fallbackPage(503) };
    try {
      const work = () => make(page, support);
      // Otherwise the queue would run it in another request's context.
      const traced = trace?.bound(() => trace.span("render", { route: request.route }, work));
      return await queue.add(traced ?? work);
    } catch (error) {
      logError(log, request.path, error);
      const isLate = error instanceof TimeoutError;
      return { kind: "failed", ready: fallbackPage(isLate ? 503 : 500, error) };
    }
  };
}

async function renderCurrent(
  { openPage, render, invalidations, metrics }: Used,
  opened: OpenedPage,
  support: FormSupport,
): Promise<{ rendered: Rendered; at: number }> {
  let page = opened;
  for (let attempt = 1; ; attempt++) {
    const { request, at } = page;
    const begun = performance.now();
    const rendered = await render(page, support);
    metrics.render(request.route, performance.now() - begun, rendered.status);
    if (attempt === ATTEMPTS || !invalidations.since(rendered.tags, at)) return { rendered, at };
    page = await openPage(request);
  }
}

const mayKeep = ({ status, headers }: Rendered, { isFallback }: PageRequest): boolean =>
  status === (isFallback ? 404 : 200) && !headers.has("set-cookie") && !isForOne(headers);

/** Failures of the host are logged with their call; internal ones get their stack. */
function logError(log: Used["log"], path: string, error: unknown): void {
  if (isHostFailure(error) || error instanceof TimeoutError)
    log.warn({ path }, `page failed: ${error.message}`);
  else log.error({ path, err: error }, "page failed with an internal error");
}
