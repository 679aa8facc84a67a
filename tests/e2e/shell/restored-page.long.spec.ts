/** A page in the back/forward cache, which Playwright disables by default, and browser autofill. */
import { chromium, expect, type Browser, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, chromiumPath } from "../../../tools/install/chromium.mjs";
import {
  arrivedFrom,
  contactForm,
  fill,
  newAddress,
  openForm,
  SOLVING_MS,
  solve,
  THANKS,
} from "../forms/contact-form.ts";
import { SITE } from "../hosts.ts";
import { started, loaded, test } from "../page-probes.ts";

test.describe("from the back/forward cache", () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [...CHROMIUM_FLAGS],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  });
  test.afterAll(() => browser.close());

  /**
   * A page with an adjustable clock (`data-later`, ms) that records its restoration and the number
   * of requested challenges: Playwright does not see a restored page's requests.
   */
  async function visitor(): Promise<Page> {
    const page = await (
      await browser.newContext({ baseURL: SITE, viewport: { width: 1440, height: 900 } })
    ).newPage();
    await page.addInitScript(() => {
      addEventListener(
        "pageshow",
        ({ persisted }) => persisted && document.documentElement.setAttribute("data-restored", ""),
      );
      Object.assign(navigator, { sendBeacon: () => true });
      const {
        fetch,
        Date: { now },
      } = window;
      Date.now = () => now() + Number(document.documentElement?.dataset.later ?? 0);
      let challenges = 0;
      window.fetch = (input, init) => {
        if (String(input).endsWith("/captcha/challenge"))
          document.documentElement.dataset.challenges = String(++challenges);
        return fetch(input, init);
      };
    });
    return page;
  }

  /** By history: `goBack` waits for a load, which a restored page lacks. */
  async function back(page: Page): Promise<void> {
    await page.evaluate(() => history.back());
    await expect(page.locator("html")).toHaveAttribute("data-restored");
  }

  test("a form whose captcha has expired meanwhile is as it was left, solves a new one, and is sent once", async () => {
    const [page, email] = [await visitor(), newAddress()];
    const form = await openForm(page);
    await fill(form, email);
    await solve(form);
    await page.getByRole("banner").getByRole("link", { name: "Career" }).click();
    await expect(page).toHaveURL("/career");
    await back(page);
    await expect(page).toHaveURL("/");
    await page.evaluate((ms) => (document.documentElement.dataset.later = String(ms)), 60 * 60_000);
    await expect(form.email).toHaveValue(email);
    await expect(form.captcha).toBeChecked();
    await expect(page.getByRole("img", { name: "LOADING" })).toBeHidden();
    const challenges = () =>
      page.evaluate(() => Number(document.documentElement.dataset.challenges));
    expect(await challenges()).toBe(1);
    await form.send.click();
    await expect(form.root.getByText(THANKS)).toBeVisible({ timeout: SOLVING_MS });
    expect(await challenges()).toBe(2);
    await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  });

  for (const path of ["/", "/blog", "/pricing", "/survey", "/career", "/vacancies"])
    test(`${path} can be cached, and is restored without LOADING over it`, async () => {
      const page = await visitor();
      await page.goto(path, { waitUntil: "load" });
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
      await expect(page).toHaveURL("/privacy-policy");
      await back(page);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("img", { name: "LOADING" })).toBeHidden();
    });
});

test("what the browser fills in by itself is sent: before the form's script came and without an event, and after", async ({
  page,
}) => {
  const email = newAddress();
  const { promise: held, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/assets\/contact-form-/, async (route) => (await held, route.continue()));
  await page.goto("/");
  await started(page);
  const form = contactForm(page);
  await form.name.evaluate((input: HTMLInputElement) => (input.value = "Anna Lindqvist"));
  await form.email.evaluate((input: HTMLInputElement, value) => (input.value = value), email);
  come();
  await loaded(form.name);
  await form.message.evaluate((area: HTMLTextAreaElement) => {
    area.value = "Filled in.";
    area.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await solve(form);
  await form.send.click();
  await expect(form.root.getByText(THANKS)).toBeVisible();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]?.fields).toMatchObject({ email });
  expect(JSON.stringify((await arrivedFrom(email))[0]?.fields)).toContain("Filled in.");
});
