import { expect, test } from "@playwright/test";

/** Pictures that their places crop: they are drawn wider than the place. */
const PAGES = [
  "/blog/how-many-engineers-do-you-need",
  "/career",
  "/expertise-fintech",
  "/services/dedicated-teams",
  "/vacancies/senior-go-engineer-wayfold",
];
/** Pixels of the page to a pixel of the file. More is a visible blur. */
const MOST_ENLARGED = 1.35;

test("a cropped picture comes in the width that it is drawn in", async ({ page }) => {
  // The choice of a file does not need the file.
  await page.route("**/pictures/**", (route) => route.abort());
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await page.goto(path);
      const images = page.getByRole("main").locator("img[srcset], picture img");
      await images.evaluateAll((all) => {
        for (const image of all as HTMLImageElement[]) image.loading = "eager";
      });
      const chosen = () =>
        images.evaluateAll((all) =>
          (all as HTMLImageElement[]).map((image) => {
            const [own, tall] = [image.width, image.height];
            const ratio =
              Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
            const file = Number(/\/pictures\/(\d+)\./.exec(image.currentSrc)?.[1]);
            const most = Number(image.getAttribute("width"));
            return {
              picture: image.currentSrc,
              enlarged: Math.max(own, tall * ratio) / Math.min(file, most),
            };
          }),
        );
      await expect
        .poll(async () => (await chosen()).every(({ enlarged }) => enlarged > 0), path)
        .toBe(true);
      for (const { picture, enlarged } of await chosen())
        expect.soft(enlarged, `${picture} at ${width} px`).toBeLessThanOrEqual(MOST_ENLARGED);
    }
  }
});
