import { join } from "node:path";
import { english } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { navigationItems } from "#app/shell/navigation.ts";
import { readSiteConfig } from "#server/config/site-file.ts";
import { withoutOffPages } from "#server/off-pages/in-settings.ts";

const link = (label: string, to: string) => ({ label, link: to, children: [] });

test.each([
  ["the first language", "", undefined],
  ["German", "/de", "de"],
])("[OWN-13] a menu in %s has no link to a page that is off", async (_, prefix, language) => {
  const file = await readSiteConfig(join(import.meta.dirname, "../../site.config.json"));
  const company = { label: "Company", children: [link("Posts", `${prefix}/blog/tag/teams`)] };
  const items = [link("Blog", `${prefix}/blog`), link("Career", `${prefix}/career`), company];
  const site = { ...file, pages: { off: ["blog" as const] }, menu: { ...file.menu, items } };
  const shown = navigationItems(
    {
      ...withoutOffPages(site, language),
      off: site.pages.off,
      places: [],
      caseStudiesLink: "/case-studies",
      without: [],
    },
    english,
  );
  expect(shown.map(({ label }) => label)).toEqual(["Career"]);
});
