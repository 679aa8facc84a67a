import type { Field, UploadField } from "payload";
import { section } from "#records/fields/parts.ts";

const font = (name: string, label: string, description: string): UploadField => ({
  name,
  label,
  type: "upload",
  relationTo: "fonts",
  admin: { description },
});

const family = (name: string, label: string, description: string): Field =>
  section(name, label, [
    {
      type: "row",
      fields: [
        font("regular", "Regular, or variable", description),
        {
          ...font("bold", "Bold", "Not needed with a variable font, which includes bold."),
          validate: (value: unknown, { siblingData }: { siblingData: object }) =>
            !value ||
            Boolean(Reflect.get(siblingData, "regular")) ||
            "Choose the regular font, too: a bold font alone is not used.",
        },
      ],
    },
  ]);

export const fontFields: Field = section("fonts", "", [
  family("text", "Text", "If empty, the bundled font."),
  family("headings", "Headings", "If empty, the text's font."),
]);
