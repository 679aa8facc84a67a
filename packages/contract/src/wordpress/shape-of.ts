/** A schema's shape, which valibot pipes hide. `quirks.ts` compares a host's JSON with it. */
import type * as v from "valibot";

export type Leaf = "text" | "lines" | "html" | "number" | "flag" | "link" | "image" | "day";
type Schema = v.GenericSchema;
/** A field's place in a record, and its value. */
export type Locate = (
  input: Record<string, unknown>,
  name: string,
) => { path: (string | number)[]; value: unknown };

/** The field in the WordPress plugin; fields without one are WordPress's own. */
export interface Box {
  label: string;
  hint?: string;
  /** The post's value that replaces an empty field. */
  native?:
    | "title"
    | "content"
    | "excerpt"
    | "thumbnail"
    | "category"
    | "date"
    | "sections"
    | "plain";
  /** With a value in this field, the post's does not replace an empty one. */
  unless?: string;
  /** Overrides the schema's type. */
  type?: "day" | "json";
  choices?: Readonly<Record<string, string>>;
  inline?: true;
  /** Name and label of the rows' only field, for lists of bare values. */
  each?: readonly [name: string, label: string];
  /** The order of inner fields for editors, if it differs from the schema. */
  order?: readonly string[];
}

export type Shape = { beyond?: boolean; box?: Box } & (
  | { kind: Leaf }
  | {
      kind: "group";
      entries: Record<string, Schema>;
      locate: Locate;
      /** Position of the fields on a plain host. */ home?: {
        place: "data" | "top";
        names: string[];
      };
    }
  | {
      kind: "list";
      item: Schema;
      /** Whether a record belongs to the list; others are skipped. */
      belongs?: (record: unknown) => boolean;
      /** Processes all records together, after each was read. */ whole?: (
        records: unknown[],
      ) => unknown[];
    }
  | { kind: "one" | "first"; item: Schema }
);

const shapes = new WeakMap<object, Shape>();

export const shapeOf = (schema: object): Shape | undefined => shapes.get(schema);

/** The schema with its shape recorded. */
export function shaped<S extends object>(schema: S, shape: Shape | undefined): S {
  if (shape) shapes.set(schema, shape);
  return schema;
}

/** The same for a reader of any value; `Wire`, a plain host's type, is only for the compiler. */
export const shapedAs = <Wire, Clean>(
  schema: v.GenericSchema<unknown, Clean>,
  shape: Shape | undefined,
): v.GenericSchema<Wire, Clean> => shaped(schema, shape) as v.GenericSchema<Wire, Clean>;

/** The schema with the label for editors of a WordPress. */
export const labelled = <S extends Schema>(
  label: string,
  schema: S,
  more: Omit<Box, "label"> = {},
): S => {
  const shape = shapeOf(schema);
  return shaped({ ...schema }, shape && { ...shape, box: { label, ...more } });
};

/** Optional for hosts: not in section 7. */
export const beyond = <S extends Schema>(schema: S): S => {
  const shape = shapeOf(schema);
  return shaped({ ...schema }, shape && { ...shape, beyond: true });
};
