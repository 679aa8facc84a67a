/**
 * The calls that a page makes whatever their replies are. The server starts them with the first
 * request for the page, so that a cold page costs one round trip to the content host
 * (server/page-cache/start-calls.ts). A test compares them with what the loaders read.
 */
import type { GetCallName, Params } from "@meridian/contract";
import { fieldCall } from "#app/pages/field/read-field.server.ts";
import { TEAM } from "#app/team/team.ts";

export type PageCall = {
  [N in GetCallName]: keyof Params<N> extends never ? [N] : [N, Params<N>];
}[GetCallName];

export interface CalledPage {
  path: string;
  /** Of the path, decoded, by their names in the pattern. */
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

type CallsOf = (page: CalledPage) => readonly PageCall[];

const always =
  (...names: Extract<PageCall, [unknown]>[0][]): CallsOf =>
  () =>
    names.map((name) => [name] as PageCall);

const vacancyChoice = always("vacancies", "vacancyCategories");

const blogList = always("blog", "categories", "tags");

const CALLS: Readonly<Record<string, CallsOf>> = {
  "/": always("home", "clients", "about", "services", "portfolio"),
  "/clients": always("clients"),
  "/case-studies": always("portfolio"),
  "/case-studies/:slug": ({ params: { slug = "" } }) => [["caseStudy", { slug }], ["portfolio"]],
  "/services/:slug": ({ params: { slug = "" } }) => [
    ["service", { slug }],
    ["portfolio"],
    ["clients"],
  ],
  "/survey": ({ query }) => (query.has(TEAM) ? [["specialisationCosts"]] : []),
  "/career": always("career", "vacancies"),
  "/career/:id": ({ params: { id = "" } }) => [["careerPost", { id }]],
  "/vacancies": always("vacancies", "vacancyCategories", "vacancySpecialisations"),
  "/vacancies/feed.xml": vacancyChoice,
  "/vacancies/feed.json": vacancyChoice,
  "/vacancies/jobs.xml": vacancyChoice,
  "/vacancies/:slug": ({ params: { slug = "" } }) => [["vacancy", { slug }], ["vacancies"]],
  "/privacy-policy": always("privacyPolicy"),
  "/terms-of-use": always("termsOfUse"),
  "/article/article-it-outsourcing": always("article"),
  "/blog": blogList,
  "/blog/feed.xml": always("blog"),
  "/blog/authors/:slug": always("blog", "authors"),
  "/blog/category/:slug": blogList,
  "/blog/category/:slug/feed.xml": always("blog", "categories"),
  "/blog/tag/:slug": blogList,
  "/blog/tag/:slug/feed.xml": always("blog", "tags"),
  "/blog/:slug": ({ params: { slug = "" } }) => [
    ["blogPost", { slug }],
    ["blog"],
    ["authors"],
    ["categories"],
    ["tags"],
  ],
  "/dedicated-team-road-map": always("roadMap"),
  "/sales": always("clients", "services", "portfolio"),
  "/pricing": always(
    "specialisationCosts",
    "calculatorSpecialisations",
    "services",
    "clients",
    "about",
  ),
  "/:page": ({ params: { page = "" } }) => [...fieldCall(page), ["landingPages"]],
  // The calls of its blocks depend on the record.
  "/*": always("landingPages"),
};

/** With those of every page. A feed has neither footer nor description. */
export function pageCalls(pattern: string, page: CalledPage): PageCall[] {
  const own = CALLS[pattern]?.(page) ?? [];
  if (/\.(?:xml|json)$/.test(pattern)) return [...own];
  // As it is written, for the call escapes it itself.
  const path = decodeURIComponent(page.path.slice(1));
  return [...own, ["seo", { path }], ["options"]];
}
