/**
 * The shape of a schema, stored with it: a valibot pipe does not expose it, and `quirks.ts`
 * compares a host's JSON with it.
 */
import type * as v from "valibot";

export type Leaf = "text" | "lines" | "html" | "number" | "flag" | "link" | "image" | "day";
type Schema = v.GenericSchema;
/** The place of a field in a record, and its value. */
export type Locate = (
  input: Record<string, unknown>,
  name: string,
) => { path: (string | number)[]; value: unknown };

/** How the WordPress plugin shows a field to editors; a field without one is WordPress's own. */
export interface Box {
  label: string;
  hint?: string;
  /** What of the post is sent where the field is empty. */
  native?:
    | "title"
    | "content"
    | "excerpt"
    | "thumbnail"
    | "category"
    | "date"
    | "sections"
    | "plain";
  /** A type other than that of the schema's kind. */
  type?: "day" | "json";
  /** A choice among these values, each with its label. */
  choices?: Readonly<Record<string, string>>;
  /** HTML without paragraphs. */
  inline?: true;
  /** Name and label of the one field of a list's rows, where the list has bare values. */
  each?: readonly [name: string, label: string];
  /** The fields within it in the editor's order, where it is not the schema's. */
  order?: readonly string[];
}

export type Shape = { beyond?: boolean; box?: Box } & (
  | { kind: Leaf }
  | {
      kind: "group";
      entries: Record<string, Schema>;
      locate: Locate;
      /** A plain host's fields there. */ home?: {
        place: "data" | "top";
        names: string[];
      };
    }
  | {
      kind: "list";
      item: Schema;
      /** Whether a record belongs to the list; others are skipped. */
      belongs?: (record: unknown) => boolean;
      /** Combines all records, once each has been read by itself. */ whole?: (
        records: unknown[],
      ) => unknown[];
    }
  | { kind: "one" | "first"; item: Schema }
);

const shapes = new WeakMap<object, Shape>();

export const shapeOf = (schema: object): Shape | undefined => shapes.get(schema);

/** The schema, with its shape recorded. */
export function shaped<S extends object>(schema: S, shape: Shape | undefined): S {
  if (shape) shapes.set(schema, shape);
  return schema;
}

/**
 * The same for a reader that accepts anything: the type of a plain host's value (`Wire`) is only
 * for the compiler.
 */
export const shapedAs = <Wire, Clean>(
  schema: v.GenericSchema<unknown, Clean>,
  shape: Shape | undefined,
): v.GenericSchema<Wire, Clean> => shaped(schema, shape) as v.GenericSchema<Wire, Clean>;

/** The schema, with the label that editors of a WordPress read. */
export const labelled = <S extends Schema>(
  label: string,
  schema: S,
  more: Omit<Box, "label"> = {},
): S => {
  const shape = shapeOf(schema);
  return shaped({ ...schema }, shape && { ...shape, box: { label, ...more } });
};

/** An optional field for hosts: section 7 does not name it. */
export const beyond = <S extends Schema>(schema: S): S => {
  const shape = shapeOf(schema);
  return shaped({ ...schema }, shape && { ...shape, beyond: true });
};
