/** With another brand no output contains the first brand's name or colours. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteConfigSchema } from "@meridian/contract";
import { SURVEY_OFFERS } from "@meridian/contract/forms";
import { PREVIEW_PARAMETER } from "@meridian/contract/site-protocol/preview-link";
import { BUILT_IN, themeOf, themeStyles } from "@meridian/contract/theme";
import { asNorthwind, NORTHWIND } from "@meridian/contract/theme/testing/northwind";
import { loadContent } from "@meridian/demo";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { ogDrawing } from "#server/seo/og-drawing.ts";
import { openType } from "#server/seo/og-glyphs.ts";
import { leftOfFirstBrand } from "#server/tests/first-brand.ts";
import { oneSite } from "#server/tests/one-site.ts";
import { sitemapPaths } from "#server/tests/site-map-pages.ts";

const running = oneSite();

/** The demo content as another company's. */
beforeAll(async () => {
  const { content } = running.fixture.demo;
  Object.assign(content, asNorthwind(content));
  await running.site.purge(["*"]);
  await fetch(running.site.url);
});

const textOf = async (path: string): Promise<string> =>
  (await fetch(running.site.url + path)).text();

test("the search finds known traces", () => {
  const ours = leftOfFirstBrand(`<title>Meridian</title><style>${themeStyles(BUILT_IN)}</style>`);
  expect(ours).toEqual(
    expect.arrayContaining(["#b5125f", "20 37 46", expect.stringContaining("the name")]),
  );
  expect(leftOfFirstBrand('<p style="color:rgba(181, 18, 95, 0.4)">')).toEqual(["181, 18, 95"]);
});

test("[OWN-06] no page of the sitemap, feed, list or SVG on them has the first brand's name or colours", async () => {
  const paths = [
    ...(await sitemapPaths(running.site.url)),
    "/nowhere",
    "/sales",
    "/blog?page=2",
    "/vacancies?page=2",
    "/blog/feed.xml",
    "/vacancies/feed.xml",
    "/vacancies/feed.json",
    "/vacancies/jobs.xml",
    "/llms.txt",
    "/robots.txt",
    "/site.webmanifest",
    "/brand/favicon.svg",
  ];
  expect(paths.length).toBeGreaterThan(60);
  const drawings = new Set<string>();
  for (const path of paths) {
    const text = await textOf(path);
    expect([path, leftOfFirstBrand(text)]).toEqual([path, []]);
    for (const [, address = ""] of text.matchAll(
      /["'(](\/(?:icons|map|road-map|home|brand)\/[^"')\s]+)/g,
    ))
      drawings.add(address);
  }
  expect(drawings.size).toBeGreaterThan(15);
  // A bitmap of the site's own would have the first brand's colours.
  const painted = [...drawings].filter(
    (address) => !/\.svg(?:\?|$)|^\/brand\/[\w-]+\.png/.test(address),
  );
  expect(painted).toEqual([]);
  for (const address of drawings)
    expect([address, leftOfFirstBrand(await textOf(address))]).toEqual([address, []]);
}, 60_000);

/** Built from the settings' places and money. */
const between = (html: string, from: string, to: string): string =>
  html.slice(html.indexOf(from)).split(to)[0] ?? "";

test("[OWN-41] [OWN-42] ruler, map, hours and calculator use the second brand's cities, regions and money only", async () => {
  const { siteSettings } = loadContent();
  const { offices, clientCities, regions } = v.parse(siteConfigSchema, siteSettings).geography;
  const theirs = [...offices, ...clientCities]
    .map(({ city }) => city)
    .concat(regions.map(({ title }) => title));
  const home = await textOf("/");
  const parts = [
    between(home, 'aria-label="Clients and teams by longitude"', "</ul>"),
    between(home, 'id="company"', "</section>"),
  ];
  const [ruler = "", map = ""] = parts;
  for (const city of ["Wellington", "Bergen", "Ushuaia"]) expect(ruler).toContain(city);
  for (const word of ["Patagonia", "Wellington", "shared hours"]) expect(map).toContain(word);
  const [drawing = ""] = /\/map\/whole-[0-9a-f]{8}\.svg[^"]*/.exec(map) ?? [];
  expect((await textOf(drawing)).match(/<path d="M[^"]*"\/>/g)).toHaveLength(2);
  const pricing = await textOf("/pricing?team=react.senior.2");
  const calculator = between(pricing, 'id="calculator"', "</section>").split("<script")[0] ?? "";
  for (const word of ["Average cost in Patagonia*", "Cost in Bergen", "NOK"])
    expect(calculator).toContain(word);
  expect(calculator).not.toContain("$");
  expect(theirs.filter((word) => [...parts, calculator].join(" ").includes(word))).toEqual([]);
});

test("[OWN-43] the survey offers the second brand's regions, money, sizes and technologies only", async () => {
  const html = between(await textOf("/survey"), 'id="survey-form"', "</form>");
  const { regions, technologies } = NORTHWIND.survey;
  for (const word of [...regions, ...technologies, "NOK", "600", "900", "3", "45"])
    expect(html).toContain(`="${word}"`);
  const theirs = SURVEY_OFFERS.regions.map((region) => region.slice(0, 12));
  for (const word of [...theirs, ...SURVEY_OFFERS.technologies, "USD", "$", 'max="100"'])
    expect(html).not.toContain(word);
});

test("[OWN-06] no stylesheet or script of the build has a colour or name of any brand", () => {
  const folder = join(import.meta.dirname, "../../build/client/assets");
  const files = readdirSync(folder).filter((name) => /\.(?:css|js)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  for (const name of files)
    expect([name, leftOfFirstBrand(readFileSync(join(folder, name), "utf8"))]).toEqual([name, []]);
});

test("[OWN-06] a link preview has no trace of it", async () => {
  const { palette } = themeOf(NORTHWIND.colors);
  const drawing = ogDrawing({
    title: "Clients",
    logo: undefined,
    brand: NORTHWIND.name,
    palette,
    typeFor: (await openType())(null),
    cities: v.parse(siteConfigSchema.entries.geography, NORTHWIND.geography),
    land: [],
  });
  expect(leftOfFirstBrand(drawing)).toEqual([]);
});

test("[OWN-06] the fallback page has no trace of it", async () => {
  const refused = await fetch(`${running.site.url}/clients?${PREVIEW_PARAMETER}=wrong`);
  expect(refused.status).toBe(403);
  expect(leftOfFirstBrand(await refused.text())).toEqual([]);
  running.fixture.demo.behave("home", { status: 500 });
  await running.site.purge(["home"]);
  expect(leftOfFirstBrand(await textOf("/"))).toEqual([]);
});
