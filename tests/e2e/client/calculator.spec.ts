import { expect } from "@playwright/test";
import {
  add,
  calculator,
  cells,
  choose,
  HINT,
  openCalculator,
  TEAM,
  THREE_ROWS,
} from "./calculator.ts";
import { started, complaints, test } from "../page-probes.ts";

test("[CALC-01] [CALC-02] [CALC-03] [CALC-04] [CALC-05] [CALC-06] [CALC-07] [CALC-08] [CALC-09] the calculator from its empty state to a team of three", async ({
  page,
}) => {
  const form = await openCalculator(page);
  await test.step("[CALC-01] three dropdowns: specializations by their titles' first words, three levels, one to ten people", async () => {
    await expect(form.specialization.locator("option")).toHaveText([
      "Choose one",
      "React",
      "Node.js",
      "PHP",
      "Python",
      "Java",
      "Golang",
      "iOS",
      "Android",
      "DevOps",
      "QA",
    ]);
    await expect(form.position.locator("option")).toHaveText([
      "Choose one",
      "Junior",
      "Middle",
      "Senior",
    ]);
    await expect(form.number.locator("option")).toHaveText([
      "Choose one",
      ...Array.from({ length: 10 }, (_, at) => String(at + 1)),
    ]);
  });
  await test.step("[CALC-08] the note explains the cost", async () => {
    const note = page.getByText(/^\* Cost means/);
    for (const words of [
      "setting up and maintaining an R&D office from scratch",
      "HR services",
      "developers' salary",
      "payroll and accounting",
      "legal and compliance",
      "real estate services",
      "taxes",
      "No large up-front investment",
      "Time-to-hire is a commitment",
      "no fee for the seat in its first month",
    ])
      await expect(note).toContainText(words);
  });
  await test.step("[CALC-09] a press outside closes an open dropdown and chooses nothing", async () => {
    await form.specialization.click();
    await expect(page.locator("select:open")).toHaveCount(1);
    await page.mouse.click(20, 300);
    await expect(page.locator("select:open")).toHaveCount(0);
    await expect(form.specialization).toHaveValue("");
  });
  await test.step("[CALC-02] the button is shut until all three are chosen, and again when one is taken back", async () => {
    await expect(form.add).toBeDisabled();
    await form.number.selectOption("3");
    await form.specialization.selectOption({ label: "React" });
    await expect(form.add).toBeDisabled();
    await form.position.selectOption("Senior");
    await expect(form.add).toBeEnabled();
    await form.number.selectOption("");
    await expect(form.add).toBeDisabled();
  });
  await test.step("[CALC-03] without a row there is the hint and no table; with one it is the other way round", async () => {
    await expect(page.getByText(HINT, { exact: true })).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
    await add(form, ["QA", "Middle", 1]);
    await expect(page.getByText(HINT)).toHaveCount(0);
    await page.getByRole("button", { name: "Delete Middle QA" }).click();
    await expect(page.getByText(HINT, { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/pricing");
    await expect(form.specialization).toBeFocused();
  });
  await test.step("[CALC-04] [CALC-05] [CALC-06] [CALC-07] rows are added and deleted, each with its saving, and the total follows", async () => {
    await add(form, ["React", "Senior", 2]);
    for (const dropdown of [form.specialization, form.position, form.number])
      await expect(dropdown).toHaveValue("");
    await expect(form.add).toBeDisabled();
    await expect(form.specialization).toBeFocused();
    await add(form, ["Node.js", "Middle", 3]);
    await add(form, ["PHP", "Junior", 1]);
    await expect(page.getByRole("columnheader")).toHaveText([
      "Position",
      "Number",
      "Average cost in EE*",
      "Cost in California",
      "Saving",
    ]);
    expect(await cells(form)).toEqual(THREE_ROWS);
    await expect(page.getByRole("rowheader", { name: "TOTAL SAVE:" })).toBeVisible();
    await expect(form.total).toHaveText("$723,600 per year");
    await page.getByRole("button", { name: "Delete Middle Node.js" }).click();
    await expect(form.total).toHaveText("$374,400 per year");
    expect(await cells(form)).toEqual([THREE_ROWS[0], THREE_ROWS[2]]);
    await expect(page.getByRole("button", { name: "Delete Junior PHP" })).toBeFocused();
    await expect(
      page.locator("#calculator").getByRole("status").filter({ hasText: "Deleted" }),
    ).toHaveText("Deleted. Total saving: $374,400 per year");
  });
});

test("[CALC-02] what was chosen before the page's script started counts", async ({ page }) => {
  await page.goto("/pricing");
  const form = calculator(page);
  await choose(form, ["QA", "Middle", 1]);
  await started(page);
  await expect(form.add).toBeEnabled();
  await form.add.click();
  await expect(form.rows).toHaveCount(1);
});

test("[CALC-05] the same position may stand twice, and one of the two is deleted", async ({
  page,
}) => {
  const form = await openCalculator(page, "team=qa.middle.1,qa.middle.1");
  await expect(form.rows).toHaveCount(2);
  await page.getByRole("button", { name: "Delete Middle QA" }).first().click();
  await expect(form.rows).toHaveCount(1);
});

test("[CALC-10] the team is in the address: it survives a reload, back and forward, and a copied link", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const found = complaints(page);
  const form = await openCalculator(page);
  await add(form, ["React", "Senior", 2]);
  await add(form, ["Node.js", "Middle", 3]);
  await add(form, ["PHP", "Junior", 1]);
  expect(page.url()).toBe(`${baseURL}/pricing?${TEAM}`);
  await page.goBack();
  await expect(form.rows).toHaveCount(2);
  await expect(form.total).toHaveText("$651,600 per year");
  await page.goForward();
  await expect(form.rows).toHaveCount(3);
  await page.reload();
  await started(page);
  expect(await cells(form)).toEqual(THREE_ROWS);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/pricing?${TEAM}`);
  const other = await context.newPage();
  await other.goto(link);
  expect(await cells(calculator(other))).toEqual(THREE_ROWS);
  expect(found).toEqual([]);
});

test(
  "[CALC-10] with the clipboard blocked the link is shown for copying by hand",
  { tag: "@long" },
  async ({ page, baseURL }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "clipboard", { value: undefined }),
    );
    await openCalculator(page, TEAM);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByLabel("Link to this team")).toHaveValue(`${baseURL}/pricing?${TEAM}`);
  },
);

test("[CALC-10] a team's link responds with the team in the page itself, without script", async ({
  request,
}) => {
  const html = await (await request.get(`/pricing?${TEAM}`)).text();
  expect(html).toContain("$723,600");
  expect(html).toContain('rel="canonical" href="');
  expect(html).not.toMatch(/rel="canonical" href="[^"]*team=/);
});

test("[CALC-10] a press of the print button prints", { tag: "@long" }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
  );
  await openCalculator(page, TEAM);
  await page.getByRole("button", { name: "Print" }).click();
  // A press before hydration is replayed afterwards.
  await expect.poll(() => page.evaluate(() => "printed" in window)).toBe(true);
});

test("[CALC-10] on paper it is a quote of one page: whose, of which day, rows, total and note, and nothing else", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-03-04T12:00:00"));
  await openCalculator(
    page,
    `team=${Array.from({ length: 30 }, (_, at) => `${["react", "node.js", "php"][at % 3]}.senior.${(at % 10) + 1}`).join(",")}`,
  );
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  for (const words of ["Meridian", "March 4, 2026", "TOTAL SAVE:", /^\* Cost means/])
    await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
  for (const name of ["Principles", "One engineer, one month", "See what your team would cost"])
    await expect(page.getByRole("heading", { name, includeHidden: true })).toBeHidden();
  for (const gone of [
    page.getByRole("contentinfo"),
    page.getByRole("banner"),
    page.getByRole("button"),
  ])
    await expect(gone).toHaveCount(0);
  await expect(page.getByText("Send me this")).toBeHidden();
});

test(
  "[CALC-10] a team of thirty rows is full, with a message",
  { tag: "@long" },
  async ({ page }) => {
    const form = await openCalculator(
      page,
      `team=${Array.from({ length: 29 }, () => "qa.middle.1").join(",")}`,
    );
    await add(form, ["QA", "Senior", 1]);
    await choose(form, ["QA", "Senior", 1]);
    await expect(form.add).toBeDisabled();
    await expect(page.getByText("A team has at most 30 rows here.")).toBeVisible();
  },
);

const FORGED = {
  "of nonsense": "team=%00%3Cscript%3E,react,qa.boss.1",
  "of 0, 11, −1 and NaN people":
    "team=react.senior.0,react.senior.11,react.senior.-1,react.senior.NaN",
  "of 10 kB": `team=${"react.senior.2,".repeat(700)}`,
  "of an older version": "team=0~react.senior.2",
  "of what is not offered": "team=cobol.senior.2",
};
test(
  `[CALC-10] a team ${Object.keys(FORGED).join(", ")} is refused, with a message`,
  { tag: "@long" },
  async ({ page }) => {
    for (const [kind, query] of Object.entries(FORGED))
      await test.step(kind, async () => {
        const found = complaints(page);
        expect((await page.goto(`/pricing?${query}`))?.status()).toBe(200);
        await started(page);
        await expect(page.getByText(HINT, { exact: true })).toBeVisible();
        await expect(page.getByText("They are omitted.")).toBeVisible();
        expect(found).toEqual([]);
        await add(calculator(page), ["QA", "Middle", 1]);
        await expect(page).toHaveURL("/pricing?team=qa.middle.1");
        await expect(page.getByText("They are omitted.")).toHaveCount(0);
      });
  },
);

test("[CALC-10] what is right in a broken link stays", { tag: "@long" }, async ({ page }) => {
  const form = await openCalculator(page, "team=react.senior.2,cobol.senior.2,php.junior.1");
  expect(await cells(form)).toEqual([THREE_ROWS[0], THREE_ROWS[2]]);
  await expect(page.getByText("They are omitted.")).toBeVisible();
});
