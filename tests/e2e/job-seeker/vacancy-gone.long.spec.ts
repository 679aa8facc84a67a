import { expect, test } from "@playwright/test";
import { closingHost } from "./closed-vacancies.ts";
import { newAddress, PDF, SOLVING_MS } from "../forms/contact-form.ts";
import { expectNoFaults } from "../pages/one-load.ts";
import { started, test as probed } from "../page-probes.ts";

const SLUG = "lead-java-engineer-harbour-ledger";
const PATH = `/vacancies/${SLUG}`;
const host = closingHost(43);

test.use({ baseURL: host.url });
probed.use({ baseURL: host.url });

test("[VACD-05] a closed vacancy returns 410, offers similar ones, and is listed nowhere else", async ({
  page,
  request,
}) => {
  expect((await request.get(PATH)).status()).toBe(200);
  await host.take(SLUG, "closed");
  const response = await page.goto(PATH);
  expect(response?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This position is closed: Lead Java Engineer",
  );
  await expect(page).toHaveTitle("This position is closed");
  const near = page.locator("li").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(near).toHaveText([/Back-End/, /Back-End/, /Back-End/]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
  for (const path of [
    "/sitemaps/vacancies.xml",
    "/llms.txt",
    "/vacancies",
    "/vacancies/feed.xml",
    "/vacancies/feed.json",
    "/vacancies/jobs.xml",
    "/career",
  ]) {
    const text = await (await request.get(path)).text();
    expect(text.includes(SLUG), path).toBe(false);
    expect(text.length, path).toBeGreaterThan(1000);
  }
});

test("[VACD-05] one the host no longer has answers 404 and offers what its address is like", async ({
  page,
}) => {
  await host.take(SLUG, "removed");
  const response = await page.goto(PATH);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oooops, something went wrong");
  await expect(page.locator("main h3").first()).toContainText("Engineer");
  await expect(page.locator("main a[href*='harbour-ledger']").first()).toBeVisible();
});

test("[VACD-05] a closed one is open again as soon as it is", async ({ request }) => {
  await host.take(SLUG, "closed");
  expect((await request.get(PATH)).status()).toBe(410);
  await host.openAll();
  expect((await request.get(PATH)).status()).toBe(200);
});

probed(
  "[RES-04] [RES-05] a resume whose vacancy is closed while it is written arrives",
  async ({ page }) => {
    await host.openAll();
    const email = newAddress();
    await page.goto(PATH);
    await started(page);
    const form = page.locator("#resume-vacancy");
    await form.getByLabel("Name").fill("Anna Lindqvist");
    await form.getByLabel("Email").fill(email);
    await form.getByLabel("Message").fill("I build tables.");
    await form.getByLabel("Resume").setInputFiles(PDF);
    await form.getByRole("checkbox", { name: "I am not a robot" }).check();
    await expect(form.getByText("Checked", { exact: true })).toBeVisible({ timeout: SOLVING_MS });
    await host.take(SLUG, "closed");
    await form.getByRole("button", { name: "Send resume" }).click();
    await expect(
      page.getByRole("dialog", { name: "Thank you for your application" }),
    ).toBeVisible();
    await expect
      .poll(() => host.resumes().find((fields) => fields.email === email)?.vacancy)
      .toBe("Lead Java Engineer");
  },
);

probed("[VACD-05] the page of a closed vacancy has no accessibility fault", async ({ page }) => {
  await host.take(SLUG, "closed");
  await page.goto(PATH);
  await started(page);
  await expectNoFaults(page);
});
