/**
 * Every page there is, by kind, as far as the contract's calls name them: for the sitemaps and
 * llms.txt.
 */
import {
  isOff,
  type ExpertisePage,
  type GetCallName,
  type PageName,
  type TechnologyPage,
} from "@meridian/contract";
import { nameSegment } from "@meridian/contract/record-name";
import { readArticle } from "#app/pages/article/read-article.server.ts";
import { readPosts } from "#app/pages/blog/posts.server.ts";
import { FIELD_PREFIXES } from "#app/pages/field/types.ts";
import { landingTexts } from "#app/pages/landing/landing-texts.server.ts";
import { readLegal } from "#app/pages/legal/read-legal.server.ts";
import { readRoadMap } from "#app/pages/road-map/read-road-map.server.ts";
import { safeInline } from "#app/content/prose/sanitize.server.ts";
import { plainText } from "#app/text/plain-text.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { looksLikeFile, readAddress } from "#server/http/addresses.ts";
import type { RouteTable } from "#server/http/route-table.ts";

export interface SitePage {
  /** Canonical, and known to a route. */
  path: string;
  title: string;
  text: string;
  /** What the page is made of: when it changes, the page has changed. */
  of: unknown;
  /** Its own date, `YYYY-MM-DD`; `""` where the record has none. */
  date: string;
}

type Draft = Omit<SitePage, "date"> & { date?: string };

/** Kinds of pages, in the order they are listed, with the name of their sitemap. */
export const PAGE_KINDS = {
  pages: "Pages",
  landing: "More pages",
  services: "Services",
  "case-studies": "Case studies",
  fields: "Technologies and expertise",
  blog: "Blog",
  vacancies: "Vacancies",
} as const;
export type PageKind = keyof typeof PAGE_KINDS;

/**
 * Throws when the host fails and nothing is cached: half a list would say that the other pages are
 * gone.
 */
export async function readPages(
  kind: PageKind,
  content: ContentSource,
  routes: RouteTable,
  off: readonly PageName[] = [],
): Promise<SitePage[]> {
  const drafts = await READERS[kind](content, routes);
  const found = drafts.flatMap(({ date = "", ...draft }) => {
    const path = canonical(draft.path);
    // No route names a landing page, and none takes its address.
    const isThere = path !== null && routes.match(path).isFallback === (kind === "landing");
    return isThere && !looksLikeFile(path) && !isOff(path, off)
      ? [{ ...draft, path, date: /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? "" }]
      : [];
  });
  return [...new Map(found.map((page) => [page.path, page])).values()];
}

const READERS: Record<PageKind, (content: ContentSource, routes: RouteTable) => Promise<Draft[]>> =
  {
    async pages(content, routes) {
      const paths = [...new Set([...Object.keys(OWN_PAGES), ...routes.paths()])].filter(
        (path) => !looksLikeFile(path) && !routes.match(path).isFallback,
      );
      const pages = await Promise.all(paths.map((path) => ownPage(content, path)));
      return pages.filter((page) => page !== null);
    },
    landing: async (content) => (await content.read("landingPages"))?.map(landingTexts) ?? [],
    services: async (content) =>
      (await content.read("services")).map((of) => ({
        path: `/services/${nameSegment(of.slug)}`,
        title: plainText(safeInline(of.title)),
        text: of.short_description,
        of,
      })),
    "case-studies": async (content) =>
      (await content.read("portfolio")).map((of) => ({
        path: `/case-studies/${nameSegment(of.slug)}`,
        title: of.title,
        text: of.short_description,
        of,
      })),
    // No call lists them: the footer names those that are published.
    async fields(content) {
      const { expertise, custom_column_repeater_languages_and_technologies: columns } = (
        await content.read("options")
      ).acf.footer_links_list;
      const technologies = columns.flatMap(({ links }) =>
        links
          .filter(({ post_status }) => post_status === "publish")
          .map(({ post_name, post_title }) => ({
            path: `/${post_name.replace(/^\/+/, "")}`,
            title: post_title,
          })),
      );
      const links = [
        ...expertise.map(({ link, link_name }) => ({ path: link, title: link_name })),
        ...technologies,
      ].filter(({ path }) => FIELD_PREFIXES.some((prefix) => path.startsWith(prefix)));
      const pages = await Promise.all(
        links.map(async (link) => ({ ...link, of: await fieldRecord(content, link.path) })),
      );
      return pages.flatMap(({ of, ...link }) =>
        of ? [{ ...link, of, text: "terms" in of ? of.terms.title : of.image_section.title }] : [],
      );
    },
    blog: async (content) =>
      (await readPosts(content)).map((of) => ({
        path: `/blog/${nameSegment(of.post_name)}`,
        title: of.title,
        text: of.description,
        of,
        date: of.date,
      })),
    vacancies: async (content) =>
      (await content.read("vacancies"))
        .filter(({ closed }) => !closed)
        .map((of) => ({
          path: `/vacancies/${nameSegment(of.slug)}`,
          title: of.post_title,
          text: "",
          of,
          date: of.date,
        })),
  };

/** Pages that are there without a record, as the search is without a vacancy. */
const ALWAYS = new Set(["/career"]);

/** What a page of its own is made of, beside its SEO record. */
interface OwnPage {
  call: GetCallName;
  /** Of a page that answers 404 also where its record has nothing in it: `null` then. */
  read?: (content: ContentSource) => Promise<unknown>;
}

const OWN_PAGES: Record<string, OwnPage> = {
  "/": { call: "home" },
  "/clients": { call: "clients" },
  "/case-studies": { call: "portfolio" },
  "/blog": { call: "blog" },
  "/article/article-it-outsourcing": { call: "article", read: readArticle },
  "/dedicated-team-road-map": { call: "roadMap", read: readRoadMap },
  "/pricing": { call: "specialisationCosts" },
  "/career": { call: "career" },
  "/vacancies": { call: "vacancies" },
  "/privacy-policy": {
    call: "privacyPolicy",
    read: (content) => readLegal(content, "privacyPolicy"),
  },
  "/terms-of-use": {
    call: "termsOfUse",
    read: (content) => readLegal(content, "termsOfUse"),
  },
};

/** `null`: it is made of a record that is not there, or is empty, and answers 404. */
async function ownPage(content: ContentSource, path: string): Promise<Draft | null> {
  const own = OWN_PAGES[path];
  const [seo, record] = await Promise.all([
    content.read("seo", { path: path.slice(1) }),
    // These calls need nothing but their names.
    own ? (content.read as (name: GetCallName) => Promise<unknown>)(own.call) : null,
  ]);
  if (own && record === null && !ALWAYS.has(path)) return null;
  if ((await own?.read?.(content)) === null) return null;
  return { path, title: seo?.title || path, text: seo?.description ?? "", of: [seo, record] };
}

function fieldRecord(
  content: ContentSource,
  path: string,
): Promise<TechnologyPage | ExpertisePage | null> {
  const [technologies, expertise] = FIELD_PREFIXES;
  return path.startsWith(technologies)
    ? content.read("technology", { name: path.slice(technologies.length) })
    : content.read("expertise", { name: path.slice(expertise.length) });
}

/** The one spelling of a path, or `null` when no page can have it. */
function canonical(path: string): string | null {
  const address = readAddress(path);
  const settled = address.kind === "redirect" ? readAddress(address.location) : address;
  return settled.kind === "page" ? settled.path : null;
}
