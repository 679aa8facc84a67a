import type { Vacancy } from "@meridian/contract";
import { nameSegment } from "@meridian/contract/record-name";
import { optionalBand } from "#app/content/optional-band.server.ts";
import {
  jobLikeAddress,
  jobsLikeAddress,
  similarJobs,
  type JobSummary,
  type MissingVacancy,
} from "#app/content/vacancies/job-content.ts";
import { namesOf, readJobs } from "#app/content/vacancies/read-vacancies.server.ts";
import { ownAddress } from "#app/pages/address-rules.server.ts";
import { records, VACANCIES_SITEMAP } from "#app/pages/listings.server.ts";
import { definePage, type Find } from "#app/pages/define-page.ts";

/** No slug begins with it. */
const LIKE = "~";

/**
 * The page of a missing (404) or closed vacancy (410) lists similar ones (VACD-05, VACD-07): of
 * missing ones one page per most similar vacancy.
 */
const find: Find<Vacancy> = async (content, { params: { slug = "" } }) => {
  const record = slug.startsWith(LIKE) ? null : await content.read("vacancy", { slug });
  const own = record ? ownAddress("/vacancies/", slug, record.slug) : {};
  if (record && !record.closed) return { of: record, ...own };
  const jobs = (await optionalBand(content, "other vacancies", readJobs(content))) ?? [];
  if (record)
    return { of: null, ...own, isWithdrawn: true, instead: () => closedOf(record, slug, jobs) };
  const like = jobLikeAddress(jobs, slug)?.slug ?? "";
  return {
    of: null,
    sharedAt: `/vacancies/${LIKE}${nameSegment(like)}`,
    instead: (): MissingVacancy => ({ title: "", others: jobsLikeAddress(jobs, slug) }),
  };
};

/** Others by the vacancy's kind, or by the address if the host has no kind. */
function closedOf(record: Vacancy, slug: string, jobs: readonly JobSummary[]): MissingVacancy {
  const kind = namesOf(record.vacancies_filter.specialization);
  return {
    title: record.title,
    others: kind.length > 0 ? similarJobs(jobs, slug, kind) : jobsLikeAddress(jobs, slug),
  };
}

export const vacancyPage = definePage({
  at: "/vacancies/:slug",
  module: "pages/vacancies/vacancy/route.tsx",
  query: [],
  calls: ({ params: { slug = "" } }) => [["vacancy", { slug }], ["vacancies"]],
  find,
  listing: records(VACANCIES_SITEMAP, "vacancies"),
  settings: null,
});
