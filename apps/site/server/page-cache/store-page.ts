import PQueue from "p-queue";
import { quickly, thoroughly, type PostProcessed } from "#server/page-cache/post-process.ts";
import type { RenderedPage } from "#server/page-cache/render-page.ts";
import type { PageRequest } from "#server/page-cache/page-request.ts";
import type { Page } from "#server/page-cache/page-store.ts";
import type { PreparedResponse } from "#server/http/prepared-response.ts";
import type { Uses } from "#server/services.ts";

/** Returns the page in the form that can be sent at once. */
export type StorePage = (
  request: PageRequest,
  made: RenderedPage & { kind: "cacheable" },
  support: Page["support"],
) => Promise<PreparedResponse>;

/** Milliseconds for which a page without a band, or not renewed, is cached. */
export const DEGRADED_FOR = 3000;

/** Stores a page for the next visitor, whose request begins its best compression. */
export function createStorePage({
  pageStore: store,
  invalidations,
  ttl,
}: Uses<"pageStore" | "ttl", { invalidations: "since" }>): StorePage {
  const compressing = new PQueue({ concurrency: 1 });

  async function squeeze(key: string, page: Page, processed: PostProcessed): Promise<void> {
    const ready = await thoroughly(processed);
    const current = store.get(key);
    if (current?.ready === page.ready) store.set(key, { ...current, ready });
  }

  /** A page that no one requests again, as after a crawler's visit, is worth no best compression. */
  function squeezingOf(key: string, page: Page, processed: PostProcessed): () => void {
    let isBegun = false;
    return () => {
      if (isBegun) return;
      isBegun = true;
      void compressing.add(() => squeeze(key, page, processed));
    };
  }

  return async (request, made, support) => {
    const before = store.get(request.key);
    const same = before?.ready.hash === made.processed.hash ? before.ready : undefined;
    const ready = same ?? (await quickly(made.processed));
    if (ttl === 0) return ready;
    const isPurged = invalidations.since(made.tags, made.at);
    const freshUntil = isPurged
      ? 0
      : Math.min(Date.now() + (made.isDegraded ? DEGRADED_FOR : ttl), made.until);
    const page: Page = {
      ready,
      tags: made.tags,
      freshUntil,
      isPurged,
      isDegraded: made.isDegraded,
      isIncomplete: made.isIncomplete,
      until: made.until,
      support,
      route: request.route,
      readsQuery: request.readsQuery,
    };
    // Not-found pages are many and rarely requested.
    if (same) page.onHit = before?.onHit;
    else if (!made.isDegraded && ready.status === 200)
      page.onHit = squeezingOf(request.key, page, made.processed);
    store.set(request.key, page);
    return ready;
  };
}
