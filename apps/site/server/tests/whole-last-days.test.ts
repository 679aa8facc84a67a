/** A vacancy's last day on the whole site: the date alone changes the pages. */
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
}, 180_000);
afterAll(async () => {
  await site?.stop();
  await fixture?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
const text = async (path: string) => (await get(path)).text();

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
  site = await fixture.start({ dataDir });
  const path = `/vacancies/${over.slug}`;
  const lists = [
    "/vacancies",
    `/vacancies/${like.slug}`,
    "/career",
    "/vacancies/feed.xml",
    "/vacancies/feed.json",
    "/vacancies/jobs.xml",
  ];
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
