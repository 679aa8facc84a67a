import { expect, test, type Page } from "@playwright/test";

test.use({ javaScriptEnabled: false });

const BLOG = { Blog: "/blog" };
/** A page of each kind, with the pages between it and the home page. */
const PAGES: [path: string, above: Record<string, string>][] = [
  ["/case-studies/harbour-ledger", { "Success Stories": "/case-studies" }],
  ["/services/dedicated-teams", { Services: "/#services" }],
  ["/vacancies/senior-react-engineer-harbour-ledger", { Vacancies: "/vacancies" }],
  ["/career/411", { Career: "/career" }],
  ["/blog/code-review-across-two-teams", BLOG],
  ["/blog/authors/iryna-s", BLOG],
  ["/blog/category/cost", BLOG],
  ["/blog/tag/budget", BLOG],
];

const trailOf = (page: Page) => page.getByRole("navigation", { name: "Breadcrumb" });

/** Names and paths of the page's BreadcrumbList. */
const inData = (page: Page): Promise<[string, string][]> =>
  page.locator('script[type="application/ld+json"]').evaluateAll((scripts) =>
    scripts
      .map((script) => JSON.parse(script.textContent ?? ""))
      .filter((thing) => thing["@type"] === "BreadcrumbList")
      .flatMap(({ itemListElement }) => itemListElement)
      .map(({ name, item }) => [name, item.replace(location.origin, "")]),
  );

test("[NAV-07] a page of each kind has its trail, in one line at 320 px, and JSON-LD the same", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path, above] of PAGES) {
    await page.goto(path);
    const trail = trailOf(page);
    const links = trail.getByRole("link");
    const shown = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute("href")]),
    );
    expect(shown, path).toEqual(Object.entries({ Home: "/", ...above }));
    const own = trail.locator('[aria-current="page"]');
    expect(await inData(page), path).toEqual([...shown, [await own.textContent(), path]]);
    const heights = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().height),
    );
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(24);
    expect((await trail.boundingBox())?.height, path).toBe(heights[0]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
