/** A list's filter as its branches, of which one must apply; of a branch all conditions apply. */
import type { Where } from "payload";

/** Of one field: `{ hot: { greater_than: 0 } }`. */
export type Condition = Where;

/** The address has text in place of numbers and truth values. */
const keyOf = (condition: Condition): string =>
  JSON.stringify(condition, (_, value: unknown) =>
    typeof value === "object" ? value : String(value),
  );

const isSame = (a: Condition, b: Condition): boolean => keyOf(a) === keyOf(b);

type Branches = readonly Condition[][];

/** Each branch of the one with each of the other. */
const both = (a: Branches, b: Branches): Condition[][] =>
  a.flatMap((one) => b.map((other) => [...one, ...other]));

/** An address can ask for more than any memory holds: above it each `or` is one condition. */
const MOST_BRANCHES = 200;

/** All must apply: conditions of one field, and each `or`. */
const partsOf = (where: Where): Where[] =>
  Object.entries(where).flatMap(([name, value]) =>
    name === "and" && Array.isArray(value) ? value.flatMap(partsOf) : [{ [name]: value }],
  );

function branchesIn(where: Where): Condition[][] {
  const parts = partsOf(where).filter(({ or }) => !Array.isArray(or) || or.length > 0);
  const each = parts.map((part) =>
    Array.isArray(part.or) ? part.or.flatMap(branchesIn) : [[part]],
  );
  const count = each.reduce((product, { length }) => product * length, 1);
  return count > MOST_BRANCHES ? [parts] : each.reduce(both, [[]]);
}

/** Reads what Payload's filters and these chips write. */
export function branchesOf(where: Where | undefined): Condition[][] {
  const branches = branchesIn(where ?? {});
  return branches.some((branch) => branch.length > 0) ? branches : [];
}

/** In the form that does not open Payload's panel of filters. */
export function whereOf(branches: readonly Condition[][]): Where | undefined {
  const filled = branches.filter((branch) => branch.length > 0);
  const [first] = filled;
  // An empty branch: everything applies.
  if (!first || filled.length < branches.length) return undefined;
  return { and: filled.length === 1 ? first : [{ or: filled.map((and) => ({ and })) }] };
}

/** Of all branches. */
export const sharedBy = (branches: Branches): Condition[] =>
  branches[0]?.filter((one) => isIn(branches, one)) ?? [];

export const isIn = (branches: readonly Condition[][], condition: Condition): boolean =>
  branches.length > 0 && branches.every((branch) => branch.some((one) => isSame(one, condition)));

export const without = (
  branches: readonly Condition[][],
  conditions: readonly Condition[],
): Condition[][] =>
  branches.map((branch) => branch.filter((one) => !conditions.some((other) => isSame(one, other))));

export const withCondition = (
  branches: readonly Condition[][],
  condition: Condition,
): Condition[][] => (branches.length > 0 ? branches : [[]]).map((branch) => [...branch, condition]);
