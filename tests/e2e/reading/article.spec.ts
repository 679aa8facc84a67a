import { expect } from "@playwright/test";
import { leadsFromTheBar, marksWhatIsRead, sidebar, staysFixed, walks } from "./contents-probes.ts";
import { testPage } from "../pages/one-load.ts";
import { started, test, topOf } from "../page-probes.ts";

const PATH = "/article/article-it-outsourcing";

testPage(
  PATH,
  {
    "[ART-01] the article opens with its picture, title and description, and has its text": async ({
      page,
      request,
    }) => {
      const html = await (await request.get(PATH)).text();
      expect(html).toMatch(
        /<link rel="preload" as="image" type="image\/avif" fetchPriority="high" imageSrcSet="\/pictures\/1080\.avif\/media\/article\/it-outsourcing\/hero/,
      );
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "IT outsourcing: a practical guide for people who have to decide",
      );
      await expect(
        page.getByText("Four models, their real costs, six questions for a partner"),
      ).toBeVisible();
      await expect(
        page.getByRole("heading", { level: 2, name: "Four models and when they fit" }),
      ).toBeVisible();
      await expect(page.getByRole("heading", { level: 3, name: "Team extension" })).toBeVisible();
      await expect(page.getByText("Compare total costs, not hourly rates.")).toBeVisible();
    },
    "[ART-03] a figure is next to the text of a wide window and in its order in a narrower one; a wide table fits or scrolls":
      async ({ page }) => {
        const boxOf = (selector: string) =>
          page
            .locator(`article ${selector}`)
            .first()
            .evaluate((element) => {
              const { left, right, width } = element.getBoundingClientRect();
              return { left, right, width };
            });
        const edges = async () => ({
          figure: await boxOf("blockquote"),
          text: await boxOf("blockquote + p"),
          isScrolled: await page
            .locator("article [role=group]")
            .evaluate((frame) => frame.scrollWidth > frame.clientWidth),
          isPageScrolled: await page.evaluate(
            () => document.documentElement.scrollWidth > innerWidth,
          ),
        });
        const wide = await edges();
        expect(wide.figure.left).toBeGreaterThan(wide.text.right);
        expect(wide.text.width).toBeLessThan(660);
        expect(wide).toMatchObject({ isScrolled: false, isPageScrolled: false });
        await page.setViewportSize({ width: 390, height: 844 });
        const narrow = await edges();
        expect(narrow.figure.left).toBe(narrow.text.left);
        expect(narrow).toMatchObject({ isScrolled: true, isPageScrolled: false });
        await page.setViewportSize({ width: 1440, height: 900 });
      },
    "[ART-02] the control points lead to their sections, fixed past the header, the section being read marked":
      async ({ page }) => {
        const contents = sidebar(page, "In this guide");
        const points = await contents.getByRole("link").allInnerTexts();
        expect(points).toHaveLength(10);
        expect(points[3]).toBe("What it costs");
        expect(
          await contents
            .getByRole("link", { name: "What it costs" })
            .evaluate((link: HTMLAnchorElement) => link.pathname + link.hash),
        ).toBe(`${PATH}#what-it-costs`);
        await staysFixed(page, contents);
        await marksWhatIsRead(page, contents);
      },
    "[ART-02] at 768 px the contents are a bar with the navigation picture in it": async ({
      page,
    }) => {
      await leadsFromTheBar(page, { name: "What it costs", id: "what-it-costs" });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator("details:has(> summary + nav) > summary").click();
      const picture = page.locator("details nav img");
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(
          /^http:\/\/[^/]+\/pictures\/\d+\.(avif|webp)\/media\/article\/it-outsourcing\/mobile-navigation/,
        );
    },
    "a link in the text leads to its page; the step back leads to the place again": async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const link = page.getByRole("link", { name: "the cost of an R&D office" });
      await link.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      await link.click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        "What an R&D office abroad really costs",
      );
      await page.goBack();
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
        .toBeLessThanOrEqual(2);
    },
  },
  { onPhone: (page) => page.locator("summary", { hasText: "What IT outsourcing means" }).click() },
);

test("[ART-02] a press on a point walks to it in 500 ms and lets it stand 70 to 85 px from the top; the reader's own move ends the walk", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(PATH);
  await started(page);
  await walks(
    page,
    sidebar(page, "In this guide").getByRole("link", { name: "How to choose a country" }),
    page.locator("#how-to-choose-a-country"),
  );
  await expect(page).toHaveURL(`${PATH}#how-to-choose-a-country`);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await sidebar(page, "In this guide")
    .getByRole("link", { name: "A checklist before you sign" })
    .click();
  await page.clock.runFor(100);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  // The page gets the wheel event in the next frame, possibly late.
  await page.evaluate(() =>
    addEventListener("wheel", () => Object.assign(window, { turned: true }), {
      passive: true,
      once: true,
    }),
  );
  await page.mouse.wheel(0, 1);
  await expect.poll(() => page.evaluate(() => "turned" in window)).toBe(true);
  await page.clock.runFor(1000);
  expect(await topOf(page.locator("#a-checklist-before-you-sign"))).toBeGreaterThan(1000);
});

for (const width of [390, 1440]) {
  test(`[ART-02] a link to a section from outside stands on it at ${width} px, and stays there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${PATH}#risks-and-how-to-limit-them`);
    const section = page.locator("#risks-and-how-to-limit-them");
    const offset = width === 390 ? 132 : 80;
    await expect.poll(() => topOf(section)).toBe(offset);
    await started(page);
    await page.waitForLoadState("networkidle");
    expect(Math.abs((await topOf(section)) - offset)).toBeLessThanOrEqual(2);
  });
}
