import type { TextareaField, TextField } from "payload";
import type { Limit } from "#records/fields/limits.ts";

export const COUNTER = "/records/screens/counted-label.tsx#CountedLabel";

/** Counts the text's characters next to its label; `label`: a component that adds to them. */
export const counted = <F extends TextField | TextareaField>(
  field: F,
  limit: Limit,
  label = COUNTER,
): F => ({
  ...field,
  admin: {
    ...field.admin,
    components: {
      ...field.admin?.components,
      Label: { path: label, clientProps: { limit } },
    },
  },
});
