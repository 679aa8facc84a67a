import type { CollectionSlug, RelationshipField } from "payload";

interface ReferencesOptions {
  to: CollectionSlug;
  label: string;
  description: string;
  many?: boolean;
}

/**
 * Other records, in the order in which the editor chooses them: Payload's drag handles nest buttons,
 * which screen readers cannot reach. A record itself is never among
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
  admin: { description, isSortable: false },
  ...(many ? { hasMany: true as const } : { hasMany: false as const }),
});
