/** The keyboard alone, on a site with submenus and a language that is written from right to left. */
import { expect, type Page } from "@playwright/test";
import { addLanguage } from "../../../apps/site/server/tests/languages-fixture.ts";
import { ownHost } from "../own-site.ts";
import { clearOfNotice, loaded, started, test } from "../page-probes.ts";

const children = ["/vacancies", "/blog"].map((link) => ({ label: `To ${link}`, link }));
const MENU = {
  items: [
    { label: "First", link: "/clients", children },
    { label: "Second", link: "/sales", children },
  ],
  action: { label: "Talk to us", link: "/sales" },
};
const { url } = ownHost(75, (host) => {
  Object.assign(host.content.siteSettings, { menu: MENU });
  addLanguage(host, "he", { "harbour-ledger": "harbour-ledger", wayfold: "wayfold" });
});
test.use({ baseURL: url, contextOptions: { reducedMotion: "reduce" } });

/** What has the focus; `null` past the last stop. `trouble` is empty where it can be seen. */
const stop = (page: Page): Promise<{ name: string; trouble: string } | null> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return null;
    const box = element.getBoundingClientRect();
    // A range's ring is at its handle, a part whose style no script can read.
    const isRinged =
      Number.parseFloat(getComputedStyle(element).outlineWidth) >= 2 ||
      element.getAttribute("type") === "range";
    const within = (value: number, end: number): number => Math.min(Math.max(value, 1), end - 1);
    const places = [0.1, 0.5, 0.9].map((part) =>
      document.elementFromPoint(
        within(box.x + box.width / 2, innerWidth),
        within(box.y + box.height * part, innerHeight),
      ),
    );
    const isSeen = places.some(
      (top) =>
        top &&
        (element.contains(top) ||
          top.contains(element) ||
          top.closest("label")?.control === element),
    );
    const trouble = [!isRinged && "no ring", !isSeen && "covered"];
    return { name: element.outerHTML.slice(0, 120), trouble: trouble.filter(Boolean).join(", ") };
  });

for (const path of ["/", "/he", "/case-studies", "/vacancies", "/pricing", "/search?q=react"])
  for (const width of [1440, 390])
    test(`[NAV-06] at ${width} px each stop of the keyboard on ${path} is ringed and uncovered, to the page's end`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await started(page);
      const hidden: string[] = [];
      for (let stops = 0; ; stops++) {
        await page.keyboard.press("Tab");
        const found = await stop(page);
        if (!found) break;
        if (found.trouble) hidden.push(`${found.trouble}: ${found.name}`);
        expect(stops, "a keyboard trap").toBeLessThan(250);
      }
      expect(hidden).toEqual([]);
    });

test("[NAV-06] [VACD-08] on a phone a link at the bottom edge comes out from under a vacancy's button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: "cookie-notice", value: "ok", url }]);
  await page.goto("/vacancies/senior-react-engineer-harbour-ledger");
  await started(page);
  const links = page.locator('main a[href^="/vacancies/"]');
  const last = await links.count();
  expect(last).toBeGreaterThan(1);
  await links.nth(last - 2).focus();
  await links.last().evaluate((link) => {
    const { bottom } = link.getBoundingClientRect();
    scrollBy({ top: bottom - innerHeight + 20, behavior: "instant" });
  });
  await page.keyboard.press("Tab");
  await expect(links.last()).toBeFocused();
  expect((await stop(page))?.trouble).toBe("");
  const way = page.getByRole("main").getByRole("link", { name: "Send resume" }).last();
  const [link, button] = [await links.last().boundingBox(), await way.boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});

for (const path of ["/clients", "/he/clients"])
  test(`[OWN-10] [LANG-13] on ${path} a group of the header and the languages open by key, one at a time, and close by Escape and by leaving them`, async ({
    page,
  }) => {
    await page.goto(path);
    await started(page);
    const groups = page.getByRole("banner").locator('details[data-group="header"]');
    const [first, languages] = [groups.first(), groups.last()];
    for (const group of [first, languages]) {
      const word = group.locator("summary");
      await word.focus();
      await page.keyboard.press("Enter");
      await expect(group).toHaveAttribute("open");
      await expect(page.locator('details[data-group="header"][open]')).toHaveCount(1);
      await page.keyboard.press("Tab");
      await expect(group.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(group).not.toHaveAttribute("open");
      await expect(word).toBeFocused();
      await page.keyboard.press("Space");
      await group.getByRole("link").last().focus();
      await page.keyboard.press("Tab");
      await expect(group).not.toHaveAttribute("open");
    }
    await languages.locator("summary").focus();
    await page.keyboard.press("Enter");
    const other = path === "/clients" ? "/he/clients" : "/clients";
    await languages.locator(`a[href="${other}"]`).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(other);
  });

test("[NAV-04] the languages in the phone's menu are within its ring", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/clients");
  await started(page);
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  const languages = menu.getByRole("navigation", { name: "Languages" });
  await languages.locator("summary").press("Enter");
  await expect(languages.getByRole("link", { name: "עברית" })).toBeVisible();
  for (let stops = 0; stops < 20; stops++) {
    await page.keyboard.press("Tab");
    expect(await menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test("[VAC-06] the focus moves into the filter's panel, stays in it, and returns to its button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/vacancies");
  await started(page);
  const opener = page.getByRole("button", { name: "Filter", exact: true });
  await opener.press("Enter");
  const panel = page.locator("form#filter");
  const close = panel.getByRole("button", { name: "Close filter" });
  await expect(close).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(panel.getByRole("button", { name: "Search" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

for (const [path, next] of [
  ["/case-studies", "ArrowRight"],
  ["/he/case-studies", "ArrowLeft"],
] as const)
  test(`[SH-09] [LANG-03] on ${path} ${next} shows the slider's next story, and Tab leaves it`, async ({
    page,
  }) => {
    await page.goto(path);
    await started(page);
    const slider = page.locator('[aria-roledescription]:has([data-turn="next"])').first();
    const slides = slider.locator("[data-viewport]");
    await loaded(slides);
    const current = (): Promise<number> =>
      slider
        .locator("[data-places] > i")
        .evaluateAll((dots) => dots.findIndex((dot) => "current" in (dot as HTMLElement).dataset));
    await slides.focus();
    expect(await current()).toBe(0);
    await page.keyboard.press(next);
    await expect.poll(current).toBe(1);
    const isInside = () => slider.evaluate((part) => part.contains(document.activeElement));
    for (let stops = 0; stops < 20 && (await isInside()); stops++) await page.keyboard.press("Tab");
    expect(await isInside()).toBe(false);
  });

test("[FOOT-05] after OK by key the keyboard goes on to the header", async ({ page }) => {
  await page.goto("/clients");
  await started(page);
  const notice = page.getByRole("dialog", { name: "Cookie notice" });
  await notice.getByRole("button", { name: "OK" }).press("Enter");
  await expect(notice).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
});

test("[FOOT-05] what gets the focus stays clear of the notice, however narrow the screen", async ({
  page,
}) => {
  for (const path of ["/clients", "/he/clients"])
    for (const width of [320, 360, 390, 480, 768]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      expect(await clearOfNotice(page), `${path} at ${width} px`).toBeGreaterThanOrEqual(4);
    }
});
