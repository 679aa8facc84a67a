import { alone } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";

export const careerPage = definePage({
  at: "/career",
  module: "pages/career/route.tsx",
  query: [],
  calls: always("career", "vacancies"),
  find: null,
  listing: alone("career"),
  settings: ({ career }) => career,
});
