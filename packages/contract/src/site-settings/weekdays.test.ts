import { expect, test } from "vitest";
import { dayAfter, dayWords, workingDays } from "#site-settings/weekdays.ts";

test("[OWN-44] without days an office works Monday to Friday; its own are in the week's order", () => {
  expect(dayWords(workingDays({}))).toBe("Monday to Friday");
  expect(dayWords(workingDays({ days: [] }))).toBe("Monday to Friday");
  expect(workingDays({ days: ["sunday", "monday", "sunday"] })).toEqual(["monday", "sunday"]);
});

test("consecutive days are written as a range, two by their names", () => {
  expect(dayWords(["monday", "tuesday"])).toBe("Monday, Tuesday");
  expect(dayWords(["monday", "tuesday", "wednesday", "thursday", "sunday"])).toBe(
    "Monday to Thursday, Sunday",
  );
  expect([dayAfter("sunday", 1), dayAfter("monday", -1)]).toEqual(["monday", "sunday"]);
});
