/**
 * What a schema was made of, kept beside it: a valibot pipe does not tell, and `quirks.ts` compares
 * a host's JSON by it.
 */
import type * as v from "valibot";

export type Leaf = "text" | "lines" | "html" | "number" | "flag" | "link" | "image" | "day";
type Schema = v.GenericSchema;
/** Where in a record a field was found, and what it holds. */
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
      /** Fields that a plain host keeps there. */ home?: {
        place: "data" | "top";
        names: string[];
      };
    }
  | {
      kind: "list";
      item: Schema;
      /** Whether a record is one of the list's; others are passed over. */
      belongs?: (record: unknown) => boolean;
      /** What all records together say of each, once each has been read by itself. */ whole?: (
        records: unknown[],
      ) => unknown[];
    }
  | { kind: "one" | "first"; item: Schema }
);

const shapes = new WeakMap<object, Shape>();

export const shapeOf = (schema: object): Shape | undefined => shapes.get(schema);

/** The schema, with what it is made of noted. */
export function shaped<S extends object>(schema: S, shape: Shape | undefined): S {
  if (shape) shapes.set(schema, shape);
  return schema;
}

/**
 * The same for a reader, which takes whatever a host sends: what a plain host sends (`Wire`) is said
 * to the compiler alone.
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

/** A field that no host must send: section 7 does not name it. */
export const beyond = <S extends Schema>(schema: S): S => {
  const shape = shapeOf(schema);
  return shaped({ ...schema }, shape && { ...shape, beyond: true });
};
