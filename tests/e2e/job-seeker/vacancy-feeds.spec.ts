import { expect, test, type Page } from "@playwright/test";

/** Texts of a feed's elements by the browser's strict XML parser. */
const textsIn = (page: Page, xml: string, name: string): Promise<string[]> =>
  page.evaluate(
    ([source = "", tag = ""]) => {
      const tree = new DOMParser().parseFromString(source, "application/xml");
      const fault = tree.querySelector("parsererror");
      if (fault) throw new Error(fault.textContent ?? "");
      return [...tree.querySelectorAll(tag)].map(({ textContent }) => textContent ?? "");
    },
    [xml, name],
  );

test("the page names its feeds, and the feeds of what is chosen", async ({ page }) => {
  const feeds = () =>
    page
      .locator('link[rel="alternate"]:not([type="text/markdown"])')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await page.goto("/vacancies");
  expect(await feeds()).toEqual([
    "/vacancies/feed.xml",
    "/vacancies/feed.json",
    "/vacancies/jobs.xml",
  ]);
  await page.goto("/vacancies?work_type=Office");
  expect(await feeds()).toEqual([
    "/vacancies/feed.xml?work_type=Office",
    "/vacancies/feed.json?work_type=Office",
    "/vacancies/jobs.xml?work_type=Office",
  ]);
});

test("RSS, JSON feed and job feed list the same vacancies, the newest first", async ({
  page,
  request,
  baseURL,
}) => {
  // A separate page: the site's pages block text from becoming a document (Trusted Types).
  await page.goto("about:blank");
  const rss = await request.get("/vacancies/feed.xml");
  expect(rss.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const links = await textsIn(page, await rss.text(), "item > link");
  expect(links).toHaveLength(18);
  const days = (await textsIn(page, await rss.text(), "item > pubDate")).map((day) =>
    Date.parse(day),
  );
  expect(days).toEqual(days.toSorted((a, b) => b - a));

  const json = await request.get("/vacancies/feed.json");
  expect(json.headers()["content-type"]).toBe("application/feed+json; charset=utf-8");
  const feed: {
    version: string;
    feed_url: string;
    items: { url: string }[];
  } = await json.json();
  expect([feed.version, feed.feed_url, feed.items.map(({ url }) => url)]).toEqual([
    "https://jsonfeed.org/version/1.1",
    `${baseURL}/vacancies/feed.json`,
    links,
  ]);

  const jobs = await (await request.get("/vacancies/jobs.xml")).text();
  expect([...new Set(await textsIn(page, jobs, "job > url"))]).toEqual(links);
  const numbers = await textsIn(page, jobs, "job > referencenumber");
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThan(18);
  expect((await request.get(new URL(links[0] ?? "").pathname)).status()).toBe(200);
});

test("a filtered feed has what the filtered page has, at one address", async ({
  page,
  request,
}) => {
  await page.goto("/vacancies?work_type=Remote");
  const shown = await page.locator("#vacancies h3").allTextContents();
  const feed: {
    home_page_url: string;
    items: { title: string }[];
  } = await (await request.get("/vacancies/feed.json?work_type=Remote")).json();
  expect(feed.items.map(({ title }) => title).toSorted()).toEqual(
    shown.map((title) => title.replace(/Hot$/, "")).toSorted(),
  );
  expect(feed.home_page_url).toMatch(/\/vacancies\?work_type=Remote$/);
  for (const query of ["work_type=Remote&expertise=Wizard", `${"work_type=Remote&".repeat(200)}`]) {
    const answer = await request.get(`/vacancies/feed.xml?${query}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([
      302,
      "/vacancies/feed.xml?work_type=Remote",
    ]);
  }
});
