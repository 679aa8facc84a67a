/**
 * The contract: every call of section 7, one row each (API-01…API-04). The client, the bundled
 * host's handlers, the demo host and the contract tests are derived from this table.
 */
import type * as v from "valibot";
import { about } from "#entities/about.ts";
import { career, careerPost, careerPosts } from "#entities/career.ts";
import { caseStudy } from "#entities/case-study.ts";
import { clientsPage } from "#entities/clients.ts";
import { specialisationCost } from "#entities/cost.ts";
import { expertisePage, technologyPage } from "#entities/fields.ts";
import { home } from "#entities/home.ts";
import { landingPages } from "#entities/landing-page.ts";
import { options } from "#entities/options.ts";
import { article, blogPosts, legalPage, roadMap, singlePost } from "#entities/reading.ts";
import { seo } from "#entities/seo.ts";
import { service } from "#entities/service.ts";
import { specialisations, vacancy, vacancyCategories, vacancySummary } from "#entities/vacancy.ts";
import { redirects } from "#extensions/redirects.ts";
import { siteSettings } from "#extensions/settings.ts";
import { firstOf, formReply, hasField, many, one } from "#replies.ts";

/**
 * One call. `{param}` in `path` and `query` is filled from the call's parameters.
 * `more` is asked for beyond the specification's query: a real host gives ten per page without it.
 * `absent`: the record may not be there; the reply is then `null` (the page answers 404).
 * `tags`: what a cached reply is purged by; `{param}` is filled too.
 * `extension`: ours, beside the specification's; a host that does not know it is as good, so such a
 * row is always `absent`.
 */
export interface Call {
  method: "GET" | "POST";
  path: string;
  query?: Record<string, string>;
  more?: Record<string, string>;
  reply: v.GenericSchema;
  absent: boolean;
  tags: readonly string[];
  extension?: true;
}

const get = <
  S extends v.GenericSchema,
  const P extends string,
  const Q extends Record<string, string> = Record<never, string>,
>(row: {
  path: P;
  query?: Q;
  more?: Record<string, string>;
  reply: S;
  absent: boolean;
  tags: readonly string[];
}) => ({ method: "GET" as const, ...row });
const form = <const T extends string>(id: T) => ({
  method: "POST" as const,
  path: `/api/contact-form-7/v1/contact-forms/${id}/feedback` as const,
  reply: formReply,
  absent: false,
  tags: [] as const,
});

const extension = <
  S extends v.GenericSchema,
  const P extends string,
  const Q extends Record<string, string> = Record<never, string>,
>(row: {
  path: P;
  query?: Q;
  more?: Record<string, string>;
  reply: S;
  tags: readonly string[];
}) => ({ method: "GET" as const, absent: true, extension: true as const, ...row });

const posts = "/api/wp/v2/posts";
const pages = "/api/wp/v2/pages";
const everyPost = { per_page: "100" };
/** Services and case studies share their calls' path; only the latter have facts of a project. */
const isCaseStudy = hasField("project_description");
const isService = (record: Record<string, unknown>): boolean => !isCaseStudy(record);

export const calls = {
  services: get({
    path: posts,
    query: { "filter[category_name]": "services" },
    more: everyPost,
    reply: many(service, isService),
    absent: false,
    tags: ["services"],
  }),
  portfolio: get({
    path: posts,
    query: { "filter[category_name]": "portfolio" },
    more: everyPost,
    reply: many(caseStudy, isCaseStudy),
    absent: false,
    tags: ["portfolio"],
  }),
  article: get({
    path: posts,
    query: { "filter[category_name]": "article" },
    reply: firstOf(article),
    absent: true,
    tags: ["article"],
  }),
  service: get({
    path: posts,
    query: { slug: "{slug}" },
    reply: firstOf(service, isService),
    absent: true,
    tags: ["service:{slug}"],
  }),
  caseStudy: get({
    path: posts,
    query: { slug: "{slug}" },
    reply: firstOf(caseStudy, isCaseStudy),
    absent: true,
    tags: ["case-study:{slug}"],
  }),
  careerPost: get({
    path: `${posts}/{id}`,
    reply: one(careerPost, hasField("type_of_employment")),
    absent: true,
    tags: ["career-post:{id}"],
  }),
  clients: get({
    path: pages,
    query: { slug: "clients" },
    reply: firstOf(clientsPage),
    absent: true,
    tags: ["clients"],
  }),
  about: get({
    path: pages,
    query: { slug: "about" },
    reply: firstOf(about),
    absent: true,
    tags: ["about"],
  }),
  home: get({ path: `${pages}/1120`, reply: one(home), absent: true, tags: ["home"] }),
  privacyPolicy: get({
    path: pages,
    query: { slug: "privacy-policy/" },
    reply: firstOf(legalPage),
    absent: true,
    tags: ["legal:privacy-policy"],
  }),
  termsOfUse: get({
    path: pages,
    query: { slug: "terms-of-use/" },
    reply: firstOf(legalPage),
    absent: true,
    tags: ["legal:terms-of-use"],
  }),
  technology: get({
    path: pages,
    query: { slug: "/technologies-{name}" },
    reply: firstOf(technologyPage),
    absent: true,
    tags: ["technology:{name}"],
  }),
  expertise: get({
    path: pages,
    query: { slug: "/expertise-{name}" },
    reply: firstOf(expertisePage),
    absent: true,
    tags: ["expertise:{name}"],
  }),
  vacancies: get({
    path: "/api/wp/v2/vacancies",
    reply: many(vacancySummary),
    absent: false,
    tags: ["vacancies"],
  }),
  vacancy: get({
    path: "/api/wp/v2/vacancy/",
    query: { slug: "{slug}" },
    reply: firstOf(vacancy, hasField("ID")),
    absent: true,
    tags: ["vacancy:{slug}"],
  }),
  vacancyCategories: get({
    path: "/api/wp/v2/vacancies-category",
    reply: vacancyCategories,
    absent: false,
    tags: ["vacancy-categories"],
  }),
  vacancySpecialisations: get({
    path: "/api/wp/v2/get_vacancy_specialisation",
    reply: specialisations,
    absent: false,
    tags: ["vacancy-categories"],
  }),
  career: get({ path: "/api/wp/v2/career", reply: one(career), absent: true, tags: ["career"] }),
  roadMap: get({
    path: "/api/wp/v2/road-map/",
    reply: one(roadMap),
    absent: true,
    tags: ["road-map"],
  }),
  blog: get({ path: "/api/wp/v2/blog", reply: blogPosts, absent: false, tags: ["blog"] }),
  blogPost: get({
    path: "/api/wp/v2/single-blog/",
    query: { slug: "{slug}" },
    reply: firstOf(singlePost),
    absent: true,
    tags: ["blog:{slug}"],
  }),
  options: get({
    path: "/api/acf/v3/options/options",
    reply: options,
    absent: false,
    tags: ["options"],
  }),
  seo: get({
    path: "/api/wp/custom-seo/v1/get-data-by-slug/{path}",
    reply: one(seo),
    absent: true,
    tags: ["seo:/{path}"],
  }),
  specialisationCosts: get({
    path: "/api/wp/v2/calculator-option-field-specialisation-get-cost",
    reply: many(specialisationCost),
    absent: false,
    tags: ["specialisation-costs"],
  }),
  calculatorSpecialisations: get({
    path: "/api/wp/v2/calculator-search-specialisation",
    reply: specialisations,
    absent: false,
    tags: ["vacancy-categories"],
  }),
  /** Of a WordPress the posts of that category; the site asks for their permalinks. */
  careerPosts: extension({
    path: posts,
    query: { "filter[category_name]": "careers" },
    more: everyPost,
    reply: careerPosts,
    tags: ["career-posts"],
  }),
  redirects: extension({
    path: "/api/meridian/v1/redirects",
    reply: redirects,
    tags: ["redirects"],
  }),
  /** Of a WordPress these are its pages with a field `blocks`, the hundred last changed. */
  landingPages: extension({
    path: pages,
    query: { _fields: "id,slug,link,title,path,blocks,acf" },
    more: { ...everyPost, orderby: "modified" },
    reply: landingPages,
    tags: ["landing-pages"],
  }),
  contactForm: form("contact"),
  resumeForm: form("resume"),
  priceRequestForm: form("price-request"),
  surveyForm: form("survey"),
  settings: extension({
    path: "/api/meridian/v1/settings",
    reply: siteSettings,
    tags: ["settings"],
  }),
} as const;

export type CallName = keyof typeof calls;
/** All of them, in the table's order. */
export const CALL_NAMES = Object.keys(calls) as CallName[];
export type FormCallName = {
  [N in CallName]: (typeof calls)[N]["method"] extends "POST" ? N : never;
}[CallName];
export type GetCallName = Exclude<CallName, FormCallName>;
export const isGetCall = (name: CallName): name is GetCallName => calls[name].method === "GET";
export const isFormCall = (name: CallName): name is FormCallName => calls[name].method === "POST";

/** Calls beyond the specification's: nothing but our own host need answer them. */
export type ExtensionCallName = {
  [N in CallName]: (typeof calls)[N] extends { extension: true } ? N : never;
}[CallName];
/** The specification's own. */
export type SpecifiedCallName = Exclude<GetCallName, ExtensionCallName>;

type Placeholders<T> = T extends `${string}{${infer P}}${infer Rest}`
  ? P | Placeholders<Rest>
  : never;
type QueryValues<R> = R extends { query?: infer Q } ? NonNullable<Q>[keyof NonNullable<Q>] : never;

/** The parameters a call needs, by name. */
export type Params<N extends CallName> = Record<
  Placeholders<(typeof calls)[N]["path"]> | Placeholders<QueryValues<(typeof calls)[N]>>,
  string
>;
/** The clean reply of a call. */
export type Reply<N extends CallName> = v.InferOutput<(typeof calls)[N]["reply"]>;
/** What a plain host sends for a call: every field there. A host's handlers are typed by this. */
export type Wire<N extends CallName> = v.InferInput<(typeof calls)[N]["reply"]>;

/** Fills `{param}`s of a template. `encode` guards what a parameter may do to an address. */
export const fill = (
  template: string,
  params: Record<string, string>,
  encode: (value: string) => string = (value) => value,
): string => template.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name] ?? ""));

/** The cache tags of a call. */
export const tagsOf = (name: CallName, params: Record<string, string> = {}): string[] =>
  calls[name].tags.map((tag) => fill(tag, params));

// A dot segment climbs out of the call's path, encoded or not; no record has the name it gets
// instead.
const encodePath = (value: string): string =>
  value
    .split("/")
    .map((segment) => (/^\.\.?$/.test(segment) ? `${segment}~` : encodeURIComponent(segment)))
    .join("/");

/** Path and query of a call, e.g. `/api/wp/v2/posts?slug=quillstead`. */
export function addressOf(
  name: CallName,
  params: Record<string, string> = {},
  { more = true } = {},
): string {
  const row: Call = calls[name];
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...row.query, ...(more ? row.more : {}) }))
    query.set(key, fill(value, params));
  const search = query.toString();
  return fill(row.path, params, encodePath) + (search ? `?${search}` : "");
}
