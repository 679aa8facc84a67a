import { alone } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";

export const salesPage = definePage({
  at: "/sales",
  module: "pages/sales/route.tsx",
  query: [],
  calls: always("clients", "services", "portfolio"),
  find: null,
  listing: alone(null),
  settings: ({ sales }) => sales,
});
