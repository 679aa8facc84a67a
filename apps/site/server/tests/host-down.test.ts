import { describe, expect, test, vi } from "vitest";
import {
  wholeSiteStand,
  stand,
  demo,
  dataDir,
  setSite,
  site,
  get,
} from "#server/tests/whole-site-stand.ts";

wholeSiteStand();

vi.setConfig({ testTimeout: 30_000 });

describe("[ERR-04] the content host is down", () => {
  test("pages seen before are served, after a purge and after a restart too", async () => {
    await get("/");
    demo.behave("*", { down: true });
    await site.purge(["*"]);
    expect((await get("/")).status).toBe(200);
    await site.stop();
    setSite(await stand.start({ dataDir }));
    const again = await get("/");
    expect(again.status).toBe(200);
    expect(await again.text()).toContain(demo.content.home.section_header_title);
  });

  test("a page never seen says so with 503 and Retry-After, in the design, never blank", async () => {
    demo.behave("*", { down: true });
    const response = await get("/");
    const html = await response.text();
    expect([
      response.status,
      response.headers.get("retry-after"),
      response.headers.get("cache-control"),
    ]).toEqual([503, "10", "no-store"]);
    expect(html).toContain("Oooops, something went wrong");
    expect(html).toContain("Go Home");
    expect(html).toMatch(/<style>[^<]+/);
  });

  test.each([
    ["answers 500", { status: 500 }],
    ["answers a page of HTML", { html: true }],
  ])("one that %s is no better, and no worse", async (_, behaviour) => {
    await get("/");
    demo.behave("*", behaviour);
    await site.purge(["*"]);
    expect((await get("/")).status).toBe(200);
  });

  test("once it is back, so is the page", async () => {
    demo.behave("*", { down: true });
    expect((await get("/")).status).toBe(503);
    demo.behave("*", {});
    expect([(await site.purge(["*"])).status, (await get("/")).status]).toEqual([204, 200]);
  });
});
