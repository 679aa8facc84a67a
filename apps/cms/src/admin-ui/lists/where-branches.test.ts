import type { Where } from "payload";
import { expect, test } from "vitest";
import { conditionInWords } from "#admin-ui/lists/condition-in-words.ts";
import { english } from "#testing/english.ts";
import {
  branchesOf,
  isIn,
  sharedBy,
  whereOf,
  withCondition,
  without,
} from "#admin-ui/lists/where-branches.ts";

const HOT: Where = { hot: { greater_than: "0" } };
const DRAFT: Where = { _status: { equals: "draft" } };
const TITLE: Where = { title: { contains: "team" } };

test("a filter is read from each form in which the address can have it", () => {
  expect(branchesOf(undefined)).toEqual([]);
  expect(branchesOf({})).toEqual([]);
  expect(branchesOf({ ...HOT, ...DRAFT })).toEqual([[HOT, DRAFT]]);
  expect(branchesOf({ and: [HOT, { and: [DRAFT] }] })).toEqual([[HOT, DRAFT]]);
  expect(branchesOf({ or: [{ and: [HOT, DRAFT] }] })).toEqual([[HOT, DRAFT]]);
  const two = [
    [TITLE, HOT],
    [TITLE, DRAFT],
  ];
  expect(branchesOf({ and: [TITLE], or: [HOT, { and: [DRAFT] }] })).toEqual(two);
  expect(branchesOf({ and: [TITLE, { or: [HOT, DRAFT] }] })).toEqual(two);
  expect(branchesOf(whereOf(two))).toEqual(two);
  expect([branchesOf({ and: [{ or: [] }] }), sharedBy(two), sharedBy([])]).toEqual([
    [],
    [TITLE],
    [],
  ]);
});

test("a quick filter applies to each branch, and goes without the others", () => {
  const branches = branchesOf({ or: [{ and: [HOT] }, { and: [TITLE] }] });
  const both = withCondition(branches, DRAFT);
  // Not `{ or: … }` alone, which opens Payload's panel.
  expect(whereOf(both)).toEqual({
    and: [{ or: [{ and: [HOT, DRAFT] }, { and: [TITLE, DRAFT] }] }],
  });
  expect([isIn(both, DRAFT), isIn(both, HOT), isIn([], DRAFT)]).toEqual([true, false, false]);
  expect(without(both, [DRAFT])).toEqual(branches);
  expect(whereOf(withCondition([], HOT))).toEqual({ and: [HOT] });
  expect(whereOf(without([[HOT]], [HOT]))).toBeUndefined();
});

test("numbers and truth values of an address, which are texts there, are recognised", () => {
  const asked: Where = { "review.asked": { equals: true } };
  expect(isIn([[{ "review.asked": { equals: "true" } }]], asked)).toBe(true);
  expect(isIn([[{ author: { equals: "12" } }]], { author: { equals: 12 } })).toBe(true);
  expect(isIn([[{ author: { equals: "2" } }]], { author: { equals: 12 } })).toBe(false);
});

test("of a crafted address with a million branches each choice is one condition, and chips still work", () => {
  const choice: Where = { or: [HOT, { and: [DRAFT, TITLE] }] };
  const choices = Array.from({ length: 22 }, () => choice);
  const many: Where = { and: choices };
  const whole: Where = { and: [...choices, TITLE] };
  for (const where of [many, { and: [many] }, { or: [many] }])
    expect(branchesOf(where)).toEqual([choices]);
  const chosen = withCondition(branchesOf(many), TITLE);
  expect(whereOf(chosen)).toEqual(whole);
  expect(isIn(branchesOf(whole), TITLE)).toBe(true);
  expect(without(branchesOf(whole), [TITLE])).toEqual([choices]);
  expect(conditionInWords(choice, [], [], english)).toBe(
    "hot more than 0, or _status is draft and title contains team",
  );
});
