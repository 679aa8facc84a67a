import { readHome } from "#app/pages/home/read-home.server.ts";
import { alone } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";

export const homePage = definePage({
  at: "/",
  module: "pages/home/route.tsx",
  query: [],
  calls: always("home", "clients", "about", "services", "portfolio"),
  find: async (content, { t }) => ({ of: await readHome(content, t) }),
  mayBeMissing: true,
  listing: alone("home"),
  settings: ({ home }) => home,
});
