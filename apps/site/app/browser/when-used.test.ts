import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenUsed } from "#app/browser/when-used.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openPage() {
  const page = new EventTarget();
  let rest = (): void => undefined;
  const rested = new Promise<void>((done) => (rest = done));
  const state = { isUsed: false };
  void whenUsed(page, rested).then(() => (state.isUsed = true));
  return { page, rest: () => rest(), state };
}

test.each(["pointerdown", "scroll", "keydown"])(
  "[HOME-01] a page counts as used from the first %s",
  async (use) => {
    const { page, rest, state } = openPage();
    rest();
    await vi.advanceTimersByTimeAsync(4999);
    expect(state.isUsed).toBe(false);
    page.dispatchEvent(new Event(use));
    await vi.advanceTimersByTimeAsync(0);
    expect(state.isUsed).toBe(true);
  },
);

test("after 5 s of rest, too", async () => {
  const { rest, state } = openPage();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.isUsed).toBe(false);
  rest();
  await vi.advanceTimersByTimeAsync(5000);
  expect(state.isUsed).toBe(true);
});

test("a touch before the page has loaded counts once it has", async () => {
  const { page, rest, state } = openPage();
  page.dispatchEvent(new Event("scroll"));
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isUsed).toBe(false);
  rest();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isUsed).toBe(true);
});
