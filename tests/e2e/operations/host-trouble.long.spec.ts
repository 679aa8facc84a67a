import { expect, test } from "@playwright/test";
import { ownHost } from "../own-site.ts";

const { host, url, purge } = ownHost(2, (one) => one.behave("*", { down: true }));

// In order: a site that starts without a host or content, then one with content.
test.describe.configure({ mode: "serial" });
test.use({ baseURL: url });

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
  host.reset();
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
    host.reset();
    host.behave("*", behaviour);
    await purge();
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
  host.reset();
  host.behave("home", { set: { provide_items: "none of your business" } });
  await expect
    .poll(
      async () => {
        await purge();
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
