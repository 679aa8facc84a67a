/** A site in several languages whose host has not sent the settings yet. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createFixture, type RunningSite } from "#server/tests/site-fixture.ts";

let fixture: Awaited<ReturnType<typeof createFixture>>;
let dataDir: string;
let site: RunningSite;
beforeAll(async () => {
  fixture = await createFixture({ languages: ["de"] });
}, 180_000);
afterAll(() => fixture?.stop());
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), "languages-start-"))));
afterEach(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  fixture.demo.reset();
});
const get = (path: string): Promise<Response> => fetch(site.url + path, { redirect: "manual" });
const statusOf = async (path: string): Promise<number> => (await get(path)).status;

test("[LANG-30] the first request after the start gets a page under a language's prefix", async () => {
  fixture.demo.behave("settings", { slow: 300 });
  site = await fixture.start({ dataDir });
  const [home, pages] = await Promise.all([get("/de"), get("/sitemaps/pages.xml")]);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('<html lang="de">');
  expect(await pages.text()).toContain("/de/pricing</loc>");
});

test("[LANG-30] without the settings a prefix is not taken for an unknown address", async () => {
  fixture.demo.behave("settings", { status: 500 });
  site = await fixture.start({ dataDir });
  expect(await statusOf("/")).toBe(200);
  for (const path of ["/de", "/de/pricing", "/nowhere"])
    expect([path, await statusOf(path)]).toEqual([path, 503]);
  fixture.demo.behave("settings", {});
  await site.purge(["*"]);
  await expect.poll(() => statusOf("/de"), { timeout: 20_000, interval: 500 }).toBe(200);
  expect(await statusOf("/nowhere")).toBe(404);
});

test("[LANG-10] after a restart a removed language leads to the first one, but not before the settings are read", async () => {
  const { demo } = fixture;
  site = await fixture.start({ dataDir });
  expect(await statusOf("/de")).toBe(200);
  await site.stop();
  demo.content.siteSettings.otherLanguages = [];
  demo.behave("settings", { status: 500 });
  rmSync(join(dataDir, "site/content"), { recursive: true });
  site = await fixture.start({ dataDir });
  expect(await statusOf("/de/pricing")).toBe(503);
  demo.behave("settings", {});
  await site.purge(["*"]);
  await expect
    .poll(async () => (await get("/de/pricing")).headers.get("location"), { timeout: 20_000 })
    .toBe("/pricing");
});
