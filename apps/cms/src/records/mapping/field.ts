/**
 * One mapping for both directions: from a document to the contract, and from a host's record to an
 * imported document. The compiler compares its fields with the document (`mapping`) and the
 * contract (`handlers.ts`, `items.ts`).
 */
import type { ImportContext } from "#records/mapping/import-context.ts";

export interface Field<Doc, Wire, Clean, New> {
  /** From the document to the contract. */
  write: (value: Doc) => Wire;
  /** The document's value for a value from the contract's reader. */
  read: (value: Clean, context: ImportContext) => New;
}

interface AnyField {
  write: (value: never) => unknown;
  read: (value: never, context: ImportContext) => unknown;
}
type Fields = Record<string, AnyField>;
type DocOf<F> = F extends { write: (value: infer Doc) => unknown } ? Doc : never;
type CleanOf<F> = F extends { read: (value: infer Clean, context: ImportContext) => unknown }
  ? Clean
  : never;
type WireOf<F extends AnyField> = ReturnType<F["write"]>;

/** `shortDescription` becomes `short_description`. */
type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : S;
type NameOf<K, F> = F extends { name: infer Name extends string }
  ? Name
  : K extends string
    ? Snake<K>
    : never;

type Docs<F extends Fields> = { [K in keyof F]?: DocOf<F[K]> };
type Wires<F extends Fields> = { [K in keyof F as NameOf<K, F[K]>]: WireOf<F[K]> };
type Cleans<F extends Fields> = { [K in keyof F as NameOf<K, F[K]>]: CleanOf<F[K]> };
type News<F extends Fields> = { [K in keyof F]: ReturnType<F[K]["read"]> };

export interface Group<F extends Fields> extends Field<
  Docs<F> | null | undefined,
  Wires<F>,
  Cleans<F>,
  News<F>
> {
  fields: F;
}

/** Gives a field a different name in the contract. */
export const as = <const Name extends string, F extends AnyField>(
  name: Name,
  field: F,
): F & { name: Name } => ({ ...field, name });

const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Each field gets its name in snake case, or that of `as`. */
export function group<F extends Fields>(fields: F): Group<F> {
  // Each field gets the value under its own name, in the document or record.
  const entries = Object.entries(fields).map(([key, field]) => {
    const { name, write, read } = field as Field<unknown, unknown, unknown, unknown> & {
      name?: string;
    };
    return { key, name: name ?? snake(key), write, read };
  });
  const through = (
    from: Record<string, unknown>,
    each: (entry: (typeof entries)[number], from: Record<string, unknown>) => [string, unknown],
  ) => Object.fromEntries(entries.map((entry) => each(entry, from)));
  return {
    fields,
    write: (doc) =>
      through(doc ?? {}, ({ key, name, write }, from) => [name, write(from[key])]) as Wires<F>,
    read: (clean, context) =>
      through(clean, ({ key, name, read }, from) => [key, read(from[name], context)]) as News<F>,
  };
}

export interface List<F extends AnyField> extends Field<
  DocOf<F>[] | null | undefined,
  WireOf<F>[],
  readonly CleanOf<F>[],
  ReturnType<F["read"]>[]
> {
  item: F;
}

export function list<F extends AnyField>(item: F): List<F> {
  // These are the types of `item`, which the compiler cannot infer from a generic type.
  const { write, read } = item as unknown as Field<DocOf<F>, WireOf<F>, CleanOf<F>, never>;
  return {
    item,
    write: (rows) => (rows ?? []).map((row) => write(row)),
    read: (rows, context) => rows.map((row) => read(row, context)),
  };
}

/** Rows without a word, such as a new record's first section, are not sent. */
export function writtenRows<F extends AnyField>(item: F): List<F> {
  const rows = list(item);
  const hasWords = (row: object): boolean => Object.values(row).some((value) => value !== "");
  return {
    ...rows,
    write: (doc) => rows.write(doc).filter((row) => hasWords(row as object)),
  };
}

/** Members of documents of every kind. */
type OfEvery =
  | "id"
  | "_status"
  | "createdAt"
  | "updatedAt"
  | "deletedAt"
  | "publishAt"
  | "unpublishAt"
  | "lastSavedBy"
  | "lastSavedIn"
  | "review"
  // The contract has a call for these, by path.
  | "search";

/** `F` must map each field of the document, and no other. */
type Complete<D, F> = {
  [K in Exclude<keyof D, OfEvery>]: K extends keyof F
    ? Within<NonNullable<D[K]>, F[K]>
    : "this field of the document is not mapped";
} & { [K in Exclude<keyof F, keyof D>]: "the document has no such field" };
type Within<D, F> =
  F extends Group<infer Inner>
    ? { fields: Complete<D, Inner> }
    : F extends List<infer Item>
      ? D extends (infer Row)[]
        ? { item: Within<Row, Item> }
        : unknown
      : unknown;

export const mapping =
  <D>() =>
  <F extends Fields>(fields: F & Complete<D, F>): Group<F> =>
    group<F>(fields);
