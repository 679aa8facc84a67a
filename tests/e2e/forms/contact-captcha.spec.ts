import { expect } from "@playwright/test";
import {
  answerQuestion,
  arrivedFrom,
  contactForm,
  FAILURE,
  fill,
  newAddress,
  openForm,
  QUESTION,
  SOLVING_MS,
  solve,
  THANKS,
  UNSOLVED,
} from "./contact-form.ts";
import { test } from "../page-probes.ts";

test("[CON-04] an unsolved captcha takes the error style; nothing moves when it is solved; it resets on a submit", async ({
  page,
}) => {
  const form = await openForm(page);
  await fill(form, newAddress());
  // In the form, read at once, since the page may be scrolling.
  const place = () =>
    form.send.evaluate(
      (button) =>
        button.getBoundingClientRect().top -
        (button.closest("form")?.getBoundingClientRect().top ?? 0),
    );
  const before = await place();
  const calm = await form.captcha
    .locator("xpath=../..")
    .evaluate((box) => getComputedStyle(box).borderTopColor);
  await form.send.click();
  await expect(form.captcha).toBeFocused();
  await expect(form.captcha).toHaveAttribute("aria-invalid", "true");
  expect(
    await form.captcha
      .locator("xpath=../..")
      .evaluate((box) => getComputedStyle(box).borderTopColor),
  ).not.toBe(calm);
  await solve(form);
  await expect(form.root.getByText(UNSOLVED)).toBeHidden();
  expect(await place()).toBe(before);
  await page.route("**/*", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 500, body: "broken" })
      : route.fallback(),
  );
  await form.send.click();
  await expect(form.root.getByText(FAILURE)).toBeVisible();
  await expect(form.captcha).not.toBeChecked();
});

test("[CON-04] a message sent while the captcha is being solved waits for it", async ({ page }) => {
  const email = newAddress();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/captcha/challenge", async (route) => {
    await held;
    await route.continue();
  });
  const form = await openForm(page);
  await fill(form, email);
  await form.captcha.check();
  await form.send.click();
  await expect(form.send).toHaveAttribute("aria-busy", "true");
  release();
  await expect(form.root.getByText(THANKS)).toBeVisible();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
});

test(
  "the captcha is fetched at the form's first focus, from this site only, and its worker runs under the strict CSP",
  { tag: "@long" },
  async ({ page, baseURL }) => {
    const urls: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    const captchaCode = () => urls.filter((url) => /altcha|pbkdf2|captcha\/challenge/.test(url));
    expect(captchaCode()).toEqual([]);
    const form = await openForm(page);
    await solve(form);
    expect(captchaCode().length).toBeGreaterThanOrEqual(2);
    expect(
      urls.filter(
        (url) =>
          new URL(url).origin !== new URL(baseURL ?? "").origin &&
          !url.startsWith("data:") &&
          !url.startsWith("blob:"),
      ),
    ).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test("[SH-10] a page whose scripts never arrive shows the question after the first attempt, and the message gets through", async ({
  page,
}) => {
  const email = newAddress();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await fill(contactForm(page), email);
  await contactForm(page).send.click();
  await expect(contactForm(page).email).toHaveValue(email);
  await expect(page.locator("#contact-form").getByLabel(QUESTION)).toHaveAccessibleDescription(
    UNSOLVED,
  );
  await answerQuestion(page);
  await contactForm(page).send.click();
  await expect(page.getByText(THANKS)).toBeInViewport();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
});

test("[CON-04] what was typed and ticked before the script came is not lost", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const form = contactForm(page);
  await form.name.fill("Anna Lindqvist");
  await form.captcha.check();
  release();
  await expect(form.root.getByText("Checked", { exact: true })).toBeVisible({
    timeout: SOLVING_MS,
  });
  await expect(form.captcha).toBeChecked();
  await expect(form.name).toHaveValue("Anna Lindqvist");
});

test("[CON-01] the focus on a wrong field leaves its label below the header", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const form = await openForm(page);
  await form.name.evaluate((field: HTMLInputElement) => {
    const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    window.scrollBy({ top: field.getBoundingClientRect().top - bar - 24, behavior: "instant" });
    field.form?.requestSubmit();
  });
  await expect(form.name).toBeFocused();
  const gap = () =>
    form.name.evaluate((field: HTMLInputElement) => {
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return (field.labels?.[0]?.getBoundingClientRect().top ?? -1) - header;
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});
