import { expect, test } from "vitest";
import { COUNT_STEPS, countTo } from "#app/bands/about/count-up.ts";

test("[HOME-04] rises by a 43rd of the maximum with each step and ends at the maximum", () => {
  const shown = countTo(50);
  expect([shown.length, shown[0], shown[10], shown.at(-1)]).toEqual([
    COUNT_STEPS + 1,
    0,
    Math.floor((50 / 43) * 10),
    50,
  ]);
});

test("[HOME-04] shows whole numbers that never exceed the maximum", () => {
  for (const max of [0, 12, 40, 50, 1000]) {
    const values = countTo(max);
    expect(
      values.every(
        (value, at) => Number.isInteger(value) && value <= max && value >= (values[at - 1] ?? 0),
      ),
    ).toBe(true);
    expect(values.at(-1)).toBe(max);
  }
});
