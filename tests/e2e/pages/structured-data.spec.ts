/** Each kind of page has its texts for search engines in the server's HTML. */
import { expect, test } from "@playwright/test";

const PAGES = {
  "/": ["Organization", "WebSite"],
  "/services/dedicated-teams": ["Service", "BreadcrumbList"],
  "/case-studies/harbour-ledger": ["BreadcrumbList"],
  "/technologies-react": ["Service", "BreadcrumbList"],
  "/vacancies/senior-react-engineer-harbour-ledger": ["JobPosting", "BreadcrumbList"],
  "/article/article-it-outsourcing": ["Article", "BreadcrumbList"],
};

type Thing = { "@type": string; itemListElement?: { item: string }[] };
const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as Thing,
  );

for (const [path, types] of Object.entries(PAGES)) {
  test(`[SH-07] ${path} declares its types: ${types.join(", ")}`, async ({ request, baseURL }) => {
    const things = thingsIn(await (await request.get(path)).text());
    expect(things.map((thing) => thing["@type"])).toEqual(types);
    for (const { itemListElement = [] } of things)
      for (const { item } of itemListElement) expect(item).toMatch(new RegExp(`^${baseURL}/`));
  });
}

test("[BLOG-05] [BLOG-07] a post is an article with its day, and the blog names its feed", async ({
  request,
}) => {
  const list = await (await request.get("/blog")).text();
  expect(list).toMatch(
    /<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/blog\/feed\.xml"/,
  );
  const [, path = ""] =
    /href="(\/blog\/[a-z][^"]*)"/.exec(list.replaceAll("/blog/feed.xml", "")) ?? [];
  const post = await (await request.get(path)).text();
  expect(thingsIn(post)).toMatchObject([
    { "@type": "Article", datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/) },
    { "@type": "BreadcrumbList" },
  ]);
  expect(post).toContain('property="og:type" content="article"');
});

test("[VACD-06] a vacancy's posting contains nothing that its page does not show", async ({
  page,
  request,
}) => {
  const path = "/vacancies/senior-react-engineer-harbour-ledger";
  const posting = thingsIn(await (await request.get(path)).text())[0] as unknown as Record<
    string,
    string
  > & { applicantLocationRequirements: { name: string }[] };
  expect(posting).toMatchObject({
    "@type": "JobPosting",
    title: "Senior React Engineer",
    datePosted: "2026-11-12",
    jobLocationType: "TELECOMMUTE",
    hiringOrganization: { name: "Meridian" },
  });
  await page.goto(path);
  await expect(page.locator("main time").first()).toHaveAttribute(
    "datetime",
    posting.datePosted ?? "",
  );
  await expect(page.locator("main dd").getByText("November 12, 2026")).toBeVisible();
  const shown = ((await page.locator("main").textContent()) ?? "").replace(/\s+/g, " ");
  const words = (html: string): string[] =>
    html
      .split(/<[^>]+>/)
      .map((text) => text.replace(/:$/, "").trim())
      .filter(Boolean);
  for (const text of words(posting.description ?? "").flatMap((line) => line.split("; ")))
    expect(shown).toContain(text.replaceAll("&amp;", "&"));
  for (const { name } of posting.applicantLocationRequirements) expect(shown).toContain(name);
});
