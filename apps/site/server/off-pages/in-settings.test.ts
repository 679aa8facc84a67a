import { join } from "node:path";
import { siteConfigSchema } from "@meridian/contract";
import { english } from "@meridian/messages/language";
import * as v from "valibot";
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

test("[LANG-11] a link that the host emptied, because the language lacks the record, is not shown", async () => {
  const file = await readSiteConfig(join(import.meta.dirname, "../../site.config.json"));
  const card = { title: "A", text: "x", action: "B" };
  const parsed = v.parse(siteConfigSchema, {
    ...file,
    language: "de",
    menu: { items: [link("Gone", ""), link("Blog", "/blog")], action: { label: "Gone", link: "" } },
    home: {
      ...file.home,
      hero: { ...file.home.hero, label: "Gone", link: "" },
      solutions: {
        ...file.home.solutions,
        cards: [
          { ...card, link: "" },
          { ...card, link: "/a" },
        ],
      },
    },
  });
  const { menu, home } = withoutOffPages(parsed, "de");
  expect([menu.action, home.hero, home.solutions.cards.map((one) => one.link)]).toEqual([
    {},
    {},
    ["/a"],
  ]);
});
