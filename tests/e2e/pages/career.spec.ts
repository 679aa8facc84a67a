import { expect, test as withVideo, type Locator, type Page } from "@playwright/test";
import { arrivedFrom, newAddress, PDF, SOLVING_MS } from "../forms/contact-form.ts";
import { testPage } from "./one-load.ts";
import { shownOf, stripsAt } from "./strips.ts";
import { started, faults, largestPaint, test, watchLargestPaint } from "../page-probes.ts";

const POST = "/career/411";

async function open(page: Page, path = "/career"): Promise<void> {
  await page.goto(path);
  await started(page);
}

withVideo(
  "[CAR-01] the still is the largest paint of a phone, also when the video has appeared",
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await watchLargestPaint(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto("/career");
    const video = page.locator("video");
    // Without input a phone loads the video after 5 s of rest.
    await video.waitFor({ state: "attached", timeout: 20_000 });
    await expect
      .poll(() => video.evaluate((element) => getComputedStyle(element).opacity))
      .toBe("1");
    // Two frames after the fade all paints are reported.
    await page.evaluate(
      () =>
        new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200))),
        ),
    );
    expect((await largestPaint(page))?.tag).toBe("IMG");
  },
);

test("[CAR-03] the gallery's pictures move at their own speed, and not at all with reduced motion", async ({
  page,
}) => {
  await open(page);
  const gallery = page.locator("ul:has(> li[style*='--speed'])");
  await gallery.scrollIntoViewIfNeeded();
  const places = () =>
    gallery
      .locator("li")
      .evaluateAll((items) =>
        items
          .slice(0, 2)
          .map(
            (item) =>
              new DOMMatrix(getComputedStyle(item).transform).f +
              parseFloat(getComputedStyle(item).translate.split(" ")[1] ?? "0"),
          ),
      );
  const before = await places();
  await page.evaluate(() => scrollBy({ top: 200, behavior: "instant" }));
  // The timeline follows in the next frame.
  const directions = async () =>
    (await places()).map((place, at) => Math.sign(place - (before[at] ?? 0)));
  await expect.poll(directions).toEqual([1, -1]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(places).toEqual([0, 0]);
});

test("[CAR-04] [SH-06] the statistics start in view, one after another, a tenth every 90 ms, and end with their icon", async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const numbers = page.locator("[data-finish] [data-value]");
  const smiles = page.locator("[data-finish] [data-smile]");
  const waiting = page.locator("[data-finish] [data-waiting]");
  expect(await shownOf(numbers)).toEqual(["4.8", "4.6", "4.9", "4.5"]);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await numbers.first().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 300, behavior: "instant" }));
  await expect.poll(() => stripsAt(numbers, 0)).toBe(4);
  expect(await shownOf(numbers)).toEqual(["0.0", "0.0", "0.0", "0.0"]);
  await stripsAt(numbers, 90 * 10 + 1);
  expect(await shownOf(numbers)).toEqual(["1.0", "0.0", "0.0", "0.0"]);
  await stripsAt(numbers, 90 * (48 + 46) + 1);
  expect(await shownOf(numbers)).toEqual(["4.8", "4.6", "0.0", "0.0"]);
  await page.clock.runFor(1);
  await expect(waiting).toHaveCount(3);
  await stripsAt(smiles.first(), 149);
  expect(await shownOf(smiles.first())).toEqual(["0"]);
  await stripsAt(smiles.first(), 151);
  expect(await shownOf(smiles.first())).toEqual(["1"]);
  await page.clock.runFor(90 * 48);
  await expect(waiting).toHaveCount(2);
  await page.clock.runFor(90 * 95);
  await expect(waiting).toHaveCount(0);
  await stripsAt(smiles);
  await stripsAt(numbers);
  await expect(page.locator("[data-finish] [data-moving]")).toHaveCount(0);
  expect(await shownOf(numbers)).toEqual(["4.8", "4.6", "4.9", "4.5"]);
});

test("[CAR-05] the values show one by one once their title is within 400 px of the top; nothing moves for it", async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const title = page.getByRole("heading", { name: "What we hold to" });
  const lists = title.locator("xpath=following-sibling::div//ul");
  const hidden = () => lists.first().locator("li[data-hidden]").count();
  // Its script loads when the band is near.
  await title.evaluate((heading) =>
    scrollBy({ top: heading.getBoundingClientRect().top - innerHeight - 200, behavior: "instant" }),
  );
  await expect.poll(hidden).toBe(3);
  const height = await lists.first().evaluate((list) => list.clientHeight);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // Resolves after the scroll event: the clock is paused, so there is no frame to wait for.
  const scrollTo = (top: number) =>
    title.evaluate(
      (heading, to) =>
        new Promise<void>((heard) => {
          addEventListener("scroll", () => heard(), { once: true });
          scrollBy({ top: heading.getBoundingClientRect().top - to, behavior: "instant" });
        }),
      top,
    );
  await scrollTo(450);
  await page.clock.runFor(2000);
  expect(await hidden()).toBe(3);
  await scrollTo(390);
  await page.clock.runFor(390);
  expect(await hidden()).toBe(3);
  await page.clock.runFor(30);
  await expect.poll(hidden).toBe(2);
  await page.clock.runFor(300);
  await expect.poll(hidden).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(hidden).toBe(0);
  expect(await lists.first().evaluate((list) => list.clientHeight)).toBe(height);
});

/** At phone and desktop width: the dialog of this name that the button opens. */
async function dialogIsSound(page: Page, button: Locator, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await button.click();
    await expect(dialog).toBeVisible();
    expect(await faults(page), `${width} px`).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
}

testPage("/career", {
  "[CAR-01] [CAR-02] the first screen has the brand's words, picture and list": async ({
    page,
  }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Become one of Meridian family!",
    );
    await expect(page.locator("main img").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "One client, one team" })).toBeVisible();
  },
  "[CAR-08] [VAC-07] four featured jobs without a filter, and the way to all": async ({ page }) => {
    const jobs = page.locator("section", {
      has: page.getByRole("heading", { name: "Open positions" }),
    });
    await expect(jobs.locator("h3")).toHaveCount(4);
    await expect(jobs.getByRole("link", { name: "All Jobs" })).toHaveAttribute(
      "href",
      "/vacancies",
    );
    await expect(page.locator("details input[type='checkbox']")).toHaveCount(0);
  },
  "[CAR-06] [SH-15] the dialog takes the focus to its first field, closes by Escape and by a press outside, and gives it back":
    async ({ page }) => {
      const button = page.getByRole("button", { name: "Join us" });
      await button.click();
      await expect(page.getByRole("dialog", { name: "Join us" }).getByLabel("Name")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name: "Join us" })).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await page.mouse.click(5, 5);
      await expect(page.getByRole("dialog", { name: "Join us" })).toBeHidden();
    },
  "[CAR-06] [RES-05] a resume that is sent from the dialog arrives, and the dialog gives way to the thanks":
    async ({ page }) => {
      const email = newAddress();
      await page.getByRole("button", { name: "Join us" }).click();
      const dialog = page.getByRole("dialog", { name: "Join us" });
      await dialog.getByLabel("Name").fill("Anna Lindqvist");
      await dialog.getByLabel("Email").fill(email);
      await dialog.getByLabel("Message").fill("I build tables.");
      await dialog.getByLabel("Resume").setInputFiles(PDF);
      await dialog.getByRole("checkbox", { name: "I am not a robot" }).check();
      await expect(dialog.getByText("Checked", { exact: true })).toBeVisible({
        timeout: SOLVING_MS,
      });
      await dialog.getByRole("button", { name: "Send resume" }).click();
      await expect(dialog).toBeHidden();
      const thanks = page.getByRole("dialog", { name: "Thank you for your application" });
      await expect(thanks).toContainText("Our recruiters will contact you soon");
      await expect(thanks).toContainText(/under the number \w+/);
      await thanks.getByRole("button", { name: "Close" }).click();
      await expect(thanks).toBeHidden();
      await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
    },
  "[CAR-06] the dialog has no accessibility fault at 390 and 1440 px": ({ page }) =>
    dialogIsSound(page, page.getByRole("button", { name: "Join us" }), "Join us"),
  "[CAR-07] [SH-09] two people show side by side, one under 1025 px": async ({ page }) => {
    const slider = page.getByRole("group", { name: "People", exact: true });
    await slider.scrollIntoViewIfNeeded();
    const share = () =>
      slider.evaluate((box) =>
        Math.round(box.clientWidth / (box.querySelector("li")?.clientWidth ?? 1)),
      );
    await expect(slider).toContainText("I have been on the same product for six years");
    await expect.poll(share).toBe(2);
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect.poll(share).toBe(1);
  },
});

testPage(POST, {
  "[POST-01] [POST-02] a post has its facts and its two pages, and leads back": async ({
    page,
  }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Technical Recruiter");
    await expect(page.locator("dl dt")).toHaveText([
      "Location",
      "Type of employment",
      "Technologies",
    ]);
    await expect(page.getByRole("heading", { level: 2 })).toContainText([
      "Main responsibilities",
      "Main requirements",
      "Professional growth",
      "Care, comfort and fun",
    ]);
    await expect(page.getByRole("link", { name: "View more positions" })).toHaveAttribute(
      "href",
      "/career",
    );
  },
  "[POST-03] the dialog has no accessibility fault at 390 and 1440 px": ({ page }) =>
    dialogIsSound(
      page,
      page.locator("main").getByRole("button", { name: "Send resume" }).first(),
      "Technical Recruiter",
    ),
  "[POST-03] [RES-03] the form stands on the page and in a dialog, with a phone that is optional":
    async ({ page }) => {
      await expect(page.locator("#resume-career-post").getByLabel("Phone")).toBeVisible();
      await page.locator("main").getByRole("button", { name: "Send resume" }).first().click();
      const dialog = page.getByRole("dialog", { name: "Technical Recruiter" });
      await expect(dialog.getByLabel("Phone")).toBeVisible();
      await dialog.getByRole("button", { name: "Send resume" }).click();
      await expect(dialog.getByText("Fill out the message")).toBeVisible();
      await expect(dialog.locator("[name='phone'][aria-invalid]")).toHaveCount(0);
    },
});
