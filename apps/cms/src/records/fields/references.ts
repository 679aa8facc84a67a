import type { CollectionSlug, RelationshipField } from "payload";

interface ReferencesOptions {
  to: CollectionSlug;
  label: string;
  description: string;
  many?: boolean;
}

/**
 * Other records that the editor chooses, in the editor's order. A record itself is never among
 * them. The contract sends their numbers, so nothing of them is read.
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
  admin: { description },
  ...(many ? { hasMany: true as const } : { hasMany: false as const }),
});
