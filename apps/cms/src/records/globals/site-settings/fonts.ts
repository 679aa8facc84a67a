import type { Field, UploadField } from "payload";
import { section } from "#records/globals/site-settings/parts.ts";

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
          ...font("bold", "Bold", "Not of a variable font, which has it."),
          validate: (value: unknown, { siblingData }: { siblingData: object }) =>
            !value ||
            Boolean(Reflect.get(siblingData, "regular")) ||
            "Choose the regular font, too: alone the bold one is not worn.",
        },
      ],
    },
  ]);

export const fontFields: Field = section(
  "fonts",
  "Fonts",
  [
    family("text", "Text", "Without one the bundled font stands."),
    family("headings", "Headings", "Without one headings have the text's font."),
  ],
  "Files of WOFF2. Titles of the pictures that networks show are set in the headings' font too; this admin has it for the name at the login.",
);
