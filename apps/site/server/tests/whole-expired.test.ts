/** Addresses without a page, requested again after everything in the caches is outdated. */
import { beforeAll, expect, test } from "vitest";
import { addLanguage } from "#server/tests/languages-fixture.ts";
import { oneSite } from "#server/tests/one-site.ts";

const running = oneSite();
const { get, textOf: page } = running;
const NAMES = { "dedicated-teams": "feste-teams" };

beforeAll(async () => {
  addLanguage(running.fixture.demo, "de", NAMES);
  await running.site.purge(["*"]);
  await page("/");
});

/** Each request finds only purged entries, and waits for what replaces them. */
async function statusesOf(path: string): Promise<number[]> {
  const statuses = [];
  for (let visit = 0; visit < 3; visit++) {
    statuses.push((await get(path, { signal: AbortSignal.timeout(15_000) })).status);
    await running.site.purge(["*"]);
  }
  return statuses;
}

test.each([
  "/de/expertise-logistics",
  "/de/services/team-extension",
  "/de/blog/time-zone-overlap-in-practice",
  "/de/vacancies/senior-react-engineer-harbour-ledger",
  "/de/technologies-react",
  "/services/made-up",
  "/vacancies/made-up",
  "/made/up",
])(
  "[SEC-07] %s, which has no page, is a 404 each time, also by parallel requests",
  async (path) => {
    expect(await statusesOf(path)).toEqual([404, 404, 404]);
    const parallel = await Promise.all([1, 2].map(() => statusesOf(path)));
    expect(new Set(parallel.flat())).toEqual(new Set([404]));
  },
  60_000,
);

test("[LANG-12] a translation that is published at such an address appears, and leaves again", async () => {
  const { demo } = running.fixture;
  const path = "/de/services/team-extension";
  expect(await statusesOf(path)).toEqual([404, 404, 404]);
  const before = structuredClone({ own: demo.content, all: [...demo.translations] });
  addLanguage(demo, "de", { ...NAMES, "team-extension": "team-extension" });
  await running.site.purge(["*"]);
  expect(await statusesOf(path)).toEqual([200, 200, 200]);
  Object.assign(demo.content, before.own);
  for (const [code, content] of before.all) demo.translations.set(code, content);
  await running.site.purge(["*"]);
  expect(await statusesOf(path)).toEqual([404, 404, 404]);
}, 60_000);
