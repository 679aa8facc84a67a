import { findLanding } from "#app/content/find-landing.server.ts";
import { PAGES_SITEMAP } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";
import { landingPathOf, type LandingPage } from "@meridian/contract";

/** The name of the sitemap of pages at any address. */
export const LANDING = "landing";

export const landingPage = definePage({
  at: "/*",
  module: "pages/landing/route.tsx",
  query: [],
  // The calls of its blocks depend on the record.
  calls: always("landingPages"),
  find: async (content, { path }) => ({ of: await findLanding(content, path) }),
  listing: {
    sitemap: { name: LANDING, title: (t) => t("sitemap.landing") },
    group: PAGES_SITEMAP,
    read: async (content) => (await content.read("landingPages"))?.map(landingTexts) ?? [],
  },
  settings: null,
});

/** The name of a landing page in lists. */
function landingTexts(page: LandingPage) {
  const hero = page.blocks.find((block) => block.type === "hero");
  return {
    path: encodeURI(landingPathOf(page)),
    title: page.title || hero?.title || landingPathOf(page),
    text: hero?.text ?? "",
    of: page,
  };
}
