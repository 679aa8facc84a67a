/** Resolves an address from its records before rendering: made-up addresses cost no rendering. */
import { PAGE_SERIES } from "@meridian/contract";
import {
  isLikeName,
  recordName,
  nameSegment,
  plainName,
  type NamedRecord,
} from "@meridian/contract/record-name";
import { readSpecializations } from "#app/team/read-costs.server.ts";
import { findAuthor } from "#app/pages/blog/authors.server.ts";
import { listAddress } from "#app/pages/blog/list-address.ts";
import { readTermPosts } from "#app/pages/blog/read-list.server.ts";
import type { TermKind } from "#app/pages/blog/types.ts";
import type { InLanguage } from "#app/content/alternates.server.ts";
import { findLanding } from "#app/content/find-landing.server.ts";
import { fieldRecord } from "#app/pages/field/read-field.server.ts";
import { carriesNothing } from "#app/team/read-team.server.ts";
import { readJobs } from "#app/content/vacancies/read-vacancies.server.ts";
import { vacanciesQuery, vacancyFeedQuery } from "#app/pages/vacancies/vacancy-choice.server.ts";
import { spelledSearch } from "#app/pages/search/search-choice.ts";
import { longerTeam } from "#app/team/calculator.ts";
import { jobLikeAddress } from "#app/content/vacancies/job-content.ts";
import type { ContentSource } from "#app/render-context.server.ts";

export type Verdict =
  /** A redirect to this path and query. `isForGood`: permanent, to the record's only address. */
  | { kind: "moved"; to: string; isForGood?: true }
  /** 404. `path`: a not-found page that several unknown addresses share. */
  | { kind: "absent"; path?: string };

export interface AddressRequest {
  path: string;
  /** Parameters of the path, decoded, by their names in the pattern. */
  params: Readonly<Record<string, string | undefined>>;
  /** The query parameters that the page reads. */
  query: URLSearchParams;
  /** The page's; BCP 47. */
  code: string;
  /** All of the site. */
  languages: () => readonly Pick<InLanguage, "code" | "content">[];
}

/** `null`: render the page. Rejects if the host fails; the page handles the failure. */
export type AddressRule = (
  content: ContentSource,
  requested: AddressRequest,
) => Promise<Verdict | null>;

const ABSENT: Verdict = { kind: "absent" };

/** Redirects a query to its canonical spelling. */
const spelled =
  (spell: (content: ContentSource, requested: AddressRequest) => Promise<string>): AddressRule =>
  async (content, requested) => {
    const { path, query } = requested;
    if (query.size === 0) return null;
    const spelling = await spell(content, requested);
    return spelling === query.toString()
      ? null
      : { kind: "moved", to: spelling ? `${path}?${spelling}` : path };
  };

/**
 * One address per record: hosts also find a record by a doubly encoded slug or other punctuation. A
 * record with a different slug is not redirected: that host does not look up by slug.
 */
function ownAddress(list: string, requested: string, name: string): Verdict | null {
  const own = plainName(name);
  return own === "" ||
    requested.normalize("NFC").toLowerCase() === own ||
    !isLikeName(requested, own)
    ? null
    : { kind: "moved", to: `${list}${nameSegment(own)}`, isForGood: true };
}

const there =
  (
    list: string,
    find: (content: ContentSource, slug: string) => Promise<NamedRecord | null>,
  ): AddressRule =>
  async (content, { params: { slug = "" } }) => {
    const record = await find(content, slug);
    return record ? ownAddress(list, slug, recordName(record)) : ABSENT;
  };

/** A missing vacancy's page lists similar ones (VACD-05): one page per most similar vacancy. */
const vacancy: AddressRule = async (content, { params: { slug = "" } }) => {
  // A closed vacancy still has a record and a page.
  const record = slug.startsWith(LIKE) ? null : await content.read("vacancy", { slug });
  if (record) return ownAddress("/vacancies/", slug, record.slug);
  return {
    kind: "absent",
    path: `/vacancies/${LIKE}${nameSegment(jobLikeAddress(await readJobs(content), slug)?.slug ?? "")}`,
  };
};
/** No slug begins with it. */
const LIKE = "~";

/** Without script the calculator's form adds one more position: redirect to the new team. */
const pricing: AddressRule = async (content, { path, query }) => {
  const longer =
    query.size === 0 ? null : longerTeam(query, (await readSpecializations(content)) ?? []);
  return longer === null ? null : { kind: "moved", to: longer ? `${path}?${longer}` : path };
};

const survey: AddressRule = async (content, { path, query }) =>
  query.size > 0 && (await carriesNothing(content, query)) ? { kind: "moved", to: path } : null;

/** Pages of one record each: without the record there is no page. */
const named = Object.fromEntries(
  PAGE_SERIES.filter(({ kind }) => kind.foundBy && kind.page?.at?.endsWith("/{slug}")).map(
    ({ kind: { foundBy = "" }, prefix }) => [
      `${prefix}:slug`,
      there(prefix, (content, slug) =>
        (content.read as (name: string, params: object) => Promise<NamedRecord | null>)(foundBy, {
          slug,
        }),
      ),
    ],
  ),
);

const author: AddressRule = async (content, { params: { slug = "" } }) => {
  const found = await findAuthor(content, slug);
  return found ? ownAddress("/blog/authors/", slug, found.slug) : ABSENT;
};

/** A category or tag without a post has no page (BLOG-09). */
const termOf =
  (kind: TermKind): AddressRule =>
  async (content, { params: { slug = "" } }) =>
    (await readTermPosts(content, kind, slug)) ? null : ABSENT;

/** One address for each choice of terms, which the form of the list may spell otherwise. */
const blog: AddressRule = async (content, { path, query }) => {
  const choice = {
    category: query.get("category") ?? undefined,
    tag: query.get("tag") ?? undefined,
  };
  if (choice.category === undefined && choice.tag === undefined) return null;
  for (const kind of ["category", "tag"] as const)
    if (choice[kind] && !(await readTermPosts(content, kind, choice[kind]))) return ABSENT;
  const to = listAddress(choice, query.get("page") ?? 1);
  return `${path}?${query.toString()}` === to ? null : { kind: "moved", to };
};

/** Keyed by route pattern. */
export const addressRules: Readonly<Record<string, AddressRule>> = {
  ...named,
  "/blog": blog,
  "/blog/authors/:slug": author,
  "/blog/category/:slug": termOf("category"),
  "/blog/category/:slug/feed.xml": termOf("category"),
  "/blog/tag/:slug": termOf("tag"),
  "/blog/tag/:slug/feed.xml": termOf("tag"),
  "/search": spelled(async (_, { query }) => spelledSearch(query)),
  "/vacancies": spelled(vacanciesQuery),
  "/vacancies/feed.xml": spelled(vacancyFeedQuery),
  "/vacancies/feed.json": spelled(vacancyFeedQuery),
  "/vacancies/jobs.xml": spelled(vacancyFeedQuery),
  "/vacancies/:slug": vacancy,
  // A removed post redirects to the career page (POST-04).
  "/career/:id": async (content, { params: { id = "" } }) =>
    (await content.read("careerPost", { id })) ? null : { kind: "moved", to: "/career" },
  "/:page": async (content, { params: { page = "" } }) => {
    const record = await fieldRecord(content, page);
    return record ? ownAddress("/", page, record.slug) : ABSENT;
  },
  "/*": async (content, { path }) => ((await findLanding(content, path)) ? null : ABSENT),
  "/pricing": pricing,
  "/survey": survey,
};
