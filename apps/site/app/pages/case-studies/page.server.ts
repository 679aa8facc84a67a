import { pageNumber } from "#app/content/list-pages.ts";
import { readWorks } from "#app/pages/case-studies/read-case-studies.server.ts";
import { alone } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";

export const caseStudiesPage = definePage({
  at: "/case-studies",
  module: "pages/case-studies/route.tsx",
  query: ["page"],
  calls: always("portfolio"),
  find: async (content, { query }) => {
    const number = pageNumber(query.get("page"));
    return { of: number === null ? null : await readWorks(content, number) };
  },
  listing: alone("portfolio"),
  settings: ({ caseStudies }) => caseStudies,
});
