import { alone } from "#app/pages/listings.server.ts";
import { definePage, type Find } from "#app/pages/define-page.ts";
import { carriesNothing } from "#app/team/read-team.server.ts";
import { TEAM } from "#app/team/team.ts";

/** Removes an unknown team. */
const find: Find<true> = async (content, { path, query }) =>
  query.size > 0 && (await carriesNothing(content, query)) ? { of: true, to: path } : { of: true };

export const surveyPage = definePage({
  at: "/survey",
  module: "pages/survey/route.tsx",
  query: [TEAM],
  calls: ({ query }) => (query.has(TEAM) ? [["specialisationCosts"]] : []),
  find,
  listing: alone(null),
  settings: ({ survey }) => survey,
});
