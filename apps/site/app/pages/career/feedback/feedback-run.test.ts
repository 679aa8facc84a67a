import { expect, test } from "vitest";
import { FEEDBACK_TICK, feedbackRuns } from "#app/pages/career/feedback/feedback-run.ts";

test("[SH-06] items run one after another, one tenth every 90 ms", () => {
  const [first, second] = feedbackRuns([0.3, 4.8]);
  expect(first).toEqual({ delay: 0, numbers: [0, 0.1, 0.2, 0.3], length: 270 });
  expect([second?.delay, second?.length]).toEqual([270, 48 * FEEDBACK_TICK]);
  expect([second?.numbers.length, second?.numbers[47], second?.numbers.at(-1)]).toEqual([
    49, 4.7, 4.8,
  ]);
});

test("an item that ends at zero takes no time", () =>
  expect(feedbackRuns([0, 0.1])).toEqual([
    { delay: 0, numbers: [0], length: 0 },
    { delay: 0, numbers: [0, 0.1], length: 90 },
  ]));
