/**
 * What an address comes to, decided from its records before anything is rendered: made-up addresses
 * cost no page.
 */
import { isLikeName, nameSegment, plainName } from "@meridian/contract/record-name";
import { readSpecializations } from "#app/team/read-costs.server.ts";
import { findLanding } from "#app/pages/landing/read-landing.server.ts";
import { fieldRecord } from "#app/pages/field/read-field.server.ts";
import { carriesNothing } from "#app/team/read-team.server.ts";
import { readJobs } from "#app/content/vacancies/read-vacancies.server.ts";
import { vacanciesQuery, vacancyFeedQuery } from "#app/pages/vacancies/vacancy-choice.server.ts";
import { longerTeam } from "#app/team/calculator.ts";
import { jobLikeAddress } from "#app/content/vacancies/job-content.ts";
import type { ContentSource } from "#app/render-context.server.ts";

export type Verdict =
  /** Another address is meant: path and query. `isForGood`: it is the only one of its record. */
  | { kind: "moved"; to: string; isForGood?: true }
  /**
   * No page is there. `path`: where the not-found page is rendered that all such addresses share;
   * without it the site's own.
   */
  | { kind: "absent"; path?: string };

export interface Asked {
  path: string;
  /** Of the path, decoded, by their names in the pattern. */
  params: Readonly<Record<string, string | undefined>>;
  /** What the page reads of its query. */
  query: URLSearchParams;
}

/**
 * `null`: the page is rendered. Rejects with the host's failure, of which the page itself has to
 * tell.
 */
export type AddressRule = (content: ContentSource, asked: Asked) => Promise<Verdict | null>;

const ABSENT: Verdict = { kind: "absent" };

/** A query has one spelling: junk is no page of its own. */
const spelled =
  (spell: (content: ContentSource, query: URLSearchParams) => Promise<string>): AddressRule =>
  async (content, { path, query }) => {
    if (query.size === 0) return null;
    const spelling = await spell(content, query);
    return spelling === query.toString()
      ? null
      : { kind: "moved", to: spelling ? `${path}?${spelling}` : path };
  };

/**
 * One address for each record: a host also finds it by a name that is encoded twice, or by other
 * signs. A record of quite another name stays where it is asked for: that host does not look by name.
 */
function ownAddress(list: string, asked: string, name = ""): Verdict | null {
  const own = plainName(name);
  return own === "" || asked.normalize("NFC").toLowerCase() === own || !isLikeName(asked, own)
    ? null
    : { kind: "moved", to: `${list}${nameSegment(own)}`, isForGood: true };
}

interface NamedRecord {
  slug?: string;
  post_name?: string;
}

const there =
  (
    list: string,
    find: (content: ContentSource, slug: string) => Promise<NamedRecord | null>,
  ): AddressRule =>
  async (content, { params: { slug = "" } }) => {
    const record = await find(content, slug);
    return record ? ownAddress(list, slug, record.slug ?? record.post_name) : ABSENT;
  };

/**
 * A vacancy's not-found page offers what its address is like (VACD-05): one page for all addresses
 * that are most like the same vacancy.
 */
const vacancy: AddressRule = async (content, { params: { slug = "" } }) => {
  // One that is closed has a record, and a page that says so.
  const record = slug.startsWith(LIKE) ? null : await content.read("vacancy", { slug });
  if (record) return ownAddress("/vacancies/", slug, record.slug);
  return {
    kind: "absent",
    path: `/vacancies/${LIKE}${nameSegment(jobLikeAddress(await readJobs(content), slug)?.slug ?? "")}`,
  };
};
/** No record's name begins so. */
const LIKE = "~";

/**
 * Without script the calculator's form asks for one more position: the team it makes has an address
 * of its own.
 */
const pricing: AddressRule = async (content, { path, query }) => {
  const longer =
    query.size === 0 ? null : longerTeam(query, (await readSpecializations(content)) ?? []);
  return longer === null ? null : { kind: "moved", to: longer ? `${path}?${longer}` : path };
};

const survey: AddressRule = async (content, { path, query }) =>
  query.size > 0 && (await carriesNothing(content, query)) ? { kind: "moved", to: path } : null;

/** By the route's pattern. */
export const addressRules: Readonly<Record<string, AddressRule>> = {
  "/vacancies": spelled(vacanciesQuery),
  "/vacancies/feed.xml": spelled(vacancyFeedQuery),
  "/vacancies/feed.json": spelled(vacancyFeedQuery),
  "/vacancies/jobs.xml": spelled(vacancyFeedQuery),
  "/vacancies/:slug": vacancy,
  "/services/:slug": there("/services/", (content, slug) => content.read("service", { slug })),
  "/case-studies/:slug": there("/case-studies/", (content, slug) =>
    content.read("caseStudy", { slug }),
  ),
  "/blog/:slug": there("/blog/", (content, slug) => content.read("blogPost", { slug })),
  // A post that is gone sends the visitor to the career page (POST-04).
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
