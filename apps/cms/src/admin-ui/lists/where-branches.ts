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

const conditionsOf = (where: Where): Condition[] =>
  Object.entries(where).flatMap(([name, value]): Condition[] =>
    name === "and" && Array.isArray(value) ? value.flatMap(conditionsOf) : [{ [name]: value }],
  );

/** Reads what Payload's filters and these chips write. */
export function branchesOf(where: Where | undefined): Condition[][] {
  const { or, ...rest } = where ?? {};
  const common = conditionsOf(rest);
  const branches = Array.isArray(or) ? or.map(conditionsOf) : [];
  if (branches.length === 0) return common.length > 0 ? [common] : [];
  return branches.map((branch) => [...common, ...branch]);
}

/** In the form that does not open Payload's panel of filters. */
export function whereOf(branches: readonly Condition[][]): Where | undefined {
  const filled = branches.filter((branch) => branch.length > 0);
  const [first] = filled;
  // An empty branch: everything applies.
  if (!first || filled.length < branches.length) return undefined;
  return filled.length === 1 ? { and: first } : { or: filled.map((and) => ({ and })) };
}

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
