import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { contactForm } from "../forms/contact-form.ts";
import { startOwnSite } from "../own-site.ts";
import { clearOfNotice, complaints, started, test } from "../page-probes.ts";

type Beacon = { address: string; afterLoad: boolean } & Record<string, unknown>;

async function watchBeacons(page: Page): Promise<() => Promise<Beacon[]>> {
  await page.addInitScript(() => {
    const beacons: object[] = [];
    Object.assign(window, { beacons });
    navigator.sendBeacon = (address, body) =>
      beacons.push({
        address,
        afterLoad: document.readyState === "complete",
        ...(JSON.parse(String(body)) as object),
      }) > 0;
  });
  return () => page.evaluate(() => (window as unknown as { beacons: Beacon[] }).beacons);
}

test("[SH-08] each page is counted once, by its path only and after it has loaded, also pages reached by a link; a form reports its progress", async ({
  page,
}) => {
  const beacons = await watchBeacons(page);
  await page.goto("/career?utm_source=mail");
  await started(page);
  const from = { utm_source: "mail" };
  await expect
    .poll(beacons)
    .toEqual([{ address: "/visits", afterLoad: true, page: "/career", from }]);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /, home$/ })
    .click();
  await expect(page).toHaveURL("/");
  await expect.poll(beacons).toContainEqual({ address: "/visits", afterLoad: true, page: "/" });
  await contactForm(page).name.fill("Ann");
  await expect
    .poll(async () =>
      (await beacons()).flatMap(({ form, step }) => (form === "contact/main" ? [step] : [])),
    )
    .toEqual(["opened", "started"]);
  expect(
    (await beacons()).filter(({ page: path, step }) => path === "/" && step === undefined),
  ).toHaveLength(1);
});

test("[SH-08] a visitor with Do Not Track is not counted", async ({ page }) => {
  const beacons = await watchBeacons(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await page.goto("/career");
  await started(page);
  await contactForm(page).root.count();
  expect(await beacons()).toEqual([]);
});

test("[SH-08] [FOOT-05] Google's script comes only once the visitor agrees, is allowed by the policy then, and they can take it back", async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "analytics-"));
  const config: Record<string, unknown> = JSON.parse(
    readFileSync("apps/site/site.config.json", "utf8"),
  );
  writeFileSync(
    join(folder, "site.config.json"),
    JSON.stringify({ ...config, analytics: { provider: "ga4", site: "G-ABC123DEF4" } }),
  );
  const address = `http://127.0.0.1:${portAt(15)}`;
  const site = await startOwnSite(portAt(15), {
    SITE_URL: address,
    SITE_CONFIG: join(folder, "site.config.json"),
  });
  try {
    const complained = complaints(page);
    const requests: string[] = [];
    page.on(
      "request",
      (request) => /^https:.*google/.test(request.url()) && requests.push(request.url()),
    );
    await page.route("https://www.googletagmanager.com/**", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "fetch('https://region1.google-analytics.com/g/collect', { method: 'POST' })",
      }),
    );
    await page.route("https://region1.google-analytics.com/**", (route) =>
      route.fulfill({ status: 204, headers: { "access-control-allow-origin": "*" } }),
    );
    const notice = page.getByRole("dialog", { name: "Cookie notice" });
    const events = () =>
      page.evaluate(() =>
        ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map(
          (command) => `${String(command[0])} ${String(command[1])}`,
        ),
      );

    await page.goto(`${address}/career`);
    await started(page);
    await expect(notice.getByText("Google Analytics")).toBeVisible();
    for (const width of [1440, 480, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await clearOfNotice(page), `at ${width} px`).toBeGreaterThanOrEqual(4);
    }
    await notice.getByRole("button", { name: "Without statistics" }).click();
    await page.reload();
    await started(page);
    await expect(notice).toBeHidden();
    expect([requests, await events()]).toEqual([[], []]);

    await page.getByRole("button", { name: "Cookie settings" }).click();
    await notice.getByRole("button", { name: "OK" }).click();
    await expect.poll(() => requests.length).toBe(2);
    expect(requests).toEqual([
      "https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4",
      "https://region1.google-analytics.com/g/collect",
    ]);
    expect(await events()).toEqual([
      "consent default",
      expect.stringMatching(/^js /),
      "config G-ABC123DEF4",
      "event page_view",
    ]);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /, home$/ })
      .click();
    await page.waitForURL(`${address}/`);
    await expect
      .poll(async () => (await events()).filter((event) => event === "event page_view").length)
      .toBe(1);

    await page.getByRole("button", { name: "Cookie settings" }).click();
    await notice.getByRole("button", { name: "Without statistics" }).click();
    expect(
      await page.evaluate(
        () => (window as unknown as Record<string, unknown>)["ga-disable-G-ABC123DEF4"],
      ),
    ).toBe(true);
    await expect(notice).toBeHidden();
    expect(complained).toEqual([]);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
