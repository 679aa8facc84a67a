/** What search engines, networks and language models ask for beside the pages: sitemaps, robots.txt, llms.txt, shared pictures. */
import type { ContentSource } from "#app/render-context.server.ts";
import { brotli, gzipped } from "#server/compress.ts";
import type { LastChanges } from "#server/finding/last-changes.ts";
import type { OgPictures } from "#server/finding/og-pictures.ts";
import { PAGE_KINDS, readPages, type PageKind, type SitePage } from "#server/finding/site-pages.ts";
import { llms, robots, sitemap, sitemapIndex, type Located } from "#server/finding/texts.ts";
import type { Log } from "#server/log.ts";
import { makeReady, select, toResponse } from "#server/ready.ts";
import { isHostFailure } from "#server/render.ts";
import type { RouteTable } from "#server/route-table.ts";

export interface Finding {
  /** Answers a request for one of its addresses; `null` when it is none. Never rejects. */
  handle(request: Request): Promise<Response | null>;
}

export interface FindingOptions {
  siteUrl: string;
  brand: () => string;
  content: () => ContentSource;
  routes: () => RouteTable | Promise<RouteTable>;
  changes: LastChanges;
  pictures: OgPictures;
  log: Pick<Log, "warn" | "error">;
}

const CACHE_CONTROL = "public, max-age=300, stale-while-revalidate=3600";
const KINDS = Object.keys(PAGE_KINDS) as PageKind[];

export function createFinding({ siteUrl, brand, content, routes, changes, pictures, log }: FindingOptions): Finding {
  const pagesOf = async (kind: PageKind): Promise<SitePage[]> => readPages(kind, content(), await routes());
  const locatedOf = (pages: SitePage[]): Located[] => pages.map((page) => ({ address: siteUrl + page.path, day: changes.dayOf(page) }));
  const latest = (located: Located[]): string => located.reduce((day, one) => (one.day > day ? one.day : day), "");

  async function index(): Promise<string> {
    const all = await Promise.all(KINDS.map(async (kind) => ({ kind, located: locatedOf(await pagesOf(kind)) })));
    return sitemapIndex(all.filter(({ located }) => located.length > 0).map(({ kind, located }) => ({ address: `${siteUrl}/sitemaps/${kind}.xml`, day: latest(located) })));
  }

  async function overview(): Promise<string> {
    const kinds = await Promise.all(KINDS.map(async (kind) => ({ title: PAGE_KINDS[kind], pages: await pagesOf(kind) })));
    return llms({ siteUrl, brand: brand(), summary: kinds[0]?.pages.find(({ path }) => path === "/")?.text ?? "", kinds });
  }

  async function textOf(path: string): Promise<{ text: string; type: string } | null> {
    if (path === "/robots.txt") return { text: robots(siteUrl), type: "text/plain" };
    if (path === "/llms.txt") return { text: await overview(), type: "text/plain" };
    if (path === "/sitemap.xml") return { text: await index(), type: "application/xml" };
    const kind = KINDS.find((name) => path === `/sitemaps/${name}.xml`);
    return kind ? { text: sitemap(locatedOf(await pagesOf(kind))), type: "application/xml" } : null;
  }

  async function answer(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    const made = await textOf(pathname);
    if (!made) return pictures.handle(request);
    await changes.keep();
    const identity = Buffer.from(made.text);
    const [br, gzip] = await Promise.all([brotli(identity, 5), gzipped(identity, 6)]);
    const ready = makeReady({ status: 200, bodies: { identity, br, gzip }, contentType: `${made.type}; charset=utf-8`, cacheControl: CACHE_CONTROL, headers: [] });
    return toResponse(select(ready, { acceptEncoding: request.headers.get("accept-encoding") ?? undefined, ifNoneMatch: request.headers.get("if-none-match") ?? undefined, isHead: request.method === "HEAD" }));
  }

  return {
    handle: (request) =>
      answer(request).catch((error: unknown) => {
        const path = new URL(request.url).pathname;
        if (isHostFailure(error)) log.warn({ path }, `not to be had: ${(error as Error).message}`);
        else log.error({ path, err: error }, "failed by an error of our own");
        return new Response("This cannot be had at the moment.\n", { status: 503, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "retry-after": "60" } });
      }),
  };
}
