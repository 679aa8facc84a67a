/**
 * Pages as Markdown: made of the page in the page cache when one is requested, and cached next to
 * it, with its tags and its end. Pages themselves cost nothing more.
 */
import { createFlights } from "@meridian/http/flights";
import { markdownAddress } from "#app/seo/markdown-address.ts";
import { prepareResponse, type PreparedResponse } from "#server/http/prepared-response.ts";
import { pageMarkdown } from "#server/markdown/page-markdown.ts";
import { pageRequest, type PageRequest } from "#server/page-cache/page-request.ts";
import { looksLikeFile, readAddress } from "#server/http/addresses.ts";
import type { Redirected } from "#server/redirects/moved-addresses.ts";
import type { Page } from "#server/page-cache/page-store.ts";
import type { Answered } from "#server/page-cache/pages.ts";
import { quickly } from "#server/page-cache/post-process.ts";
import type { Uses } from "#server/services.ts";

export interface MarkdownPages {
  /**
   * The page at a target such as `/blog?page=2` as Markdown, with the page's status and redirects;
   * `null`: no page is there. A preview's link counts for nothing: drafts have no Markdown.
   */
  at(page: string): Promise<Answered | Redirected | null>;
}

/** Its label in log and metrics. */
export const MARKDOWN = "markdown";

const LIMIT_MS = 10_000;

type Used = Uses<
  "pageStore" | "postProcess" | "ttl" | "routes",
  {
    pages: "get";
    movedAddresses: "beforeThePage" | "insteadOfNothing";
    siteSettings: "languages";
    settings: "siteUrl";
    log: "warn" | "error";
  }
>;

export function createMarkdownPages(services: Used): MarkdownPages {
  const { routes, siteSettings, movedAddresses } = services;
  const get = converting(services);
  return {
    async at(page) {
      const address = readAddress(page);
      if (address.kind !== "page") return null;
      const moved = await movedAddresses.beforeThePage(address, page);
      if (moved) return inMarkdown(moved);
      const request = pageRequest(address, await routes(), siteSettings.languages().others);
      const found = request && (await get(request));
      if (found) return found;
      const old = await movedAddresses.insteadOfNothing(address, page);
      return old && inMarkdown(old);
    },
  };
}

const inMarkdown = ({ location, status }: Redirected): Redirected => ({
  location: locationOf(location),
  status,
});

/** Files have no Markdown; pages of another site may have none. */
const locationOf = (location: string): string =>
  location.startsWith("/") && !looksLikeFile(location.replace(/[?#].*$/s, ""))
    ? markdownAddress(location)
    : location;

/** Never rejects; `null`: nothing is here. */
function converting({
  pages,
  pageStore: store,
  postProcess,
  settings: { siteUrl },
  ttl,
  log,
}: Used): (request: PageRequest) => Promise<Answered | null> {
  const flights = createFlights<PreparedResponse>({ name: MARKDOWN, limitMs: LIMIT_MS, log });
  const madeOf = new WeakMap<PreparedResponse, string>();

  async function make(request: PageRequest, html: PreparedResponse): Promise<PreparedResponse> {
    const page = store.get(request.key);
    const address = siteUrl + request.path + (request.query && `?${request.query}`);
    const control = headerOf(html, "cache-control") ?? "";
    const text = pageMarkdown(html.variants.identity.body.toString("utf8"), address);
    return quickly(
      postProcess({
        status: 200,
        headers: new Headers({
          "content-type": "text/markdown; charset=utf-8",
          // Search engines list the page itself.
          "x-robots-tag": "noindex",
          // Made for one visitor, as by a search: no cache keeps this either.
          ...(control.includes("no-store") && { "cache-control": control }),
        }),
        body: Buffer.from(text),
        ...(page ? { tags: page.tags, until: page.until } : {}),
        isDegraded: page?.isDegraded ?? true,
      }),
    );
  }

  /** Stored as long as the page that it is made of. */
  async function markdownOf(
    request: PageRequest,
    html: PreparedResponse,
  ): Promise<PreparedResponse> {
    const key = keyOf(request);
    const known = store.get(key)?.ready;
    const isSame = known !== undefined && madeOf.get(known) === html.hash;
    const ready = isSame
      ? known
      : await flights.share(`${key} ${html.hash}`, () => make(request, html));
    madeOf.set(ready, html.hash);
    const page = store.get(request.key);
    if (ttl > 0 && page?.ready.hash === html.hash) store.set(key, variantOf(page, ready));
    return ready;
  }

  return async (request) => {
    const { ready, state } = await pages.get(request);
    if (ready.status === 404) return null;
    if (ready.status !== 200) return { ready: withoutPage(ready), state };
    if (!headerOf(ready, "Content-Type")?.startsWith("text/html")) return null;
    try {
      return { ready: await markdownOf(request, ready), state };
    } catch (error) {
      log.error({ path: request.path, err: error }, "the page as Markdown failed");
      return { ready: plain(500, []), state: "pass" };
    }
  };
}

/** As the page's key, with the ending of its path. */
const keyOf = ({ path, query }: PageRequest): string =>
  markdownAddress(path) + (query && `?${query}`);

const variantOf = (page: Page, ready: PreparedResponse): Page => ({
  ...page,
  ready,
  route: MARKDOWN,
  onHit: undefined,
});

const headerOf = ({ variants }: PreparedResponse, name: string): string | undefined => {
  const { headers } = variants.identity;
  const at = headers.findIndex((entry) => entry.toLowerCase() === name.toLowerCase());
  return at < 0 ? undefined : headers[at + 1];
};

/** A redirect, a removed page or a failure: its status, without the page's HTML. */
function withoutPage(ready: PreparedResponse): PreparedResponse {
  const location = headerOf(ready, "location");
  const retry = headerOf(ready, "retry-after");
  return plain(ready.status, [
    ...(location === undefined ? [] : ["location", locationOf(location)]),
    ...(retry === undefined ? [] : ["retry-after", retry]),
  ]);
}

const WORDS: Record<number, string> = { 410: "Gone.\n", 500: "Failed.\n", 503: "Unavailable.\n" };

const plain = (status: number, headers: readonly string[]): PreparedResponse =>
  prepareResponse({
    status,
    bodies: { identity: Buffer.from(WORDS[status] ?? "") },
    contentType: "text/plain; charset=utf-8",
    cacheControl: "no-store",
    headers,
  });
