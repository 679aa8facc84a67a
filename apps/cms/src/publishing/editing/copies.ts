/**
 * A copy is another record: a draft of today, without what identifies the original. Its address is
 * made from its title (`records/fields/slug.ts`), its search texts start empty
 * (`records/search-texts/`), and translations and redirects refer to the original's number.
 */
import type { CollectionBeforeOperationHook, CollectionConfig, Field, FieldHook } from "payload";
import { today } from "#records/fields/day.ts";

/** Whatever the call requests: a copy that is public at once would show the same page twice. */
const asDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== "create" || !("duplicateFromID" in args) || !args.duplicateFromID) return;
  // Payload copies these, too.
  const times = { updatedAt: new Date().toISOString(), deletedAt: null };
  return { ...args, draft: true, data: { ...args.data, ...times, _status: "draft" } };
};

/** Of days, flags and times of a whole record; rows are its content. */
function inCopies(field: Field): FieldHook | undefined {
  if (field.type === "date") return field.name === "date" ? () => today() : () => null;
  if (field.type === "checkbox") return () => field.defaultValue ?? false;
  return undefined;
}

function afresh(field: Field): Field {
  if (field.type === "tabs")
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(afresh) })),
    };
  if (field.type === "row" || field.type === "collapsible" || field.type === "group")
    return { ...field, fields: field.fields.map(afresh) };
  const hook = inCopies(field);
  return hook
    ? ({
        ...field,
        hooks: { ...("hooks" in field && field.hooks), beforeDuplicate: [hook] },
      } as Field)
    : field;
}

export const copiedAfresh = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(afresh),
  hooks: {
    ...collection.hooks,
    beforeOperation: [asDraft, ...(collection.hooks?.beforeOperation ?? [])],
  },
});
