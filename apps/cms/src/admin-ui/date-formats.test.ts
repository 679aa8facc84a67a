import { expect, test } from "vitest";
import { dateFormats, dateOrderOf, inGermanDays } from "#admin-ui/date-formats.ts";

test("the order of day, month and year is the language's", () => {
  expect(["de", "en-GB", "he", "en-US", "ja", "sv"].map(dateOrderOf)).toEqual([
    "day-first",
    "day-first",
    "day-first",
    "month-first",
    "year-first",
    "year-first",
  ]);
});

test("the shown format is first; dates in figures have one order, dots the day first", () => {
  const orders = ["day-first", "month-first", "year-first"] as const;
  for (const order of orders) {
    const formats = dateFormats(order, false);
    expect(formats[0]).toMatch(/MMM/);
    expect(formats).toContain("d.M.yyyy");
    expect(formats.includes("M/d/yyyy")).toBe(order === "month-first");
    expect(formats.includes("d/M/yyyy")).toBe(order === "day-first");
  }
  expect(dateFormats(undefined, false).filter((format) => format.includes("/"))).toEqual([]);
});

test("a time has 24 or 12 hours, and may be missing", () => {
  const formats = dateFormats("day-first", true);
  expect(formats[0]).toBe("d MMM yyyy, HH:mm");
  for (const format of ["d.M.yyyy HH:mm", "d/M/yyyy h:mm a", "d.M.yyyy"])
    expect(formats).toContain(format);
});

test("German writes the day with a full stop", () => {
  expect(
    ["d MMM yyyy, HH:mm", "d MMMM yyyy", "MMM d, yyyy", "d. MMM yyyy"].map(inGermanDays),
  ).toEqual(["d. MMM yyyy, HH:mm", "d. MMMM yyyy", "MMM d, yyyy", "d. MMM yyyy"]);
});
