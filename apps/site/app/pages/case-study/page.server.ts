import { byRecord } from "#app/pages/address-rules.server.ts";
import { readCaseStudy } from "#app/pages/case-study/read-case-study.server.ts";
import { records } from "#app/pages/listings.server.ts";
import { definePage } from "#app/pages/define-page.ts";

export const caseStudyPage = definePage({
  at: "/case-studies/:slug",
  module: "pages/case-study/route.tsx",
  query: [],
  calls: ({ params: { slug = "" } }) => [["caseStudy", { slug }], ["portfolio"]],
  find: byRecord(
    "/case-studies/",
    (content, slug) => content.read("caseStudy", { slug }),
    (content, slug, { t }) => readCaseStudy(content, slug, t),
  ),
  listing: records({ name: "case-studies", title: (t) => t("sitemap.caseStudies") }, "portfolio"),
  settings: null,
});
