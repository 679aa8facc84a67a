/** Tags behind consent, on a separate host: its settings have them. Stand-ins answer for vendors. */
import { expect, type BrowserContext, type Page } from "@playwright/test";
import { ownHost } from "../own-site.ts";
import { complaints, faults, shifted, started, test, watchShifts } from "../page-probes.ts";

const TAGS = {
  googleAnalytics: "G-ABC123DEF4",
  googleAds: "AW-123456789",
  linkedin: "1234567",
  meta: "123456789012345",
};
const own = ownHost(112, ({ content, translations }) => {
  Object.assign(content.siteSettings, {
    otherLanguages: ["he"],
    theme: { dark: true },
    tags: TAGS,
  });
  translations.set("he", { ...structuredClone(content), seo: [], redirects: [] });
});

test.use({ baseURL: own.url, contextOptions: { reducedMotion: "reduce" } });

const box = (page: Page) => page.locator("[data-consent]");
const answered = (page: Page) => expect(box(page)).toHaveAttribute("data-loaded");
const press = (page: Page, name: string) =>
  box(page).getByRole("button", { name, exact: true }).click();

/** Each tag's script, which sends what the real one would and sets its cookie. */
const STAND_INS: Record<string, string> = {
  "https://www.googletagmanager.com/gtag/js":
    'document.cookie = "_ga=GA1.1;path=/"; document.cookie = "_gcl_au=1;path=/"; fetch("https://region1.google-analytics.com/g/collect", { method: "POST", mode: "no-cors" });',
  "https://connect.facebook.net/en_US/fbevents.js":
    'document.cookie = "_fbp=fb.1;path=/"; new Image().src = "https://www.facebook.com/tr/?ev=PageView";',
  "https://snap.licdn.com/li.lms-analytics/insight.min.js":
    'document.cookie = "li_fat_id=1;path=/"; new Image().src = "https://px.ads.linkedin.com/collect";',
};

/** All requests to others, in a context whose vendors are stand-ins. */
async function watchOthers(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(
    (url) => url.origin !== own.url,
    async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      requests.push(origin + pathname);
      const body = STAND_INS[origin + pathname];
      await route.fulfill(
        body === undefined ? { status: 204 } : { contentType: "text/javascript", body },
      );
    },
  );
  return requests;
}

const STATISTICS = [
  "https://region1.google-analytics.com/g/collect",
  "https://www.googletagmanager.com/gtag/js",
];
const ALL = [
  "https://connect.facebook.net/en_US/fbevents.js",
  "https://px.ads.linkedin.com/collect",
  ...STATISTICS.slice(0, 1),
  "https://snap.licdn.com/li.lms-analytics/insight.min.js",
  "https://www.facebook.com/tr/",
  ...STATISTICS.slice(1),
];
const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).toSorted();

test("[OWN-151] [OWN-152] nothing is requested from others before consent and after a refusal; after consent exactly what is on", async ({
  page,
  context,
}) => {
  const others = await watchOthers(context);
  const complained = complaints(page);
  await page.goto("/pricing?utm_source=ads");
  await answered(page);
  await expect(box(page)).toBeVisible();
  // The notice's OK is no consent.
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await page.waitForLoadState("networkidle");
  await expect(box(page)).toBeVisible();
  const [accept, refuse] = await Promise.all(
    ["Accept", "Refuse"].map((name) =>
      box(page)
        .getByRole("button", { name, exact: true })
        .evaluate((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button);
          return { width, height, color, backgroundColor, borderColor, fontWeight };
        }),
    ),
  );
  expect(accept).toEqual(refuse);
  await press(page, "Refuse");
  await expect(box(page)).toBeHidden();
  await page.goto("/career");
  await answered(page);
  await page.waitForLoadState("networkidle");
  await expect(box(page)).toBeHidden();
  expect([others, await cookieNames(page)]).toEqual([[], ["cookie-notice"]]);

  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(box(page)).toBeVisible();
  await box(page).getByLabel("Statistics").check();
  await press(page, "Save choice");
  await expect.poll(() => others.toSorted()).toEqual(STATISTICS);
  await page.goto("/blog");
  await expect.poll(() => others.length).toBe(4);
  others.length = 0;
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(box(page).getByLabel("Statistics")).toBeChecked();
  await expect(box(page).getByLabel("Marketing")).not.toBeChecked();
  await press(page, "Accept");
  await expect
    .poll(() => others.toSorted())
    .toEqual(ALL.filter((one) => !STATISTICS.includes(one)).toSorted());
  expect(complained).toEqual([]);
});

test("[OWN-153] a withdrawal deletes the tags' cookies and holds on the next page, and in another tab", async ({
  page,
  context,
}) => {
  const others = await watchOthers(context);
  await page.goto("/career");
  await answered(page);
  await press(page, "Accept");
  await expect.poll(() => others.toSorted()).toEqual(ALL.toSorted());
  const second = await context.newPage();
  await second.goto("/blog");
  await answered(second);
  await expect.poll(() => others.length).toBe(2 * ALL.length);
  expect(await cookieNames(page)).toEqual(["_fbp", "_ga", "_gcl_au", "li_fat_id"]);

  await page.getByRole("button", { name: "Cookie settings" }).click();
  await press(page, "Refuse");
  await expect.poll(() => cookieNames(page)).toEqual([]);
  // The other tab's tags got the news.
  await expect
    .poll(() =>
      second.evaluate(
        () => (window as unknown as Record<string, unknown>)["ga-disable-G-ABC123DEF4"],
      ),
    )
    .toBe(true);
  others.length = 0;
  for (const tab of [page, second]) {
    await tab.goto("/pricing");
    await answered(tab);
    await tab.waitForLoadState("networkidle");
    await expect(box(tab)).toBeHidden();
  }
  // Back in the history: a page that the browser retained is loaded again.
  await second.goBack();
  await answered(second);
  await second.waitForLoadState("networkidle");
  expect([others, await cookieNames(page)]).toEqual([[], []]);
});

test("[OWN-151] [OWN-153] Enter saves what is ticked; a retained page stays as it is, unless what runs on it was withdrawn", async ({
  page,
  context,
}) => {
  const others = await watchOthers(context);
  await page.goto("/career");
  await answered(page);
  await box(page).getByText("Choose by purpose").click();
  await box(page).getByLabel("Statistics").press("Space");
  await page.keyboard.press("Enter");
  await expect.poll(() => others.toSorted()).toEqual(STATISTICS);
  const comesBack = () =>
    page.evaluate(() => {
      Object.assign(window, { isSame: true });
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
  const isSame = () => page.evaluate(() => "isSame" in window);
  await comesBack();
  await page.waitForTimeout(500);
  expect(await isSame()).toBe(true);
  // Another page withdrew it: a retained page gets no event.
  await page.evaluate(() => {
    const choice = JSON.parse(localStorage.getItem("consent") ?? "");
    localStorage.setItem("consent", JSON.stringify({ ...choice, agreed: [] }));
  });
  const reloaded = page.waitForEvent("load");
  await comesBack();
  await reloaded;
  expect(await isSame()).toBe(false);
});

test("[OWN-154] with Global Privacy Control marketing stays off, and the box says so; a tag added later is asked about", async ({
  page,
  context,
}) => {
  const others = await watchOthers(context);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await page.goto("/career");
  await answered(page);
  await expect(box(page)).toContainText("Global Privacy Control");
  await box(page).getByText("Choose by purpose").click();
  await expect(box(page).getByLabel("Marketing")).toBeDisabled();
  await press(page, "Accept");
  await expect.poll(() => others.toSorted()).toEqual(STATISTICS);

  own.host.content.siteSettings.tags = { meta: TAGS.meta };
  await own.purge(["settings"]);
  const plain = await context.browser()?.newPage({ baseURL: own.url });
  if (!plain) throw new Error("no browser");
  try {
    const theirs = await watchOthers(plain.context());
    await plain.goto("/career");
    await answered(plain);
    await press(plain, "Accept");
    await expect.poll(() => theirs.length).toBe(2);
    own.host.content.siteSettings.tags = { meta: TAGS.meta, linkedin: TAGS.linkedin };
    await own.purge(["settings"]);
    await plain.goto("/career");
    await answered(plain);
    await expect(box(plain)).toBeVisible();
    await expect(box(plain)).toContainText("Marketing: LinkedIn Insight Tag, Meta Pixel");
    await expect.poll(() => theirs.length).toBe(4);
    expect(theirs.filter((address) => address.includes("li"))).toEqual([]);
  } finally {
    await plain.context().close();
    own.host.content.siteSettings.tags = TAGS;
    await own.purge(["settings"]);
  }
});

test("[OWN-151] the question fits 320 px, from right to left and in the dark, moves nothing, works by keyboard and has no faults", async ({
  page,
  context,
}) => {
  await watchOthers(context);
  await watchShifts(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/he/pricing");
  await answered(page);
  const [asked, notice] = await Promise.all([
    box(page).boundingBox(),
    page.locator("[data-notice]").boundingBox(),
  ]);
  if (!asked || !notice) throw new Error("no box");
  expect(asked.x).toBeGreaterThanOrEqual(0);
  expect(asked.x + asked.width).toBeLessThanOrEqual(320);
  expect(asked.y).toBeGreaterThanOrEqual(0);
  expect(asked.y + asked.height).toBeLessThanOrEqual(notice.y);
  await expect(page.locator("[data-language-offer]")).toBeHidden();
  expect(await faults(page, "[data-consent]")).toEqual([]);
  expect(await shifted(page)).toBeLessThan(0.01);
  await page.emulateMedia({ media: "print" });
  await expect(box(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  // Focused fields stay clear of it.
  await page.setViewportSize({ width: 390, height: 844 });
  const covered = await page
    .locator("main form input:enabled")
    .evaluateAll((fields: HTMLElement[]) => {
      const top = document.querySelector("[data-consent]")?.getBoundingClientRect().top ?? 0;
      return fields.filter((field) => {
        scrollTo(0, 0);
        field.focus();
        return field === document.activeElement && field.getBoundingClientRect().bottom > top;
      }).length;
    });
  expect(covered).toBe(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/pricing");
  await answered(page);
  const buttons = box(page).getByRole("button");
  await buttons.first().focus();
  await page.keyboard.press("Tab");
  await expect(buttons.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeHidden();
  await expect(page.locator("#main")).toBeFocused();
  const again = page.getByRole("button", { name: "Cookie settings" });
  await again.focus();
  await page.keyboard.press("Enter");
  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(again).toBeFocused();
  await expect(box(page)).toBeHidden();
});

test("[OWN-151] without script there is neither a question nor a tag; with all tags off nothing is on the page", async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: own.url });
  const others = await watchOthers(context);
  const plain = await context.newPage();
  await plain.goto("/career");
  await expect(box(plain)).toBeHidden();
  await expect(plain.getByRole("button", { name: "Cookie settings" })).toBeHidden();
  await expect(plain.getByRole("button", { name: "OK", exact: true })).toBeVisible();
  expect(others).toEqual([]);
  await context.close();

  const read = async () => {
    const response = await page.goto("/blog");
    const html = (await response?.text()) ?? "";
    return [/consent/i.test(html), response?.headers()["content-security-policy"] ?? ""] as const;
  };
  const [isOn, opened] = await read();
  own.host.content.siteSettings.tags = {};
  await own.purge(["settings"]);
  await started(page);
  const [isOff, closed] = await read();
  own.host.content.siteSettings.tags = TAGS;
  await own.purge(["settings"]);
  expect([isOn, isOff]).toEqual([true, false]);
  expect(opened).toContain("facebook");
  expect(closed).not.toMatch(/google|facebook|linkedin|licdn|doubleclick/);
  expect(closed).toContain("require-trusted-types-for 'script'");
});
