/** Every page in German and Hebrew: its layout at four widths, and what axe finds in each template. */
import { expect, type Page } from "@playwright/test";
import { sitemapPaths } from "../../../apps/site/server/tests/site-map-pages.ts";
import { ownHost } from "../own-site.ts";
import { faults, readDown, test } from "../page-probes.ts";
import { cutWords, overlappingWords } from "./look-probes.ts";

/** How axe sees each language: colours do not depend on it (dark-theme.spec.ts), sizes do. */
const LOOKS = {
  de: { colorScheme: "light", width: 390 },
  he: { colorScheme: "dark", width: 1440 },
} as const;
const CODES = ["de", "he"] as const;
const WIDTHS = [390, 768, 1024, 1440];
const { url } = ownHost(68, undefined, { languages: CODES });
test.use({ baseURL: url, contextOptions: { reducedMotion: "reduce" } });

/** In addition to the sitemap. */
const UNLISTED = ["search?q=team", "search?q=xyzzy", "no/such/page", "vacancies?keyword=xyzzy"];

async function pathsIn(code: string): Promise<string[]> {
  const listed = await sitemapPaths(url);
  const own = listed.filter((path) => path === `/${code}` || path.startsWith(`/${code}/`));
  return [...own, ...UNLISTED.map((path) => `/${code}/${path}`)];
}

/** One path of each template: records of a kind differ in their last segment. */
const onePerTemplate = (paths: string[]): string[] => [
  ...new Map(paths.map((path) => [path.replace(/^(\/\w+\/[\w-]+\/).+$/, "$1"), path])).values(),
];

async function layoutFaults(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const wrong = [
      ...(excess > 0 ? [`${excess} px wider than the window`] : []),
      ...(await cutWords(page)),
      ...(await overlappingWords(page)),
    ];
    found.push(...wrong.map((fault) => `${decodeURI(path)} at ${width} px: ${fault}`));
  }
  return found;
}

for (const code of CODES) {
  test(`[LANG-10] [LANG-13] no page in ${code} overflows, cuts a word or draws words over others`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const paths = await pathsIn(code);
    expect(paths.length).toBeGreaterThan(code === "de" ? 50 : 15);
    const found: string[] = [];
    for (const path of paths) found.push(...(await layoutFaults(page, path)));
    expect(found).toEqual([]);
  });

  const { colorScheme, width } = LOOKS[code];
  test(`[LANG-10] [LANG-13] [DARK-01] templates in ${code}, ${colorScheme} at ${width} px, have no fault that axe knows`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const path of onePerTemplate(await pathsIn(code))) {
      await page.goto(path);
      await readDown(page);
      expect(await faults(page), path).toEqual([]);
    }
  });
}
