/** The trail of a landing page five levels below the home page, on a separate host. */
import { expect, test } from "@playwright/test";
import { landingFixture } from "../../../apps/site/server/tests/landing-fixture.ts";
import { ownHost } from "../own-site.ts";

const NAMES = [
  "Solutions for regulated industries",
  "Banking and payments",
  "Card processing platforms",
  "Issuing cards in several countries",
  "Teams for the launch of a platform",
];
const pathOf = (depth: number): string =>
  `/${["industries", "banking", "cards", "issuing", "teams"].slice(0, depth).join("/")}`;

const { url } = ownHost(34, ({ content }) => {
  content.landingPages = NAMES.map((title, at) => ({
    ...landingFixture,
    slug: `level-${at}`,
    path: pathOf(at + 1),
    title,
  }));
});

test.use({ baseURL: url, javaScriptEnabled: false });

for (const width of [320, 768, 1440])
  test(`[NAV-07] a trail of six pages has one line at ${width} px and a list of those in the middle`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(pathOf(NAMES.length));
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    const nearest = trail.getByRole("link", { name: NAMES.at(-2) });
    const line = (await nearest.boundingBox())?.height;
    expect((await trail.boundingBox())?.height).toBe(line);
    const farther = trail.getByRole("link", { name: NAMES[0] });
    await expect(farther).toBeHidden();
    await trail.locator("summary").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(farther).toBeFocused();
    await expect(trail.getByRole("link")).toHaveCount(NAMES.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await trail.getByRole("link", { name: NAMES[2] }).click();
    await expect(page).toHaveURL(url + pathOf(3));
  });
