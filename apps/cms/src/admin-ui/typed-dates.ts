import { traverseFields, type SanitizedConfig } from "payload";
import { dateFormats } from "#admin-ui/date-formats.ts";

const FIELD = "/admin-ui/date-field.tsx#DateField";

/**
 * Dates are typed and shown in the order of the user's language, in forms; a list's filter does not
 * know the language, and takes dates that are clear in each. Without formats Payload reads any text
 * as a date, month first.
 */
export function typedDates(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals])
    traverseFields({
      fields,
      callback: ({ field }) => {
        if (field.type !== "date") return;
        const hasTime = field.admin?.date?.pickerAppearance === "dayAndTime";
        Object.assign(field, {
          admin: {
            ...field.admin,
            date: {
              ...field.admin?.date,
              overrides: { dateFormat: dateFormats(undefined, hasTime) },
            },
            components: { Field: FIELD, ...field.admin?.components },
          },
        });
      },
    });
  return config;
}
