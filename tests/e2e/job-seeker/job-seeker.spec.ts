/** A job seeker's way from the home page to an arrived resume: by keyboard only, and on a phone. */
import { expect, type Page } from "@playwright/test";
import { arrivedFrom, newAddress, PDF, SOLVING_MS } from "../forms/contact-form.ts";
import { started, complaints, faults, test } from "../page-probes.ts";

const VACANCY = /Senior iOS Engineer/;

/** The focused element as a screen reader announces it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels =
      element && "labels" in element
        ? [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent)
        : [];
    const named = (element?.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent);
    return [...labels, element?.getAttribute("aria-label"), ...named, element?.textContent]
      .filter(Boolean)
      .join(" ")
      .replace(/\s+/g, " ")
      .trim();
  });

async function tabTo(page: Page, what: RegExp, most = 60): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press("Tab");
    const here = await focused(page);
    if (what.test(here)) return;
    passed.push(here.slice(0, 40));
  }
  throw new Error(`Tab does not lead to ${String(what)}; it passed ${passed.join(" · ")}`);
}

test("[RES-05] [NAV-06] [VAC-09] by keyboard alone: home, career, all jobs, the filter, a vacancy, a resume that arrives", async ({
  page,
}) => {
  const email = newAddress();
  const found = complaints(page);
  await page.goto("/");
  await started(page);
  await tabTo(page, /^Career$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/career$/);
  await started(page);
  await tabTo(page, /^All Jobs$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/vacancies$/);
  await started(page);

  await tabTo(page, /^Specialization (?!\* )/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Mobile/, 12);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/specialization=Mobile/);
  // The response replaces the list, with the focus in it.
  const list = page.locator('[data-part="list"]');
  await expect(list).toHaveAttribute("aria-busy", "false");
  await expect(list.getByRole("link")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await tabTo(page, VACANCY);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(VACANCY);
  // Until the page is loaded, the browser restores the address's position and takes focus there.
  await started(page);
  await page.waitForLoadState();

  await tabTo(page, /^Send resume$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#resume-form$/);
  await tabTo(page, /^Name/);
  await page.keyboard.type("Anna Lindqvist");
  await tabTo(page, /^Email/, 1);
  await page.keyboard.type(email);
  await tabTo(page, /^Message/, 1);
  await page.keyboard.type("I build tables.");
  // Registered before Space opens the chooser, which Playwright must intercept.
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, /^Resume/, 1);
  await page.keyboard.press("Space");
  await (await chooser).setFiles(PDF);
  // Keyboard users also wait until the file is shown.
  const form = page.locator("#resume-vacancy");
  await expect(form.getByRole("button", { name: "Remove" })).toBeVisible();
  await tabTo(page, /^Remove$/, 1);
  await tabTo(page, /I am not a robot/, 1);
  await page.keyboard.press("Space");
  await expect(form.getByText("Checked", { exact: true })).toBeVisible({ timeout: SOLVING_MS });
  await tabTo(page, /privacy policy/, 1);
  await tabTo(page, /^Send resume$/, 1);
  await page.keyboard.press("Enter");
  const thanks = page.getByRole("dialog", { name: "Thank you for your application" });
  await expect(thanks).toBeVisible();
  // Pages to read come first (CON-14).
  await tabTo(page, /^OK$/, 4);
  await page.keyboard.press("Enter");
  await expect(thanks).toBeHidden();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]).toMatchObject({
    call: "resumeForm",
    fields: { description: "I build tables.", vacancy: "Senior iOS Engineer" },
    files: [{ name: PDF.name }],
  });
  expect(found).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("[RES-05] [NAV-04] [VAC-06] home, menu, career, all jobs, the filter's panel, a vacancy, a resume that arrives", async ({
    page,
  }) => {
    const email = newAddress();
    const fits = async (): Promise<void> =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.goto("/");
    await started(page);
    await page.getByRole("button", { name: "OK" }).tap();
    await page.getByRole("button", { name: "Open menu" }).tap();
    await page.locator("[data-menu]").getByRole("link", { name: "Career" }).tap();
    await expect(page).toHaveURL(/\/career$/);
    await fits();
    await page.getByRole("link", { name: "All Jobs" }).tap();
    await expect(page).toHaveURL(/\/vacancies$/);
    await fits();
    await page.getByRole("button", { name: "Filter", exact: true }).tap();
    await page.locator("details:has(input[name='specialization']) summary").tap();
    await page.locator("details:has(input[name='specialization'])").getByLabel("Mobile").check();
    await page.getByRole("button", { name: "Search" }).tap();
    await page.locator("#vacancies").getByRole("link", { name: VACANCY }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(VACANCY);
    await fits();
    await page.getByRole("link", { name: "Send resume" }).tap();
    const form = page.locator("#resume-vacancy");
    await expect(form.getByLabel("Name")).toBeInViewport();
    await form.getByLabel("Name").fill("Anna Lindqvist");
    await form.getByLabel("Email").fill(email);
    await form.getByLabel("Message").fill("I build tables.");
    await form.getByLabel("Resume").setInputFiles(PDF);
    await form.getByRole("checkbox", { name: "I am not a robot" }).check();
    await expect(form.getByText("Checked", { exact: true })).toBeVisible({ timeout: SOLVING_MS });
    await fits();
    await form.getByRole("button", { name: "Send resume" }).tap();
    const thanks = page.getByRole("dialog", { name: "Thank you for your application" });
    await thanks.getByRole("button", { name: "OK" }).tap();
    await expect(thanks).toBeHidden();
    await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
    expect((await arrivedFrom(email))[0]).toMatchObject({
      call: "resumeForm",
      fields: { vacancy: "Senior iOS Engineer" },
    });
  });
});

for (const width of [1440, 390]) {
  test(
    `no accessibility fault at ${width} px with each dropdown, the panel, and the thanks open`,
    { tag: "@long" },
    async ({ page }) => {
      // axe runs seven times on whole pages.
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/vacancies");
      await started(page);
      if (width === 390) {
        await page.getByRole("button", { name: "Filter", exact: true }).click();
        expect(await faults(page), "the panel").toEqual([]);
      }
      for (const name of ["work_type", "expertise", "specialization"]) {
        const dropdown = page.locator(`details:has(input[name="${name}"])`);
        await dropdown.locator("summary").click();
        await expect(dropdown).toHaveAttribute("open");
        expect(await faults(page), name).toEqual([]);
      }
      if (width === 390) await page.getByRole("button", { name: "Close filter" }).click();
      await page.route("**/*", (route) =>
        route.request().method() === "POST"
          ? route.fulfill({
              json: { status: "sent", message: "Thank you for your application", errors: {} },
            })
          : route.fallback(),
      );
      const form = page.locator("#resume-vacancies");
      await form.getByRole("button", { name: "Send resume" }).click();
      await expect(form.getByText("Fill out the name")).toBeVisible();
      expect(await faults(page), "the form with all its errors").toEqual([]);
      await form.getByLabel("Name").fill("Anna Lindqvist");
      await form.getByLabel("Email").fill("anna@example.com");
      await form.getByLabel("Message").fill("I build tables.");
      await form.getByLabel("Resume").setInputFiles(PDF);
      await expect(form.getByText("Your entries stay in this tab")).toBeVisible();
      expect(await faults(page), "the form filled in").toEqual([]);
      await form.getByRole("checkbox", { name: "I am not a robot" }).check();
      await expect(form.getByText("Checked", { exact: true })).toBeVisible({ timeout: SOLVING_MS });
      await form.getByRole("button", { name: "Send resume" }).click();
      await expect(
        page.getByRole("dialog", { name: "Thank you for your application" }),
      ).toBeVisible();
      expect(await faults(page), "the thanks").toEqual([]);
    },
  );
}
