import type { CollectionBeforeOperationHook } from "payload";
import { lastDayField } from "#admin-ui/lists/last-day.ts";

/** What cells show besides their own column (`cells.tsx`). */
const ALWAYS = {
  _status: true,
  deletedAt: true,
  lastSavedBy: true,
  publishAt: true,
  review: { asked: true },
  unpublishAt: true,
  updatedAt: true,
};

/** Payload's list selects the shown columns; no other read includes locks. */
export const selectForCells: CollectionBeforeOperationHook = ({ args, collection }) => {
  const select: unknown = Reflect.get(args, "select");
  const isList = Reflect.get(args, "includeLockStatus") === true;
  const lastDay = lastDayField(collection);
  return isList && typeof select === "object" && select !== null
    ? { ...args, select: { ...select, ...ALWAYS, ...(lastDay && { [lastDay]: true }) } }
    : args;
};
