import { expect, test } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { behave, purge, reset } from "../hosts.ts";
import { startOwnPair, type OwnSite } from "../own-site.ts";

const TROUBLED = {
  site: `http://127.0.0.1:${portAt(2)}`,
  host: `http://127.0.0.1:${portAt(12)}`,
};
let servers: OwnSite | undefined;

// In order: a site that starts without a host or content, then one with content.
test.describe.configure({ mode: "serial" });
test.use({ baseURL: TROUBLED.site });
test.beforeAll(async () => {
  servers = await startOwnPair(TROUBLED, () => behave({ down: true }, TROUBLED.host));
});
test.afterAll(() => servers?.stop());

const TITLE = /<h1[^>]*>Engineering teams that stay with your product<\/h1>/;
const WORKS = /<h2[^>]*>Featured works<\/h2>/;
const LOST = {
  down: { down: true },
  slow: { slow: 20_000 },
  "answering 500": { status: 500 },
  "answering HTML": { html: true },
};

test("[ERR-04] a page never seen is answered 503 with Retry-After, in the design, when the host is down", async ({
  page,
}) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(503);
  expect(Number(response?.headers()["retry-after"])).toBeGreaterThan(0);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  await expect(
    page.getByRole("heading", { level: 1, name: "Oooops, something went wrong" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Go Home" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Services" })).toBeAttached();
});

test("[ERR-04] the host is back: so is the page, and soon each of its sections", async ({
  request,
}) => {
  await reset(TROUBLED.host);
  const page = async () => {
    const response = await request.get("/");
    return response.status() === 200 ? response.text() : "";
  };
  await expect.poll(page, { timeout: 60_000 }).toMatch(WORKS);
  expect(await page()).toMatch(TITLE);
});

for (const [manner, behaviour] of Object.entries(LOST)) {
  test(`[ERR-04] a page already seen is served with the host ${manner}, though what it is made of was purged`, async ({
    request,
  }) => {
    await reset(TROUBLED.host);
    await behave(behaviour, TROUBLED.host);
    await purge(["*"], TROUBLED.site);
    const response = await request.get("/");
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toMatch(TITLE);
    expect(html).toMatch(WORKS);
  });
}

test("[API-05] a field of the wrong type costs its section, not the page", async ({
  page,
  request,
}) => {
  await reset(TROUBLED.host);
  await behave({ call: "home", set: { provide_items: "none of your business" } }, TROUBLED.host);
  await expect
    .poll(
      async () => {
        await purge(["*"], TROUBLED.site);
        return (await (await request.get("/")).text()).includes(
          "Technical interviews by working engineers",
        );
      },
      { timeout: 40_000, intervals: [1000] },
    )
    .toBe(false);
  await page.goto("/");
  await expect(
    page.getByRole("heading", { level: 1, name: "Engineering teams that stay with your product" }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "What the teams do" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What we take care of" })).toHaveCount(0);
});
