import { nameSegment } from "@meridian/contract/record-name";
import { jobLikeAddress } from "#app/content/vacancies/job-content.ts";
import { readJobs } from "#app/content/vacancies/read-vacancies.server.ts";
import { ownAddress } from "#app/pages/address-rules.server.ts";
import { records, VACANCIES_SITEMAP } from "#app/pages/listings.server.ts";
import { definePage, type AddressRule } from "#app/pages/define-page.ts";

/** No slug begins with it. */
const LIKE = "~";

/** A missing vacancy's page lists similar ones (VACD-05): one page per most similar vacancy. */
const rule: AddressRule = async (content, { params: { slug = "" } }) => {
  // A closed vacancy still has a record and a page.
  const record = slug.startsWith(LIKE) ? null : await content.read("vacancy", { slug });
  if (record) return ownAddress("/vacancies/", slug, record.slug);
  return {
    kind: "absent",
    path: `/vacancies/${LIKE}${nameSegment(jobLikeAddress(await readJobs(content), slug)?.slug ?? "")}`,
  };
};

export const vacancyPage = definePage({
  at: "/vacancies/:slug",
  module: "pages/vacancies/vacancy/route.tsx",
  query: [],
  calls: ({ params: { slug = "" } }) => [["vacancy", { slug }], ["vacancies"]],
  rule,
  listing: records(VACANCIES_SITEMAP, "vacancies"),
  settings: null,
});
