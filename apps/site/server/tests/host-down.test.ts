import { describe, expect, test, vi } from "vitest";
import {
  wholeSiteFixture,
  fixture,
  demo,
  dataDir,
  setSite,
  site,
  get,
} from "#server/tests/whole-site-fixture.ts";

wholeSiteFixture();

vi.setConfig({ testTimeout: 30_000 });

describe("[ERR-04] with the content host down", () => {
  test("serves pages seen before, also after a purge and after a restart", async () => {
    await get("/");
    demo.behave("*", { down: true });
    await site.purge(["*"]);
    expect((await get("/")).status).toBe(200);
    await site.stop();
    setSite(await fixture.start({ dataDir }));
    const again = await get("/");
    expect(again.status).toBe(200);
    expect(await again.text()).toContain(demo.content.home.section_header_title);
  });

  test("an unseen page responds with 503, Retry-After and a message in the design, never blank", async () => {
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
    ["responds with an HTML page", { html: true }],
  ])("handles a host that %s the same way", async (_, behaviour) => {
    await get("/");
    demo.behave("*", behaviour);
    await site.purge(["*"]);
    expect((await get("/")).status).toBe(200);
  });

  test("[API-05] a field of the wrong type costs its section, not the page", async () => {
    demo.behave("home", { set: { provide_items: "none of your business" } });
    const html = await (await get("/")).text();
    expect(html).toContain(demo.content.home.section_header_title);
    expect(html).toContain("What the teams do");
    expect(html).not.toContain("What we take care of");
  });

  test("serves the page once the host is back", async () => {
    demo.behave("*", { down: true });
    expect((await get("/")).status).toBe(503);
    demo.behave("*", {});
    expect([(await site.purge(["*"])).status, (await get("/")).status]).toEqual([204, 200]);
  });
});
