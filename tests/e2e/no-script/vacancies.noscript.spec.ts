import { expect, test } from "@playwright/test";
import { answerQuestion, arrivedFrom, newAddress, PDF } from "../forms/contact-form.ts";

test("[SH-10] [VAC-02] [VAC-04] [VAC-09] without script the filter posts nothing and finds all the same", async ({
  page,
}) => {
  await page.goto("/vacancies");
  await page.locator("summary[aria-labelledby^='filter-work_type']").click();
  await page.getByLabel("Remote").check();
  await page.locator("summary[aria-labelledby^='filter-specialization']").click();
  await expect(page.locator("details[open] input[name='work_type']")).toHaveCount(0);
  await page.getByLabel("Mobile").check();
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.locator("#vacancies h3")).toHaveText([/Senior iOS Engineer/]);
  await expect(page.locator("summary[aria-labelledby^='filter-work_type']")).toHaveText("Remote");
  await page.locator("summary[aria-labelledby^='filter-specialization']").click();
  await page.getByRole("link", { name: "Clear Specialization" }).click();
  await expect(page.locator("#vacancies h3")).toHaveCount(8);
});

test("[OWN-124] without script the least salary filters the list, and is cleared with it", async ({
  page,
}) => {
  await page.goto("/vacancies");
  const rows = page.locator("#vacancies h3");
  const all = await rows.count();
  await page.getByLabel("Salary").selectOption({ label: "from €6,000 a month" });
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\?.*pay=EUR-month-6000/);
  await expect(page.getByLabel("Salary")).toHaveValue("EUR-month-6000");
  expect(await rows.count()).toBeGreaterThan(0);
  expect(await rows.count()).toBeLessThan(all);
  await page.getByLabel("Salary").selectOption("");
  await page.getByRole("button", { name: "Search" }).click();
  expect(await rows.count()).toBe(all);
});

test("[SH-10] [VAC-11] without script keyword and place search the list, next to the filter, and are cleared with it", async ({
  page,
}) => {
  await page.goto("/vacancies");
  await page.getByLabel("Keyword").fill("enginer");
  await page.getByLabel("Place").fill("kyiv");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/vacancies?place=kyiv&q=enginer");
  const rows = page.locator("#vacancies h3");
  const found = await rows.count();
  expect(found).toBeGreaterThan(0);
  await expect(page.getByLabel("Keyword")).toHaveValue("enginer");
  await page.getByLabel("Keyword").fill("zorkmid");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole("link", { name: "Clear the filter" }).click();
  await expect(page).toHaveURL("/vacancies");
  expect(await rows.count()).toBeGreaterThan(found);
});

test("[SH-10] [VAC-06] without script the panel opens on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/vacancies");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(page.getByRole("button", { name: "Search" })).toBeVisible();
  await page.getByRole("button", { name: "Close filter" }).click();
  await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
});

test("[SH-10] [VACD-08] on a phone the way to the form stays at the bottom edge until the form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/vacancies/senior-react-engineer-harbour-ledger");
  const way = page.getByRole("link", { name: "Send resume" });
  await expect(way).toHaveCount(1);
  await expect(way).toBeInViewport({ ratio: 1 });
  await way.click();
  await expect(page.getByRole("heading", { name: "Send resume" })).toBeInViewport();
  await page.locator("#resume-vacancy").getByRole("button").last().scrollIntoViewIfNeeded();
  await expect(way).not.toBeInViewport();
});

test("[SH-10] [RES-04] [RES-05] without script a resume is sent with its file, and the page thanks", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto("/vacancies/senior-react-engineer-harbour-ledger");
  const form = page.locator("#resume-vacancy");
  await form.getByLabel("Name").fill("Anna Lindqvist");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Message").fill("I build tables.");
  await form.getByLabel("Resume").setInputFiles(PDF);
  await answerQuestion(page, form);
  await form.getByRole("button", { name: "Send resume" }).click();
  const thanks = page.getByRole("status").filter({ hasText: "Thank you for your application" });
  await expect(thanks).toContainText("Our recruiters will contact you soon");
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]).toMatchObject({
    call: "resumeForm",
    fields: { vacancy: "Senior React Engineer" },
  });
});
