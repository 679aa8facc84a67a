/** A vacancy that closes while a visitor without script writes. */
import { expect, test, type Page } from "@playwright/test";
import { closingHost } from "../job-seeker/closed-vacancies.ts";
import { answerQuestion, newAddress, PDF } from "../forms/contact-form.ts";

const SLUG = "lead-java-engineer-harbour-ledger";
const host = closingHost(44);

test.use({ baseURL: host.url });

const form = (page: Page) => page.locator("form#resume-vacancy");

async function write(page: Page, email: string): Promise<void> {
  await page.goto(`/vacancies/${SLUG}`);
  await form(page).getByLabel("Name").fill("Anna Lindqvist");
  await form(page).getByLabel("Email").fill(email);
  await form(page).getByLabel("Message").fill("I build tables.");
  await form(page).getByLabel("Resume").setInputFiles(PDF);
}

for (const how of ["closed", "removed"] as const) {
  test(`[SH-10] [RES-04] without script a resume for a vacancy that was ${how} meanwhile is stored, and its sender learns of it`, async ({
    page,
  }) => {
    await host.openAll();
    const email = newAddress();
    await write(page, email);
    await answerQuestion(page, form(page));
    await host.take(SLUG, how);
    await form(page).getByRole("button", { name: "Send resume" }).click();
    await expect(
      page.getByRole("status").getByText("Thank you for your application"),
    ).toBeVisible();
    await expect(page.getByText("Our recruiters will contact you soon")).toBeVisible();
    await expect
      .poll(() => host.resumes().find((fields) => fields.email === email)?.vacancy)
      .toBe("Lead Java Engineer");
  });
}

test("[SH-10] [RES-07] without script an error shows on the closed vacancy's page, typed text is there, and it can be sent again", async ({
  page,
}) => {
  await host.openAll();
  const email = newAddress();
  await write(page, email);
  await form(page).getByLabel("Name").fill("");
  await answerQuestion(page, form(page));
  await host.take(SLUG, "removed");
  await form(page).getByRole("button", { name: "Send resume" }).click();
  await expect(form(page).getByText("Fill out the name")).toBeVisible();
  await expect(form(page).getByLabel("Message")).toHaveValue("I build tables.");
  await form(page).getByLabel("Name").fill("Anna Lindqvist");
  await form(page).getByLabel("Resume").setInputFiles(PDF);
  await answerQuestion(page, form(page));
  await form(page).getByRole("button", { name: "Send resume" }).click();
  await expect(page.getByRole("status").getByText("Thank you for your application")).toBeVisible();
  await expect
    .poll(() => host.resumes().find((fields) => fields.email === email)?.vacancy)
    .toBe("Lead Java Engineer");
});
