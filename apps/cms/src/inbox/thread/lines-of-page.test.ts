import { expect, test } from "vitest";
import { lineOf } from "#inbox/thread/lines-of-page.ts";

const parts = (...given: [str: string, left: number][]) =>
  given.map(([str, left]) => ({ str, hasEOL: false, transform: [1, 0, 0, 1, left, 0] }));

test("[OWN-95] a line of Hebrew is read from the right, whatever the order in the file", () => {
  expect(lineOf(parts(["כהן", 10], [" ", 30], ["יעל", 40]))).toBe("יעל כהן");
  expect(lineOf(parts(["יעל", 40], [" ", 30], ["כהן", 10]))).toBe("יעל כהן");
  expect(lineOf(parts(["TypeScript", 10], [" ", 60], ["תוכנה", 70], [" ", 90], ["יעל", 99]))).toBe(
    "יעל תוכנה TypeScript",
  );
  expect(lineOf(parts(["Ann", 10], [" knows", 30], ["עברית", 60]))).toBe("Ann knowsעברית");
});
