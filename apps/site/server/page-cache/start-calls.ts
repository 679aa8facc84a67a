/** Starts a page's calls before its address is resolved: a cold page costs one round trip. */
import { pageCalls } from "#app/pages/define-page.ts";
import { pagesOf } from "#server/build.ts";
import { localPath, paramsOf, type PageRequest } from "#server/page-cache/page-request.ts";
import type { Uses } from "#server/services.ts";

/** `isThere`: whether the page is rendered in the end. Calls for any other are dropped. */
export type StartCalls = (request: PageRequest, isThere: Promise<boolean>) => Promise<void>;

/** Pages whose calls start early in parallel. Others read when they are rendered. */
const PAGES_AT_ONCE = 8;

export function createStartCalls({
  stage: { build },
  content,
}: Uses<never, { stage: "build"; content: "start" }>): StartCalls {
  let underWay = 0;
  return async (request, isThere) => {
    if (request.isFallback || underWay >= PAGES_AT_ONCE) return;
    underWay++;
    const code = request.language?.code;
    try {
      // A known missing page costs no call.
      if (await isSettled(isThere, false)) return;
      const page = pagesOf(await build()).get(request.route);
      if (!page) return;
      const calls = pageCalls(page, {
        path: localPath(request),
        params: paramsOf(request),
        query: new URLSearchParams(request.query),
      });
      await Promise.all([
        content.start(["settings"], undefined, code),
        ...calls.map((call) => content.start(call, call[0] === "seo" ? isThere : undefined, code)),
      ]);
    } finally {
      underWay--;
    }
  };
}

/** Whether a promise resolves to `value` without waiting for disk or network. */
async function isSettled(promise: Promise<boolean>, value: boolean): Promise<boolean> {
  const tick = new Promise<void>((done) => void setImmediate(done));
  return (await Promise.race([promise, tick])) === value;
}
