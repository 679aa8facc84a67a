import type { CollectionSlug, RelationshipField } from "payload";

interface ReferencesOptions {
  to: CollectionSlug;
  label: string;
  description: string;
  many?: boolean;
}

/**
 * Other records in an editor's order, without the record itself. Not Payload's drag handles: their
 * nested buttons are out of reach for screen readers. The contract sends numbers, so the records
 * are not read.
 */
export const references = (
  name: string,
  { to, label, description, many = true }: ReferencesOptions,
): RelationshipField => ({
  name,
  label,
  type: "relationship",
  relationTo: to,
  maxDepth: 0,
  filterOptions: ({ id, relationTo }) =>
    relationTo === to && id !== undefined ? { id: { not_equals: id } } : true,
  admin: { description, isSortable: false },
  ...(many ? { hasMany: true as const } : { hasMany: false as const }),
});
