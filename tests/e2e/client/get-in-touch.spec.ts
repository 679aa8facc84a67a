/** The get-in-touch modal: it opens for a visitor about to leave, once and not too soon. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { arrivedFrom, contactForm, newAddress, SOLVING_MS, THANKS } from "../forms/contact-form.ts";
import { startOwnSite } from "../own-site.ts";
import { started, complaints, faults, test } from "../page-probes.ts";
import { portAt } from "../../ports.ts";

const TITLE = "Leave your contacts, and we will contact you";
const modal = (page: Page) => page.locator("dialog[data-phase]");

/** Moves the pointer from the page to the browser's tabs. */
async function leave(page: Page): Promise<void> {
  for (const y of [300, 20, -20]) await page.mouse.move(300, y);
}

async function open(page: Page, path = "/privacy-policy"): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await started(page);
}

async function openLate(page: Page, path?: string): Promise<void> {
  await open(page, path);
  await page.clock.fastForward(11_000);
}

test("[SH-02] [SH-04] a visitor who leaves by the upper edge gets one prompt a visit; before that nothing of the modal is fetched", async ({
  page,
}) => {
  const found = complaints(page);
  const fetched: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes("show-get-in-touch") && fetched.push(request.url()),
  );
  await openLate(page);
  await page.mouse.move(300, 300);
  await page.mouse.move(-20, 300);
  expect(fetched).toEqual([]);
  await leave(page);
  const dialog = page.getByRole("dialog", { name: TITLE });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Message")).toBeVisible();
  expect(fetched.filter((address) => address.endsWith(".js"))).toHaveLength(1);
  await page.keyboard.press("Escape");
  await page.clock.runFor(400);
  await expect(dialog).toHaveCount(0);
  await leave(page);
  await page.goto("/terms-of-use");
  await started(page);
  await page.clock.fastForward(11_000);
  await leave(page);
  await page.clock.runFor(1000);
  await expect(modal(page)).toHaveCount(0);
  expect(found).toEqual([]);
});

test("[SH-04] never in the first ten seconds", async ({ page }) => {
  await open(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.clock.runFor(9000 - (await page.evaluate(() => Math.ceil(performance.now()))));
  await leave(page);
  await page.clock.runFor(500);
  await expect(modal(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await leave(page);
  await expect(modal(page)).toHaveCount(1);
});

test("[SH-04] never over another dialog, over the menu, or while something is written", async ({
  page,
}) => {
  await openLate(page, "/career");
  await page.getByRole("button", { name: "Join us" }).click();
  const resume = page.getByRole("dialog", { name: "Join us" });
  await expect(resume).toBeVisible();
  await leave(page);
  await page.keyboard.press("Escape");
  await expect(resume).toBeHidden();
  await expect(modal(page)).toHaveCount(0);

  await page.goto("/");
  await started(page);
  await page.clock.fastForward(11_000);
  await contactForm(page).name.fill("Anna");
  await leave(page);
  await page.clock.runFor(1000);
  await expect(modal(page)).toHaveCount(0);

  await page.setViewportSize({ width: 1000, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await leave(page);
  await page.clock.runFor(1000);
  await expect(modal(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Close menu" }).click();
  await leave(page);
  await expect(modal(page)).toHaveCount(1);
});

test("[SH-03] it is active 100 ms after it opens; on close it stops being active, and is gone 300 ms later", async ({
  page,
}) => {
  await openLate(page);
  for (const close of ["its control", "Escape", "a press outside it"]) {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.evaluate(() => sessionStorage.clear());
    await leave(page);
    await expect(modal(page), close).toHaveAttribute("data-phase", "open");
    await expect(modal(page)).toHaveCSS("opacity", "0");
    await page.clock.runFor(99);
    await expect(modal(page)).toHaveAttribute("data-phase", "open");
    await page.clock.runFor(1);
    await expect(modal(page)).toHaveAttribute("data-phase", "active");
    await expect(modal(page)).toHaveCSS("opacity", "1");
    if (close === "Escape") await page.keyboard.press("Escape");
    else if (close === "its control")
      await modal(page).getByRole("button", { name: "Close" }).click();
    else await page.mouse.click(5, 5);
    await expect(modal(page)).toHaveAttribute("data-phase", "closing");
    await page.clock.runFor(299);
    expect(await modal(page).evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true);
    await page.clock.runFor(1);
    await expect(modal(page)).toHaveCount(0);
    // It opens once a visit; the test cleared that record, so a new page is a new visit. A page's
    // script does not start while its clock is paused.
    await page.clock.resume();
    await page.reload();
    await started(page);
    await page.clock.fastForward(11_000);
  }
});

test("[SH-04] [CON-03] [CON-06] contacts that were left arrive; a cookie of 30 days on / keeps the modal away, in a new visit too", async ({
  page,
}) => {
  const began = Date.now();
  const email = newAddress();
  await openLate(page);
  await leave(page);
  const dialog = page.getByRole("dialog", { name: TITLE });
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByText("Fill out the name")).toBeVisible();
  await dialog.getByLabel("Name").fill("Anna Lindqvist");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("checkbox", { name: "I am not a robot" }).check();
  await expect(dialog.getByText("Checked", { exact: true })).toBeVisible({ timeout: SOLVING_MS });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await dialog.getByRole("button", { name: "Send message" }).click();
  const thanks = page.getByRole("dialog", { name: THANKS });
  await expect(thanks).toBeVisible();
  await expect(thanks.getByRole("button", { name: "OK" })).toBeFocused();
  const cookie = (await page.context().cookies()).find(({ name }) => name === "get-in-touch");
  expect(cookie).toMatchObject({ value: "sent", path: "/" });
  // The browser uses its own clock, not the test's.
  expect((cookie?.expires ?? 0) - 2_592_000).toBeGreaterThan(began / 1000 - 1);
  expect((cookie?.expires ?? 0) - 2_592_000).toBeLessThan(Date.now() / 1000 + 1);
  await page.clock.runFor(4900);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(200);
  await expect(modal(page)).toHaveAttribute("data-phase", "closing");
  await page.clock.runFor(300);
  await expect(modal(page)).toHaveCount(0);
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]).toMatchObject({
    call: "contactForm",
    fields: { fullname: "Anna Lindqvist", email, phone: "", description: "" },
  });

  await page.evaluate(() => sessionStorage.clear());
  await page.clock.resume();
  await page.reload();
  await started(page);
  await page.clock.fastForward(11_000);
  await leave(page);
  await page.clock.runFor(1000);
  await expect(modal(page)).toHaveCount(0);
});

test(
  "[SH-04] a pointer that is not fine is never taken to leave",
  { tag: "@long" },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 800 },
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto("/privacy-policy");
    await page.touchscreen.tap(200, 300);
    await page.waitForLoadState("networkidle");
    await page.clock.fastForward(11_000);
    expect(await page.evaluate(() => matchMedia("(pointer: fine)").matches)).toBe(false);
    await leave(page);
    await page.clock.runFor(1000);
    await expect(modal(page)).toHaveCount(0);
    await context.close();
  },
);

test("[SH-02] the site's setting turns it off", { tag: "@long" }, async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "meridian-config-"));
  const config: Record<string, unknown> = JSON.parse(
    readFileSync("apps/site/site.config.json", "utf8"),
  );
  writeFileSync(join(folder, "site.config.json"), JSON.stringify({ ...config, getInTouch: false }));
  const address = `http://127.0.0.1:${portAt(14)}`;
  const site = await startOwnSite(portAt(14), {
    SITE_URL: address,
    SITE_CONFIG: join(folder, "site.config.json"),
  });
  try {
    await openLate(page, `${address}/privacy-policy`);
    await leave(page);
    await page.clock.runFor(1000);
    await expect(modal(page)).toHaveCount(0);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
});

test(
  "the modal has no accessibility fault and fits at 1440 and 390 px",
  { tag: "@long" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 800 });
    await openLate(page);
    await leave(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(modal(page)).toHaveAttribute("data-phase", "active");
      expect(await faults(page), `${width} px`).toEqual([]);
      expect(
        await modal(page).evaluate(
          (dialog) =>
            dialog.scrollWidth <= dialog.clientWidth &&
            dialog.getBoundingClientRect().right <= innerWidth,
        ),
        `${width} px`,
      ).toBe(true);
    }
  },
);
