import { expect } from "@playwright/test";
import { ownHost } from "../own-site.ts";
import { faults, started, test } from "../page-probes.ts";

const LONG = "Everything about our people ".padEnd(80, "x");
const MENU = {
  items: [
    { label: "Services", link: "/#services" },
    { label: "Case studies", link: "/case-studies" },
    { label: "What your team would cost", link: "/pricing" },
    { label: "From the first call to a team", link: "/dedicated-team-road-map" },
    { label: "Company and people", link: "/#company" },
    { label: "Blog and guides", link: "/blog" },
    {
      label: "Career",
      link: "/career",
      children: [
        { label: "Vacancies", link: "/vacancies" },
        { label: LONG, link: "/blog" },
        ...Array.from({ length: 30 }, (_, at) => ({ label: `More ${at}`, link: "/clients" })),
      ],
    },
  ],
  action: { label: "Talk to us", link: "/sales" },
};
const { url: SITE } = ownHost(39, ({ content }) => {
  Object.assign(content.siteSettings, { menu: MENU });
});

test("[OWN-10] [OWN-11] an owner's menu: it gives way to the menu button where it does not fit, which is at another width than before; what is behind a word opens and closes by key and press, and nothing leaves the page at its side", async ({
  page,
}) => {
  const links = page.getByRole("navigation", { name: "Main" });
  const toggle = page.getByRole("button", { name: "Open menu" });
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(`${SITE}/vacancies`);
  await started(page);
  await test.step("the word opens by key and closes by Escape, a press elsewhere and its links", async () => {
    const word = links.locator("summary");
    await expect(word).toHaveAttribute("aria-current", "true");
    await word.focus();
    await page.keyboard.press("Enter");
    const vacancies = links.getByRole("link", { name: "Vacancies" });
    await expect(vacancies).toBeVisible();
    await expect(vacancies).toHaveAttribute("aria-current", "page");
    await page.keyboard.press("Tab");
    await expect(links.getByRole("link", { name: "Career" })).toBeFocused();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(vacancies).toBeHidden();
    await expect(word).toBeFocused();
    await word.click();
    await expect(vacancies).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(vacancies).toBeHidden();
  });
  await test.step("nothing leaves the page at any width, open or not", async () => {
    for (const width of [1440, 1250, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const fits = width === 1440;
      await expect(links).toBeVisible({ visible: fits });
      await expect(toggle).toBeVisible({ visible: !fits });
      await (fits ? links.locator("summary") : toggle).click();
      const behind = page.getByRole("link", { name: LONG });
      await expect(behind).toBeVisible();
      await expect
        .poll(async () => {
          const box = await behind.boundingBox();
          return box && box.x >= 0 && box.x + box.width <= width;
        })
        .toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(
        false,
      );
      await page.keyboard.press("Escape");
    }
  });
  await test.step("the menu closes where the links fit again", async () => {
    await toggle.click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.setViewportSize({ width: 1250, height: 700 });
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 700 });
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  });
});
