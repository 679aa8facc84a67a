import { expect, test as withVideo, type Page } from "@playwright/test";
import { testPage } from "./one-load.ts";
import {
  started,
  complaints,
  largestPaint,
  standsUnderHeader,
  test,
  watchLargestPaint,
} from "../page-probes.ts";
import { shownOf, stripsAt } from "./strips.ts";

const POSTER = /^\/pictures\/\d+\.avif\/media\/home\/header-poster/;

testPage("/", {
  "[HOME-01] title, description and poster of page 1120 are in the server's HTML, the poster requested first":
    async ({ page, request }) => {
      const html = await (await request.get("/")).text();
      expect(html).toMatch(
        /<link rel="preload" as="image" type="image\/avif" fetchPriority="high" imageSrcSet="\/pictures\/800\.avif\/media\/home\/header-poster/,
      );
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Engineering teams that stay with your product",
      );
      await expect(
        page.getByText("You see the first profiles within 5 working days"),
      ).toBeVisible();
    },
  "[HOME-06] venture funds have their section": async ({ page }) => {
    await expect(page.getByRole("heading", { name: "For venture funds" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Become a partner" })).toHaveAttribute(
      "href",
      "/services/venture-portfolios",
    );
  },
  "[HOME-07] every service leads to its page, and what is provided shows with its lists": async ({
    page,
  }) => {
    const services = page.locator("#services");
    const leads = await services
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(leads).toEqual([
      ...[
        "dedicated-teams",
        "rd-partnership",
        "team-extension",
        "technical-recruiting",
        "remote-operations",
        "quality-engineering",
        "venture-portfolios",
      ].map((slug) => `/services/${slug}`),
      "/survey",
    ]);
    await expect(services.getByRole("heading", { name: "What we take care of" })).toBeVisible();
    for (const name of [
      "Hiring",
      "Employment",
      "Workplace",
      "Onboarding",
      "Delivery care",
      "Retention",
    ])
      await expect(services.getByRole("heading", { name })).toBeVisible();
    await expect(services.getByText("Contracts under local law").first()).toBeVisible();
  },
  "[HOME-09] the banner leads to the road map": async ({ page }) => {
    await expect(page.getByRole("link", { name: "view map" })).toHaveAttribute(
      "href",
      "/dedicated-team-road-map",
    );
  },
  "[HOME-10] the six works with the smallest order show, and the way to the others": async ({
    page,
  }) => {
    const leads = await page
      .locator('main a[href^="/case-studies/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(leads).toEqual(
      [
        "harbour-ledger",
        "wayfold-logistics",
        "maplewick-health",
        "dunemark",
        "quillstead",
        "sarybel-pay",
      ].map((slug) => `/case-studies/${slug}`),
    );
    await expect(page.getByRole("link", { name: "more cases" })).toHaveAttribute(
      "href",
      "/case-studies",
    );
  },
  "[HOME-11] [SH-01] the form stands at its anchor, next to three regions with their numbers":
    async ({ page }) => {
      const contact = page.locator("#contact-form");
      await expect(contact.getByRole("textbox", { name: "Name" })).toBeVisible();
      for (const [number, countries] of [
        ["+44 20 7946 0123", "Israel, United Arab Emirates"],
        ["+44 20 7946 0145", "Ukraine, Bulgaria, Romania"],
        ["+44 20 7946 0167", "Kazakhstan, Uzbekistan, Kyrgyzstan"],
      ] as const) {
        await expect(contact.getByText(countries)).toBeVisible();
        await expect(contact.getByRole("link", { name: number })).toHaveAttribute(
          "href",
          `tel:${number.replaceAll(" ", "")}`,
        );
      }
    },
  "[HOME-02] Schedule a strategy session scrolls to the form": async ({ page }) => {
    await page.getByRole("link", { name: "Schedule a strategy session" }).click();
    await standsUnderHeader(page.locator("#contact-form"));
  },
});

withVideo(
  "[HOME-01] the poster is the largest paint; the video loops without sound, comes after the load, and can be paused",
  async ({ page }) => {
    await watchLargestPaint(page);
    let loaded = false;
    const early: string[] = [];
    page.on("load", () => (loaded = true));
    page.on(
      "request",
      (request) => /\.mp4/.test(request.url()) && !loaded && early.push(request.url()),
    );
    await page.goto("/");
    const pause = page.getByRole("button", { name: "Pause the background video" });
    await expect(pause).toBeVisible();
    const video = page.locator("video");
    expect(
      await video.evaluate((element: HTMLVideoElement) => [
        element.loop,
        element.muted,
        element.ariaHidden,
      ]),
    ).toEqual([true, true, "true"]);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    expect(early).toEqual([]);
    expect((await largestPaint(page))?.path).toMatch(POSTER);
    await pause.click();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.paused))
      .toBe(true);
    await page.getByRole("button", { name: "Play the background video" }).click();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.paused))
      .toBe(false);
    await page.locator("#contact-form").scrollIntoViewIfNeeded();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.paused))
      .toBe(true);
  },
);

test("[HOME-01] on a phone the video comes after the first scroll, or 5 s of rest", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  // Paused: on a slow machine the 5 s could pass.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/");
  await started(page);
  const video = page.locator("video");
  await page.clock.runFor(4000);
  await expect(video).toHaveCount(0);
  // Repeated, because a page does not scroll during layout.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 50);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(0);
  await expect(video).toHaveCount(1);
});

const figures = (page: Page) => page.locator("dl dd [data-figure]");
const shownFacts = async (page: Page) => (await shownOf(figures(page))).slice(0, 3);

test("[HOME-04] facts count once, a second apart, in steps of a 43rd every 30 ms, and end with a plus", async ({
  page,
}) => {
  await page.goto("/");
  await started(page);
  expect(await shownFacts(page)).toEqual(["12+", "40+", "50+"]);
  await page.getByText("years", { exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => stripsAt(figures(page), 0)).toBe(3);
  expect(await shownFacts(page)).toEqual(["0", "0", "0"]);
  await stripsAt(figures(page), 30 * 20);
  expect(await shownFacts(page)).toEqual([String(Math.floor((12 / 43) * 20)), "0", "0"]);
  await stripsAt(figures(page), 1000 + 30 * 10);
  expect(await shownFacts(page)).toEqual(["12", String(Math.floor((40 / 43) * 10)), "0"]);
  await stripsAt(figures(page), 2000 + 30 * 43);
  expect(await shownFacts(page)).toEqual(["12", "40", "50"]);
  await stripsAt(figures(page));
  await expect.poll(() => shownFacts(page)).toEqual(["12+", "40+", "50+"]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.getByText("years", { exact: true }).scrollIntoViewIfNeeded();
  expect(await stripsAt(figures(page), 0)).toBe(0);
  expect(await shownFacts(page)).toEqual(["12+", "40+", "50+"]);
});

/** By hash: what the section shows. */
const SECTIONS: Record<string, { rows: string; see: (page: Page) => Promise<void> }> = {
  solutionSection: {
    rows: "[HOME-05] [HOME-12] three solutions lead to their services",
    see: async (page) => {
      await expect(
        page.getByRole("heading", { name: "Which solution do you need today?" }),
      ).toBeInViewport();
      for (const [name, href] of [
        ["Start a dedicated team", "/services/dedicated-teams"],
        ["Grow the existing team", "/services/team-extension"],
        ["Structure remote ops", "/services/remote-operations"],
      ] as const)
        await expect(page.locator("#solutionSection").getByRole("link", { name })).toHaveAttribute(
          "href",
          href,
        );
    },
  },
  services: {
    rows: "[HOME-12] what is provided shows",
    see: (page) => expect(page.getByRole("heading", { name: "What the teams do" })).toBeVisible(),
  },
  company: {
    rows: "[HOME-08] [HOME-12] the map shows its regions and describes each; the hours follow the visitor's office",
    see: async (page) => {
      const map = page.locator("#company");
      for (const region of ["Eastern Europe", "Central Asia", "Middle East"])
        await expect(map.locator("summary", { hasText: region })).toBeVisible();
      await map.locator("summary", { hasText: "Central Asia" }).click();
      await expect(map.getByText("An office in Almaty")).toBeVisible();
      await map.locator("summary", { hasText: "Middle East" }).click();
      await expect(map.getByText("An office in Dubai")).toBeVisible();
      await expect(map.getByText("An office in Almaty")).toBeHidden();
      await expect(map.getByText("7 shared hours")).toBeVisible();
      await map.getByRole("radio", { name: "New York" }).check();
      await expect(map.getByText("2 shared hours")).toBeVisible();
      await expect(map.getByText("7 shared hours")).toBeHidden();
    },
  },
  "contact-form": {
    rows: "[HOME-12] the form can be filled in",
    see: (page) => expect(page.getByRole("textbox", { name: "Message" })).toBeVisible(),
  },
};

for (const [id, { rows, see }] of Object.entries(SECTIONS))
  test(`${rows}; on load the page stands at #${id}, and stays there`, async ({ page }) => {
    await page.goto(`/#${id}`);
    await standsUnderHeader(page.locator(`#${id}`));
    await page.waitForLoadState("networkidle");
    await standsUnderHeader(page.locator(`#${id}`));
    await see(page);
  });

test("[HOME-12] a hash that names nothing is only warned of", async ({ page }) => {
  const found = complaints(page);
  await page.goto("/#nowhere");
  await expect.poll(() => found).toEqual([expect.stringContaining('No section "nowhere"')]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("[SH-11] with reduced motion, no video is fetched, the facts do not move and nothing plays", async ({
  page,
}) => {
  const videos: string[] = [];
  page.on("request", (request) => /\.mp4/.test(request.url()) && videos.push(request.url()));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await started(page);
  await page.getByRole("group", { name: "Clients", exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Pause clients" })).toHaveCount(0);
  await page.getByText("years", { exact: true }).scrollIntoViewIfNeeded();
  await page.clock.runFor(500);
  expect((await shownFacts(page)).slice(0, 3)).toEqual(["12+", "40+", "50+"]);
  await page.clock.runFor(20_000);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    "auto",
  );
  await expect(page.locator("video")).toHaveCount(0);
  expect(videos).toEqual([]);
});
