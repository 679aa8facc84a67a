import { expect, test } from "vitest";
import {
  doublesIn,
  pagesOff,
  roomWords,
  targetWords,
  type ListRow,
} from "#records/targets/words.ts";

const top = (name: string, at = 1): ListRow => ({
  place: `Link ${at}`,
  name,
  address: "/career",
  isTop: true,
});

test("[OWN-14] a link to nothing, to what is not published, and to a page that is off is told apart; what leads somewhere is not marked", () => {
  const found = (state: "yes" | "missing" | "unpublished" | "place") =>
    targetWords("/services/x", { found: state, off: false }, undefined);
  expect(found("yes")).toBe("");
  expect(found("missing")).toContain("no such page");
  expect(found("unpublished")).toContain("not published");
  expect(found("place")).toContain("no place of this name");
  expect(targetWords("/services/x", undefined, undefined)).toBe("");
  // The form that switches pages off knows it before it is published.
  const there = { found: "yes", off: false } as const;
  expect(targetWords("/services/x", there, ["services"])).toContain("switched off");
  expect(targetWords("/services/x", { ...there, off: true }, [])).toBe("");
  expect(targetWords("/services/x", { ...there, off: true }, undefined)).toContain("switched off");
  expect([pagesOff(["blog", "nonsense"]), pagesOff(null), pagesOff(undefined)]).toEqual([
    ["blog"],
    undefined,
    undefined,
  ]);
});

test("[OWN-14] doubles are named with their places; empty words, and those behind others, are none", () => {
  expect(
    doublesIn([
      top("Career", 1),
      top(" career ", 4),
      top("", 2),
      top("", 3),
      { ...top("Career", 5), isTop: false },
    ]),
  ).toEqual(["“Career” stands here 2 times: Link 1, Link 4."]);
});

test("[OWN-14] sixty links, and a few long ones, are told that they are behind the menu button at every width; the site's own are not", () => {
  const own = ["Our solutions", "Services", "Success Stories", "Company", "Career"];
  expect(roomWords(own.map((name) => top(name)))).toBe("");
  expect(roomWords(Array.from({ length: 60 }, () => top("A")))).toContain("60 links");
  expect(roomWords([top("x".repeat(80)), top("y".repeat(80))])).toContain("2 links");
});
