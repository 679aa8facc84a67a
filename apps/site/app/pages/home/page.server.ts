import { alone } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";

export const homePage = definePage({
  at: "/",
  module: "pages/home/route.tsx",
  query: [],
  calls: always("home", "clients", "about", "services", "portfolio"),
  rule: null,
  listing: alone({ record: "home" }),
  settings: ({ home }) => home,
});
