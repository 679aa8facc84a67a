import { expect, test } from "@playwright/test";

test("[SH-10] [TECH-01] [EXP-01] [ERR-03] without script each page shows its sections, its stories and its form", async ({
  page,
}) => {
  const shown: Record<string, string[]> = {
    "/technologies-java": [
      "Why Java for money and goods",
      "Java at our clients",
      "Month-end in 6 hours",
      "0.28 seconds for a scan",
      "What we build with Java",
    ],
    "/expertise-fintech": [
      "Fintech companies we work for",
      "Payment reconciliation platform",
      "How a fintech team starts",
      "Why fintech clients stay",
    ],
    "/sales": [
      "One engineer, one month",
      "What happens next",
      "What the teams do",
      "Featured works",
    ],
  };
  for (const [path, headings] of Object.entries(shown)) {
    await page.goto(path);
    for (const name of headings) await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.getByRole("button", { name: "Send message" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
  }
});

test("[SH-10] [TECH-02] without script an unknown technology is named and leads home", async ({
  page,
}) => {
  expect((await page.goto("/technologies-nothing"))?.status()).toBe(404);
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL("/");
});
