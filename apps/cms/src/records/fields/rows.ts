import type { ArrayField, Field } from "payload";

interface RowsOptions {
  /** The name of a row: `Step`. */
  row: string;
  label?: string;
  description?: string;
  /** The field that names a collapsed row. */
  titled?: string;
  dbName?: string;
  /** Notes below the list: collapsed rows cannot show them. */
  notes?: Record<string, unknown>;
  condition?: (sibling: Record<string, unknown>) => boolean;
  /** The rows are the record's text: expanded at first, and a new record has an empty one. */
  isText?: boolean;
  /** Few short rows that are often changed: expanded at first. */
  isOpen?: boolean;
  fields: Field[];
}

/** What the values of a choice are called: a row is named in words. */
function namesOf(fields: readonly Field[], titled: string): Record<string, string> | undefined {
  const field = fields.find((one) => "name" in one && one.name === titled);
  if (field?.type !== "select") return undefined;
  return Object.fromEntries(
    field.options.map((one) =>
      typeof one === "string" ? [one, one] : [one.value, String(one.label)],
    ),
  );
}

/** Collapsed rows are readable: `Step 2 · Interviews`. */
export const rows = (
  name: string,
  {
    row,
    label,
    description,
    titled = "title",
    dbName,
    notes,
    condition,
    isText = false,
    isOpen = isText,
    fields,
  }: RowsOptions,
): ArrayField => ({
  name,
  label,
  type: "array",
  dbName,
  labels: { singular: row, plural: `${row}s` },
  fields,
  ...(isText && { defaultValue: () => [{}] }),
  admin: {
    description,
    initCollapsed: !isOpen,
    condition: condition && ((_, sibling) => condition(sibling)),
    components: {
      RowLabel: {
        path: "/records/screens/row-label.tsx#RowLabel",
        clientProps: { row, titled, names: namesOf(fields, titled) },
      },
      ...(notes && {
        afterInput: [
          {
            path: "/records/screens/list-notes.tsx#ListNotes",
            clientProps: { row, titled, ...notes },
          },
        ],
      }),
    },
  },
});
