/** The admin of the real content host: typed text shows on the real site only for the editor. */
import { expect, test } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { PURGE_SECRET } from "../hosts.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { expectNoFaults } from "../page-probes.ts";
import { expectFits, startOwnCms, type OwnCms } from "./own-cms.ts";

// Another name of this machine, as by default: the frame is cross-site, without cookies and
// storage.
const SITE = `http://localhost:${portAt(61)}`;
const FROM_OUTSIDE = `http://127.0.0.1:${portAt(61)}`;
let cms: OwnCms;
let server: OwnSite;
let id = 0;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  cms = await startOwnCms("preview", portAt(60), {
    SITE_PORT: String(portAt(61)),
    SITE_URL: SITE,
    PURGE_SECRET,
  });
  server = await startOwnSite(portAt(61), {
    SITE_URL: SITE,
    CONTENT_HOST: cms.url,
    PURGE_SECRET,
    LOG_LEVEL: "warn",
  });
  const service = {
    slug: "teams",
    title: "Teams",
    shortDescription: "As it was.",
    order: 1,
    _status: "published",
  };
  id = (await cms.post("/services", service)).doc.id;
});
test.afterAll(async () => {
  await server?.stop();
  await cms?.stop();
});
test.beforeEach(({ page }) => cms.logIn(page));

test("[OWN-36] while no one is notified of messages, the dashboard says so first, at every width", async ({
  page,
}) => {
  await page.goto(`${cms.url}/admin`);
  const line = page.getByRole("region", { name: "Needs attention" });
  await expect(line).toContainText("No one is notified of new messages");
  await expect(line.getByRole("link", { name: "Enter your mail server" })).toBeVisible();
  await expect(page.locator(".dashboard-part").first()).toHaveAccessibleName("Needs attention");
  await expectFits(page, "the dashboard's first line", ".dashboard-attention");
});

test("typed text shows next to the form on the real site, at a phone's width too, and to visitors once it is published", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(`${cms.url}/admin/collections/services/${id}`);
  await page.locator("#live-preview-toggler").click();
  const site = page.frameLocator("iframe");
  await expect(site.getByRole("complementary", { name: "Preview" })).toContainText(
    "a draft, not public",
  );
  await expect(site.getByText("As it was.")).toBeVisible();

  await page.getByLabel("Short description").fill("As it is being written.");
  await expect(site.getByText("As it is being written.")).toBeVisible();
  const visitor = async () => (await fetch(`${FROM_OUTSIDE}/services/teams`)).text();
  expect(await visitor()).toContain("As it was.");
  expect(await visitor()).not.toContain("being written");

  await page.getByRole("button", { name: /^Responsive/ }).click();
  await page.getByRole("button", { name: "Phone", exact: true }).click();
  await expect.poll(() => site.locator("html").evaluate((html) => html.clientWidth)).toBe(390);

  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect.poll(visitor).toContain("As it is being written.");
  expect(errors).toEqual([]);
});

test("a separate window follows what is typed too, of the settings as of a record, also where the preview was open from the start", async ({
  page,
  context,
}) => {
  await page.goto(`${cms.url}/admin/globals/site-settings?task=company-and-contact`);
  await page.locator("#live-preview-toggler").click();
  await expect(
    page.frameLocator("iframe").getByRole("complementary", { name: "Preview" }),
  ).toBeVisible();
  // It now opens with the form, possibly before the admin's scripts.
  await page.reload();
  await page.getByLabel("E-mail address").fill("typed@example.com");
  await expect(page.frameLocator("iframe").getByText("typed@example.com").first()).toBeAttached({
    timeout: 30_000,
  });
  const opened = context.waitForEvent("page");
  await page.locator(".live-preview-toolbar-controls__external").click();
  const own = await opened;
  await expect(own.getByText("typed@example.com").first()).toBeAttached();
  await page.getByLabel("E-mail address").fill("again@example.com");
  await expect(own.getByText("again@example.com").first()).toBeAttached({ timeout: 30_000 });
  // On a tablet preview and form each have the whole width; the tasks stand next to the fields.
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect
    .poll(async () => (await page.getByLabel("E-mail address").boundingBox())?.width ?? 0)
    .toBeGreaterThan(450);
});

test("[OWN-60] [LEGAL-02] a landing page of five bands is made by pressing and writing, seen next to the form, and there for visitors when it is published, with its link in the footer as a legal page", async ({
  page,
}) => {
  await page.goto(`${cms.url}/admin/collections/landing-pages/create`);
  await page.getByLabel("Title", { exact: true }).first().fill("Engineers for banks");
  const address = page.locator("#field-slug");
  await expect(address).toHaveValue("engineers-for-banks");
  await address.fill("vacancies");
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(
    page.getByRole("link", { name: "The site already uses /vacancies or an address below it." }),
  ).toBeVisible();
  await address.fill("solutions/banks");
  const add = async (band: string, words: Record<string, string>): Promise<void> => {
    await page.getByRole("button", { name: "Add Band" }).click();
    await page.getByRole("button", { name: band, exact: true }).click();
    const last = page.locator("#field-blocks .blocks-field__row").last();
    for (const [label, text] of Object.entries(words))
      await last.getByLabel(label, { exact: true }).fill(text);
  };
  await add("First screen", { Title: "Banks, moved", "Text of the button": "Talk" });
  await page.locator("#live-preview-toggler").click();
  const site = page.frameLocator("iframe");
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("Banks, moved");
  await add("Figures", { Title: "In figures" });
  await add("Call to action", { Title: "Begin", "Text of the button": "Go" });
  await add("Price request", { Title: "What it costs" });
  await add("Contact form", { Title: "Write to us" });
  await expect(site.getByRole("heading", { name: "Write to us" })).toBeAttached();
  await page.getByLabel("Legal page", { exact: true }).check();
  const visitor = () => fetch(`${FROM_OUTSIDE}/solutions/banks`);
  expect((await visitor()).status).toBe(404);
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect.poll(async () => (await visitor()).status).toBe(200);
  const html = await (await visitor()).text();
  expect(html).toContain('id="contact-form"');
  expect(html).not.toContain("In figures");
  const footer = html.slice(html.indexOf("<footer"));
  expect(footer).toMatch(/href="\/solutions\/banks"[^>]*>Engineers for banks</);
});

test("[LANG-01] [LANG-02] an owner chooses the language and writes a word of it: the public pages show it; a word that cannot be used is refused", async ({
  page,
}) => {
  await page.goto(`${cms.url}/admin/globals/site-settings?task=languages`);
  const words = page.getByRole("region", { name: "Words of the site" });
  await page.locator("#field-language").getByRole("combobox").fill("Arabic");
  await page.keyboard.press("Enter");
  await expect(words.getByText(/^0 of \d+ written in Arabic/)).toBeVisible();

  // Enter in the search publishes nothing.
  await words.getByRole("searchbox", { name: "Search", exact: true }).fill("skip to");
  await page.keyboard.press("Enter");
  await expect(words.getByRole("status").filter({ hasText: "of" })).toHaveText("1 to 1 of 1");
  const word = words.getByRole("textbox", { name: "Your text Skip to content" });
  await expect(word).toHaveAttribute("dir", "rtl");
  await word.fill("Skip <b>");
  await expect(word).toHaveAccessibleDescription(/Write it without HTML/);
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(
    page.getByText("Arabic, shell.skip: Write it without HTML").filter({ visible: true }).first(),
  ).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(page, ".messages", `${width} px`);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(0);
  }

  await word.fill("انتقل إلى المحتوى");
  await words.getByRole("combobox", { name: "Show" }).selectOption("Written only");
  await expect(word).toHaveValue("انتقل إلى المحتوى");
  await page.getByRole("button", { name: "Publish changes" }).click();
  const visitor = async () => (await fetch(`${FROM_OUTSIDE}/services/teams`)).text();
  await expect.poll(visitor).toContain("انتقل إلى المحتوى");
  expect(await visitor()).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/);

  await cms.post("/globals/site-settings", { _status: "published", language: "en", messages: {} });
  await expect.poll(visitor).toContain("Skip to content");
});
