import { expect, type Page } from "@playwright/test";
import { arrivedFrom, FAILURE, newAddress, UNSOLVED } from "../forms/contact-form.ts";
import { complaints, boxAtRest, test, topOf } from "../page-probes.ts";
import {
  answer,
  expectEmpty,
  openSurvey,
  payload,
  press,
  REGION,
  solveSurvey,
  SURVEY_THANKS,
} from "./survey-form.ts";

const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);

function posts(page: Page): string[] {
  const found: string[] = [];
  page.on("request", (request) => request.method() === "POST" && found.push(request.url()));
  return found;
}

test("[SURV-01] [SURV-02] [SURV-03] [SURV-04] [SURV-05] [SURV-06] [SURV-10] the page, its ranges, and its messages before anything is sent", async ({
  page,
}) => {
  const found = complaints(page);
  const sent = posts(page);
  const form = await openSurvey(page);
  await test.step("[SURV-01] [SURV-02] [SURV-04] [SURV-10] it has its title, its questions and the operating principles", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Perfect dedicated engineering team",
    );
    await expect(page.getByText("You receive a team plan within two working days")).toBeVisible();
    const labels = (group: string) =>
      form.root.getByRole("group", { name: group }).locator("label:has([type=checkbox])");
    await expect(labels("Where should the team sit?")).toHaveText([
      "Western Europe (EU & Balkans)",
      "Eastern Europe (Ukraine, Moldova, Belarus)",
      "Central Asia (Kazakhstan, Azerbaijan)",
      "Middle East (Israel, UAE)",
    ]);
    await expect(labels("What should they know?")).toHaveText([
      "PHP",
      "JavaScript",
      "Angular",
      "React",
      "Node JS",
    ]);
    await expectEmpty(form);
    await expect(page.getByRole("heading", { name: "Our operating principles" })).toBeVisible();
    await expect(
      page.locator("main section").filter({ hasText: "Our operating principles" }).locator("h3"),
    ).toHaveText([
      "Quick Dedicated Team Setup",
      "Reduce Expenses for Recruitment",
      "Long-Term Cooperation",
    ]);
    await expect(page.locator("main ol h4")).toHaveText([
      "Getting detailed requirements",
      "Putting the team together",
      "Coordinating all developers with the client",
      "Get to work",
    ]);
    expect(found).toEqual([]);
  });
  await test.step("[SURV-03] the ends of a range are moved by the keyboard, announce where they are, and stay within their bounds", async () => {
    for (const [range, min, max] of [
      ["Senior Full-Stack", 45, 95],
      ["Middle Backend", 35, 65],
      ["Team size", 1, 100],
    ] as const) {
      const [from, to] = [form.end(range, "from"), form.end(range, "to")];
      for (const end of [from, to])
        expect([await end.getAttribute("min"), await end.getAttribute("max")]).toEqual([
          String(min),
          String(max),
        ]);
      await press(from, "ArrowLeft", 2);
      await expect(from).toHaveValue(String(min));
      await press(from, "ArrowRight", 2);
      await expect(from).toHaveValue(String(min + 2));
      await press(to, "ArrowRight", 2);
      await expect(to).toHaveValue(String(max));
      await press(to, "ArrowDown", 3);
      await expect(form.span(range)).toContainText(String(max - 3));
    }
    const from = form.end("Senior Full-Stack", "from");
    await expect(from).toHaveAttribute("aria-valuetext", "$47");
    await form.currency("EUR").check();
    await expect(from).toHaveAttribute("aria-valuetext", "€47");
    await expect(form.span("Senior Full-Stack")).toHaveText("€47 to €92");
    await expect(form.span("Team size")).toHaveText("3 to 97");
    await form.root.getByRole("button", { name: "Clear the form" }).click();
    await expectEmpty(form);
  });
  await test.step("[SURV-03] the lower end cannot pass the upper one, nor the upper the lower, by key, by hand or by script", async () => {
    const [from, to] = [form.end("Team size", "from"), form.end("Team size", "to")];
    await to.fill("20");
    await press(from, "End", 1);
    await expect(from).toHaveValue("20");
    await press(from, "ArrowRight", 2);
    await expect(form.span("Team size")).toHaveText("20 to 20");
    await press(from, "Home", 1);
    await press(from, "PageUp", 1);
    const lower = Number(await from.inputValue());
    expect(lower).toBeGreaterThan(1);
    await press(to, "Home", 1);
    await expect(to).toHaveValue(String(lower));
    // By a visitor: the lower thumb moves far to the right.
    await to.fill("60");
    const box = await boxAtRest(from);
    const at = (value: number) => box.x + 14 + ((box.width - 28) * (value - 1)) / 99;
    await page.mouse.move(at(lower), box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(at(90), box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(form.span("Team size")).toHaveText("60 to 60");
    // By script, with and without an event.
    await from.evaluate((input: HTMLInputElement) => {
      input.value = "99";
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await expect(from).toHaveValue("60");
    await form.root.getByRole("button", { name: "Clear the form" }).click();
    await expectEmpty(form);
  });
  await test.step("[SURV-05] a fault is gone as soon as it is mended, by a tick, a word or an address", async () => {
    await form.email.fill("anna@harbour");
    await form.send.click();
    await expect(form.email).toHaveAccessibleDescription("Please enter a valid email address");
    await form.region(REGION).check();
    await expect(form.root.getByText("Please select at least one region")).toBeHidden();
    await form.other.fill("Elm");
    await expect(form.root.getByText("Please select at least one skill")).toBeHidden();
    await form.other.fill(" ");
    await form.send.click();
    await expect(form.root.getByText("Please select at least one skill")).toBeVisible();
    await form.skill("PHP").check();
    await expect(form.root.getByText("Please select at least one skill")).toBeHidden();
    await form.email.fill("anna@harbour.example");
    await expect(form.email).toHaveAccessibleDescription("");
    await form.root.getByRole("button", { name: "Clear the form" }).click();
    await expectEmpty(form);
  });
  await test.step("[SURV-06] with everything answered and the captcha unsolved, it is marked and nothing is sent", async () => {
    await answer(form, newAddress());
    await form.send.click();
    await expect(form.captcha).toHaveAccessibleDescription(UNSOLVED);
    await expect(form.captcha).toHaveAttribute("aria-invalid", "true");
    await expect(form.captcha).toBeFocused();
    expect(sent).toEqual([]);
  });
});

test("[SURV-03] [SURV-07] [SURV-08] ends that a script has crossed arrive the right way round; a press outside closes the thanks", async ({
  page,
}) => {
  const email = newAddress();
  const form = await openSurvey(page);
  await answer(form, email);
  await solveSurvey(form);
  await form
    .number("Team size", "From")
    .evaluate((input: HTMLInputElement) => (input.value = "90"));
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(form.thanks).toBeHidden();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]?.fields.teamSize).toBe("18-90");
});

test("[SURV-05] [SURV-06] 100 ms after the press each error shows at its question, the view scrolls to 200 px above the first, and nothing is sent", async ({
  page,
}) => {
  const sent = posts(page);
  await page.clock.install();
  const form = await openSurvey(page);
  // A press before the island has loaded is repeated later, when the clock stands still.
  await press(form.end("Team size", "from"), "Home", 0);
  await stopClock(page);
  await form.send.click();
  await page.clock.runFor(99);
  await expect(form.root.getByText("Please select at least one region")).toBeHidden();
  await page.clock.runFor(1);
  await expect(
    form.root.getByRole("group", { name: "Where should the team sit?" }),
  ).toHaveAccessibleDescription("Please select at least one region");
  await expect(
    form.root.getByRole("group", { name: "What should they know?" }),
  ).toHaveAccessibleDescription("Please select at least one skill");
  await expect(form.name).toHaveAccessibleDescription("Fill out the name");
  await expect(form.company).toHaveAccessibleDescription("Fill out the company");
  await expect(form.email).toHaveAccessibleDescription("Fill out the email");
  await expect(form.captcha).toHaveAccessibleDescription(UNSOLVED);
  await expect(form.region("Western Europe")).toBeFocused();
  await expect.poll(() => topOf(form.region("Western Europe"))).toBe(200);
  expect(sent).toEqual([]);
});

test("[SURV-05] the way to the first fault is smooth, and is not walked by who wants stillness", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const form = await openSurvey(page);
  await form.region(REGION).check();
  await form.skill("PHP").check();
  await form.name.fill("Anna");
  const behavior = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behavior()).toBe("smooth");
  await form.send.click();
  await expect(form.company).toBeFocused();
  await expect.poll(() => topOf(form.company)).toBe(200);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await behavior()).toBe("auto");
});

test("[SURV-07] [SURV-08] [SURV-09] what is sent is the payload to the letter; the thanks open, and the form is as new", async ({
  page,
}) => {
  const email = newAddress();
  const form = await openSurvey(page);
  await answer(form, ` ${email.toUpperCase()} `);
  await solveSurvey(form);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let posted = "";
  await page.route("**/*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posted = route.request().postDataBuffer()?.toString() ?? "";
    await held;
    return route.continue();
  });
  await form.send.click();
  await expect(form.send).toHaveAttribute("aria-busy", "true");
  await expect(form.send).toBeDisabled();
  await form.send.click({ force: true });
  await form.email.press("Enter");
  release();
  await expect(form.thanks).toBeVisible();
  await expect(form.thanks).toContainText("You receive your team plan within two working days.");
  const names = [...posted.matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(payload(email))));
  expect(names.filter((name) => name?.includes("."))).toEqual([]);
  await form.thanks.getByRole("button", { name: "OK" }).click();
  await expect(form.thanks).toBeHidden();
  await expect(form.send).toBeEnabled();
  await expect(form.captcha).not.toBeChecked();
  await expectEmpty(form);
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  const { call, fields, files } = (await arrivedFrom(email))[0] ?? {};
  expect({ call, fields, files }).toEqual({
    call: "surveyForm",
    fields: payload(email),
    files: [],
  });
});

test("[SURV-08] [SURV-09] a failure shows for 5 s and preserves every answer; captcha and button are reset, and a second attempt sends it once; Escape closes the thanks", async ({
  page,
}) => {
  const email = newAddress();
  await page.clock.install();
  const form = await openSurvey(page);
  await answer(form, email);
  await solveSurvey(form);
  await page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await stopClock(page);
  await form.send.click();
  await page.clock.runFor(100);
  await expect(form.root.getByRole("alert").getByText(FAILURE)).toBeVisible();
  await expect(form.thanks).toBeHidden();
  await expect(form.captcha).not.toBeChecked();
  await expect(form.send).toBeEnabled();
  await expect(form.region(REGION)).toBeChecked();
  await expect(form.skill("React")).toBeChecked();
  await expect(form.other).toHaveValue(" Elm, Rust ");
  await expect(form.span("Senior Full-Stack")).toHaveText("€52 to €78");
  await expect(form.span("Team size")).toHaveText("4 to 18");
  await page.clock.runFor(5000);
  await expect(form.root.getByText(FAILURE)).toBeHidden();
  await page.clock.resume();
  await page.unrouteAll();
  await solveSurvey(form);
  await form.send.click();
  await expect(form.thanks).toContainText(SURVEY_THANKS);
  await page.keyboard.press("Escape");
  await expect(form.thanks).toBeHidden();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
});
