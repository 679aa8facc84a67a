import type { ArrayField, Field } from "payload";

interface RowsOptions {
  /** What one row is called, e.g. `Step`. */
  row: string;
  label?: string;
  description?: string;
  /** The field of a row that names it while it is folded. */
  titled?: string;
  dbName?: string;
  /** Under the list, as its folded rows cannot say it themselves. */
  notes?: Record<string, unknown>;
  condition?: (sibling: Record<string, unknown>) => boolean;
  fields: Field[];
}

/** A list of rows that stay readable while folded: `Step 2 · Interviews`. */
export const rows = (
  name: string,
  { row, label, description, titled = "title", dbName, notes, condition, fields }: RowsOptions,
): ArrayField => ({
  name,
  label,
  type: "array",
  dbName,
  labels: { singular: row, plural: `${row}s` },
  fields,
  admin: {
    description,
    initCollapsed: true,
    condition: condition && ((_, sibling) => condition(sibling)),
    components: {
      RowLabel: { path: "/records/screens/row-label.tsx#RowLabel", clientProps: { row, titled } },
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
