import { expect, test } from "vitest";
import { timeInWords } from "#admin-ui/time-in-words.ts";

test.each([
  ["Europe/Berlin", "24 Nov 2026, 15:00 (Europe/Berlin)"],
  ["America/New_York", "24 Nov 2026, 09:00 (America/New York)"],
  ["UTC", "24 Nov 2026, 14:00 (UTC)"],
])("a time in %s is shown with its zone", (zone, words) => {
  expect(timeInWords(Date.parse("2026-11-24T14:00:00Z"), zone, "en-GB")).toBe(words);
});

test("[OWN-172] a time is in the form of the reader's language", () => {
  expect(timeInWords(Date.parse("2026-11-24T14:00:00Z"), "UTC", "de-DE")).toBe(
    "24.11.2026, 14:00 (UTC)",
  );
});
