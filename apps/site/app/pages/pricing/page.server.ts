import { alone } from "#app/pages/listings.server.ts";
import { always, definePage, type Find } from "#app/pages/define-page.ts";
import { CHOICE, longerTeam, SEND } from "#app/team/calculator.ts";
import { readSpecializations } from "#app/team/read-costs.server.ts";
import { TEAM } from "#app/team/team.ts";

/** Without script the calculator's form adds one more position: redirect to the new team. */
const find: Find<true> = async (content, { path, query }) => {
  const longer =
    query.size === 0 ? null : longerTeam(query, (await readSpecializations(content)) ?? []);
  return longer === null ? { of: true } : { of: true, to: longer ? `${path}?${longer}` : path };
};

export const pricingPage = definePage({
  at: "/pricing",
  module: "pages/pricing/route.tsx",
  query: [TEAM, SEND, ...Object.values(CHOICE)],
  calls: always("specialisationCosts", "calculatorSpecialisations", "services", "clients", "about"),
  find,
  listing: alone("specialisationCosts"),
  settings: ({ pricing }) => pricing,
});
