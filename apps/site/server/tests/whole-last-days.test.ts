/** A vacancy that is closed, by the host or by its last day, or gone, on the whole site. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { sitemapPaths } from "#server/tests/site-map-pages.ts";
import { createFixture, type RunningSite } from "#server/tests/site-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
const dataDir = mkdtempSync(join(tmpdir(), "site-last-days-"));
let fixture: Awaited<ReturnType<typeof createFixture>>;
let site: RunningSite;

beforeAll(async () => {
  fixture = await createFixture();
  site = await fixture.start({ dataDir });
}, 180_000);
afterAll(async () => {
  await site?.stop();
  await fixture?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
const text = async (path: string) => (await get(path)).text();
const LISTS = [
  "/vacancies",
  "/career",
  "/vacancies/feed.xml",
  "/vacancies/feed.json",
  "/vacancies/jobs.xml",
];

test("[VACD-05] a closed vacancy returns 410, offers similar ones and is in no list; open again it is found, gone it is a 404 that offers similar ones", async () => {
  const { content } = fixture.demo;
  const all = [...content.vacancies];
  const [vacancy] = all;
  if (!vacancy) throw new Error("the demo has no vacancy");
  const path = `/vacancies/${vacancy.slug}`;
  const become = async (...vacancies: typeof all) => {
    content.vacancies = vacancies;
    await site.purge(["vacancies", `vacancy:${vacancy.slug}`]);
  };
  const others = all.slice(1);
  const offered = (html: string) =>
    others.filter(({ slug }) => html.includes(`/vacancies/${slug}"`));
  expect((await get(path)).status).toBe(200);
  await become({ ...vacancy, closed: true }, ...others);
  const closed = await get(path);
  const html = await closed.text();
  expect(closed.status).toBe(410);
  expect(html).toMatch(/<h1[^>]*>This position is closed: /);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain("application/ld+json");
  expect(offered(html).length).toBeGreaterThan(0);
  for (const list of ["/sitemaps/vacancies.xml", "/llms.txt", ...LISTS])
    expect([list, (await text(list)).includes(vacancy.slug)]).toEqual([list, false]);
  await become(...all);
  expect((await get(path)).status).toBe(200);
  await become(...others);
  const gone = await get(path);
  expect(gone.status).toBe(404);
  expect(offered(await gone.text()).length).toBeGreaterThan(0);
  await become(...all);
});

test("[VAC-04] [VACD-05] after its last day a vacancy is in no list, feed or sitemap, and its page shows it as closed", async () => {
  const { vacancies } = fixture.demo.content;
  const [over, like] = vacancies.filter(
    ({ vacancies_filter: filter }) =>
      JSON.stringify(filter.specialization) ===
      JSON.stringify(vacancies[0]?.vacancies_filter.specialization),
  );
  if (!over || !like) throw new Error("the demo has two vacancies of a kind");
  const day = new Date().toISOString().slice(0, 10);
  over.valid_through = day;
  over.hot = 99;
  await site.purge(["*"]);
  const path = `/vacancies/${over.slug}`;
  const lists = [...LISTS, `/vacancies/${like.slug}`];
  const named = async () =>
    Promise.all(lists.map(async (list) => (await text(list)).includes(over.slug)));
  expect(await named()).toEqual(lists.map(() => true));
  expect([(await get(path)).status, (await sitemapPaths(site.url)).includes(path)]).toEqual([
    200,
    true,
  ]);

  // Every page is cached for another minute when the day ends.
  vi.useFakeTimers({ now: Date.parse(`${day}T00:00:01Z`) + 86_400_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const gone = await get(path);
  expect([gone.status, (await gone.text()).includes(`/vacancies/${like.slug}`)]).toEqual([
    410,
    true,
  ]);
  expect(await named()).toEqual(lists.map(() => false));
  expect((await sitemapPaths(site.url)).includes(path)).toBe(false);
});
