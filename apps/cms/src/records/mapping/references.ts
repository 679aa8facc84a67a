/** References are numbers in the contract. */
import type { CollectionSlug } from "payload";
import type { Field } from "#records/mapping/field.ts";
import { mapped } from "#records/mapping/import-context.ts";

type Referenced = number | { id: number };
type Maybe<T> = T | null | undefined;

const numberOf = (one: Referenced): number => (typeof one === "number" ? one : one.id);

export const reference = (
  to: CollectionSlug,
): Field<Maybe<Referenced>, number | "", number | null, number | undefined> => ({
  write: (one) => (one ? numberOf(one) : ""),
  read: (number, context) => (number === null ? undefined : context.record(to, number)),
});

/** In their order. */
export const references = (
  to: CollectionSlug,
): Field<Maybe<Referenced[]>, number[], readonly (number | string)[], number[]> => ({
  write: (all) => (all ?? []).map(numberOf),
  read: (names, context) => mapped(names, (name) => context.record(to, name)),
});
