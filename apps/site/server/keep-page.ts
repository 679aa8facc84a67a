import PQueue from "p-queue";
import { quickly, thoroughly, type Finished } from "#server/finish.ts";
import type { Made } from "#server/make-page.ts";
import type { PageRequest } from "#server/page-request.ts";
import type { Page, PageStore } from "#server/page-store.ts";
import type { Purges } from "#server/purges.ts";
import type { Ready } from "#server/ready.ts";

export interface KeepPageOptions {
  store: PageStore;
  purges: Purges;
  /** Milliseconds a page is fresh; 0 keeps none. */
  ttl: number;
}

/** Gives the page as it may be sent at once. */
export type KeepPage = (
  request: PageRequest,
  made: Made & { kind: "kept" },
  support: Page["support"],
) => Promise<Ready>;

/** Milliseconds for which a page is used that lacks a band, or that could not be renewed. */
export const MAKESHIFT_FOR = 3000;

/** Puts a page where the next visitor finds it, and later its smallest form. */
export function createKeepPage({ store, purges, ttl }: KeepPageOptions): KeepPage {
  const compressing = new PQueue({ concurrency: 1 });

  async function squeeze(key: string, page: Page, finished: Finished): Promise<void> {
    const ready = await thoroughly(finished);
    const current = store.get(key);
    if (current?.ready === page.ready) store.set(key, { ...current, ready });
  }

  return async (request, made, support) => {
    const before = store.get(request.key);
    const same = before?.ready.hash === made.finished.hash ? before.ready : undefined;
    const ready = same ?? (await quickly(made.finished));
    if (ttl === 0) return ready;
    const isPurged = purges.since(made.tags, made.at);
    const freshUntil = isPurged
      ? 0
      : Math.min(Date.now() + (made.isMakeshift ? MAKESHIFT_FOR : ttl), made.until);
    const page: Page = {
      ready,
      tags: made.tags,
      freshUntil,
      isPurged,
      until: made.until,
      support,
      route: request.route,
      readsQuery: request.readsQuery,
    };
    store.set(request.key, page);
    // Not-found pages are many and seldom asked for.
    if (!same && !made.isMakeshift && ready.status === 200)
      void compressing.add(() => squeeze(request.key, page, made.finished));
    return ready;
  };
}
