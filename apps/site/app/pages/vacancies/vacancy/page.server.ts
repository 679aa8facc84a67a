import type { Vacancy } from "@meridian/contract";
import { nameSegment } from "@meridian/contract/record-name";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { jobLikeAddress } from "#app/content/vacancies/job-content.ts";
import { readJobs } from "#app/content/vacancies/read-vacancies.server.ts";
import { ownAddress } from "#app/pages/address-rules.server.ts";
import { records, VACANCIES_SITEMAP } from "#app/pages/listings.server.ts";
import { definePage, type Find } from "#app/pages/define-page.ts";

/** No slug begins with it. */
const LIKE = "~";

/** A missing vacancy's page lists similar ones (VACD-05): one page per most similar vacancy. */
const find: Find<Vacancy> = async (content, { params: { slug = "" } }) => {
  // A closed vacancy still has a record and a page.
  const record = slug.startsWith(LIKE) ? null : await content.read("vacancy", { slug });
  if (record) return { of: record, ...ownAddress("/vacancies/", slug, record.slug) };
  const jobs = (await optionalBand(content, "other vacancies", readJobs(content))) ?? [];
  const like = jobLikeAddress(jobs, slug)?.slug ?? "";
  return { of: null, sharedAt: `/vacancies/${LIKE}${nameSegment(like)}` };
};

export const vacancyPage = definePage({
  at: "/vacancies/:slug",
  module: "pages/vacancies/vacancy/route.tsx",
  query: [],
  calls: ({ params: { slug = "" } }) => [["vacancy", { slug }], ["vacancies"]],
  find,
  listing: records(VACANCIES_SITEMAP, "vacancies"),
  settings: null,
});
