import { expect, test } from "vitest";
import { carriedQuery } from "#app/shell/languages/carried-query.ts";

test.each([
  ["", ""],
  ["?", ""],
  ["?team=react.senior.2,qa.junior.1", "?team=react.senior.2,qa.junior.1"],
  ["?team=react.senior.2%2Cqa.junior.1", "?team=react.senior.2,qa.junior.1"],
  ["?page=2", ""],
  ["?q=a%26b&page=2&work_type=Remote", "?q=a%26b&work_type=Remote"],
  ["?category=hiring&tag=cost", ""],
  ["?pages=1", "?pages=1"],
])("[LANG-42] of the query %s a version in another language has %s", (search, carried) => {
  expect(carriedQuery(search)).toBe(carried);
});
