import { alone } from "#app/pages/listings.server.ts";
import { definePage, type AddressRule } from "#app/pages/define-page.ts";
import { carriesNothing } from "#app/team/read-team.server.ts";
import { TEAM } from "#app/team/team.ts";

/** Removes an unknown team. */
const rule: AddressRule = async (content, { path, query }) =>
  query.size > 0 && (await carriesNothing(content, query)) ? { kind: "moved", to: path } : null;

export const surveyPage = definePage({
  at: "/survey",
  module: "pages/survey/route.tsx",
  query: [TEAM],
  calls: ({ query }) => (query.has(TEAM) ? [["specialisationCosts"]] : []),
  rule,
  listing: alone({ record: null }),
  settings: ({ survey }) => survey,
});
