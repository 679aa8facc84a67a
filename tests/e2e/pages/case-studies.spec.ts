import { expect, type Page } from "@playwright/test";
import { contactForm } from "../forms/contact-form.ts";
import { testPage } from "./one-load.ts";
import { started, faults, test } from "../page-probes.ts";
import { emptyFormErrors } from "./proof-pages.ts";

const STORY = "/case-studies/wayfold-logistics";

const stories = (page: Page) => page.getByRole("group", { name: "Success Stories", exact: true });
const gallery = (page: Page) => page.getByRole("group", { name: "Gallery", exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Gallery" });

const firstStory = (page: Page): Promise<string> =>
  stories(page).evaluate((slider) => {
    const frame = slider.querySelector("h1, [tabindex]")?.getBoundingClientRect().left ?? 0;
    const seen = [...slider.querySelectorAll("h2")].map((heading) => ({
      text: heading.textContent,
      left: heading.closest("li")?.getBoundingClientRect().left ?? -1,
    }));
    return (
      seen.filter(({ left }) => left >= frame - 2).sort((a, b) => a.left - b.left)[0]?.text ?? ""
    );
  });

async function openGallery(page: Page): Promise<void> {
  await page.goto(STORY);
  await started(page);
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(gallery(page).getByRole("button", { name: "Next" })).toBeVisible();
  await gallery(page).getByRole("link").first().click();
  await expect(dialog(page)).toBeVisible();
}

testPage("/case-studies", {
  "[CASE-01] the success stories stand at the top: picture, titles, description and the way to the story":
    async ({ page }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Success Stories");
      const first = stories(page).getByRole("listitem").first();
      await expect(first.getByText("Harbour Ledger, London")).toBeVisible();
      await expect(
        first.getByRole("heading", { name: "Month-end close in 6 hours instead of 3 days" }),
      ).toBeVisible();
      await expect(
        first.getByText("Nine people in Sofia match 4 million payments a day"),
      ).toBeVisible();
      await expect(first.getByRole("link")).toHaveAttribute("href", "/case-studies/harbour-ledger");
      await expect
        .poll(() => first.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100);
      await expect(stories(page).getByRole("listitem")).toHaveCount(4);
    },
  "[CASE-02] a tile for every work by its order, each leading to its story": async ({ page }) => {
    await expect(page.getByRole("heading", { name: "Our case studies" })).toBeVisible();
    const names = [
      /^Harbour Ledger: the month closes in 6 hours, not 3 days$/,
      /^Wayfold Logistics: /,
      /^Maplewick Health: /,
      /^Dunemark: /,
      /^Quillstead: /,
      /^Sarybel Pay: /,
      /^Carmel Pulse: /,
      /^Pennant and Pine$/,
      /^Velarosa: /,
      /^Amberline Cargo: /,
    ];
    await expect(page.locator("main a h3")).toHaveText(names);
    await page.getByRole("link", { name: "Amberline Cargo" }).click();
    await expect(page).toHaveURL("/case-studies/amberline-cargo");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Amberline Cargo");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Success Stories");
  },
  "[SH-07] tags of list and story come from the host, and change with the page": async ({
    page,
  }) => {
    await expect(page).toHaveTitle("Case Studies: Ten Teams and Their Results | Meridian");
    await page.getByRole("link", { name: "Velarosa" }).click();
    await expect(page).toHaveTitle("Velarosa: A Faster Fashion Storefront | Meridian");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      /\/case-studies\/velarosa$/,
    );
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
      "content",
      "Velarosa: A Faster Fashion Storefront | Meridian",
    );
  },
});

test("[SH-09] [CASE-01] the stories move on every 10 s, in about 820 ms, and round without an end", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/case-studies");
  await started(page);
  await stories(page).hover();
  await expect(stories(page).getByRole("button", { name: "Next" })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 5000);
  await page.mouse.move(5, 5);
  const titles = await stories(page).getByRole("heading").allTextContents();
  expect(await firstStory(page)).toBe(titles[0]);
  await page.clock.runFor(9900);
  expect(await firstStory(page)).toBe(titles[0]);
  await page.clock.runFor(1050);
  expect(await firstStory(page)).toBe(titles[1]);
  for (const next of [titles[2], titles[3], titles[0]]) {
    await page.clock.runFor(10_000);
    expect(await firstStory(page)).toBe(next);
  }
});

testPage(STORY, {
  "[CASE-03] title, wallpaper, project picture and six facts": async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wayfold Logistics");
    await expect(page.locator('main img[src*="/wallpaper."]')).toBeVisible();
    await expect(page.locator('main img[src*="/project."]')).toBeVisible();
    const facts = page.getByRole("region", { name: "Project facts" });
    await expect(facts.locator("dt")).toHaveText([
      "Location",
      "Team size",
      "Partnership period",
      "Technologies",
      "Expertise delivered",
      "Services",
    ]);
    await expect(facts.locator("dd")).toHaveText([
      "Rotterdam, Netherlands",
      "7 specialists",
      "2020 – present",
      "Go, PostgreSQL, PostGIS, NATS, React, Kubernetes, Google Cloud",
      "Logistics, route optimization, geodata, real-time systems",
      "Dedicated engineering teams, Technical recruiting",
    ]);
  },
  "[CASE-04] goals and tasks, challenges, research and discovery, with their pictures": async ({
    page,
  }) => {
    for (const heading of ["Goals and tasks", "Challenges", "Research and discovery"])
      await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    await expect(page.getByText("Recalculate a regional plan in under a minute")).toBeVisible();
    await expect(
      page.getByText("The old optimizer needed 25 minutes for one region"),
    ).toBeVisible();
    await expect(
      page.getByRole("heading", { name: "Three weeks at the dispatch desk" }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "Suggestions, not orders" })).toBeVisible();
    await expect(page.locator('main img[src*="/goal."]')).toBeVisible();
    await expect(page.locator('main img[src*="/challenges."]')).toBeVisible();
  },
  "[CASE-05] 'view site' leads out of the site, and is there only when there is a site": async ({
    page,
    request,
  }) => {
    const site = page.getByRole("link", { name: "view site" });
    await expect(site).toHaveAttribute("href", "https://example.com/?site=wayfold-logistics");
    await expect(site).toHaveAttribute("rel", /noopener/);
    const without = await (await request.get("/case-studies/carmel-pulse")).text();
    expect(without).toContain("Implementation");
    expect(without).not.toContain("view site");
  },
  "[CASE-06] [CON-03] partnership overview, and a form that wants a message": async ({ page }) => {
    await expect(page.getByRole("heading", { name: "Partnership overview" })).toBeVisible();
    await expect(page.getByText("2,300 trucks on the platform, up from 600")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(contactForm(page).file).toHaveCount(0);
    expect(await emptyFormErrors(page)).toEqual([
      "Fill out the name",
      "Fill out with valid email",
      "Fill out the message",
    ]);
  },
});

test("[CASE-05] a picture of the gallery opens larger; keys and buttons turn it, Escape brings the visitor back to it; it closes by its cross and by a press outside the picture, and has no accessibility fault", async ({
  page,
}) => {
  await openGallery(page);
  const place = dialog(page).getByText(/^\d+ \/ 4$/);
  await expect(place).toHaveText("1 / 4");
  const small = await gallery(page).locator("img").first().boundingBox();
  await expect
    .poll(async () => (await dialog(page).locator("img").first().boundingBox())?.width)
    .toBeGreaterThan(small?.width ?? Infinity);
  for (const [key, expected] of [
    ["ArrowRight", 2],
    ["End", 4],
    ["ArrowRight", 1],
    ["ArrowLeft", 4],
    ["Home", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(place).toHaveText(`${expected} / 4`);
    await expect(
      dialog(page)
        .locator("img")
        .nth(expected - 1),
    ).toBeInViewport({ ratio: 0.9 });
  }
  await dialog(page).getByRole("button", { name: "Next" }).click();
  await expect(place).toHaveText("2 / 4");
  await dialog(page).getByRole("button", { name: "Previous" }).click();
  await expect(place).toHaveText("1 / 4");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(gallery(page).getByRole("link").first()).toBeFocused();
  await expect(page).toHaveURL(STORY);

  await gallery(page).getByRole("link").first().click();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
  await gallery(page).getByRole("button", { name: "Next" }).click();
  await gallery(page).getByRole("link").nth(1).click();
  await expect(dialog(page).getByText("2 / 4")).toBeVisible();
  await page.mouse.click(10, 450);
  await expect(dialog(page)).toBeHidden();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await gallery(page).getByRole("link").nth(1).click();
  await expect(dialog(page)).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test("[CASE-05] a swipe turns the pictures", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(STORY);
  await page.waitForLoadState("networkidle");
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(gallery(page).getByRole("button", { name: "Next" })).toBeVisible();
  await gallery(page).getByRole("link").first().tap();
  await expect(dialog(page).getByText("1 / 4")).toBeVisible();
  const finger = await context.newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x: 330, y: 420 }],
  });
  for (let x = 310; x > 60; x -= 25)
    await finger.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [{ x, y: 420 }],
    });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(dialog(page).getByText("2 / 4")).toBeVisible();
  await context.close();
});

test("[CASE-08] from one story to another it is another page, with its own data and an empty form, and back", async ({
  page,
}) => {
  await page.goto("/case-studies/wayfold-logistics");
  await started(page);
  await contactForm(page).name.fill("Anna");
  await page.getByRole("contentinfo").getByRole("link", { name: "Harbour Ledger" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbour Ledger");
  await expect(page.getByRole("definition").getByText("London, United Kingdom")).toBeVisible();
  await expect(gallery(page).getByRole("link")).toHaveCount(5);
  await expect(contactForm(page).name).toHaveValue("");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wayfold Logistics");
  await expect(gallery(page).getByRole("link")).toHaveCount(4);
});

test("[SH-09] a drag over a story turns the slider and leads nowhere; arrow keys turn it too", async ({
  page,
}) => {
  await page.goto("/case-studies");
  await started(page);
  await stories(page).hover();
  await expect(stories(page).getByRole("button", { name: "Next" })).toBeVisible();
  const titles = await stories(page).getByRole("heading").allTextContents();
  const box = await stories(page).boundingBox();
  if (!box) throw new Error("the slider has no box");
  await page.mouse.move(box.x + 1000, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 400, box.y + 200, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => firstStory(page)).toBe(titles[1]);
  await expect(page).toHaveURL("/case-studies");
  await stories(page).getByRole("group").focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => firstStory(page)).toBe(titles[0]);
});

test("[SH-09] [SH-11] with reduced motion the stories do not move by themselves and turn at once", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/case-studies");
  await started(page);
  await expect(stories(page).getByRole("button", { name: "Next" })).toBeVisible();
  await expect(stories(page).getByRole("button", { name: /Pause/ })).toHaveCount(0);
  const titles = await stories(page).getByRole("heading").allTextContents();
  await page.clock.runFor(30_000);
  expect(await firstStory(page)).toBe(titles[0]);
  await stories(page).getByRole("button", { name: "Next" }).click();
  await page.clock.runFor(100);
  expect(await firstStory(page)).toBe(titles[1]);
});
