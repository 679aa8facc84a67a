import { expect, test } from "vitest";
import { hasMark, markedName, markedType, marksOf, withoutMark } from "#store/file-marks.ts";

test("flags are part of the type and read from it, in any case and spacing", () => {
  const type = markedType("application/pdf", ["encrypted", "active"]);
  expect(type).toBe("application/pdf; encrypted=yes; active=yes");
  expect(marksOf(type)).toEqual(["encrypted", "active"]);
  expect(marksOf("application/pdf;Active=YES;charset=x")).toEqual(["active"]);
  expect(marksOf("application/pdf; active=no")).toEqual([]);
  expect(hasMark(type, "unscanned")).toBe(false);
  expect(withoutMark(type, "encrypted")).toBe("application/pdf; active=yes");
});

test.each([
  ["cv.pdf", "application/pdf", "cv.pdf"],
  ["cv.pdf", "application/pdf; active=yes", "cv (active content).pdf"],
  [
    "cv v1.2.docx",
    "application/msword; encrypted=yes; active=yes",
    "cv v1.2 (encrypted, active content).docx",
  ],
  ["cv", "application/pdf; unscanned=yes", "cv (not scanned)"],
])("%s of the type %s is named %s", (name, type, called) =>
  expect(markedName(name, type)).toBe(called),
);
