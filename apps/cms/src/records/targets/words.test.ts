import { expect, test } from "vitest";
import {
  doublesIn,
  pagesOff,
  widthWarning,
  targetWords,
  type ListRow,
} from "#records/targets/words.ts";
import { english } from "#testing/english.ts";

const top = (name: string, at = 1): ListRow => ({
  place: `Link ${at}`,
  name,
  address: "/career",
  isTop: true,
});

test("[OWN-14] links to nothing, to an unpublished page and to a page that is off have different warnings; a valid link has none", () => {
  const found = (state: "yes" | "missing" | "unpublished" | "place") =>
    targetWords({ found: state, off: false }, undefined);
  expect(found("yes")).toBe("");
  expect(found("missing")).toContain("does not exist");
  expect(found("unpublished")).toContain("not published");
  expect(found("place")).toContain("no section of this name");
  expect(targetWords(undefined, undefined)).toBe("");
  // The form uses its unpublished choice of pages that are off.
  const there = { found: "yes", off: false, page: "services" } as const;
  expect(targetWords(there, ["services"])).toContain("switched off");
  expect(targetWords({ ...there, off: true }, [])).toBe("");
  expect(targetWords({ ...there, off: true }, undefined)).toContain("switched off");
  expect(targetWords(there, ["blog"])).toBe("");
  expect([pagesOff(["blog"]), pagesOff(null), pagesOff(undefined)]).toEqual([
    ["blog"],
    undefined,
    undefined,
  ]);
});

test("[OWN-14] duplicates are reported with their positions; empty labels, and those on another level, do not count", () => {
  expect(
    doublesIn(
      [
        top("Career", 1),
        top(" career ", 4),
        top("", 2),
        top("", 3),
        { ...top("Career", 5), isTop: false },
      ],
      english,
    ),
  ).toEqual(["“Career” is used 2 times here: Link 1, Link 4."]);
});

test("[OWN-14] sixty links, or a few long ones, get a note that they are in the menu at every width; the site's own links do not", () => {
  const own = ["Our solutions", "Services", "Success Stories", "Company", "Career"];
  expect(
    widthWarning(
      own.map((name) => top(name)),
      english,
    ),
  ).toBe("");
  expect(
    widthWarning(
      Array.from({ length: 60 }, () => top("A")),
      english,
    ),
  ).toContain("60 links");
  expect(widthWarning([top("x".repeat(80)), top("y".repeat(80))], english)).toContain("2 links");
});
