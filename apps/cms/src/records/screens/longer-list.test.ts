import { expect, test } from "vitest";
import { longerListNote } from "#records/screens/longer-list.tsx";
import { english } from "#testing/english.ts";

test("[CASE-02] editors read that a list is longer than its page on the site", () => {
  expect([longerListNote(0, english), longerListNote(100, english)]).toEqual([null, null]);
  expect(longerListNote(310, english)).toContain(
    "Of 310 published case studies the page /case-studies shows the first 100",
  );
});
