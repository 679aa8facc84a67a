import { expect, test } from "vitest";
import { isRetried, retryAfter, whyNotSaved } from "#publishing/editing/not-saved.ts";

test("retries without a connection, with a busy or absent host and after a login has ended, at growing intervals; refused values are not retried", () => {
  expect(
    [0, 401, 403, 408, 429, 500, 502, 503, 504].filter((status) => !isRetried(status)),
  ).toEqual([]);
  expect([400, 404, 409, 413, 422].filter(isRetried)).toEqual([]);
  expect([1, 2, 3, 4, 5, 50].map(retryAfter)).toEqual([
    5000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
  for (const status of [0, 403, 503, 413])
    expect(whyNotSaved(status)).toContain("only in this form");
});
