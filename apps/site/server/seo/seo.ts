/**
 * Files for search engines, social networks and language models: sitemaps, robots.txt, llms.txt,
 * link previews.
 */
import { OverdueError } from "@meridian/http/flights";
import type { ContentSource } from "#app/render-context.server.ts";
import { createCachedTexts, type Text } from "#server/seo/cached-texts.ts";
import type { LastChanges } from "#server/seo/last-changes.ts";
import type { OgPictures } from "#server/seo/og-pictures.ts";
import { createOverview, OVERVIEW } from "#server/seo/overview.ts";
import { withVersions } from "#server/seo/versions.ts";
import type { RenderContent } from "#server/content/render-content.ts";
import { readPages, SITEMAPS, type SitePage } from "#server/seo/site-pages.ts";
import { CRAWLER_RULES } from "#server/seo/crawlers.ts";
import { robots, securityText, sitemap, sitemapIndex, type Located } from "#server/seo/texts.ts";
import { responseTo } from "#server/http/prepared-response.ts";
import { isHostFailure } from "#server/page-cache/render.ts";
import type { Uses } from "#server/services.ts";

export interface Seo {
  /** Handles a request for one of its addresses; `null` for others. Never rejects. */
  handle(request: Request): Promise<Response | null>;
}

type Used = Uses<
  "routes" | "ttl",
  {
    settings: "siteUrl" | "securityContact";
    siteSettings: "of" | "languages";
    content: "forRender";
    invalidations: "now" | "since";
    cdn: "tagHeaders";
    log: "warn" | "error";
  }
> & { changes: LastChanges; pictures: OgPictures };

const NAMES = [...SITEMAPS.keys()];

type Make = (content: RenderContent) => Promise<Text>;

/** The pages of a sitemap in one language, and its entries in all. */
function listsOf({ settings: { siteUrl }, siteSettings, routes, changes }: Used) {
  const pagesOf = async (
    name: string,
    content: ContentSource,
    language?: string,
  ): Promise<SitePage[]> => {
    const site = await siteSettings.of(content, { language });
    const { prefixes } = siteSettings.languages();
    const pages = await readPages(name, { content, site, routes: await routes(), prefixes });
    return pages.filter(({ path }) => !site.seo.unlisted.includes(path));
  };
  const locatedOf = async (name: string, content: RenderContent): Promise<Located[]> => {
    // The settings name the languages.
    await siteSettings.of(content);
    const pagesIn = await Promise.all(
      siteSettings.languages().all.map(async ({ code, prefix }) => {
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

/** The generator at an address. */
function makersOf(services: Used): (path: string) => Make | undefined {
  const { settings, siteSettings } = services;
  const { siteUrl, securityContact } = settings;
  const { pagesOf, locatedOf } = listsOf(services);
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

  const makers = new Map<string, Make>([
    [
      "/robots.txt",
      async (content) => {
        const { crawlers } = await siteSettings.of(content);
        const prefixes = siteSettings.languages().all.map(({ prefix }) => prefix);
        return {
          text: robots(siteUrl, prefixes, CRAWLER_RULES[crawlers]),
          type: "text/plain",
        };
      },
    ],
    ...(securityContact === undefined
      ? []
      : [
          ["/.well-known/security.txt", security(siteUrl, securityContact)] satisfies [
            string,
            Make,
          ],
        ]),
    ["/sitemap.xml", index],
    ...NAMES.map((name): [string, Make] => [
      `/sitemaps/${name}.xml`,
      async (content) => xml(sitemap(await locatedOf(name, content))),
    ]),
  ]);
  const overview = createOverview({ siteUrl, siteSettings, pagesOf });
  return (path) => {
    const own = siteSettings.languages().all.find(({ prefix }) => path === prefix + OVERVIEW);
    return own ? async (content) => overview(content, own) : makers.get(path);
  };
}

export function createSeo(services: Used): Seo {
  const { changes, pictures, log } = services;
  const cached = createCachedTexts(services);
  const makerAt = makersOf(services);

  async function answer(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    const make = makerAt(pathname);
    if (!make) return pictures.handle(request);
    const ready = await cached(pathname, async (content) => {
      const text = await make(content);
      await changes.keep();
      return text;
    });
    return responseTo(request, ready);
  }

  return {
    handle: (request) =>
      answer(request).catch((error: unknown) => {
        const path = new URL(request.url).pathname;
        if (isHostFailure(error) || error instanceof OverdueError)
          log.warn({ path }, `unavailable: ${error.message}`);
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
