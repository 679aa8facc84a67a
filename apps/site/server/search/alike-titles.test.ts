import { expect, test } from "vitest";
import { alikeTitles } from "#server/search/alike-titles.ts";
import { processorTime } from "../../../../tests/processor-time.ts";

const titles = (query: string, ...all: string[]): string[] =>
  alikeTitles(
    query,
    all.map((title) => ({ title })),
  ).map(({ title }) => title);

test("[FIND-09] the most alike first, of equals the shorter title; accents and case do not count; four at most", () => {
  expect(titles("Enginering", "Engineering teams", "Engineering", "Java")).toEqual([
    "Engineering",
    "Engineering teams",
  ]);
  expect(titles("FINTÉCH", "Fintech")).toEqual(["Fintech"]);
  expect(titles("teams", ...Array.from({ length: 9 }, (_, at) => `Teams ${at}`))).toHaveLength(4);
  expect(titles("צוותים", "צוותי פיתוח", "שירותים")[0]).toBe("צוותי פיתוח");
});

test("[FIND-09] a short, empty or unlike query has none", () => {
  for (const query of ["", "a", "?!", "qqwwxx"]) expect(titles(query, "Teams", "Java")).toEqual([]);
});

test("[FIND-09] a query of the longest kind costs one pass over the titles", () => {
  const all = Array.from({ length: 5000 }, (_, at) => ({ title: `A page about number ${at}` }));
  const query = `${"z".repeat(50)} ${"kubernetes ".repeat(4)}`;
  expect(processorTime(() => alikeTitles(query, all))).toBeLessThan(150);
});
