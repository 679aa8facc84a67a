import { expect } from "@playwright/test";
import { arrivedFrom, newAddress } from "../forms/contact-form.ts";
import { started, faults, readDown, test } from "../page-probes.ts";
import {
  answer,
  expectEmpty,
  openSurvey,
  payload,
  REGION,
  solveSurvey,
  surveyForm,
} from "./survey-form.ts";

const STORED_LINE = "Your entries stay in this tab until you send them or close the tab.";

test("answers survive a reload and a step back, in this tab only; a line states it, and success removes them", async ({
  page,
  context,
}) => {
  const email = newAddress();
  const form = await openSurvey(page);
  await expect(form.root.getByText(STORED_LINE)).toBeHidden();
  await answer(form, email);
  await expect(form.root.getByText(STORED_LINE)).toBeVisible();
  await page.reload();
  await started(page);
  await expect(form.email).toHaveValue(email);
  for (const name of ["Eastern Europe", REGION]) await expect(form.region(name)).toBeChecked();
  await expect(form.region("Western Europe")).not.toBeChecked();
  await expect(form.skill("React")).toBeChecked();
  await expect(form.currency("EUR")).toBeChecked();
  await expect(form.span("Senior Full-Stack")).toHaveText("€52 to €78");
  await expect(form.span("Team size")).toHaveText("4 to 18");
  await page.getByRole("link", { name: "Privacy policy" }).first().click();
  await expect(page).toHaveURL("/privacy-policy");
  await page.goBack();
  await expect(form.span("Team size")).toHaveText("4 to 18");

  const other = await context.newPage();
  await other.goto("/survey");
  await other.getByLabel("Anything else").focus();
  await expectEmpty(surveyForm(other));

  await solveSurvey(form);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await page.reload();
  await expectEmpty(form);
  await expect(form.root.getByText(STORED_LINE)).toBeHidden();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]?.fields).toEqual(payload(email));
});

test("answers can be cleared and removed by hand, and the first question has the focus", async ({
  page,
}) => {
  const form = await openSurvey(page);
  await answer(form, newAddress());
  await form.root.getByRole("button", { name: "Clear the form" }).click();
  await expectEmpty(form);
  await expect(form.region("Western Europe")).toBeFocused();
  await page.reload();
  await started(page);
  await expectEmpty(form);
});

test("a visitor who leaves while sending finds the answers again, and sending again is no new submission", async ({
  page,
}) => {
  const email = newAddress();
  const form = await openSurvey(page);
  await answer(form, email);
  await solveSurvey(form);
  // The answers arrive, but their response does not.
  await page.route("**/*", async (route) =>
    route.request().method() === "POST" ? void (await route.fetch()) : route.fallback(),
  );
  await form.send.click();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  await page.goto("/privacy-policy");
  await page.unrouteAll();
  await openSurvey(page);
  await expect(form.email).toHaveValue(email);
  await solveSurvey(form);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await page.reload();
  await started(page);
  await expectEmpty(form);
  // Waits for the next visitor's message: a second one would be delivered by then.
  const next = newAddress();
  await answer(form, next);
  await solveSurvey(form);
  await form.send.click();
  await expect.poll(() => arrivedFrom(next)).toHaveLength(1);
  expect(await arrivedFrom(email)).toHaveLength(1);
});

test("who walks on to another page while their answers are on their way: they arrive, and sent again they are not doubled", async ({
  page,
}) => {
  const email = newAddress();
  const form = await openSurvey(page);
  await answer(form, email);
  await solveSurvey(form);
  const slow = await page.context().newCDPSession(page);
  await slow.send("Network.enable");
  await slow.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 1500,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await form.send.click();
  await expect(form.send).toHaveAttribute("aria-busy", "true");
  await page.goto("about:blank");
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  await slow.detach();
  const again = await openSurvey(page);
  await expect(again.email).toHaveValue(email);
  await solveSurvey(again);
  await again.send.click();
  await expect(again.thanks).toBeVisible();
  expect(await arrivedFrom(email)).toHaveLength(1);
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("/survey"))),
    )
    .toEqual([]);
});

test("[SURV-04] the free text takes a hundred characters and no more; emoji and combining marks arrive whole", async ({
  page,
}) => {
  const email = newAddress();
  const form = await openSurvey(page);
  await form.other.focus();
  await page.keyboard.insertText("a".repeat(101));
  await expect(form.other).toHaveValue("a".repeat(100));
  await form.other.fill("");
  await form.other.focus();
  // 99 characters and a two-unit emoji, which does not fit: neither half stays.
  await page.keyboard.insertText(`${"a".repeat(99)}🚀`);
  await expect(form.other).toHaveValue("a".repeat(99));
  await form.other.fill("👩‍💻 Z͑ͫ̓ Elixir, ОТП");
  await form.region(REGION).check();
  await form.name.fill("Zoë Þórsdóttir");
  await form.company.fill("株式会社");
  await form.email.fill(email);
  await solveSurvey(form);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]?.fields).toMatchObject({
    skill: "👩‍💻 Z͑ͫ̓ Elixir, ОТП",
    fullName: "Zoë Þórsdóttir",
    company: "株式会社",
  });
});

test("Enter in any field triggers the check and sends nothing invalid", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  const form = await openSurvey(page);
  for (const field of [
    form.region(REGION),
    form.currency("USD"),
    form.end("Team size", "to"),
    form.skill("PHP"),
    form.other,
    form.name,
    form.company,
    form.email,
    form.captcha,
  ]) {
    await field.press("Enter");
    await expect(form.root.getByText("Fill out the name")).toBeVisible();
    // Corrected, so that the next Enter reports it again; then emptied without an event.
    await form.name.fill("Anna");
    await expect(form.root.getByText("Fill out the name")).toBeHidden();
    await form.name.evaluate((input: HTMLInputElement) => (input.value = ""));
  }
  expect(posts).toEqual([]);
});

test("the survey has no accessibility fault, empty, wrong and thanked, and fits at 390, 768, 1024 and 1440 px", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const form = await openSurvey(page);
  const isSound = async (state: string): Promise<void> => {
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 390 || width === 1440)
        expect(await faults(page), `${state}, ${width} px`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${state}, ${width} px`,
      ).toBeLessThanOrEqual(0);
    }
  };
  await readDown(page);
  await isSound("empty");
  await form.send.click();
  await expect(form.root.getByText("Fill out the name")).toBeVisible();
  await isSound("wrong");
  await answer(form, newAddress());
  await solveSurvey(form);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await isSound("thanked");
});
