/** A vacancy that closes while a visitor without script writes. */
import { expect, test, type Page } from "@playwright/test";
import { closingHost } from "../job-seeker/closed-vacancies.ts";
import { answerQuestion, newAddress, PDF } from "../forms/contact-form.ts";

const SLUG = "lead-java-engineer-harbour-ledger";
/** With questions of its own. */
const ASKING = "middle-devops-engineer-harbour-ledger";
const host = closingHost(44);

test.use({ baseURL: host.url });

const form = (page: Page) => page.locator("form#resume-vacancy");

async function write(page: Page, email: string, slug = SLUG): Promise<void> {
  await page.goto(`/vacancies/${slug}`);
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

test("[OWN-125] [SH-10] without script a form asks its vacancy's questions again with what was typed, also after the vacancy is gone", async ({
  page,
}) => {
  await host.openAll();
  const email = newAddress();
  await write(page, email, ASKING);
  const cloud = form(page).getByLabel("Which cloud do you know best?");
  const onCall = form(page).getByLabel("Would you be on call");
  await form(page).getByLabel("Which incident").fill("The one with the clock");
  await cloud.selectOption("Azure");
  const send = async (): Promise<void> => {
    await answerQuestion(page, form(page));
    await form(page).getByRole("button", { name: "Send resume" }).click();
  };
  await send();
  await expect(onCall).toHaveAccessibleDescription("Please answer this question");
  await expect(cloud).toHaveValue("Azure");
  await host.take(ASKING, "removed");
  await form(page).getByLabel("Resume").setInputFiles(PDF);
  await send();
  await expect(page.getByRole("heading", { name: "Your resume" })).toBeVisible();
  await expect(onCall).toHaveAccessibleDescription("Please answer this question");
  await expect(cloud).toHaveValue("Azure");
  await expect(form(page).getByLabel("Which incident")).toHaveValue("The one with the clock");
  await onCall.selectOption("No");
  await form(page).getByLabel("Resume").setInputFiles(PDF);
  await send();
  await expect(page.getByRole("status").getByText("Thank you for your application")).toBeVisible();
  await expect
    .poll(() => host.resumes().find((fields) => fields.email === email))
    .toMatchObject({ "question-on_call": "No", "question-cloud": "Azure" });
});
