import type { CollectionSlug, Field } from "payload";

/** Paths of references to `collection`, without list indexes. */
export function relationPaths(
  fields: readonly Field[],
  collection: CollectionSlug,
  above: string[] = [],
): string[][] {
  return fields.flatMap((field): string[][] => {
    if (
      (field.type === "relationship" || field.type === "upload") &&
      [field.relationTo].flat().includes(collection)
    )
      return [[...above, field.name]];
    if (field.type === "tabs")
      return field.tabs.flatMap((tab) =>
        relationPaths(
          tab.fields,
          collection,
          "name" in tab && tab.name ? [...above, tab.name] : above,
        ),
      );
    if (!("fields" in field)) return [];
    return relationPaths(
      field.fields,
      collection,
      "name" in field && field.name ? [...above, field.name] : above,
    );
  });
}

/** The values in every row of the lists on the path. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  if (value === null || value === undefined) return [];
  const [name, ...rest] = path;
  return name === undefined
    ? [value]
    : typeof value === "object"
      ? valuesAt(Reflect.get(value, name), rest)
      : [];
}
