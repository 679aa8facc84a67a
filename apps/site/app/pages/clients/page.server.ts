import { alone } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";

export const clientsPage = definePage({
  at: "/clients",
  module: "pages/clients/route.tsx",
  query: [],
  calls: always("clients"),
  rule: null,
  listing: alone({ record: "clients" }),
  settings: ({ clients }) => clients,
});
