/**
 * What is at an address, decided once: settings and records are read before rendering, and the
 * render reads no more than these (a rendered 404 or redirect costs ten times as much).
 */
import { NO_TAGS } from "@meridian/contract/tags";
import { goneOf, isOff, linkIn, pageAt as nameAt, type Gone } from "@meridian/contract";
import type { ServerBuild } from "react-router";
import { readAlternates, type InLanguage } from "#app/content/alternates.server.ts";
import { findLanding } from "#app/content/find-landing.server.ts";
import type { Found } from "#app/pages/define-page.ts";
import type { RenderContext } from "#app/render-context.server.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { SEARCH } from "#app/shell/search/search-address.ts";
import { pagesOf } from "#server/build.ts";
import type { RenderContent } from "#server/content/render-content.ts";
import { inLanguages, languageContext } from "#server/page-cache/in-languages.ts";
import {
  ANY_PATH,
  localPath,
  NOWHERE,
  nowhereIn,
  paramsOf,
  type PageRequest,
} from "#server/page-cache/page-request.ts";
import type { Uses } from "#server/services.ts";

export type Instead =
  /** `location`: path and query. */
  | { kind: "moved"; location: string; status: 301 | 302 }
  /** Its cached not-found page. */
  | { kind: "absent"; page: PageRequest };

/** A page with what was read for it; its render shares the reads. */
export interface OpenedPage {
  request: PageRequest;
  /** Before the first read, on the purges' clock. */
  at: number;
  reading: RenderContent;
  site: SiteConfig;
  /** All of the site, the page's first. */
  languages: InLanguage[];
  /** `none`: it is off (OWN-13). `landing`: it is off, and a landing page has its path. */
  place: "route" | "landing" | "none";
  /** Those of a render. */
  language: Pick<RenderContext, "language" | "languages" | "alternates">;
  /** What is here, for the page's loader. */
  found: Promise<Found<unknown>>;
  /** What visitors get instead; `null`: the page. */
  instead: Instead | null;
}

/** `drafts`: the content of a preview, which shows any page as it is written. Never rejects. */
export type OpenPage = (request: PageRequest, drafts?: RenderContent) => Promise<OpenedPage>;

export function createOpenPage({
  stage: { build },
  content,
  siteSettings,
  invalidations,
}: Uses<
  never,
  {
    stage: "build";
    content: "forRender";
    siteSettings: "of" | "languages";
    invalidations: "now";
  }
>): OpenPage {
  const linkFrom = ({ language }: PageRequest, path: string): string => {
    const { prefixes: all } = siteSettings.languages();
    return linkIn({ prefix: language?.prefix ?? "", all }, path);
  };

  /** A page that another language has: its address here, or a not-found page that offers it. */
  async function elsewhere(request: PageRequest, languages: InLanguage[]): Promise<Instead | null> {
    if (languages.length === 1) return null;
    const found = await readAlternates(localPath(request), languages).catch(() => []);
    const here = found.find(({ code }) => code === languages[0]?.code);
    // The path itself has a page: only its query is unknown.
    if (here?.path === localPath(request)) return null;
    if (here) return { kind: "moved", location: linkFrom(request, here.path), status: 301 };
    return found.length > 0 ? { kind: "absent", page: notFoundAt(request, request.path) } : null;
  }

  async function insteadOf({
    request,
    languages,
    place,
    found,
  }: Omit<OpenedPage, "instead">): Promise<Instead | null> {
    if (request.isFallback) return null;
    if (place === "landing" && request.query)
      return { kind: "moved", location: request.path, status: 302 };
    // A failing host fails the page as well, which reports it.
    const { of, to, isForGood, sharedAt, isWithdrawn } = await found.catch(
      () => ({ of: true }) as Found<unknown>,
    );
    if (to !== undefined)
      return { kind: "moved", location: linkFrom(request, to), status: isForGood ? 301 : 302 };
    if (of !== null || isWithdrawn) return null;
    const shared = sharedAt === undefined ? null : notFoundAt(request, linkFrom(request, sharedAt));
    return (
      (await elsewhere(request, languages)) ?? {
        kind: "absent",
        page: shared ?? nowhereIn(request.language),
      }
    );
  }

  return async (request, drafts) => {
    const at = invalidations.now();
    const code = request.language?.code;
    const reading = drafts ?? content.forRender(code);
    // Draft settings apply to previews only.
    const draft = { isDraft: drafts !== undefined, language: code };
    const chosen = await siteSettings.of(reading, draft);
    // Previews don't count as visits, and are rendered again with each edit.
    const site = drafts ? { ...chosen, analytics: NO_ANALYTICS, tags: NO_TAGS } : chosen;
    const path = localPath(request);
    const gone = goneOf(site);
    reading.leaveOut(without(gone, path));
    // Editors can preview a page that is off.
    const isHidden = !drafts && isOff(path, gone.off);
    const place = isHidden ? await placeOf(path, reading) : "route";
    if (place === "none") reading.leaveOut(gone);
    const languages = inLanguages(reading, siteSettings, { ...draft, site });
    const language = languageContext({ request, site, languages }, siteSettings);
    const here = { request, at, reading, site, languages, place, language } as const;
    const opened = { ...here, found: find(await build(), here) };
    // The page's loader awaits it.
    opened.found.catch(() => undefined);
    return { ...opened, instead: drafts ? null : await insteadOf(opened) };
  };
}

/** What is at the address: what `find` of its page returns. */
async function find(
  build: ServerBuild,
  { request, reading, languages, place, language }: Omit<OpenedPage, "found" | "instead">,
): Promise<Found<unknown>> {
  if (place === "none" || localPath(request) === NOWHERE) return { of: null };
  const route = place === "landing" ? ANY_PATH : request.route;
  const page = pagesOf(build).get(route);
  if (!page?.find) return { of: route === ANY_PATH ? null : true };
  return page.find(reading, {
    path: localPath(request),
    params: paramsOf(request),
    query: new URLSearchParams(request.query),
    code: language.language.code,
    t: language.language.t,
    languages: () => languages,
  });
}

/** Of a path whose page is off: only `/search`, since such landing pages are older than the search. */
async function placeOf(path: string, reading: RenderContent): Promise<"landing" | "none"> {
  const landing = path === SEARCH ? await findLanding(reading, path).catch(() => null) : null;
  return landing ? "landing" : "none";
}

/** A page that is shown is there, though it may be off. */
const without = ({ off, ...gone }: Gone, path: string): Gone => ({
  ...gone,
  off: off.filter((name) => name !== nameAt(path)),
});

const NO_ANALYTICS: SiteConfig["analytics"] = { provider: "none", site: "", host: "" };

/**
 * The not-found page of one address, or of several. Its key is no path: at the address itself a page
 * may be stored or in progress, and would wait for itself.
 */
const notFoundAt = (request: PageRequest, path: string): PageRequest => ({
  ...request,
  key: `404 ${path}`,
  path,
  query: "",
  isFallback: true,
  readsQuery: false,
});
