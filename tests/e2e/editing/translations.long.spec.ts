/** An editor translates a record in the built admin; the site of this content host shows it. */
import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { PURGE_SECRET } from "../hosts.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { expectNoFaults } from "../page-probes.ts";
import { EDITOR, startOwnCms, type OwnCms } from "./own-cms.ts";
import { autosaved } from "./shared-cms.ts";

const SITE = `http://127.0.0.1:${portAt(37)}`;
let cms: OwnCms;
let server: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  cms = await startOwnCms("translations", portAt(86), {
    SITE_PORT: String(portAt(37)),
    SITE_URL: SITE,
    PURGE_SECRET,
  });
  server = await startOwnSite(portAt(37), {
    SITE_URL: SITE,
    CONTENT_HOST: cms.url,
    PURGE_SECRET,
    LOG_LEVEL: "warn",
  });
});
test.afterAll(async () => {
  await server?.stop();
  await cms?.stop();
});
test.beforeEach(({ page }) => cms.logIn(page, EDITOR));

const pageAt = async (path: string) => {
  const response = await fetch(SITE + path, { redirect: "manual" });
  return { status: response.status, html: await response.text() };
};

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText("Updated successfully").first()).toBeVisible();
}

async function openLanguages(page: Page): Promise<void> {
  await page.goto(`${cms.url}/admin/globals/site-settings?task=languages`);
}

async function addGerman(page: Page): Promise<void> {
  const choice = page.locator("#field-otherLanguages");
  await choice.getByRole("combobox").click();
  const saved = autosaved(page);
  await choice.getByRole("option", { name: /^German \(Deutsch\)/ }).click();
  await saved;
}

test("[LANG-50] [LANG-53] [LANG-56] [LANG-60] an editor translates a service, publishes it, continues in a draft and withdraws it", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { doc } = await cms.post("/services", {
    slug: "teams",
    title: "Teams",
    shortDescription: "Engineers who stay.",
    order: 1,
    _status: "published",
  });
  await openLanguages(page);
  await addGerman(page);
  await publish(page);

  await page.goto(`${cms.url}/admin/collections/services/${doc.id}`);
  const languages = page.getByRole("region", { name: "Languages" });
  await expect(languages.getByRole("listitem")).toContainText("German: none yet.");
  const begin = languages.getByRole("button", { name: "copy the original as a draft in German" });
  // A press before the admin's scripts have loaded is lost.
  await expect(async () => {
    if (!page.url().includes("/translations/")) await begin.click({ timeout: 2000 });
    await page.waitForURL(/\/translations\/\d+/, { timeout: 5000 });
  }).toPass();
  const form = page.url();
  await expect(page.getByRole("region", { name: "Original" })).toContainText(
    "German translation of Teams",
  );
  const title = page.getByLabel("Title", { exact: false }).first();
  await expect(title).toHaveValue("Teams");
  const description = page.locator("#field-words__0__shortDescription");
  await expect(page.locator(".field-type", { has: description }).last()).toContainText(
    "Engineers who stay.",
  );
  await expectNoFaults(page, ".render-fields");
  expect((await pageAt("/de/services/teams")).status).toBe(404);

  await title.fill("Feste Teams");
  await description.fill("Menschen, die bleiben.");
  const saved = page.waitForResponse(
    (reply) =>
      reply.url().includes("autosave=true") &&
      reply.ok() &&
      reply.request().postData()?.includes("feste-teams") === true,
  );
  await page.getByLabel("Address").fill("feste-teams");
  await saved;
  await publish(page);
  // Visitors see the language once it is open.
  for (const path of ["/de", "/de/pricing", "/de/services/feste-teams"])
    expect((await pageAt(path)).status, path).toBe(404);
  const list = `${cms.url}/admin/collections/translations`;
  await page.goto(list);
  const remaining = page.getByRole("region", { name: "German: what remains" });
  await expect(remaining.getByRole("listitem").first()).toHaveText("Words of the program: done");
  await expect(async () => {
    await remaining.getByRole("button", { name: "Open German to visitors" }).click();
    await expect(remaining.getByRole("status")).toContainText("Not translated:", { timeout: 5000 });
  }).toPass();
  await remaining.getByRole("button", { name: "Open German all the same" }).click();
  await expect(remaining.getByRole("button", { name: /Open German/ })).toHaveCount(0);
  await expect
    .poll(async () => (await pageAt("/de/services/feste-teams")).html)
    .toContain("Menschen, die bleiben.");
  await expect
    .poll(async () => (await pageAt("/services/teams")).html)
    .toContain('href="/de/services/feste-teams"');
  await page.goto(list);
  await expect(page.getByText(/^German: 1 of \d+ records$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Teams, German: published" })).toBeVisible();
  const left = page.getByRole("region", { name: "German: what is left" });
  await left.getByRole("link", { name: /everybody sees/ }).click();
  await expect(page.getByRole("rowheader", { name: /Settings/ })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /Teams/ })).toHaveCount(0);

  await page.goto(form);
  const drafted = autosaved(page, "Noch nicht fertig.");
  await description.fill("Noch nicht fertig.");
  await drafted;
  expect((await pageAt("/de/services/feste-teams")).html).not.toContain("Noch nicht fertig.");
  await page.goto(list);
  await expectNoFaults(page, "main");
  await expect(
    page.getByRole("checkbox", { name: /^Teams Service, public, changes waiting/ }),
  ).toBeVisible();
  await page.getByText("Files for translators: German").click();
  const file = page.waitForEvent("download");
  await page.getByLabel("Only what is missing").uncheck();
  await page.getByLabel("Service", { exact: true }).check();
  await page.getByRole("button", { name: "Download as XLIFF" }).click();
  const words = await readFile(await (await file).path(), "utf8");
  expect(words).toContain("Noch nicht fertig.");
  await page.getByLabel(/A file that came back in German/).setInputFiles({
    name: "words.xlf",
    mimeType: "application/xliff+xml",
    buffer: Buffer.from(words.replace("Noch nicht fertig.", "Aus der Datei.")),
  });
  await page.getByRole("button", { name: "Read it into drafts" }).click();
  await expect(page.getByText(/^1 text written into 1 draft/)).toBeVisible();
  await page
    .getByRole("link", { name: "Teams, German: published, with changes in a draft" })
    .click();

  await page.waitForURL(form);
  await expect(async () => {
    await page.locator(".doc-controls__popup").getByRole("button").first().click({ timeout: 2000 });
    await page.locator("#action-unpublish").click({ timeout: 2000 });
  }).toPass();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  // The former address leads to the original's name, whose page offers the original.
  await expect.poll(async () => (await pageAt("/de/services/feste-teams")).status).toBe(302);
  expect((await page.goto(`${SITE}/de/services/feste-teams`))?.status()).toBe(404);
  await expect(page).toHaveURL(`${SITE}/de/services/teams`);
  await page.getByRole("main").getByRole("link", { name: "English" }).click();
  await page.waitForURL(`${SITE}/services/teams`);
});

test("[LANG-53] the form of a translation names its missing fields, opens their tab, and hides fields that the original does not use", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await cms.post("/globals/site-settings", { otherLanguages: ["de"], _status: "published" });
  const begin = async (kind: string, more: object): Promise<string> => {
    const { doc } = await cms.post(`/${kind}`, { ...more, _status: "published" });
    const started = { kind, record: doc.id, language: "de", isCopy: false };
    const { address } = await cms.post<{ address: string }>("/translations/start", started);
    return cms.url + address;
  };
  const service = await begin("services", { slug: "operations", title: "Operations", order: 2 });
  const post = await begin("blog-posts", { slug: "a-day", title: "A day", description: "Short." });

  await page.goto(service);
  await page.getByRole("button", { name: "Boxes", exact: true }).click();
  await expect(page.getByLabel("Title", { exact: false }).first()).toBeHidden();
  await page.getByRole("button", { name: "Publish changes" }).click();
  const missing = page.getByRole("alert").filter({ hasText: "Not published yet" });
  await missing.getByRole("link", { name: "The title is missing." }).click();
  await expect(page.locator("#field-words__0__title")).toBeFocused();

  await page.goto(post);
  await expect(page.locator("#field-words__0__description")).toBeVisible();
  await expect(page.getByText("A day", { exact: true }).last()).toBeVisible();
  await expect(page.locator("#field-words__0__category")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Offer at the end" })).toBeHidden();
});

test("[LANG-22] a language whose prefix is the address of a landing page: the settings name the page", async ({
  page,
}) => {
  await cms.post("/globals/site-settings", { otherLanguages: [], _status: "published" });
  await cms.post("/landing-pages", {
    slug: "de/banks",
    title: "Banks in Germany",
    _status: "published",
  });
  await openLanguages(page);
  const hidden = page.getByRole("status").filter({
    hasText: "visitors cannot open the landing page Banks in Germany at /de/banks",
  });
  await expect(hidden).toHaveCount(0);
  await addGerman(page);
  await expect(hidden).toBeVisible();
});

test("a translation's form shows which texts of the original changed, from what to what, until they are translated or confirmed", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await cms.post("/globals/site-settings", { otherLanguages: ["de"], _status: "published" });
  const words = { title: "Squads", shortDescription: "A squad of your own." };
  const data = { ...words, slug: "squads", order: 3, _status: "published" };
  const { doc } = await cms.post("/services", data);
  const { address } = await cms.post<{ address: string }>("/translations/start", {
    kind: "services",
    record: doc.id,
    language: "de",
    isCopy: true,
  });
  const changed = await page.request.patch(`${cms.url}/cms/api/services/${doc.id}`, {
    headers: { origin: cms.url },
    data: { title: "Whole squads", shortDescription: "Your squad.", _status: "published" },
  });
  expect(changed.ok()).toBe(true);
  await page.goto(cms.url + address);
  const changes = page.locator('[data-changed="true"]');
  await expect(changes).toHaveCount(2);
  await expect(changes.first()).toContainText("It was: Squads");
  await expect(changes.first()).toContainText("Whole squads");
  await expectNoFaults(page, ".translation-original");
  let saved = autosaved(page);
  await changes.first().getByRole("button", { name: "The translation is still right" }).click();
  await saved;
  await expect(changes).toHaveCount(1);
  saved = autosaved(page, "Ihre Mannschaft.");
  await page.locator("#field-words__0__shortDescription").fill("Ihre Mannschaft.");
  await saved;
  await page.reload();
  await expect(page.locator(".translation-original").first()).toBeVisible();
  await expect(changes).toHaveCount(0);
});
