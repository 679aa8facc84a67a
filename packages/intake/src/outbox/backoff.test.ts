import { expect, test } from "vitest";
import { retryAfter, GIVE_UP_MS, backoffAfter } from "#outbox/backoff.ts";

test("pauses double from 5 s to 15 min, each off by a fifth at most", () => {
  expect([1, 2, 3, 8, 9, 40].map((attempt) => backoffAfter(attempt, () => 0.5))).toEqual([
    5000, 10_000, 20_000, 640_000, 900_000, 900_000,
  ]);
  expect(backoffAfter(1, () => 0)).toBe(4000);
  expect(backoffAfter(1, () => 1)).toBe(6000);
  expect(GIVE_UP_MS).toBe(259_200_000);
});

test("reads a Retry-After as seconds or as a date, an hour at most", () => {
  const now = Date.UTC(2026, 0, 5, 12);
  expect(
    ["120", " 7 ", "Mon, 05 Jan 2026 12:01:00 GMT", "999999", "Tue, 06 Jan 2026 12:00:00 GMT"].map(
      (header) => retryAfter(header, now),
    ),
  ).toEqual([120_000, 7000, 60_000, 3_600_000, 3_600_000]);
  expect(
    [null, "", "soon", "0", "-5", "Mon, 05 Jan 2026 11:00:00 GMT"].map((header) =>
      retryAfter(header, now),
    ),
  ).toEqual(Array.from({ length: 6 }));
});
