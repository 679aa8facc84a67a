import { expect, test } from "vitest";
import { shownOf } from "#server/search/shown-results.ts";

const documents = ["services", "blog", "blog"].map((group, at) => ({
  path: `/${at}`,
  group,
  title: `Zebras ${at}`,
  text: "",
}));
const countsOf = (of: { name: string; found: number }[]) => of.map((one) => [one.name, one.found]);

test("[FIND-08] the kinds and their numbers are those of all results, also on the page of one kind", () => {
  const kinds = [
    ["services", 1],
    ["blog", 2],
  ];
  for (const [group, shown, found] of [
    [undefined, kinds, 3],
    ["blog", [["blog", 2]], 2],
    ["legal", [], 0],
  ] as const) {
    const results = shownOf(documents, ["zebras"], { query: "zebras", group });
    expect(countsOf(results.kinds)).toEqual(kinds);
    expect(countsOf(results.groups)).toEqual(shown);
    expect(results).toMatchObject({ all: 3, found });
  }
});
