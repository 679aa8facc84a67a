/** A site in Hebrew, with a menu that has submenus, on a separate server: the language is a setting. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languageOf } from "@meridian/messages/language";
import { expect, type Locator, type Page } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { TEMPLATES } from "../../templates.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { loaded, started, test } from "../page-probes.ts";

const { t } = languageOf("he").language;
const SITE = `http://127.0.0.1:${portAt(69)}`;
const PAGES = [
  ...TEMPLATES,
  "/blog/contractor-or-employee-in-several-countries",
  "/search?q=react",
];
const children = ["/vacancies", "/blog", "/survey"].map((link) => ({ label: link, link }));
const MENU = {
  items: ["First", "Second", "Third", "Last"].map((label) => ({ label, link: "/", children })),
  action: { label: "Talk to us", link: "/sales" },
};
const folder = mkdtempSync(join(tmpdir(), "right-to-left-"));
let site: OwnSite;

test.beforeAll(async () => {
  const config: object = JSON.parse(
    readFileSync("packages/demo/content/site-settings.json", "utf8"),
  );
  const path = join(folder, "site.config.json");
  writeFileSync(path, JSON.stringify({ ...config, menu: MENU, language: "he" }));
  site = await startOwnSite(portAt(69), { SITE_URL: SITE, SITE_CONFIG: path });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});
test.use({ baseURL: SITE, contextOptions: { reducedMotion: "reduce" } });

const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} has no box`);
  return box;
}

test("[LANG-03] the drawing next to a title turns, as the bars and sliders below it do", async ({
  page,
}) => {
  for (const path of ["/pricing", "/survey"]) {
    await page.goto(path);
    const drawing = page.locator("main svg[viewBox='0 0 480 300']");
    expect(await drawing.evaluate((svg) => getComputedStyle(svg).scale)).toBe("-1 1");
  }
});

test("[LANG-03] the layout turns, and the menu's lists and the menu of phones open in the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto("/");
  await started(page);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const header = page.getByRole("banner");
  const menu = header.getByRole("navigation", { name: t("shell.mainMenu") });
  const entries = menu.locator(":scope > *");
  expect((await boxOf(entries.first())).x).toBeGreaterThan((await boxOf(entries.last())).x);
  const words = menu.locator("summary");
  await expect(words).not.toHaveCount(0);
  for (const word of await words.all()) {
    await word.click();
    const { x, width } = await boxOf(word.locator("xpath=following-sibling::ul"));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1440);
    await word.click();
  }
  expect(await excess(page)).toBe(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: t("shell.openMenu") }).click();
  const panel = page.locator("[popover]:popover-open");
  await expect.poll(async () => (await boxOf(panel)).x).toBe(0);
});

test("[LANG-03] the slider runs from right to left, by arrow key and by button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto("/");
  await started(page);
  const clients = page.getByRole("group", { name: t("pages.clients"), exact: true });
  await loaded(clients.getByRole("group"));
  await clients.hover();
  /** The logo at the right edge. */
  const first = (): Promise<string | undefined> =>
    clients.evaluate((slider) => {
      const { right } = slider.getBoundingClientRect();
      const isFirst = (item: Element): boolean =>
        Math.abs(item.getBoundingClientRect().right - right) < 3;
      return [...slider.querySelectorAll("li")].find(isFirst)?.querySelector("img")?.alt;
    });
  const names = await clients
    .getByRole("img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
  await expect.poll(first).toBe(names[0]);
  await clients.getByRole("group").focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(first).toBe(names[1]);
  await page.keyboard.press("ArrowRight");
  await expect.poll(first).toBe(names[0]);
  const next = clients.getByRole("button", { name: t("ui.nextSlide") });
  const previous = clients.getByRole("button", { name: t("ui.previousSlide") });
  expect((await boxOf(next)).x).toBeLessThan((await boxOf(previous)).x);
  await next.click();
  await expect.poll(first).toBe(names[1]);
});

test("[LANG-03] a range's handle follows the pointer and the arrow keys from right to left", async ({
  page,
}) => {
  await page.goto("/survey");
  await started(page);
  const label = t("surveyForm.teamSize");
  // Not by role: they are inert until their island has loaded.
  const from = page.getByLabel(t("ui.lowerEnd", { label }), { exact: true });
  const to = page.getByLabel(t("ui.upperEnd", { label }), { exact: true });
  await loaded(from);
  await from.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(from).toHaveValue("2");
  const track = await boxOf(from);
  await page.mouse.click(track.x + track.width / 4, track.y + track.height / 2);
  await expect.poll(async () => Number(await to.inputValue())).toBeLessThan(85);
  expect(Number(await to.inputValue())).toBeGreaterThan(65);
});

for (const path of PAGES)
  test(
    `nothing leaves the page from right to left: ${path}`,
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(path);
      for (const width of [1440, 1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await excess(page), `${width} px`).toBe(0);
      }
    },
  );

test("[LANG-03] a title against the page's direction has its picture on the other side", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto("/services/dedicated-teams");
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  const picture = await boxOf(page.getByRole("main").getByRole("img").first());
  expect(title.x).toBeLessThan(720);
  expect(picture.x).toBeGreaterThanOrEqual(720);
});
