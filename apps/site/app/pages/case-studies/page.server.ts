import { alone } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";

export const caseStudiesPage = definePage({
  at: "/case-studies",
  module: "pages/case-studies/route.tsx",
  query: ["page"],
  calls: always("portfolio"),
  rule: null,
  listing: alone({ record: "portfolio" }),
  settings: ({ caseStudies }) => caseStudies,
});
