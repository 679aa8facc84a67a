import { expect, test } from "vitest";
import { revealAt } from "#app/pages/career/values/reveal.ts";

test("[CAR-05] items appear after 400 ms, then 300, 200 and 100, in ascending order", () => {
  expect([0, 1, 2, 3, 4, 5].map(revealAt)).toEqual([400, 700, 900, 1000, 1000, 1000]);
});
