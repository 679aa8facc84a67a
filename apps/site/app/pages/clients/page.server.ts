import { readClients } from "#app/pages/clients/read-clients.server.ts";
import { alone } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";

export const clientsPage = definePage({
  at: "/clients",
  module: "pages/clients/route.tsx",
  query: [],
  calls: always("clients", "portfolio"),
  find: async (content, { t }) => ({ of: await readClients(content, t) }),
  mayBeMissing: true,
  listing: alone("clients"),
  settings: ({ clients }) => clients,
});
