/**
 * When a page's scripts load, and parts that load late, fail or recover: no input in between is
 * lost. For each page's scripts see apps/site/server/tests/whole-parts.test.ts.
 */
import { expect, type Page } from "@playwright/test";
import {
  arrivedFrom,
  contactForm,
  newAddress,
  PDF,
  SOLVING_MS,
  THANKS,
} from "../forms/contact-form.ts";
import { started, loaded, complaints, readDown, test } from "../page-probes.ts";

const kilobytes = (bytes: number): number => bytes / 1024;

/** Transferred bytes of script by file name without hash. */
async function watchScripts(page: Page): Promise<() => Map<string, number>> {
  const scripts = new Map<string, number>();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  const requested = new Map<string, string>();
  cdp.on(
    "Network.responseReceived",
    ({ requestId, response, type }) =>
      type === "Script" &&
      requested.set(
        requestId,
        new URL(response.url).pathname.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, "$1"),
      ),
  );
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const name = requested.get(requestId);
    if (name) scripts.set(name, encodedDataLength);
  });
  return () => scripts;
}

const sum = (scripts: Map<string, number>): number =>
  kilobytes([...scripts.values()].reduce((all, bytes) => all + bytes, 0));

for (const path of ["/", "/blog", "/pricing", "/survey"])
  test(`${path} loads React only if an island that waits for no touch is idle or near the view`, async ({
    page,
  }) => {
    const scripts = await watchScripts(page);
    await page.goto(path);
    await started(page);
    const { isIdle, islands } = await page.evaluate(() => ({
      isIdle: document.querySelector('[data-island][data-when="idle"]') !== null,
      islands: [...document.querySelectorAll('[data-island]:not([data-when="touch"])')].filter(
        ({ firstElementChild: part }) =>
          part?.checkVisibility() && part.getBoundingClientRect().top < innerHeight + 300,
      ).length,
    }));
    await page.waitForLoadState("networkidle");
    expect([...scripts().keys()].includes("react")).toBe(isIdle || islands > 0);
  });

test("on a phone the home page's script is at most 10 kB before a touch, 20 kB after all of it was read and 100 kB when its form is touched, with headers", async ({
  page,
}) => {
  const scripts = await watchScripts(page);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto("/");
  await started(page);
  await page.waitForLoadState("networkidle");
  expect([...scripts().keys()]).not.toContain("react");
  expect(sum(scripts())).toBeLessThanOrEqual(10);
  await readDown(page);
  await page.waitForLoadState("networkidle");
  expect([...scripts().keys()]).not.toContain("react");
  expect(sum(scripts())).toBeLessThanOrEqual(20);
  await loaded(contactForm(page).name);
  expect([...scripts().keys()]).toContain("react");
  expect(sum(scripts())).toBeLessThanOrEqual(100);
});

test("[SH-08] a page that is only prerendered is no visit: it counts once it is seen", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { get: () => !("seen" in window) });
    Object.assign(window, { views: 0 });
    addEventListener("page-view", () => (window as unknown as { views: number }).views++);
  });
  const views = () => page.evaluate(() => (window as unknown as { views: number }).views);
  await page.goto("/survey", { referer: "https://example.org/" });
  await expect(page.locator("[data-loaded]").first()).toBeAttached();
  expect([await views(), await page.evaluate(() => sessionStorage.length)]).toEqual([0, 0]);
  await page.evaluate(() => {
    Object.assign(window, { seen: true });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect.poll(views).toBe(1);
});

test("pages are fetched ahead for who is about to go there, none with a query, a file or a picture", async ({
  page,
}) => {
  await page.goto("/");
  const rules: { prefetch: { eagerness: string }[]; prerender?: unknown } = JSON.parse(
    (await page.locator('script[type="speculationrules"]').textContent()) ?? "",
  );
  expect([rules.prefetch.map(({ eagerness }) => eagerness), rules.prerender]).toEqual([
    ["moderate"],
    undefined,
  ]);
});

test.describe("a form whose script is late", () => {
  /** Holds the islands' files until `come` is called. */
  async function open(page: Page, path: string): Promise<{ come: () => void }> {
    const { promise: held, resolve: come } = Promise.withResolvers<void>();
    await page.route(
      /\/assets\/(?:contact-form|resume-form|react|hydrate)-/,
      async (route) => (await held, route.continue()),
    );
    await page.goto(path);
    await started(page);
    return { come };
  }

  test("keeps words, file and tick; pressed twice it sends once, when it is there", async ({
    page,
  }) => {
    const email = newAddress();
    const { come } = await open(page, "/");
    const form = contactForm(page);
    await form.name.fill("Anna Lindqvist");
    await form.email.fill(email);
    await form.message.fill("Before the script.");
    await form.file.setInputFiles(PDF);
    await form.captcha.check();
    await form.send.click();
    await form.send.click();
    await expect(page).toHaveURL("/");
    come();
    await expect(form.root.getByText(THANKS)).toBeVisible({ timeout: SOLVING_MS });
    await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
    expect((await arrivedFrom(email))[0]?.files).toHaveLength(1);
  });

  test("a calculator pressed before it is there adds its row once", async ({ page }) => {
    const { come } = await open(page, "/pricing");
    await page.getByLabel("Specialization", { exact: true }).selectOption({ label: "QA" });
    await page.getByLabel("Position", { exact: true }).selectOption("Middle");
    await page.getByLabel("Number", { exact: true }).selectOption("2");
    const add = page.getByRole("button", { name: "Add to my team" });
    await add.click();
    await add.click();
    await expect(page).toHaveURL("/pricing");
    come();
    await expect(page).toHaveURL("/pricing?team=qa.middle.2");
    await expect(page.locator("#calculator tbody tr")).toHaveCount(1);
  });
});

test.describe("a form whose script does not come", () => {
  test("is sent without it, as by a browser without script; the page that answers tries again", async ({
    page,
  }) => {
    await page.route(/\/assets\/contact-form-/, (route) => route.abort());
    await page.goto("/");
    await started(page);
    const form = contactForm(page);
    await form.name.fill("Anna Lindqvist");
    await form.send.click();
    await expect(page).toHaveURL("/#contact-main");
    await expect(form.root.getByText("Fill out with valid email")).toBeVisible();
    await expect(form.name).toHaveValue("Anna Lindqvist");
    await page.unrouteAll();
    await form.email.fill(newAddress());
    await loaded(form.name);
    await expect(form.name).toHaveValue("Anna Lindqvist");
  });

  test("offline, the press waits for the line", async ({ page, context }) => {
    await page.goto("/");
    await started(page);
    const form = contactForm(page);
    await context.setOffline(true);
    await form.name.fill("Anna Lindqvist");
    await form.send.click();
    await expect(page).toHaveURL("/");
    await expect(form.name).toHaveValue("Anna Lindqvist");
    await context.setOffline(false);
    await expect(form.root.getByText("Fill out with valid email")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(form.name).toHaveValue("Anna Lindqvist");
  });

  test("one that fails to hydrate leaves the form that stood there, and it can be sent", async ({
    page,
  }) => {
    await page.route("/vacancies", async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(
          /"specialisations":\[[^\]]*\]/,
          '"specialisations":{"length":1}',
        ),
      });
    });
    const found = complaints(page);
    await page.goto("/vacancies");
    const form = page.locator("#resume-vacancies");
    await form.getByLabel("Name").focus();
    await expect
      .poll(() => found)
      .toContainEqual(expect.stringContaining("works without its script"));
    await form.getByLabel("Name").fill("Anna Lindqvist");
    await page.unrouteAll();
    await form.getByRole("button", { name: "Send resume" }).click();
    await expect(page).toHaveURL("/vacancies#resume-vacancies");
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expect(form.getByLabel("Name")).toHaveValue("Anna Lindqvist");
  });
});

test("back on a page with a half-written form its words are there, and it works", async ({
  page,
}) => {
  await page.goto("/sales");
  const form = contactForm(page);
  await loaded(form.name);
  await form.name.fill("Anna Lindqvist");
  await page.getByRole("banner").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/career");
  await page.goBack();
  await expect(page).toHaveURL("/sales");
  await expect(form.name).toHaveValue("Anna Lindqvist");
  await form.send.click();
  await expect(form.root.getByText("Fill out with valid email")).toBeVisible();
});
