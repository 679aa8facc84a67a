/** What a document references: by relationships, and by links and pictures in texts. */
import type { CollectionSlug, Field } from "payload";
import { relationPaths, valuesAt } from "#publishing/linked-from/relations.ts";

export const referenceKey = (collection: string, id: unknown): string =>
  `${collection} ${String(id)}`;

/** As `referenceKey` writes them. */
export function referencesOf(
  doc: unknown,
  fields: readonly Field[],
  collections: readonly CollectionSlug[],
): Set<string> {
  const found = new Set<string>();
  for (const collection of collections)
    for (const path of relationPaths(fields, collection))
      for (const id of valuesAt(doc, path)) found.add(referenceKey(collection, id));
  return textReferences(doc, found);
}

/** Adds the links and pictures in `value` to `found`. */
export function textReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  if ("relationTo" in value && "value" in value)
    found.add(referenceKey(String(value.relationTo), value.value));
  for (const inner of Object.values(value)) textReferences(inner, found);
  return found;
}
