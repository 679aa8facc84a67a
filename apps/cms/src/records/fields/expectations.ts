import type { ArrayField } from "payload";
import { rows } from "#records/fields/rows.ts";
import { line, prose } from "#records/fields/texts.ts";

const isText = (sibling: Record<string, unknown>): boolean => sibling.kind === "text";

/** "What should I expect": lists and texts (VACD-04). */
export const expectationsField = (): ArrayField =>
  rows("expectations", {
    row: "Item",
    label: "What should I expect",
    fields: [
      line("title", { description: "Optional; if empty, the text is shown without a heading." }),
      {
        name: "kind",
        label: "Shown as",
        type: "radio",
        defaultValue: "list",
        options: [
          { value: "list", label: "List" },
          { value: "text", label: "Text" },
        ],
      },
      rows("list", {
        row: "Line",
        titled: "value",
        condition: (sibling) => !isText(sibling),
        fields: [line("value", { label: "Text", required: true })],
      }),
      {
        ...prose("simpleText", { label: "Text" }),
        admin: { rows: 4, condition: (_, sibling) => isText(sibling) },
      },
    ],
  });
