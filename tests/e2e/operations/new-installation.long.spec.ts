/** A new installation (`SEED_DEMO=0`), and a host without settings: no other company's texts. */
import { expect, type Page } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { sessionOf } from "../../editor-session.ts";
import { ADMIN, expectFits, PASSWORD, startOwnCms, type OwnCms } from "../editing/own-cms.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { started, complaints, faults, test } from "../page-probes.ts";

const ADDRESS = `http://127.0.0.1:${portAt(74)}`;
const PAGES = ["/", "/privacy-policy", "/terms-of-use", "/search"];
/** Off until the owner has filled them. */
const UNFILLED = [
  "/clients",
  "/case-studies",
  "/survey",
  "/career",
  "/blog",
  "/dedicated-team-road-map",
  "/sales",
  "/pricing",
  "/vacancies",
];
/** Claims that only the demo company can make. */
const CLAIMS =
  /Meridian|Sofia|Kyiv|Almaty|Dubai|\+44|example\.com|\$\d[\d,]{3}|\b(?:twelve|fifty|seven|ten|\d+) (?:years|days|working days|specialists|people|projects|countries|cities|clients|case)/i;

const servers: { cms?: OwnCms; site?: OwnSite } = {};

test.beforeAll(async () => {
  test.setTimeout(240_000);
  servers.cms = await startOwnCms("new", portAt(73));
  servers.site = await startOwnSite(portAt(74), {
    SITE_URL: ADDRESS,
    CONTENT_HOST: servers.cms.url,
  });
});

test.afterAll(async () => {
  await servers.site?.stop();
  await servers.cms?.stop();
});

const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator("a[href]")
    .evaluateAll((links) =>
      links.flatMap((link) =>
        (link as HTMLAnchorElement).origin === location.origin
          ? [(link as HTMLAnchorElement).href]
          : [],
      ),
    );

test("every page a company needs is there, in plain words that claim nothing, and leads nowhere that is not", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const found = complaints(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const places = new Set<string>();
  for (const path of PAGES) {
    const response = await page.goto(ADDRESS + path);
    expect([path, response?.status()]).toEqual([path, 200]);
    await started(page);
    const texts = `${await page.title()} ${(await page.locator("meta[content]").evaluateAll((tags) => tags.map((tag) => tag.getAttribute("content")))).join(" ").replaceAll(ADDRESS, "")} ${await page.locator("body").innerText()} ${(await page.locator('script[type="application/ld+json"]').allTextContents()).join(" ").replaceAll(ADDRESS, "")}`;
    expect(CLAIMS.exec(texts)?.[0], path).toBeUndefined();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        path,
      ).toBeLessThanOrEqual(width);
    }
    expect(await faults(page), path).toEqual([]);
    for (const link of await linksOf(page)) places.add(link);
  }
  for (const link of places) {
    const response = await page.request.get(link);
    expect([link, response.status()]).toEqual([link, 200]);
    const { hash } = new URL(link);
    if (hash) expect(await response.text(), link).toContain(`id="${hash.slice(1)}"`);
  }
  expect(found).toEqual([]);
});

test("[OWN-21] login and dashboard have landmarks and a heading, fit a phone, and show the site's logo; an empty installation lists the first steps, and the list stays folded once it is", async ({
  page,
}) => {
  const { url = "" } = servers.cms ?? {};
  await page.goto(`${url}/admin/login`);
  await expect(
    page.getByRole("main").getByRole("heading", { level: 1, name: "Log in" }),
  ).toBeVisible();
  await expectFits(page, "login");
  await servers.cms?.logIn(page);
  await page.goto(`${url}/admin`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
  const steps = main.getByRole("region", { name: "Make it yours" });
  await expect(steps.getByRole("heading")).toHaveText(/^Make it yours: \d of \d+ done$/);
  await expect(steps.getByRole("link", { name: "Your first service" })).toHaveAttribute(
    "href",
    "/admin/collections/services",
  );
  await expect(main).toContainText("No forms were sent in the last 30 days");
  await expect(main.getByRole("table")).toHaveCount(0);
  await expectFits(page, "the empty dashboard");
  const stored = page.waitForResponse(/payload-preferences\/first-steps/);
  await steps.getByRole("heading").click();
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await expect(steps.getByRole("heading")).toBeVisible();
  await expect(steps.getByRole("link", { name: "Your first service" })).toBeHidden();
  await page.goto(`${url}/admin/account`);
  await expect(page.getByRole("heading", { name: "Logged in" })).toBeVisible();
  await expectFits(page, "the account", "main section");
});

test("[OWN-64] what the owner has not filled is off and in no sitemap; the first price opens its page, and without any it is off again", async ({
  page,
}) => {
  const statusOf = async (path: string): Promise<number> =>
    (await page.request.get(ADDRESS + path)).status();
  for (const path of UNFILLED) expect([path, await statusOf(path)]).toEqual([path, 404]);
  const sitemaps = await page.request.get(`${ADDRESS}/sitemap.xml`);
  expect(await sitemaps.text()).not.toContain("pages.xml");
  const { doc } = (await servers.cms?.post("/specialisation-costs", {
    positionName: "React",
    order: 1,
    easternEurope: { senior: 60_000 },
    california: { senior: 180_000 },
    _status: "published",
  })) ?? { doc: { id: 0 } };
  // This site gets no purges, and requests changes.
  const inTime = { timeout: 90_000 };
  await expect.poll(() => statusOf("/pricing"), inTime).toBe(200);
  const { url = "" } = servers.cms ?? {};
  const session = await sessionOf(url, { email: ADMIN, password: PASSWORD });
  const removed = await fetch(`${url}/cms/api/specialisation-costs/${doc.id}`, {
    method: "DELETE",
    headers: { authorization: `JWT ${session}` },
  });
  expect(removed.status).toBe(200);
  await expect.poll(() => statusOf("/pricing"), inTime).toBe(404);
});

test("the header bears the company's name where there is no logo, and the way out of an error page leads to a page", async ({
  page,
}) => {
  await page.goto(`${ADDRESS}/services/none`);
  await expect(
    page.getByRole("link", { name: "Your company, home" }).getByText("Your company"),
  ).toBeVisible();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "What your company does, in one sentence" }),
  ).toBeVisible();
});

test("what an editor writes in Settings and About comes, and only that", async ({ page }) => {
  const { cms } = servers;
  await cms?.post("/globals/about", { title: "Who we are", years: 3, _status: "published" });
  await cms?.post("/globals/site-settings", {
    brand: { name: "Northgate Works" },
    contact: { phones: [{ region: "Norway", phone: "+47 22 00 00 00", countries: ["Norway"] }] },
    _status: "published",
  });
  await expect(async () => {
    await page.goto(ADDRESS);
    await expect(page.getByRole("link", { name: "Northgate Works, home" })).toBeVisible({
      timeout: 1000,
    });
    await expect(page.getByRole("link", { name: "+47 22 00 00 00" })).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 90_000 });
  await expect(page.getByRole("heading", { name: "Who we are" })).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: "years" })).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: "specialists" })).toHaveCount(0);
});
