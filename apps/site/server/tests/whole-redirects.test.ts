import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createFixture, type RunningSite } from "#server/tests/site-fixture.ts";

vi.setConfig({ testTimeout: 30_000 });
let fixture: Awaited<ReturnType<typeof createFixture>>;
let dataDir: string;
let site: RunningSite;

const get = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: "manual", ...init });
const answer = async (path: string) => {
  const { status, headers } = await get(path);
  return [status, headers.get("location")];
};
const lead = (from: string, to: string, status = 301) =>
  fixture.demo.content.redirects.push({ from, to, status });

beforeAll(async () => void (fixture = await createFixture()), 180_000);
afterAll(() => fixture?.stop());
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "site-redirects-"));
  fixture.demo.reset();
  site = await fixture.start({ dataDir });
});
afterEach(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("redirects a moved page with its query in one step, whatever its spelling, and is revalidated each time", async () => {
  expect(await answer("/services/staff-augmentation?utm_source=mail&x=1")).toEqual([
    301,
    "/services/team-extension?utm_source=mail&x=1",
  ]);
  expect(await answer("/Services/Staff-Augmentation/")).toEqual([301, "/services/team-extension"]);
  expect(
    (await get("/services/staff-augmentation", { method: "HEAD" })).headers.get("cache-control"),
  ).toBe("no-cache");
  expect(await site.metrics("site_render_ms_count")).toEqual([]);
});

test("an editor's redirect applies with the purge, over a cached page, and disappears with it", async () => {
  expect((await get("/services/dedicated-teams")).status).toBe(200);
  lead("/services/dedicated-teams", "/services/team-extension", 302);
  fixture.demo.content.services.splice(
    0,
    fixture.demo.content.services.length,
    ...fixture.demo.content.services.filter(({ slug }) => slug !== "dedicated-teams"),
  );
  await site.purge(["redirects", "services", "service:dedicated-teams"]);
  expect(await answer("/services/dedicated-teams")).toEqual([302, "/services/team-extension"]);
  fixture.demo.content.redirects.pop();
  await site.purge(["redirects"]);
  expect(await answer("/services/dedicated-teams")).toEqual([404, null]);
});

test("[OWN-84] a file's former address leads to the file, with the letters of its name", async () => {
  const to = "/media/Prices-1a2b3c4d.pdf?v=x";
  lead("/wp-content/uploads/2025/03/Prices.pdf", to);
  await site.purge(["redirects"]);
  expect(await answer("/wp-content/uploads/2025/03/Prices.pdf")).toEqual([301, to]);
  // The demo's host has no such file.
  expect(await answer(to)).toEqual([404, null]);
});

test("[OWN-50] redirects to another site's address", async () => {
  lead("/shop", "https://shop.example.org/all", 302);
  await site.purge(["redirects"]);
  expect(await answer("/Shop/?utm_source=mail")).toEqual([
    302,
    "https://shop.example.org/all?utm_source=mail",
  ]);
});

test("[OWN-146] an old address with parameters redirects before a cached page, which serves all other queries", async () => {
  expect((await get("/clients?id=7")).status).toBe(200);
  lead("/clients?id=7", "/services/team-extension");
  await site.purge(["redirects"]);
  expect((await get("/clients")).status).toBe(200);
  expect(await answer("/clients?utm_source=mail&id=7")).toEqual([
    301,
    "/services/team-extension?utm_source=mail",
  ]);
  expect(await answer("/Clients/?id=7")).toEqual([301, "/services/team-extension"]);
  for (const path of ["/clients", "/clients?id=8", "/clients?utm_source=mail"])
    expect((await get(path)).status, path).toBe(200);
});

test("never redirects the site's own pages, to an invalid address, or in circles", async () => {
  lead("/pricing", "/sales");
  lead("/out", "//evil.example");
  lead("/round", "/about");
  lead("/about", "/round");
  await site.purge(["redirects"]);
  expect([
    (await get("/pricing")).status,
    (await get("/out")).status,
    (await get("/round")).status,
  ]).toEqual([200, 404, 404]);
  const leftOut = site.lines
    .filter(({ msg }) => String(msg).startsWith("redirect skipped"))
    .map(({ from }) => from);
  expect([...new Set(leftOut)]).toEqual(["/out", "/round", "/about"]);
});

test.each([
  ["does not have the call", { status: 404 }],
  ["fails", { status: 500 }],
])("a host that %s loses only the redirects", async (_, behaviour) => {
  fixture.demo.behave("redirects", behaviour);
  expect([
    (await get("/services/staff-augmentation")).status,
    (await get("/services/team-extension")).status,
  ]).toEqual([404, 200]);
});

test("redirects survive a restart while the host is down", async () => {
  await answer("/services/staff-augmentation");
  fixture.demo.behave("*", { down: true });
  await site.stop();
  site = await fixture.start({ dataDir });
  expect(await answer("/services/staff-augmentation")).toEqual([301, "/services/team-extension"]);
});

describe("a site with a WordPress host", () => {
  beforeEach(async () => {
    fixture.demo.speak({ dialect: "wordpress" });
    await site.purge(["*"]);
  });

  test.each([
    ["/dedicated-teams/", "/services/dedicated-teams"],
    ["/dedicated-teams", "/services/dedicated-teams"],
    ["/Dedicated-Teams/?utm_source=a", "/services/dedicated-teams?utm_source=a"],
    ["/category/portfolio/", "/case-studies"],
    ["/home/", "/"],
  ])("%s, as it links a record, redirects to %s in one step", async (from, to) => {
    expect(await answer(from)).toEqual([301, to]);
  });

  test("a record's number redirects from the home page, also when that is cached", async () => {
    const [service] = fixture.demo.content.services;
    await get("/");
    expect(await answer(`/?p=${service?.id}&utm_source=a`)).toEqual([
      301,
      `/services/${service?.slug}?utm_source=a`,
    ]);
    expect((await get("/?p=987654")).status).toBe(200);
    expect((await get("/?utm_source=a")).status).toBe(200);
  });

  test("an ordinary page needs no further request, and made-up addresses only the first", async () => {
    const count = () => fixture.demo.requests.length;
    // Waits for the lists that the site reads at start.
    await get("/made-up");
    const ordinary = [
      "/pricing",
      "/services/dedicated-teams",
      "/pricing?utm_source=a",
      "/pricing/",
    ];
    for (const path of ordinary) await get(path);
    const before = count();
    for (const path of ordinary) await get(path);
    expect(count()).toBe(before);
    expect(await answer("/made-up-0/")).toEqual([308, "/made-up-0"]);
    expect((await get("/made-up-0")).status).toBe(404);
    const once = count();
    for (let at = 1; at < 30; at++) await get(`/made-up-${at}/`);
    expect(count()).toBe(once);
  });
});

test("guesses no permalinks of a host that declares none", async () => {
  expect(await answer("/dedicated-teams/")).toEqual([308, "/dedicated-teams"]);
  expect((await get("/dedicated-teams")).status).toBe(404);
  expect((await get(`/?p=${fixture.demo.content.services[0]?.id}`)).status).toBe(200);
});
