import { expect, test } from "vitest";
import { feedbackAt, feedbackLength } from "#app/pages/career/feedback/feedback-run.ts";

const FINISHES = [0.3, 4.8];

test("[SH-06] items run one after another, one tenth every 90 ms", () => {
  const shown = (elapsed: number) =>
    feedbackAt(FINISHES, elapsed).map((item) =>
      item.state === "counting" ? item.value : item.state,
    );
  expect(shown(0)).toEqual([0, "waiting"]);
  expect(shown(89)).toEqual([0, "waiting"]);
  expect(shown(90)).toEqual([0.1, "waiting"]);
  expect(shown(269)).toEqual([0.2, "waiting"]);
  expect(shown(270)).toEqual(["done", 0]);
  expect(shown(270 + 47 * 90)).toEqual(["done", 4.7]);
  expect(shown(270 + 48 * 90)).toEqual(["done", "done"]);
  expect(feedbackLength(FINISHES)).toBe(51 * 90);
});

test("[SH-06] each smile shows for 150 ms", () => {
  const frame = (elapsed: number) =>
    feedbackAt([4.8], elapsed).map((item) => item.state === "counting" && item.frame)[0];
  expect([0, 149, 150, 299, 300].map(frame)).toEqual([0, 0, 1, 1, 2]);
});

test("an item that ends at zero finishes at once", () =>
  expect(feedbackAt([0, 0.1], 0)).toEqual([
    { state: "done" },
    { state: "counting", value: 0, frame: 0 },
  ]));
