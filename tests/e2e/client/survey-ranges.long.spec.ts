/** The survey's ranges by pointer, touch and number fields (SURV-03, WCAG 2.5.7). */
import { expect, type Locator, type Page } from "@playwright/test";
import { boxAtRest, test } from "../page-probes.ts";
import { openSurvey, surveyForm, type SurveyForm } from "./survey-form.ts";

const RANGE = "Team size";
/** Pixels from the track's edge to its first value. */
const HANDLE = 14;

const trackOf = (form: SurveyForm): Locator => form.end(RANGE, "from").locator("xpath=parent::div");

/** Positions of the team size's values on the page. */
async function places(form: SurveyForm): Promise<(value: number) => { x: number; y: number }> {
  await form.end(RANGE, "from").scrollIntoViewIfNeeded();
  // Before its island has loaded, the track takes no press.
  await expect(trackOf(form)).not.toHaveAttribute("inert");
  const box = await boxAtRest(trackOf(form));
  return (value) => ({
    x: box.x + HANDLE + ((box.width - 2 * HANDLE) * (value - 1)) / 99,
    y: box.y + box.height / 2,
  });
}

async function pull(page: Page, from: { x: number; y: number }, to: number): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + (to - from.x) / 2, from.y, { steps: 4 });
  await page.mouse.move(to, from.y, { steps: 4 });
  await page.mouse.up();
}

test("[SURV-03] a press on the track moves the nearer end, and its handle has the focus", async ({
  page,
}) => {
  const form = await openSurvey(page);
  const at = await places(form);
  await page.mouse.click(at(20).x, at(20).y);
  await expect(form.span(RANGE)).toHaveText("20 to 100");
  await expect(form.end(RANGE, "from")).toBeFocused();
  await page.mouse.click(at(70).x, at(70).y);
  await expect(form.span(RANGE)).toHaveText("20 to 70");
  await expect(form.end(RANGE, "to")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(form.span(RANGE)).toHaveText("20 to 71");
  await page.mouse.click(at(40).x, at(40).y);
  await expect(form.span(RANGE)).toHaveText("40 to 71");
  await expect(form.number(RANGE, "From")).toHaveValue("40");
  await expect(form.number(RANGE, "To")).toHaveValue("71");
});

test("[SURV-03] two handles on one value are pulled apart in the direction of the pull, below the middle and above", async ({
  page,
}) => {
  const form = await openSurvey(page);
  for (const value of [20, 80]) {
    for (const [target, span] of [
      [value + 15, `${value} to ${value + 15}`],
      [value - 15, `${value - 15} to ${value}`],
    ] as const) {
      await form.number(RANGE, "From").fill("1");
      await form.number(RANGE, "To").fill(String(value));
      await form.number(RANGE, "From").fill(String(value));
      await form.number(RANGE, "From").blur();
      await expect(form.span(RANGE)).toHaveText(`${value} to ${value}`);
      const at = await places(form);
      await pull(page, at(value), at(target).x);
      await expect(form.span(RANGE)).toHaveText(span);
    }
  }
});

test("[SURV-03] typed numbers move the handles; past the other end they are corrected when the field is left, beyond the bounds they stay, with words", async ({
  page,
}) => {
  const form = await openSurvey(page);
  const [from, to] = [form.number(RANGE, "From"), form.number(RANGE, "To")];
  await to.fill("30");
  await from.fill("12");
  await expect(form.end(RANGE, "from")).toHaveValue("12");
  await expect(form.end(RANGE, "to")).toHaveValue("30");
  await from.fill("45");
  await from.press("Tab");
  await expect(from).toHaveValue("30");
  await to.fill("1000");
  await to.blur();
  await expect(to).toHaveValue("1000");
  const rule = form.root.getByText("Please enter numbers from 1 to 100");
  await expect(rule).toBeVisible();
  await to.fill("");
  await to.blur();
  await expect(to).toHaveValue("100");
  await expect(rule).toBeHidden();
  await from.fill("-4");
  await from.blur();
  await expect(from).toHaveValue("-4");
  await expect(rule).toBeVisible();
  await expect(form.span(RANGE)).toHaveText("1 to 100");
});

test("[SURV-03] typed numbers stay over a reload, and what lies past the first values of the page stays too", async ({
  page,
}) => {
  const form = await openSurvey(page, "?team=react.senior.2,qa.middle.1");
  await expect(form.span(RANGE)).toHaveText("3 to 3");
  await form.number(RANGE, "To").fill("80");
  await form.number(RANGE, "From").fill("50");
  await expect(form.root.getByText("Your entries stay in this tab")).toBeVisible();
  await page.goto("about:blank");
  await openSurvey(page, "?team=react.senior.2,qa.middle.1");
  await expect(form.span(RANGE)).toHaveText("50 to 80");
  await expect(form.number(RANGE, "From")).toHaveValue("50");
});

test("[SURV-03] a finger that scrolls the page over a track moves no end; a tap does", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/survey");
  const form = surveyForm(page);
  await expect(form.end(RANGE, "from")).toBeVisible();
  const at = await places(form);
  const devtools = await context.newCDPSession(page);
  const { x, y } = at(50);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", to: number) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: to }],
    });
  const top = await page.evaluate(() => scrollY);
  await touch("touchStart", y);
  for (let moved = 10; moved <= 120; moved += 10) await touch("touchMove", y - moved);
  await touch("touchEnd", y);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(top);
  await expect(form.span(RANGE)).toHaveText("1 to 100");
  const after = await places(form);
  await page.touchscreen.tap(after(30).x, after(30).y);
  await expect(form.span(RANGE)).toHaveText("30 to 100");
  await context.close();
});
