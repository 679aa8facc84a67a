import { expect, test } from "vitest";
import { verdictOf } from "./weak-packages.mjs";

test("a weak package is named, with whether it is mended, and the check fails", () => {
  const text = JSON.stringify({
    vulnerabilities: {
      left: { name: "left", severity: "high", range: "<1.2.3", fixAvailable: true },
      right: { name: "right", severity: "low", range: "*", fixAvailable: false },
    },
  });
  expect(verdictOf(text)).toEqual({
    status: 1,
    lines: [
      expect.stringContaining("SECURITY.md"),
      "  high: left <1.2.3, fixed in a newer version",
      "  low: right *, not fixed yet",
    ],
  });
});

test("none is none, and a registry without a result is no good news", () => {
  expect(verdictOf('{"vulnerabilities":{}}').status).toBe(0);
  for (const text of ["", "null", "<html>", '{"error":{"code":"ENOAUDIT"}}'])
    expect(verdictOf(text).status).toBe(2);
});
