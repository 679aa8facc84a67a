/**
 * Every page in another company's theme, with photographs in place of our SVG files
 * (second-brand.ts). whole-second-brand.test.ts checks the server's output for the first brand; this
 * checks the browser's result.
 */
import { NORTHWIND } from "@meridian/contract/theme/testing/northwind";
import { expect, type Locator, type Page } from "@playwright/test";
import { leftOfFirstBrand } from "../../../apps/site/server/tests/first-brand.ts";
import { landingFixture } from "../../../apps/site/server/tests/landing-fixture.ts";
import { sitemapPaths } from "../../../apps/site/server/tests/site-map-pages.ts";
import { portAt } from "../../ports.ts";
import { ownHost } from "../own-site.ts";
import { boxAtRest, complaints, faults, readDown, started, test } from "../page-probes.ts";
import { cutWords, emptyPictures, loadPictures, shownColours, shownTexts } from "./look-probes.ts";
import { photograph } from "./photographs.ts";
import { servePictures } from "./pictures-host.ts";
import { CITIES, leastContrasts, MENU, ringContrast, unreadOver } from "./read-over-pictures.ts";
import { fillWithSecondBrand, FOLDER, PHOTOGRAPHS } from "./second-brand.ts";

const FRONT = portAt(99);
const WIDTHS = [1440, 390];
let paths: string[] = [];

const { url } = ownHost(98, fillWithSecondBrand, {
  front: (origin) => servePictures({ port: FRONT, origin, folder: FOLDER }, photograph),
});

test.use({ baseURL: url });
test.setTimeout(480_000);

test.beforeAll(async () => void (paths = [...(await sitemapPaths(url)), "/nowhere"]));

const kindOf = (path: string): string =>
  path.replace(/^\/(technologies|expertise)-.*/, "/$1-…").replace(/^(\/[\w-]+\/).+$/, "$1…");
const templates = (): string[] => [
  ...new Map(paths.toReversed().map((path) => [kindOf(path), path])).values(),
];

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const reply = await page.goto(path);
  expect(reply?.status(), path).toBe(path === "/nowhere" ? 404 : 200);
}

/** The cookie notice would cover the page. */
async function withoutNotice(page: Page): Promise<void> {
  await open(page, "/privacy-policy");
  await started(page);
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(page.getByRole("button", { name: "OK", exact: true })).toBeHidden();
}

async function wrongOn(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await loadPictures(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    wrong.push(
      ...[
        ...(over > 0 ? [`${over} px wider than the window`] : []),
        ...(await emptyPictures(page)),
        ...(await cutWords(page)),
      ].map((fault) => `at ${width}: ${fault}`),
    );
  }
  const seen = [...(await shownTexts(page)), ...(await shownColours(page))];
  return [...wrong, ...leftOfFirstBrand(seen.join("\n"))];
}

/** The console's message about a 404 page itself. */
const isOwn404 = (path: string, line: string): boolean =>
  path === "/nowhere" && /status of 404/.test(line);

const photographsOf = (page: Page): Promise<{ name: string; point: string }[]> =>
  page.locator(PHOTOGRAPHS).evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => ({
      name: image.src.split("/").at(-1) ?? "",
      point: getComputedStyle(image).objectPosition,
    })),
  );

test("[OWN-06] [OWN-51] another company's pages, one of each kind: whole, read over photographs, without fault, and nothing of the first brand on them", async ({
  page,
}) => {
  const found = complaints(page);
  const [names, points] = [new Set<string>(), new Set<string>()];
  let words = 0;
  await withoutNotice(page);
  for (const path of templates()) {
    await open(page, path);
    await readDown(page);
    expect.soft(await wrongOn(page), path).toEqual([]);
    for (const { name, point } of await photographsOf(page)) {
      names.add(name);
      points.add(point);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { looked, unread } = await unreadOver(page, PHOTOGRAPHS);
      words += looked;
      expect.soft(unread, `${path} at ${width}`).toEqual([]);
    }
    expect.soft(await faults(page), path).toEqual([]);
    const complained = found.splice(0).filter((line) => !isOwn404(path, line));
    expect.soft(complained, path).toEqual([]);
  }
  expect(templates().length).toBeGreaterThan(18);
  expect(names.size).toBeGreaterThan(9);
  expect([...points]).toEqual(expect.arrayContaining(["50% 30%", "70% 40%", "50% 50%"]));
  expect(words).toBeGreaterThan(20);
});

test("[OWN-06] menu and cities are read on its first photograph, and what is pressed has its colour", async ({
  page,
}) => {
  expect(NORTHWIND.colors.action).toBe("#0b5fce");
  const action = "rgb(11, 95, 206)";
  await withoutNotice(page);
  await open(page, "/");
  await loadPictures(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const words of width < 1200 ? [CITIES] : [MENU, CITIES])
      for (const [word, least] of Object.entries(await leastContrasts(page, page.locator(words))))
        expect.soft(least, `${word} at ${width}`).toBeGreaterThanOrEqual(4.5);
  }
  const main = page.getByRole("main");
  await expect(main.getByRole("link").first()).toHaveCSS("background-color", action);
  const send = main.getByRole("button", { name: "Send message" });
  await expect(send).toHaveCSS("background-color", action);
  await open(page, "/privacy-policy");
  await expect(main.locator("p a").first()).toHaveCSS("text-decoration-color", action);
});

test("[OWN-60] [CLI-03] who has no portrait, a video of another site, the words of a work and of a post, and the facts of a client stand where they belong", async ({
  page,
}) => {
  await open(page, landingFixture.path ?? "");
  const main = page.getByRole("main");
  const left = (words: Locator): Promise<number> =>
    words.evaluate((node) => node.getBoundingClientRect().left);
  const quote = main.locator("figure").filter({ hasText: "Calm people." });
  expect(await left(quote.getByText("Max Wick"))).toBe(await left(quote.getByText("Calm people.")));
  const widthOf = async (video: Locator): Promise<number> =>
    (await video.boundingBox())?.width ?? 0;
  expect(await widthOf(main.locator("a[data-frame]"))).toBe(await widthOf(main.locator("video")));
  const work = main.getByRole("link", { name: /Harbour Ledger/ }).first();
  const [title, place] = await Promise.all([
    work.getByRole("heading").boundingBox(),
    work.locator("small").first().boundingBox(),
  ]);
  expect((place?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeLessThan(8);
  await open(page, "/clients");
  await page.setViewportSize({ width: 768, height: 900 });
  const [first, second] = await main.locator("dl").evaluateAll((facts) =>
    facts.map((fact) => {
      const { top, height } = fact.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      return { top, height };
    }),
  );
  expect(first?.height).not.toBe(second?.height);
  expect(first?.top).toBe(second?.top);
  await open(page, "/blog");
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const head = await main.locator("header").boundingBox();
    const words = await main.locator("article time").first().boundingBox();
    // Not across the edge of the head's background.
    expect(words?.y ?? 0, `${width}`).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
  }
});

test("the ring around what has the focus is seen on every photograph, and whole at the end of a band", async ({
  page,
}) => {
  await withoutNotice(page);
  let rings = 0;
  for (const path of ["/case-studies", "/case-studies/harbour-ledger", "/expertise-fintech"]) {
    await open(page, path);
    await loadPictures(page);
    const pictured = { has: page.locator(PHOTOGRAPHS) };
    await page.locator("main a").filter(pictured).first().focus();
    for (let presses = 0; presses < 9; presses++) {
      const card = page.locator("main a:focus").filter(pictured);
      if ((await card.count()) > 0) {
        await boxAtRest(card);
        expect.soft(await ringContrast(page, card), `${path} ${presses}`).toBeGreaterThanOrEqual(3);
        rings += 1;
      }
      await page.keyboard.press("Tab");
    }
  }
  expect(rings).toBeGreaterThan(9);
  await open(page, "/case-studies");
  const next = page.getByRole("button", { name: /next/i }).first();
  await next.focus();
  const { y, height } = await boxAtRest(next);
  const ring = await next.evaluate(({ parentElement }) => {
    let edge = Infinity;
    for (let box = parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).overflowY !== "visible")
        edge = Math.min(edge, box.getBoundingClientRect().bottom);
    return edge;
  });
  // Three pixels away, three pixels thick.
  expect(ring).toBeGreaterThanOrEqual(y + height + 6);
});
