/** Failures of a host on the pricing page, on a host and site for this file: one story in order. */
import { expect, type Page } from "@playwright/test";
import { add, calculator, cells, openCalculator } from "./calculator.ts";
import { ownHost } from "../own-site.ts";
import { started, complaints, faults, test } from "../page-probes.ts";

test.describe.configure({ mode: "serial" });

const { host, url, purge } = ownHost(46);

test.use({ baseURL: url });

/** Retries, because a purge and its change race. */
async function becomes(page: Page, path: string, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await purge();
    await page.goto(path);
    await check();
  }).toPass({ timeout: 60_000 });
}

const NONE =
  "The prices cannot be shown right now. Leave your email below, and we will send them to you.";

test("[PRICE-01] [CALC-09] a host that fails to list the prices costs the calculator, not the page", async ({
  page,
}) => {
  host.behave("specialisationCosts", { status: 500 });
  const found = complaints(page);
  expect(
    (
      await page.goto("/pricing?team=react.senior.2&specialization=qa&position=Senior&number=1")
    )?.status(),
  ).toBe(200);
  await started(page);
  await expect(page.getByText(NONE)).toBeVisible();
  await expect(page.getByText("We find people for Front-End, Back-End,")).toBeVisible();
  await expect(page.getByLabel("Specialization")).toHaveCount(0);
  await expect(page.getByLabel("Your email")).toBeVisible();
  await expect(page.getByRole("img", { name: "LOADING" })).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  expect(found).toEqual([]);
});

const [LONG, LONGEST] = [
  "Verylongnameofaspecializationwithoutasingleblankinit",
  "Longest ".repeat(40),
];

test("[CALC-01] [CALC-09] odd records: prices as words, none, titles that are empty, long or begin alike", async ({
  page,
}) => {
  host.reset();
  const [react] = host.content.specialisationCosts;
  const named = (position_name: string, more: object = {}) => ({
    ...react,
    position_name,
    ...more,
  });
  Object.assign(host.content, {
    specialisationCosts: [
      named(""),
      named("React Developer", {
        specialization_price_senior: "84000",
        cost_in_california_senior: "$235,200",
      }),
      named("QA Engineer", { specialization_price_senior: "" }),
      named("Data Engineer"),
      named("Data Scientist"),
      named(LONG),
      named(LONGEST),
      named("<b>PHP</b> &amp; more"),
    ],
  });
  await becomes(page, "/pricing", () =>
    expect(page.getByLabel("Specialization").locator("option")).toHaveText(
      ["Choose one", "React", "QA", "Data Engineer", "Data Scientist", LONG, "Longest", "PHP"],
      { timeout: 500 },
    ),
  );
  const form = await openCalculator(page);
  await form.specialization.selectOption({ label: "React" });
  await form.position.selectOption("Senior");
  await form.number.selectOption("1");
  await expect(form.add).toBeEnabled();
  await form.specialization.selectOption({ label: "QA" });
  await expect(form.position.locator("option")).toHaveText(["Choose one", "Junior", "Middle"]);
  await expect(form.position).toHaveValue("");
  await expect(form.add).toBeDisabled();
  for (const name of ["React", "Data Scientist", LONG]) await add(form, [name, "Senior", 10]);
  expect((await cells(form)).map(([title]) => title)).toEqual([
    "Senior React",
    "Senior Data Scientist",
    `Senior ${LONG}`,
  ]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.reload();
  await expect(calculator(page).rows).toHaveCount(3);
});
