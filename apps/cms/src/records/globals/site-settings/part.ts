import type { CollapsibleField, Field, GroupField } from "payload";
import { section } from "#records/fields/parts.ts";
import { partClass, slugOf, type Shown } from "#records/globals/site-settings/task-fields.ts";

interface PartOptions {
  shows: Shown;
  /** Rarely changed. A user's last choice replaces it. */
  folded?: boolean;
  description?: string;
}

/** A part of a task, with its own heading, which can be folded. The schema is that of its fields. */
export const part = (
  label: string,
  { shows, folded = false, description }: PartOptions,
  fields: Field[],
): CollapsibleField => ({
  type: "collapsible",
  label,
  admin: {
    className: `settings-part ${partClass(slugOf(label))}`,
    initCollapsed: folded,
    custom: { shows, slug: slugOf(label) },
    components: {
      Label: {
        path: "/records/screens/settings/part-label.tsx#PartLabel",
        clientProps: { label, shows, description },
      },
    },
  },
  fields,
});

/** Parts whose fields are stored under one name. */
export const stored = (name: string, parts: CollapsibleField[]): GroupField =>
  section(name, "", parts);
