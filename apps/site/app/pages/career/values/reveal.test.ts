import { expect, test } from "vitest";
import { revealAt } from "#app/pages/career/values/reveal.ts";

test("[CAR-05] items show one by one: 400 ms, then 300, 200 and 100, and never backwards", () => {
  expect([0, 1, 2, 3, 4, 5].map(revealAt)).toEqual([400, 700, 900, 1000, 1000, 1000]);
});
