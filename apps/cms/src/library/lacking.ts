import type { CollectionBeforeOperationHook, Where } from "payload";
import { replacing } from "#admin-ui/lists/replace-conditions.ts";
import { PDF } from "#library/prepared-file.ts";

const UNDESCRIBED: Where[] = [
  { or: [{ alt: { exists: false } }, { alt: { equals: "" } }] },
  { decorative: { not_equals: true } },
  { mimeType: { not_equals: PDF } },
];

/** "Description: empty" finds files that need one: no decorative pictures and no documents. */
export const filterUndescribed: CollectionBeforeOperationHook = ({ args }) =>
  replacing(args, "alt", async (condition) =>
    String(Reflect.get(condition, "exists")) === "false" ? { and: UNDESCRIBED } : undefined,
  );
