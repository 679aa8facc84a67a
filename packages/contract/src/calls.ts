/**
 * The contract (API-01…API-04): every call of section 7. Client, the bundled host's handlers, demo
 * host and contract tests derive from this table. The calls of a kind of record are in its
 * descriptor.
 */
import type * as v from "valibot";
import { extension, fill, get, type Call } from "#call.ts";
import { options } from "#entities/options.ts";
import { seo } from "#entities/seo.ts";
import { specialisations, vacancyCategories } from "#entities/vacancy-terms.ts";
import { redirects } from "#links/redirects.ts";
import { siteSettings } from "#site-settings/settings.ts";
import { kindCalls } from "#kinds/kinds.ts";
import { formReply, one } from "#replies.ts";

const form = <const T extends string>(id: T) => ({
  method: "POST" as const,
  path: `/api/contact-form-7/v1/contact-forms/${id}/feedback` as const,
  reply: formReply,
  absent: false,
  tags: [] as const,
});

export const calls = {
  ...kindCalls,
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
  calculatorSpecialisations: get({
    path: "/api/wp/v2/calculator-search-specialisation",
    reply: specialisations,
    absent: false,
    tags: ["vacancy-categories"],
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
  redirects: extension({
    path: "/api/meridian/v1/redirects",
    reply: redirects,
    tags: ["redirects"],
  }),
  settings: extension({
    path: "/api/meridian/v1/settings",
    reply: siteSettings,
    tags: ["settings"],
  }),
  contactForm: form("contact"),
  resumeForm: form("resume"),
  priceRequestForm: form("price-request"),
  surveyForm: form("survey"),
} as const;

export type CallName = keyof typeof calls;
/** In the table's order. */
export const CALL_NAMES = Object.keys(calls) as CallName[];
export type FormCallName = {
  [N in CallName]: (typeof calls)[N]["method"] extends "POST" ? N : never;
}[CallName];
export type GetCallName = Exclude<CallName, FormCallName>;
export const isGetCall = (name: CallName): name is GetCallName => calls[name].method === "GET";
export const isFormCall = (name: CallName): name is FormCallName => calls[name].method === "POST";

/** Calls beyond the specification: only our own host must serve them. */
export type ExtensionCallName = {
  [N in CallName]: (typeof calls)[N] extends { extension: true } ? N : never;
}[CallName];
export type SpecifiedCallName = Exclude<GetCallName, ExtensionCallName>;

type Placeholders<T> = T extends `${string}{${infer P}}${infer Rest}`
  ? P | Placeholders<Rest>
  : never;
type QueryValues<R> = R extends { query?: infer Q } ? NonNullable<Q>[keyof NonNullable<Q>] : never;

export type Params<N extends CallName> = Record<
  Placeholders<(typeof calls)[N]["path"]> | Placeholders<QueryValues<(typeof calls)[N]>>,
  string
>;
export type Reply<N extends CallName> = v.InferOutput<(typeof calls)[N]["reply"]>;
/** What a plain host sends for a call, with every field: the type of a host's handlers. */
export type Wire<N extends CallName> = v.InferInput<(typeof calls)[N]["reply"]>;

/**
 * Parameter of every GET call: the language of the reply, if it is not the site's first (as Polylang
 * and WPML have it). A host without it is a host of one language.
 */
export const LANGUAGE_PARAMETER = "lang";

/** A tag of the reply in one language: a change of a translation purges its language only. */
export const tagIn = (tag: string, language: string | undefined): string =>
  language === undefined ? tag : `${tag}@${language}`;

/** The cache tags of a call. */
export const tagsOf = (name: CallName, params: Record<string, string> = {}): string[] =>
  calls[name].tags.map((tag) => tagIn(fill(tag, params), params[LANGUAGE_PARAMETER]));

// A dot segment would leave the call's path, encoded or not; the replacement is no record's name.
const encodePath = (value: string): string =>
  value
    .split("/")
    .map((segment) => (/^\.\.?$/.test(segment) ? `${segment}~` : encodeURIComponent(segment)))
    .join("/");

/** Path and query, e.g. `/api/wp/v2/posts?slug=quillstead`. */
export function addressOf(
  name: CallName,
  params: Record<string, string> = {},
  { more = true } = {},
): string {
  const row: Call = calls[name];
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...row.query, ...(more ? row.more : {}) }))
    query.set(key, fill(value, params));
  const language = params[LANGUAGE_PARAMETER];
  if (language !== undefined) query.set(LANGUAGE_PARAMETER, language);
  const search = query.toString();
  return fill(row.path, params, encodePath) + (search ? `?${search}` : "");
}
