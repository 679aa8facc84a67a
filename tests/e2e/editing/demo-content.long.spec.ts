import { expect, test } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { faults } from "../page-probes.ts";
import { startOwnCms, type OwnCms } from "./own-cms.ts";

let cms: OwnCms;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  cms = await startOwnCms("demo-content", portAt(79), { SEED_DEMO: "1" });
});
test.afterAll(() => cms?.stop());

test("[OWN-20] an admin sees what would go, and removes the demo; an editor does not see the offer", async ({
  page,
}) => {
  await cms.post("/services", { slug: "ours", title: "Ours", order: 1, _status: "published" });
  await cms.logIn(page, "ben@example.com");
  await page.goto(`${cms.url}/admin`);
  await expect(page.getByRole("heading", { name: "Welcome, Ben" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Demo content" })).toHaveCount(0);
  await page.context().clearCookies();

  await cms.logIn(page);
  await page.goto(`${cms.url}/admin`);
  const part = page.getByRole("region", { name: "Demo content" });
  await part.getByRole("button", { name: "Preview the removal" }).click();
  await expect(part.getByRole("status")).toContainText(
    /^This would remove \d+ records, \d+ pictures/,
  );
  expect(await faults(page, "section[aria-labelledby=demo-content]")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await part.scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 1440, height: 900 });
  await part.getByRole("button", { name: "Remove the demo content" }).click();
  await expect(part.getByRole("status")).toContainText("Removed:");
  const services = (await (
    await fetch(`${cms.url}/api/wp/v2/posts?filter[category_name]=services`)
  ).json()) as {
    slug: string;
  }[];
  expect(services.map(({ slug }) => slug)).toEqual(["ours"]);
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await expect(part).toHaveCount(0);
});
