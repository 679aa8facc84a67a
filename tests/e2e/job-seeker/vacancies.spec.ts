import { expect } from "@playwright/test";
import {
  arrivedFrom,
  FAILURE,
  newAddress,
  PDF,
  PICTURE,
  WRONG_FILE,
} from "../forms/contact-form.ts";
import { testPage } from "../pages/one-load.ts";
import { faults, test } from "../page-probes.ts";
import { jobs, dropdown, summary, open, form, solve, fill } from "./vacancies-page.ts";

const VACANCY = "/vacancies/senior-react-engineer-harbour-ledger";

testPage(
  "/vacancies",
  {
    "[VAC-01] the page has its hero and three dropdowns with the host's options": async ({
      page,
    }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Work on one product, with one team",
      );
      for (const [name, label, first] of [
        ["work_type", "Work type", "Remote"],
        ["expertise", "Tech level", "Junior"],
        ["specialization", "Specialization", "Front-End"],
      ] as const) {
        await expect(page.locator(`#filter-${name}`)).toHaveText(label);
        await expect(dropdown(page, name).locator("label").first()).toContainText(first);
      }
    },
    "[VAC-02] at most one dropdown is open, and a press outside closes it": async ({ page }) => {
      await summary(page, "work_type").click();
      await expect(dropdown(page, "work_type")).toHaveAttribute("open");
      await summary(page, "expertise").click();
      await expect(page.locator("details[open] summary[aria-labelledby^='filter-']")).toHaveCount(
        1,
      );
      await page.getByRole("heading", { level: 1 }).click();
      await expect(page.locator("details[open] summary[aria-labelledby^='filter-']")).toHaveCount(
        0,
      );
      await summary(page, "expertise").click();
      await page.keyboard.press("Escape");
      await expect(dropdown(page, "expertise")).not.toHaveAttribute("open");
      await expect(summary(page, "expertise")).toBeFocused();
    },
    "the open dropdown has no accessibility fault at 1440 px": async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await summary(page, "specialization").click();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.emulateMedia({ reducedMotion: null });
    },
    "[VAC-03] a dropdown shows its names joined by commas, and All position once cleared": async ({
      page,
    }) => {
      await expect(summary(page, "expertise")).toHaveText("All position");
      await summary(page, "expertise").click();
      await dropdown(page, "expertise").getByLabel("Middle").check();
      await dropdown(page, "expertise").getByLabel("Senior").check();
      await expect(summary(page, "expertise")).toHaveText("Middle, Senior");
      await page.getByRole("link", { name: "Clear Tech level" }).click();
      await expect(summary(page, "expertise")).toHaveText("All position");
      await expect(dropdown(page, "expertise").getByLabel("Middle")).not.toBeChecked();
      await page.keyboard.press("Escape");
    },
    "[VAC-08] [RES-06] the missing specialisation is named, and the resume sent all the same":
      async ({ page }) => {
        const email = newAddress();
        await expect(form(page).getByLabel("Specialization*")).toContainText("Product Design");
        await form(page).getByRole("button", { name: "Send resume" }).click();
        await expect(form(page).getByText("Specialisation is required")).toBeVisible();
        await fill(page, email);
        await form(page).getByLabel("Resume").setInputFiles(PDF);
        await solve(page);
        await form(page).getByRole("button", { name: "Send resume" }).click();
        const thanks = page.getByRole("dialog", { name: "Thank you for your application" });
        await expect(thanks).toBeVisible();
        await page.mouse.click(5, 5);
        await expect(thanks).toBeHidden();
        await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
      },
    "[VAC-05] Search scrolls smoothly to the list": async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await page.getByRole("button", { name: "Search" }).click();
      await expect
        .poll(() =>
          page
            .locator("#vacancies")
            .evaluate((list) => Math.round(list.getBoundingClientRect().top)),
        )
        .toBeLessThan(120);
    },
  },
  {
    onPhone: async (page) => {
      await page.getByRole("button", { name: "Filter", exact: true }).click();
      await summary(page, "specialization").click();
      expect(await faults(page), "the panel and its dropdown").toEqual([]);
      await page.getByRole("button", { name: "Close filter" }).click();
    },
  },
);

test("[VAC-04] [VAC-09] a tick works at once, is in the address, is walked back and survives a reload", async ({
  page,
}) => {
  await open(page);
  await expect(jobs(page)).toHaveCount(18);
  await expect(jobs(page).first()).toContainText("Hot");
  const types: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes("/vacancies") && types.push(request.resourceType()),
  );
  await summary(page, "work_type").click();
  await dropdown(page, "work_type").getByLabel("Remote").check();
  await expect(jobs(page)).toHaveCount(8);
  await summary(page, "specialization").click();
  await dropdown(page, "specialization").getByLabel("Mobile").check();
  await expect(jobs(page)).toHaveText([/Senior iOS Engineer/]);
  await expect(page).toHaveURL(/\?specialization=Mobile&work_type=Remote$/);
  // One request per tick, and no other document.
  expect(types).toEqual(["xhr", "xhr"]);
  await page.goBack();
  await expect(jobs(page)).toHaveCount(8);
  await expect(dropdown(page, "specialization").getByLabel("Mobile")).not.toBeChecked();
  await page.goForward();
  await page.reload();
  await expect(jobs(page)).toHaveText([/Senior iOS Engineer/]);
  await expect(summary(page, "work_type")).toHaveText("Remote");
});

test("[VAC-09] an option shows its number of results; an empty result offers to clear", async ({
  page,
}) => {
  await open(page, "/vacancies?expertise=Junior&specialization=DevOps");
  await expect(page.getByRole("status").filter({ hasText: "No positions" })).toBeVisible();
  await summary(page, "expertise").click();
  await expect(
    dropdown(page, "expertise").locator("label").filter({ hasText: "Senior" }),
  ).toContainText("1 position");
  await expect(dropdown(page, "expertise").locator("label:has([data-none])")).toHaveText([
    /Junior\s*0/,
    /Lead\s*0/,
  ]);
  await page.getByRole("link", { name: "Clear the filter" }).click();
  await expect(jobs(page)).toHaveCount(18);
  await expect(page).toHaveURL(/\/vacancies$/);
});

test("[VAC-05] [VAC-06] at 1024 px the filter is a panel, the page behind stands still, and Search leads back to its button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await open(page);
  const opener = page.getByRole("button", { name: "Filter", exact: true });
  await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
  await opener.click();
  const panel = page.locator("form#filter");
  await expect
    .poll(async () => Math.round((await panel.boundingBox())?.x ?? 1024))
    .toBeLessThanOrEqual(1024 - 26 * 16);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await summary(page, "work_type").click();
  await dropdown(page, "work_type").getByLabel("Office").check();
  await page.getByRole("button", { name: "Search" }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: "Filter, 1 chosen" })).toBeInViewport();
  await expect(jobs(page)).toHaveCount(4);
  await page.setViewportSize({ width: 1025, height: 700 });
  await expect(page.getByRole("button", { name: "Search" })).toBeVisible();
});

testPage(VACANCY, {
  "[VACD-01] [VACD-02] [VACD-04] [VACD-07] a vacancy has its text, picture, facts and what to expect":
    async ({ page }) => {
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Senior React Engineer");
      await expect(page.getByText("The team has nine people.")).toHaveCSS(
        "white-space",
        "pre-line",
      );
      await expect(page.locator("main img").first()).toBeVisible();
      await expect(page.locator("dl dt")).toHaveText([
        "Location",
        "Type of employment",
        "Project",
        "Specialization",
        // OWN-122, OWN-123
        "Salary",
        "Open to residents of",
        "Hours",
        "Posted",
      ]);
      await expect(page.locator("dl dd")).toHaveText([
        "Bucharest, Romania",
        "Kyiv, Ukraine",
        "Remote",
        "Harbour Ledger",
        "Front-End",
        /€4,200.+5,600/,
        /Romania.+Ukraine/,
        "Full time, four hours shared with London",
        "November 12, 2026",
      ]);
      const what = page
        .locator("div", { has: page.getByRole("heading", { name: "What you bring" }) })
        .last();
      await expect(what.getByRole("listitem").first()).toHaveText(
        "Five years or more with React and TypeScript in production",
      );
      await expect(page.getByText("Week one: access, a first merged change")).toBeVisible();
    },
  "[VACD-03] Send resume goes to the form, More jobs to the list": async ({ page }) => {
    await page.getByRole("link", { name: "Send resume" }).click();
    await expect(page.getByRole("heading", { name: "Send resume" })).toBeInViewport();
    await expect(page.locator('input[name="vacancy"]')).toHaveValue("Senior React Engineer");
    await expect(page.getByRole("link", { name: "More jobs" })).toHaveAttribute(
      "href",
      "/vacancies",
    );
  },
  "[RES-01] [RES-02] [RES-03] what is missing is named at its field, in the specification's words":
    async ({ page }) => {
      await form(page).getByLabel("Resume").setInputFiles(PICTURE);
      await expect(form(page).getByText(WRONG_FILE)).toBeVisible();
      await form(page).getByRole("button", { name: "Remove" }).click();
      await form(page).getByRole("button", { name: "Send resume" }).click();
      for (const words of ["Fill out the name", "Fill out the Email", "Fill out the message"])
        await expect(form(page).getByText(words, { exact: true })).toBeVisible();
      await expect(form(page).getByText(WRONG_FILE)).toBeVisible();
      await expect(form(page).getByLabel("Phone")).toHaveCount(0);
      await expect(form(page).getByRole("checkbox", { name: "I am not a robot" })).toHaveAttribute(
        "aria-invalid",
        "true",
      );
    },
});

test("[RES-04] [RES-05] [RES-07] a failure shows for 5 s, fields and file preserved; the next attempt arrives with its vacancy, and a dialog thanks the visitor", async ({
  page,
}) => {
  const email = newAddress();
  await page.clock.install();
  await open(page, VACANCY);
  await fill(page, email);
  await form(page).getByLabel("Resume").setInputFiles(PDF);
  await solve(page);
  await page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await form(page).getByRole("button", { name: "Send resume" }).click();
  await expect(form(page).getByText(FAILURE)).toBeVisible();
  await page.clock.fastForward(4000);
  await expect(form(page).getByText(FAILURE)).toBeVisible();
  await page.clock.fastForward(1100);
  await expect(form(page).getByText(FAILURE)).toBeHidden();
  await expect(form(page).getByLabel("Name")).toHaveValue(" Anna Lindqvist ");
  await expect(form(page).getByText("requirements.pdf")).toBeVisible();
  await page.clock.resume();
  await page.unrouteAll();

  await solve(page);
  await form(page).getByRole("button", { name: "Send resume" }).click();
  const thanks = page.getByRole("dialog", { name: "Thank you for your application" });
  await expect(thanks).toContainText("Our recruiters will contact you soon");
  await thanks.getByRole("button", { name: "OK" }).click();
  await expect(thanks).toBeHidden();
  await expect(form(page).getByLabel("Name")).toHaveValue("");
  await expect(form(page).getByText("requirements.pdf")).toBeHidden();
  await expect(form(page).getByRole("checkbox", { name: "I am not a robot" })).not.toBeChecked();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]).toMatchObject({
    call: "resumeForm",
    fields: {
      fullname: "Anna Lindqvist",
      description: "I build tables.",
      vacancy: "Senior React Engineer",
    },
    files: [{ field: "file-type", name: "requirements.pdf" }],
  });
});
