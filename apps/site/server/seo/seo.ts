/**
 * Files for search engines, social networks and language models: sitemaps, robots.txt, llms.txt,
 * link previews.
 */
import type { PageName } from "@meridian/contract";
import type { ContentSource } from "#app/render-context.server.ts";
import { createCachedTexts, type CachedTextsOptions, type Text } from "#server/seo/cached-texts.ts";
import type { LastChanges } from "#server/seo/last-changes.ts";
import type { OgPictures } from "#server/seo/og-pictures.ts";
import { withVersions } from "#server/seo/versions.ts";
import type { RenderContent } from "#server/content/render-content.ts";
import { readPages, SITEMAPS, type SitePage } from "#server/seo/site-pages.ts";
import {
  llms,
  robots,
  securityText,
  sitemap,
  sitemapIndex,
  type Located,
} from "#server/seo/texts.ts";
import type { Log } from "#server/observability/log.ts";
import { select, toResponse } from "#server/http/prepared-response.ts";
import { isHostFailure } from "#server/page-cache/render.ts";
import type { RouteTable } from "#server/http/route-table.ts";
import { sitemapTitle } from "#app/seo/sitemap-title.ts";
import type { Language } from "#app/language/language.ts";

export interface Seo {
  /** Handles a request for one of its addresses; `null` for others. Never rejects. */
  handle(request: Request): Promise<Response | null>;
}

export interface SeoOptions extends CachedTextsOptions {
  siteUrl: string;
  /** Address for security reports; begins with `mailto:` or `https:`. */
  securityContact?: string;
  brand: () => string;
  /** Switched-off pages, paths that search engines should not list, and the language. */
  chosen: (
    content: ContentSource,
    language?: string,
  ) => Promise<{
    off: readonly PageName[];
    unlisted: readonly string[];
    language: Pick<Language, "code" | "t">;
  }>;
  /** The site's languages, its first one first. */
  languages?: () => readonly { code: string; prefix: string }[];
  routes: () => RouteTable | Promise<RouteTable>;
  changes: LastChanges;
  pictures: OgPictures;
  log: Pick<Log, "warn" | "error">;
}

const NAMES = [...SITEMAPS];

type Make = (content: RenderContent) => Promise<Text>;

/** The pages of a sitemap in one language, and its entries in all. */
function listsOf({
  siteUrl,
  chosen,
  languages = () => [{ code: "en", prefix: "" }],
  routes,
  changes,
}: Pick<SeoOptions, "siteUrl" | "chosen" | "languages" | "routes" | "changes">) {
  const pagesOf = async (
    name: string,
    content: ContentSource,
    language?: string,
  ): Promise<SitePage[]> => {
    const { off, unlisted } = await chosen(content, language);
    const pages = await readPages(name, content, await routes(), off);
    return pages.filter(({ path }) => !unlisted.includes(path));
  };
  const locatedOf = async (name: string, content: RenderContent): Promise<Located[]> => {
    const pagesIn = await Promise.all(
      languages().map(async ({ code, prefix }) => {
        const language = prefix === "" ? undefined : code;
        return { code, prefix, pages: await pagesOf(name, content.in(language), language) };
      }),
    );
    const pages = withVersions(pagesIn);
    const days = await changes.daysOf(pages);
    return pages.map(({ path, versions }, at) => ({
      address: siteUrl + path,
      day: days[at] ?? "",
      versions: versions.map((version) => ({
        code: version.code,
        address: siteUrl + version.path,
      })),
    }));
  };
  return { pagesOf, locatedOf };
}

/** The generators by address. */
function makersOf(options: SeoOptions): Map<string, Make> {
  const { siteUrl, securityContact, brand, chosen } = options;
  const { pagesOf, locatedOf } = listsOf(options);
  const latest = (located: Located[]): string =>
    located.reduce((day, one) => (one.day > day ? one.day : day), "");

  async function index(content: RenderContent): Promise<Text> {
    const all = await Promise.all(
      NAMES.map(async (name) => ({ name, located: await locatedOf(name, content) })),
    );
    return xml(
      sitemapIndex(
        all
          .filter(({ located }) => located.length > 0)
          .map(({ name, located }) => ({
            address: `${siteUrl}/sitemaps/${name}.xml`,
            day: latest(located),
          })),
      ),
    );
  }

  async function overview(content: ContentSource): Promise<Text> {
    const { t } = (await chosen(content)).language;
    const kinds = await Promise.all(
      NAMES.map(async (name) => ({
        title: sitemapTitle(name, t),
        pages: await pagesOf(name, content),
      })),
    );
    return {
      text: llms({
        siteUrl,
        brand: brand(),
        summary: kinds[0]?.pages.find(({ path }) => path === "/")?.text ?? "",
        kinds,
      }),
      type: "text/plain",
    };
  }

  return new Map<string, Make>([
    ["/robots.txt", () => Promise.resolve({ text: robots(siteUrl), type: "text/plain" })],
    ...(securityContact === undefined
      ? []
      : [
          ["/.well-known/security.txt", security(siteUrl, securityContact)] satisfies [
            string,
            Make,
          ],
        ]),
    ["/llms.txt", overview],
    ["/sitemap.xml", index],
    ...NAMES.map((name): [string, Make] => [
      `/sitemaps/${name}.xml`,
      async (content) => xml(sitemap(await locatedOf(name, content))),
    ]),
  ]);
}

export function createSeo(options: SeoOptions): Seo {
  const { changes, pictures, log } = options;
  const cached = createCachedTexts(options);
  const makers = makersOf(options);

  async function answer(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    const make = makers.get(pathname);
    if (!make) return pictures.handle(request);
    const ready = await cached(pathname, async (content) => {
      const text = await make(content);
      await changes.keep();
      return text;
    });
    return toResponse(
      select(ready, {
        acceptEncoding: request.headers.get("accept-encoding") ?? undefined,
        ifNoneMatch: request.headers.get("if-none-match") ?? undefined,
        isHead: request.method === "HEAD",
      }),
    );
  }

  return {
    handle: (request) =>
      answer(request).catch((error: unknown) => {
        const path = new URL(request.url).pathname;
        if (isHostFailure(error)) log.warn({ path }, `unavailable: ${error.message}`);
        else log.error({ path, err: error }, "failed with an internal error");
        return new Response("This is not available at the moment.\n", {
          status: 503,
          headers: {
            "content-type": "text/plain; charset=utf-8",
            "cache-control": "no-store",
            "retry-after": "60",
          },
        });
      }),
  };
}

const xml = (text: string): Text => ({ text, type: "application/xml" });

const security =
  (siteUrl: string, contact: string): Make =>
  async () => ({ text: securityText(siteUrl, contact, new Date()), type: "text/plain" });
