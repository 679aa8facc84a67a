import * as v from "valibot";
import { shapedAs, shapeOf } from "#wordpress/shape-of.ts";
import { list } from "#wordpress/shapes.ts";
import { isRecord, reads } from "#wordpress/wordpress.ts";

/** Of a post, a user or a term. */
const numberOf = (input: unknown): unknown =>
  isRecord(input) ? (input.id ?? input.ID ?? input.term_id) : input;

const isNumber = (input: unknown): boolean => /^[1-9]\d{0,15}$/.test(String(input));

/** The number of another record, also from its object; `null` for anything else. */
export const recordNumber = reads<number | "", number | null>("number", (input) => {
  const number = numberOf(input);
  return { value: isNumber(number) ? Number(number) : null };
});

/** The number or slug of another record, also from its object; `""` for anything else. */
const recordName = reads<number | string, string>("text", (input) => {
  const name = numberOf(input) ?? (isRecord(input) ? (input.slug ?? input.post_name) : undefined);
  return { value: typeof name === "string" || typeof name === "number" ? String(name) : "" };
});

/** Valid references only; empty if the value is no list. */
function those<W, C, R>(
  item: v.GenericSchema<W, C>,
  read: (clean: C) => R | R[],
): v.GenericSchema<W[], R[]> {
  const all = list(item);
  const reader = v.pipe(
    v.unknown(),
    v.transform((input) => (Array.isArray(input) || isRecord(input) ? input : [])),
    all as v.GenericSchema<unknown, C[]>,
    v.transform((found) => (found as C[]).flatMap((one) => read(one))),
  );
  return shapedAs(reader as v.GenericSchema<unknown, R[]>, shapeOf(all));
}

export const recordNumbers = those(recordNumber, (number): number | number[] => number ?? []);
export const recordNames = those(recordName, (name): string | string[] => name || []);
