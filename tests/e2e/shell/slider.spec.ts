import { expect, type Page } from "@playwright/test";
import { started, test } from "../page-probes.ts";

const SHOWN = 6;

const clients = (page: Page) => page.getByRole("group", { name: "Clients", exact: true });

/** Alt texts of the visible logos, from the left. */
const inView = (page: Page): Promise<string[]> =>
  clients(page).evaluate((slider) => {
    const frame = slider.getBoundingClientRect();
    const marks = [...slider.querySelectorAll("img")].map((mark) => ({
      name: mark.alt,
      box: mark.getBoundingClientRect(),
    }));
    return marks
      .filter(({ box }) => box.left >= frame.left - 2 && box.right <= frame.right + 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ name }) => name);
  });

/** The slider at rest, at the start of its 8 s, with a paused clock. */
async function open(page: Page): Promise<string[]> {
  await page.clock.install();
  await page.goto("/");
  await started(page);
  await clients(page).hover();
  await expect(clients(page).getByRole("button", { name: "Next" })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 5000);
  await page.mouse.move(5, 5);
  await expect.poll(() => inView(page)).toHaveLength(SHOWN);
  return clients(page)
    .getByRole("img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
}

test("[HOME-03] [SH-09] the clients stand in their order; they rest while they are hovered, hold the focus, are out of view or the tab is hidden, and while they are paused", async ({
  page,
}) => {
  const marks = await open(page);
  expect(marks.length).toBeGreaterThan(SHOWN);
  expect(await inView(page)).toEqual([
    "Harbour Ledger",
    "Wayfold Logistics",
    "Maplewick Health",
    "Dunemark",
    "Quillstead",
    "Sarybel Pay",
  ]);
  expect(marks.slice(0, SHOWN)).toEqual(await inView(page));
  await test.step("they rest while they are hovered, and while they hold the focus", async () => {
    const start = await inView(page);
    await clients(page).hover();
    await page.clock.runFor(30_000);
    expect(await inView(page)).toEqual(start);
    await page.mouse.move(5, 5);
    await clients(page).getByRole("button", { name: "Next" }).focus();
    await page.clock.runFor(30_000);
    expect(await inView(page)).toEqual(start);
    await page.getByRole("link", { name: "Schedule a strategy session" }).focus();
    await page.clock.runFor(9000);
    expect(await inView(page)).not.toEqual(start);
  });
  await test.step("they can be paused, and play again on request", async () => {
    const leave = async () => {
      await page.mouse.move(5, 5);
      await page.getByRole("link", { name: "Schedule a strategy session" }).focus();
    };
    const start = await inView(page);
    await clients(page).getByRole("button", { name: "Pause clients" }).click();
    await leave();
    await page.clock.runFor(30_000);
    expect(await inView(page)).toEqual(start);
    await clients(page).getByRole("button", { name: "Play clients" }).click();
    await leave();
    await page.clock.runFor(9000);
    expect(await inView(page)).not.toEqual(start);
  });
  await test.step("they rest while they are out of view", async () => {
    const start = await inView(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(clients(page)).not.toBeInViewport();
    await page.clock.runFor(30_000);
    await clients(page).evaluate((slider) => slider.scrollIntoView({ block: "center" }));
    await expect(clients(page)).toBeInViewport();
    expect(await inView(page)).toEqual(start);
    await page.clock.runFor(9000);
    expect(await inView(page)).not.toEqual(start);
  });
  await test.step("a hidden tab makes them rest", async () => {
    const turn = (hidden: boolean) =>
      page.evaluate((to) => {
        Object.defineProperty(document, "hidden", { value: to, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await turn(true);
    const resting = await inView(page);
    await page.clock.runFor(30_000);
    expect(await inView(page)).toEqual(resting);
    await turn(false);
    await page.clock.runFor(9000);
    expect(await inView(page)).not.toEqual(resting);
  });
});

test("[SH-09] the clients move on every 8 s, in about 820 ms, and round without an end", async ({
  page,
}) => {
  const marks = await open(page);
  const after = (moves: number) =>
    Array.from({ length: SHOWN }, (_, place) => marks[(moves + place) % marks.length]);
  await page.clock.runFor(7900);
  expect(await inView(page)).toEqual(after(0));
  await page.clock.runFor(500);
  expect(await inView(page)).not.toEqual(after(0));
  expect(await inView(page)).not.toEqual(after(1));
  await page.clock.runFor(550);
  expect(await inView(page)).toEqual(after(1));
  for (let moves = 2; moves <= marks.length; moves++) {
    await page.clock.runFor(8000);
    expect(await inView(page)).toEqual(after(moves));
  }
});

test("[SH-09] arrow keys, buttons and a drag move them", async ({ page }) => {
  await open(page);
  const marks = clients(page).getByRole("group");
  await marks.focus();
  const [start] = await inView(page);
  await page.keyboard.press("ArrowRight");
  await page.clock.runFor(1500);
  const [second] = await inView(page);
  expect(second).not.toBe(start);
  await page.keyboard.press("ArrowLeft");
  await page.clock.runFor(1500);
  expect((await inView(page))[0]).toBe(start);

  await clients(page).getByRole("button", { name: "Next" }).click();
  await page.clock.runFor(1500);
  expect((await inView(page))[0]).toBe(second);
  await clients(page).getByRole("button", { name: "Previous" }).click();
  await page.clock.runFor(1500);
  expect((await inView(page))[0]).toBe(start);

  const box = await marks.boundingBox();
  if (!box) throw new Error("the slider has no box");
  await page.mouse.move(box.x + 700, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 450, box.y + 40, { steps: 8 });
  await page.mouse.up();
  await page.clock.runFor(3000);
  expect((await inView(page))[0]).not.toBe(start);
});
