/** The site with a company's own pictures and words (odd-looks.ts). */
import { expect, type Locator, type Page } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { ownHost } from "../own-site.ts";
import { readDown, test } from "../page-probes.ts";
import { ARABIC, fillWithOddLooks, HEBREW, odd, OWN_STAGES, SENTENCE } from "./odd-looks.ts";
import { serveUnusualPictures } from "./unusual-pictures.ts";
import {
  CITIES,
  contrast,
  leastContrasts,
  luminancesAt,
  MENU,
  shotOf,
  WORDS,
} from "./read-over-pictures.ts";

const WIDTHS = [1440, 1024, 768, 390];
const PAGES = [
  "/",
  "/clients",
  "/case-studies",
  "/case-studies/harbour-ledger",
  "/case-studies/wayfold-logistics",
  "/services/dedicated-teams",
  "/technologies-react",
  "/expertise-fintech",
  "/blog",
  "/career",
  "/vacancies/senior-react-engineer-harbour-ledger",
  "/blog/contractor-or-employee-in-several-countries",
  "/article/article-it-outsourcing",
  "/sales",
];
const { host, url, purge } = ownHost(95, fillWithOddLooks, {
  front: (origin) => serveUnusualPictures(portAt(96), origin),
});

test.use({ baseURL: url });

test("menu and cities are read over a first picture of black and white squares", async ({
  page,
}) => {
  const poster = { section_header_video_preview: odd("noise.png", [1920, 1080]) };
  Object.assign(host.content.home, poster);
  await purge(["home"]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await page
      .locator("main section img")
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    for (const words of [MENU, WORDS, CITIES]) {
      if (words === MENU && width < 1200) continue;
      for (const [word, least] of Object.entries(await leastContrasts(page, page.locator(words))))
        expect.soft(least, `${word} at ${width}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

interface Painted {
  address: string;
  width: number;
  height: number;
}

/** The painted size and file name of each picture. */
const painted = (page: Page): Promise<Painted[]> =>
  page.locator('main img[src*="/media/odd/"]:visible').evaluateAll((images) =>
    // Hidden pictures of a slider are not requested.
    (images as HTMLImageElement[])
      .filter(({ currentSrc, complete }) => currentSrc !== "" && complete)
      .map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const [own, tall] = [image.naturalWidth, image.naturalHeight];
        const fit = getComputedStyle(image).objectFit;
        const filled = { cover: Math.max(width / own, height / tall), fill: width / own }[fit];
        const contained = Math.min(width / own, height / tall);
        const scale = filled ?? (fit === "scale-down" ? Math.min(1, contained) : contained);
        const address = image.currentSrc.split("/").at(-1) ?? "";
        return { address, width: own * scale, height: tall * scale };
      }),
  );

async function loaded(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await readDown(page);
  await page.waitForLoadState("networkidle");
}

for (const path of PAGES)
  test(`no picture vanishes, is blown up or breaks the page: ${path}`, async ({ page }) => {
    await loaded(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      const pictures = await painted(page);
      expect(pictures.length).toBeGreaterThan(0);
      for (const { address, ...size } of pictures) {
        const shown = `${address} at ${width}: ${Math.round(size.width)} x ${Math.round(size.height)}`;
        expect.soft(Math.min(size.width, size.height), shown).toBeGreaterThanOrEqual(7);
        if (address === "thumbnail.png") expect.soft(size.width, shown).toBeLessThanOrEqual(200);
        if (address === "small-logo.png") {
          expect.soft(size.width, shown).toBeGreaterThanOrEqual(width < 700 ? 60 : 88);
          expect.soft(size.width, shown).toBeLessThanOrEqual(182);
        }
      }
      const high = await page
        .locator('main img[src*="/media/odd/"]:visible')
        .evaluateAll((images) =>
          Math.max(
            0,
            ...images
              .filter((image) => getComputedStyle(image).objectFit !== "cover")
              .filter((image) => !getComputedStyle(image).position.startsWith("abs"))
              .map((image) => image.clientHeight),
          ),
        );
      expect.soft(high, `the highest picture at ${width}`).toBeLessThanOrEqual(820);
    }
  });

test("a white logo is seen, and a dark one stands on paper", async ({ page }) => {
  for (const path of ["/clients", "/technologies-react", "/expertise-fintech", "/sales"]) {
    await loaded(page, path);
    const marks = page.locator('main img[src*="-logo"]:visible, main img[src*="viewbox"]:visible');
    expect(await marks.count(), path).toBeGreaterThan(0);
    for (const mark of await marks.all()) {
      await mark.scrollIntoViewIfNeeded();
      const pixels = await luminancesAt(await shotOf(page), mark);
      const seen = contrast(Math.max(...pixels), Math.min(...pixels));
      expect.soft(seen, `${path} ${await mark.getAttribute("src")}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test("[ROAD-01] stages of the host's own are a list: no chart, and no words about another plan", async ({
  page,
}) => {
  await page.goto("/dedicated-team-road-map");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    ...OWN_STAGES,
    /.*/,
  ]);
  const text = await page.getByRole("main").innerText();
  expect(text).not.toMatch(/eight|hatched/i);
  await expect(page.getByRole("main").locator("svg pattern, ol svg")).toHaveCount(0);
});

test("[POST-01] paragraphs of a career post stand apart", async ({ page }) => {
  await page.goto("/career/411");
  const gaps = await page
    .locator("main p + p, main ul + p, main p + ul")
    .evaluateAll((blocks) =>
      blocks.map(
        (block) =>
          block.getBoundingClientRect().top -
          (block.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      ),
    );
  expect(gaps.length).toBeGreaterThanOrEqual(8);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});

test("[CLI-01] a city of two clients appears once", async ({ page }) => {
  await page.goto("/clients");
  await expect(page.getByRole("radio", { name: /Toronto/ })).toHaveAccessibleName("Canada Toronto");
});

test("a caption is the host's caption; what describes a picture is not shown", async ({ page }) => {
  await page.goto("/technologies-react");
  const main = page.getByRole("main");
  await expect(main.getByText("Kubernetes", { exact: true })).toBeVisible();
  await expect(main.getByText("Android", { exact: true })).toBeVisible();
  await expect(main.getByText(SENTENCE)).toHaveCount(0);
  await expect(main.getByRole("img", { name: SENTENCE }).first()).toBeAttached();
  await page.goto("/case-studies/harbour-ledger");
  const pictures = main.locator("a[data-held]");
  await pictures.nth(0).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("1 / 3")).toBeVisible();
  await expect(dialog.getByText(SENTENCE)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByText("The desk, 2024")).toBeVisible();
  const drawing = await dialog.locator("img").first().boundingBox();
  expect(drawing?.width).toBeGreaterThan(80);
});

/** Distance of an element's text from its container's right edge. */
const fromTheRight = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return node.getBoundingClientRect().right - range.getBoundingClientRect().right;
  });

test("words that run from the right stand at the right, in pages and in names", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await page.goto("/blog");
  const title = main.getByRole("heading", { name: HEBREW });
  expect(Math.abs(await fromTheRight(title))).toBeLessThan(4);
  await title.locator("..").getByRole("link").click();
  const post = page.getByRole("heading", { level: 1 });
  await expect(post).toHaveText(HEBREW);
  expect(Math.abs(await fromTheRight(post))).toBeLessThan(4);
  const list = main.locator("ul").filter({ hasText: "TypeScript" });
  await expect(list).toHaveCSS("direction", "rtl");
  await expect(main.getByText("React הוא")).toHaveCSS("direction", "rtl");
  await page.goto("/career");
  await expect(main.getByText("نور حداد")).toHaveCSS("unicode-bidi", /plaintext|isolate/);
  await page.goto("/vacancies/senior-react-engineer-harbour-ledger");
  const job = page.getByRole("heading", { level: 1 });
  await expect(job).toContainText(ARABIC);
  await expect(job).toHaveCSS("direction", "rtl");
});
