/** Made-up addresses are resolved from the records, without blocking later publications. */
import { expect, test } from "vitest";
import { oneSite } from "#server/tests/one-site.ts";

const running = oneSite();
const { get } = running;
const renders = async () =>
  (await running.site.metrics("site_render"))
    .filter((line) => /_count/.test(line))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);

test("[ERR-01] a hundred unknown addresses share one page, rendered once", async () => {
  await get("/services/made-up");
  await get("/vacancies/made-up");
  const before = await renders();
  for (let at = 0; at < 25; at++)
    for (const path of [
      `/services/made-up-${at}`,
      `/vacancies/made-up-${at}`,
      `/blog/made-up-${at}`,
      `/technologies-made-up-${at}`,
    ])
      expect((await get(path)).status, path).toBe(404);
  expect(before).toBeGreaterThan(0);
  expect(await renders()).toBe(before);
}, 60_000);

test.each([
  "/case-studies?page=3",
  "/case-studies?page=x",
  "/blog?page=0",
  "/case-studies/a/b",
  "/case-studies/a%2Fb",
  "/case-studies/%D0%BD%D0%B5%D1%82",
  "/case-studies/%E0%A4%A",
  "/case-studies/dedicated-teams",
  `/case-studies/${"a".repeat(2048)}`,
  "/services/wayfold-logistics",
  "/services/dedicated-teams/more",
  "/blog/a%2Fb",
  "/blog/'%20or%201=1--",
  "/vacancies/%D0%B2%D0%B0%D0%BA%D0%B0%D0%BD%D1%81%D1%96%D1%8F",
  `/vacancies/${"a".repeat(2048)}`,
  "/expertise-nothing",
  "/expertise-",
  "/expertise-%E6%BC%A2",
  "/technologies",
  "/technologies-",
  "/technologies-a%2Fb",
  "/technologies-a/b",
  "/technologies-%D0%B4%D0%B6%D0%B0%D0%B2%D0%B0",
  `/technologies-${"x".repeat(2048)}`,
])(
  "[CASE-07] [SERV-07] [BLOG-01] [BLOG-06] [VACD-05] [TECH-02] [EXP-02] %s is the error page, which search engines skip",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>Oooops, something went wrong<\/h1>/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>(<[^>]*>)*Go Home/);
  },
);

test("a page published at a previously unknown address appears with its purge", async () => {
  const { services, vacancies } = running.fixture.demo.content;
  for (const path of ["/services/just-out", "/vacancies/just-out"])
    expect((await get(path)).status).toBe(404);
  services.push({ ...(services[0] as (typeof services)[number]), slug: "just-out" });
  vacancies.push({ ...(vacancies[0] as (typeof vacancies)[number]), slug: "just-out" });
  await running.site.purge(["services", "service:just-out", "vacancies", "vacancy:just-out"]);
  for (const path of ["/services/just-out", "/vacancies/just-out"])
    expect((await get(path)).status, path).toBe(200);
  services.pop();
  vacancies.pop();
  await running.site.purge(["services", "service:just-out", "vacancies", "vacancy:just-out"]);
  for (const path of ["/services/just-out", "/vacancies/just-out"])
    expect((await get(path)).status, path).toBe(404);
}, 60_000);

test("redirects an unknown query to its canonical spelling without rendering", async () => {
  const before = await renders();
  const to = async (path: string) => (await get(path)).headers.get("location");
  expect([
    await to("/vacancies?work_type=Wizard"),
    await to("/vacancies?page=99&work_type=Remote"),
    await to("/vacancies/feed.xml?expertise=x"),
    await to("/survey?team=made-up"),
    await to("/pricing?team="),
  ]).toEqual([
    "/vacancies",
    "/vacancies?work_type=Remote",
    "/vacancies/feed.xml",
    "/survey",
    "/pricing",
  ]);
  expect(await renders()).toBe(before);
}, 60_000);

test("[POST-04] a removed career post redirects to the career page", async () => {
  for (const path of ["/career/987654", "/career/abc"]) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/career"]);
  }
});
